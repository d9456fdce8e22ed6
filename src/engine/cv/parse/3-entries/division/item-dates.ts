import { hasPeriod } from "../../1-document/row.ts";
import type { Entry } from "../entry.ts";

/**
 * "Acme Ltd" over "• Full time, January 2010 – March 2012" and "• Mended pumps": where no entry of a section has a date in its head and each has one period
 * among its list items, that period is the entry's.
 */
export function datesInItems(entries: Entry[]): Entry[] {
  const dated = entries.map(({ body }) => body.filter((row) => row.bullet && hasPeriod(row)));
  const isConsistent = entries.length > 1 && entries.every(({ range }, at) => range === undefined && dated[at]?.length === 1);
  if (!isConsistent) return entries;
  return entries.map((entry, at) => ({ ...entry, range: dated[at]?.[0]?.ranges.find(({ single }) => !single) }));
}
