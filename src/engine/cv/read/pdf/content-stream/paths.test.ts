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
    bulletShapes: [],
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
  expect([3, 6].map((count) => shapesOfPath(squares(count), IDENTITY, "fill", 1).bulletShapes.length)).toEqual([3, 0]);
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

const at = (points: [number, number][]) => points.flatMap(([x, y], index) => [index === 0 ? MOVE : LINE, x, y]);
const filled = (data: number[]) => shapesOfPath(data, IDENTITY, "fill", 1);

test("a rectangle is an area, moved and scaled as the page says", () => {
  expect(filled(rectangle(10, 20, 110, 60))).toEqual({ areas: [{ x: 10, y: 20, width: 100, height: 40 }], bulletShapes: [] });
  expect(shapesOfPath(rectangle(10, 20, 110, 60), [2, 0, 0, -1, 0, 800], "fill", 1).areas).toEqual([
    { x: 20, y: 740, width: 200, height: 40 },
  ]);
  expect(filled([...rectangle(10, 20, 110, 60), 4]).areas).toHaveLength(1);
});

test("the sides of a frame that is filled as a thin L or U are as thick as it is, where they are drawn", () => {
  const l = at([
    [0, 0],
    [0.5, 0],
    [0.5, 59.5],
    [100, 59.5],
    [100, 60],
    [0, 60],
  ]);
  const [below, left] = filled(l).areas;
  expect(below).toMatchObject({ x: 0, width: 100 });
  expect(below?.y).toBeCloseTo(59.5, 1);
  expect(below?.height).toBeCloseTo(0.5, 1);
  expect(left).toMatchObject({ x: 0, y: 0, height: 60 });
  expect(left?.width).toBeCloseTo(0.5, 1);
  const turned = at([
    [0, 0],
    [100, 0],
    [100, 60],
    [99.5, 60],
    [99.5, 0.5],
    [0, 0.5],
  ]);
  const [above, right] = filled(turned).areas;
  expect(above).toMatchObject({ x: 0, y: 0, width: 100 });
  expect(right?.x).toBeCloseTo(99.5, 1);
  expect(right).toMatchObject({ y: 0, height: 60 });
});

test("a path with a slanted side fills no area", () => {
  expect(
    filled(
      at([
        [0, 0],
        [100, 0],
        [100, 60],
        [0, 20],
      ]),
    ).areas,
  ).toEqual([]);
  expect(
    filled(
      at([
        [0, 0],
        [100, 0],
        [0, 60],
      ]),
    ).areas,
  ).toEqual([]);
  expect(
    filled(
      at([
        [0, 0],
        [100, 0],
      ]),
    ).areas,
  ).toEqual([]);
});

test("the four bars of a frame lie between the box and its hole", () => {
  const hole = rectangle(3, 2, 96, 37, false);
  expect(filled([...rectangle(0, 0, 100, 40), ...hole]).areas).toEqual([
    { x: 0, y: 0, width: 100, height: 2 },
    { x: 0, y: 37, width: 100, height: 3 },
    { x: 0, y: 0, width: 3, height: 40 },
    { x: 96, y: 0, width: 4, height: 40 },
  ]);
});

test.each<[string, number[]]>([
  ["beside it", rectangle(110, 2, 200, 38, false)],
  ["that reaches over its left side", rectangle(-5, 2, 98, 38, false)],
  ["that reaches over its upper side", rectangle(2, -5, 98, 38, false)],
  ["that reaches over its right side", rectangle(2, 2, 120, 38, false)],
  ["that reaches over its lower side", rectangle(2, 2, 98, 60, false)],
])("a second rectangle %s is no hole", (_, other) => {
  expect(filled([...rectangle(0, 0, 100, 40), ...other]).areas).toHaveLength(2);
});

test("of three rectangles none is a hole", () => {
  expect(filled([...rectangle(0, 0, 100, 40), ...rectangle(2, 2, 98, 38, false), ...rectangle(0, 60, 100, 70)]).areas).toHaveLength(3);
});

test("a stroke along the page or down it is a line as thick as the pen, a slanted one is a drawing", () => {
  const stroked = (points: [number, number][], width = 2, matrix = IDENTITY) => shapesOfPath(at(points), matrix, "stroke", width);
  expect(
    stroked([
      [10, 50],
      [110, 50],
    ]).areas,
  ).toEqual([{ x: 10, y: 49, width: 100, height: 2 }]);
  expect(
    stroked([
      [110, 50],
      [10, 50],
    ]).areas,
  ).toEqual([{ x: 10, y: 49, width: 100, height: 2 }]);
  expect(
    stroked([
      [50, 110],
      [50, 10],
    ]).areas,
  ).toEqual([{ x: 49, y: 10, width: 2, height: 100 }]);
  expect(
    stroked([
      [50, 10],
      [50, 12],
    ]).areas,
  ).toEqual([]);
  expect(
    stroked([
      [10, 50],
      [110, 80],
    ]),
  ).toEqual({ areas: [], bulletShapes: [], drawing: { box: { x: 10, y: 50, width: 100, height: 30 }, subpaths: 1 } });
  expect(
    stroked([
      [0, 0],
      [100, 0],
      [100, 40],
      [0, 40],
      [0, 0],
    ]).areas,
  ).toHaveLength(4);
  expect(
    stroked(
      [
        [10, 50],
        [110, 50],
      ],
      2,
      [3, 0, 0, 3, 0, 0],
    ).areas[0]?.height,
  ).toBe(6);
});

test("a closed stroke ends where it began", () => {
  const closed = shapesOfPath(
    [
      ...at([
        [0, 0],
        [100, 0],
        [100, 40],
        [0, 40],
      ]),
      4,
    ],
    IDENTITY,
    "stroke",
    1,
  );
  expect(closed.areas).toHaveLength(4);
  expect(closed.areas[3]).toMatchObject({ x: -0.5, y: 0, height: 40 });
});

test("bullets are small and about as high as wide", () => {
  const dots = (width: number, height: number) => filled(rectangle(10, 20, 10 + width, 20 + height)).bulletShapes;
  expect(dots(4, 4)).toEqual([{ x: 10, y: 20, width: 4, height: 4 }]);
  expect(dots(4, 4.5)).toHaveLength(1);
  expect([dots(0.5, 0.5), dots(12, 12), dots(4, 7), dots(7, 4)].map((found) => found.length)).toEqual([0, 0, 0, 0]);
});

test("what follows an operator that is none is not read, and a path may begin without a move", () => {
  expect(filled([...rectangle(0, 0, 100, 40), 9, 1, 2, ...rectangle(0, 60, 100, 70)]).areas).toHaveLength(1);
  expect(filled([LINE, 0, 0, LINE, 100, 0, LINE, 100, 40, LINE, 0, 40]).areas).toEqual([{ x: 0, y: 0, width: 100, height: 40 }]);
  expect(filled([4]).areas).toEqual([]);
});

test("a curve of three points ends where its last one is", () => {
  const quadratic = [MOVE, 0, 0, LINE, 96, 0, 3, 100, 0, 100, 4, LINE, 100, 40, LINE, 0, 40];
  expect(filled(quadratic).areas).toEqual([{ x: 0, y: 0, width: 100, height: 40 }]);
});
