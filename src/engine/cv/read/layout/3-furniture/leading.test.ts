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

/** Lines at some heights. */
const lines = (baselines: number[], change: Partial<Segment> = {}) => ({
  segments: baselines.map((baseline) => ({ x: 50, baseline, size: 10, styleKey: "text", ...change }) as Segment),
});

test("is the smallest that is common, in ems of the text", () => {
  expect(usualLeading([lines([100, 112, 124, 136, 150, 164])])).toBe(1.2);
  expect(
    usualLeading([
      lines(
        [100, 124, 148, 172].map((y) => y),
        { size: 20 },
      ),
    ]),
  ).toBe(1.2);
  expect(usualLeading([lines([172, 124, 148, 100])])).toBe(1.25);
  expect(usualLeading([lines([136, 112, 124, 100])])).toBe(1.2);
});

test("is learnt of lines of one page, one style and one left edge, that are neither in one row nor paragraphs apart", () => {
  expect(usualLeading([lines([100, 130, 160])])).toBe(1.25);
  expect(usualLeading([lines([100, 104, 108])])).toBe(1.25);
  expect(usualLeading([lines([100]), lines([112])])).toBe(1.25);
  const [text, bold] = [lines([100, 124]), lines([112, 136], { styleKey: "bold" })];
  expect(usualLeading([{ segments: [...text.segments, ...bold.segments] }])).toBe(1.25);
  const aside = lines([112, 136], { x: 80 });
  expect(usualLeading([{ segments: [...lines([100, 114]).segments, ...aside.segments] }])).toBe(1.4);
  expect(usualLeading([])).toBe(1.25);
});
