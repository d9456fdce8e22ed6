import { describe, expect, test } from "bun:test";
import type { PositionedRun } from "../../layout/1-words/content.ts";
import { print } from "../../layout/print.testing.ts";
import { brightnessHistogram, glyphBand, overlapOf, pixelsOf } from "./page-areas.ts";

const area = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test("the glyphs of a run stand on its baseline, as high as capitals; those of rotated text in all of its box", () => {
  const [run] = print(50, 100, "Work") as [PositionedRun];
  const band = glyphBand(run);
  expect(band).toMatchObject({ x: 50, width: 20 });
  expect(band.y + band.height).toBeCloseTo(100);
  expect(band.height).toBeGreaterThan(5);
  expect(band.height).toBeLessThan(9);
  expect(glyphBand({ ...run, rotated: 90 })).toBe(run.box);
});

test("two areas overlap by what they share", () => {
  const one = area(10, 20, 30, 40);
  expect(overlapOf(one, area(20, 30, 100, 100))).toBe(600);
  expect(overlapOf(one, area(0, 0, 100, 100))).toBe(1200);
  expect(overlapOf(one, area(15, 25, 5, 5))).toBe(25);
  for (const beside of [
    area(50, 20, 30, 40),
    area(10, 70, 30, 40),
    area(-40, 20, 30, 40),
    area(10, -40, 30, 40),
    area(60, 90, 5, 5),
    area(-90, -90, 5, 5),
  ])
    expect(overlapOf(one, beside)).toBe(0);
});

describe("in the picture of a page", () => {
  const image = { page: 1, gray: Uint8Array.from([0, 0, 100, 255, 0, 100, 100, 255]), width: 4, height: 2, dpi: 72 };

  test("an area has the pixels that it touches, as far as there are any", () => {
    expect(pixelsOf(area(1, 0.5, 1, 0.2), image, 8)).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
    expect(pixelsOf(area(2, 2, 4, 2), image, 8)).toEqual({ left: 1, top: 1, right: 3, bottom: 2 });
    expect(pixelsOf(area(-5, -5, 50, 50), image, 8)).toEqual({ left: 0, top: 0, right: 4, bottom: 2 });
    expect(pixelsOf(area(1, 1, 1, 1), image, 4)).toEqual({ left: 1, top: 1, right: 2, bottom: 2 });
  });

  test("pixels are counted by their brightness, a few levels together, in a part of it", () => {
    const counts = (left: number, top: number, right: number, bottom: number, levels = 64) => [
      ...brightnessHistogram(image, { left, top, right, bottom }, levels),
    ];
    expect(counts(0, 0, 4, 2)).toEqual([3, 3, 0, 2]);
    expect(counts(1, 0, 3, 2)).toEqual([1, 3, 0, 0]);
    expect(counts(0, 1, 4, 2)).toEqual([1, 2, 0, 1]);
    expect(counts(0, 0, 4, 2, 100)).toEqual([3, 3, 2]);
  });
});
