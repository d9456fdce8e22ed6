import { median } from "../1-words/words.ts";
import { type Row, toRows } from "../2-segments/rows.ts";
import type { Segment } from "../2-segments/segment.ts";
import { MAX_RULE_THICKNESS } from "../2-segments/thresholds.ts";
import { leftEdge } from "../2-segments/to-segment.ts";
import { cardRows } from "./cards.ts";
import type { Candidate, Meaning } from "./gutter.ts";
import { areCellsOf, areDatesOf, isDateBeside, isFlushRight, marginStarts, meaning, sharesHeadings } from "./meaning.ts";
import { areCards, isBacked } from "./panels.ts";
import type { Frame } from "./region.ts";
import { isBeside, type LinesOf, type SideLine, sidesOf, startOf } from "./side-lines.ts";
import {
  COLUMNS_WEIGHT,
  LONGER_SIDE_WEIGHT,
  MAX_BEHIND_ICON_SHIFT,
  MAX_COLUMN_GAP_EM,
  MAX_EDGE_MISS,
  MAX_EVEN_DIFFERENCE_EM,
  MAX_GUTTER_ROWS,
  MAX_HEADED_ROWS,
  MAX_OVERHANGING_ROWS,
  MAX_OVERLAP,
  MAX_PARAGRAPH_SHIFT,
  MAX_SIZE_DIFFERENCE,
  MAX_START_DIFFERENCE,
  MAX_STRAY_LINES,
  MAX_TAIL_LINES,
  MAX_TOUCHING_ROWS,
  MAX_WIDTH_SCORE,
  MAX_WRAP_EM,
  MIN_ALIGNED_ROWS,
  MIN_BEHIND_RATIO,
  MIN_BLOCK_GAP_EM,
  MIN_COLUMN_HEADINGS,
  MIN_COLUMN_HEIGHT_RATIO,
  MIN_EVEN_PIECES,
  MIN_GUTTER_EM,
  MIN_LINES_BESIDE_TOUCHING,
  MIN_OVERRUN_EM,
  MIN_SCORE_LEAD,
  MIN_SIDEBAR_GUTTER_RATIO,
  MIN_STRIP_SHIFT_EM,
  POINTS_PER_SCORE,
} from "./thresholds.ts";

/** A vertical strip of white space between two sides (a vertical cut of the XY-cut), and what it means for the reading order. */
export type Gutter = {
  kind: "columns" | "margin";
  from: number;
  to: number;
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
  /** Baselines from the first to the last row that it divides. */
  height: number;
  /** The columns are pairs of a label over its value, side by side. */
  pairs: boolean;
  /** One side has a panel (a coloured area) behind it. */
  backed: boolean;
  /** The margin is on the right. */
  flipped?: boolean;
  /** Margin only: where each item in the margin begins. */
  starts: number[];
  score: number;
};

/** Column detection: the gutter with the highest score, if there is one. Rows of cells (a text on the left, its date on the right) have none. */
export function findGutter(segments: Segment[], frame: Frame): Gutter | undefined {
  const rows = toRows(segments);
  if (rows.length > MAX_GUTTER_ROWS) return undefined;
  const places = candidates(rows);
  if (places.length === 0) return undefined;
  const linesOf = sidesOf(rows, frame.leading);
  const cards = cardRows(rows, frame);
  let heads: Heads | undefined;
  let best: Gutter | undefined;
  const found: Gutter[] = [];
  const goesOn = places.find((candidate) => continuesColumns(candidate, linesOf, frame));
  if (goesOn && frame.columnsAbove) {
    const [left, right] = [linesOf(goesOn.left), linesOf(goesOn.right)];
    const candidate = { ...goesOn, from: Math.max(goesOn.from, frame.columnsAbove.leftEnd) };
    return toGutter(candidate, { meaning: "columns", left, right, backed: isBacked(goesOn, frame) }, rows, frame);
  }
  for (const candidate of places) {
    const whole = judge(candidate, rows, linesOf, frame);
    const breaks = whole?.backed ? [] : [...cards];
    if (whole && !whole.backed) {
      heads ??= headRows(rows, frame);
      breaks.push(...heads.columns);
      if (whole.kind === "columns")
        breaks.push(...heads.rules, ...(whole.pairs ? heads.headings : []), ...underName(whole, linesOf, frame));
    }
    const gutters = partsBetween(breaks, candidate, rows, linesOf, frame);
    for (const gutter of gutters.length > 0 ? gutters : [whole]) {
      if (!gutter) continue;
      found.push(gutter);
      if (!best || gutter.score > best.score + MIN_SCORE_LEAD) best = gutter;
    }
  }
  if (!best) return undefined;
  const [before] = found.filter((other) => isBeforeDates(best as Gutter, other, linesOf, frame)).sort((a, b) => b.height - a.height);
  if (before) return { ...before, kind: "columns", starts: [] };
  return found.find((other) => isBehindPlaces(best as Gutter, other, linesOf, frame)) ?? best;
}

/**
 * Dates at the left edge of the right column belong to that column, beside a sidebar: the gutter is to the left of them. It is nearly as high as that
 * between dates and text, or the headings over the dates tell that the column begins there.
 */
function isBeforeDates(best: Gutter, other: Gutter, linesOf: LinesOf, { headings }: Frame): boolean {
  if (best.kind !== "columns" || other.to >= best.from) return false;
  const [between, sidebar] = partition(best.left, (segment) => leftEdge(segment) > other.to - MAX_EDGE_MISS);
  const isTall = other.height >= MIN_SIDEBAR_GUTTER_RATIO * best.height;
  if (sidebar.length < 2 || !(isTall || standUnderHeading(between, headings))) return false;
  return areDatesOf(linesOf(best.right), linesOf(between), linesOf(sidebar));
}

/** All begin at one place, a heading among them. */
function standUnderHeading(segments: Segment[], headings: Frame["headings"]): boolean {
  const start = Math.min(...segments.map(leftEdge));
  return segments.every((segment) => leftEdge(segment) < start + MAX_EDGE_MISS) && segments.some(({ styleKey }) => headings.has(styleKey));
}

function partition<T>(items: T[], is: (item: T) => boolean): [T[], T[]] {
  return [items.filter(is), items.filter((item) => !is(item))];
}

/** Dates, places or star ratings at the right edge of the left column belong to that column: the gutter is to the right of them. */
function isBehindPlaces(best: Gutter, other: Gutter, linesOf: LinesOf, frame: Frame): boolean {
  if (best.kind !== "columns" || other.kind !== "columns" || other.from <= best.to) return false;
  const leftOfOther = new Set(other.left);
  const between = best.right.filter((segment) => leftOfOther.has(segment));
  if (
    between.length === 0 ||
    between.length === best.right.length ||
    other.right.length < MIN_BEHIND_RATIO * (best.right.length - between.length)
  )
    return false;
  const areMarks = between.every(({ text }) => !/[\p{L}\p{N}]/u.test(text));
  if (areMarks) return true;
  const [left, middle] = [linesOf(best.left), linesOf(between)];
  return isFlushRight(left, middle) || areCellsOf(left, middle, frame);
}

/** Rows that end what stands above them: headings side by side end dates in the margin too, a single heading only columns of label and value pairs. */
type Heads = { columns: number[]; rules: number[]; headings: number[] };

function headRows(rows: Row[], frame: Frame): Heads {
  const sizes = rows.flatMap((row) => row.segments.flatMap((segment) => (frame.headings.has(segment.styleKey) ? [segment.size] : [])));
  const top = Math.max(0, ...sizes);
  return {
    columns: rows.flatMap((_, index) => (opensColumns(rows.slice(index, index + MAX_HEADED_ROWS), frame, top) ? [index] : [])),
    rules: rowsUnderRules(rows, frame),
    headings: rows.flatMap((row, index) => (isHeadingOver(row, frame, top) ? [index] : [])),
  };
}

/**
 * The row of the first heading below a name and the contact data beside it, where white space parts both from what follows: these two are read before
 * the columns below.
 */
function underName({ left, right }: Gutter, linesOf: LinesOf, { headings }: Frame): number[] {
  const sides = [linesOf(left), linesOf(right)];
  const lines = sides.flat();
  const row = Math.min(...lines.flatMap((line) => (headings.has(line.style) ? [line.row] : [])));
  const size = Math.max(...lines.map((line) => line.size));
  const isUnderName = lines.every((line) => line.size < size || line.row < row);
  const isParted = sides.every((side) => {
    const at = side.findIndex((line) => line.row >= row);
    const [last, next] = [side[at - 1], side[at]];
    return last && next && (headings.has(next.style) || next.baseline - last.baseline > MIN_BLOCK_GAP_EM * next.size);
  });
  return isUnderName && isParted ? [row] : [];
}

/** The rows that stand directly under a line drawn over the whole width of the region. */
function rowsUnderRules(rows: Row[], { rules, left, right }: Frame): number[] {
  const across = rules.filter(
    ({ box }) => box.height < MAX_RULE_THICKNESS && box.x < left + MAX_EDGE_MISS && box.x + box.width > right - MAX_EDGE_MISS,
  );
  return across.map(({ box }) => rows.findIndex((row) => row.baseline > box.y));
}

/** A heading alone in its row at the left edge of the region heads both columns below it; a smaller one heads a part of a column. */
function isHeadingOver({ segments: [first, ...others] }: Row, { headings, left }: Frame, top: number): boolean {
  if (!first || others.length > 0 || !headings.has(first.styleKey)) return false;
  return first.size > top - MAX_SIZE_DIFFERENCE && leftEdge(first) < left + MAX_EDGE_MISS;
}

/**
 * Three headings side by side open new columns. `rows` are their row and those below it: text that only has the style of a heading
 * ("**Acme Ltd** … **2019 to 2021**") has no text below that is aligned with it.
 */
export function opensColumns([row, ...below]: Row[], { headings }: Frame, top = 0): boolean {
  if (!row || row.segments.length < MIN_COLUMN_HEADINGS) return false;
  if (!row.segments.every(({ styleKey, size }) => headings.has(styleKey) && size > top - MAX_SIZE_DIFFERENCE)) return false;
  const others = below.flatMap(({ segments }) => segments);
  return row.segments.every((heading) => others.some((other) => isAligned(heading, other)));
}

/** One begins where the other does, or both are centred in one column. */
const isAligned = (one: Segment, other: Segment) =>
  Math.min(Math.abs(leftEdge(one) - leftEdge(other)), Math.abs(one.x + one.right - other.x - other.right) / 2) < MAX_EDGE_MISS;

/** Gutters of the parts of a candidate, which is cut at `breaks`: rows that span both columns, such as those under a line drawn across. Empty where there are none. */
function partsBetween(
  breaks: number[],
  { first, last, to }: Candidate,
  rows: Row[],
  linesOf: LinesOf,
  frame: Frame,
): (Gutter | undefined)[] {
  const cuts = [...new Set(breaks)].filter((row) => row > first && row <= last).toSorted((a, b) => a - b);
  if (cuts.length === 0) return [];
  return [first, ...cuts].map((begin, index) => {
    const part = toCandidate(rows, begin, (cuts[index] ?? last + 1) - 1, to);
    return part && judge(part, rows, linesOf, frame);
  });
}

/** For each left edge in the region: the longest spans of rows in which no segment crosses it. */
function candidates(rows: Row[]): Candidate[] {
  const found = new Candidates();
  const extents = rows.map(extentOf);
  const edges = leftEdges(rows);
  const isAtEdge = (segment: Segment) => {
    const near = [...edges].filter(([edge]) => Math.abs(edge - leftEdge(segment)) <= MAX_BEHIND_ICON_SHIFT);
    return near.reduce((all, [, count]) => all + count, 0) >= MIN_ALIGNED_ROWS;
  };
  for (const edge of [...edges.keys()].sort((a, b) => a - b).slice(1)) {
    const isCrossedAt = (index: number) => isOver(extents[index] as Extent, edge) && isCrossed(rows[index] as Row, edge, isAtEdge);
    for (const [first, last] of spans(0, rows.length - 1, isCrossedAt)) {
      const candidate = sidesAt(rows, first, last, edge);
      // No part of the rows has two sides either.
      if (!candidate) continue;
      if (isWide(candidate)) found.add(candidate);
      else if (rows.slice(first, last + 1).filter((row) => touches(row, edge)).length <= MAX_TOUCHING_ROWS) {
        const whole = besideTouching(candidate, edge);
        if (whole) found.add(whole);
        for (const [from, to] of spans(first, last, (index) => touches(rows[index] as Row, edge))) {
          const part = toCandidate(rows, from, to, edge);
          if (part) found.add(part);
        }
      }
    }
  }
  return found.all;
}

/** Left edges near each other often have the same white space before them, which is kept once. */
class Candidates {
  readonly all: Candidate[] = [];
  private byStart = new Map<number, Candidate[]>();

  add(candidate: Candidate) {
    const others = this.byStart.get(candidate.from);
    if (others?.some(({ first, last, to }) => first === candidate.first && last === candidate.last && to === candidate.to)) return;
    if (others) others.push(candidate);
    else this.byStart.set(candidate.from, [candidate]);
    this.all.push(candidate);
  }
}

/** Where segments begin, in whole points, and how many do. */
function leftEdges(rows: Row[]): Map<number, number> {
  const edges = new Map<number, number>();
  for (const { segments } of rows)
    for (const segment of segments) {
      const edge = Math.round(leftEdge(segment));
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
    }
  return edges;
}

/** From the left end of a row to its right end. */
type Extent = { start: number; end: number };

function extentOf({ segments }: Row): Extent {
  const extent = { start: Infinity, end: -Infinity };
  for (const segment of segments) {
    extent.start = Math.min(extent.start, leftEdge(segment));
    extent.end = Math.max(extent.end, segment.right);
  }
  return extent;
}

const isOver = ({ start, end }: Extent, edge: number) => !(start >= edge - 1 || end <= edge - MAX_OVERLAP);

/** The spans of two rows or more without a break. */
function spans(from: number, to: number, breaks: (index: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  let first = from;
  for (let index = from; index <= to + 1; index++) {
    if (index <= to && !breaks(index)) continue;
    if (index - first > 1) found.push([first, index - 1]);
    first = index + 1;
  }
  return found;
}

/** A segment of the row ends just before the edge, without a gutter between. A large name over two columns may do so by chance. */
const touches = ({ segments }: Pick<Row, "segments">, edge: number) =>
  segments.some((segment) => leftEdge(segment) < edge - 1 && segment.right > edge - MIN_GUTTER_EM * segment.size);

/** Where many lines begin at the edge, the few on its left that run up to it are too long for their column, which ends where the others do. */
function besideTouching(candidate: Candidate, edge: number): Candidate | undefined {
  if (candidate.right.filter((segment) => Math.abs(leftEdge(segment) - edge) < 1).length < MIN_LINES_BESIDE_TOUCHING) return undefined;
  const inside = candidate.left.filter((segment) => !touches({ segments: [segment] }, edge));
  const whole = { ...candidate, from: Math.max(...inside.map(({ right }) => right)) };
  return inside.length > 0 && isWide(whole) ? whole : undefined;
}

/**
 * Whether text crosses the edge. A single long word that overlaps a text which begins at the edge does not count, nor an email address that
 * begins where other lines do: it is too wide for its column.
 */
function isCrossed({ segments }: Row, edge: number, isAtEdge: (segment: Segment) => boolean): boolean {
  if (isEvenRow(segments)) return true;
  for (const segment of segments) if (crosses(segment, edge) && !isTooWide(segment, segments, edge, isAtEdge)) return true;
  return false;
}

/** Pieces that are all as far apart: "jane@example.org ⇥ 01234 567890 ⇥ Leeds ⇥ jane.example.org" over the whole width is one line. */
function isEvenRow(segments: Segment[]): boolean {
  if (segments.length < MIN_EVEN_PIECES) return false;
  const gaps = segments.slice(1).map((segment, index) => (segment.x - (segments[index] as Segment).right) / segment.size);
  return Math.max(...gaps) - Math.min(...gaps) < MAX_EVEN_DIFFERENCE_EM;
}

const isTooWide = (segment: Segment, segments: Segment[], edge: number, isAtEdge: (segment: Segment) => boolean) =>
  segment.words.length === 1 &&
  ((segment.text.includes("@") && isAtEdge(segment)) || segments.some((other) => runsOver(segment, other, edge)));

const runsOver = (segment: Segment, other: Segment, edge: number) =>
  other !== segment && Math.abs(leftEdge(other) - edge) < MAX_OVERLAP && segment.right > other.x + MIN_OVERRUN_EM * other.size;

const crosses = (segment: Segment, edge: number) => segment.right > edge - MAX_OVERLAP && leftEdge(segment) < edge - 1;

function toCandidate(rows: Row[], first: number, last: number, edge: number): Candidate | undefined {
  const candidate = sidesAt(rows, first, last, edge);
  return candidate && isWide(candidate) ? candidate : undefined;
}

/** What stands on each side of an edge, where that is more than one text. */
function sidesAt(rows: Row[], first: number, last: number, edge: number): Candidate | undefined {
  const left: Segment[] = [];
  const right: Segment[] = [];
  let [from, to] = [-Infinity, Infinity];
  for (let index = first; index <= last; index++)
    for (const segment of (rows[index] as Row).segments) {
      const isCrossing = crosses(segment, edge);
      if (isCrossing || segment.right <= edge - MAX_OVERLAP) {
        left.push(segment);
        if (!isCrossing) from = Math.max(from, segment.right);
      } else {
        right.push(segment);
        to = Math.min(to, leftEdge(segment));
      }
    }
  return left.length < 1 || right.length < 2 ? undefined : { from, to, first, last, left, right, lead: [] };
}

const isWide = ({ from, to, left, right }: Candidate) =>
  !(to - from < MIN_GUTTER_EM * median([...left, ...right].map((segment) => segment.size)));

function judge(wide: Candidate, rows: Row[], linesOf: LinesOf, frame: Frame): Gutter | undefined {
  const column = withoutStrayEnd(withoutDateStrip(withoutParagraphEnd(wide, rows), rows, linesOf), rows, linesOf);
  const narrow = narrowed(withoutWideSection(column, rows, linesOf, frame), rows, linesOf, frame);
  const left = linesOf(narrow.left);
  const right = linesOf(narrow.right);
  const verdict = meaning(narrow, left, right, frame);
  if (verdict === "rows") return undefined;
  const backed = isBacked(narrow, frame) && !areCards(narrow, frame);
  const isColumns = verdict === "columns" || verdict === "pairs";
  const candidate = isColumns && !backed ? withoutHead(narrow, left, right, rows, frame) : narrow;
  return toGutter(candidate, { meaning: verdict, left, right, backed }, rows, frame);
}

/** At the top of a page, two sides that begin where the columns of the page before do go on with these, however few lines one of them has left. */
function continuesColumns({ first, left, right }: Candidate, linesOf: LinesOf, { columnsAbove }: Frame): boolean {
  if (!columnsAbove || first > 0) return false;
  // What is left of the first column may be indented, as the text of a list item.
  return (
    startOf(linesOf(left)) > columnsAbove.left - MAX_EDGE_MISS && Math.abs(startOf(linesOf(right)) - columnsAbove.right) < MAX_EDGE_MISS
  );
}

/** `left` and `right`: the lines by which the candidate was judged. */
type Verdict = { meaning: Exclude<Meaning, "rows">; left: SideLine[]; right: SideLine[]; backed: boolean };

function toGutter(candidate: Candidate, { meaning: verdict, left, right, backed }: Verdict, rows: Row[], frame: Frame): Gutter {
  const { from, to, first, last } = candidate;
  const weight = Math.min(left.length, right.length) + LONGER_SIDE_WEIGHT * Math.max(left.length, right.length);
  const width = Math.min(MAX_WIDTH_SCORE, (to - from) / POINTS_PER_SCORE);
  const segments = (part: Row[]) => part.flatMap((row) => row.segments);
  const isRight = verdict === "right margin";
  return {
    kind: isRight ? "margin" : verdict === "pairs" ? "columns" : verdict,
    pairs: verdict === "pairs",
    backed,
    from,
    to,
    above:
      candidate.lead.length === 0 ? segments(rows.slice(0, first)) : [...new Set([...segments(rows.slice(0, first)), ...candidate.lead])],
    left: candidate.left,
    right: candidate.right,
    ...(isRight && { flipped: true }),
    below: segments(rows.slice(last + 1)),
    height: (rows[last] as Row).baseline - (rows[first] as Row).baseline,
    starts: isRight ? marginStarts(right, left, frame) : verdict === "margin" ? marginStarts(left, right, frame) : [],
    score: weight * (isRight || verdict === "margin" ? 1 : COLUMNS_WEIGHT) + width,
  };
}

/**
 * A few rows side by side within a section (pairs of label and value, two addresses) end where only one side has text. They are cut off where a
 * block begins, so that no paragraph is divided.
 */
function narrowed(candidate: Candidate, rows: Row[], linesOf: LinesOf, frame: Frame): Candidate {
  const left = linesOf(candidate.left);
  const right = linesOf(candidate.right);
  if (left.length === 0 || right.length === 0) return candidate;
  if (sharesHeadings(left, right)) return withoutOverhang(candidate, left, right, rows, frame);
  const start = Math.max(left[0]?.row ?? 0, right[0]?.row ?? 0);
  const end = Math.min(left.at(-1)?.row ?? 0, right.at(-1)?.row ?? 0);
  const height = Math.abs((rows[end] as Row).baseline - (rows[start] as Row).baseline);
  if (end < start) return candidate;
  if (height > MIN_COLUMN_HEIGHT_RATIO * frame.pageHeight) {
    const areHeaded = [left, right].every((side) => side.some((line) => line.row <= end && frame.headings.has(line.style)));
    return areHeaded ? withoutOverhang(candidate, left, right, rows, frame) : candidate;
  }

  const long = (left[0]?.row ?? 0) < (right[0]?.row ?? 0) ? left : right;
  const first = long.findLast((line) => line.row <= start && line.first)?.row ?? candidate.first;
  const hasHeadings = [...left, ...right].some((line) => line.row <= end && frame.headings.has(line.style));
  const last = bandEnd((left.at(-1)?.row ?? 0) > (right.at(-1)?.row ?? 0) ? left : right, end, frame, hasHeadings) ?? candidate.last;
  return between(candidate, rows, first, last);
}

/** Below two blocks side by side, the heading of the full-width text that follows, and a date under it, are not part of the left block. */
function withoutOverhang(candidate: Candidate, left: SideLine[], right: SideLine[], rows: Row[], frame: Frame): Candidate {
  const end = right.at(-1)?.row ?? 0;
  const start = Math.max(left[0]?.row ?? 0, right[0]?.row ?? 0);
  const tail = left.filter((line) => line.row > end);
  const isHead = (line: SideLine) => frame.headings.has(line.style);
  const top = Math.max(0, ...[...left, ...right].filter(isHead).map((line) => line.size));
  const head = tail.find((line) => isHead(line) && line.size > top - MAX_SIZE_DIFFERENCE);
  const below = rows[candidate.last + 1]?.segments[0];
  if (!head || !below || tail.length - tail.indexOf(head) > MAX_OVERHANGING_ROWS || end < start) return candidate;
  const beginsAt = (segment: Segment | undefined, x: number) =>
    segment !== undefined && Math.abs(leftEdge(segment) - x) < MAX_START_DIFFERENCE;
  // Below a heading alone in its row, the text may stand beside dates: "2019 – 2021 ⇥ Acme Ltd" over a paragraph that begins under "Acme Ltd".
  const isBesideDate = ({ segments: [date, text] }: Row) => beginsAt(date, head.x) && beginsAt(text, leftEdge(below));
  const isBesideDates = rows[head.row]?.segments.length === 1 && rows.slice(head.row + 1, candidate.last + 1).some(isBesideDate);
  if (!beginsAt(below, head.x) && !isBesideDates) return candidate;
  return between(candidate, rows, candidate.first, head.row - 1);
}

/** Dates at the right edge of the page above or below a column are no part of it: they belong to full-width text. */
function withoutDateStrip(candidate: Candidate, rows: Row[], linesOf: LinesOf): Candidate {
  const left = linesOf(candidate.left);
  const right = linesOf(candidate.right);
  const column = right.filter((line) => !isDateBeside(line, left));
  if (column.length < 2 || column.length === right.length) return candidate;
  const start = Math.min(...column.map((line) => line.x));
  const isStrip = (line: SideLine) => isDateBeside(line, left) && line.x > start + MIN_STRIP_SHIFT_EM * line.size;
  const first = right.findIndex((line) => !isStrip(line));
  const last = right.findLastIndex((line) => !isStrip(line));
  if (first === 0 && last === right.length - 1) return candidate;
  const from = first === 0 ? candidate.first : (right[first] as SideLine).row;
  const to = last === right.length - 1 ? candidate.last : (right[last] as SideLine).row;
  const cut = between(candidate, rows, from, to);
  return cut.left.length > 0 && cut.right.length > 1 ? cut : candidate;
}

/**
 * A text at the end of a row, far below the rest of the right column, is no part of it: below a block of contacts beside the name, the company at the
 * right margin belongs to the job in its row. The columns end where the left side goes on alone.
 */
function withoutStrayEnd(candidate: Candidate, rows: Row[], linesOf: LinesOf): Candidate {
  const left = linesOf(candidate.left);
  const right = linesOf(candidate.right);
  const at = right.findIndex(
    (line, index) => index > 0 && line.baseline - (right[index - 1] as SideLine).baseline > MAX_COLUMN_GAP_EM * line.size,
  );
  const last = right[at - 1];
  const strays = right.slice(at);
  if (!last || strays.length > MAX_STRAY_LINES || !strays.every((line) => left.some((other) => isBeside(line, other)))) return candidate;
  const end = left.find(({ row, first }) => first && row > last.row);
  return end ? between(candidate, rows, candidate.first, end.row - 1) : candidate;
}

/**
 * Text over the whole width below the columns belongs to the last heading at the left edge. Where only cells of its rows stand on the right of it
 * ("**Work experience**", "2019 – 2021 ⇥ Fitter ⇥ Acme Ltd", a paragraph over the whole width), that heading ends the columns.
 */
function withoutWideSection(candidate: Candidate, rows: Row[], linesOf: LinesOf, { headings }: Frame): Candidate {
  const left = linesOf(candidate.left);
  const right = linesOf(candidate.right);
  const below = rows[candidate.last + 1]?.segments[0];
  const heading = left.findLast((line) => headings.has(line.style) && Math.abs(line.x - startOf(left)) < MAX_START_DIFFERENCE);
  if (!heading || !below || !crosses(below, candidate.to) || heading.row <= candidate.first) return candidate;
  const cells = right.filter((line) => line.row >= heading.row);
  if (cells.length === 0 || cells.length === right.length) return candidate;
  if (!cells.every((cell) => cell.row > heading.row && left.some((line) => isBeside(line, cell)))) return candidate;
  return between(candidate, rows, candidate.first, heading.row - 1);
}

/** Text on one side, above the first row of the other side, heads both. A heading does not where further ones of its style stand in the same column. */
function withoutHead(candidate: Candidate, left: SideLine[], right: SideLine[], rows: Row[], { headings }: Frame): Candidate {
  const [high, low] = (left[0]?.row ?? 0) < (right[0]?.row ?? 0) ? [left, right] : [right, left];
  const start = low[0]?.row ?? 0;
  const isOfColumn = (head: SideLine | undefined) =>
    head !== undefined && headings.has(head.style) && high.filter(({ style }) => style === head.style).length > 1;
  const cuts = high.filter((line, index) => index > 0 && line.row <= start && line.first && !isOfColumn(high[index - 1]));
  const gap = (line: SideLine) => line.baseline - (high[high.indexOf(line) - 1] as SideLine).baseline;
  const first = cuts.toSorted((a, b) => gap(b) - gap(a))[0]?.row ?? candidate.first;
  return first > candidate.first ? between(candidate, rows, first, candidate.last) : candidate;
}

/** The last row of a band whose other side ends at row `end`: the longer side is cut where something in another style begins. */
function bandEnd(longer: SideLine[], end: number, frame: Frame, hasHeadings: boolean): number | undefined {
  const tail = longer.filter((line) => line.row > end);
  const heading = tail.find((line) => frame.headings.has(line.style));
  // Below a name with contacts beside it, the first heading ends both, however much text follows it.
  if (heading && !hasHeadings && longer.length - tail.length > 1) return heading.row - 1;
  if (tail.length > Math.max(MAX_TAIL_LINES, longer.length - tail.length)) return undefined;
  const shared = longer.filter((line) => line.row <= end && frame.headings.has(line.style));
  const top = shared.length === longer.length - tail.length ? 0 : Math.max(0, ...shared.map((line) => line.size));
  const next = tail.find((line) => {
    // A title smaller than the heading above it stands in that section.
    if (frame.headings.has(line.style) && line.size < top - MAX_SIZE_DIFFERENCE) return false;
    const above = longer[longer.indexOf(line) - 1]?.style ?? "";
    const isListOf = line.bullet && frame.headings.has(above);
    return (line.first || frame.headings.has(line.style)) && line.style !== above && !isListOf;
  });
  return next && next.row - 1;
}

/** The last short lines of a full-width paragraph do not cross the gutter, but belong to the lines above that do. */
function withoutParagraphEnd(candidate: Candidate, rows: Row[]): Candidate {
  const lead: Segment[] = [];
  let above = rows[candidate.first - 1]?.segments[0];
  for (const segment of candidate.left) {
    if (!above || !continuesParagraph(segment, above)) break;
    lead.push(segment);
    above = segment;
  }
  return lead.length === 0 ? candidate : { ...candidate, lead, left: candidate.left.slice(lead.length) };
}

const continuesParagraph = (segment: Segment, above: Segment) =>
  segment.baseline - above.baseline < MAX_WRAP_EM * segment.size &&
  Math.abs(segment.size - above.size) < MAX_SIZE_DIFFERENCE &&
  Math.abs(segment.x - above.x) < MAX_PARAGRAPH_SHIFT &&
  segment.bold === above.bold &&
  !segment.bullet;

function between(candidate: Candidate, rows: Row[], first: number, last: number): Candidate {
  if (first <= candidate.first && last >= candidate.last) return { ...candidate, first, last };
  const kept = new Set(rows.slice(first, last + 1).flatMap((row) => row.segments));
  return {
    ...candidate,
    first,
    last,
    left: candidate.left.filter((segment) => kept.has(segment)),
    right: candidate.right.filter((segment) => kept.has(segment)),
  };
}
