import { describe, expect, test } from "bun:test";
import type { PositionedRun } from "../1-words/content.ts";
import { toSegments } from "../2-segments/segments.ts";
import { block, print } from "../print.testing.ts";
import { FRAME_WITH_MARGINS } from "./frame.testing.ts";
import type { Frame, Region } from "./region.ts";
import { toRegions } from "./regions.ts";

const regions = (runs: PositionedRun[], frame: Partial<Frame> = {}) => toRegions(toSegments(runs), { ...FRAME_WITH_MARGINS, ...frame });
/** Each region by its kind and texts. */
const shown = (all: Region[]): unknown[] =>
  all.map((region) => {
    if (region.kind === "rows") return region.segments.map(({ text }) => text).join(", ");
    if (region.kind === "columns") return [shown(region.left), shown(region.right)];
    return region.rows.map(({ margin, main, level }) => ({ margin: margin.map(({ text }) => text).join(", "), main: shown(main), level }));
  });
/** Lines that fill a column, each going on in the next. */
const prose = (x: number, width: number, from: number, count: number, leading = 12) =>
  block(
    x,
    from,
    Array.from({ length: count }, (_, at) =>
      "led the works at the harbour and wrote about them all in reports".slice(0, Math.floor(width / 5) - (at % 3)),
    ),
    { leading },
  );
type Columns = Extract<Region, { kind: "columns" }>;
const columnsIn = (all: Region[]) => all.find((region): region is Columns => region.kind === "columns");

test("a page without text has no regions, one without gutters is one region as wide as its margins", () => {
  expect(regions([])).toEqual([]);
  expect(regions(prose(50, 300, 100, 4))).toMatchObject([{ kind: "rows", left: 50, right: 550 }]);
  expect(regions(prose(50, 300, 100, 4), { sidebar: true })).toMatchObject([{ kind: "rows", sidebar: true }]);
});

describe("two columns", () => {
  const head = print(50, 60, "Anna Nowak, baker and miller of the town of Leeds, with many years at the oven and the mill here");
  const pair = (leftWidth: number, rightAt: number, count: number) => [
    ...prose(50, leftWidth, 100, count, 14),
    ...prose(rightAt, 540 - rightAt, 107, count, 14),
  ];

  test("stand at the middle of their gutter, each as wide as it", () => {
    const found = columnsIn(regions([...head, ...pair(150, 240, 30)]));
    expect(found?.extent).toEqual([50, 550]);
    expect(found?.at).toBeGreaterThan(200);
    expect(found?.at).toBeLessThan(240);
    const [left, right] = [found?.left[0], found?.right[0]] as [Extract<Region, { kind: "rows" }>, Extract<Region, { kind: "rows" }>];
    expect([left.left, right.left, right.right]).toEqual([50, 240, 550]);
    expect(left.right).toBeLessThan(205);
  });

  test("are read after what stands above them, and before what stands below", () => {
    const foot = print(50, 600, "References of all of the firms above can be had at once by letter or by telephone from the town");
    const kinds = regions([...head, ...pair(150, 240, 30), ...foot]).map(({ kind }) => kind);
    expect(kinds).toEqual(["rows", "columns", "rows"]);
  });

  test("are even where they have nearly one width", () => {
    expect(columnsIn(regions(pair(230, 310, 30)))?.even).toBe(true);
    expect(columnsIn(regions(pair(150, 240, 30)))?.even).toBe(false);
    expect(columnsIn(regions(pair(320, 400, 30)))?.even).toBe(false);
  });

  const sidebars = (runs: PositionedRun[], frame: Partial<Frame> = {}) => {
    const { left, right } = columnsIn(regions(runs, frame)) as Columns;
    return [left[0], right[0]].map((region) => region?.kind === "rows" && region.sidebar === true);
  };

  test("are a sidebar and a main column where one is narrow and they are high", () => {
    expect(sidebars(pair(150, 240, 30))).toEqual([true, false]);
    expect(sidebars(pair(320, 420, 30))).toEqual([false, true]);
    expect(sidebars(pair(230, 310, 30))).toEqual([false, false]);
    expect(sidebars(pair(150, 240, 10))).toEqual([false, false]);
  });

  test("may be low where the sidebar stands on a panel, and are both in a sidebar within one", () => {
    const panel = { page: 1, x: 40, y: 80, width: 175, height: 160 };
    expect(sidebars(pair(150, 240, 10), { grounds: [panel] })).toEqual([true, false]);
    expect(sidebars(pair(230, 310, 30), { sidebar: true })).toEqual([true, true]);
  });
});

describe("a box beside running text", () => {
  const box = (x = 400, count = 14) => prose(x, 540 - x, 107, count, 14);
  const beside = (count = 14) => prose(50, 320, 100, count, 14);
  const below = (x = 50, from = 296) => prose(x, 320, from, 8, 14);
  const across = (x: number, from: number) =>
    Array.from({ length: 8 }, (_, at) =>
      print(
        x,
        from + 14 * at,
        "led the works at the harbour and wrote about them all in long reports to the board of the town".slice(0, 98 - (x - 50) / 5),
      ),
    ).flat();

  test("is a float where the text goes on in full width below it", () => {
    const found = regions([...beside(), ...box(), ...across(50, 296)]);
    expect(found.map(({ kind }) => kind)).toEqual(["columns"]);
    expect(columnsIn(found)?.left.flatMap((region) => (region.kind === "rows" ? region.segments : []))).toHaveLength(22);
  });

  test.each<[string, PositionedRun[]]>([
    ["it is low", [...beside(6), ...box(400, 6), ...across(50, 184)]],
    ["the text below begins elsewhere", [...beside(), ...box(), ...across(80, 296)]],
    ["it is as wide as the text", [...prose(50, 230, 100, 14, 14), ...box(310), ...across(50, 296)]],
  ])("is a column where %s", (_, runs) => {
    expect(regions(runs).map(({ kind }) => kind)).toEqual(["columns", "rows"]);
  });

  test("is a column where nothing stands below", () => {
    expect(regions([...beside(), ...box(), ...below(50, 900).slice(0, 0)]).map(({ kind }) => kind)).toEqual(["columns"]);
  });
});

describe("items in a margin", () => {
  const entry = (y: number, label: string, lines: string[], style: Parameters<typeof print>[3] = {}) => [
    ...print(50, y, label, style),
    ...block(180, y, lines, { leading: 12 }),
  ];
  const LONG = ["Baker at Bakery North, in the old town of Dover", "Bread and rolls by night", "Taught two apprentices"];

  test("are read with what stands beside them, down to the next; what stands above the first comes before", () => {
    const runs = [...entry(100, "2019 – 2021", LONG), ...entry(150, "2016 – 2019", LONG), ...entry(200, "2014 – 2016", LONG)];
    const row = (margin: string) => ({ margin, main: [LONG.join(", ")], level: true });
    expect(shown(regions(runs))).toEqual([[row("2019 – 2021"), row("2016 – 2019"), row("2014 – 2016")]]);
  });

  test("have beside them what begins no more than half a letter above them", () => {
    const second = [...print(50, 150, "2016 – 2019"), ...block(180, 145.2, LONG, { leading: 12 })];
    const found = regions([...entry(100, "2019 – 2021", LONG), ...second, ...entry(200, "2014 – 2016", LONG)]);
    const text = [LONG.join(", ")];
    expect(found.flatMap((region) => (region.kind === "margin" ? region.rows.map(({ main }) => shown(main)) : []))).toEqual([
      text,
      text,
      text,
    ]);
  });

  test("are level with a text of one line where most of their style have one, and heads of it where it is long or a list", () => {
    const LINE = ["English and Welsh, spoken every day at home"];
    const skills = (texts: string[][]) => texts.flatMap((text, at) => entry(100 + 50 * at, `Skill ${"abcdefghi".charAt(at)}`, text));
    const levels = (runs: PositionedRun[], frame: Partial<Frame> = {}) =>
      regions(runs, frame).flatMap((region) => (region.kind === "margin" ? region.rows.map(({ level }) => level) : []));
    const five = [LINE, LINE, LINE, LINE, LINE, LONG, LONG, LONG, LONG];
    expect(levels(skills(five))).toEqual([true, true, true, true, true, false, false, false, false]);
    expect(levels(skills([LINE, ...five.slice(4)]))).toEqual([false, false, false, false, false, false]);
    const style = toSegments(print(0, 0, "Skill"))[0]?.styleKey as string;
    expect(levels(skills(five), { headings: new Set([style]) }).some((level) => level)).toBe(false);
  });
});

test("columns stand within columns, a few levels deep", () => {
  const inner = [...prose(50, 120, 100, 30, 14), ...prose(200, 120, 107, 30, 14), ...prose(350, 190, 103, 30, 14)];
  const [outer] = regions(inner);
  const depth = (region: Region | undefined): number =>
    region?.kind === "columns" ? 1 + Math.max(...[...region.left, ...region.right].map(depth)) : 0;
  expect(depth(outer)).toBe(2);
});

test.each([12, 11])(
  "below columns with headings, a heading over dates and the full-width text beside them ends both columns (%d points)",
  (size) => {
    const title = (x: number, y: number, text: string, size = 12) => print(x, y, text, { bold: true, size });
    const items = (x: number, y: number, count: number) =>
      block(
        x,
        y,
        Array.from({ length: count }, () => "Mending of the pumps of the town"),
        { leading: 14 },
      );
    const runs = [
      ...title(50, 100, "Skills"),
      ...items(50, 116, 20),
      // In smaller print than the headings on the left, or in the same.
      ...title(320, 100, "Contact", size),
      ...items(320, 116, 19),
      ...title(50, 410, "Experience"),
      ...print(50, 428, "2019 – 2021"),
      ...print(150, 428, "Corve Works"),
      ...print(150, 442, "Mended the pumps of nine towns and wrote about them all in yearly reports"),
      ...print(150, 456, "and taught the fitters of the county how to do the same in half of the time"),
    ];
    const found = regions(runs, { headings: new Set(["24 true #000000", "22 true #000000"]) });
    const columns = columnsIn(found);
    expect(JSON.stringify(shown([columns as Region]))).not.toContain("Experience");
    expect(JSON.stringify(shown(found))).toContain("Experience");
  },
);
