import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { type LineLooks, line } from "../../testing/build-reading.ts";
import { labelByColumns } from "./label-by-columns.ts";

const row = (text: string, index = 0, looks: LineLooks = {}) =>
  line(text, { table: { id: 1, row: index, column: 0, columns: 4 }, ...looks });
const read = (...rows: (string | Line)[]) => labelByColumns(rows.map((one, index) => (typeof one === "string" ? row(one, index) : one)));
const texts = (...rows: (string | Line)[]) => read(...rows).map(({ text }) => text);
const isHeader = (...rows: (string | Line)[]) => read(...rows)[0]?.table?.header === true;

describe("a header row labels every cell below it:", () => {
  const below = ["Period\t2014 – 2018", "Employer\tSelby Storage", "Position\tFitter"];

  test("jobs and degrees", () => {
    expect(texts("Period\tEmployer\tPosition", "2014 – 2018\tSelby Storage\tFitter")).toEqual(["Period\tEmployer\tPosition", ...below]);
    expect(texts("Degree\tInstitution\tYear", "BSc\tUniversity of Leith\t2014")).toEqual([
      "Degree\tInstitution\tYear",
      "Degree\tBSc",
      "Institution\tUniversity of Leith",
      "Year\t2014",
    ]);
  });

  test("from and to are one period", () => {
    expect(texts("Employer\tPosition\tFrom\tTo", "Selby Storage\tFitter\t2014\t2018").slice(1)).toEqual([
      "Employer\tSelby Storage",
      "Position\tFitter",
      "Period\t2014 – 2018",
    ]);
    expect(texts("From\tTo\tEmployer\tPosition", "2014\t2018\tSelby Storage\tFitter").slice(1)).toEqual(below);
    expect(texts("No.\tFrom\tTo\tEmployer\tPosition", "1\t2014\t2018\tSelby Storage\tFitter").slice(1)).toEqual(below);
    // A row that lacks a cell stays as it is.
    expect(texts("From\tTo\tEmployer\tPosition", "2014\tSelby Storage\tFitter")[1]).not.toContain("–");
    // "To" alone, and "From" with other words after it, are two columns.
    expect(texts("From\tEmployer\tPosition\tTo", "2014\tSelby Storage\tFitter\t2018")).toHaveLength(2);
    expect(texts("From\tEmployer\tPosition\tCity\tTo", "2014\tSelby Storage\tFitter\tLeeds\t2018")).toHaveLength(2);
  });

  test("in bold, with employer, position and period among columns of unknown words, whose cells keep those and come behind the known ones", () => {
    const rows = [
      "M/V TEME\tSelby Shipping\t8,120\tMate\t12-OCT-22\t30-JUL-23",
      "M/V ONNY\tSelby Shipping\t9,300\tMate\t04-NOV-21\t02-JUN-22",
    ];
    const header = "VESSEL\tOWNER / MANNING\tGRT\tRANK\tSIGN ON\tSIGN OFF";
    expect(texts(row(header, 0, { bold: true }), ...rows).slice(1, 6)).toEqual([
      "OWNER / MANNING\tSelby Shipping",
      "RANK\tMate",
      "Period\t12-OCT-22 – 30-JUL-23",
      "VESSEL: M/V TEME",
      "GRT: 8,120",
    ]);
    expect(texts(header, ...rows)).toHaveLength(3);
  });

  test("a date of the beginning alone is no period", () => {
    expect(texts("From\tCity\tEmployer\tPosition", "2014\tLeeds\tSelby Storage\tFitter")).toHaveLength(2);
  });

  test("a cell under a name that no list knows stays without a label", () => {
    expect(texts("Period\tEmployer\tPosition\tHarbour", "2014 – 2018\tSelby Storage\tFitter\tDover").slice(1)).toEqual([...below, "Dover"]);
    expect(texts("Period\tEmployer\tPosition\tHarbour\tRiver", "2014 – 2018\tSelby Storage\tFitter\tDover\tTyne")).toHaveLength(2);
  });

  test("the cells of a row follow each other without gaps, the first keeps its own", () => {
    expect(read("Period\tEmployer\tPosition", row("2014 – 2018\tSelby Storage\tFitter", 1, { gap: 1 })).map(({ gap }) => gap)).toEqual([
      0, 1, 0, 0,
    ]);
  });

  test("each row of the table, until another table or a line outside", () => {
    const rows = ["Period\tEmployer\tPosition", "2014 – 2018\tSelby Storage\tFitter"];
    const other = "2010 – 2014\tHarwell Works\tDriver";
    expect(texts(...rows, other)).toHaveLength(7);
    expect(texts(...rows, line(other))).toEqual([rows[0] as string, ...below, other]);
    expect(texts(...rows, row(other, 0, { table: { id: 2, row: 0, column: 0, columns: 3 } }))).toEqual([
      rows[0] as string,
      ...below,
      other,
    ]);
    expect(texts(...rows, line("Leeds"), row(other, 2))).toEqual([rows[0] as string, ...below, "Leeds", other]);
  });

  test("a form that is one table has other names in each of its parts", () => {
    const bold = { bold: true };
    const rows = [
      row("Period\tEmployer\tPosition", 0, bold),
      row("2014 – 2018\tSelby Storage\tFitter", 1),
      row("Courses", 2, bold),
      row("Year\tTitle of it\tWhere", 3, bold),
      row("2012\tForklift licence\tDover College", 4),
    ];
    expect(texts(...rows).slice(4)).toEqual(["Courses", "Year\tTitle of it\tWhere", "2012\tForklift licence\tDover College"]);
    expect(texts(rows[0] as Line, row("Period\tEmployer\tHarbour", 1, bold), rows[1] as Line).slice(2)).toEqual([
      "Period\t2014 – 2018",
      "Employer\tSelby Storage",
      "Fitter",
    ]);
    expect(texts(rows[0] as Line, row("Courses", 1), rows[1] as Line)).toEqual(["Period\tEmployer\tPosition", "Courses", ...below]);
  });

  test("a cell alone, and two cells under one name, stay as they are", () => {
    expect(texts("Period\tEmployer\tPosition", "Mended pumps")[1]).toBe("Mended pumps");
    const [first, second] = row("2014\tSelby Storage", 1).cells as [Line["cells"][number], Line["cells"][number]];
    const close = { ...row("2014\tSelby Storage", 1), cells: [first, { ...second, x: first.x + 20 }] };
    expect(texts("Period\tEmployer\tPosition", close)[1]).toBe("2014\tSelby Storage");
    expect(texts("Period\tEmployer\tPosition", "2014\tSelby Storage").slice(1)).toEqual(["Period\t2014", "Employer\tSelby Storage"]);
  });

  test("what a form asks of a person side by side", () => {
    expect(texts("Name\tNationality\tPhone", "Jane Doe\tBritish\t0117 496 0142").slice(1)).toEqual([
      "Name\tJane Doe",
      "Nationality\tBritish",
      "Phone\t0117 496 0142",
    ]);
  });
});

describe("no names of columns are", () => {
  const body = "2014 – 2018\tSelby Storage\tFitter";
  test.each([
    ["a row of two names", "Employer\tPosition"],
    ["a row without a period", "Employer\tPosition\tHarbour"],
    ["a row with one part of a job alone", "Period\tEmployer\tHarbour"],
    ["a row with the same field twice", "Name\tName\tPhone"],
    ["a row of values", "2014 – 2018\tSelby Storage\tFitter"],
  ])("%s", (_, header) => {
    expect(texts(header, body)).toEqual([header, body]);
  });
  test("a row outside of tables", () => {
    expect(texts(line("Period\tEmployer\tPosition"), line(body))).toEqual(["Period\tEmployer\tPosition", body]);
  });
});

describe("a header row with the column of dates alone:", () => {
  test.each<[string, string, boolean]>([
    ["Date\tCertificate\tIssued by", "2019\tFirst aid\tRed Cross", true],
    ["Certificate\tDate", "First aid\t2019", true],
    ["Date\tCertificate", "First aid\t2019", false],
    ["Date\tCertificate", "2019\tFirst aid\tRed Cross", false],
    ["Harbour\tCertificate", "2019\tFirst aid", false],
    ["Date\tLevel 2", "2019\tFirst aid", false],
    ["Date", "2019", false],
  ])("%p over %p: %p", (header, below, expected) => {
    expect(isHeader(header, below)).toBe(expected);
  });
  test("not over another table, and not at the end", () => {
    expect(isHeader("Date\tCertificate", row("2019\tFirst aid", 0, { table: { id: 2, row: 0, column: 0, columns: 2 } }))).toBe(false);
    expect(isHeader("Date\tCertificate", line("2019\tFirst aid"))).toBe(false);
    expect(isHeader("Date\tCertificate")).toBe(false);
  });
});
