import type { OcrPage } from "../../../reading.ts";
import { median } from "../../layout/1-words/words.ts";
import { type Piece, toPieces } from "./pieces.ts";

/** The size that a piece of print was set in, in points: one of the few that a document has. */
export type TypeSizes = (piece: Piece) => number;

/** How far the size of one piece may be off: less where it has many letters. What is a little smaller than the body heads nothing. */
const SPREAD = 1.1;
const SPREAD_OF_FEW = 1.16;
const SPREAD_OF_VAGUE = 1.45;
const MIN_LETTERS = 8;

/** Learns the sizes of a document: the body is the one that most letters have; others are as far apart as can be told. */
export function typeSizes(pages: OcrPage[]): TypeSizes {
  const pieces = pages.flatMap(toPieces).filter((piece) => piece.letters > 0);
  const body = bodySize(pieces);
  const others = clusters(pieces.filter((piece) => !piece.vague && !isNear(piece, body)));
  const sizes = [body, ...others].map((size) => ({ size, shown: Math.round(size * 2) / 2 }));
  return (piece) => {
    if (isNear(piece, body)) return sizes[0]?.shown ?? piece.size;
    const nearest = sizes.reduce((best, other) => (distance(other.size, piece.size) < distance(best.size, piece.size) ? other : best));
    return nearest.shown;
  };
}

const distance = (a: number, b: number) => Math.abs(Math.log(a / b));

const isNear = ({ size, letters, vague }: Piece, body: number) =>
  distance(size, body) < Math.log(vague ? SPREAD_OF_VAGUE : letters < MIN_LETTERS || size < body ? SPREAD_OF_FEW : SPREAD);

/** The middle of the narrow range of sizes that holds most letters. */
function bodySize(pieces: Piece[]): number {
  let best = { letters: 0, size: 10 };
  for (const { size } of pieces) {
    const near = pieces.filter((piece) => piece.size >= size && piece.size <= size * SPREAD);
    const letters = near.reduce((sum, piece) => sum + piece.letters, 0);
    if (letters > best.letters) best = { letters, size: weightedMedian(near) };
  }
  return best.size;
}

function clusters(pieces: Piece[]): number[] {
  const groups: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.size - b.size)) {
    const first = groups.at(-1)?.[0];
    if (first && piece.size <= first.size * SPREAD_OF_FEW) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups.map(weightedMedian);
}

const weightedMedian = (pieces: Piece[]) => median(pieces.flatMap(({ size, letters }) => Array<number>(Math.min(letters, 100)).fill(size)));
