import { expect, test } from "bun:test";
import type { Cell, Line } from "../../../reading.ts";
import { line } from "../../testing/build-reading.ts";
import { separateMarginHeadings } from "./margin-headings.ts";

/** A row with a bold title in the margin. */
function titled(text: string, gap: number): Line {
  const row = line(text, { gap, indent: 36 });
  const [first, ...rest] = row.cells as [Cell, ...Cell[]];
  return { ...row, cells: [{ ...first, runs: first.runs.map((run) => ({ ...run, bold: true })) }, ...rest] };
}
const text = (words: string) => line(words, { indent: 130 });
const education = [titled("Education\tUniversity of Leith", 0.6), text("BSc Physics"), text("2009 – 2012")];
const skills = [titled("Skills\tExcel, SAP", 0.6), text("Forklift"), text("Welding")];

test("a title in the margin that goes on beside the next row is one title above its text", () => {
  const work = [
    titled("Professional\tFitter, Acme Ltd, Leeds", 0.6),
    titled("Experience\t2015 – 2019", 0),
    text("Mended the pumps"),
    text("Kept the stores"),
  ];
  expect(separateMarginHeadings([...education, ...work, ...skills]).map((row) => row.text)).toEqual([
    "Education",
    "University of Leith",
    "BSc Physics",
    "2009 – 2012",
    "Professional Experience",
    "Fitter, Acme Ltd, Leeds",
    "2015 – 2019",
    "Mended the pumps",
    "Kept the stores",
    "Skills",
    "Excel, SAP",
    "Forklift",
    "Welding",
  ]);
});

test("two titles with white between them stay two, and their lines keep what they print", () => {
  const rows = [
    ...education,
    titled("Experience", 0.6),
    titled("Languages\tEnglish", 0.6),
    text("French"),
    text("Dutch"),
    text("Welsh"),
    ...skills,
  ];
  const separated = separateMarginHeadings(rows);
  expect(separated.map((row) => row.text)).toContain("Experience");
  expect(separated.map((row) => row.text)).toContain("Languages");
  expect(new Set(separated.flatMap(({ physicalLines: prints }) => prints.map((print) => print.text)))).toEqual(
    new Set(rows.map((row) => row.text)),
  );
});

test("where most rows begin in the margin, their first cells are no titles of sections", () => {
  const rows = [titled("Skills\tExcel", 0), titled("Languages\tEnglish", 0), titled("Education\tBSc", 0), text("2009 – 2012")];
  expect(separateMarginHeadings(rows)).toEqual(rows);
});

test("a title whose first letter begins a little further in stands in the margin too, and a text that is indented does not", () => {
  const shifted = (by: number) => {
    const [row, ...below] = skills as [Line, ...Line[]];
    const cells = row.cells.map((cell, at) => (at === 0 ? { ...cell, x: cell.x + by } : cell));
    const languages = [titled("Languages\tEnglish", 0.6), text("French"), text("Dutch")];
    return separateMarginHeadings([...education, { ...row, cells }, ...below, ...languages]).map((each) => each.text);
  };
  expect(shifted(1.5)).toContain("Skills");
  expect(shifted(4)).toContain("Skills\tExcel, SAP");
});

test("items of a list, rows of a table, and long or numbered texts in the margin are no titles of sections", () => {
  const languages = [titled("Languages\tEnglish", 0.6), text("French"), text("Dutch")];
  const parts = [education, skills, languages];
  const separated = (change: (title: Line) => Line) =>
    separateMarginHeadings(parts.flatMap(([first, ...rest]) => [change(first as Line), ...rest])).length - parts.flat().length;
  const renamed = (name: (text: string) => string) => (title: Line) => ({
    ...title,
    cells: title.cells.map((cell, at) => (at === 0 ? { ...cell, text: name(cell.text) } : cell)),
  });
  expect(separated((title) => title)).toBe(3);
  expect(separated((title) => ({ ...title, bullet: { glyph: "•", level: 0 } }))).toBe(0);
  expect(separated((title) => ({ ...title, table: { id: 1, row: 0, column: 0, columns: 2 } }))).toBe(0);
  expect(separated(renamed((name) => `${name} ${"and ".repeat(12)}more`))).toBe(0);
  expect(separated(renamed((name) => `${name} 2`))).toBe(0);
  for (const sign of [":", ".", "："]) expect(separated(renamed((name) => `${name}${sign} `))).toBe(0);
});
