import { expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, type LineLooks, line } from "../../testing/build-reading.ts";
import { withColumnNames } from "./column-names.ts";

const bold: LineLooks = { bold: true };
const inTables = (...lines: ReturnType<typeof line>[]) =>
  withColumnNames(lines).map(({ table }) => (table ? (table.header ? "names" : "row") : "text"));
const cv = (...lines: ReturnType<typeof line>[]) =>
  parseResume(buildReading([line("Ottoline Birdsall", { size: 20 }), line("o.birdsall@example.org"), ...lines]));

test("a bold row over rows in its columns is the header row of a table without borders", () => {
  const names = line("Journal\tPaper\tYear", bold);
  const rows = [line("Hydrology\tFlood plains of the Teme\t2019"), line("Soils\tClay under orchards\t2021")];
  expect(inTables(names, ...rows)).toEqual(["names", "row", "row"]);
  expect(inTables(names, ...rows, line("Other text"))).toEqual(["names", "row", "row", "text"]);
  expect(inTables(line("Journal\tPaper\tYear"), ...rows)).toEqual(["text", "text", "text"]);
  expect(inTables(names, ...rows.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, x: cell.x + 20 })) })))).toEqual([
    "text",
    "text",
    "text",
  ]);
});

test("a header row with lines drawn around it, and around the rows below, is a table of its own", () => {
  const inTable = (id: number, row: number) => ({ table: { id, row, column: 0, columns: 3 } });
  const names = line("Journal\tPaper\tYear", { ...bold, ...inTable(1, 0) });
  const rows = ["Hydrology\tFlood plains\t2019", "Soils\tClay\t2021"].map((text, row) => line(text, inTable(2, row)));
  expect(inTables(names, ...rows)).toEqual(["names", "row", "row"]);
  expect(inTables(names, ...rows.map((row, at) => ({ ...row, ...inTable(1, at + 1) })))).not.toContain("names");
});

test("each table that is found so is one of its own, its rows are counted, and none is taken for a table of the file", () => {
  const table = [line("Journal\tPaper\tYear", bold), line("Hydrology\tFlood plains\t2019"), line("Soils\tClay\t2021")];
  const own = line("Boat\tOar", { table: { id: 1, row: 0, column: 0, columns: 2 } });
  const found = withColumnNames([...table, line("Text"), own, ...table]).map(({ table: of }) => of && [of.id, of.row, of.columns]);
  const rows = (id: number) => [0, 1, 2].map((row) => [id, row, 3]);
  const [first, last] = [found[0]?.[0] as number, found.at(-1)?.[0] as number];
  expect(found).toEqual([...rows(first), undefined, [1, 0, 2], ...rows(last)]);
  expect([first < 0, last < 0, first === last]).toEqual([true, true, false]);
});

test("one row is enough where it has a period and three columns, for an employer may stand over a job", () => {
  expect(inTables(line("Period\tSchool\tMark", bold), line("2014 – 2018\tTeme College\t1.7"))).toEqual(["names", "row"]);
  expect(inTables(line("Acme Works\tLeeds", bold), line("Fitter\t2014 – 2018"))).toEqual(["text", "text"]);
});

test("an employer over posts with their periods names no columns, and neither do two referees", () => {
  const { work } = cv(
    heading("Experience"),
    line("Acme Works\tLeeds", bold),
    line("Fitter\t2018 – 2020"),
    line("Helper\t2016 – 2018"),
    line("Corve Ltd\tBath", bold),
    line("Foreman\t2012 – 2016"),
    line("Welder\t2010 – 2012"),
  ).resume;
  expect(work?.map(({ name, position }) => `${position}, ${name}`)).toEqual([
    "Fitter, Acme Works",
    "Helper, Acme Works",
    "Foreman, Corve Ltd",
    "Welder, Corve Ltd",
  ]);
  expect(inTables(line("Title\tPlace", bold), line("Fitter\t2018 – 2020"), line("Helper\t2016 – 2018"))).toEqual(["text", "text", "text"]);
  expect(inTables(line("Edwy Teme\tMaud Corve", bold), line("Head of Stores\tOwner"), line("Wrekin Ltd\tCorve Ltd"))).toEqual([
    "text",
    "text",
    "text",
  ]);
});

test("names of columns are short, have no digits, and are no titles of sections", () => {
  const rows = [line("SAP\tGerman"), line("SQL\tFrench")];
  expect(inTables(line("Skills\tLanguages", bold), ...rows)).toEqual(["text", "text", "text"]);
  expect(inTables(line("Since 2019\tPlace", bold), ...rows)).toEqual(["text", "text", "text"]);
  expect(inTables(line("Everything that I know of machines\tPlace", bold), ...rows)).toEqual(["text", "text", "text"]);
  expect(inTables(line("Which of them it is\tPlace", bold), ...rows)).toEqual(["text", "text", "text"]);
});

test("the header row says what the table holds, and which column has the titles", () => {
  const { projects, additional } = cv(
    heading("Experience"),
    line("Fitter, Corve Ltd\t2017 – 2021"),
    heading("Open work"),
    line("Field\tProject name\tKind", bold),
    line("Rivers\tGauge watcher\tLibrary"),
    line("Soils\tClay atlas\tMap"),
    heading("Education"),
    line("BSc Hydrology, University of Leith\t2013"),
  ).resume;
  expect(projects?.map(({ name }) => name)).toEqual(["Gauge watcher", "Clay atlas"]);
  expect(additional ?? []).toEqual([]);
});

test("a wide row of labels and values is divided though a list does not know every label", () => {
  const { basics, x } = cv(
    line("Date of birth\t2 May 1989\tParty\tnone\tNationality\tBritish"),
    heading("Experience"),
    line("Fitter, Corve Ltd\t2017 – 2021"),
  ).resume;
  expect(basics.name).toBe("Ottoline Birdsall");
  expect(x).toMatchObject({ dateOfBirth: "2 May 1989", nationality: "British" });
});

test("bold labels beside plain values need not all be known, and none of them opens a section", () => {
  const pair = (label: string, value: string, at: number) => {
    const [a, b] = line(`${label}\t${value}`).cells as [ReturnType<typeof line>["cells"][number], ReturnType<typeof line>["cells"][number]];
    return [
      { ...a, x: at, runs: a.runs.map((run) => ({ ...run, bold: true })) },
      { ...b, x: at + 80 },
    ];
  };
  const form = { ...line("x"), cells: [...pair("Nationality", "British", 50), ...pair("Experience", "none", 250)] };
  form.text = form.cells.map(({ text }) => text).join("\t");
  const { x, work } = cv(form, heading("Education"), line("BSc Hydrology, University of Leith\t2013")).resume;
  expect(x).toMatchObject({ nationality: "British" });
  expect(work).toBeUndefined();
});
