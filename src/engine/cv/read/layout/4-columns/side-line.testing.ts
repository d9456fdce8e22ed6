import type { SideLine } from "./side-lines.ts";

/** A line of ten points that begins a block, unless it is said otherwise. */
export function sideLine(text: string, x: number, right: number, baseline: number, looks: Partial<SideLine> = {}): SideLine {
  const size = looks.size ?? 10;
  const plain = { row: 0, top: baseline - 0.75 * size, style: "text", bold: false, bullet: false, first: true, wrapped: false };
  return { text, end: text, x, right, baseline, size, rotated: false, slack: 0.32, ...plain, ...looks };
}

/** A block of lines, one below the other: the first of them begins it. */
export const blockOfLines = (x: number, right: number, baselines: number[], looks: Partial<SideLine> = {}): SideLine[] =>
  baselines.map((baseline, at) => sideLine("some words", x, right, baseline, { first: at === 0, ...looks }));
