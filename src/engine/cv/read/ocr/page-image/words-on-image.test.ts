import { expect, test } from "bun:test";
import type { OcrWord } from "../../../reading.ts";
import type { GrayImage } from "./pixels/image.ts";
import { withStrokeWidths } from "./pixels/stroke-width.ts";
import { withTightBoxes } from "./tight-boxes.ts";

const image = (width: number, height: number, isDark: (x: number, y: number) => boolean): GrayImage => ({
  width,
  height,
  gray: Uint8Array.from({ length: width * height }, (_, at) => (isDark(at % width, Math.floor(at / width)) ? 0 : 255)),
});
const word = (text: string, x: number, y: number, width: number, height: number): OcrWord => ({
  text,
  confidence: 90,
  lineKey: 1,
  box: { page: 1, x, y, width, height },
});

test("the strokes of a word are as wide as its bars, in points, whatever the resolution", () => {
  const bar = (wide: number, scale = 1) =>
    image(40 * scale, 40 * scale, (x, y) => x >= 10 * scale && x < (10 + wide) * scale && y >= 10 * scale && y < 30 * scale);
  const stroke = (of: GrayImage, dpi = 72) => withStrokeWidths([word("I", 0, 0, 40, 40)], of, dpi)[0]?.stroke;
  // Twice the area by the outline, which pixels make 4 / π times as long.
  expect(stroke(bar(2))).toBeCloseTo((2 * 40 * (4 / Math.PI)) / 44, 2);
  expect(stroke(bar(8))).toBeCloseTo((2 * 160 * (4 / Math.PI)) / 56, 2);
  expect(stroke(bar(4, 3), 216)).toBeCloseTo(stroke(bar(4)) ?? 0, 2);
  expect(stroke(image(40, 40, () => false))).toBe(0);
});

const TEXTS = ["gap", "one", "Kit", "ace", "Top", "sun"];
const row = (texts: string[]) => texts.map((text, at) => word(text, 20 * at, 10, 18, 30));
const heights = (words: OcrWord[], of: GrayImage) => withTightBoxes(words, of, 72).map(({ box }) => [box.y, box.height]);
const dark = image(140, 60, (x, y) => y >= 18 && y < 28 && x % 20 > 2 && x % 20 < 15);

test("words that were all given the height of their row get boxes as high as their print", () => {
  expect(heights(row(TEXTS), dark)).toEqual(TEXTS.map(() => [18, 10]));
  expect(heights(row(["gap"]), dark)).toEqual([[10, 30]]);
  expect(heights(row(["one", "ace", "sun"]), dark)).toEqual(Array(3).fill([10, 30]));
  expect(
    heights(
      row(TEXTS),
      image(140, 60, () => false),
    ),
  ).toEqual(TEXTS.map(() => [10, 30]));
});

test("a dot over a letter belongs to it, print of the row above does not", () => {
  const dotted = image(140, 60, (x, y) => x % 20 > 2 && x % 20 < 15 && ((y >= 15 && y < 17) || (y >= 19 && y < 28)));
  expect(heights(row(TEXTS), dotted)).toEqual(TEXTS.map(() => [15, 13]));
  const crowded = image(140, 60, (x, y) => x % 20 > 2 && x % 20 < 15 && (y === 10 || (y >= 24 && y < 32)));
  expect(heights(row(TEXTS), crowded)).toEqual(TEXTS.map(() => [24, 8]));
});

test("print of the row below does not make a word lower, be it fuller", () => {
  const crowded = image(140, 60, (x, y) => (y >= 18 && y < 28 && x % 20 > 2 && x % 20 < 10) || (y >= 36 && y < 40));
  expect(heights(row(TEXTS), crowded)).toEqual(TEXTS.map(() => [18, 10]));
});

test("print at the left edge of the page belongs to its word", () => {
  const edge = image(140, 60, (x, y) => y >= 18 && y < 28 && x % 20 < 4);
  expect(heights(row(TEXTS), edge)[0]).toEqual([18, 10]);
});
