import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import type { LedgerEntry, LedgerPage, User } from "../../../../engine/contract/api.ts";
import { ledgerQuery } from "../../../lib/api/queries.ts";
import { dateAndTime } from "../../../lib/text/time.ts";
import { capitalised, fullName, plural } from "../../../lib/text/words.ts";
import { toast } from "../../../lib/toasts.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Dialog } from "../../../ui/controls/dialog.tsx";
import { Skeleton } from "../../../ui/controls/loading.tsx";
import { ledgerSubject } from "./ledger-subject.ts";

/** Every grant, charge and refund of an account, newest first. */
export function LedgerDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const { data, isError } = useQuery({ ...ledgerQuery(user.id, page), placeholderData: keepPreviousData });
  return (
    <Dialog wide title="Credit Ledger" description={`${fullName(user)} has ${plural(user.credits, "credit")}.`} onClose={onClose}>
      <div className="form">
        {isError ? <Alert tone="danger">The ledger cannot be read. Please try again.</Alert> : <Entries ledger={data} />}
        {data && data.pages > 1 && <Pager {...data} onTurn={setPage} />}
      </div>
    </Dialog>
  );
}

function Entries({ ledger }: { ledger?: LedgerPage }) {
  if (!ledger) return <Skeleton height="12rem" />;
  if (ledger.total === 0) return <p className="muted no-entries">No credits were granted or used yet.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keyboard
    <section className="ledger" aria-label="Entries" tabIndex={0}>
      <table className="ledger-table">
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col" className="num">
              Credits
            </th>
            <th scope="col" className="num">
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          {ledger.entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function EntryRow({ entry }: { entry: LedgerEntry }) {
  const { kind, amount, balance, ref, at } = entry;
  return (
    <tr>
      <td>
        <span className="ledger-kind">{capitalised(kind)}</span> <span>{ledgerSubject(entry)}</span>
        <span className="ledger-line muted">
          <time dateTime={at}>{dateAndTime(at)}</time>
          {ref && <CopyReference reference={ref} />}
        </span>
      </td>
      <td className={amount > 0 ? "num gain" : "num"}>{signed.format(amount)}</td>
      <td className="num">{balance.toLocaleString("en")}</td>
    </tr>
  );
}

/** The id of the cause, for support and for searches in logs; nobody needs to read it. */
function CopyReference({ reference }: { reference: string }) {
  const copy = async () => {
    // Without https a browser has no clipboard for a page; then the reference is shown to be copied by hand.
    const copied = await navigator.clipboard?.writeText(reference).then(
      () => true,
      () => false,
    );
    toast({ title: copied ? "Reference copied" : "Reference", description: reference });
  };
  return (
    <button type="button" className="link-button" title={reference} onClick={copy}>
      Copy reference
    </button>
  );
}

const signed = new Intl.NumberFormat("en", { signDisplay: "exceptZero" });

function Pager({ page, pages, total, onTurn }: LedgerPage & { onTurn: (page: number) => void }) {
  return (
    <nav className="pager" aria-label="Pages of the ledger">
      <button type="button" className="button small" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        <ChevronLeft size={15} aria-hidden="true" />
        Newer
      </button>
      <span className="muted num" role="status">
        Page {page} of {pages}, {plural(total, "entry", "entries")}
      </span>
      <button type="button" className="button small" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        Older
        <ChevronRight size={15} aria-hidden="true" />
      </button>
    </nav>
  );
}
