import { expect, test } from "bun:test";
import { f1, hardBelow, ndcg, pairs } from "./measures.ts";

const one = (grade: number, score: number, hard = false) => ({ grade, score, hard });

test("the best order is 1, and the best candidate at the end costs most", () => {
  expect(ndcg([one(3, 9), one(2, 8), one(0, 1)])).toBe(1);
  expect(ndcg([one(3, 1), one(2, 8), one(0, 9)])).toBeLessThan(0.7);
});

test("a tie is half a pair, and two of one grade are none", () => {
  expect(pairs([one(3, 5), one(2, 5), one(2, 4)])).toEqual({ right: 1.5, all: 2 });
});

test("a hard negative at the height of a good candidate is not below", () => {
  expect(hardBelow([one(2, 5), one(1, 5, true), one(0, 4, true)])).toEqual({ below: 1, all: 2 });
});

test("F1 counts what is so and what was said", () => {
  expect(
    f1([
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ]),
  ).toBe(0.5);
});
