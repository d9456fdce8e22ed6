import { expect, test } from "bun:test";
import { ascending, median, ordered, sum } from "./words.ts";

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

test("the sum of no numbers is zero", () => {
  expect(sum([])).toBe(0);
  expect(sum([1, 2, 4])).toBe(7);
});

test("a list in which one pair is out of order is sorted as a whole", () => {
  const by = (a: number, b: number) => a - b;
  expect(ordered([2, 1], by)).toEqual([1, 2]);
  expect(ordered([1, 2, 4, 3], by)).toEqual([1, 2, 3, 4]);
  expect(ordered([2, 1, 3, 4], by)).toEqual([1, 2, 3, 4]);
  expect(ordered([], by)).toEqual([]);
});
