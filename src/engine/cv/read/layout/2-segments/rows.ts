import type { Segment } from "./segment.ts";
import { MAX_ROW_SHIFT_EM, NEIGHBOURS } from "./thresholds.ts";

/** Segments that stand on one baseline, from left to right. */
export type Row = { segments: Segment[]; baseline: number; size: number; page: number };

/** Segments of one page region by rows. The segments come sorted by baseline, more or less. */
export function toRows(segments: Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of segments) {
    const row = rowOf(segment, rows);
    if (row) row.segments.push(segment);
    else rows.push({ segments: [segment], baseline: segment.baseline, size: segment.size, page: segment.page });
  }
  for (const row of rows) if (row.segments.length > 1) row.segments.sort((a, b) => a.x - b.x);
  return rows;
}

function rowOf(segment: Segment, rows: Row[]): Row | undefined {
  for (let at = rows.length - 1; at >= Math.max(0, rows.length - NEIGHBOURS); at--) {
    const row = rows[at] as Row;
    if (row.page === segment.page && Math.abs(row.baseline - segment.baseline) <= MAX_ROW_SHIFT_EM * Math.min(row.size, segment.size))
      return row;
  }
  return undefined;
}
