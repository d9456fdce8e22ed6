import { describe, expect, test } from "bun:test";
import { boundsOf, connectedComponents, panelsOf } from "./components.ts";
import { areaOf, extend, foregroundIn, widened } from "./foreground.ts";
import { clamp, crop, type GrayImage, nearestQuarterTurn, reduce, resize, rotate, turn } from "./image.ts";
import { closed, opened } from "./morphology.ts";

/** An image of digits, each ten levels of grey: "09" is a black and a light pixel. */
const image = (...rows: string[]): GrayImage => ({
  gray: Uint8Array.from(rows.flatMap((row) => [...row].map((digit) => 10 * Number(digit)))),
  width: rows[0]?.length ?? 0,
  height: rows.length,
});
const rowsOf = ({ gray, width, height }: GrayImage) =>
  Array.from({ length: height }, (_, y) => [...gray.subarray(y * width, (y + 1) * width)].map((value) => Math.round(value / 10)).join(""));

test.each([
  [0, 0],
  [3, 0],
  [44, 0],
  [46, 90],
  [182, 180],
  [-90, 270],
  [-3, 0],
  [359, 0],
  [450, 90],
])("a picture that leans by %d degrees was turned by %d", (degrees, quarters) => {
  expect(nearestQuarterTurn(degrees)).toBe(quarters as 0);
});

test("an image is turned clockwise by quarters", () => {
  const upright = image("123", "456");
  expect(rowsOf(turn(upright, 0))).toEqual(["123", "456"]);
  expect(rowsOf(turn(upright, 90))).toEqual(["41", "52", "63"]);
  expect(rowsOf(turn(upright, 180))).toEqual(["654", "321"]);
  expect(rowsOf(turn(upright, 270))).toEqual(["36", "25", "14"]);
});

test("a part of an image has its own rows and columns", () => {
  expect(rowsOf(crop(image("1234", "5678", "9123"), 1, 1, 2, 2))).toEqual(["67", "12"]);
  expect(rowsOf(crop(image("1234", "5678"), 0, 0, 4, 1))).toEqual(["1234"]);
});

test("a reduced image has the mean of each block, and leaves out what is no whole block", () => {
  expect(rowsOf(reduce(image("1199", "1199", "2468", "2468"), 2))).toEqual(["19", "37"]);
  expect(rowsOf(reduce(image("11995", "11995", "77777"), 2))).toEqual(["19"]);
  expect(rowsOf(reduce(image("123", "456"), 1))).toEqual(["123", "456"]);
  expect(reduce({ gray: Uint8Array.from([0, 0, 0, 100]), width: 2, height: 2 }, 2).gray[0]).toBe(25);
});

describe("a resized image", () => {
  test("is as large as it should be, and the same where it is not resized", () => {
    const original = image("1234", "5678");
    expect(resize(original, 1)).toBe(original);
    expect([resize(original, 2), resize(original, 1.5)].map(({ width, height }) => [width, height])).toEqual([
      [8, 4],
      [6, 3],
    ]);
  });

  test("has values between those of its neighbours", () => {
    const { gray } = resize({ gray: Uint8Array.from([0, 100, 0, 100]), width: 2, height: 2 }, 2);
    expect([...gray.subarray(0, 4)]).toEqual([0, 25, 75, 100]);
    const down = resize({ gray: Uint8Array.from([0, 0, 100, 100]), width: 2, height: 2 }, 2).gray;
    expect([0, 4, 8, 12].map((at) => down[at])).toEqual([0, 25, 75, 100]);
  });

  test("is the mean of blocks where it is half as large", () => {
    expect(rowsOf(resize(image("1199", "1199", "2468", "2468"), 0.5))).toEqual(["19", "37"]);
  });
});

describe("a rotated image", () => {
  const dark = (...points: [number, number][]): GrayImage => {
    const gray = new Uint8Array(41 * 41).fill(255);
    for (const [x, y] of points)
      for (const [dx, dy] of [
        [-1, -1],
        [0, -1],
        [1, -1],
        [-1, 0],
        [0, 0],
        [1, 0],
        [-1, 1],
        [0, 1],
        [1, 1],
      ] as const)
        gray[(y + dy) * 41 + x + dx] = 0;
    return { gray, width: 41, height: 41 };
  };
  const at = ({ gray }: GrayImage, x: number, y: number) => gray[y * 41 + x] as number;

  test("is the same without an angle", () => {
    const original = dark([20, 20]);
    expect(rotate(original, 0).gray).toBe(original.gray);
  });

  test("keeps its centre, and moves what is right of it down", () => {
    const turned = rotate(dark([20, 20], [36, 20]), 30);
    expect(at(turned, 20, 20)).toBeLessThan(20);
    expect(at(turned, 20 + 14, 20 + 8)).toBeLessThan(60);
    expect(at(turned, 36, 20)).toBe(255);
    expect(at(rotate(dark([36, 20]), -30), 34, 12)).toBeLessThan(60);
    expect(at(rotate(dark([20, 4]), 30), 28, 6)).toBeLessThan(60);
  });

  test("is white where nothing was", () => {
    const black: GrayImage = { gray: new Uint8Array(41 * 41), width: 41, height: 41 };
    const turned = rotate(black, 20);
    expect([at(turned, 0, 0), at(turned, 40, 0), at(turned, 0, 40), at(turned, 40, 40)]).toEqual([255, 255, 255, 255]);
    expect(at(turned, 20, 2)).toBe(0);
  });
});

test("a value between two limits", () => {
  expect([clamp(-5, 0, 10), clamp(5, 0, 10), clamp(15, 0, 10)]).toEqual([0, 5, 10]);
});

describe("a mask", () => {
  const mask = (...rows: string[]) => Uint8Array.from(rows.join(""), Number);
  const size = { width: 7, height: 5 };
  const shown = (of: Uint8Array) => Array.from({ length: 5 }, (_, y) => [...of.subarray(7 * y, 7 * y + 7)].join(""));

  test("loses what is narrow, and keeps the rest, when it is opened", () => {
    expect(shown(opened(mask("0000000", "0111000", "0111010", "0111000", "0000000"), size, 1))).toEqual([
      "0000000",
      "0111000",
      "0111000",
      "0111000",
      "0000000",
    ]);
    expect(shown(opened(mask("0000000", "0110000", "0110010", "0000010", "0000000"), size, 1))).toEqual(Array(5).fill("0000000"));
    expect(shown(opened(mask("1111111", "1111111", "1111111", "1111111", "1111111"), size, 1))).toEqual(Array(5).fill("1111111"));
  });

  test("has its gaps filled when it is closed", () => {
    expect(shown(closed(mask("0000000", "0000000", "0010100", "0000000", "0000000"), size, 1))).toEqual([
      "0000000",
      "0000000",
      "0011100",
      "0000000",
      "0000000",
    ]);
    expect(shown(closed(mask("0000000", "0000000", "0100001", "0000000", "0000000"), size, 1))[2]?.slice(2, 5)).toBe("000");
  });

  test("has components of pixels that touch at a side", () => {
    const found = connectedComponents(mask("1100001", "0100011", "0011000", "0010000", "1110000"), 7);
    expect(found.map((component) => component.toSorted((a, b) => a - b))).toEqual([
      [0, 1, 8],
      [6, 12, 13],
      [16, 17, 23, 28, 29, 30],
    ]);
    expect(boundsOf(found[2] as number[], 7)).toEqual({ left: 0, top: 2, width: 4, height: 3 });
    expect(connectedComponents(mask("0000001", "1000000", "0000000", "0000000", "0000000"), 7)).toHaveLength(2);
  });
});

describe("the foreground", () => {
  const page = image("0909", "0099", "9990");

  test("is counted within a rectangle, as far as that is on the page", () => {
    const count = (left: number, top: number, right: number, bottom: number) =>
      foregroundIn({ ...page, gray: page.gray.map((value) => (value === 0 ? 0 : 255)) }, { left, top, right, bottom });
    expect([count(0, 0, 4, 3), count(1, 0, 3, 2), count(3, 2, 4, 3), count(-5, -5, 50, 50), count(0, 0, 0, 0)]).toEqual([5, 2, 1, 5, 0]);
  });

  test("has rectangles that are widened, joined and measured", () => {
    const box = { left: 10, right: 20, top: 30, bottom: 50 };
    expect(widened(box, 3)).toEqual({ left: 7, right: 23, top: 27, bottom: 53 });
    expect([areaOf(box), areaOf({ ...box, right: 5 })]).toEqual([200, 0]);
    extend(box, { left: 5, right: 15, top: 40, bottom: 60 });
    expect(box).toEqual({ left: 5, right: 20, top: 30, bottom: 60 });
  });
});

test("dark panels are rectangles, in points; what fills little of its rectangle is none", () => {
  const dark = (...rows: string[]): GrayImage => ({ ...image(...rows), gray: image(...rows).gray.map((value) => (value === 0 ? 0 : 255)) });
  expect(panelsOf(dark("99999", "90009", "90009", "99999"), 3, 2)).toEqual([{ page: 3, x: 2, y: 2, width: 6, height: 4 }]);
  expect(panelsOf(dark("09999", "09999", "09999", "00000"), 1, 1)).toEqual([]);
});
