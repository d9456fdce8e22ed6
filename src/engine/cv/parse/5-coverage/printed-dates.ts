import type { Line } from "../../reading.ts";
import { yearMonth } from "../2-sections/lines/year-tables.ts";
import type { DateRange } from "../recognisers/dates/date-range.ts";
import { findDateRanges } from "../recognisers/dates/dates.ts";
import { MAX_HALF_PERIOD_WORDS } from "./thresholds.ts";

/** A date or a period in the line `at`. */
export type PrintedDate = { at: number; quote: string; start?: string; end?: string };

/** By date, where a document prints it: in a line, in a cell, in the year and month columns of a table, or broken over two lines. */
export function printedDates(lines: readonly Line[], language: string): Map<string, PrintedDate[]> {
  const rangesOf = lines.map((line) => rangesIn(line, language));
  const printed = new Map<string, PrintedDate[]>();
  const add = (date: string, found: PrintedDate) => {
    const known = printed.get(date) ?? [];
    printed.set(date, known);
    if (known.at(-1)?.at !== found.at) known.push(found);
  };
  for (let at = 0; at < lines.length; at += 1) {
    const ranges = rangesOf[at] ?? [];
    for (const { start, end, quote } of ranges) for (const date of datesOf({ start, end })) add(date, { at, quote, start, end });
    const overTwo = rangesOverTwo(lines[at], lines[at + 1], language);
    if (overTwo.length === 0) continue;
    const alone = new Set([...ranges, ...(rangesOf[at + 1] ?? [])].flatMap(datesOf));
    for (const { start, end, quote } of overTwo)
      for (const date of datesOf({ start, end })) if (!alone.has(date)) add(date, { at, quote, start, end });
  }
  return printed;
}

/** The ranges of the line, of each of its cells, and of a year and a month in columns of their own. */
function rangesIn(line: Line, language: string): readonly DateRange[] {
  const texts = new Set([line.text, ...line.cells.map(({ text }) => text), yearMonth(line) ?? ""]);
  return [...texts].flatMap((text) => findDateRanges(text, { language }));
}

const datesOf = ({ start, end }: Pick<DateRange, "start" | "end">) => [start, end].filter((date) => date !== undefined);

/** The periods that begin with the last words of a line and end with the first words of the next. */
function rangesOverTwo(line: Line | undefined, below: Line | undefined, language: string): readonly DateRange[] {
  const [above, next] = [line?.cells[0]?.text, below?.cells[0]?.text].map((text) => text?.split(" ") ?? []) as [string[], string[]];
  const [end, begin] = [above.slice(-MAX_HALF_PERIOD_WORDS).join(" "), next.slice(0, MAX_HALF_PERIOD_WORDS).join(" ")];
  if (end === "" || begin === "") return [];
  return findDateRanges(`${end} ${begin}`, { language }).filter(({ from, to }) => from < end.length && to > end.length + 1);
}

/** The line with the period from `start` to `end`, or with the single date `start`, that is nearest to `near`. */
export function lineOfPeriod(
  printed: ReadonlyMap<string, PrintedDate[]>,
  { start, end = start }: Pick<DateRange, "start" | "end">,
  near: number,
): number | undefined {
  const same = (start ? printed.get(start) : undefined)?.filter((found) => found.start === start && (found.end ?? found.start) === end);
  return nearest(same ?? [], near)?.at;
}

/** The nearest to `near`; of two at the same distance the earlier one. */
export const nearest = <T extends { at: number }>(found: readonly T[], near: number): T | undefined =>
  found.reduce<T | undefined>(
    (best, one) => (best === undefined || Math.abs(one.at - near) < Math.abs(best.at - near) ? one : best),
    undefined,
  );
