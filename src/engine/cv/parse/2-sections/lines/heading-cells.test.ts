import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { type LineLooks, line } from "../../testing/build-reading.ts";
import { isFieldLabel } from "../headings/field-label.ts";
import { entryTables, formTables, headingColumns, isFormHeading, repeatedLabels, separateHeadingCell } from "./heading-cells.ts";

const inTable = (id: number, column = 0, columns = 2) => ({ id, row: 0, column, columns });
const nothing = { labels: new Set<string>(), forms: new Set<number>(), headings: new Set<string>(), entries: new Set<number>() };
const separate = (one: Line, known: Partial<typeof nothing> = {}, next?: Line) =>
  separateHeadingCell(one, next, { ...nothing, ...known }).map(({ text }) => text);
/** The first cell set otherwise than the others. */
function styled(text: string, first: { size?: number; bold?: boolean; color?: string }, looks: LineLooks = {}): Line {
  const row = line(text, looks);
  const [cell, ...others] = row.cells as [Line["cells"][number], ...Line["cells"]];
  return { ...row, cells: [{ ...cell, runs: cell.runs.map((run) => ({ ...run, ...first })) }, ...others] };
}

describe("a row whose first cell is a heading becomes two lines:", () => {
  test.each<[string, Line]>([
    ["set in bold", styled("Skills\tExcel, SAP", { bold: true })],
    ["set larger", styled("Skills\tExcel, SAP", { size: 13 })],
    ["set in a colour", styled("Skills\tExcel, SAP", { color: "#003366" })],
    ["written in capitals", line("SKILLS\tExcel, SAP")],
    [
      "over a paragraph, though it may label a value",
      styled("Job applied for\tI want to run the stores of a harbour with forty ships a day.", { bold: true }),
    ],
  ])("%s", (_, row) => {
    expect(separate(row)).toEqual(row.text.split("\t"));
  });

  test("the text beside it follows without a gap", () => {
    const [title, text] = separateHeadingCell(styled("Skills\tExcel\tSAP", { bold: true }, { gap: 1 }), undefined, nothing);
    expect([title?.text, title?.gap, text?.text, text?.gap]).toEqual(["Skills", 1, "Excel\tSAP", 0]);
  });

  test.each<[string, Line]>([
    ["is set like the text beside it", line("Skills\tExcel, SAP")],
    ["is set nearly as large", styled("Skills\tExcel, SAP", { size: 10.2 })],
    ["is an item of a list", styled("Skills\tExcel, SAP", { bold: true }, { bullet: true })],
    ["is in the header of a table", styled("Skills\tExcel, SAP", { bold: true }, { table: { ...inTable(1), header: true } })],
    ["ends in a colon", styled("Skills:\tExcel, SAP", { bold: true })],
    ["is no title", styled("Harbours\tDover, Leith", { bold: true })],
    ["is one only by far", styled("Skills for the sea\tDover, Leith", { bold: true })],
    ["labels a value", styled("Nationality\tBritish", { bold: true })],
    ["stands beside another title", styled("Skills\tLanguages", { bold: true })],
    ["names the job that is applied for", styled("Job applied for\tNurse", { bold: true })],
    ["stands alone", line("SKILLS")],
  ])("but not where it %s", (_, row) => {
    expect(separate(row)).toEqual([row.text]);
  });

  test("not where the same word begins other rows, and in a form whatever its style", () => {
    expect(separate(line("SKILLS\tExcel"), { labels: new Set(["skills"]) })).toEqual(["SKILLS\tExcel"]);
    const plain = line("Skills\tExcel", { table: inTable(7) });
    expect(separate(plain, { forms: new Set([7]) })).toEqual(["Skills", "Excel"]);
    expect(separate(plain, { forms: new Set([8]) })).toEqual(["Skills\tExcel"]);
  });

  test("not in the table of a job, which names its employer and its period", () => {
    const job = ["Employer\tAcme Ltd", "Period\t2014 – 2018", "ACHIEVEMENTS\tBuilt a pier"].map((text) =>
      line(text, { table: inTable(7) }),
    );
    expect(job.flatMap((row) => separate(row, { entries: entryTables(job, new Set()) }))).toEqual(job.map(({ text }) => text));
    const boxes = ["Acme Ltd\t2014 – 2018", "Tasks\tBuilt a pier", "ACHIEVEMENTS\tNo accident"].map((text) =>
      line(text, { table: inTable(7) }),
    );
    expect(boxes.flatMap((row) => separate(row, { entries: entryTables(boxes, new Set(["tasks"])) }))).toEqual(
      boxes.map(({ text }) => text),
    );
    const person = ["Name\tMia Moor", "ACHIEVEMENTS\tBuilt a pier"].map((text) => line(text, { table: inTable(7) }));
    expect(person.flatMap((row) => separate(row, { entries: entryTables(person, new Set()) }))).toEqual([
      "Name\tMia Moor",
      "ACHIEVEMENTS",
      "Built a pier",
    ]);
  });

  test("its text is the first item of the list that goes on beside it", () => {
    const bulletOf = (title: string, next: Line) => {
      const row = styled(`${title}\tExcel`, { bold: true }, { table: { id: 1, row: 4, column: 0, columns: 2 } });
      return separateHeadingCell(row, next, nothing)[1]?.bullet?.glyph;
    };
    const item = (row: number, id = 1, text = "SAP") => line(text, { bullet: "•", table: { id, row, column: 1, columns: 2 } });
    expect(bulletOf("Skills", item(4))).toBe("•");
    expect(bulletOf("Skills", item(5))).toBeUndefined();
    expect(bulletOf("Skills", item(4, 2))).toBeUndefined();
    expect(bulletOf("Skills", item(4, 1, "SAP\t2019"))).toBeUndefined();
    expect(bulletOf("Education", item(4))).toBeUndefined();
  });
});

test("a text at the start of several rows is a label of each, however it is written", () => {
  const labels = repeatedLabels(
    ["Project\tHarbour wall", "PROJECT\tLock gates", "Skills\tExcel", "Leeds", "Leeds"].map((text) => line(text)),
  );
  expect([...labels]).toEqual(["project"]);
});

describe("a table is a form where most rows have their section or field in the first cell:", () => {
  const forms = (...rows: Line[]) => [...formTables(rows)];
  const rows = (...texts: string[]) => texts.map((text) => line(text, { table: inTable(3) }));
  const named = rows("Nationality\tBritish", "Date of birth\t1 May 1990", "Education\tUniversity of Leeds");

  test("three such rows are enough, and few others may be among them", () => {
    expect(forms(...named)).toEqual([3]);
    expect(forms(...named, ...rows("Chess\tclub"))).toEqual([3]);
    expect(forms(...named, ...rows("Chess\tclub", "Rowing\tweekends", "Tea\tgreen"))).toEqual([]);
    expect(forms(...named.slice(1), ...rows("Chess\tclub"))).toEqual([]);
  });

  test("a first cell alone counts in a table of two columns, other columns and lines outside do not", () => {
    const alone = (columns: number, column = 0) =>
      ["Nationality", "Date of birth", "Education"].map((text) => line(text, { table: inTable(3, column, columns) }));
    expect(forms(...alone(2))).toEqual([3]);
    expect(forms(...alone(3))).toEqual([]);
    expect(forms(...named.map(({ text }) => line(text, { table: inTable(3, 0, 3) })))).toEqual([3]);
    expect(forms(...alone(2, 1))).toEqual([]);
    expect(forms(...named.map(({ text }) => line(text)))).toEqual([]);
  });

  test("each table is judged for itself", () => {
    const other = ["Chess\tclub", "Rowing\tweekends", "Tea\tgreen"].map((text) => line(text, { table: inTable(4) }));
    expect(forms(...named, ...other)).toEqual([3]);
    expect(forms(...named.slice(1), ...other)).toEqual([]);
  });

  test("a title of it is a section in a first cell of its own", () => {
    const isTitle = (text: string, id = 3, column = 0) => isFormHeading(line(text, { table: inTable(id, column) }), new Set([3]));
    expect(isTitle("Education")).toBe(true);
    expect(isTitle("Education", 4)).toBe(false);
    expect(isTitle("Education", 3, 1)).toBe(false);
    expect(isTitle("Education\tLeeds")).toBe(false);
    expect(isTitle("Nationality")).toBe(false);
    expect(isTitle("Chess")).toBe(false);
  });
});

describe("a first column holds the titles of the sections", () => {
  const row = (text: string, looks: LineLooks = {}) => line(text, { table: inTable(5), ...looks });
  const known = ["Experience\tFitter", "Education\tLeeds", "Skills\tExcel"];
  const isColumn = (...rows: Line[]) => headingColumns(rows).size > 0;

  test("where three kinds of known titles are in it, and few other words", () => {
    expect(isColumn(...known.map((text) => row(text)))).toBe(true);
    expect(isColumn(...known.map((text) => row(text)), row("Harbours\tDover"))).toBe(true);
    expect(isColumn(...known.slice(1).map((text) => row(text)), row("Skills\tSAP"))).toBe(false);
    expect(isColumn(...known.map((text) => row(text)), row("Harbours\tDover"), row("Rivers\tTyne"), row("Hills\tCheviot"))).toBe(false);
  });

  test("a title in such a column opens a section, though no list knows it, if it is set and written like one", () => {
    const headings = headingColumns([...known.map((text) => row(text)), row("Harbours\tDover")]);
    expect(separate(row("Harbours\tDover"), { headings })).toEqual(["Harbours", "Dover"]);
    expect(separate(row("Harbours\tDover", { bold: true }), { headings })).toEqual(["Harbours\tDover"]);
    expect(separate(row("Harbours\tDover", { size: 13 }), { headings })).toEqual(["Harbours\tDover"]);
    expect(separate(row("Harbours\tDover", { color: "#ff0000" }), { headings })).toEqual(["Harbours\tDover"]);
    expect(separate(line("Harbours\tDover", { table: inTable(6) }), { headings })).toEqual(["Harbours\tDover"]);
    expect(separate(row("Harbours:\tDover"), { headings })).toEqual(["Harbours:", "Dover"]);
    for (const text of ["2014\tDover", "Harbours: two\tDover", "I saw them.\tDover", "a@example.org\tDover"])
      expect(separate(row(text), { headings })).toEqual([text]);
    const long = "All of the harbours between Dover and the Tyne\tDover";
    expect(separate(row(long), { headings })).toEqual([long]);
  });

  test("cells of other columns, of headers and of lists are none", () => {
    expect(isColumn(...known.map((text) => row(text, { table: inTable(5, 1) })))).toBe(false);
    expect(isColumn(...known.map((text) => row(text, { table: { ...inTable(5), header: true } })))).toBe(false);
    expect(isColumn(...known.map((text) => row(text, { bullet: true })))).toBe(false);
    expect(isColumn(...known.map((text) => line(text.split("\t", 1)[0] as string)))).toBe(false);
  });

  test("outside of a table, where they begin at one place with a text behind each", () => {
    expect(isColumn(...known.map((text) => line(text)))).toBe(true);
    expect(isColumn(...known.map((text, at) => line(text, { indent: 50 + 10 * at })))).toBe(false);
  });
});

test.each<[string, boolean]>([
  ["Nationality", true],
  ["Date of birth", true],
  ["Employer", true],
  ["Technologies", false],
  ["Responsibilities", false],
  ["Skills", false],
  ["Profilo", false],
  ["Harbours", false],
])("%p labels one value: %p", (text, isLabel) => {
  expect(isFieldLabel(text)).toBe(isLabel);
});
