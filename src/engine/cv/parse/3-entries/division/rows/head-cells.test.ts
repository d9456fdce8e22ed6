import { expect, test } from "bun:test";
import type { Context } from "../../../1-document/context.ts";
import { toRow } from "../../../1-document/row.ts";
import { type LineLooks, line } from "../../../testing/build-reading.ts";
import { headCells } from "./head-cells.ts";

const CONTEXT: Context = {
  language: "en",
  body: { size: 10, bold: false, italic: false, color: "#000000", font: "Sans" },
  recognized: new Set(),
};
const row = (text: string, column: number, bold = false) =>
  toRow(line(text, { bold, table: { id: 1, row: 0, column, columns: 2 } }), CONTEXT);

/** The texts of the head of a table row whose second cell has so many lines in bold over one that is not. */
const headOf = (bold: number) => {
  const titles = Array.from({ length: bold }, (_, at) => row(`BSc Physics ${at + 1}`, 1, true));
  const rows = [row("2012 – 2015", 0), row("University of Leith", 0), ...titles, row("Wrote a thesis on tides.", 1)];
  return rows.filter((one) => headCells(rows, () => false).heads.has(one)).map(({ text }) => text);
};

test("one or two lines in bold over what was learnt are of the head, more are text", () => {
  expect(headOf(1)).toEqual(["2012 – 2015", "University of Leith", "BSc Physics 1"]);
  expect(headOf(2)).toEqual(["2012 – 2015", "University of Leith", "BSc Physics 1", "BSc Physics 2"]);
  expect(headOf(3)).toEqual(["2012 – 2015", "University of Leith"]);
});

test("lines in bold are of no head where the last line is in bold too, or the first is not", () => {
  const heads = (...bold: boolean[]) => {
    const rows = [row("2012 – 2015", 0), row("University of Leith", 0), ...bold.map((isBold, at) => row(`Line ${at + 1}`, 1, isBold))];
    return rows.filter((one) => headCells(rows, () => false).heads.has(one)).map(({ text }) => text);
  };
  expect(heads(true, false)).toEqual(["2012 – 2015", "University of Leith", "Line 1"]);
  for (const bold of [
    [false, true],
    [false, true, true],
    [true, true],
    [false, true, false],
  ])
    expect(heads(...bold)).toEqual(["2012 – 2015", "University of Leith"]);
});

test("a town that no list knows stands under its date as one that a list knows does", () => {
  const cell = (text: string, at: number, column: number) => toRow(line(text, { table: { id: 1, row: at, column, columns: 2 } }), CONTEXT);
  const job = (at: number, town: string) => [
    cell("2012 – 2015", at, 0),
    cell(town, at, 0),
    cell("Fitter", at, 1),
    cell("Corve Works", at, 1),
  ];
  const bodiesOf = (...towns: string[]) =>
    [
      ...headCells(
        towns.flatMap((town, at) => job(at, town)),
        (text) => text === "Leeds",
      ).bodies,
    ].map(({ text }) => text);
  expect(bodiesOf("Leeds", "Kernwick")).toEqual([]);
  expect(bodiesOf("Kernwick", "Tessaly")).toEqual(["Fitter", "Corve Works", "Fitter", "Corve Works"]);
  expect(bodiesOf("Leeds", "Corve Building and Sons")).toEqual(["Fitter", "Corve Works"]);
});

test("a name under a date in another style than a city is the employer, and the cell beside it tells about the job", () => {
  const cell = (text: string, at: number, column: number, bold = false) =>
    toRow(line(text, { bold, table: { id: 1, row: at, column, columns: 2 } }), CONTEXT);
  const rows = [
    ...[cell("2012 – 2015", 0, 0), cell("Leeds", 0, 0), cell("Fitter", 0, 1)],
    ...[cell("2015 – 2018", 1, 0), cell("Kernwick", 1, 0, true), cell("Fitter", 1, 1)],
  ];
  const { bodies } = headCells(rows, (text) => text === "Leeds");
  expect(rows.map((row) => bodies.has(row))).toEqual([false, false, false, false, false, true]);
});

test("a first cell of one line, of list items, without a date or with nothing beside it is no head, and neither is one beside dates", () => {
  const cell = (text: string, column: number, looks: LineLooks = {}) =>
    toRow(line(text, { table: { id: 1, row: 0, column, columns: 2 }, ...looks }), CONTEXT);
  const [dates, school, told] = [cell("2012 – 2015", 0), cell("University of Leith", 0), cell("Wrote a thesis on tides.", 1)];
  const heads = (...rows: ReturnType<typeof cell>[]) => [...headCells(rows, () => false).heads].map(({ text }) => text);
  expect(heads(dates, school, told)).toEqual(["2012 – 2015", "University of Leith"]);
  expect(heads(cell("University of Leith 2012 – 2015", 0), told)).toEqual([]);
  expect(heads(dates, school)).toEqual([]);
  expect(heads(cell("Leith", 0), school, told)).toEqual([]);
  expect(heads(dates, cell("May 2012", 0), told)).toEqual([]);
  expect(heads(dates, cell("University of Leith", 0, { bullet: true }), told)).toEqual([]);
  expect(heads(dates, school, cell("2013 thesis on tides", 1))).toEqual([]);
  expect(heads(dates, school, cell("Wrote a thesis on tides in 2013", 1))).toHaveLength(2);
  const header = { table: { id: 1, row: 0, column: 0, columns: 2, header: true } };
  expect(heads(cell("2012 – 2015", 0, header), cell("University of Leith", 0, header), told)).toEqual([]);
});
