import { type Row, toRows } from "../2-segments/rows.ts";
import type { Segment } from "../2-segments/segment.ts";
import { leftEdge } from "../2-segments/to-segment.ts";
import { narrowed, withoutDateStrip, withoutHead, withoutParagraphEnd, withoutStrayEnd, withoutWideSection } from "./candidate-ends.ts";
import { cardRows } from "./cards.ts";
import { candidates, type GutterCandidate, toCandidate } from "./gutter-candidates.ts";
import { type Heads, headRows, underName } from "./headings-over-columns.ts";
import { marginStarts } from "./meaning/margin-starts.ts";
import { type Meaning, meaning } from "./meaning/meaning.ts";
import { areCellsOf, areDatesOf, isFlushRight } from "./meaning/right-edge-dates.ts";
import { areCards, isBacked } from "./panels.ts";
import type { Frame } from "./region.ts";
import { type LinesOf, ratio, type SideLine, sidesOf, startOf } from "./side-lines.ts";
import {
  COLUMNS_WEIGHT,
  LONGER_SIDE_WEIGHT,
  MAX_EDGE_MISS,
  MAX_GUTTER_ROWS,
  MAX_WIDTH_SCORE,
  MIN_BEHIND_RATIO,
  MIN_FLUSH_RATIO,
  MIN_SIDEBAR_GUTTER_RATIO,
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
  const form = places.find((candidate) => continuesMargin(candidate, linesOf, frame));
  if (form) {
    const [left, right] = [linesOf(form.left), linesOf(form.right)];
    return toGutter(form, { meaning: "margin", left, right, backed: false }, rows, frame);
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
      if (!best || gutter.score > best.score) best = gutter;
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

/** Gutters of the parts of a candidate, which is cut at `breaks`: rows that span both columns, such as those under a line drawn across. Empty where there are none. */
function partsBetween(
  breaks: number[],
  { first, last, to }: GutterCandidate,
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

function judge(wide: GutterCandidate, rows: Row[], linesOf: LinesOf, frame: Frame): Gutter | undefined {
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
function continuesColumns({ first, left, right }: GutterCandidate, linesOf: LinesOf, { columnsAbove }: Frame): boolean {
  if (!columnsAbove || first > 0) return false;
  // What is left of the first column may be indented, as the text of a list item.
  return (
    startOf(linesOf(left)) > columnsAbove.left - MAX_EDGE_MISS && Math.abs(startOf(linesOf(right)) - columnsAbove.right) < MAX_EDGE_MISS
  );
}

/** At the top of a page, labels that end where those of the page before end, beside values that begin where its values do, go on with that form. */
function continuesMargin({ first, left, right }: GutterCandidate, linesOf: LinesOf, { marginAbove }: Frame): boolean {
  if (!marginAbove || first > 0) return false;
  const [labels, values] = [linesOf(left), linesOf(right)];
  return (
    ratio(labels, (label) => Math.abs(label.right - marginAbove.labelsEnd) < MAX_EDGE_MISS) > MIN_FLUSH_RATIO &&
    Math.abs(startOf(values) - marginAbove.valuesStart) < MAX_EDGE_MISS
  );
}

/** `left` and `right`: the lines by which the candidate was judged. */
type Verdict = { meaning: Exclude<Meaning, "rows">; left: SideLine[]; right: SideLine[]; backed: boolean };

function toGutter(candidate: GutterCandidate, { meaning: verdict, left, right, backed }: Verdict, rows: Row[], frame: Frame): Gutter {
  const { from, to, first, last } = candidate;
  const isRight = verdict === "right margin";
  const kind = isRight ? "margin" : verdict === "pairs" ? "columns" : verdict;
  const segments = (part: Row[]) => part.flatMap((row) => row.segments);
  return {
    kind,
    pairs: verdict === "pairs",
    backed,
    from,
    to,
    above:
      candidate.paragraphEnd.length === 0
        ? segments(rows.slice(0, first))
        : [...new Set([...segments(rows.slice(0, first)), ...candidate.paragraphEnd])],
    left: candidate.left,
    right: candidate.right,
    ...(isRight && { flipped: true }),
    below: segments(rows.slice(last + 1)),
    height: (rows[last] as Row).baseline - (rows[first] as Row).baseline,
    starts: isRight ? marginStarts(right, left, frame) : verdict === "margin" ? marginStarts(left, right, frame) : [],
    score: gutterScore({ kind, lines: [left.length, right.length], width: to - from }),
  };
}

/** How likely a gutter is the one that divides its region, among others: by the lines on its two sides and its width in points. */
export function gutterScore({ kind, lines, width }: { kind: Gutter["kind"]; lines: [number, number]; width: number }): number {
  const score = Math.min(...lines) + LONGER_SIDE_WEIGHT * Math.max(...lines);
  return (kind === "columns" ? COLUMNS_WEIGHT : 1) * score + Math.min(MAX_WIDTH_SCORE, width / POINTS_PER_SCORE);
}
