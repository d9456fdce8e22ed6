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

const emFactorOf = (scale: number, bbox?: number[]) => toFont({ isType3Font: true, fontMatrix: [scale, 0, 0, scale, 0, 0], bbox }).emFactor;

test("the em of a bitmap font is as high as the box around its glyphs says, however wide it is", () => {
  expect(emFactorOf(0.012, [0, -20, 300, 80])).toBeCloseTo((100 * 0.012) / 1.2);
  expect(emFactorOf(-0.012, [5, 80, 9, -20])).toBeCloseTo(1);
  expect(emFactorOf(0.024, [0, -20, 300, 80])).toBeCloseTo(2);
});

test("weight, slope, direction and unit of a font are what the file says, or else its name", () => {
  expect(toFont({})).toMatchObject({ unitLength: 0.001, emFactor: 1, isVertical: false, style: { bold: false, italic: false } });
  expect(toFont({ bold: true, italic: true, vertical: true, fontMatrix: [0.002, 0, 0, 0.002, 0, 0] })).toMatchObject({
    unitLength: 0.002,
    isVertical: true,
    style: { bold: true, italic: true },
  });
  expect(toFont({ name: "ABCDEF+Inter-BoldItalic" }).style).toMatchObject({ bold: true, italic: true });
});
