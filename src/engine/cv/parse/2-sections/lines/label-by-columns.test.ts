import { expect, test } from "bun:test";
import { line } from "../../testing/build-reading.ts";
import { labelByColumns } from "./label-by-columns.ts";

const texts = (...rows: string[]) =>
  labelByColumns(rows.map((text, row) => line(text, { table: { id: 1, row, column: 0, columns: 4 } }))).map(({ text }) => text);

test("a running number in front of the columns is no value", () => {
  expect(texts("No.\tPeriod\tEmployer\tPosition", "1\t2014 – 2018\tAcme Ltd\tFitter")).toEqual([
    "No.\tPeriod\tEmployer\tPosition",
    "Period\t2014 – 2018",
    "Employer\tAcme Ltd",
    "Position\tFitter",
  ]);
});
