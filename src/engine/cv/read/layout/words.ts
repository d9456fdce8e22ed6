import type { Box } from "../../reading.ts";
import type { PositionedRun } from "./content.ts";

/** A run that a person sees, with its text cleaned. */
export type Word = PositionedRun & {
  /** An icon, or a bullet from a symbol font: no text, but it separates what stands left and right of it. */
  icon?: boolean;
  /** Where it was printed, when `box` says where it would stand on a page that had been turned. */
  printed?: Box;
};

export const right = (item: { box: { x: number; width: number } }) => item.box.x + item.box.width;
export const bottom = (item: { box: { y: number; height: number } }) => item.box.y + item.box.height;

export function median(values: number[]): number {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
