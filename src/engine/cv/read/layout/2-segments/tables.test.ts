import { describe, expect, test } from "bun:test";
import type { Rule } from "../1-words/content.ts";
import { print, printBefore, rule } from "../print.testing.ts";
import type { Segment } from "./segment.ts";
import { withTables } from "./tables.ts";
import { toSegment } from "./to-segment.ts";

const segment = (x: number, y: number, text: string) => toSegment(print(x, y, text));
const across = (y: number, from = 50, to = 350) => rule(from, y, to - from, 0.5);
const upright = (x: number, from = 100, to = 160) => rule(x, from, 0.5, to - from);
/** Three rows and two columns. */
const GRID = [100, 120, 140, 160].map((y) => across(y)).concat([50, 200, 350].map((x) => upright(x)));
/** Text in the cells of some rows, by column. */
const TEXT = [
  [114, "Skill", "Level"],
  [134, "Java", "Good"],
  [154, "SQL", "Basic"],
] as const;
const CELLS = TEXT.flatMap(([y, left, right]) => [segment(60, y, left), segment(210, y, right)]);

const read = (segments: Segment[], rules: Rule[]) => {
  let tables = 0;
  return withTables(segments, rules, () => tables++);
};
/** Each row as its cells, with the text of all of a cell. */
const rowsOf = (segments: Segment[]) =>
  segments.map(
    ({ text, table }) => table?.cells.map((cell) => `${cell.column} ${cell.segments.map((inner) => inner.text).join(" ")}`) ?? text,
  );
const ROWS = [
  ["0 Skill", "1 Level"],
  ["0 Java", "1 Good"],
  ["0 SQL", "1 Basic"],
];

describe("a bordered table", () => {
  test("is read by rows, each as wide as the table", () => {
    const rows = read(CELLS, GRID);
    expect(rowsOf(rows)).toEqual(ROWS);
    expect(rows[1]).toMatchObject({ text: "Java\tGood", x: 50, right: 350, baseline: 134, top: 126, bottom: 136 });
    expect(rows.map(({ table }) => [table?.id, table?.row, table?.columns])).toEqual([
      [0, 0, 2],
      [0, 1, 2],
      [0, 2, 2],
    ]);
    expect(rows[1]?.table?.cells[1]).toMatchObject({ left: 200.25, right: 350 });
    expect(rows[1]?.words.map(({ text }) => text)).toEqual(["Java", "Good"]);
  });

  test("stands among the text of the page in its place", () => {
    const others = [segment(50, 60, "Skills"), segment(50, 200, "Work"), segment(400, 134, "beside")];
    const all = [...CELLS, ...others].toSorted((a, b) => a.baseline - b.baseline || a.x - b.x);
    expect(rowsOf(read(all, GRID))).toEqual(["Skills", ROWS[0] as string[], ROWS[1] as string[], "beside", ROWS[2] as string[], "Work"]);
  });

  test("may be one of several, which are numbered", () => {
    const low = (y: number) => y + 300;
    const second = [400, 420, 440, 460].map((y) => across(y)).concat([50, 200, 350].map((x) => upright(x, 400, 460)));
    const cells = TEXT.flatMap(([y, left, right]) => [segment(60, low(y), left), segment(210, low(y), right)]);
    expect(read([...CELLS, ...cells], [...GRID, ...second]).map(({ table }) => table?.id)).toEqual([0, 0, 0, 1, 1, 1]);
  });

  test("may have empty rows and cells, and rows with one merged cell", () => {
    const few = [segment(60, 114, "Skill"), segment(210, 114, "Level"), segment(210, 154, "Basic")];
    expect(rowsOf(read(few, GRID))).toEqual([["0 Skill", "1 Level"], ["1 Basic"]]);
    const merged = [100, 120, 140, 160].map((y) => across(y)).concat([upright(50), upright(350), upright(200, 120)]);
    const title = [segment(180, 114, "Skills and levels"), ...CELLS.slice(2)];
    expect(rowsOf(read(title, merged))).toEqual([["0 Skills and levels"], ROWS[1] as string[], ROWS[2] as string[]]);
    expect(read(title, merged)[0]?.table?.cells[0]).toMatchObject({ left: 50, right: 350 });
  });

  test("has rows as far as lines cross all of it", () => {
    const short = GRID.map((line) => (line.box.y === 140 ? across(140, 50, 200) : line));
    expect(rowsOf(read(CELLS, short))).toEqual([ROWS[0] as string[], ["0 Java SQL", "1 Good Basic"]]);
  });

  test("may be drawn cell by cell, with corners that are open a little", () => {
    const pieces = [100, 120, 140, 160].flatMap((y) => [across(y, 52, 198), across(y, 202, 348)]);
    const sides = [50, 200, 350].flatMap((x) => [100, 120, 140].map((y) => upright(x, y + 1, y + 19)));
    expect(rowsOf(read(CELLS, [...pieces, ...sides]))).toEqual(ROWS);
    const apart = [100, 120, 140, 160].flatMap((y) => [across(y, 60, 190), across(y, 210, 340)]);
    expect(read(CELLS, [...apart, ...sides])).toEqual(CELLS);
  });

  test("may have sides that are drawn in short pieces, in any order", () => {
    const rows = [100, 120, 140, 160].map((y) => across(y));
    const side = (x: number) => [140, 100, 120].flatMap((y) => [upright(x, y + 10, y + 20), upright(x, y, y + 9)]);
    expect(rowsOf(read(CELLS, [...side(200), ...rows, ...side(350), ...side(50)]))).toEqual(ROWS);
    const dashed = [100, 120, 140].map((y) => upright(200, y, y + 9));
    expect(read(CELLS, [...rows, ...dashed, ...side(350), ...side(50)])).toBe(CELLS);
  });

  test("has its cells where their texts stand, with their bullets", () => {
    const listed = { ...segment(205, 134, "Good and well"), bullet: { glyph: "•", x: 195 } };
    const wide = { ...segment(196, 154, "Basic"), bullet: { glyph: "•", x: 120 } };
    expect(rowsOf(read([...CELLS.slice(0, 3), listed], GRID))[1]).toEqual(["0 Java", "1 Good and well"]);
    expect(rowsOf(read([...CELLS.slice(0, 4), wide], GRID))[2]).toEqual(["0 Basic"]);
  });
});

describe("no table", () => {
  test.each<[string, Segment[], Rule[]]>([
    ["is text without lines", CELLS, []],
    ["is a box of one column", CELLS, GRID.filter(({ box }) => box.x !== 200)],
    ["are lines across alone", CELLS, GRID.filter(({ box }) => box.width > 1)],
    ["are upright lines alone", CELLS, GRID.filter(({ box }) => box.width < 1)],
    [
      "is a grid of thick upright bars",
      CELLS,
      GRID.map(({ box, ...line }) => ({ ...line, box: { ...box, width: Math.max(5, box.width) } })),
    ],
    [
      "is a grid of thick bars across",
      CELLS,
      GRID.map(({ box, ...line }) => ({ ...line, box: { ...box, height: Math.max(5, box.height) } })),
    ],
    ["is a grid with two texts in it", CELLS.slice(0, 2), GRID],
    ["is a grid with text in one column", CELLS.filter(({ x }) => x === 60), GRID],
    ["is a grid beside the text", CELLS.map((one) => segment(one.x + 400, one.baseline, one.text)), GRID],
    ["is a grid above the text", CELLS.map((one) => segment(one.x, one.baseline + 300, one.text)), GRID],
    [
      "are tiny squares",
      CELLS,
      GRID.map(({ box, ...line }) => ({ ...line, box: { ...box, width: Math.min(10, box.width), height: Math.min(5, box.height) } })),
    ],
  ])("%s", (_, segments, rules) => {
    expect(read(segments, rules)).toBe(segments);
  });

  /** Two cells side by side of so many lines each, in one row or over a second one. */
  const long = (count: number, isOnly: boolean) => {
    const foot = 110 + 12 * count;
    const ys = isOnly ? [100, foot] : [100, foot, foot + 20];
    const rules = [...ys.map((y) => across(y)), ...[50, 200, 350].map((x) => upright(x, 100, ys.at(-1)))];
    const lines = Array.from({ length: count }, (_, row) => [
      segment(60, 112 + 12 * row, "left"),
      segment(210, 112 + 12 * row, "right"),
    ]).flat();
    const below = isOnly ? [] : [segment(60, foot + 14, "left"), segment(210, foot + 14, "right")];
    return read([...lines, ...below], rules).filter(({ table }) => table).length;
  };

  test("is a row of long cells alone", () => {
    expect([long(3, true), long(8, true), long(8, false)]).toEqual([1, 0, 2]);
  });

  describe("is a form with a line between labels and values,", () => {
    const rules = [across(90), across(170), across(200), upright(200, 90, 200)];
    const below = [segment(60, 190, "Languages"), segment(210, 190, "English")];
    /** `off`: how far each label ends before the edge, and how far it is below its value. */
    const isTable = (labels: string[], off: { edge?: number; level?: number } = {}) => {
      const lines = labels.flatMap((label, at) => {
        const y = 110 + 14 * at;
        const end = 190 - (at % 2 === 0 ? (off.edge ?? 0) : 0);
        return [toSegment(printBefore(end, y + (off.level ?? 0), label)), segment(210, y, "some words of the value")];
      });
      return read([...lines, ...below], rules).some(({ table }) => table);
    };
    const LABELS = ["Dates", "Name of employer", "Business", "Position held"];

    test("where its labels are flush right and level with their values", () => {
      expect(isTable(LABELS)).toBe(false);
      expect(isTable(LABELS, { edge: 4, level: 2 })).toBe(false);
      expect(isTable(LABELS, { edge: 8 })).toBe(true);
      expect(isTable(LABELS, { level: 5 })).toBe(true);
    });

    test("but not with three labels, or where they begin at one place", () => {
      expect(isTable(LABELS.slice(0, 3))).toBe(true);
      expect(isTable(["Dates", "Names", "Place", "Posts"])).toBe(true);
    });
  });

  test("is a grid that lays out the page, with much text in each cell", () => {
    expect(long(60, false)).toBe(0);
  });
});
