import { endsPeriod, hasDigit, hasOpenPeriod, hasYear, isDuration, wrapsInto } from "../1-words/text.ts";
import { median } from "../1-words/words.ts";
import { besideTitles, blocksOf } from "./beside-titles.ts";
import type { Candidate, Meaning } from "./gutter.ts";
import { areCards, isBacked } from "./panels.ts";
import type { Frame } from "./region.ts";
import { endOf, isBeside, isContinued, isLevel, isOffBy, overlaps, ratio, type SideLine, startOf } from "./side-lines.ts";
import {
  MAX_ALIGNED_RATIO,
  MAX_BASELINE_MISS_EM,
  MAX_BESIDE_WRAPPED_RATIO,
  MAX_BESIDE_WRAPPED_STARTS_RATIO,
  MAX_BLOCK_PITCH_EM,
  MAX_BLOCK_ROWS,
  MAX_BOLD_WRAP_EM,
  MAX_DATE_CHARACTERS,
  MAX_DATE_MARGIN_RATIO,
  MAX_DATE_MISS_EM,
  MAX_DATE_STRIP_RATIO,
  MAX_EDGE_DIFFERENCE_EM,
  MAX_HEADING_OFF_EDGE_EM,
  MAX_HEADINGS_RATIO,
  MAX_LABEL_WRAP_EM,
  MAX_LABELS_ALIGNED_RATIO,
  MAX_LABELS_WITH_DIGITS_RATIO,
  MAX_LEVEL_HEADINGS_RATIO,
  MAX_LEVEL_MISS_EM,
  MAX_LEVEL_UNDER_HEADS_RATIO,
  MAX_LINES_PER_ITEM,
  MAX_LONE_DATE_EM,
  MAX_MARGIN_ITEMS_RATIO,
  MAX_MARGIN_RATIO,
  MAX_MIDDLE_MISS_EM,
  MAX_PERIOD_CHARACTERS,
  MAX_PLACE_STEP_EM,
  MAX_RIGHT_ITEMS_RATIO,
  MAX_RIGHT_MARGIN_RATIO,
  MAX_STACKED_LINES,
  MAX_STACKED_YEARS_RATIO,
  MAX_UNFILLED_RATIO,
  MAX_WRAP_EM,
  MIN_ANCHORED_RATIO,
  MIN_BESIDE_RATIO,
  MIN_BULLETS_RATIO,
  MIN_CELL_STEP_RATIO,
  MIN_DATE_ITEMS_RATIO,
  MIN_DATES_IN_STRIP_RATIO,
  MIN_FIGURES_RATIO,
  MIN_FLUSH_BESIDE_RATIO,
  MIN_FLUSH_RATIO,
  MIN_FORM_BESIDE_RATIO,
  MIN_FORM_ITEMS_RATIO,
  MIN_FULL_LINES_RATIO,
  MIN_HEADING_SIZE_RATIO,
  MIN_LABELS,
  MIN_LABELS_BESIDE_RATIO,
  MIN_LABELS_WIDTH_RATIO,
  MIN_LEVEL_ITEMS_RATIO,
  MIN_LEVEL_RATIO,
  MIN_LINES_BESIDE_HEADING,
  MIN_NAME_SIZE_RATIO,
  MIN_ON_GRID_RATIO,
  MIN_OWN_HEADINGS,
  MIN_PERIOD_STEP_RATIO,
  MIN_PROSE_LINES,
  MIN_PROSE_WIDTH_EM,
  MIN_SAME_STYLE_RATIO,
  MIN_SHARED_HEADINGS,
  MIN_SINGLE_VALUES_RATIO,
  MIN_STACKS,
  MIN_TURNS,
  MIN_VALUES_ALIGNED_RATIO,
} from "./thresholds.ts";

/** What the two sides of a gutter are for the reading order. */
export function meaning(candidate: Candidate, left: SideLine[], right: SideLine[], frame: Frame): Meaning {
  if (isLoneHeading(left, right, frame) || besideTitles(left, right)) return "margin";
  if (left.length < 2 || right.length < 2) return "rows";
  if (isBacked(candidate, frame) || areCards(candidate, frame)) return "columns";

  if (isRightMargin(left, right, frame)) return "right margin";
  if (
    isFlushRight(left, right) ||
    isDateStrip(left, right, frame) ||
    areStacks(left, right, frame) ||
    areDatesAndLists(left, right) ||
    endInDates(left, right)
  )
    return "rows";
  if (isDateMargin(left, right, frame)) return "margin";
  const [sparse, dense] = left.length <= right.length ? [left, right] : [right, left];
  const contested = sparse.filter((line) => dense.some((other) => overlaps(line, other)));
  const beside = ratio(contested, (line) => dense.some((other) => isBeside(line, other)));
  if (areLabels(left, right, contested, beside)) return "margin";
  if (beside > MIN_ON_GRID_RATIO && variesDown(left, right)) return "pairs";
  // Where nearly every line has its label, the rows are cells: a form.
  if (sharesHeadings(left, right) || haveOwnHeadings(left, right, frame) || standsUnderHeads(left, right, frame)) return "columns";
  if (isMargin(left, right, frame)) return beside > MIN_FORM_BESIDE_RATIO && isForm(left, right) ? "rows" : "margin";
  if (contested.length < 2) return alternates(left, right) || isIndependent(left, right, frame) ? "columns" : "rows";
  // Cells stand beside the first line of a text; text beside its wrapped lines is another column.
  const besideWrapped = ratio(contested, (line) => dense.some((other) => isBeside(line, other) && other.wrapped));
  if (besideWrapped > MAX_BESIDE_WRAPPED_RATIO) return "columns";
  if (beside > MIN_ON_GRID_RATIO && readsDown(left, right)) return "columns";
  return beside > MIN_ON_GRID_RATIO ? "rows" : "columns";
}

/** A single heading in the margin, beside and above all of its text. */
function isLoneHeading(left: SideLine[], right: SideLine[], frame: Frame): boolean {
  const [heading] = left;
  const [first] = right;
  if (!heading || !first || left.length > 1 || right.length < MIN_LINES_BESIDE_HEADING) return false;
  return frame.headings.has(heading.style) && heading.style !== first.style && isLevel(heading, first);
}

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

/** Labels set flush right beside values set flush left, as in the old Europass CV; each is beside a value. */
function areLabels(left: SideLine[], right: SideLine[], contested: SideLine[], beside: number): boolean {
  if (contested.length < MIN_LABELS || beside < MIN_LABELS_BESIDE_RATIO) return false;
  // Narrow ones, and dates flush right, are a margin, which is judged below.
  if (
    ratio(left, (line) => hasDigit(line.text)) > MAX_LABELS_WITH_DIGITS_RATIO ||
    endOf(left) - startOf(left) < MIN_LABELS_WIDTH_RATIO * (endOf(right) - startOf(left))
  )
    return false;
  const start = startOf(right);
  return endTogether(left) && ratio(right, (line) => line.x < start + MAX_EDGE_DIFFERENCE_EM * line.size) > MIN_VALUES_ALIGNED_RATIO;
}

/** Lines that are set flush right. */
function endTogether(lines: SideLine[]): boolean {
  const [start, edge] = [startOf(lines), endOf(lines)];
  const size = median(lines.map((line) => line.size));
  return (
    ratio(lines, (line) => line.right > edge - MAX_EDGE_DIFFERENCE_EM * size) > MIN_FLUSH_RATIO &&
    ratio(lines, (line) => line.x < start + MAX_EDGE_DIFFERENCE_EM * size) < MAX_LABELS_ALIGNED_RATIO
  );
}

/**
 * A narrow strip of short dates, each beside a line of the text, however full those lines are. Places may stand under them ("2018 – 2021" over
 * "Leeds"), whether they end at one edge or not, or beside the employers and be set like them. Where place, date and duration ("3 years") are stacked,
 * only the uppermost need be level with the text.
 */
function isDateStrip(left: SideLine[], right: SideLine[], frame: Frame): boolean {
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
 * left has its lines: the stacks are set in smaller print, or in the middle of their entries.
 */
function areStacks(left: SideLine[], right: SideLine[], frame: Frame): boolean {
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

/** "Fitter … Acme Ltd … 2019 – 2021": beside each post its employer, and the period at the end of the same row. */
const endInDates = (left: SideLine[], right: SideLine[]) =>
  right.every((line) => line.end !== line.text && isShortDate({ text: line.end }) && left.some((other) => isNearlyBeside(line, other)));

/** Dates beside their entries, and between them the right half of a list in two columns: the dates show that all is read by rows. */
function areDatesAndLists(left: SideLine[], right: SideLine[]): boolean {
  const dates = right.filter((line) => isDateBeside(line, left));
  const lists = right.filter((line) => line.bullet && left.some((other) => other.bullet && isBeside(line, other)));
  return dates.length > 0 && lists.length > 0 && dates.length + lists.length === right.length;
}

/**
 * Dates in the left margin, each level with the first line of its text, however close the entries follow each other. A date may go on below:
 * "Feb 2019 –", "today", "5 years 6 months". Section headings may stand at the left edge between them: nothing stands beside those. A few labels
 * may stand among the dates, such as "Skills".
 */
function isDateMargin(left: SideLine[], right: SideLine[], frame: Frame): boolean {
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
function middleOf({ head, lines }: MarginItem, items: MarginItem[], right: SideLine[]): SideLine[] {
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
function centredCells(left: SideLine[], right: SideLine[]): CentredCell[] | undefined {
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

/** "Aug 2018 – today" over "Utrecht", set otherwise: where an entry was, which need not be level with a line of its text. */
const isPlaceUnderDate = (above: SideLine | undefined, line: SideLine) =>
  above !== undefined &&
  isShortDate(above) &&
  above.style !== line.style &&
  !hasDigit(line.text) &&
  line.text.length <= MAX_DATE_CHARACTERS &&
  line.baseline - above.baseline < MAX_PLACE_STEP_EM * line.size;

/** What stands beside lines of the text are dates, but for a few labels, and fewer of them are level with lines of the other column. */
export function areDatesOf(text: SideLine[], margin: SideLine[], other: SideLine[]): boolean {
  const besideOf = (lines: SideLine[]) => margin.filter((line) => lines.some((mate) => isNearlyBeside(line, mate)));
  const beside = besideOf(text);
  const dates = beside.filter(isShortDate).length;
  return dates >= Math.max(2, MIN_DATE_ITEMS_RATIO * beside.length) && dates > besideOf(other).filter(isShortDate).length;
}

type MarginItem = { head: SideLine; lines: SideLine[] };

/** The lines of a margin, each with those below it that say the rest of its date, or how long that is. */
function marginItems(left: SideLine[], right: SideLine[]): MarginItem[] {
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

/** Lines that look alike and begin at one edge. */
const areEntries = (title: SideLine | undefined, next: SideLine | undefined) =>
  title?.style === next?.style && !(title && next && next.x > title.x + MAX_EDGE_DIFFERENCE_EM * next.size);

/** A short date that is no period. */
const isOneDate = (line: SideLine) => isShortDate(line) && !PERIOD.test(line.text);
/** "sep. 2005 - jun. 2008", "2018 – heden" */
const WHOLE_PERIOD = /\d{4}\s*[–—-].*\p{L}{3}|\d{4}\D+\d{4}/u;
const PERIOD = /[–—]|\s-\s|\d{4}\D+\d{4}/u;

function isRestOfItem({ lines }: MarginItem, line: SideLine): boolean {
  const last = lines.at(-1) as SideLine;
  if (line.baseline - last.baseline > MAX_WRAP_EM * line.size || last.style !== line.style) return false;
  const hasDate = lines.some(isShortDate);
  if (hasDate && hasDigit(line.text) && !hasYear(line.text)) return true;
  // "sep 2012 – jun 2016" below "sep 2016 – jul 2017" is the next date, though its month has no capital.
  if (hasDate && hasYear(line.text) && /\d{4}$/.test(last.text)) return endsPeriod(last.text, line.text);
  if (hasDate && hasYear(line.text)) return OPEN_RANGE.test(last.text) || (hasDigit(last.text) && wrapsInto(last.text, line.text));
  if (MONTH.test(last.text)) return hasYear(line.text);
  return !(MONTH.test(line.text) && /\d{4}$/.test(last.text)) && wrapsInto(last.text, line.text);
}

/** "sept.", whose year is in the next line. */
const MONTH = /^\p{L}{3,}\.$/u;

/** A range whose end is in the next line: "May 2014 –", "mei 2014–apr.". */
const OPEN_RANGE = /[-‐‑–—]\s*(?:\p{L}+\.?)?$/u;

/** "2012" over "2013": the two ends of one period. "2022" over "2019", each beside a line that looks like the other's, are two entries, the latest first. */
function isStackedYear(last: SideLine | undefined, line: SideLine, right: SideLine[]): boolean {
  if (!last || line.baseline - last.baseline >= MAX_WRAP_EM * line.size) return false;
  if (![last, line].every(({ text }) => /^\d{4}$/.test(text))) return false;
  const [title, next] = [last, line].map((date) => right.find((other) => isLevel(date, other)));
  return line.text > last.text || !title || !next || !areEntries(title, next);
}

/** A short date beside a line of the text, of whose baseline a small date beside a large title may miss a little. */
export const isDateBeside = (line: SideLine, left: SideLine[]) =>
  isShortDate(line) && !line.bullet && left.some((other) => isNearlyBeside(line, other) || isOffBy(MAX_DATE_MISS_EM, line, other));

const isNearlyBeside = (line: SideLine, other: SideLine) => isBeside(line, other) || isOffBy(MAX_BASELINE_MISS_EM, line, other);

/** "2019", "sept. 2005 – juin 2008"; a whole period may be longer: "octobre 2012 – décembre 2015". */
const isShortDate = ({ text }: Pick<SideLine, "text">) =>
  text.length <= MAX_PERIOD_CHARACTERS &&
  hasDigit(text) &&
  hasYear(text) &&
  (text.length <= MAX_DATE_CHARACTERS || WHOLE_PERIOD.test(text));

/** Dates at the right margin that take two lines: each begins beside a line of the text, and its rest follows below. */
function isRightMargin(left: SideLine[], right: SideLine[], frame: Frame): boolean {
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

/** Section headings of one style on both sides: each side is a column of its own. */
export function sharesHeadings(left: SideLine[], right: SideLine[]): boolean {
  const body = median([...left, ...right].map((line) => line.size));
  const onLeft = largeAtEdge(left, body);
  if (onLeft.length === 0 || onLeft.length >= MAX_HEADINGS_RATIO * left.length) return false;
  const onRight = largeAtEdge(right, body);
  return (
    onRight.length < MAX_HEADINGS_RATIO * right.length &&
    onLeft.length + onRight.length >= MIN_SHARED_HEADINGS &&
    onLeft.some((style) => onRight.includes(style))
  );
}

/**
 * Section headings on both sides, larger than the text or in one style of the document's headings, and none of them set level with what stands on
 * the other side: each side is a column of its own. A title on the right that has its company in the margin beside it is level with that.
 */
function haveOwnHeadings(left: SideLine[], right: SideLine[], frame: Frame): boolean {
  const body = median([...left, ...right].map((line) => line.size));
  const atEdge = [left, right].map(stylesAtEdge);
  const shared = [...frame.headings].filter((style) => atEdge.every((styles) => styles.has(style)));
  const [onLeft, onRight] = [left, right].map((lines) => headingsOver(lines, [...largeAtEdge(lines, body), ...shared])) as [
    SideLine[],
    SideLine[],
  ];
  if (onLeft.length < MIN_OWN_HEADINGS || onRight.length < MIN_OWN_HEADINGS) return false;
  const level = [
    ...onLeft.filter((heading) => right.some((line) => isBeside(heading, line))),
    ...onRight.filter((heading) => left.some((line) => isBeside(heading, line))),
  ];
  return level.length <= MAX_LEVEL_HEADINGS_RATIO * (onLeft.length + onRight.length);
}

/** The styles of the lines that begin where their column does. */
function stylesAtEdge(lines: SideLine[]): Set<string> {
  const begin = startOf(lines);
  return new Set(lines.filter((line) => line.x - begin < MAX_HEADING_OFF_EDGE_EM * line.size).map((line) => line.style));
}

/** Lines in words in one of the styles, with text in another directly below. */
function headingsOver(lines: SideLine[], headings: string[]): SideLine[] {
  const styles = new Set(headings);
  return lines.filter((line, index) => {
    const below = lines[index + 1];
    return styles.has(line.style) && !hasDigit(line.text) && below && !styles.has(below.style) && !isLoneDate(below);
  });
}

/** A date with nothing behind it in its row. */
const isLoneDate = (line: SideLine) => isShortDate(line) && line.right - line.x < MAX_LONE_DATE_EM * line.size;

/** The styles of large lines that begin or end where their column does, or stand in the middle of it; of a heading of two lines once. */
function largeAtEdge(lines: SideLine[], body: number): string[] {
  const isLarge = (line: SideLine) => line.size > MIN_HEADING_SIZE_RATIO * body;
  if (!lines.some(isLarge)) return [];
  const [begin, end] = [startOf(lines), endOf(lines)];
  const isCentred = (line: SideLine) => Math.abs(line.x + line.right - begin - end) < line.size;
  const isAtEdge = (line: SideLine) => isCentred(line) || Math.min(line.x - begin, end - line.right) < MAX_HEADING_OFF_EDGE_EM * line.size;
  const isSecond = (line: SideLine, above: SideLine | undefined) =>
    above?.style === line.style && line.baseline - above.baseline < MAX_WRAP_EM * line.size;
  return lines.filter((line, index) => isLarge(line) && isAtEdge(line) && !isSecond(line, lines[index - 1])).map((line) => line.style);
}

/**
 * Each side begins with a heading in the style of the document's headings, and the lines below it are not level with those of the other side. The
 * column names of a table have one style, too, but the rows below them are level, cell by cell.
 */
function standsUnderHeads(left: SideLine[], right: SideLine[], frame: Frame): boolean {
  const [first, other] = [left[0] as SideLine, right[0] as SideLine];
  if (!isLevel(first, other) || first.style !== other.style) return false;
  const isHead = [left, right].every((lines) => lines[1] && lines[1].style !== lines[0]?.style && lines[1].size <= (lines[0]?.size ?? 0));
  if (!isHead) return false;
  if (frame.headings.has(first.style)) return true;
  const [sparse, dense] = left.length <= right.length ? [left, right] : [right, left];
  return sparse.length > 2 && ratio(dense.slice(1), (line) => sparse.some((mate) => isBeside(line, mate))) < MAX_LEVEL_UNDER_HEADS_RATIO;
}

/** Lines of the same styles on both sides, none level with one of the other side: two columns on different baseline grids. */
function alternates(left: SideLine[], right: SideLine[]): boolean {
  if (left[0]?.style !== right[0]?.style) return false;
  const sides = [...left.map((line) => ({ y: line.baseline, side: 0 })), ...right.map((line) => ({ y: line.baseline, side: 1 }))].sort(
    (a, b) => a.y - b.y,
  );
  return sides.filter((line, index) => index > 0 && line.side !== sides[index - 1]?.side).length >= MIN_TURNS;
}

/** A name and a block of addresses beside it: one is far larger, no line is level with another, and neither is a heading. */
function isIndependent(left: SideLine[], right: SideLine[], frame: Frame): boolean {
  const isBetween = (line: SideLine, lines: SideLine[]) =>
    line.baseline > (lines[0]?.baseline ?? 0) && line.baseline < (lines.at(-1)?.baseline ?? 0);
  const isInside = left.some((line) => isBetween(line, right)) || right.some((line) => isBetween(line, left));
  const [high, low] = [left, right].map((lines) => Math.max(...lines.map((line) => line.size))) as [number, number];
  const isName =
    Math.max(high, low) > MIN_NAME_SIZE_RATIO * Math.min(high, low) && ![...left, ...right].some((line) => frame.headings.has(line.style));
  return isInside && isName && !left.some((line) => right.some((other) => isBeside(line, other)));
}

/** Lines on both sides that happen to lie level: paragraphs, lists and pairs side by side are read down, cells of a row across. */
function readsDown(left: SideLine[], right: SideLine[]): boolean {
  if ([left, right].every((lines) => ratio(lines, (line) => line.bullet) > MIN_BULLETS_RATIO)) return true;
  return [left, right].every(isProse);
}

function isProse(lines: SideLine[]): boolean {
  if (lines.length < MIN_PROSE_LINES) return false;
  const edge = endOf(lines);
  const begin = startOf(lines);
  const isWide = edge - begin > MIN_PROSE_WIDTH_EM * median(lines.map((line) => line.size));
  return isWide && ratio(lines, (line) => line.right > edge - MAX_UNFILLED_RATIO * (edge - begin)) > MIN_FULL_LINES_RATIO;
}

/** The style changes from line to line and is the same across: blocks side by side (label over value, two references). */
function variesDown(left: SideLine[], right: SideLine[]): boolean {
  const pairs = left.flatMap((line) => right.filter((other) => isBeside(line, other)).map((other) => [line, other] as const));
  if (pairs.length < 2) return false;
  const styles = pairs.map(([line]) => line.style);
  const across = pairs.filter(([line, other]) => line.style === other.style).length / pairs.length;
  const changes = styles.slice(1).filter((style, index) => style !== styles[index]).length;
  // One header row over rows of one style is a table when the rows stand apart or are many.
  const pitch = median(pairs.slice(1).map(([line], index) => line.baseline - (pairs[index] as (typeof pairs)[number])[0].baseline));
  const isSpread = pitch > MAX_BLOCK_PITCH_EM * median(pairs.map(([line]) => line.size));
  const isTable = pairs.length > 2 && changes === 1 && styles[0] !== styles[1] && (isSpread || pairs.length > MAX_BLOCK_ROWS);
  return across > MIN_SAME_STYLE_RATIO && changes > 0 && !isTable;
}

/** Short items on the left, each at the height of the text that it belongs to, or with nothing beside it. */
function isMargin(left: SideLine[], right: SideLine[], frame: Frame): boolean {
  const width = (lines: SideLine[]) => endOf(lines) - startOf(lines);
  const availableWidth = Math.max(width(right), frame.right - startOf(right));
  if (width(left) > MAX_MARGIN_RATIO * availableWidth) return false;
  const contested = left.filter((line) => right.some((other) => overlaps(line, other)));
  const starts = contested.filter((line) => line.first);
  if (starts.length === 0) return false;
  const wrapped = right.filter((line) => line.wrapped && !line.first);
  const besideWrapped = starts.filter((line) => wrapped.some((other) => isBeside(line, other))).length;
  if (besideWrapped > MAX_BESIDE_WRAPPED_STARTS_RATIO * left.filter((line) => line.first).length) return false;
  const items = contested.filter((line) => !isContinued(left[left.indexOf(line) - 1], line));
  if (items.length > MAX_MARGIN_ITEMS_RATIO * right.length) return false;
  const heads = right.filter((line) => line.first);
  const anchored = ratio(starts, (start) => right.some((line) => isBeside(start, line) || (!line.wrapped && isLevel(start, line))));
  const level = ratio(starts, (start) => heads.some((line) => isBeside(start, line) || isLevel(start, line)));
  if (anchored < MIN_ANCHORED_RATIO) return false;
  return level >= MIN_LEVEL_RATIO || ratio(contested, (line) => right.some((other) => isBeside(line, other))) > MIN_BESIDE_RATIO;
}

/** Most items in the margin are the label of a single value. */
function isForm(left: SideLine[], right: SideLine[]): boolean {
  const items = left.filter((line, index) => !isContinued(left[index - 1], line));
  if (items.length < MIN_FORM_ITEMS_RATIO * left.length) return false;
  const labels = items.filter((line) => right.some((other) => isBeside(line, other)));
  return (
    ratio(labels, (label) => {
      const next = items[items.indexOf(label) + 1]?.baseline ?? Infinity;
      const values = right.filter(
        (line) =>
          !line.wrapped &&
          line.baseline > label.baseline - MAX_LEVEL_MISS_EM * label.size &&
          line.baseline < next - MAX_LEVEL_MISS_EM * label.size,
      );
      return values.length === 1;
    }) >= MIN_SINGLE_VALUES_RATIO
  );
}

/**
 * Where each item in a margin begins, and headings that stand in the text with nothing beside them. An item may have several lines; where
 * each line has its line beside it, each is an item.
 */
export function marginStarts(left: SideLine[], right: SideLine[], frame: Frame): number[] {
  const beside = besideTitles(left, right);
  if (beside) return beside;
  const centred = left.some((line) => line.bullet) ? undefined : centredCells(left, right);
  if (centred) return centred.map(({ date, cell }) => Math.min(...[...date, ...cell].map(({ baseline }) => baseline)));
  if (isDateMargin(left, right, frame)) {
    const all = marginItems(left, right);
    return all.map((item) => (middleOf(item, all, right)[0] ?? item.head).baseline);
  }
  // Where labels are set flush right, one that is as wide as the widest need not be wrapped.
  const width = endTogether(left) ? Infinity : Math.max(...left.map((line) => line.right - line.x));
  const items = blocksOf(left).flatMap((block) => itemsOf(block, right, width));
  const headings = right.filter((line, index) => {
    const below = left.find((item) => item.baseline > line.baseline - MAX_LEVEL_MISS_EM * line.size);
    const begins = line.first && right[index - 1]?.style !== line.style;
    return begins && frame.headings.has(line.style) && (!below || (items.includes(below) && !isLevel(below, line)));
  });
  return [...items, ...headings].map((line) => line.baseline).sort((a, b) => a - b);
}

function itemsOf(block: SideLine[], right: SideLine[], width: number): SideLine[] {
  const [first, last] = [block[0] as SideLine, block.at(-1) as SideLine];
  const beside = right.filter((line) => {
    const isBesideBlock =
      line.baseline > first.baseline - MAX_LEVEL_MISS_EM * first.size && line.baseline < last.baseline + MAX_LEVEL_MISS_EM * last.size;
    return isBesideBlock && (width === Infinity || !(line.wrapped || line.bullet));
  });
  const items = block.filter((line, index) => {
    const above = block[index - 1];
    if (!above) return true;
    const isNear = above.style === line.style && width !== Infinity ? isBeside : isLevel;
    return !isRestOf(above, line, width) && beside.some((other) => isNear(line, other));
  });
  return beside.length <= MAX_LINES_PER_ITEM * items.length ? items : [first];
}

/** The next line of a label that is wrapped, at the leading of wrapped text; headings are set wider. */
function isRestOf(last: SideLine, line: SideLine, width: number): boolean {
  if (last.style !== line.style || line.baseline - last.baseline > MAX_WRAP_EM * line.size) return false;
  if (wrapsInto(last.text, line.text)) return true;
  const characterWidth = (line.right - line.x) / Math.max(1, line.text.length);
  const firstWordWidth = characterWidth * (1 + line.text.split(" ", 1).join("").length);
  return (
    last.right - last.x + firstWordWidth > width &&
    line.baseline - last.baseline < (line.bold ? MAX_BOLD_WRAP_EM : MAX_LABEL_WRAP_EM) * line.size &&
    last.style === line.style
  );
}
