import type { Cell, Line } from "../../../reading.ts";
import { withCells, withText } from "../../1-document/line-style.ts";
import { findDateRanges, isDateOnly } from "../../recognisers/dates/dates.ts";
import { MAX_LINE_GAP, MAX_LONE_LINE_GAP, MAX_STACKED_DATE_CHARACTERS } from "../thresholds.ts";

/**
 * Periods whose two dates stand one above the other in a column of their own, as on a timeline: "2015 ⇥ **Fitter**" over "2019 ⇥ Acme Ltd", or
 * in two lines before the title: "Present" over "Jun 2019". The first line gets the whole period. Two lines that are set alike are two entries.
 */
export function joinStackedPeriods(lines: readonly Line[], { language }: { language: string }): Line[] {
  const joined: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const above = joined.at(-1);
    const ending = above && periodAtTheEnd(above, line, lines[index + 1], language);
    if (above && ending) {
      joined[joined.length - 1] = withLastCell(above, ending);
      joined.push(withCells(line, line.cells.slice(0, -1)));
      continue;
    }
    const broken = above && brokenPeriod(above, line, language);
    if (above && broken) {
      joined[joined.length - 1] = withLastCell(above, broken.above);
      if (broken.rest) joined.push(withCells(line, [withText(line.cells[0] as Cell, broken.rest)]));
      continue;
    }
    const period = above && (periodBesideTitle(above, line, language) ?? periodOfTwoLines(lines, index, language));
    if (!above || !period) {
      joined.push(withPeriodInOrder(line, language));
      continue;
    }
    joined[joined.length - 1] = withPeriod(above, period);
    if (line.cells.length > 1) joined.push(withCells(line, line.cells.slice(1)));
  }
  return joined;
}

/** "Present Jun 2019 ⇥ Fitter": the two dates of a narrow column were read as one text that goes on in its next line. */
function withPeriodInOrder(line: Line, language: string): Line {
  const [first, title] = line.cells;
  if (!first || !title || first.text.length > MAX_STACKED_DATE_CHARACTERS * 2) return line;
  const words = first.text.split(" ");
  const periods = words.slice(1).map((_, at) => wholePeriod(words.slice(at + 1).join(" "), words.slice(0, at + 1).join(" "), language));
  const period = periods.find((found) => found !== undefined);
  return period ? withPeriod(line, period) : line;
}

function withPeriod(line: Line, period: string): Line {
  const [first, ...others] = line.cells as [Cell, ...Cell[]];
  return withCells(line, [withText(first, period), ...others]);
}

const withLastCell = (line: Line, period: string): Line =>
  withCells(line, [...line.cells.slice(0, -1), withText(line.cells.at(-1) as Cell, period)]);

/**
 * "Shop assistant ⇥ Feb 1998" over "Corve Outfitters ⇥ May 2020" or "⇥ Present": the two dates of a period at the end of the first two lines of an entry: a title in
 * bold over an employer that is not, or two lines of a table row that goes on with a description. Undefined for two entries of a list, which are set alike.
 */
function periodAtTheEnd(above: Line, line: Line, below: Line | undefined, language: string): string | undefined {
  const [first, second] = [above.cells.at(-1), line.cells.at(-1)];
  if (!first || !second || above.cells.length < 2 || line.cells.length < 2 || above.bullet || line.bullet) return undefined;
  const isInRow = (other: Line | undefined) => above.table?.id === other?.table?.id && above.table?.row === other?.table?.row;
  const isOneTableRow = above.table !== undefined && below?.cells.length === 1 && isInRow(below);
  const isTitled = isNextInFlow(above, line) && isBold(above.cells[0] as Cell) && !isBold(line.cells[0] as Cell);
  const hasMonths = ![first, second].some(({ text }) => /^\d{4}$/u.test(text));
  return isOneTableRow || (isTitled && hasMonths) ? wholePeriod(first.text, second.text, language) : undefined;
}

/** "Leith College, 2016 to" over "2020, Mark 1.6": a period that the end of the line divides. What stands behind it stays in its line. */
function brokenPeriod(above: Line, line: Line, language: string): { above: string; rest: string } | undefined {
  const [last, first] = [above.cells.at(-1)?.text ?? "", line.cells[0]?.text ?? ""];
  const [, opening = ""] = OPEN_PERIOD.exec(last.slice(-MAX_STACKED_DATE_CHARACTERS * 2)) ?? [];
  const [closing = ""] = first.split(/[,;|(]\s*/u, 1);
  if (opening === "" || last.length === opening.length || line.cells.length > 1 || line.bullet || line.flow !== above.flow)
    return undefined;
  const isEnd = closing !== "" && closing.length <= MAX_STACKED_DATE_CHARACTERS && isDateOnly(closing, { language });
  const whole = `${opening} ${closing.trim()}`;
  const [range, ...more] = isEnd ? findDateRanges(whole, { language }) : [];
  const isInOrder = range && (range.ongoing || (range.start ?? "") <= (range.end ?? ""));
  const isWhole = isInOrder && more.length === 0 && !range.single && range.to >= whole.length;
  return isWhole
    ? {
        above: `${last} ${closing.trim()}`,
        rest: first
          .slice(closing.length)
          .replace(/^[,;|]\s*/u, "")
          .trim(),
      }
    : undefined;
}

/** A year, a month perhaps, and a word or a dash that a second date must follow. */
const OPEN_PERIOD = /((?:\p{L}{3,10}\.? |\d{1,2}[./])?(?:19|20)\d{2}\s*(?:[–—~-]|\s(?:\p{L}{1,5}|hasta|until)))$/u;

function periodBesideTitle(above: Line, line: Line, language: string): string | undefined {
  const [first, title] = above.cells;
  const [second, below] = line.cells;
  if (!first || !title || !second || !isNextInFlow(above, line, below ? MAX_LINE_GAP : MAX_LONE_LINE_GAP)) return undefined;
  const isBeside = second.x + (second.width ?? 0) < title.x + 1 && (!below || below.x > second.x);
  if (!isBeside || (below && !(isBold(title) && !isBold(below)))) return undefined;
  const period = isOneDate(first.text, language) ? wholePeriod(first.text, second.text, language) : undefined;
  if (period) return period;
  // The end of a period may stand above its beginning: "today ⇥ **Fitter**" over "May 2019". Two years with a text each may be two entries, the latest first.
  if (below && [first, second].some(({ text }) => /^\d{4}$/.test(text))) return undefined;
  return isOneDate(second.text, language) ? wholePeriod(second.text, first.text, language) : undefined;
}

/** The line and the one above it hold a date each and nothing else, and no third date stands by them: three in a column are a list. */
function periodOfTwoLines(lines: readonly Line[], index: number, language: string): string | undefined {
  const [before, above, line, below] = [lines[index - 2], lines[index - 1], lines[index], lines[index + 1]];
  if (!above || !line || !isNextInFlow(above, line)) return undefined;
  const isThird = (one: Line | undefined, other: Line | undefined) =>
    one && other && isNextInFlow(one, other) && [one, other].every(({ text }) => isOneDate(text, language));
  if (isThird(before, above) || isThird(line, below)) return undefined;
  // The end of a period may stand above its beginning.
  if (isOneDate(line.text, language)) return wholePeriod(above.text, line.text, language) ?? wholePeriod(line.text, above.text, language);
  return isOneDate(above.text, language) ? wholePeriod(above.text, line.text, language) : undefined;
}

const isNextInFlow = (above: Line, line: Line, maxGap = MAX_LINE_GAP) =>
  !line.bullet && !above.bullet && line.flow === above.flow && line.gap <= maxGap;

function wholePeriod(first: string, second: string, language: string): string | undefined {
  if (Math.max(first.length, second.length) > MAX_STACKED_DATE_CHARACTERS) return undefined;
  const whole = `${first} – ${second}`;
  const [range, ...more] = findDateRanges(whole, { language });
  const isWhole = range && more.length === 0 && !range.single && range.from === 0 && range.to >= whole.trimEnd().length;
  return isWhole && (range.ongoing || (range.end && range.start && range.end >= range.start)) ? whole : undefined;
}

function isOneDate(text: string, language: string): boolean {
  const ranges = findDateRanges(text, { language });
  return ranges.length === 1 && Boolean(ranges[0]?.single) && isDateOnly(text, { language });
}

const isBold = ({ runs }: Cell) => runs.some(({ text, bold }) => bold && text.trim() !== "");
