import type { Row } from "../2-segments/rows.ts";
import type { Segment } from "../2-segments/segment.ts";
import { MAX_RULE_THICKNESS } from "../2-segments/thresholds.ts";
import { leftEdge } from "../2-segments/to-segment.ts";
import type { GutterCandidate } from "./gutter-candidates.ts";
import type { Frame } from "./region.ts";
import type { LinesOf } from "./side-lines.ts";
import { MAX_EDGE_MISS, MAX_HEADED_ROWS, MAX_SIZE_DIFFERENCE, MIN_BLOCK_GAP_EM, MIN_COLUMN_HEADINGS } from "./thresholds.ts";

/** Rows that end what stands above them: headings side by side end dates in the margin too, a single heading only columns of label and value pairs. */
export type Heads = { columns: number[]; rules: number[]; headings: number[] };

export function headRows(rows: Row[], frame: Frame): Heads {
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
export function underName({ left, right }: Pick<GutterCandidate, "left" | "right">, linesOf: LinesOf, { headings }: Frame): number[] {
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
