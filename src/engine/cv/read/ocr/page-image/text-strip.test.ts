import { expect, test } from "bun:test";
import type { GrayImage } from "./pixels/image.ts";
import { densestTextStrip, secondTextStrip } from "./text-strip.ts";

/** A white page of 100 by 1000 pixels with rows of print: every fourth pixel dark, or as the step says. Each row has its own grey. */
function printed(...rows: [top: number, bottom: number, step: number, shade: number][]): GrayImage {
  const gray = new Uint8Array(100 * 1000).fill(255);
  for (const [top, bottom, step, shade] of rows)
    for (let y = top; y < bottom; y++) for (let x = 4; x < 100; x += step) gray[y * 100 + x] = shade;
  return { gray, width: 100, height: 1000 };
}
const shadesIn = ({ gray }: GrayImage) => [...new Set(gray)].filter((value) => value < 255).toSorted((a, b) => a - b);

test("the strip with most print holds all of its lines, and the next one those of the rest", () => {
  const page = printed([100, 140, 20, 10], [500, 530, 4, 20], [540, 560, 4, 30], [800, 830, 10, 40]);
  expect(shadesIn(densestTextStrip(page))).toEqual([20, 30]);
  expect(shadesIn(secondTextStrip(page))).toEqual([40]);
});

test("a strip cuts no line: it begins and ends where nothing is printed", () => {
  const lines = Array.from({ length: 40 }, (_, line): [number, number, number, number] => [20 + 24 * line, 36 + 24 * line, 6, 10]);
  const strip = densestTextStrip(printed(...lines));
  const rowHasPrint = (y: number) => strip.gray.subarray(y * 100, (y + 1) * 100).some((value) => value < 255);
  expect([rowHasPrint(0), rowHasPrint(strip.height - 1)]).toEqual([false, false]);
  expect(strip.width).toBe(100);
  expect(strip.height).toBeLessThan(1000);
});

test("ruling lines and panels have no print in them", () => {
  const page = printed([800, 830, 10, 40]);
  page.gray.fill(0, 100 * 200, 100 * 400);
  expect(shadesIn(densestTextStrip(page))).toEqual([40]);
});

test("a bar at the left edge of the page has no print in it", () => {
  const page = printed([800, 830, 100, 40]);
  for (let y = 100; y < 400; y++) page.gray.fill(10, y * 100, y * 100 + 4);
  expect(shadesIn(densestTextStrip(page))).toEqual([40]);
});

test("a small picture is its own strip", () => {
  const small: GrayImage = { gray: new Uint8Array(20 * 10).fill(255), width: 20, height: 10 };
  expect(densestTextStrip(small)).toEqual(small);
});
