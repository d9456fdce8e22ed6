import { gapBetween, type Spacing } from "../../1-words/spacing.ts";
import { right, type Word } from "../../1-words/words.ts";
import {
  MAX_ALIGNED_ROWS,
  MAX_CROSSED_OF_FEW_RATIO,
  MAX_CROSSED_OF_MANY_RATIO,
  MIN_COLUMN_GAP_EM,
  MIN_FEW_ROWS,
  MIN_GAP_BEHIND_HYPHEN_EM,
  MIN_GAP_OF_FEW_ROWS,
  MIN_GAP_OF_MANY_ROWS,
  MIN_INNER_OF_MANY_ROWS,
  MIN_MANY_ROWS,
  MIN_ROWS_BESIDE,
} from "../thresholds.ts";

/**
 * Conditions for a column: the gap before it is `wider` times as wide as a space of the text around it, `rows` rows have a word there (`inner` of
 * them after other text), and text crosses it in at most the ratio `crossed` of the rows. With more rows a narrower gap is enough. Sorted by
 * gap, the widest first.
 */
type Evidence = { wider: number; rows: number; inner: number; crossed: number };
const EVIDENCE: readonly Evidence[] = [
  { wider: MIN_GAP_OF_FEW_ROWS, rows: MIN_FEW_ROWS, inner: 1, crossed: MAX_CROSSED_OF_FEW_RATIO },
  { wider: MIN_GAP_OF_MANY_ROWS, rows: MIN_MANY_ROWS, inner: MIN_INNER_OF_MANY_ROWS, crossed: MAX_CROSSED_OF_MANY_RATIO },
];

/**
 * Columns so near each other that one row of them alone could be running text: positions at which words of many rows begin, each after a gap, and
 * which hardly any text crosses. Returns a test whether a word begins such a column.
 */
export function alignedStarts(rows: Word[][], spacing: Spacing): (row: Word[], left: Word, after: Word) => boolean {
  if (rows.length > MAX_ALIGNED_ROWS) return () => false;
  /** How many times as wide as the spaces of the row the gap is at least; 0 where it may be a space. */
  const wideness = (row: Word[], left: Word, after: Word) => {
    const gap = gapBetween(left, after);
    if (!(gap > MIN_COLUMN_GAP_EM)) return 0;
    const space = spacing(row, after);
    for (const { wider } of EVIDENCE) if (gap > wider * space) return wider;
    return 0;
  };
  const starts = startsByPlace(rows, wideness);
  const found = EVIDENCE.map((needed) => ({ wider: needed.wider, edges: edgesOf(rows, starts, needed) }));
  return (row, left, after) =>
    found.some(
      ({ wider, edges }) =>
        edges.has(Math.round(after.box.x)) && (wideness(row, left, after) >= wider || isBroken(left, after) || ADDRESS.test(left.text)),
    );
}

/** "Univer-" and "Head": a word that is hyphenated fills the line of its column; what stands behind it is another column. */
const isBroken = (left: Word, after: Word) =>
  /\p{L}[-‐]$/u.test(left.text) && /^[\p{Lu}\p{N}]/u.test(after.text) && gapBetween(left, after) > MIN_GAP_BEHIND_HYPHEN_EM;

/** An e-mail address may be too wide for its column, up to the text of the next one. */
const ADDRESS = /\S@\S+\.\p{L}{2,}$/u;

function edgesOf(rows: Word[][], byPlace: Map<number, Start[]>, needed: Evidence): Set<number> {
  const edges = new Set<number>();
  for (const [x, exact] of byPlace) {
    const next = byPlace.get(x + 1) ?? [];
    if (innerOnes(exact, needed) + innerOnes(next, needed) < needed.inner) continue;
    const near = [...exact, ...next].filter(({ wider }) => wider >= needed.wider);
    const inside = new Set(near.map((start) => start.row));
    if (inside.size < needed.rows) continue;
    const [first, last] = [Math.min(...inside), Math.max(...inside)];
    const between = rows.slice(first, last + 1);
    const crossed = between.filter(
      (row, index) => !inside.has(first + index) && row.some((word) => word.box.x < x - 1 && right(word) > x + 1),
    ).length;
    const beside = between.filter((row) => row.some((word) => right(word) < x) && row.some((word) => word.box.x > x - 1)).length;
    if (beside >= MIN_ROWS_BESIDE && crossed <= (inside.size > MIN_ROWS_BESIDE ? needed.crossed * between.length : 0))
      edges.add(x).add(x + 1);
  }
  return edges;
}

function innerOnes(starts: Start[], { wider }: Evidence): number {
  let count = 0;
  for (const start of starts) if (start.inner && start.wider >= wider) count++;
  return count;
}

/** Where a row begins, or a word of it after a gap so many times as wide as its spaces. */
type Start = { row: number; inner: boolean; wider: number };

function startsByPlace(rows: Word[][], wideness: (row: Word[], left: Word, after: Word) => number): Map<number, Start[]> {
  const places = new Map<number, Start[]>();
  for (const [index, row] of rows.entries()) {
    let last: Word | undefined;
    for (const word of row) {
      const wider = last ? wideness(row, last, word) : Infinity;
      if (wider > 0) {
        const place = Math.round(word.box.x);
        const start = { row: index, inner: last !== undefined, wider };
        const others = places.get(place);
        if (others) others.push(start);
        else places.set(place, [start]);
      }
      last = word;
    }
  }
  return places;
}
