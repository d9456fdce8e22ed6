import { expect, test } from "bun:test";
import { framesOf } from "./vertical-lines.ts";

test("a page of more vertical lines than any table has is a pattern, and has no frames", () => {
  const sides = [20, 180].map((left) => ({ left, right: left + 1, top: 20, bottom: 90 }));
  const edges = [20, 90].map((top) => ({ left: 20, right: 181, top, bottom: top + 1 }));
  const others = (count: number) => Array.from({ length: count }, (_, at) => ({ left: 200 + at, right: 201 + at, top: 100, bottom: 120 }));
  const frames = (count: number) => framesOf([...sides, ...others(count)], edges, 72).length;
  expect([frames(110), frames(125)]).toEqual([1, 0]);
});
