import type { LedgerEntry } from "../../../../engine/contract/api.ts";

const month = new Intl.DateTimeFormat("en", { month: "long", year: "numeric" });

export type Month = { name: string; entries: LedgerEntry[] };

/** Entries that follow one another under the month that they fall into, in the reader's time zone: `November 2026`. */
export function byMonth(entries: LedgerEntry[]): Month[] {
  const months: Month[] = [];
  for (const entry of entries) {
    const name = month.format(new Date(entry.at));
    if (months.at(-1)?.name === name) months.at(-1)?.entries.push(entry);
    else months.push({ name, entries: [entry] });
  }
  return months;
}
