import { expect, test } from "bun:test";
import { findRulingLines, withoutBars } from "./ruling-lines.ts";

/** One pixel is one point. */
const [WIDTH, HEIGHT] = [200, 160];
type Area = [x: number, y: number, width: number, height: number];
const paper = (...areas: Area[]) => {
  const gray = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [x, y, width, height] of areas)
    for (let row = y; row < y + height; row++) gray.fill(0, row * WIDTH + x, row * WIDTH + x + width);
  return { gray, width: WIDTH, height: HEIGHT, dpi: 72 };
};
const lines = (...areas: Area[]) => findRulingLines(paper(...areas));
const spans = (found: { left: number; right: number }[]) => found.map(({ left, right }) => [left, right]);

test("a rule begins and ends where its ink does", () => {
  expect(spans(lines([20, 60, 120, 1]).horizontal)).toEqual([[20, 140]]);
  expect(spans(lines([0, 60, WIDTH, 1]).horizontal)).toEqual([[0, WIDTH]]);
  const [rule] = lines([20, 60, 120, 2]).horizontal;
  expect(rule?.top).toBeGreaterThan(57);
  expect(rule?.bottom).toBeLessThan(64);
  const [upright] = lines([60, 10, 1, 90]).vertical;
  expect([upright?.top, upright?.bottom]).toEqual([10, 100]);
  expect(Math.abs((upright?.left ?? 0) - 60)).toBeLessThan(3);
});

test("rules below each other, and beside each other, are rules of their own", () => {
  const below = lines([20, 40, 120, 1], [20, 50, 120, 1], [20, 60, 120, 1]).horizontal;
  expect(below.map(({ top }) => Math.round(top / 10))).toEqual([4, 5, 6]);
  expect(spans(lines([10, 60, 60, 1], [120, 60, 70, 1]).horizontal).sort()).toEqual([
    [10, 70],
    [120, 190],
  ]);
  const upright = lines([60, 10, 1, 90], [120, 20, 1, 90]).vertical;
  expect(upright.map(({ top, bottom }) => [top, bottom])).toEqual([
    [10, 100],
    [20, 110],
  ]);
});

test("a rule that leans by a pixel or two is one rule", () => {
  expect(spans(lines([10, 60, 60, 1], [70, 61, 60, 1], [130, 62, 60, 1]).horizontal)).toEqual([[10, 190]]);
});

test("strokes that are shorter than any rule are none, however many", () => {
  expect(lines([20, 60, 12, 1], [40, 60, 12, 1], [60, 60, 12, 1], [80, 60, 12, 1]).horizontal).toEqual([]);
  expect(lines([60, 10, 1, 12], [60, 30, 1, 12], [60, 50, 1, 12]).vertical).toEqual([]);
});

test("a bar is as large as its ink, and goes with all its ink, at the edge of the page too", () => {
  const { bars, horizontal } = lines([20, 40, 90, 5]);
  expect(bars).toMatchObject([{ left: 20, right: 110, top: 40, bottom: 45 }]);
  expect(horizontal).toEqual([]);
  const image = paper([0, 40, WIDTH, 5], [20, 80, 10, 10]);
  expect(withoutBars(image, findRulingLines(image), 72).gray).toEqual(paper([20, 80, 10, 10]).gray);
});

test("a page without bars stays the very same image", () => {
  const image = paper([20, 60, 120, 1]);
  expect(withoutBars(image, findRulingLines(image), 72)).toBe(image);
});

test("an upright line as short as a row of a table is one where a rule ends it, above and below", () => {
  const uprights = (...rules: Area[]) => lines([60, 20, 1, 23], ...rules).vertical.length;
  const [above, below]: Area[] = [
    [20, 20, 90, 1],
    [20, 42, 90, 1],
  ];
  expect(uprights(above as Area, below as Area)).toBe(1);
  expect(uprights()).toBe(0);
  expect(uprights(above as Area)).toBe(0);
  expect(uprights(below as Area)).toBe(0);
  // Rules left of it, right of it, and well above and below it.
  expect(uprights([5, 20, 45, 1], [5, 42, 45, 1])).toBe(0);
  expect(uprights([80, 20, 90, 1], [80, 42, 90, 1])).toBe(0);
  expect(uprights([20, 5, 90, 1], [20, 42, 90, 1])).toBe(0);
  expect(uprights([20, 20, 90, 1], [20, 70, 90, 1])).toBe(0);
});

test("an upright line half as high as a rule has to be is one where it hangs from a rule or stands on one", () => {
  const uprights = (...rules: Area[]) => lines([60, 40, 1, 32], ...rules).vertical.length;
  expect(uprights([20, 40, 90, 1])).toBe(1);
  expect(uprights([20, 71, 90, 1])).toBe(1);
  expect(uprights([20, 15, 90, 1], [20, 100, 90, 1])).toBe(0);
});

test("two upright lines one above the other are two", () => {
  const uprights = lines([60, 5, 1, 65], [60, 85, 1, 65]).vertical;
  expect(uprights.map(({ top, bottom }) => [top, bottom])).toEqual([
    [5, 70],
    [85, 150],
  ]);
});

test("an upright line has white beside it: a row of ink left or right of it makes it part of a picture", () => {
  const uprights = (x: number, count: number) =>
    lines([60, 10, 1, 90], ...Array.from({ length: count }, (_, at): Area => [x, 10 + 10 * at, 1, 7])).vertical.length;
  expect([uprights(63, 9), uprights(57, 9)]).toEqual([0, 0]);
  expect([uprights(63, 1), uprights(57, 1)]).toEqual([1, 1]);
});

test.each<[string, Area[]]>([
  ["a filled area", [[20, 40, 90, 20]]],
  ["a bar with print above it", [[20, 40, 90, 5], ...[20, 40, 60, 80, 100].map((x): Area => [x, 34, 10, 5])]],
  ["a bar with print below it", [[20, 40, 90, 5], ...[20, 40, 60, 80, 100].map((x): Area => [x, 46, 10, 5])]],
])("%s is no bar", (_, areas) => {
  expect(lines(...areas).bars).toEqual([]);
});
