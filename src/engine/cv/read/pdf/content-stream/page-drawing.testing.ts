import type { PageDrawing } from "./interpreter.ts";

/** A page of 600 by 800 points on which nothing is drawn but `parts`. */
export const pageDrawing = (parts: Partial<PageDrawing>): PageDrawing => ({
  page: 1,
  width: 600,
  height: 800,
  runs: [],
  rules: [],
  bulletShapes: [],
  images: [],
  outlines: [],
  drawings: 0,
  operators: 10,
  cut: false,
  ...parts,
});
