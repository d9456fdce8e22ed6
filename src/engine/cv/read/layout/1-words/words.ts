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

/** The value in the middle, of an even number of values the upper one; 0 of none. */
export const median = (values: number[]): number => ascending(values)[Math.floor(values.length / 2)] ?? 0;

/** Numbers from the smallest to the largest. */
export const ascending = (values: number[]): number[] => values.toSorted((a, b) => a - b);
