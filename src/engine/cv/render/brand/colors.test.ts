import { expect, test } from "bun:test";
import { contrast, isReadable, MIN_TEXT_CONTRAST, readable } from "../../../contract/contrast.ts";
import { brandColors } from "./colors.ts";

const OWN = {
  primary: "#17414f",
  accent: "#22797a",
  accentText: "#22797a",
  text: "#23292d",
  muted: "#5f6c74",
  line: "#ccd7d9",
  band: "#eef4f4",
  onPrimary: "#ffffff",
};

test("contrast is that of WCAG: 21 for black on white, 1 for a colour on itself, 4.54 for its grey #767676", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
  expect(contrast("#ffd400", "#ffd400")).toBe(1);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrast("#ff0000", "#ffffff")).toBeCloseTo(4.0, 1);
});

test("#767676 can be read on white, #777777 cannot", () => {
  expect(isReadable("#767676")).toBe(true);
  expect(isReadable("#777777")).toBe(false);
});

test("of a colour that is too light the nearest darker one that can be read is offered, and a dark one stays", () => {
  expect(readable("#1f3a4d")).toBe("#1f3a4d");
  const mustard = readable("#ffd400");
  expect(contrast(mustard, "#ffffff")).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  expect(contrast(mustard, "#ffffff")).toBeLessThan(MIN_TEXT_CONTRAST + 0.3);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(mustard.slice(at, at + 2), 16)) as [number, number, number];
  expect(red).toBeGreaterThan(green);
  expect(blue).toBe(0);
});

test("one colour is enough for a brand: marks have it too, fills and lines are tints of it that text can be read on", () => {
  const colors = brandColors({ primary: "#5b2a86" }, OWN);
  expect(colors).toMatchObject({ primary: "#5b2a86", accent: "#5b2a86", accentText: "#5b2a86", text: "#23292d", muted: "#5f6c74" });
  expect(colors.onPrimary).toBe("#ffffff");
  expect(colors.band).toBe("#f4f0f7");
  expect(colors.line).toBe("#dbd0e4");
  for (const ink of [colors.primary, colors.text, colors.muted])
    expect(contrast(ink, colors.band)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
});

test("text in a second colour that is too light is set in the main colour, and marks keep it", () => {
  expect(brandColors({ primary: "#5b2a86", accent: "#ffd400" }, OWN)).toMatchObject({ accent: "#ffd400", accentText: "#5b2a86" });
  expect(brandColors({ primary: "#5b2a86", accent: "#0a7d4b", text: "#111111" }, OWN)).toMatchObject({
    accent: "#0a7d4b",
    accentText: "#0a7d4b",
    text: "#111111",
  });
});
