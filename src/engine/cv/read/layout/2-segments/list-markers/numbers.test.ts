import { expect, test } from "bun:test";
import { print, type Style } from "../../print.testing.ts";
import { toSegment } from "../to-segment.ts";
import { withCountedItems } from "./numbers.ts";

/** Texts from the top of the page down, each at its place; a list marker stands in brackets. */
const read = (...lines: [x: number, y: number, text: string, style?: Style][]) =>
  withCountedItems(lines.map(([x, y, text, style]) => toSegment(print(x, y, text, style)))).map(({ bullet, text }) =>
    bullet ? `(${bullet.glyph}) ${text}` : text,
  );

test("items that count on from one are a list, though their numbers stand no farther from the text than a word does", () => {
  expect(read([50, 100, "1. Stocktaking"], [50, 114, "2. Invoices"])).toEqual(["(1.) Stocktaking", "(2.) Invoices"]);
  expect(read([50, 100, "1. Stocktaking"])).toEqual(["1. Stocktaking"]);
  expect(read([50, 100, "1. Stocktaking"], [50, 114, "3. Invoices"])).toEqual(["1. Stocktaking", "3. Invoices"]);
  expect(read([50, 100, "2. Stocktaking"], [50, 114, "3. Invoices"])).toEqual(["2. Stocktaking", "3. Invoices"]);
});

test("an item may go on below its text, and what stands in another column is not between two items", () => {
  const textStart = 50 + 2 * 5 + 2.8;
  expect(read([50, 100, "1. Stocktaking of"], [textStart, 114, "all sites"], [50, 128, "2. Invoices"])).toEqual([
    "(1.) Stocktaking of",
    "all sites",
    "(2.) Invoices",
  ]);
  expect(read([50, 100, "1. Stocktaking"], [300, 107, "Leeds"], [50, 114, "2. Invoices"])).toContain("(2.) Invoices");
});

test("numbered titles with text to the left of theirs are no list, nor are titles in bold or in other print, or far apart", () => {
  expect(read([50, 100, "1. Profile"], [50, 114, "Careful and quick"], [50, 140, "2. Skills"])).toContain("1. Profile");
  expect(read([50, 100, "1. Profile", { bold: true }], [50, 114, "2. Skills", { bold: true }])).toContain("1. Profile");
  expect(read([50, 100, "1. Profile"], [50, 114, "2. Skills", { size: 14 }])).toContain("1. Profile");
  expect(read([50, 100, "1. Profile"], [90, 114, "2. Skills"])).toContain("1. Profile");
  expect(read([50, 100, "1. Profile"], [50, 300, "2. Skills"])).toContain("1. Profile");
});
