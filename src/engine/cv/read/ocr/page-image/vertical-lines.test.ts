import { expect, test } from "bun:test";
import { framesOf } from "./vertical-lines.ts";

test("a page of more vertical lines than any table has is a pattern, and has no frames", () => {
  const sides = [20, 180].map((left) => ({ left, right: left + 1, top: 20, bottom: 90 }));
  const edges = [20, 90].map((top) => ({ left: 20, right: 181, top, bottom: top + 1 }));
  const others = (count: number) => Array.from({ length: count }, (_, at) => ({ left: 200 + at, right: 201 + at, top: 100, bottom: 120 }));
  const frames = (count: number) => framesOf([...sides, ...others(count)], edges, 72).length;
  expect([frames(110), frames(125)]).toEqual([1, 0]);
});

/** A frame from 20 to 180 across and from 20 to 90 down, at a pixel a point. */
const side = (left: number, top = 20, bottom = 90) => ({ left, right: left + 1, top, bottom });
const edge = (top: number, left = 20, right = 181) => ({ left, right, top, bottom: top + 1 });

test("a frame has two sides and two edges that meet at its corners", () => {
  expect(framesOf([side(20), side(180)], [edge(20), edge(90)], 72)).toEqual([{ left: 20, right: 181, top: 20, bottom: 91 }]);
});

test.each<[string, ReturnType<typeof side>[], ReturnType<typeof edge>[]]>([
  ["without its upper edge", [side(20), side(180)], [edge(90)]],
  ["without its lower edge", [side(20), side(180)], [edge(20)]],
  ["with one side", [side(20)], [edge(20), edge(90)]],
  ["that is as narrow as a double line", [side(20), side(26)], [edge(20, 20, 27), edge(90, 20, 27)]],
  ["whose sides begin at two heights", [side(20), side(180, 50)], [edge(20), edge(90)]],
  ["whose sides end at two heights", [side(20), side(180, 20, 60)], [edge(20), edge(90)]],
  ["whose edges begin elsewhere", [side(20), side(180)], [edge(20, 60), edge(90, 60)]],
  ["whose edges end elsewhere", [side(20), side(180)], [edge(20, 20, 120), edge(90, 20, 120)]],
  ["that a line divides", [side(20), side(100), side(180)], [edge(20), edge(90)]],
])("there is no frame %s", (_, vertical, horizontal) => {
  expect(framesOf(vertical, horizontal, 72)).toEqual([]);
});

test("lines beside, above and below a frame do not divide it", () => {
  const others = [side(10), side(300), side(100, 100, 150), side(100, 0, 15)];
  expect(framesOf([side(20), side(180), ...others], [edge(20), edge(90)], 72)).toHaveLength(1);
});
