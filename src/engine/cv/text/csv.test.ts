import { expect, test } from "bun:test";
import { csvLine, parseCsv, tableRows } from "./csv.ts";

const rows = (text: string) => [...tableRows(text)];

test.each([
  ["a byte order mark", "\ufeffa,b\n1,2"],
  ["line ends of Windows", "a,b\r\n1,2\r\n"],
  ["line ends of an old Macintosh", "a,b\r1,2\r"],
  ["semicolons", "a;b\n1;2\n"],
  ["tabs", "a\tb\n1\t2"],
  ["quotes", '"a","b"\n"1","2"'],
  ["a quote that ends before its value", '"a",b\n"1",""2'],
])("a table with %s is read", (_, text) => {
  expect(rows(text)).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
});

test("a value in quotes holds separators, quotes and line ends; empty values and empty rows keep their places", () => {
  expect(rows('a,"b, ""c""\r\nd"\n')).toEqual([["a", 'b, "c"\r\nd']]);
  expect(rows("a,,b\n\n,\nc,")).toEqual([["a", "", "b"], [""], ["", ""], ["c", ""]]);
  expect(rows("")).toEqual([]);
});

test("a quote that is never closed is refused, as it would take all rows behind it into one value", () => {
  expect(() => rows('group,selected\na,yes\n"b,no\nc,no\n')).toThrow("A quote that opens in row 3 is not closed.");
});

test("what is written as CSV is read again as it was, also what a spreadsheet would take for a formula", () => {
  const cells = ["plain", "=1+1", "-", 'a "b"', "two\r\nlines", "a,b;c", "", "\t@", "\r=1"];
  expect(csvLine(cells)).toStartWith("plain,'=1+1,'-,");
  expect(csvLine(["\r=1"])).toBe(`"'\r=1"\r\n`);
  expect(parseCsv(csvLine(cells) + csvLine(cells))).toEqual([cells, cells]);
});
