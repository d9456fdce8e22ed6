import type { Row } from "../../../1-document/row.ts";
import type { Entry } from "../../entry.ts";
import { LIKELY_POSITION, MIN_PERIOD_ITEMS, MIN_PERIOD_ITEMS_RATIO } from "../../thresholds.ts";
import type { RoleScore } from "../rows/row-roles.ts";

/**
 * "Acme Ltd" over "• Fitter, 2015 – 2018" and "• Foreman, 2018 – 2021": list items with dates under an employer without one are positions there. Each
 * becomes an entry with the head of the employer. So do those under nothing but the years of all: "2011 – 2021" over "• Fitter, Acme Ltd, 2015 – 2021",
 * and those that a period begins, with employers of their own: "Nurse" over "• 2014 – 2016: St Anne, Leeds" and "• 2016 – 2019: St John, York".
 */
export function positionsInList(entry: Entry, position: RoleScore | undefined): Entry[] {
  const isYearsAlone = entry.head[0]?.dateOnly === true && entry.head.every((row) => row.dateOnly || isDatedItem(row));
  const [head, body] = isYearsAlone ? [[], entry.rows.filter(({ dateOnly }) => !dateOnly)] : [entry.head, entry.body];
  const [first] = body;
  if (!position || !first?.bullet || !(isYearsAlone || (head.length > 0 && !entry.range))) return [entry];
  const level = first.line.bullet?.level;
  const listed = body.filter((row) => row.bullet && row.line.bullet?.level === level);
  const names = (row: Row) => row.cells.some(({ rest }) => position(rest) >= LIKELY_POSITION);
  if (listed.every(isDatedItem) && listed.filter(names).length * 2 >= listed.length) return entriesOf(entry, body, listed, head);

  const led = listed.filter(beginsWithPeriod);
  if (led.length < MIN_PERIOD_ITEMS || led.length < MIN_PERIOD_ITEMS_RATIO * listed.length || led[0] !== first) return [entry];
  // "Nurse": each item says what it was and where, and the head would be taken for the position of them all.
  return head.some(names) ? entriesOf(entry, [...head, ...body], led, []) : entriesOf(entry, body, led, head);
}

/** An entry for each of the items, with the rows below it. `head`: what they have in common. Rows above the first item belong to it. */
const entriesOf = (entry: Entry, body: readonly Row[], items: readonly Row[], head: readonly Row[]): Entry[] =>
  items.map((item, index) => {
    const from = body.indexOf(item);
    const to = index + 1 < items.length ? body.indexOf(items[index + 1] as Row) : body.length;
    const own = [...(index === 0 ? body.slice(0, from) : []), ...body.slice(from + 1, to)];
    return {
      head: [...head, item],
      body: own,
      range: item.ranges[0],
      rows: [...(index === 0 ? entry.head.filter((row) => row !== item && !own.includes(row)) : []), item, ...own],
    };
  });

/** "• October 2016 – December 2018: ward of St Anne in Leeds, where strokes are treated": a period stands before what it dates, be that a sentence. */
const beginsWithPeriod = ({ bullet, ranges: [range], text }: Row) =>
  bullet && range !== undefined && !range.single && range.from === 0 && /^\s*[:–—-]/u.test(text.slice(range.to));

/** A list item that a period, or a year, begins or ends. */
export const isDatedItem = ({ bullet, prose, ranges: [range, ...others], text }: Row) =>
  bullet && !prose && range !== undefined && others.length === 0 && (range.from === 0 || /^[\s)\].]*$/.test(text.slice(range.to)));
