import type { Cell, Line } from "../../../reading.ts";
import { findDateRanges, isDateOnly } from "../../recognisers/dates/dates.ts";
import { MAX_LINE_GAP, MAX_STACKED_DATE_CHARACTERS } from "../thresholds.ts";

/**
 * Periods whose two dates stand one above the other in a column of their own, as on a timeline: "2015 ⇥ **Fitter**" over "2019 ⇥ Acme Ltd".
 * The first line gets the whole period. Two lines that are set alike are two entries.
 */
export function joinStackedPeriods(lines: readonly Line[], { language }: { language: string }): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const period = above && stackedPeriod(above, line, language);
    if (!above || !period) {
      joined.push(line);
      continue;
    }
    const [first, ...others] = above.cells as [Cell, ...Cell[]];
    const [run] = first.runs;
    joined[joined.length - 1] = withCells(above, [{ ...first, text: period, runs: run ? [{ ...run, text: period }] : [] }, ...others]);
    if (line.cells.length > 1) joined.push(withCells(line, line.cells.slice(1)));
  }
  return joined;
}

function stackedPeriod(above: Line, line: Line, language: string): string | undefined {
  const [first, title] = above.cells;
  const [second, below] = line.cells;
  if (!first || !title || !second || line.bullet || above.bullet || line.flow !== above.flow || line.gap > MAX_LINE_GAP) return undefined;
  const isBeside = second.x + (second.width ?? 0) < title.x + 1 && (!below || below.x > second.x);
  if (!isBeside || first.text.length > MAX_STACKED_DATE_CHARACTERS || second.text.length > MAX_STACKED_DATE_CHARACTERS) return undefined;
  if (below && !(isBold(title) && !isBold(below))) return undefined;
  if (!isOneDate(first.text, language)) return undefined;
  const whole = `${first.text} – ${second.text}`;
  const [range, ...more] = findDateRanges(whole, { language });
  const isWhole = range && more.length === 0 && !range.single && range.from === 0 && range.to >= whole.trimEnd().length;
  return isWhole && (range.ongoing || (range.end && range.start && range.end >= range.start)) ? whole : undefined;
}

function isOneDate(text: string, language: string): boolean {
  const ranges = findDateRanges(text, { language });
  return ranges.length === 1 && Boolean(ranges[0]?.single) && isDateOnly(text, { language });
}

const isBold = ({ runs }: Cell) => runs.some(({ text, bold }) => bold && text.trim() !== "");

const withCells = (line: Line, cells: Cell[]): Line => ({ ...line, cells, text: cells.map(({ text }) => text).join("\t") });
