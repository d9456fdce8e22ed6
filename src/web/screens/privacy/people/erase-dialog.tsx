import { useMutation } from "@tanstack/react-query";
import type { ErasureReceipt, PersonItem } from "../../../../engine/contract/api.ts";
import { api, errorMessage, isUnauthorized } from "../../../lib/api/api.ts";
import { plural } from "../../../lib/text/words.ts";
import { toast } from "../../../lib/toasts.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import type { Erased } from "./receipt.tsx";
import { type PersonSearch, searchBody } from "./search.ts";

type Props = { items: PersonItem[]; search: PersonSearch; onErased: (erased: Erased) => void; onClose: () => void };

export function EraseDialog({ items, search, onErased, onClose }: Props) {
  const erase = useErase(search, (receipt) => {
    onClose();
    onErased({ receipt, query: search.query });
  });
  const mentions = items.filter(({ how }) => how === "mentioned").length;
  return (
    <ConfirmDialog
      title="Erase a Person"
      description={`“${search.query}”: ${plural(items.length, "item")}`}
      confirm={`Erase ${plural(items.length, "item")}`}
      danger
      busy={erase.isPending}
      onConfirm={() => erase.mutate(items.map(({ id }) => id))}
      onClose={onClose}
    >
      <p>
        CVs, documents, corrections, scores and messages that are chosen are permanently removed from the files and the database. Of an
        analysis of several people only this person's part goes; one that is still at work goes as a whole and is refunded.
      </p>
      {mentions > 0 && (
        <p>
          {plural(mentions, "item")} of other people that only mention this person {mentions === 1 ? "is" : "are"} among them.
        </p>
      )}
      <p>This cannot be undone.</p>
    </ConfirmDialog>
  );
}

function useErase(search: PersonSearch, onDone: (receipt: ErasureReceipt) => void) {
  return useMutation({
    mutationFn: (items: string[]) => api<ErasureReceipt>("POST", "/people/erase", { ...searchBody(search), items }),
    onSuccess: (receipt) => {
      toast({ title: "Person Erased", description: "The receipt says what was removed.", tone: "success" });
      onDone(receipt);
    },
    onError: (error) => {
      if (!isUnauthorized(error))
        toast({ title: "Erase Failed", description: errorMessage(error, "Please search again."), tone: "danger" });
    },
  });
}
