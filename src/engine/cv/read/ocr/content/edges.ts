import type { OcrWord } from "../../../reading.ts";
import { median } from "../../layout/1-words/words.ts";
import { isDot } from "./marks.ts";
import { type Piece, rightOf } from "./pieces.ts";

/** Ems by which the ink of letters at one edge may begin apart ("J" and "H"), and how many lines make an edge. */
const MAX_EDGE_SPREAD_EM = 0.24;
const MIN_LINES_AT_EDGE = 3;

/** Lines that begin near each other begin at one place; the text after bullets likewise. */
export function snapEdges(pieces: Piece[]): Piece[] {
  const starts = pieces.flatMap(startsOf).sort((a, b) => a.x - b.x);
  const groups: { x: number; reach: number }[][] = [];
  for (const start of starts) {
    const first = groups.at(-1)?.[0];
    if (first && start.x - first.x <= 2 * start.reach) groups.at(-1)?.push(start);
    else groups.push([start]);
  }
  const edges = groups.filter((group) => group.length >= MIN_LINES_AT_EDGE).map((group) => median(group.map(({ x }) => x)));
  return pieces.map((piece) => {
    const ownStarts = new Set(startsOf(piece).map(({ word }) => word));
    const words = piece.words.map((word) => (ownStarts.has(word) ? moved(word, edges, MAX_EDGE_SPREAD_EM * piece.size) : word));
    return { ...piece, words };
  });
}

function startsOf({ words, size }: Piece): { x: number; reach: number; word: OcrWord }[] {
  const [first, second] = words;
  if (!first) return [];
  const found = isDot(first) && second ? [first, second] : [first];
  return found.map((word) => ({ x: word.box.x, reach: MAX_EDGE_SPREAD_EM * size, word }));
}

function moved(word: OcrWord, edges: number[], reach: number): OcrWord {
  const edge = edges.reduce<number | undefined>((best, other) => {
    const isNearer = best === undefined || Math.abs(other - word.box.x) < Math.abs(best - word.box.x);
    return isNearer ? other : best;
  }, undefined);
  if (edge === undefined || Math.abs(edge - word.box.x) > reach || edge >= rightOf(word)) return word;
  return { ...word, box: { ...word.box, x: edge, width: rightOf(word) - edge } };
}
