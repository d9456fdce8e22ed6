import type { Box } from "../../../reading.ts";
import type { PositionedRun } from "./content.ts";

/** A visible run, with its text cleaned. */
export type Word = PositionedRun & {
  /** An icon, or a bullet from a symbol font: no text, but it separates what stands left and right of it. */
  icon?: boolean;
  /** The network whose logo the icon is, or stands before the word: "github". */
  network?: string;
  /** Its place on the page, when `box` is its place on the page turned by 90 degrees. */
  pageBox?: Box;
};

export const right = (item: { box: { x: number; width: number } }) => item.box.x + item.box.width;
export const bottom = (item: { box: { y: number; height: number } }) => item.box.y + item.box.height;

export function median(values: number[]): number {
  if (values.length === 0) return 0;
  if (areEqual(values)) return values[0] as number;
  const sorted = ascending(values);
  // Odd geometry may give values that are no numbers.
  if (Number.isNaN(sorted[sorted.length - 1])) return values.toSorted((a, b) => a - b)[values.length >> 1] as number;
  return sorted[sorted.length >> 1] as number;
}

function areEqual(values: number[]): boolean {
  for (const value of values) if (value !== values[0]) return false;
  return true;
}

/** Numbers from the smallest to the largest. */
export const ascending = (values: number[]): Float64Array => new Float64Array(values).sort();

/** A sorted copy, as `toSorted` gives it; most text is in order already. */
export function ordered<T>(items: T[], compare: (a: T, b: T) => number): T[] {
  for (let at = 1; at < items.length; at++) if (!(compare(items[at - 1] as T, items[at] as T) <= 0)) return items.toSorted(compare);
  return items.slice();
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
