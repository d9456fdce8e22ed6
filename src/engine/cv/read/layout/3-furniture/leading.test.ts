import { expect, test } from "bun:test";
import type { Segment } from "../2-segments/segment.ts";
import { usualLeading } from "./leading.ts";

/** Lines of so many columns, each of 10 points, from 15 to 15 points. */
const columns = (count: number): { segments: Segment[] } => ({
  segments: Array.from({ length: 8 * count }, (_, at) => {
    const [row, column] = [Math.floor(at / count), at % count];
    return { x: 50 + 40 * column, baseline: 100 + 15 * row, size: 10, styleKey: "text" } as Segment;
  }),
});

test("the leading of text in columns is that from line to line in each column", () => {
  expect(usualLeading([columns(1)])).toBe(1.5);
  expect(usualLeading([columns(10)])).toBe(1.5);
});
