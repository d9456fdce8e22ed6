import { endsOpen, endsPeriod, hasDigit, hasYear, wrapsInto } from "../../1-words/text.ts";
import type { Frame } from "../region.ts";
import { endOf, isBeside, isLevel, overlaps, type SideLine } from "../side-lines.ts";
import {
  MAX_DATE_CHARACTERS,
  MAX_DATE_MARGIN_RATIO,
  MAX_EDGE_DIFFERENCE_EM,
  MAX_MIDDLE_MISS_EM,
  MAX_STACKED_YEARS_RATIO,
  MAX_WRAP_EM,
  MIN_CELL_STEP_RATIO,
  MIN_DATE_ITEMS_RATIO,
  MIN_PERIOD_STEP_RATIO,
} from "../thresholds.ts";
import { isPlaceUnderDate, isShortDate } from "./short-dates.ts";

/**
 * Dates in the left margin, each level with the first line of its text, however close the entries follow each other. A date may go on below:
 * "Feb 2019 –", "today", "5 years 6 months". Section headings may stand at the left edge between them: nothing stands beside those. A few labels
 * may stand among the dates, such as "Skills".
 */
export function isDateMargin(left: SideLine[], right: SideLine[], frame: Frame): boolean {
  if (left.some((line) => line.bullet)) return false;
  if (centredCells(left, right)) return true;
  const contested = marginItems(left, right).filter(({ head }) => right.some((other) => overlaps(head, other)));
  const items = contested.filter(({ head }) => !isPlaceUnderDate(left[left.indexOf(head) - 1], head));
  const dates = items.filter(({ lines }) => lines.some(isShortDate));
  if (dates.length < 2 || dates.length < MIN_DATE_ITEMS_RATIO * items.length) return false;
  // A period of two lines is set level with its title, at the top or in the middle.
  const isLevelWith = ({ lines: { length } }: MarginItem) => (length > 1 ? isLevel : isBeside);
  const isInMiddle = (item: MarginItem) => middleOf(item, contested, right).length > 0;
  if (items.some((item) => !right.some((other) => isLevelWith(item)(item.head, other)) && !isInMiddle(item))) return false;
  const stacked = dates.filter(({ head }, index) => isStackedYear(dates[index - 1]?.head, head, right));
  // One of many is an entry whose title is set otherwise than its neighbours'.
  if (stacked.length > MAX_STACKED_YEARS_RATIO * dates.length) return false;
  const width = endOf(items.flatMap(({ lines }) => lines)) - frame.left;
  return width < MAX_DATE_MARGIN_RATIO * (frame.right - frame.left);
}

/**
 * The lines in whose middle a date stands that is level with none of them: in a table whose cells are centred from top to bottom, "2013" beside a cell of
 * two lines. Each line belongs to the nearest item. Empty where the date is level with a line, or no middle.
 */
export function middleOf({ head, lines }: MarginItem, items: MarginItem[], right: SideLine[]): SideLine[] {
  if (lines.length > 1 || right.some((line) => isBeside(head, line))) return [];
  const distance = (line: SideLine, item: SideLine) => Math.abs(line.baseline - item.baseline);
  const near = right.filter((line) => items.every((item) => item.head === head || distance(line, head) < distance(line, item.head)));
  const above = near.findLast((line) => line.baseline < head.baseline);
  const below = near.find((line) => line.baseline > head.baseline);
  if (!above || !below || above.style !== below.style || below.baseline - above.baseline > MAX_WRAP_EM * below.size) return [];
  const isCentred = Math.abs((above.baseline + below.baseline) / 2 - head.baseline) < MAX_MIDDLE_MISS_EM * head.size;
  const step = below.baseline - above.baseline;
  const [before, after] = [right[right.indexOf(above) - 1], right[right.indexOf(below) + 1]];
  const isApart = (one: SideLine | undefined, other: SideLine | undefined) =>
    !one || !other || other.baseline - one.baseline > MIN_CELL_STEP_RATIO * step;
  return isCentred && isApart(before, above) && isApart(below, after) ? [above, below] : [];
}

/** A date of one line or more, and the cell beside it; a heading at the edge has none. */
type CentredCell = { date: SideLine[]; cell: SideLine[] };

/**
 * The rows of a table of dates and texts whose cells are centred from top to bottom, so that no date need be level with a line of its text: "2013 –" over
 * "2015" beside three lines. Each date is in the middle of the text beside it, and no text is without a date. Undefined for anything else.
 */
export function centredCells(left: SideLine[], right: SideLine[]): CentredCell[] | undefined {
  const [dates, texts] = [cellsOf(left), cellsOf(right)];
  const middle = (lines: SideLine[]) => ((lines[0] as SideLine).baseline + (lines.at(-1) as SideLine).baseline) / 2;
  const isCentred = (date: SideLine[], cell: SideLine[]) =>
    Math.abs(middle(date) - middle(cell)) < MAX_MIDDLE_MISS_EM * (date[0] as SideLine).size;
  const overlap = (date: SideLine[], cell: SideLine[]) => date.some((line) => cell.some((other) => overlaps(line, other)));
  const rows = dates.map((date) => ({ date, cell: texts.find((cell) => isCentred(date, cell)) ?? [] }));
  const paired = rows.filter(({ cell }) => cell.length > 0);
  const isDate = (lines: SideLine[]) =>
    lines.some(({ text }) => hasYear(text)) && lines.every(({ text }) => text.length <= MAX_DATE_CHARACTERS);
  const isTable =
    paired.length > 1 &&
    paired.length === texts.length &&
    paired.every(({ date }) => isDate(date)) &&
    paired.some(({ date, cell }) => !cell.some((line) => isLevel(date[0] as SideLine, line))) &&
    rows.every(({ date, cell }) => cell.length > 0 || !texts.some((text) => overlap(date, text)));
  return isTable ? rows : undefined;
}

/** Lines that are no further apart than those of one paragraph. */
function cellsOf(lines: SideLine[]): SideLine[][] {
  const cells: SideLine[][] = [];
  for (const line of lines) {
    const last = cells.at(-1)?.at(-1);
    if (last && line.baseline - last.baseline < MAX_WRAP_EM * line.size) cells.at(-1)?.push(line);
    else cells.push([line]);
  }
  return cells;
}

type MarginItem = { head: SideLine; lines: SideLine[] };

/** The lines of a margin, each with those below it that say the rest of its date, or how long that is. */
export function marginItems(left: SideLine[], right: SideLine[]): MarginItem[] {
  const items: MarginItem[] = [];
  for (const [index, line] of left.entries()) {
    const item = items.at(-1);
    if (item && (isRestOfItem(item, line) || isStackedPeriod(left, right, index))) item.lines.push(line);
    else items.push({ head: line, lines: [line] });
  }
  return items;
}

/**
 * The second of two lines that say one period, which stands apart from the next: "Present" over "Jun 2019", "2013" over "2012". Two dates beside
 * lines of one style are two entries, unless the second line is further in.
 */
function isStackedPeriod(left: SideLine[], right: SideLine[], index: number): boolean {
  const [before, above, line, below] = [left[index - 2], left[index - 1], left[index], left[index + 1]];
  if (!above || !line || above.style !== line.style || !isOneDate(line)) return false;
  if (!isOneDate(above) && (hasDigit(above.text) || above.text.length > MAX_DATE_CHARACTERS)) return false;
  const [title, next] = [above, line].map((date) => right.find((other) => isLevel(date, other)));
  const step = line.baseline - above.baseline;
  const isApart = (one: SideLine | undefined, other: SideLine | undefined) =>
    !one || !other || other.baseline - one.baseline > MIN_PERIOD_STEP_RATIO * step;
  return !areEntries(title, next) && step < MAX_WRAP_EM * line.size && isApart(before, above) && isApart(line, below);
}

/** Lines of one style that begin at one edge. */
const areEntries = (title: SideLine | undefined, next: SideLine | undefined) =>
  title?.style === next?.style && !(title && next && next.x > title.x + MAX_EDGE_DIFFERENCE_EM * next.size);

/** A short date that is no period. */
const isOneDate = (line: SideLine) => isShortDate(line) && !PERIOD.test(line.text);

const PERIOD = /[–—]|\s-\s|\d{4}\D+\d{4}/u;

function isRestOfItem({ lines }: MarginItem, line: SideLine): boolean {
  const last = lines.at(-1) as SideLine;
  if (line.baseline - last.baseline > MAX_WRAP_EM * line.size || last.style !== line.style) return false;
  const hasDate = lines.some(isShortDate);
  if (BEGUN_PERIOD.test(line.text) && lines.some(({ text }) => BEGUN_PERIOD.test(text))) return false;
  if (hasDate && hasDigit(line.text) && !hasYear(line.text)) return true;
  // "sep 2012 – jun 2016" below "sep 2016 – jul 2017" is the next date, though its month has no capital.
  if (hasDate && hasYear(line.text) && /\d{4}$/.test(last.text)) return endsPeriod(last.text, line.text);
  if (hasDate && hasYear(line.text)) return endsOpen(last.text) || (hasDigit(last.text) && wrapsInto(last.text, line.text));
  if (MONTH.test(last.text)) return hasYear(line.text);
  return !(MONTH.test(line.text) && /\d{4}$/.test(last.text)) && wrapsInto(last.text, line.text);
}

/** "2007 –", "2015–present", "2010-2014": a period has one such beginning, so two of them are two periods. "2014-05" is a month. */
const BEGUN_PERIOD = /\d{4}(?:\s*[–—]|\s-|-(?!\d\d(?:\s|$)))/u;

/** "sept.", whose year is in the next line. */
const MONTH = /^\p{L}{3,}\.$/u;

/** "2012" over "2013": the two ends of one period. "2022" over "2019", each beside a line of the same style, are two entries, the latest first. */
function isStackedYear(last: SideLine | undefined, line: SideLine, right: SideLine[]): boolean {
  if (!last || line.baseline - last.baseline >= MAX_WRAP_EM * line.size) return false;
  if (![last, line].every(({ text }) => /^\d{4}$/.test(text))) return false;
  const [title, next] = [last, line].map((date) => right.find((other) => isLevel(date, other)));
  return line.text > last.text || !title || !next || !areEntries(title, next);
}
