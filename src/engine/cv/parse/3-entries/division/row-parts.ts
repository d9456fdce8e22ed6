import type { Row } from "../../1-document/row.ts";
import { AT_EMPLOYER } from "../../lexicon/joining-words.ts";
import { SURE_PART } from "../thresholds.ts";

/** How much a text looks like a part of an entry: the degree, the school (0 to 1). */
export type PartScore = (text: string) => number;

/**
 * `named`: which parts each row names, as bits. `expected`: how many entries of the section name each part, compared with the part that most rows name.
 * Of four schools of which two have a degree, half the entries have one.
 */
export type RowParts = { named: number[]; expected: number[] };

export function rowParts(rows: readonly Row[], body: readonly boolean[], parts: readonly PartScore[]): RowParts {
  const found = rows.map((row, index) => (body[index] || row.label || row.dateOnly || parts.length === 0 ? [] : partsIn(row, parts)));
  const named = likeSiblings(rows, found);
  const counts = parts.map((_, part) => named.filter((bits) => bits & (1 << part)).length);
  const most = Math.max(1, ...counts);
  return { named, expected: counts.map((count) => count / most) };
}

/** Of "Buyer, Corvane Group" over "Stoker, Tessaly" the second row names a position and an employer too, though no list knows either. */
function likeSiblings(rows: readonly Row[], found: readonly number[][]): number[] {
  const whole = new Map<string, number>();
  const named = found.map((pieces) => pieces.reduce((all, bits) => all | bits, 0));
  const shapeOf = (index: number) => `${rows[index]?.key}/${found[index]?.length}`;
  named.forEach((bits, index) => {
    if (bits & (bits - 1)) whole.set(shapeOf(index), bits);
  });
  return named.map((bits, index) => bits | (whole.get(shapeOf(index)) ?? 0));
}

const DIVIDERS = new RegExp(String.raw`\s*[|·•;]\s*|\s*[,，、:：]\s+|\s+[–—-]\s+|\s+${AT_EMPLOYER}\s+`, "iu");

/** For each piece of a row the part that it looks most like, as a bit: "BSc Economics, University of Leith" names two. */
function partsIn({ cells }: Row, parts: readonly PartScore[]): number[] {
  const pieces = cells.flatMap(({ rest }) => rest.split(DIVIDERS)).filter((piece) => piece.trim() !== "");
  return pieces.map((piece) => {
    const scores = parts.map((score) => score(piece));
    const best = Math.max(...scores);
    return best >= SURE_PART && scores.filter((score) => score === best).length === 1 ? 1 << scores.indexOf(best) : 0;
  });
}
