import type { Row } from "../2-segments/rows.ts";
import type { Segment } from "../2-segments/segment.ts";
import { leftEdge } from "../2-segments/to-segment.ts";
import { crosses, type GutterCandidate } from "./gutter-candidates.ts";
import { sharesHeadings } from "./meaning/own-headings.ts";
import { isDateBeside } from "./meaning/short-dates.ts";
import type { Frame } from "./region.ts";
import { isBeside, type LinesOf, type SideLine, startOf } from "./side-lines.ts";
import {
  MAX_COLUMN_GAP_EM,
  MAX_OVERHANGING_ROWS,
  MAX_SIZE_DIFFERENCE,
  MAX_START_DIFFERENCE,
  MAX_STRAY_LINES,
  MAX_TAIL_LINES,
  MAX_WRAP_EM,
  MIN_COLUMN_HEIGHT_RATIO,
  MIN_STRIP_SHIFT_EM,
} from "./thresholds.ts";

/**
 * A few rows side by side within a section (pairs of label and value, two addresses) end where only one side has text. They are cut off where a
 * block begins, so that no paragraph is divided.
 */
export function narrowed(candidate: GutterCandidate, rows: Row[], linesOf: LinesOf, frame: Frame): GutterCandidate {
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
function withoutOverhang(candidate: GutterCandidate, left: SideLine[], right: SideLine[], rows: Row[], frame: Frame): GutterCandidate {
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
  const isBesideDate = ({ segments: [, text] }: Row) => beginsAt(text, leftEdge(below));
  const isBesideDates = rows[head.row]?.segments.length === 1 && rows.slice(head.row + 1, candidate.last + 1).some(isBesideDate);
  if (!beginsAt(below, head.x) && !isBesideDates) return candidate;
  return between(candidate, rows, candidate.first, head.row - 1);
}

/** Dates at the right edge of the page above or below a column are no part of it: they belong to full-width text. */
export function withoutDateStrip(candidate: GutterCandidate, rows: Row[], linesOf: LinesOf): GutterCandidate {
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
 * A text at the end of a row, far below the rest of the right column, is no part of it: below a block of contacts beside the name, the employer at the
 * right margin belongs to the job in its row. The columns end where the left side goes on alone.
 */
export function withoutStrayEnd(candidate: GutterCandidate, rows: Row[], linesOf: LinesOf): GutterCandidate {
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
export function withoutWideSection(candidate: GutterCandidate, rows: Row[], linesOf: LinesOf, { headings }: Frame): GutterCandidate {
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
export function withoutHead(
  candidate: GutterCandidate,
  left: SideLine[],
  right: SideLine[],
  rows: Row[],
  { headings }: Frame,
): GutterCandidate {
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
export function withoutParagraphEnd(candidate: GutterCandidate, rows: Row[]): GutterCandidate {
  const paragraphEnd: Segment[] = [];
  let above = rows[candidate.first - 1]?.segments[0];
  for (const segment of candidate.left) {
    if (!above || !continuesParagraph(segment, above)) break;
    paragraphEnd.push(segment);
    above = segment;
  }
  return paragraphEnd.length === 0 ? candidate : { ...candidate, paragraphEnd, left: candidate.left.slice(paragraphEnd.length) };
}

const continuesParagraph = (segment: Segment, above: Segment) =>
  segment.baseline - above.baseline < MAX_WRAP_EM * segment.size &&
  Math.abs(segment.size - above.size) < MAX_SIZE_DIFFERENCE &&
  Math.abs(segment.x - above.x) < MAX_START_DIFFERENCE &&
  segment.bold === above.bold &&
  !segment.bullet;

export function between(candidate: GutterCandidate, rows: Row[], first: number, last: number): GutterCandidate {
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
