import { gapBetween, type Spacing } from "./spacing.ts";
import { right, type Word } from "./words.ts";

/** Ems of space before a word that may begin a column, and how much wider it is than the spaces of the print around it. */
const GAP = 0.55;
const WIDER = 1.8;
const MANY = 3;
/** Where so many rows begin and next to none goes across, less of a gap will do. */
const VERY_MANY = 8;
const A_LITTLE_WIDER = 1.5;
const MAX_CROSSED = 0.25;
/** More are no page of a CV. */
const MAX_ROWS = 1_000;

/**
 * Places where words of many rows begin, each after a gap, and hardly any row has print across: columns so near each other that single rows
 * look like running text. Returns whether a word of a row begins such a column.
 */
export function alignedStarts(rows: Word[][], spacing: Spacing): (row: Word[], left: Word, after: Word) => boolean {
  const isApart = (row: Word[], left: Word, after: Word, wider = WIDER) =>
    gapBetween(left, after) > Math.max(GAP, wider * spacing(row, after));
  const starts = rows.flatMap((row, index) =>
    row.flatMap((word, at) => {
      const last = row[at - 1];
      return !last || isApart(row, last, word) ? [{ x: word.box.x, row: index, inner: last !== undefined }] : [];
    }),
  );
  const edges = new Map<number, number>();
  if (rows.length > MAX_ROWS) return () => false;
  const byPlace = Map.groupBy(starts, (start) => Math.round(start.x));
  for (const [x, exact] of byPlace) {
    const near = [...exact, ...(byPlace.get(x + 1) ?? [])];
    const inside = new Set(near.map((start) => start.row));
    if (inside.size < MANY || !near.some((start) => start.inner)) continue;
    const [first, last] = [Math.min(...inside), Math.max(...inside)];
    const crossed = rows
      .slice(first, last + 1)
      .filter((row, index) => !inside.has(first + index) && row.some((word) => word.box.x < x - 1 && right(word) > x + 1)).length;
    const beside = rows
      .slice(first, last + 1)
      .filter((row) => row.some((word) => right(word) < x) && row.some((word) => word.box.x > x - 2)).length;
    if (beside >= MANY && crossed <= (inside.size > MANY ? MAX_CROSSED * (last - first + 1) : 0)) {
      const wider = inside.size >= VERY_MANY && crossed * VERY_MANY <= inside.size ? A_LITTLE_WIDER : WIDER;
      for (const place of [x, x + 1]) edges.set(place, Math.min(wider, edges.get(place) ?? WIDER));
    }
  }
  return (row, left, after) => {
    const wider = edges.get(Math.round(after.box.x));
    return wider !== undefined && isApart(row, left, after, wider);
  };
}
