import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { dominantStyle } from "../../1-document/line-style.ts";
import { type LineLooks, line } from "../../testing/build-reading.ts";
import { headingMarkers, toCandidate, withoutDatedCells, withoutRepeated, withoutStrayRules } from "./heading-candidates.ts";

const context = { language: "en", body: dominantStyle([line("Text")]), recognized: new Set<number>() };
const scanned = { ...context, recognized: new Set([1]) };
const candidate = (one: Line, markers: string[] = []) => toCandidate(one, context, new Set(markers));
const onPage = (one: Line): Line => ({
  ...one,
  physicalLines: [{ text: one.text, box: { page: 1, x: 50, y: 50, width: 90, height: 10 } }],
});
const kindOf = (text: string, looks: LineLooks = {}) => candidate(line(text, looks)).known?.kind;

describe("a line that may be a heading:", () => {
  test.each<[string, boolean]>([
    ["Education", true],
    ["S K I L L S", true],
    ["What I bring", true],
    ["Education\t2019", false],
    ["E", false],
    ["2019", false],
    ["This one goes on for quite a few words more than any title would", false],
    ["Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", false],
    ["jane@example.org", false],
    ["www.example.org", false],
    ["https://example.org", false],
    ["I kept the books,", false],
    ["I kept the books.", false],
    ["Designation: Accountant", false],
    ["Skills: Excel", true],
    ["LinkedIn", false],
    ["I ran the stores of a harbour.", false],
  ])("%p: %p", (text, expected) => {
    expect(candidate(line(text)).plausible).toBe(expected);
  });

  test("a row of the header of a table is none", () => {
    const table = { id: 1, row: 0, column: 0, columns: 1 };
    expect(candidate(line("Education", { table })).plausible).toBe(true);
    expect(candidate(line("Education", { table: { ...table, header: true } })).plausible).toBe(false);
  });

  test("an item of a list is one behind the marker of headings, or where it is set apart and a usual title", () => {
    expect(candidate(line("Education", { bullet: "■" })).plausible).toBe(false);
    expect(candidate(line("Education", { bullet: "■" }), ["■"]).plausible).toBe(true);
    expect(candidate(line("Education", { bullet: "■" }), ["●"]).plausible).toBe(false);
    expect(candidate(line("Education", { bullet: "■", bold: true })).plausible).toBe(true);
    expect(candidate(line("Harbour", { bullet: "■", bold: true })).plausible).toBe(false);
  });

  test("a full stop or leader dots after a usual title are no part of it", () => {
    expect(candidate(line("Education.")).plausible).toBe(true);
    expect(candidate(line("Education ........")).known?.kind).toBe("education");
    expect(candidate(line("Harbour.")).plausible).toBe(false);
    expect(candidate(line("Harbour ........")).plausible).toBe(false);
  });

  test("it is a known one where its words are, but not where they label a value", () => {
    expect(kindOf("Education")).toBe("education");
    expect(kindOf("Harbour")).toBeUndefined();
    expect(kindOf("Nationality")).toBeUndefined();
    expect(kindOf("学歴")).toBe("education");
    expect(kindOf("Education\t2019")).toBeUndefined();
  });

  test("a ruling line, a background, a heading style of the file and a marker make it stand out", () => {
    const isDistinct = (looks: LineLooks, markers: string[] = []) => candidate(line("Education", looks), markers).distinct;
    expect(isDistinct({})).toBe(false);
    for (const looks of [{ ruled: true }, { shaded: true }, { heading: 2 }, { bold: true }]) expect(isDistinct(looks)).toBe(true);
    expect(isDistinct({ bullet: "■" })).toBe(false);
    expect(isDistinct({ bullet: "■" }, ["■"])).toBe(true);
  });

  test("lines with other marks have another style", () => {
    const keys = [{}, { ruled: true }, { shaded: true }, { heading: 1 }, { heading: 2 }, { ruled: true, shaded: true }].map(
      (looks) => candidate(line("Education", looks)).key,
    );
    expect(new Set(keys).size).toBe(6);
  });
});

describe("on a scan", () => {
  const read = (text: string, looks: LineLooks = {}) => toCandidate(onPage(line(text, looks)), scanned, new Set());

  test("a speck behind a title is no full stop of it", () => {
    expect([read("Harbour.").plausible, read("Harbour;").plausible, read("A.").plausible]).toEqual([true, true, false]);
  });

  test("a title with one wrong letter is known where it has small capitals, a ruling line or a background", () => {
    expect(read("Certfications", { ruled: true }).known?.kind).toBe("certificates");
    expect(read("Certfications", { shaded: true }).known?.kind).toBe("certificates");
    expect(read("CertFications").known?.kind).toBe("certificates");
    expect(read("Certfications").known).toBeUndefined();
    expect(candidate(line("Certfications", { ruled: true })).known).toBeUndefined();
  });

  test("on a background, size and weight tell nothing; capitals do", () => {
    const key = (text: string, looks: LineLooks) => read(text, { shaded: true, ...looks }).key;
    expect(key("Education", { size: 14 })).toBe(key("Skills", { bold: true }));
    expect(key("EDUCATION", {})).not.toBe(key("Skills", {}));
    expect(candidate(line("Education", { shaded: true, size: 14 })).key).not.toBe(candidate(line("Skills", { shaded: true })).key);
  });
});

describe("a title that comes again and again announces a list of each job:", () => {
  const plausible = (...texts: string[]) =>
    withoutRepeated(texts.map((text) => candidate(line(text)))).flatMap(({ line: { text }, plausible: is }) => (is ? [text] : []));

  test("three times, or twice where it is a usual label of a list", () => {
    expect(plausible("Education", "Projects", "projects", "PROJECTS")).toEqual(["Education"]);
    expect(plausible("Education", "Education", "Skills")).toEqual(["Education", "Education", "Skills"]);
    expect(plausible("Education", "Responsibilities", "Responsibilities")).toEqual(["Education"]);
    expect(plausible("Education", "Responsibilities")).toEqual(["Education", "Responsibilities"]);
    expect(plausible("I kept the books.", "I kept the books.", "I kept the books.")).toEqual([]);
  });

  test("then it is no known title either", () => {
    const [, second] = withoutRepeated(["Skills", "Projects", "Projects", "Projects"].map((text) => candidate(line(text))));
    expect(second?.known).toBeUndefined();
  });
});

describe("in a row of a table that begins with a date,", () => {
  const cell = (text: string, row: number, column: number, id = 1) =>
    candidate(line(text, { bold: true, table: { id, row, column, columns: 2 } }));
  const plausible = (...cells: ReturnType<typeof candidate>[]) =>
    withoutDatedCells(cells).flatMap(({ line: { text }, plausible: is }) => (is ? [text] : []));

  test("a bold cell is the title of an entry, unless it is a known title of a section", () => {
    expect(plausible(cell("2014 – 2018", 0, 0), cell("Harbour wall", 0, 1), cell("Education", 0, 1))).toEqual(["Education"]);
  });

  test("but not in another row, another table, outside of tables, or beside a date further right", () => {
    expect(plausible(cell("2014 – 2018", 0, 0), cell("Harbour wall", 1, 1))).toEqual(["Harbour wall"]);
    expect(plausible(cell("2014 – 2018", 0, 0), cell("Harbour wall", 0, 1, 2))).toEqual(["Harbour wall"]);
    expect(plausible(cell("2014 – 2018", 0, 0), candidate(line("Harbour wall")))).toEqual(["Harbour wall"]);
    expect(plausible(cell("Harbour wall", 0, 0), cell("2014 – 2018", 0, 1))).toEqual(["Harbour wall"]);
  });
});

test("a ruling line under one heading is no part of its style where most headings of the style have none", () => {
  const keys = (...looks: LineLooks[]) =>
    withoutStrayRules(["Education", "Skills", "Languages"].map((text, at) => candidate(line(text, { bold: true, ...looks[at] })))).map(
      ({ key }) => key,
    );
  expect(new Set(keys({}, {}, { ruled: true })).size).toBe(1);
  expect(new Set(keys({ ruled: true }, { ruled: true }, {})).size).toBe(2);
  expect(new Set(keys({}, {}, { ruled: true, size: 14 })).size).toBe(2);
  expect(new Set(keys({}, {}, {})).size).toBe(1);
});

describe("the list markers before headings:", () => {
  const markers = (...rows: [string, string | undefined][]) => [
    ...headingMarkers(rows.map(([text, bullet]) => line(text, bullet === undefined ? {} : { bullet }))),
  ];

  test("those that two kinds of known titles have, and few other lines", () => {
    expect(markers(["Education", "■"], ["Skills", "■"])).toEqual(["■"]);
    expect(markers(["Education", "■"], ["Skills", "■"], ["Tyne and Tees", "■"])).toEqual(["■"]);
    expect(markers(["Education", "■"], ["Education", "■"], ["Tyne and Tees", "■"])).toEqual([]);
    expect(markers(["Education", "■"], ["Skills", "●"])).toEqual([]);
    expect(markers(["Education", "■"], ["Skills", undefined])).toEqual([]);
    expect(markers(["Nationality", "■"], ["Date of birth", "■"])).toEqual([]);
    expect(markers(["Education", "■"], ["Skills", "■"], ["Dover", "■"], ["Leith", "■"], ["Tyne", "■"], ["Wear", "■"])).toEqual([]);
    expect(markers(["Education\tLeeds", "■"], ["Skills\tExcel", "■"])).toEqual([]);
    expect(markers(["Education", " "], ["Skills", " "])).toEqual([]);
  });

  test("numbers are one marker", () => {
    expect(markers(["Education", "1."], ["Skills", "2."])).toHaveLength(1);
    expect(markers(["Education", "I."], ["Skills", "II."])).toHaveLength(1);
    expect(markers(["Education", "(1)"], ["Skills", "(2)"])).toHaveLength(1);
    expect(markers(["Education", "1:"], ["Skills", "12:"])).toHaveLength(1);
    expect(markers(["Education", "123."], ["Skills", "124."])).toEqual([]);
  });

  test("white beside a marker is no part of it", () => {
    expect(markers(["Education", " 1. "], ["Skills", "2."])).toHaveLength(1);
    expect(markers(["Education", "■ "], ["Skills", " ■"])).toEqual(["■"]);
  });
});
