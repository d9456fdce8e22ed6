import { describe, expect, test } from "bun:test";
import type { PageContent, PositionedRun } from "./1-words/content.ts";
import { layoutPages } from "./layout.ts";
import { page, print, read, rule } from "./print.testing.ts";

const linesOf = (runs: PositionedRun[], extra: Partial<PageContent> = {}) => layoutPages([page(runs, extra)]).lines;

describe("two words of a line stand in different cells", () => {
  /** "Java" from 50 to 70 and "Python" from 78 to 108, between 92 and 102. */
  const row = [...print(50, 100, "Java"), ...print(78, 100, "Python").map((run) => ({ ...run, spaceBefore: true }))];
  const isDivided = (...rules: ReturnType<typeof rule>[]) => read(row, { rules })[0] === "Java | Python";

  test.each<[string, boolean, ReturnType<typeof rule>]>([
    ["a vertical line between them", true, rule(74, 90, 0.5, 14)],
    ["a vertical line before the first", false, rule(45, 90, 0.5, 14)],
    ["a vertical line behind the second", false, rule(112, 90, 0.5, 14)],
    ["a vertical line through the first", false, rule(60, 90, 0.5, 14)],
    ["a vertical line above them", false, rule(74, 70, 0.5, 14)],
    ["a vertical line below them", false, rule(74, 110, 0.5, 14)],
    ["a short tick", false, rule(74, 95, 0.5, 4)],
    ["a bar", false, rule(72, 90, 4, 4)],
    ["a tag behind the first", true, rule(46, 90, 27, 14, "#dddddd")],
    ["a tag behind the second", true, rule(75, 90, 37, 14, "#dddddd")],
    ["a tag behind both", false, rule(46, 90, 66, 14, "#dddddd")],
    ["a tag above the first", false, rule(46, 70, 27, 14, "#dddddd")],
    ["a tag below the first", false, rule(46, 110, 27, 14, "#dddddd")],
    ["a panel behind the first", false, rule(46, 60, 27, 80, "#dddddd")],
    ["a thin line under the first", false, rule(46, 103, 27, 1)],
    ["a tag that begins within the first", false, rule(55, 90, 18, 14, "#dddddd")],
    ["a tag that ends within the first", false, rule(46, 90, 14, 14, "#dddddd")],
    ["a wide band behind the first", false, rule(-200, 90, 273, 14, "#dddddd")],
  ])("where there is %s: %p", (_, expected, shape) => {
    expect(isDivided(shape)).toBe(expected);
  });

  test("though a word of them touches the next, no line divides it", () => {
    const touching = [...print(50, 100, "Java"), ...print(70, 100, "python")].map((run) => ({ ...run, spaceBefore: undefined }));
    expect(read(touching, { rules: [rule(69.8, 90, 0.4, 14)] })).toEqual(["Javapython"]);
  });
});

describe("small shapes before texts", () => {
  const dots = [100, 120].map((y) => rule(50, y - 5, 4, 4));
  const texts = [...print(60, 100, "Sales"), ...print(60, 120, "Boats")];
  const bulletsOf = (...rules: ReturnType<typeof rule>[]) =>
    linesOf(texts, { bulletShapes: dots, rules }).map(({ bullet }) => bullet?.glyph);
  const BULLETS = ["•", "•"];

  test("are bullets", () => {
    expect(bulletsOf()).toEqual(BULLETS);
  });

  test.each<[string, (string | undefined)[], ReturnType<typeof rule>]>([
    ["through both", [undefined, undefined], rule(51.5, 80, 1, 60)],
    ["from the first down", [undefined, undefined], rule(51.5, 100, 1, 40)],
    ["through the first", [undefined, "•"], rule(51.5, 80, 1, 20)],
    ["beside them", BULLETS, rule(48, 80, 1, 60)],
    ["on their other side", BULLETS, rule(56, 80, 1, 60)],
    ["above them", BULLETS, rule(51.5, 20, 1, 60)],
    ["below them", BULLETS, rule(51.5, 140, 1, 60)],
    ["that is as short as they are", BULLETS, rule(51.5, 95, 1, 8)],
    ["that is a panel", BULLETS, rule(20, 80, 64, 60, "#eeeeee")],
  ])("are marks of a time line where a line runs %s", (_, bullets, line) => {
    expect(bulletsOf(line)).toEqual(bullets);
  });
});

describe("the first row of a table", () => {
  const grid = (rows: number, columns: number[] = [50, 200, 350]) =>
    Array.from({ length: rows + 1 }, (_, row) => rule(50, 100 + 20 * row, 300, 0.5)).concat(
      columns.map((x) => rule(x, 100, 0.5, 20 * rows)),
    );
  const row = (at: number, texts: string[], bold = [false, false]) =>
    texts.flatMap((text, column) => print(60 + 150 * column, 114 + 20 * at, text, { bold: bold[column] }));
  const header = (runs: PositionedRun[], rows = 3) => linesOf(runs, { rules: grid(rows) }).map(({ table }) => table?.header);
  const BOLD = [true, true];
  const body = [...row(1, ["Java", "Good"]), ...row(2, ["SQL", "Basic"])];

  test("names the columns where it is bold and the others are not", () => {
    expect(header([...row(0, ["Skill", "Level"], BOLD), ...body])).toEqual([true, undefined, undefined]);
  });

  test.each<[string, PositionedRun[], number]>([
    ["where it is not bold", [...row(0, ["Skill", "Level"]), ...body], 3],
    ["where one of its cells is not bold", [...row(0, ["Skill", "Level"], [true, false]), ...body], 3],
    [
      "where a part of a cell is not bold",
      [...row(0, ["Skill", "Level"], BOLD), ...print(92, 114, "of hand"), ...body].sort(
        (a, b) => a.baseline - b.baseline || a.box.x - b.box.x,
      ),
      3,
    ],
    ["where another row is bold", [...row(0, ["Skill", "Level"], BOLD), ...row(1, ["Java", "Good"]), ...row(2, ["SQL", "Basic"], BOLD)], 3],
    ["where another row has fewer cells", [...row(0, ["Skill", "Level"], BOLD), ...row(1, ["Java", "Good"]), ...row(2, ["SQL"])], 3],
    ["where one row follows", [...row(0, ["Skill", "Level"], BOLD), ...row(1, ["Java", "Good"])], 2],
    ["where it is a single title", [...row(0, ["Skills"], BOLD), ...body], 3],
  ])("does not %s", (_, runs, rows) => {
    expect(header(runs, rows).some((isHeader) => isHeader)).toBe(false);
  });

  test("names them beside a row of which a part is bold", () => {
    const part = print(60, 134, "Java", { bold: true });
    const rest = [...print(84, 134, "at work"), ...print(210, 134, "Good"), ...row(2, ["SQL", "Basic"])];
    expect(header([...row(0, ["Skill", "Level"], BOLD), ...part, ...rest])).toEqual([true, undefined, undefined]);
  });

  test("is that of each table", () => {
    const lower = (runs: PositionedRun[]) =>
      runs.map((run) => ({ ...run, baseline: run.baseline + 200, box: { ...run.box, y: run.box.y + 200 } }));
    const runs = [...row(0, ["Skill", "Level"], BOLD), ...body];
    const rules = [...grid(3), ...grid(3).map(({ box, ...line }) => ({ ...line, box: { ...box, y: box.y + 200 } }))];
    const tables = linesOf([...runs, ...lower(runs)], { rules }).map(({ table }) => [table?.id, table?.header]);
    expect(tables).toEqual([
      [0, true],
      [0, undefined],
      [0, undefined],
      [1, true],
      [1, undefined],
      [1, undefined],
    ]);
  });
});

describe("text that is not upright, and addresses of links", () => {
  const upwards = (x: number, y: number, text: string) =>
    print(x, y, text).map((run) => ({ ...run, rotated: 270, box: { ...run.box, width: 10, height: run.box.width } }));

  test("are read after the text of the page, in flows of their own", () => {
    const address = print(300, 300, "https://example.org").map((run) => ({ ...run, detached: true, link: "https://example.org" }));
    const lines = linesOf([...address, ...upwards(20, 700, "Page"), ...print(50, 100, "Baker")]);
    expect(lines.map(({ text, place, flow }) => [text, place, flow])).toEqual([
      ["Baker", "body", 0],
      ["Page", "textbox", 1],
      ["https://example.org", "textbox", 2],
    ]);
    expect(lines.map(({ id }) => id)).toEqual([0, 1, 2]);
  });

  test("text that is set downwards and text that is set upwards are two flows", () => {
    const down = upwards(580, 700, "Draft").map((run) => ({ ...run, rotated: 90 }));
    expect(linesOf([...print(50, 100, "Baker"), ...upwards(20, 700, "Page"), ...down]).map(({ text, flow }) => [text, flow])).toEqual([
      ["Baker", 0],
      ["Page", 1],
      ["Draft", 2],
    ]);
  });
});

test("text that every page repeats stands in a flow before the text, or behind it", () => {
  const pages = [1, 2].map((number) => ({
    ...page([
      ...print(50, 30, "Anna Nowak").map((run) => ({ ...run, box: { ...run.box, page: number } })),
      ...print(50, 300 + number, `Baker ${number}`).map((run) => ({ ...run, box: { ...run.box, page: number } })),
      ...print(50, 820, "Leeds, 0113 496 000").map((run) => ({ ...run, box: { ...run.box, page: number } })),
    ]),
    page: number,
  }));
  expect(layoutPages(pages).lines.map(({ text, place, indent }) => [text, place, indent])).toEqual([
    ["Anna Nowak", "header", 50],
    ["Baker 1", "body", 50],
    ["Baker 2", "body", 50],
    ["Leeds, 0113 496 000", "footer", 50],
  ]);
});
