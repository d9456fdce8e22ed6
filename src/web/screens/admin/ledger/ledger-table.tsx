import type { LedgerEntry } from "../../../../engine/contract/api.ts";
import type { LedgerKind } from "../../../lib/api/queries.ts";
import { dateAndTime } from "../../../lib/text/time.ts";
import { capitalised } from "../../../lib/text/words.ts";
import { toast } from "../../../lib/toasts.ts";
import { ledgerSubject } from "./ledger-subject.ts";
import { byMonth } from "./months.ts";

const TONES: Record<LedgerKind, string> = { grant: "success", purchase: "success", refund: "accent", adjustment: "warning", charge: "" };

/** The entries of a page, under their months. */
export function LedgerTable({ entries }: { entries: LedgerEntry[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keyboard
    <section className="ledger" aria-label="Entries" tabIndex={0}>
      <table className="ledger-table">
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col" className="ledger-date">
              Date
            </th>
            <th scope="col" className="num">
              Credits
            </th>
            <th scope="col" className="num">
              Balance
            </th>
          </tr>
        </thead>
        {byMonth(entries).map(({ name, entries }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={4} className="ledger-month">
                {name}
              </th>
            </tr>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function EntryRow({ entry }: { entry: LedgerEntry }) {
  const { kind, amount, balance, ref, at } = entry;
  const subject = ledgerSubject(entry);
  return (
    <tr>
      <td>
        <span className="ledger-entry">
          <span className={`badge ${TONES[kind]}`}>{capitalised(kind)}</span>
          <span className="ledger-subject" title={subject}>
            {subject}
          </span>
          {ref && <CopyReference reference={ref} />}
        </span>
        <time className="muted ledger-day" dateTime={at}>
          {dateAndTime(at)}
        </time>
      </td>
      <td className="ledger-date muted">
        <time dateTime={at}>{dateAndTime(at)}</time>
      </td>
      <td className={amount > 0 ? "num gain" : "num"}>{signed(amount)}</td>
      <td className="num muted">{balance.toLocaleString("en")}</td>
    </tr>
  );
}

const withSign = new Intl.NumberFormat("en", { signDisplay: "exceptZero" });

/** `+10`, `−1`: with the sign that is as wide as a figure. */
const signed = (amount: number) => withSign.format(amount).replace("-", "\u2212");

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
