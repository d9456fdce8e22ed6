import { gapBetween, type Spacing } from "./spacing.ts";
import { right, type Word } from "./words.ts";

/** Ems of space before a word that may begin a column. */
const GAP = 0.55;
/** More are no page of a CV. */
const MAX_ROWS = 1_000;

/**
 * What makes a column: the space before it is so many times as wide as the spaces of the print around it, so many rows begin there (the
 * number, `few` of them behind other print), and at most such a share of the rows has print across. Where very many begin and next to none
 * goes across, less of a gap will do.
 */
type Evidence = { wider: number; rows: number; few: number; crossed: number };
const EVIDENCE: readonly Evidence[] = [
  { wider: 1.8, rows: 3, few: 1, crossed: 0.25 },
  { wider: 1.5, rows: 8, few: 3, crossed: 0.1 },
];
const BESIDE = 3;

/**
 * Places where words of many rows begin, each after a gap, and hardly any row has print across: columns so near each other that single rows
 * look like running text. Returns whether a word of a row begins such a column.
 */
export function alignedStarts(rows: Word[][], spacing: Spacing): (row: Word[], left: Word, after: Word) => boolean {
  if (rows.length > MAX_ROWS) return () => false;
  const found = EVIDENCE.map(({ wider, ...needed }) => {
    const isApart = (row: Word[], left: Word, after: Word) => gapBetween(left, after) > Math.max(GAP, wider * spacing(row, after));
    return { isApart, edges: edgesOf(rows, isApart, needed) };
  });
  return (row, left, after) => found.some(({ edges, isApart }) => edges.has(Math.round(after.box.x)) && isApart(row, left, after));
}

function edgesOf(rows: Word[][], isApart: (row: Word[], left: Word, after: Word) => boolean, needed: Omit<Evidence, "wider">): Set<number> {
  const starts = rows.flatMap((row, index) =>
    row.flatMap((word, at) => {
      const last = row[at - 1];
      return !last || isApart(row, last, word) ? [{ x: word.box.x, row: index, inner: last !== undefined }] : [];
    }),
  );
  const edges = new Set<number>();
  const byPlace = Map.groupBy(starts, (start) => Math.round(start.x));
  for (const [x, exact] of byPlace) {
    const near = [...exact, ...(byPlace.get(x + 1) ?? [])];
    const inside = new Set(near.map((start) => start.row));
    if (inside.size < needed.rows || near.filter((start) => start.inner).length < needed.few) continue;
    const [first, last] = [Math.min(...inside), Math.max(...inside)];
    const between = rows.slice(first, last + 1);
    const crossed = between.filter(
      (row, index) => !inside.has(first + index) && row.some((word) => word.box.x < x - 1 && right(word) > x + 1),
    ).length;
    const beside = between.filter((row) => row.some((word) => right(word) < x) && row.some((word) => word.box.x > x - 2)).length;
    if (beside >= BESIDE && crossed <= (inside.size > BESIDE ? needed.crossed * between.length : 0)) edges.add(x).add(x + 1);
  }
  return edges;
}
