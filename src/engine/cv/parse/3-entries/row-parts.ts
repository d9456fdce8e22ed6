import type { Row } from "./rows.ts";
import { SURE_PART } from "./thresholds.ts";

/** How much a text looks like a part of an entry: the degree, the school (0 to 1). */
export type PartScore = (text: string) => number;

/**
 * `named`: which parts each row names, as bits. `expected`: how many entries of the section name each part, compared with the part that most rows name.
 * Of four schools of which two have a degree, half the entries have one.
 */
export type RowParts = { named: number[]; expected: number[] };

export function rowParts(rows: readonly Row[], body: readonly boolean[], parts: readonly PartScore[]): RowParts {
  const named = rows.map((row, index) => (body[index] || row.label || row.dateOnly || parts.length === 0 ? 0 : partsIn(row, parts)));
  const counts = parts.map((_, part) => named.filter((bits) => bits & (1 << part)).length);
  const most = Math.max(1, ...counts);
  return { named, expected: counts.map((count) => count / most) };
}

const DIVIDERS = /\s*[|·•;]\s*|\s*[,，、:：]\s+|\s+[–—-]\s+|\s+(?:at|@|bei|chez|presso|bij)\s+/iu;

/** "BSc Economics, University of Leith" names two parts. A piece counts for the part that it looks most like. */
function partsIn({ cells }: Row, parts: readonly PartScore[]): number {
  let bits = 0;
  for (const { rest } of cells)
    for (const piece of rest.split(DIVIDERS)) {
      const scores = parts.map((score) => score(piece));
      const best = Math.max(...scores);
      if (best >= SURE_PART && scores.filter((score) => score === best).length === 1) bits |= 1 << scores.indexOf(best);
    }
  return bits;
}
