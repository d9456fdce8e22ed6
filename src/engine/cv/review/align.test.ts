import { expect, test } from "bun:test";
import { alignItems } from "./align.ts";

const words = (text: string) => new Set(text.split(" "));
const align = (now: string[], before: string[]) =>
  alignItems(now, before, {
    key: (item) => item,
    likeness: (one, other) => words(one).intersection(words(other)).size / Math.max(words(one).size, words(other).size),
  });

test("equal items are found wherever they went, two equal ones each their own", () => {
  expect(align(["c", "a", "b"], ["a", "b", "c"])).toEqual([2, 0, 1]);
  expect(align(["a", "a"], ["a", "x", "a"])).toEqual([0, 2]);
});

test("a changed item is the one that it is most like", () => {
  expect(align(["steel cranes and ships", "wood"], ["wood", "steel cranes"])).toEqual([1, 0]);
});

test("of two that it is as much like a changed item is the one that stood nearer", () => {
  expect(align(["wood", "red cranes", "iron"], ["blue cranes", "wood", "iron", "green cranes"])).toEqual([1, 0, 2]);
  expect(align(["wood", "iron", "red cranes"], ["blue cranes", "wood", "iron", "green cranes"])).toEqual([1, 2, 3]);
});

test("an item that is like no other was edited where it stands, and a new one was nothing", () => {
  expect(align(["a", "new", "c"], ["a", "b", "c"])).toEqual([0, 1, 2]);
  expect(align(["a", "new", "newer", "d"], ["a", "b", "c", "d"])).toEqual([0, 1, 2, 3]);
  expect(align(["a", "b", "new"], ["a", "b"])).toEqual([0, 1, -1]);
  expect(align(["a", "new", "b"], ["a", "b"])).toEqual([0, -1, 1]);
});

test("lists in which everything is different are not compared pair by pair", () => {
  let compared = 0;
  const all = (letter: string) => Array.from({ length: 1000 }, (_, index) => `${letter}${index}`);
  alignItems(all("a"), all("b"), { key: (item) => item, likeness: () => ++compared && 0 });
  expect(compared).toBe(0);
});
