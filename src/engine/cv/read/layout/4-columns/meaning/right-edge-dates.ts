import { hasDigit, hasOpenPeriod, hasYear, isDuration, wrapsInto } from "../../1-words/text.ts";
import { median } from "../../1-words/words.ts";
import type { Frame } from "../region.ts";
import { endOf, isBeside, isLevel, ratio, type SideLine, startOf } from "../side-lines.ts";
import {
  MAX_ALIGNED_RATIO,
  MAX_DATE_CHARACTERS,
  MAX_DATE_STRIP_RATIO,
  MAX_EDGE_DIFFERENCE_EM,
  MAX_PERIOD_CHARACTERS,
  MAX_PLACE_STEP_EM,
  MAX_RIGHT_ITEMS_RATIO,
  MAX_RIGHT_MARGIN_RATIO,
  MAX_STACKED_LINES,
  MAX_WRAP_EM,
  MIN_DATE_ITEMS_RATIO,
  MIN_DATES_IN_STRIP_RATIO,
  MIN_FIGURES_RATIO,
  MIN_FLUSH_BESIDE_RATIO,
  MIN_FLUSH_RATIO,
  MIN_LEVEL_ITEMS_RATIO,
  MIN_PERIOD_STEP_RATIO,
  MIN_STACKS,
} from "../thresholds.ts";
import { isDateBeside, isNearlyBeside, isPlaceUnderDate, isShortDate, WHOLE_PERIOD } from "./short-dates.ts";

/** Dates and places at the right margin: flush right, and each beside a line of the text. */
export function isFlushRight(left: SideLine[], right: SideLine[]): boolean {
  const edge = endOf(right);
  const start = startOf(right);
  const size = median(right.map((line) => line.size));
  const ends = ratio(right, (line) => line.right > edge - MAX_EDGE_DIFFERENCE_EM * size);
  const begins = ratio(right, (line) => line.x < start + MAX_EDGE_DIFFERENCE_EM * size);
  // Small capitals and italics of another size, set in two boxes, may miss each other's baseline by a little.
  const isNear = (line: SideLine) => isDateBeside(line, left) || left.some((other) => isNearlyBeside(line, other));
  return ends > MIN_FLUSH_RATIO && begins < MAX_ALIGNED_RATIO && ratio(right, isNear) > MIN_FLUSH_BESIDE_RATIO;
}

/** Short texts between two columns, fewer than the lines on their left and each beside one of them: the places of its jobs, though all begin at one edge. */
export function areCellsOf(left: SideLine[], between: SideLine[], frame: Frame): boolean {
  if (between.length > MAX_RIGHT_ITEMS_RATIO * left.length) return false;
  const isCell = ({ text, bullet, style }: SideLine) => !bullet && text.length <= MAX_DATE_CHARACTERS && !frame.headings.has(style);
  return between.every((line) => isCell(line) && left.some((other) => isNearlyBeside(line, other)));
}

/**
 * A narrow strip of short dates, each beside a line of the text, however full those lines are. Places may stand under them ("2018 – 2021" over
 * "Leeds"), whether they end at one edge or not, or beside the employers and be set like them. Where place, date and duration ("3 years") are stacked,
 * only the uppermost need be level with the text.
 */
export function isDateStrip(left: SideLine[], right: SideLine[], frame: Frame): boolean {
  const isNarrow = () => frame.right - median(right.map(({ x }) => x)) < MAX_DATE_STRIP_RATIO * (frame.right - frame.left);
  const dates = right.filter(isShortDate).length;
  const isOfHead = (line: SideLine) =>
    frame.headings.has(line.style) && left.some((other) => other.style === line.style && isNearlyBeside(line, other));
  const unsure = right.filter((line) => !isOfHead(line) && !isDuration(line.text)).length;
  if (dates === 0 || dates > left.length || dates < MIN_DATES_IN_STRIP_RATIO * unsure || !isNarrow()) return false;
  const isPlace = (line: SideLine) =>
    !line.bullet && !hasDigit(line.text) && line.text.length <= MAX_DATE_CHARACTERS && (isOfHead(line) || !frame.headings.has(line.style));
  const isStacked = (above: SideLine | undefined, line: SideLine) =>
    above !== undefined && line.baseline - above.baseline < MAX_WRAP_EM * line.size && (isShortDate(line) || isDuration(line.text));
  return right.every(
    (line, index) =>
      isDateBeside(line, left) ||
      isStacked(right[index - 1], line) ||
      (isPlace(line) && (isPlaceUnderDate(right[index - 1], line) || left.some((other) => isNearlyBeside(line, other)))),
  );
}

/**
 * A narrow strip of stacks, each a period with a place and a duration over or under it ("Leeds", "2018 – 2021", "3 years"), wherever its entry on the
 * left has its lines: the stacks are set in a smaller size, or in the middle of their entries.
 */
export function areStacks(left: SideLine[], right: SideLine[], frame: Frame): boolean {
  const isNarrow = frame.right - startOf(right) < MAX_DATE_STRIP_RATIO * (frame.right - frame.left);
  if (!isNarrow || right.some((line) => line.bullet || frame.headings.has(line.style))) return false;
  const steps = right.slice(1).map((line, index) => line.baseline - (right[index] as SideLine).baseline);
  const leading = Math.min(...steps);
  const stacks: SideLine[][] = [];
  for (const [index, line] of right.entries()) {
    const step = steps[index - 1] ?? Infinity;
    if (step < MIN_PERIOD_STEP_RATIO * leading && step < MAX_PLACE_STEP_EM * line.size) stacks.at(-1)?.push(line);
    else stacks.push([line]);
  }
  // The first and the last may be cut off by the ends of the strip.
  const isCutOff = (stack: SideLine[]) => (stack === stacks[0] || stack === stacks.at(-1)) && stack.every(isStackPart);
  const whole = new Set(stacks.filter(isStack));
  const stacked = [...whole].filter(({ length }) => length > 1).length;
  return stacked >= MIN_STACKS && stacks.length <= left.length && stacks.every((stack) => whole.has(stack) || isCutOff(stack));
}

function isStack(lines: SideLine[]): boolean {
  const parts = lines.filter(({ text }, index) => !(hasYear(text) && hasOpenPeriod(lines[index - 1]?.text ?? "")));
  return parts.length <= MAX_STACKED_LINES && parts.filter(isShortDate).length === 1 && parts.every(isStackPart);
}

/** A date, a duration or a place. */
const isStackPart = (line: SideLine) =>
  isShortDate(line) || isDuration(line.text) || (!hasDigit(line.text) && line.text.length <= MAX_PERIOD_CHARACTERS);

/** "Fitter … Acme Ltd … 2019 – 2021": beside each position its employer, and the period at the end of the same row. */
export const endInDates = (left: SideLine[], right: SideLine[]) =>
  right.every((line) => line.end !== line.text && isShortDate({ text: line.end }) && left.some((other) => isNearlyBeside(line, other)));

/** Dates at the right of entries, with a list in two columns between two of them: all of it is read row by row. */
export function areDatesAndLists(left: SideLine[], right: SideLine[]): boolean {
  const dates = right.filter((line) => isDateBeside(line, left));
  const lists = right.filter((line) => line.bullet && left.some((other) => other.bullet && isBeside(line, other)));
  return dates.length > 0 && lists.length > 0 && dates.length + lists.length === right.length;
}

/** Dates at the right margin that take two lines: each begins beside a line of the text, and its rest follows below. */
export function isRightMargin(left: SideLine[], right: SideLine[], frame: Frame): boolean {
  const isNarrow = frame.right - startOf(right) < MAX_RIGHT_MARGIN_RATIO * (frame.right - frame.left);
  if (!isNarrow || right.some((line) => line.bullet || frame.headings.has(line.style))) return false;
  const items = right.filter((line, index) => !isRestOfDate(right[index - 1], line));
  if (items.length < 2 || items.length === right.length || items.length > MAX_RIGHT_ITEMS_RATIO * left.length) return false;
  return (
    ratio(items, (item) => hasDigit(item.text)) > MIN_FIGURES_RATIO &&
    ratio(items, (item) => left.some((line) => isLevel(item, line))) > MIN_LEVEL_ITEMS_RATIO
  );
}

/** "mei 2014" under "apr. 2012 –"; two whole periods are two dates, though the second begins with a small letter. */
const isRestOfDate = (last: SideLine | undefined, line: SideLine) =>
  last !== undefined &&
  ![last, line].every(({ text }) => WHOLE_PERIOD.test(text)) &&
  line.baseline - last.baseline < MAX_WRAP_EM * line.size &&
  last.style === line.style &&
  hasDigit(last.text) &&
  wrapsInto(last.text, line.text);

/** What stands beside lines of the text are dates, but for a few labels, and fewer of them are level with lines of the other column. */
export function areDatesOf(text: SideLine[], margin: SideLine[], other: SideLine[]): boolean {
  const besideOf = (lines: SideLine[]) => margin.filter((line) => lines.some((mate) => isNearlyBeside(line, mate)));
  const beside = besideOf(text);
  const dates = beside.filter(isShortDate).length;
  return dates >= Math.max(2, MIN_DATE_ITEMS_RATIO * beside.length) && dates > besideOf(other).filter(isShortDate).length;
}
