import { expect, test } from "bun:test";
import { ascending, median, ordered } from "./words.ts";

test("the median is the value in the middle, of an even number the upper one", () => {
  expect(median([])).toBe(0);
  expect(median([12])).toBe(12);
  expect(median([10, 10, 10])).toBe(10);
  expect(median([11, 9, 10])).toBe(10);
  expect(median([9, 12, 10, 11])).toBe(11);
  expect(median([100, 9])).toBe(100);
});

test("numbers are sorted by their value and the list stays as it was", () => {
  const sizes = [10, 9, 100];
  expect([...ascending(sizes)]).toEqual([9, 10, 100]);
  expect(sizes).toEqual([10, 9, 100]);
});

test("what is in order is copied, what is not is sorted, equals as they came", () => {
  const by = (a: { x: number }, b: { x: number }) => a.x - b.x;
  const [one, two, other] = [{ x: 1 }, { x: 2 }, { x: 1 }];
  const sorted = [one, other, two];
  expect(ordered(sorted, by)).toEqual(sorted);
  expect(ordered(sorted, by)).not.toBe(sorted);
  const [first, second] = ordered([two, one, other], by);
  expect(first).toBe(one);
  expect(second).toBe(other);
});
