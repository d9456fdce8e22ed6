import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useState } from "react";
import type { User } from "../../../../engine/contract/api.ts";
import { errorMessage } from "../../../lib/api/api.ts";
import { saveFile } from "../../../lib/api/files.ts";
import { type LedgerKind, ledgerQuery } from "../../../lib/api/queries.ts";
import { csvFile } from "../../../lib/text/csv.ts";
import { fullName, plural } from "../../../lib/text/words.ts";
import { toast } from "../../../lib/toasts.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Select } from "../../../ui/controls/field.tsx";
import { Skeleton } from "../../../ui/controls/loading.tsx";
import { Pager } from "../../../ui/controls/pager.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { ledgerCsv, readWholeLedger } from "./ledger-csv.ts";
import { LedgerTable } from "./ledger-table.tsx";

const KINDS: { kind: LedgerKind; label: string }[] = [
  { kind: "charge", label: "Charges" },
  { kind: "refund", label: "Refunds" },
  { kind: "grant", label: "Grants" },
  { kind: "purchase", label: "Purchases" },
  { kind: "adjustment", label: "Adjustments" },
];

/** Every grant, charge and refund of an account, newest first. */
export default function LedgerDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const [kind, setKind] = useState<LedgerKind | null>(null);
  const { data, isError } = useQuery({ ...ledgerQuery(user.id, page, kind), placeholderData: keepPreviousData });
  const show = (chosen: string) => {
    setKind((chosen || null) as LedgerKind | null);
    setPage(1);
  };
  return (
    <Dialog wide="extra" title="Credit Ledger" description={`${fullName(user)} has ${plural(user.credits, "credit")}.`} onClose={onClose}>
      <div className="form ledger-form">
        <div className="list-tools">
          <Select label="Show" hideLabel value={kind ?? ""} onChange={({ target }) => show(target.value)}>
            <option value="">All entries</option>
            {KINDS.map(({ kind, label }) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </Select>
          <SaveCsv user={user} kind={kind} disabled={!data?.total} />
        </div>
        {isError && <Alert tone="danger">The ledger cannot be read. Please try again.</Alert>}
        {!data && !isError && <Skeleton height="20rem" />}
        {data?.total === 0 && (
          <p className="muted no-entries">{kind ? "There are no entries of this kind." : "No credits were granted or used yet."}</p>
        )}
        {data && data.total > 0 && <LedgerTable entries={data.entries} />}
        {data && data.pages > 1 && (
          <Pager label="Pages of the ledger" page={data.page} pages={data.pages} before="Newer" after="Older" onTurn={setPage}>
            Page {data.page} of {data.pages}, {plural(data.total, "entry", "entries")}
          </Pager>
        )}
      </div>
    </Dialog>
  );
}

/** All that is shown, on whatever page, as lines for a spreadsheet. */
function SaveCsv({ user, kind, disabled }: { user: User; kind: LedgerKind | null; disabled: boolean }) {
  const save = useMutation({
    mutationFn: () => readWholeLedger(user.id, kind),
    onSuccess: (entries) => saveFile(`credit-ledger ${user.email}.csv`, csvFile(ledgerCsv(entries))),
    onError: (error) => toast({ title: "Download failed", description: errorMessage(error, "Please try again."), tone: "danger" }),
  });
  return (
    <button type="button" className="button small" disabled={disabled || save.isPending} onClick={() => save.mutate()}>
      <FileDown size={15} aria-hidden="true" />
      CSV
    </button>
  );
}
