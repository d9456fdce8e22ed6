import { describe, expect, test } from "bun:test";
import { fontStyle } from "./fonts/font-style.ts";
import { bounds } from "./matrix.ts";
import { accented, isAccent } from "./text/accents.ts";
import { logicalText } from "./text/logical-text.ts";

test.each([
  ["e", "´", "é"],
  ["E", "`", "È"],
  ["\u0131", "ˆ", "î"],
  ["\u0237", "ˇ", "ǰ"],
  ["c", "¸", "ç"],
  ["n", "~", "ñ"],
  ["q", "´", undefined],
  ["e", "x", undefined],
  ["1", "´", undefined],
])("the letter %s with the accent %s is %p", (letter, accent, expected) => {
  expect(accented(letter, accent)).toBe(expected);
});

test("an accent by itself is none of the letters", () => {
  expect(["´", "`", "¨", "~"].every(isAccent)).toBe(true);
  expect(["e", "x", "é", "'"].some(isAccent)).toBe(false);
});

describe("the name of a font", () => {
  test.each([
    ["CAAAAA+LiberationSans-BoldItalic", { bold: true, italic: true, font: "LiberationSans" }],
    ["Arial", { bold: false, italic: false, font: "Arial" }],
    ["Inter-SemiBold", { bold: true, italic: false, font: "Inter" }],
    ["NotoSansCJK-DemiLight", { bold: false, italic: false, font: "NotoSansCJK" }],
    ["Inter_wght_700", { bold: true, italic: false, font: "Inter" }],
    ["Inter_wght_600", { bold: true, italic: false, font: "Inter" }],
    ["Inter_wght_400", { bold: false, italic: false, font: "Inter" }],
    ["Inter-wght500", { bold: false, italic: false, font: "Inter" }],
    ["CMBX10", { bold: true, italic: false, font: "CMBX10" }],
    ["CMTI10", { bold: false, italic: true, font: "CMTI10" }],
    ["Bold", { bold: true, italic: false, font: "Bold" }],
    ["", { bold: false, italic: false, font: undefined }],
  ])("%s tells weight, slope and family", (name, style) => {
    expect(fontStyle(name)).toEqual(style);
  });
});

describe("glyphs drawn from left to right", () => {
  test.each([
    ["are as they stand from left to right", "Sales (2019)", "Sales (2019)"],
    ["are turned in script from right to left", "ןויסינ", "ניסיון"],
    ["keep the figures of a number in order", "2019 תנש", "שנת 2019"],
    ["keep a number with its points in order", "12.04.2020 ב", "ב 12.04.2020"],
    ["have their brackets turned", "(אב)", "(בא)"],
    ["keep a full stop that is none of a number where it stands", ".ב", "ב."],
  ])("%s", (_, drawn, text) => {
    expect(logicalText([...drawn])).toBe(text);
  });

  test("are what the font says that they are, whatever word that is", () => {
    expect(logicalText(["ב", "constructor", "א"])).toBe("אconstructorב");
  });
});

test("the bounding box of a rectangle holds it after it was turned", () => {
  expect(bounds([1, 0, 0, 1, 10, 20], 0, 0, 30, 40)).toEqual({ x: 10, y: 20, width: 30, height: 40 });
  expect(bounds([0, 1, -1, 0, 0, 0], 0, 0, 30, 40)).toEqual({ x: -40, y: 0, width: 40, height: 30 });
  expect(bounds([1, 0, 0, -1, 0, 100], 0, 0, 30, 40)).toEqual({ x: 0, y: 60, width: 30, height: 40 });
});
