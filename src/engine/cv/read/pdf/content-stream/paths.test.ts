import { expect, test } from "bun:test";
import { IDENTITY } from "./matrix.ts";
import { shapesOfPath } from "./paths.ts";

const [MOVE, LINE, CURVE] = [0, 1, 2];

/** A band of 100 by 16 points whose round corners are drawn in two curves each, as Chromium draws the ground of a tag. */
const BAND = [
  [MOVE, 4, 0],
  [LINE, 96, 0],
  [CURVE, 97, 0, 98.2, 0.5, 98.8, 1.2],
  [CURVE, 99.5, 1.9, 100, 3, 100, 4],
  [LINE, 100, 12],
  [CURVE, 100, 13, 99.5, 14.1, 98.8, 14.8],
  [CURVE, 98.1, 15.5, 97, 16, 96, 16],
  [LINE, 4, 16],
  [CURVE, 3, 16, 1.9, 15.5, 1.2, 14.8],
  [CURVE, 0.5, 14.1, 0, 13, 0, 12],
  [LINE, 0, 4],
  [CURVE, 0, 3, 0.5, 1.9, 1.2, 1.2],
  [CURVE, 1.9, 0.5, 3, 0, 4, 0],
].flat();

test("a band with round corners is a ground that white text can be read on", () => {
  expect(shapesOfPath(BAND, IDENTITY, "fill", 1).areas).toEqual([{ x: 0, y: 0, width: 100, height: 16 }]);
});

test("a drawing of curves is no ground", () => {
  const star = [
    [MOVE, 50, 0],
    [CURVE, 50, 5, 55, 20, 60, 40],
    [CURVE, 70, 45, 90, 48, 100, 50],
    [CURVE, 90, 52, 70, 55, 60, 60],
    [CURVE, 55, 70, 50, 90, 50, 100],
  ].flat();

  expect(shapesOfPath(star, IDENTITY, "fill", 1).areas).toEqual([]);
});

const rectangle = (left: number, top: number, right: number, bottom: number, clockwise = true) => {
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return (clockwise ? corners : corners.toReversed()).flatMap(([x, y], index) => [index === 0 ? MOVE : LINE, x as number, y as number]);
};

test("a frame that is filled as a thin U has sides and no ground, so that black text in it can be read", () => {
  const u = [
    [0, 0],
    [0.5, 0],
    [0.5, 39.5],
    [99.5, 39.5],
    [99.5, 0],
    [100, 0],
    [100, 40],
    [0, 40],
  ].flatMap(([x, y], index) => [index === 0 ? MOVE : LINE, x as number, y as number]);
  const sides = shapesOfPath(u, IDENTITY, "fill", 1).areas;
  expect(sides.map(({ width, height }) => [width > 50, height > 20])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
});

test("a rectangle with a hole in it is a frame, one with a second rectangle on it is not", () => {
  const outer = rectangle(0, 0, 100, 40);
  const framed = shapesOfPath([...outer, ...rectangle(2, 2, 98, 38, false)], IDENTITY, "fill", 1).areas;
  expect(framed.map(({ width, height }) => Math.min(width, height))).toEqual([2, 2, 2, 2]);
  expect(shapesOfPath([...outer, ...rectangle(2, 2, 98, 38)], IDENTITY, "fill", 1).areas).toHaveLength(2);
});

test("the outlines of glyphs are a drawing of as many paths", () => {
  const triangle = (x: number) => [MOVE, x, 10, LINE, x + 6, 10, LINE, x + 3, 0];
  expect(shapesOfPath([...triangle(0), ...triangle(8)], IDENTITY, "fill", 1)).toEqual({
    areas: [],
    dots: [],
    drawing: { box: { x: 0, y: 0, width: 14, height: 10 }, subpaths: 2 },
  });
});

test("a filled circle is a bullet and no ground; a small tag with round corners is one", () => {
  const tag = (width: number, height: number) =>
    [
      [MOVE, 3, 0],
      [LINE, width - 3, 0],
      [CURVE, width - 1.5, 0, width, 1.5, width, 3],
      [LINE, width, height - 3],
      [CURVE, width, height - 1.5, width - 1.5, height, width - 3, height],
      [LINE, 3, height],
      [CURVE, 1.5, height, 0, height - 1.5, 0, height - 3],
      [LINE, 0, 3],
      [CURVE, 0, 1.5, 1.5, 0, 3, 0],
    ].flat();
  expect(shapesOfPath(tag(10, 10), IDENTITY, "fill", 1).areas).toEqual([]);
  expect(shapesOfPath(tag(10, 7), IDENTITY, "fill", 1).areas).toEqual([{ x: 0, y: 0, width: 10, height: 7 }]);
});

test("a glyph with a round counter in it is a drawing, and a ring of two circles is a bullet", () => {
  const octagon = (x: number, y: number, r: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((k) => [
      k === 0 ? MOVE : LINE,
      x + r * Math.cos((k * Math.PI) / 4),
      y + r * Math.sin((k * Math.PI) / 4),
    ]);
  const stem = [MOVE, 0, 0, LINE, 3, 0, LINE, 7, 9, LINE, 4, 14, LINE, 0, 14];
  expect(shapesOfPath([...stem, ...octagon(3, 9, 2)], IDENTITY, "fill", 1).drawing).toMatchObject({ subpaths: 2 });
  expect(shapesOfPath([...octagon(3, 9, 4), ...octagon(3, 9, 2)], IDENTITY, "fill", 1).drawing).toBeUndefined();
});

test("a few small squares in one path are bullets, many are a drawing", () => {
  const squares = (count: number) => Array.from({ length: count }, (_, at) => rectangle(0, 20 * at, 4, 20 * at + 4)).flat();
  expect([3, 6].map((count) => shapesOfPath(squares(count), IDENTITY, "fill", 1).dots.length)).toEqual([3, 0]);
});

test("a stroke as short as a tick is no ruling line", () => {
  const lines = (length: number) => shapesOfPath([MOVE, 0, 0, LINE, length, 0], IDENTITY, "stroke", 1).areas.length;
  expect([2, 5].map(lines)).toEqual([0, 1]);
});

test("a path of more points than any drawing of a CV is read up to them", () => {
  const points = (count: number) => Array.from({ length: count }, (_, at) => [at === 0 ? MOVE : LINE, at % 300, at]).flat();
  const heightOf = (count: number) => shapesOfPath(points(count), IDENTITY, "fill", 1).drawing?.box.height;
  expect([heightOf(15_000), heightOf(30_000)]).toEqual([14_999, 19_999]);
});
