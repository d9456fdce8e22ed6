import { expect, test } from "bun:test";
import { ascending, median } from "./words.ts";

test("the median is the value in the middle, of an even number the upper one", () => {
  expect(median([])).toBe(0);
  expect(median([12])).toBe(12);
  expect(median([10, 10, 10])).toBe(10);
  expect(median([11, 9, 10])).toBe(10);
  expect(median([9, 12, 10, 11])).toBe(11);
  expect(median([100, 9])).toBe(100);
  expect(median([10, 10, 12])).toBe(10);
  expect(median([3, Number.NaN, 1])).toBe([3, Number.NaN, 1].toSorted((a, b) => a - b)[1] as number);
});

test("numbers are sorted by their value and the list stays as it was", () => {
  const sizes = [10, 9, 100];
  expect([...ascending(sizes)]).toEqual([9, 10, 100]);
  expect(sizes).toEqual([10, 9, 100]);
});
