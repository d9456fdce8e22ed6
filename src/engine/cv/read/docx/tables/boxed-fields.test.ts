import { expect, test } from "bun:test";
import { cell, composed, paragraph, table, text, textsOf } from "../model.testing.ts";
import type { TableCell } from "../model.ts";

/** A box of a form: its label in small print over what was filled in. */
const box = (label: string, ...values: string[]): Partial<TableCell> =>
  cell([paragraph([text(label, { size: 6 })]), ...values.map((value) => paragraph([text(value, { size: 9, bold: true })]))]);
const read = (...rows: Partial<TableCell>[][]) => textsOf(composed([table(rows)]));

test("boxes with a label in small print over its value are fields", () => {
  expect(
    read(
      [box("EMPLOYER", "Corve Works"), box("COUNTRY", "Wales")],
      [box("STARTED", "03/2016"), box("LEFT"), box("REASON", "Moved", "to Leeds")],
    ),
  ).toEqual(["EMPLOYER | Corve Works", "COUNTRY | Wales", "STARTED | 03/2016", "LEFT", "REASON | Moved", "to Leeds"]);
});

test("a paragraph under a title in small print, or fewer boxes, are none", () => {
  const long = "Reads the charts of the sound by night and by day, and keeps its lights";
  const fields = [box("AGE", "41"), box("COUNTRY", "Wales")];
  expect(read(fields, [box("ABOUT ME", long), box("SEX", "f")])).not.toContain("AGE | 41");
  expect(read(fields)).not.toContain("AGE | 41");
  expect(read(fields, [box("SEX", "f"), box("STATUS", "single")])).toContain("AGE | 41");
});

test("labels as large as their values, or of several styles, are none", () => {
  const plain = (label: string, value: string) => cell([paragraph([text(label, { size: 9 })]), paragraph([text(value, { size: 9 })])]);
  expect(read([plain("AGE", "41"), plain("SEX", "f")], [plain("COUNTRY", "Wales"), plain("STATUS", "single")])).not.toContain("AGE | 41");
  const long = `${"A label that explains at length what should be written below "}it`;
  expect(read([box(long, "41"), box("SEX", "f")], [box("COUNTRY", "Wales"), box("STATUS", "single")])).not.toContain("SEX | f");
});
