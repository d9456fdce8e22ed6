import { expect, test } from "bun:test";
import { toFont } from "./fonts.ts";

/** How many times its font size the em of a Type 3 font is; `height` is that of the box around its glyphs. */
const emOf = (unitsPerEm: number, height: number) => {
  const scale = 1 / unitsPerEm;
  return toFont({ isType3Font: true, fontMatrix: [scale, 0, 0, scale, 0, 0], bbox: [0, 0, height, height] }).emFactor;
};

test("the size of outlines is what the document says, as in other fonts", () => {
  expect(emOf(1000, 2400)).toBe(1);
  expect(emOf(300, 720)).toBe(1);
});

test("the size of a bitmap font is that of its glyphs, however fine its resolution", () => {
  expect(emOf(200, 360)).toBeCloseTo(1.5);
  expect(emOf(41.51, 75)).toBeCloseTo(1.506);
  expect(emOf(1106.96, 2000)).toBeCloseTo(1.506);
});

test("a bitmap font whose box is wrong is neither tiny nor huge", () => {
  expect(emOf(72, 1)).toBe(0.3);
  expect(emOf(72, 7200)).toBe(2);
});
