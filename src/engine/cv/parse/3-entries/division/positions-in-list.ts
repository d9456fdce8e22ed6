import type { Row } from "../../1-document/row.ts";
import type { Entry } from "../entry.ts";
import { LIKELY_POSITION } from "../thresholds.ts";
import type { RoleScore } from "./row-roles.ts";

/**
 * "Acme Ltd" over "• Fitter, 2015 – 2018" and "• Foreman, 2018 – 2021": list items with dates under an employer without one are positions there. Each
 * becomes an entry with the head of the employer. So do those under nothing but the years of all: "2011 – 2021" over "• Fitter, Acme Ltd, 2015 – 2021".
 */
export function positionsInList(entry: Entry, position: RoleScore | undefined): Entry[] {
  const isYearsAlone = entry.head[0]?.dateOnly === true && entry.head.every((row) => row.dateOnly || isDatedItem(row));
  const [head, body] = isYearsAlone ? [[], entry.rows.filter(({ dateOnly }) => !dateOnly)] : [entry.head, entry.body];
  const [first] = body;
  if (!position || !first || !isDatedItem(first) || !(isYearsAlone || (head.length > 0 && !entry.range))) return [entry];
  const level = first.line.bullet?.level;
  const items = body.filter((row) => row.bullet && row.line.bullet?.level === level);
  const titles = items.filter(({ cells }) => cells.some(({ rest }) => position(rest) >= LIKELY_POSITION));
  if (!items.every(isDatedItem) || titles.length * 2 < items.length) return [entry];
  return items.map((item, index) => {
    const from = body.indexOf(item);
    const to = index + 1 < items.length ? body.indexOf(items[index + 1] as Row) : body.length;
    const own = body.slice(from + 1, to);
    return {
      head: [...head, item],
      body: own,
      range: item.ranges[0],
      rows: [...(index === 0 ? entry.head.filter((row) => row !== item) : []), item, ...own],
    };
  });
}

/** A list item that a period, or a year, begins or ends. */
const isDatedItem = ({ bullet, prose, ranges: [range, ...others], text }: Row) =>
  bullet && !prose && range !== undefined && others.length === 0 && (range.from === 0 || /^[\s)\].]*$/.test(text.slice(range.to)));
