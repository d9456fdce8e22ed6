import { expect, test } from "bun:test";
import type { Rule } from "../../layout/1-words/content.ts";
import { backgroundAt, blended } from "./blending.ts";

const area = (fill: string, x: number, y: number, width: number, height: number): Rule => ({
  box: { page: 1, x, y, width, height },
  fill,
  order: 0,
});

test("the background of an area is the colour that was painted last under its middle, or paper", () => {
  const text = { x: 40, y: 40, width: 20, height: 10 };
  const at = (...rules: Rule[]) => backgroundAt(text, rules);
  expect(at()).toBe("#ffffff");
  expect(at(area("#112233", 0, 0, 100, 100))).toBe("#112233");
  expect(at(area("#112233", 0, 0, 100, 100), area("#445566", 30, 30, 40, 40))).toBe("#445566");
  expect(at(area("", 0, 0, 100, 100))).toBe("");
  // The middle is at 50 and 45.
  for (const beside of [
    area("#112233", 0, 0, 49, 100),
    area("#112233", 51, 0, 49, 100),
    area("#112233", 0, 0, 100, 44),
    area("#112233", 0, 46, 100, 50),
  ])
    expect(at(beside)).toBe("#ffffff");
  expect(at(area("#112233", 48, 43, 4, 4))).toBe("#112233");
});

test("paint of some opacity lets the background shine through, channel by channel", () => {
  expect(blended("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(blended("#ff8000", "#0000ff", 1)).toBe("#ff8000");
  expect(blended("#ff8000", "#0080ff", 0)).toBe("#0080ff");
  expect(blended("#ff0000", "#00ff00", 0.2)).toBe("#33cc00");
  expect(blended("#000010", "#000000", 0.5)).toBe("#000008");
});

test("the blend of a colour that is not known is not known", () => {
  expect([blended("", "#ffffff", 0.5), blended("#ffffff", "", 0.5), blended("#fff", "#ffffff", 0.5)]).toEqual(["", "", ""]);
});
