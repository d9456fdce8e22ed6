import { hasPeriod, type Row } from "../../../1-document/row.ts";
import type { Entry } from "../../entry.ts";
import { LIKELY_POSITION } from "../../thresholds.ts";
import type { RoleScore } from "../rows/row-roles.ts";

/**
 * "Acme Ltd" over "• Full time, January 2010 – March 2012" and "• Mended pumps": where no entry of a section has a date in its head and each has one period
 * among its list items, that period is the entry's. "• Fitter, January 2010 – March 2012" as the first item of each names the position there.
 */
export function datesInItems(entries: Entry[], position: RoleScore | undefined): Entry[] {
  const dated = entries.map(({ body }) => body.filter((row) => row.bullet && hasPeriod(row)));
  const isConsistent = entries.length > 1 && entries.every(({ range }, at) => range === undefined && dated[at]?.length === 1);
  if (!isConsistent) return entries;
  const items = dated.flat();
  const isFirst = entries.every(({ body }, at) => body[0] === items[at]);
  const positions = items.filter((row) => row.cells.some(({ rest }) => (position?.(rest) ?? 0) >= LIKELY_POSITION));
  const areHeads = isFirst && items.every(({ prose }) => !prose) && positions.length * 2 >= items.length;
  if (areHeads)
    return entries.map((entry, at) => ({
      ...entry,
      head: [...entry.head, items[at] as Row],
      body: entry.body.slice(1),
      range: rangeOf(items[at]),
    }));
  return entries.map((entry, at) => ({ ...entry, range: rangeOf(dated[at]?.[0]) }));
}

const rangeOf = (row: Row | undefined) => row?.ranges.find(({ single }) => !single);
