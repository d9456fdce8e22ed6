import { useMutation } from "@tanstack/react-query";
import type { HouseWords } from "../../../../engine/contract/api.ts";
import { api, errorMessage } from "../../../lib/api/api.ts";
import { notify, toast } from "../../../lib/toasts.ts";
import { sectionLabel } from "../form/targets.ts";
import { useDesk } from "../state/desk-context.ts";

/** After a whole group was put under a section: whether that heading means this section in other CVs too. */
export function RememberHeading({ text, section, onDone }: { text: string; section: string; onDone: () => void }) {
  const desk = useDesk();
  const { language } = desk.review.peek().resume.meta.vitae;
  const remember = useMutation({
    mutationFn: async () => {
      const { headings, labels } = await api<HouseWords>("GET", "/house/words");
      const others = headings.filter((heading) => heading.text !== text);
      return api("PUT", "/house/words", { headings: [...others, { text, section, language }], labels });
    },
    onSuccess: () => {
      notify(`“${text}” is remembered.`);
      onDone();
    },
    onError: (error) => toast({ title: "Not remembered", description: errorMessage(error, "Please try again."), tone: "danger" }),
  });
  return (
    <p className="tray-remember" role="status">
      <span>
        Always read “{text}” as {sectionLabel(section)}?
      </span>
      <button type="button" className="button small" disabled={remember.isPending} onClick={() => remember.mutate()}>
        Remember
      </button>
      <button type="button" className="link-button" onClick={onDone}>
        No
      </button>
    </p>
  );
}
