import { expect, test } from "bun:test";
import { missedText } from "./missed-text.ts";
import type { GrayImage } from "./page-image/pixels/image.ts";
import type { RawLine } from "./words.ts";

const DPI = 100;
const [WIDTH, HEIGHT] = [400, 200];

/** Rows of strokes, as letters are, within each rectangle. */
function print(...areas: [x: number, y: number, width: number, height: number][]): GrayImage {
  const gray = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [x, y, width, height] of areas)
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column += 4) gray.fill(0, row * WIDTH + column, row * WIDTH + column + 2);
  return { gray, width: WIDTH, height: HEIGHT };
}

const read = (left: number, top: number, width: number, height: number): RawLine => ({
  words: [{ text: "text", confidence: 90, left, top, right: left + width, bottom: top + height }],
  rowHeight: height,
  xHeight: height / 2,
});

test("a line of print that no word was read from is found, with its words in one segment", () => {
  const image = print([20, 20, 60, 12], [20, 60, 60, 12], [86, 60, 40, 12]);
  const [missed, ...others] = missedText(image, [read(20, 20, 60, 12)], DPI);
  expect(others).toEqual([]);
  expect(missed?.left).toBeLessThanOrEqual(20);
  expect(missed?.right).toBeGreaterThanOrEqual(124);
  expect(missed?.top).toBeGreaterThan(50);
});

test("pictures, rules, specks, and the edge of the ground that a word stands on, are no missed print", () => {
  expect(missedText(print([20, 20, 100, 90]), [], DPI)).toEqual([]);
  expect(missedText(print([20, 20, 200, 2], [300, 20, 6, 9]), [], DPI)).toEqual([]);
  const ground = print([20, 20, 2, 26], [20, 20, 120, 2], [20, 44, 120, 2], [40, 27, 60, 12]);
  expect(missedText(ground, [read(40, 27, 60, 12)], DPI)).toEqual([]);
});
