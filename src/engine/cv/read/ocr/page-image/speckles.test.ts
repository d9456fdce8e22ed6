import { expect, test } from "bun:test";
import type { GrayImage } from "./pixels/image.ts";
import { speckleRatio, withoutSpeckles } from "./speckles.ts";

const page = (width: number, height: number, value = 200): GrayImage => ({
  gray: new Uint8Array(width * height).fill(value),
  width,
  height,
});
const marked = (image: GrayImage, points: [x: number, y: number][], value: number) => {
  for (const [x, y] of points) image.gray[y * image.width + x] = value;
  return image;
};

test("a speckle is darker or lighter than all around it", () => {
  const ratio = (points: [number, number][], value = 20) => speckleRatio(marked(page(22, 3), points, value));
  expect(ratio([])).toBe(0);
  expect(ratio([[5, 1]])).toBe(1 / 20);
  expect(ratio([[5, 1]], 255)).toBe(1 / 20);
  expect(
    ratio([
      [5, 1],
      [12, 1],
    ]),
  ).toBe(2 / 20);
  // Two that touch are print.
  for (const beside of [
    [4, 0],
    [5, 0],
    [6, 0],
    [4, 1],
    [6, 1],
    [4, 2],
    [5, 2],
    [6, 2],
  ] as [number, number][])
    expect(ratio([[5, 1], beside])).toBe(0);
  expect(speckleRatio(page(2, 2))).toBe(0);
});

test("of a large page a sample of rows is looked at", () => {
  const rows = Array.from({ length: 60 }, (_, y): [number, number] => [5, y]);
  const one = (y: number) => speckleRatio(marked(page(22, 62), [rows[y] as [number, number]], 20)) > 0;
  expect([one(1), one(8), one(15)]).toEqual([true, true, true]);
  expect(rows.filter((_, y) => one(y)).length).toBeLessThan(12);
});

test("without speckles each pixel is the middle one of the nine around it, and the border stays", () => {
  const noisy: GrayImage = {
    gray: Uint8Array.from({ length: 900 }, (_, i) => 60 + 3 * (i % 30) + 2 * Math.floor(i / 30)),
    width: 30,
    height: 30,
  };
  for (let y = 1; y < 29; y += 2) for (let x = 1; x < 29; x += 3) noisy.gray[y * 30 + x] = (x + y) % 2 ? 0 : 255;
  const before = noisy.gray.slice();
  const clean = withoutSpeckles(noisy);
  expect(noisy.gray).toEqual(before);
  const at = (x: number, y: number) => clean.gray[y * 30 + x] as number;
  const around = (x: number, y: number) =>
    [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => noisy.gray[(y + dy) * 30 + x + dx] as number)).toSorted((a, b) => a - b)[4] as number;
  for (let y = 1; y < 29; y++) for (let x = 1; x < 29; x++) expect(at(x, y)).toBe(around(x, y));
  for (const [x, y] of [
    [0, 0],
    [29, 29],
    [0, 15],
    [15, 0],
    [29, 3],
    [4, 29],
  ] as const)
    expect(at(x, y)).toBe(noisy.gray[y * 30 + x] as number);
});
