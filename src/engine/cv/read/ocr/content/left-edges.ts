import type { OcrWord } from "../../../reading.ts";
import { median } from "../../layout/1-words/words.ts";
import { rightOf, type Segment } from "./segments.ts";
import { isBullet } from "./symbols.ts";
import { MAX_EDGE_SPREAD_EM, MIN_LINES_AT_EDGE } from "./thresholds.ts";

/** Lines that begin near each other are aligned at the median of their left edges; so are the texts after bullets. */
export function alignLeftEdges(segments: Segment[]): Segment[] {
  const starts = segments.flatMap(startsOf).sort((a, b) => a.x - b.x);
  const groups: { x: number; tolerance: number }[][] = [];
  for (const start of starts) {
    const first = groups.at(-1)?.[0];
    if (first && start.x - first.x <= 2 * start.tolerance) groups.at(-1)?.push(start);
    else groups.push([start]);
  }
  const edges = groups.filter((group) => group.length >= MIN_LINES_AT_EDGE).map((group) => median(group.map(({ x }) => x)));
  return segments.map((segment) => {
    const starting = new Set(startsOf(segment).map(({ word }) => word));
    const words = segment.words.map((word) => (starting.has(word) ? moved(word, edges, MAX_EDGE_SPREAD_EM * segment.size) : word));
    return { ...segment, words };
  });
}

function startsOf({ words, size }: Segment): { x: number; tolerance: number; word: OcrWord }[] {
  const [first, second] = words;
  if (!first) return [];
  const found = isBullet(first) && second ? [first, second] : [first];
  return found.map((word) => ({ x: word.box.x, tolerance: MAX_EDGE_SPREAD_EM * size, word }));
}

function moved(word: OcrWord, edges: number[], tolerance: number): OcrWord {
  const edge = edges.reduce<number | undefined>((best, other) => {
    const isNearer = best === undefined || Math.abs(other - word.box.x) < Math.abs(best - word.box.x);
    return isNearer ? other : best;
  }, undefined);
  if (edge === undefined || Math.abs(edge - word.box.x) > tolerance || edge >= rightOf(word)) return word;
  return { ...word, box: { ...word.box, x: edge, width: rightOf(word) - edge } };
}
