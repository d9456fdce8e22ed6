import type { LedgerEntry } from "../../../../engine/contract/api.ts";
import { type LedgerKind, ledgerPage } from "../../../lib/api/queries.ts";
import { capitalised } from "../../../lib/text/words.ts";
import { ledgerSubject } from "./ledger-subject.ts";

/** Page by page, as the service gives it. */
export async function readWholeLedger(userId: string, kind: LedgerKind | null): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (let page = 1; ; page++) {
    const read = await ledgerPage(userId, page, kind);
    entries.push(...read.entries);
    if (page >= read.pages) return entries;
  }
}

export const ledgerCsv = (entries: LedgerEntry[]): (string | number)[][] => [
  ["Date", "Kind", "Entry", "Credits", "Balance", "Reference"],
  ...entries.map((entry) => [entry.at, capitalised(entry.kind), ledgerSubject(entry), entry.amount, entry.balance, entry.ref ?? ""]),
];
