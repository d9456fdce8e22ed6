import { describe, expect, test } from "bun:test";
import { PAGE_FRAME } from "../frame.testing.ts";
import type { GutterCandidate } from "../gutter-candidates.ts";
import type { Frame } from "../region.ts";
import { sideLine } from "../side-line.testing.ts";
import type { SideLine } from "../side-lines.ts";
import { marginStarts } from "./margin-starts.ts";
import { type Meaning, meaning } from "./meaning.ts";

const CANDIDATE: GutterCandidate = { from: 0, to: 0, first: 0, last: 0, left: [], right: [], paragraphEnd: [] };
const FRAME: Frame = { ...PAGE_FRAME, left: 100 };
const meaningOf = (left: SideLine[], right: SideLine[]): Meaning => meaning(CANDIDATE, left, right, FRAME);
const every = (step: number, count: number, from = 100) => Array.from({ length: count }, (_, at) => from + at * step);
const lines = (x: number, right: number, baselines: number[], looks: Partial<SideLine> = {}) =>
  baselines.map((baseline) => sideLine("some words", x, right, baseline, looks));
/** Lines whose styles are given, one below the other. */
const styled = (x: number, styles: string[], baselines: number[], looks: Partial<SideLine> = {}) =>
  styles.map((style, at) => sideLine("some words", x, x + 120, baselines[at] as number, { style, ...looks }));

describe("blocks side by side in rows: a label over its value in each", () => {
  const pairs = (styles: string[], other = styles, step = 12, off = 0) =>
    meaningOf(styled(100, styles, every(step, styles.length)), styled(300, other, every(step, styles.length, 100 + off)));
  const BLOCKS = ["label", "text", "label", "text"];

  test("are read block by block where the style changes down and is the same across", () => {
    expect(pairs(BLOCKS)).toBe("pairs");
    expect(pairs(["name", "text"])).toBe("pairs");
    expect(pairs(["name", "text", "text", "text"])).toBe("pairs");
  });

  test.each<[string, string[], string[], number]>([
    ["where the style is one", ["text", "text", "text", "text"], ["text", "text", "text", "text"], 12],
    ["where the styles differ across", BLOCKS, ["text", "label", "text", "label"], 12],
    ["where one style of four differs across", BLOCKS, ["label", "text", "label", "other"], 12],
    ["where a first row of names stands over rows that are set wide", ["name", "text", "text"], ["name", "text", "text"], 24],
    ["where a first row of names stands over many rows", ["name", ...Array(7).fill("text")], ["name", ...Array(7).fill("text")], 12],
  ])("are rows %s", (_, left, right, step) => {
    expect(pairs(left, right, step)).toBe("rows");
  });

  test("are no blocks where the lines are not level", () => {
    expect(pairs(BLOCKS, BLOCKS, 24, 11)).not.toBe("pairs");
  });
});

describe("two columns that begin with a heading each", () => {
  const column = (x: number, baselines: number[], style = "name", first = 86, looks: Partial<SideLine> = {}) => [
    sideLine("Skills", x, x + 60, first, { style, ...looks }),
    ...lines(x, x + 100, baselines),
  ];
  const under = (left: SideLine[], right: SideLine[]) => meaningOf(left, right);

  test("are columns in the style of the headings of the document, be their lines level or not", () => {
    expect(under(column(100, every(14, 6), "heading"), column(300, every(14, 6), "heading"))).toBe("columns");
  });

  test("are columns in another style only where their lines are not level", () => {
    expect(under(column(100, every(14, 8)), column(300, every(14, 8, 106)))).toBe("columns");
    expect(under(column(100, every(14, 8)), column(300, every(14, 8)))).toBe("rows");
  });

  test.each<[string, SideLine[], SideLine[]]>([
    ["where the two are not level", column(100, every(14, 4), "heading", 86), column(300, every(14, 4), "heading", 72)],
    ["where they have two styles", column(100, every(14, 4), "heading"), column(300, every(14, 4), "name")],
    ["where they have the style of their text", column(100, every(14, 4), "text"), column(300, every(14, 4), "text")],
    [
      "where they are smaller than their text",
      column(100, every(14, 6), "heading", 86, { size: 8 }),
      column(300, every(14, 6), "heading", 86, { size: 8 }),
    ],
  ])("are rows %s", (_, left, right) => {
    expect(under(left, right)).toBe("rows");
  });
});

describe("two texts none of whose lines are level", () => {
  const apart = (left: SideLine[], right: SideLine[]) => meaningOf(left, right);

  test("are columns where they take turns, in one style", () => {
    expect(apart(lines(100, 300, every(40, 4)), lines(320, 500, every(40, 4, 120)))).toBe("columns");
    expect(apart(lines(100, 300, every(40, 4)), lines(320, 500, every(40, 4, 120), { style: "other" }))).toBe("rows");
    expect(apart(lines(100, 300, every(14, 4)), lines(320, 500, every(14, 4, 170)))).toBe("rows");
  });

  const name = (size = 28, looks: Partial<SideLine> = {}) => [
    sideLine("Tobias Reutlinger", 100, 300, 116, { size, style: "name", ...looks }),
    sideLine("Engineer", 100, 180, 150, { size: 14, style: "title" }),
  ];
  const addresses = (...baselines: number[]) => lines(400, 500, baselines, { style: "small", size: 9 });

  test("are columns where a large name stands beside addresses", () => {
    expect(apart(name(), addresses(84, 175, 200))).toBe("columns");
    expect(apart([...name().slice(0, 1), sideLine("Engineer", 100, 180, 190, { style: "title" })], addresses(146, 156))).toBe("columns");
  });

  test("are rows where the name is no larger, is a heading, has an address level with it, or stands above or below them", () => {
    expect(
      apart(
        name(11).map((line) => ({ ...line, size: 11 })),
        addresses(84, 175, 200),
      ),
    ).toBe("rows");
    expect(apart(name(28, { style: "heading" }), addresses(84, 175, 200))).toBe("rows");
    expect(apart(name(), addresses(84, 116, 200))).toBe("rows");
    expect(apart(name(), addresses(300, 330))).toBe("rows");
    expect(apart(name(), addresses(20, 50))).toBe("rows");
  });
});

describe("lines that happen to be level", () => {
  const side = (x: number, width: number, count: number, looks: (at: number) => Partial<SideLine> = () => ({})) =>
    every(14, count).map((y, at) => sideLine("some words", x, x + width, y, looks(at)));

  test("are read down in two lists, though some items have no bullet", () => {
    const listed = (bullets: number) => (at: number) => ({ bullet: at < bullets });
    expect(meaningOf(side(100, 190, 4, listed(3)), side(300, 190, 4, listed(3)))).toBe("columns");
    expect(meaningOf(side(100, 190, 4, listed(2)), side(300, 190, 4, listed(4)))).toBe("rows");
    expect(meaningOf(side(100, 190, 4, listed(4)), side(300, 190, 4, listed(2)))).toBe("rows");
  });

  test("are read down in running text, where many lines are full", () => {
    const full = (ends: number[]) => (x: number) =>
      every(14, 6).map((y, at) => sideLine("some words", x, x + (ends[at % ends.length] as number), y));
    expect(meaningOf(full([190])(100), full([190])(300))).toBe("columns");
    expect(meaningOf(full([190, 80, 70, 60, 50, 40])(100), full([190, 80, 70, 60, 50, 40])(300))).toBe("rows");
    expect(meaningOf(side(100, 190, 4), side(300, 190, 4))).toBe("rows");
    expect(meaningOf(side(100, 100, 6), side(300, 190, 6))).toBe("rows");
    expect(meaningOf(side(100, 190, 6), side(300, 100, 6))).toBe("rows");
  });
});

describe("short items on the left", () => {
  /** Entries of three lines, each after a space. */
  const entries = (count: number, wrapped = false) =>
    every(60, count).flatMap((y) => [sideLine("Baker", 220, 480, y), ...lines(220, 480, [y + 14, y + 28], { first: false, wrapped })]);
  const items = (baselines: number[], right = 160, looks: Partial<SideLine> = {}) => lines(100, right, baselines, looks);

  test("are a margin where each begins level with an entry", () => {
    expect(meaningOf(items(every(60, 4)), entries(4))).toBe("margin");
    expect(meaningOf(items(every(60, 4, 103)), entries(4))).toBe("margin");
  });

  test.each<[string, SideLine[], SideLine[]]>([
    ["are a column where they are wide", items(every(60, 4), 310), entries(4)],
    ["are a column where they stand between the lines", items(every(60, 4, 107)), entries(4)],
    ["are a column where they stand beside the later lines of the entries", items([100, 188, 248, 308]), entries(4, true)],
  ])("%s", (_, left, right) => {
    expect(meaningOf(left, right)).not.toBe("margin");
  });
});

describe("an item of a margin begins", () => {
  const starts = (left: SideLine[], right: SideLine[]) => marginStarts(left, right, FRAME);
  const text = (baselines: number[], looks: Partial<SideLine> = {}) => lines(220, 480, baselines, looks);
  const label = (words: string, y: number, looks: Partial<SideLine> = {}) => sideLine(words, 100, 100 + 5 * words.length, y, looks);

  test("with a heading in the text that nothing stands beside", () => {
    const heading = (y: number, looks: Partial<SideLine> = {}) => sideLine("Studies", 220, 280, y, { style: "heading", ...looks });
    const items = [label("Baker", 100), label("Miller", 200)];
    expect(starts(items, [...text([100, 114]), heading(170), ...text([200])])).toEqual([100, 170, 200]);
    expect(starts(items, [...text([100, 114]), ...text([200]), heading(250)])).toEqual([100, 200, 250]);
    expect(starts(items, [...text([100, 114]), heading(200), ...text([214])])).toEqual([100, 200]);
    expect(starts(items, [...text([100, 114]), heading(170, { first: false }), ...text([200])])).toEqual([100, 200]);
    expect(starts(items, [...text([100, 114]), heading(170, { style: "text" }), ...text([200])])).toEqual([100, 200]);
    expect(starts(items, [...text([100, 114]), heading(156), heading(170), ...text([200])])).toEqual([100, 156, 200]);
  });

  test("with each line of a label that has a line beside it; wrapped lines and list items count for none", () => {
    const two = [label("Reading and", 100), label("writing", 112, { first: false })];
    const other = [label("Reading", 100), label("Writing", 112, { first: false, style: "other" })];
    expect(starts(two, text([100, 112]))).toEqual([100]);
    expect(starts(other, text([100, 112]))).toEqual([100, 112]);
    expect(starts(other, [...text([100]), ...text([112], { wrapped: true, first: false })])).toEqual([100]);
    expect(starts(other, [...text([100]), ...text([112], { bullet: true })])).toEqual([100]);
    expect(starts(other, text([100, 130]))).toEqual([100]);
  });

  test("with the label where many lines stand beside it", () => {
    const other = [label("Reading", 100), label("Writing", 124, { first: false, style: "other" })];
    expect(starts(other, text([100, 124]))).toEqual([100, 124]);
    expect(starts(other, text([98, 104, 110, 116, 124]))).toEqual([100]);
  });

  test("not with a line that goes on from a label as wide as the widest", () => {
    const wide = (next: string, step = 12, looks: Partial<SideLine> = {}) => [
      label("Communication skills", 100),
      label(next, 100 + step, { first: false, ...looks }),
    ];
    expect(starts(wide("Languages"), text([100, 112]))).toEqual([100]);
    expect(starts(wide("Languages", 14), text([100, 114]))).toEqual([100, 114]);
    expect(starts(wide("Languages", 12, { style: "other" }), text([100, 112]))).toEqual([100, 112]);
    const narrow = [label("Skills", 100), label("Languages and tongues", 112, { first: false })];
    expect(starts([label("Communication skills", 60), ...narrow], text([60, 100, 112]))).toEqual([60, 100, 112]);
    const short = [label("Skills", 100), label("IT", 112, { first: false })];
    expect(starts([label("Communication skills", 60), ...short], text([60, 100, 112]))).toEqual([60, 100, 112]);
  });
});
