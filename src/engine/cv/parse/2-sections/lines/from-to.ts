import type { Cell, Line } from "../../../reading.ts";
import { fold } from "../../../text/fold.ts";
import { cellAsLine, withText } from "../../1-document/line-style.ts";
import { FROM_COLUMNS, TO_COLUMNS } from "../../lexicon/column-words.ts";
import { DAY_LABELS, MONTH_LABELS, YEAR_LABELS } from "../../lexicon/dates/date-words.ts";
import { isDateOnly } from "../../recognisers/dates/dates.ts";
import { MAX_OPEN_END_CHARACTERS } from "../thresholds.ts";

/**
 * The two fields in which a form asks for a period, as one: "From ⇥ 03/2009" and "To ⇥ 12/2015" side by side or below each other become
 * "Period ⇥ 03/2009 – 12/2015", and so do "Start date: 03/2009" and "End date: 12/2015". A period whose end was left empty goes on.
 */
export function joinFromTo(lines: readonly Line[]): Line[] {
  const periods: Line[] = [];
  for (const line of lines.flatMap(separateHalves)) {
    const above = periods.at(-1);
    const [from, end] = [above && fieldOf(above, FROM_COLUMNS), fieldOf(line, TO_COLUMNS)];
    const to = end && isUnfilled(end.text) ? withText(end, "") : end;
    if (above && from && isDateOnly(from.text) && to && (to !== end || mayBeEnd(to, line)) && above.flow === line.flow)
      periods[periods.length - 1] = withEnd(above, from, line, to);
    else periods.push(line);
  }
  return periods;
}

/** "DÍA MES AÑO": what a form prints for the figures, and nobody wrote beside it. */
const isUnfilled = (text: string) => {
  const words = fold(text).split(" ");
  return words.length > 1 && words.every((word) => [DAY_LABELS, MONTH_LABELS, YEAR_LABELS].some((labels) => labels.has(word)));
};

/** "From ⇥ 03/2009 ⇥ To ⇥ 12/2015": two fields in one row. */
function separateHalves(line: Line): Line[] {
  const [from, , to] = line.cells;
  const areHalves = from && to && line.cells.length === 4 && names(from.text, FROM_COLUMNS) && names(to.text, TO_COLUMNS);
  if (areHalves) return [cellAsLine(line, line.cells.slice(0, 2)), cellAsLine(line, line.cells.slice(2))];
  const [first, second] = line.cells.length === 1 && !line.bullet ? halvesOf(line.text) : [];
  return from && first && second ? [cellAsLine(line, [withText(from, first)]), cellAsLine(line, [withText(from, second)])] : [line];
}

/** "From: March 2009 To: December 2015", "Von: 2009, Bis: heute": both fields in one text. The second label is what most words before its colon are. */
function halvesOf(text: string): [string, string] | [] {
  const [first, second, third] = text.split(/(?<=[:：])/u, 3);
  if (!first || !second || !third || !names(first, FROM_COLUMNS)) return [];
  for (const { index } of second.matchAll(/(?<=\s)(?=\p{L})/gu))
    if (names(second.slice(index), TO_COLUMNS))
      return [`${first}${second.slice(0, index).replace(/[\s,;|/–—-]+$/u, "")}`, `${second.slice(index)}${third}`];
  return [];
}

const names = (label: string, words: ReadonlySet<string>) => words.has(fold(label));

/** The value of a field with such a label; an empty one where the field was left empty. Undefined for anything else. */
function fieldOf({ cells, bullet }: Line, words: ReadonlySet<string>): Cell | undefined {
  const [first, second] = cells;
  if (!first || bullet || cells.length > 2) return undefined;
  if (second) return names(first.text, words) ? second : undefined;
  const [, label = "", value = ""] = LABELLED.exec(first.text) ?? [];
  return names(label, words) ? withText(first, value) : undefined;
}

const LABELLED = /^([^:：]{2,40})[:：]\s*(.*)$/u;

/** A date, a word such as "now", or nothing. */
const mayBeEnd = ({ text }: Cell, line: Line) =>
  isDateOnly(text) || (text === "" && line.cells.length === 1) || (!/[\d,]/.test(text) && text.length <= MAX_OPEN_END_CHARACTERS);

function withEnd(line: Line, from: Cell, below: Line, to: Cell): Line {
  const [label] = line.cells as [Cell, ...Cell[]];
  const period = cellAsLine(line, [withText(label, PERIOD), joinCells(from, to)]);
  return { ...period, physicalLines: [...line.physicalLines, ...below.physicalLines] };
}

/** Any label of a period. */
export const PERIOD = "Period";

/** The cells of the two dates of a period as one. */
export const joinCells = (cell: Cell, next: Cell): Cell => ({
  ...cell,
  text: `${cell.text} – ${next.text}`.trimEnd(),
  runs: [...cell.runs, ...next.runs.map((run, at) => (at === 0 ? { ...run, text: ` – ${run.text}` } : run))],
});
