import { describe, expect, test } from "bun:test";
import { print } from "../../layout/print.testing.ts";
import type { Outlines, PageDrawing } from "../content-stream/interpreter.ts";
import { pageDrawing } from "../content-stream/page-drawing.testing.ts";
import type { Area } from "../content-stream/paths.ts";
import { findDrawnText } from "./drawn-text.ts";

const outline = (x: number, y: number, width: number, height = 7, subpaths = 2): Outlines => ({
  box: { x, y, width, height },
  subpaths,
  fill: "#000000",
  order: 0,
});
const shape = (x: number, y: number, width: number, height = width) => ({
  box: { page: 1, x, y, width, height },
  fill: "#000000",
  order: 0,
});
const image = (x: number, y: number, width: number, height: number) => ({
  box: { page: 1, x, y, width, height },
  order: 0,
  pixels: { width: 10 * width, height: 10 * height },
});
/** Outlines of a word whose letters are between 2 and 6 points wide, one point apart. */
const word = (x: number, y: number, letters = 6, height = 7) =>
  Array.from({ length: letters }, (_, index) => outline(x + index * 6, y, 3 + (index % 3), height));
const outlinesOf = (parts: Partial<PageDrawing>) => findDrawnText(pageDrawing(parts)).outlines;
const holds = (area: Area, { x, y, width, height }: Area) =>
  area.x <= x && area.y <= y && area.x + area.width >= x + width && area.y + area.height >= y + height;

test("words that are drawn as outlines are found line by line, with space around for what is drawn otherwise", () => {
  const lines = outlinesOf({ outlines: [...word(50, 100), ...word(50, 120, 8)] });
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ x: 43, y: 96.5, height: 14 });
  expect(holds(lines[1] as Area, { x: 44, y: 117, width: 55, height: 13 })).toBe(true);
});

test("two words of a line with a space between them are one line, far apart they are two", () => {
  expect(outlinesOf({ outlines: [...word(50, 100), ...word(95, 100)] })).toHaveLength(1);
  expect(outlinesOf({ outlines: [...word(50, 100), ...word(130, 100)] })).toHaveLength(2);
});

test("a comma hangs a little below its line, what only touches it is another line", () => {
  expect(outlinesOf({ outlines: [...word(50, 100), outline(86, 104, 4, 5), outline(91, 100, 5)] })).toHaveLength(1);
  expect(outlinesOf({ outlines: [...word(50, 100), ...word(50, 106)] })).toHaveLength(2);
});

test("a whole word in one path is text, an icon and a chart in one path are none", () => {
  expect(outlinesOf({ outlines: [outline(50, 100, 40, 9, 9)] })).toHaveLength(1);
  expect(outlinesOf({ outlines: [outline(50, 100, 40, 9, 3)] })).toEqual([]);
  expect(outlinesOf({ outlines: [outline(50, 100, 12, 9, 9)] })).toEqual([]);
});

test("icons, stars of a rating, a signature and the strokes of a chart are no text", () => {
  const stars = [0, 1, 2, 3, 4].map((index) => outline(50 + 12 * index, 100, 10, 10, 1));
  const icons = [outline(50, 100, 9, 9), outline(50, 120, 10, 8)];
  const signature = word(50, 100, 6, 60);
  const specks = word(50, 100, 6, 2);
  const chart = Array.from({ length: 12 }, (_, index) => outline(50 + (index % 3), 100, 12 + (index % 4), 12, 1));
  for (const outlines of [stars, icons, signature, specks, chart]) expect(outlinesOf({ outlines })).toEqual([]);
});

test("a short word is read where longer ones stand beside or above it, an icon far away is not", () => {
  expect(outlinesOf({ outlines: [...word(50, 100), outline(50, 118, 6)] })).toHaveLength(2);
  expect(outlinesOf({ outlines: [...word(50, 100), outline(50, 200, 6)] })).toHaveLength(1);
});

test("round and straight letters belong to the word, the dots and bars of the rating beside it are marks", () => {
  const letters = [...word(50, 100, 3)];
  const o = shape(69, 100, 6, 7);
  const rating = [shape(84, 100, 6), shape(94, 100, 6)];
  const bar = shape(70, 112, 60, 7);
  const { outlines, marks } = findDrawnText(pageDrawing({ outlines: letters, bulletShapes: [o, ...rating], rules: [bar] }));
  expect(holds(outlines[0] as Area, o.box)).toBe(true);
  expect(marks).toEqual(rating.map(({ box }) => box));
});

test("outlines under text of the text layer are that text", () => {
  expect(outlinesOf({ outlines: word(50, 100), runs: print(48, 107, "Skills here") })).toEqual([]);
  const hidden = print(48, 107, "Skills here").map((run) => ({ ...run, hidden: "covered" }));
  expect(outlinesOf({ outlines: word(50, 100), runs: hidden })).toHaveLength(1);
});

test("a picture as large as a chart may hold text; a logo, a portrait, the ground of the page and what text stands on do not", () => {
  const pictures = (parts: Partial<PageDrawing>, photos: Area[] = []) => findDrawnText(pageDrawing(parts), photos).pictures;
  expect(pictures({ images: [image(50, 100, 150, 100)] })).toHaveLength(1);
  expect(pictures({ images: [image(50, 100, 110, 100)] })).toEqual([]);
  expect(pictures({ images: [image(0, 0, 600, 500)] })).toEqual([]);
  expect(pictures({ images: [image(50, 100, 150, 100)] }, [{ x: 60, y: 110, width: 20, height: 20 }])).toEqual([]);
  expect(pictures({ images: [image(50, 100, 150, 100)], runs: print(60, 150, "Skills") })).toEqual([]);
});

test("a page with more shapes than a CV has letters is an illustration", () => {
  const bars = (count: number) => Array.from({ length: count }, (_, index) => shape((index * 7) % 590, 300 + ((index * 11) % 400), 50, 4));
  expect(outlinesOf({ outlines: word(50, 100), rules: bars(3_994) })).toHaveLength(1);
  expect(outlinesOf({ outlines: word(50, 100), rules: bars(3_995) })).toEqual([]);
});

describe("pictures that may hold text", () => {
  const pictures = (box: ReturnType<typeof image>, parts: Partial<PageDrawing> = {}, photos: Area[] = []) =>
    findDrawnText(pageDrawing({ images: [box], ...parts }), photos).pictures.length;
  const chart = image(50, 100, 200, 100);

  test("are neither icons nor the background of the page, nor photos", () => {
    expect(pictures(chart)).toBe(1);
    expect(pictures(image(50, 100, 60, 60))).toBe(0);
    expect(pictures(image(0, 0, 590, 830))).toBe(0);
    expect(pictures(chart, {}, [{ x: 60, y: 110, width: 20, height: 20 }])).toBe(0);
    expect(pictures(chart, {}, [{ x: 400, y: 110, width: 20, height: 20 }])).toBe(1);
  });

  test("have no text over them, unless that is hidden", () => {
    expect(pictures(chart, { runs: print(60, 150, "Java") })).toBe(0);
    expect(pictures(chart, { runs: print(60, 150, "Java").map((run) => ({ ...run, hidden: "covered" })) })).toBe(1);
    expect(pictures(chart, { runs: print(60, 300, "Java") })).toBe(1);
  });

  test("are none of a page without pictures", () => {
    expect(findDrawnText(pageDrawing({}))).toEqual({ outlines: [], pictures: [], marks: [] });
  });
});

describe("a line of outlines", () => {
  test("is no text where the text layer has it, unless that is hidden", () => {
    const over = print(50, 107, "Lettering");
    expect(outlinesOf({ outlines: word(50, 100), runs: over })).toEqual([]);
    expect(outlinesOf({ outlines: word(50, 100), runs: over.map((run) => ({ ...run, hidden: "covered" })) })).toHaveLength(1);
    expect(outlinesOf({ outlines: word(50, 100), runs: print(50, 300, "Lettering") })).toHaveLength(1);
  });

  test("has more than two glyphs of several widths, side by side", () => {
    expect(outlinesOf({ outlines: word(50, 100, 2) })).toEqual([]);
    expect(outlinesOf({ outlines: Array.from({ length: 6 }, (_, at) => outline(50 + 6 * at, 100, 4)) })).toEqual([]);
    expect(outlinesOf({ outlines: Array.from({ length: 6 }, (_, at) => outline(50 + 6 * at, 100, 4 + 0.03 * at)) })).toEqual([]);
    expect(outlinesOf({ outlines: Array.from({ length: 6 }, (_, at) => outline(50 + 2 * at, 100, 6 + (at % 3))) })).toEqual([]);
  });

  test("may be a short word near one that is surely text", () => {
    expect(outlinesOf({ outlines: [...word(50, 100), ...word(50, 115, 2)] })).toHaveLength(2);
    expect(outlinesOf({ outlines: [...word(50, 100), ...word(50, 200, 2)] })).toHaveLength(1);
    expect(outlinesOf({ outlines: [...word(50, 100), ...word(400, 100, 2)] })).toHaveLength(1);
  });

  test("may hold letters that look like bullets or bars, and those beside it are marks of ratings", () => {
    const dots = [shape(86, 100, 5, 7)];
    const rating = [0, 1, 2].map((at) => shape(200 + 12 * at, 100, 6));
    const found = findDrawnText(pageDrawing({ outlines: word(50, 100), bulletShapes: [...dots, ...rating] }));
    expect(found.marks.map(({ x }) => x)).toEqual([200, 212, 224]);
    expect(holds(found.outlines[0] as Area, { x: 86, y: 100, width: 5, height: 7 })).toBe(true);
    expect(findDrawnText(pageDrawing({ outlines: word(50, 100), rules: [shape(200, 100, 60, 6)] })).marks).toEqual([]);
    expect(findDrawnText(pageDrawing({ outlines: word(50, 100), rules: [shape(200, 100, 1, 1)] })).marks).toEqual([]);
  });

  test("is not looked for on a page of thousands of shapes, nor made of bullets alone", () => {
    const many = Array.from({ length: 5_000 }, (_, at) => shape(at % 500, Math.floor(at / 10), 4));
    expect(outlinesOf({ outlines: word(50, 100), bulletShapes: many })).toEqual([]);
    expect(outlinesOf({ outlines: [], bulletShapes: [0, 1, 2, 3].map((at) => shape(50 + 6 * at, 100, 3 + (at % 3), 7)) })).toEqual([]);
  });
});
