import { expect, test } from "bun:test";
import { line } from "../../testing/build-reading.ts";
import { withoutNumberColumn } from "./number-column.ts";

const texts = (...rows: string[]) => withoutNumberColumn(rows.map((text) => line(text))).map(({ text }) => text);

test("a column that counts the rows is left out, with its name or without one, though a row lacks a cell", () => {
  expect(texts("No\tCourse\tGiven by", "1\tFirst aid\tRed Cross", "2\tForklift")).toEqual([
    "Course\tGiven by",
    "First aid\tRed Cross",
    "Forklift",
  ]);
  expect(texts("#\tCourse", "1\tFirst aid")).toEqual(["Course", "First aid"]);
  expect(texts("1.\tFirst aid\tRed Cross", "2.\tForklift\tAcme Ltd")).toEqual(["First aid\tRed Cross", "Forklift\tAcme Ltd"]);
});

test("one number alone, numbers that do not count, and numbers in a text stay", () => {
  for (const rows of [["1\tBronze"], ["3\tFirst aid", "4\tForklift"], ["1\tFirst aid", "1\tForklift"], ["1 First aid", "2 Forklift"]])
    expect(texts(...rows)).toEqual(rows);
});
