import { describe, expect, test } from "bun:test";
import { cropped, isLargerThanPrinted, type Raster, shrink, turned } from "./raster.ts";
import { MAX_PRINTED_PIXELS } from "./thresholds.ts";

/** Pixels of one brightness each, as rows of numbers, and back. */
const raster = (rows: number[][], channels: 3 | 4 = 3): Raster => ({
  data: Uint8Array.from(rows.flat().flatMap((value) => Array(channels).fill(value))),
  width: rows[0]?.length ?? 0,
  height: rows.length,
  channels,
});
const rowsOf = ({ data, width, height, channels }: Raster) =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => data[(y * width + x) * channels]));

const SIX = [
  [1, 2, 3],
  [4, 5, 6],
];

describe("a picture of three by two pixels", () => {
  test.each<[0 | 90 | 180 | 270, boolean, number[][]]>([
    [0, false, SIX],
    [
      90,
      false,
      [
        [4, 1],
        [5, 2],
        [6, 3],
      ],
    ],
    [
      180,
      false,
      [
        [6, 5, 4],
        [3, 2, 1],
      ],
    ],
    [
      270,
      false,
      [
        [3, 6],
        [2, 5],
        [1, 4],
      ],
    ],
    [
      0,
      true,
      [
        [3, 2, 1],
        [6, 5, 4],
      ],
    ],
    [
      90,
      true,
      [
        [6, 3],
        [5, 2],
        [4, 1],
      ],
    ],
  ])("turned clockwise by %p degrees, mirrored before it: %p", (degrees, mirrored, expected) => {
    for (const channels of [3, 4] as const) {
      const { channels: kept, ...out } = turned(raster(SIX, channels), degrees, mirrored);
      expect([rowsOf({ ...out, channels: kept }), kept]).toEqual([expected, channels]);
    }
  });

  const WHOLE = { left: 0, top: 0, right: 0, bottom: 0 };
  test.each<[string, Partial<typeof WHOLE>, number[][]]>([
    ["nothing", {}, SIX],
    [
      "a third at the left",
      { left: 1 / 3 },
      [
        [2, 3],
        [5, 6],
      ],
    ],
    [
      "a third at the right",
      { right: 1 / 3 },
      [
        [1, 2],
        [4, 5],
      ],
    ],
    ["half at the top", { top: 0.5 }, [[4, 5, 6]]],
    ["half at the bottom", { bottom: 0.5 }, [[1, 2, 3]]],
    ["all, but for a pixel", { left: 1, top: 1 }, [[6]]],
    ["all from the other side", { right: 1, bottom: 1 }, [[1]]],
  ])("of which is cut off %s", (_, part, expected) => {
    for (const channels of [3, 4] as const) expect(rowsOf(cropped(raster(SIX, channels), { ...WHOLE, ...part }))).toEqual(expected);
  });
});

test("of a picture that is too large to print squares of pixels become their mean, and what is no whole square is left out", () => {
  const width = 2 * MAX_PRINTED_PIXELS;
  const wide = raster([Array.from({ length: width }, (_, x) => (x % 2 ? 100 : 50)), Array(width).fill(25), Array(width).fill(255)]);
  const small = shrink(wide);
  expect([small.width, small.height, small.data.length]).toEqual([MAX_PRINTED_PIXELS, 1, 3 * MAX_PRINTED_PIXELS]);
  expect([...new Set(small.data)]).toEqual([50]);
  const printed = raster([Array(width - 1).fill(1)]);
  expect(shrink(printed)).toBe(printed);
  expect([isLargerThanPrinted(wide), isLargerThanPrinted(printed)]).toEqual([true, false]);
});
