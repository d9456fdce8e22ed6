import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import type { Word } from "../1-words/words.ts";
import type { Segment } from "../2-segments/segment.ts";
import { toSegment } from "../2-segments/to-segment.ts";
import { print, type Style } from "../print.testing.ts";
import type { Flow, Span } from "./flows.ts";
import { toLines } from "./lines.ts";

const HABITS = { headings: new Set<string>(), leading: 1.2 };
const segment = (x: number, y: number, text: string, style: Style = {}, change: (word: Word, index: number) => Word = (word) => word) =>
  toSegment(print(x, y, text, style).map(change));
const span = (segments: Segment[], change: Partial<Span> = {}): Span => ({ segments, left: 50, right: 550, ...change });
const flow = (...spans: Span[]): Flow => ({ place: "body", spans });
const linesOf = (...flows: Flow[]) => toLines(flows, HABITS);
const lines = (...segments: Segment[]) => linesOf(flow(span(segments)));
const texts = (of: Line[]) => of.map((line) => line.cells.map(({ text }) => text).join(" | "));

describe("the space above a line", () => {
  const gaps = (...segments: Segment[]) => lines(...segments).map(({ gap }) => gap);
  const onPage = (page: number, of: Segment) => ({ ...of, page });

  test("is counted in lines of its own height, and none is ordinary leading", () => {
    expect(gaps(segment(50, 100, "Work"), segment(50, 112, "Leeds"), segment(50, 142, "York"))).toEqual([0, 0, 1.4]);
    expect(gaps(segment(50, 100, "Work"), segment(50, 148, "Leeds", { size: 20 }))).toEqual([0, 0.9]);
  });

  test("is none at the top of a page or of a flow", () => {
    expect(gaps(onPage(1, segment(50, 100, "Work")), onPage(2, segment(50, 160, "Leeds")))).toEqual([0, 0]);
    expect(gaps(segment(50, 300, "Work"), segment(50, 100, "Leeds"))).toEqual([0, 0]);
    expect(
      linesOf(flow(span([segment(50, 100, "Work")])), flow(span([segment(300, 200, "Leeds")]))).map(({ gap, flow }) => [gap, flow]),
    ).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });
});

describe("the level of a list item", () => {
  const item = (x: number, y: number, text: string) => ({ ...segment(x + 10, y, text), bullet: { glyph: "•", x } });
  const levels = (...segments: Segment[]) => lines(...segments).map(({ bullet }) => bullet?.level);

  test("counts the items further left that it stands under", () => {
    expect(
      levels(item(50, 100, "Sales"), item(70, 114, "Boats"), item(90, 128, "Sails"), item(70, 142, "Ropes"), item(50, 156, "Quays")),
    ).toEqual([0, 1, 2, 1, 0]);
    expect(levels(item(50, 100, "Sales"), item(52, 114, "Boats"))).toEqual([0, 0]);
  });

  test("begins anew below text at the left edge of the list, not below text within it", () => {
    expect(levels(item(50, 100, "Sales"), segment(50, 140, "Work"), item(70, 160, "Boats"))).toEqual([0, undefined, 0]);
    expect(levels(item(50, 100, "Sales"), segment(60, 140, "Work"), item(70, 160, "Boats"))).toEqual([0, undefined, 1]);
  });
});

describe("a line", () => {
  test("has the heading level of the document's structure, and none without", () => {
    const marked = (level: number) =>
      segment(50, 100, "Work and studies", {}, (word, at) => (at === 1 ? { ...word, heading: level } : word));
    expect(lines(marked(2))[0]?.heading).toBe(2);
    expect(lines(marked(0))[0]?.heading).toBe(0);
    expect(lines(segment(50, 100, "Work"))[0]).not.toHaveProperty("heading");
  });

  test("says neither bullet nor table where it has none", () => {
    const [line] = lines(segment(50, 100, "Work"));
    expect(line).not.toHaveProperty("bullet");
    expect(line).not.toHaveProperty("table");
  });

  test("has its place, its indentation and a box for each of its printed lines", () => {
    const [line] = lines(segment(50.123, 100, "Baker"), segment(300, 100, "2019"));
    expect(line).toMatchObject({ text: "Baker\t2019", place: "body", flow: 0, indent: 50.12 });
    expect(line?.physicalLines).toEqual([{ text: "Baker\t2019", box: { page: 1, x: 50.12, y: 92, width: 269.88, height: 10 } }]);
  });

  test("has the style that most of its characters have, in all of its cells", () => {
    const [line] = lines(
      segment(50, 100, "Baker", { bold: true, size: 12 }),
      segment(300, 100, "since the year 2019", { color: "#aa0000", font: "Serif" }),
    );
    expect(line?.style).toEqual({ size: 10, bold: false, italic: false, font: "Serif", color: "#aa0000" });
    const [two] = lines(segment(50, 100, "Baker of bread", { bold: true }), segment(300, 100, "2019"));
    expect(two?.style.bold).toBe(true);
    const mixed = segment(50, 100, "a of the bakery", {}, (word, at) =>
      at < 2 ? { ...word, style: { ...word.style, bold: true } } : word,
    );
    expect(lines(mixed)[0]?.style.bold).toBe(false);
  });

  test("has a size in tenths of a point, and font and colour only where they are known", () => {
    expect(lines(segment(50, 100, "Baker", { size: 10.04, font: "", color: "" }))[0]?.style).toEqual({
      size: 10,
      bold: false,
      italic: false,
    });
    expect(lines(segment(50, 100, "Baker", { size: 10.06 }))[0]?.style.size).toBe(10.1);
  });
});

describe("texts of one row", () => {
  test("are the cells of one line; a list item beside a label is a line of its own", () => {
    expect(texts(lines(segment(50, 100, "Baker"), segment(200, 100, "Leeds"), segment(300, 100, "2019")))).toEqual([
      "Baker | Leeds | 2019",
    ]);
    const item = { ...segment(200, 100, "Bread"), bullet: { glyph: "•", x: 190 } };
    const read = lines(segment(50, 100, "Tasks"), item, segment(400, 100, "2019"));
    expect(texts(read)).toEqual(["Tasks", "Bread | 2019"]);
    expect(read.map(({ physicalLines: prints }) => prints.map(({ text }) => text))).toEqual([["Tasks"], ["Bread\t2019"]]);
  });

  test("of which the first goes on from the line above are cells of that line", () => {
    const title = segment(50, 100, "Head of the department of bread and of all of the rolls in the north of England and the");
    const read = lines(
      title,
      segment(50, 112, "south of it"),
      segment(480, 112, "2019"),
      segment(50, 200, "a line as wide as the first one is so that both reach to the edge of the column there"),
    );
    expect(texts(read)[0]).toBe(`${title.text} south of it | 2019`);
    expect(read[0]?.physicalLines.map(({ text }) => text)).toEqual([title.text, "south of it\t2019"]);
  });
});

describe("a label in the margin", () => {
  const read = (label: Segment[], value: Segment[], change: Partial<Span> = { besideLabel: true }) =>
    linesOf(flow(span(label, { margin: true, right: 150 }), span(value, change)));
  const VALUE = segment(200, 100, "Baker");

  test("is one line with the text beside it", () => {
    const [line, ...others] = read([segment(50, 100, "2019")], [VALUE, segment(200, 112, "Leeds")]);
    expect(line?.text).toBe("2019\tBaker");
    expect(line?.physicalLines).toEqual([{ text: "2019\tBaker", box: { page: 1, x: 50, y: 92, width: 175, height: 10 } }]);
    expect(texts(others)).toEqual(["Leeds"]);
  });

  test("on the right of its text comes after it", () => {
    const [line] = read([segment(480, 100, "2019")], [VALUE]);
    expect(line?.text).toBe("Baker\t2019");
    expect(line?.physicalLines[0]?.text).toBe("Baker\t2019");
  });

  test.each<[string, Segment[], Segment[], Partial<Span>?]>([
    ["that is a heading", [segment(50, 100, "Work")], [VALUE], {}],
    ["that is not level with the text", [segment(50, 100, "2019")], [segment(200, 108, "Baker")]],
    ["beside a list", [segment(50, 100, "2019")], [{ ...VALUE, bullet: { glyph: "•", x: 190 } }]],
    ["that is two", [segment(50, 70, "Leeds"), segment(50, 100, "2019")], [VALUE]],
  ])("is a line of its own %s", (_, label, value, change = { besideLabel: true }) => {
    expect(texts(read(label, value, change))).toEqual([...label, ...value].map(({ text }) => text));
  });

  test("leaves the rest of its text as it was: a line goes on below the one beside it", () => {
    const long = "Head of the department of bread and of all the rolls in the north and in";
    expect(texts(read([segment(50, 100, "2019")], [segment(200, 100, long), segment(200, 113, "the south of it")]))).toEqual([
      `2019 | ${long} the south of it`,
    ]);
  });
});

describe("a row of a table", () => {
  const table = (...cells: Segment[][]): Segment => ({
    ...segment(50, 100, "row"),
    table: {
      id: 3,
      row: 1,
      columns: cells.length,
      cells: cells.map((segments, column) => ({ column, left: 50 + 150 * column, right: 200 + 150 * column, segments })),
    },
  });
  const tablesOf = (of: Line[]) => of.map(({ table }) => [table?.id, table?.row, table?.column, table?.columns]);

  test("of short cells is one line, whose printed lines hold what stands side by side", () => {
    const wrapped = [segment(55, 100, "Alpenwerk of the"), segment(55, 112, "Maschinenbau GmbH")].map((one) => ({ ...one, right: 195 }));
    const read = lines(table(wrapped, [segment(205, 100, "Clerk")]));
    expect(texts(read)).toEqual(["Alpenwerk of the Maschinenbau GmbH | Clerk"]);
    expect(tablesOf(read)).toEqual([[3, 1, 0, 2]]);
    expect(read[0]?.physicalLines.map(({ text }) => text)).toEqual(["Alpenwerk of the\tClerk", "Maschinenbau GmbH"]);
  });

  test("with several lines or list items in a cell is a line for each", () => {
    const two = lines(table([segment(55, 100, "Address")], [segment(205, 100, "Via Roma"), segment(205, 130, "Firenze")]));
    expect([texts(two), tablesOf(two)]).toEqual([
      ["Address", "Via Roma", "Firenze"],
      [
        [3, 1, 0, 2],
        [3, 1, 1, 2],
        [3, 1, 1, 2],
      ],
    ]);
    const listed = lines(table([segment(55, 100, "Tasks")], [{ ...segment(215, 100, "Bread"), bullet: { glyph: "•", x: 205 } }]));
    expect(texts(listed)).toEqual(["Tasks", "Bread"]);
    expect(texts(lines(table([segment(55, 100, "Baker"), segment(120, 100, "Leeds")], [segment(205, 100, "2019")])))).toEqual([
      "Baker | Leeds",
      "2019",
    ]);
    expect(tablesOf(lines(table([segment(55, 100, "Address")])))).toEqual([[3, 1, 0, 1]]);
  });
});
