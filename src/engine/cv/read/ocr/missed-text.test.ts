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

test("the place of missed print is around it, within the image", () => {
  const [missed] = missedText(print([100, 60, 80, 12]), [], DPI);
  for (const [edge, at] of [
    ["left", 100],
    ["right", 180],
    ["top", 60],
    ["bottom", 72],
  ] as const)
    expect(Math.abs((missed?.[edge] ?? 0) - at)).toBeLessThan(9);
  expect(missed?.left).toBeLessThanOrEqual(100);
  expect(missed?.bottom).toBeGreaterThanOrEqual(72);
  const [corner] = missedText(print([0, 0, 80, 12]), [], DPI);
  expect([corner?.left, corner?.top]).toEqual([0, 0]);
  const [other] = missedText(print([WIDTH - 80, HEIGHT - 12, 80, 12]), [], DPI);
  expect([other?.right, other?.bottom]).toEqual([WIDTH, HEIGHT]);
});

test("print is missed though words were read above, below and beside it", () => {
  const image = print([20, 20, 60, 12], [20, 60, 60, 12], [20, 100, 60, 12], [300, 60, 60, 12]);
  const found = missedText(image, [read(20, 20, 60, 12), read(20, 100, 60, 12), read(300, 60, 60, 12)], DPI);
  expect(found).toHaveLength(1);
  expect(found[0]?.left).toBeLessThan(30);
});

test("words far apart on one line are missed one by one; print too small for the resolution is none", () => {
  expect(missedText(print([20, 60, 60, 12], [300, 60, 60, 12]), [], DPI)).toHaveLength(2);
  expect(missedText(print([20, 60, 60, 12]), [], 4 * DPI)).toEqual([]);
});
