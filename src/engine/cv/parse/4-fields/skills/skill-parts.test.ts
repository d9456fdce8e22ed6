import { describe, expect, test } from "bun:test";
import { toRow } from "../../1-document/row.ts";
import { line } from "../../testing/build-reading.ts";
import { shapeOf } from "./section-shape.ts";
import { splitSkills } from "./skill-list.ts";
import { tagsOf } from "./skill-row.ts";

const context = { language: "en", body: { size: 10, bold: false, italic: false }, recognized: new Set<number>() };

test.each([
  ["Java, C++ and Python", ["Java", "C++", "Python"]],
  ["Java, C++, and Python, etc.", ["Java", "C++", "Python"]],
  ["Research and development", ["Research and development"]],
  ["Java, research and development, C++ and Python", ["Java", "research and development", "C++ and Python"]],
  ["etc.", []],
  ["Excel, Word, and so on", ["Excel", "Word"]],
  ["Milling, turning, & grinding", ["Milling", "turning", "grinding"]],
  ["Payroll, Training & Development", ["Payroll", "Training & Development"]],
  ["planos, ventas, trabajo en equipo", ["planos", "ventas", "trabajo en equipo"]],
  ["Java, Excel en Python", ["Java", "Excel", "Python"]],
])("an 'and' divides the last item of a list, where no other has one: %p", (text, items) => {
  expect(splitSkills(text)).toEqual(items);
});

test("two groups side by side are told by the list of either", () => {
  const arePairs = (text: string) => shapeOf([toRow(line(text), context)], new Set()).pairs;
  expect(arePairs("Databases\tOracle, MySQL\tOffice\tExcel")).toBe(true);
  expect(arePairs("Databases\tOracle\tOffice\tExcel, Word")).toBe(true);
  expect(arePairs("Databases\tOracle\tOffice\tExcel")).toBe(false);
});

describe("text objects of their own are tags", () => {
  const tags = (text: string, pieces: string[]) => {
    const row = line(text);
    return tagsOf(toRow({ ...row, cells: row.cells.map((cell) => ({ ...cell, pieces })) }, context));
  };
  test("in a row of one cell without separators", () => {
    expect(tags("Java Go Rust", ["Java", "Go", "Rust"])).toEqual(["Java", "Go", "Rust"]);
  });
  test("and none beside another cell, or with separators", () => {
    expect(tags("Java Go\tRust", ["Java", "Go"])).toEqual([]);
    expect(tags("Java, Go", ["Java,", "Go"])).toEqual([]);
  });
});

test("a Chinese sentence with its full stop is one skill, a list behind 、 is not", () => {
  expect(splitSkills("持有国家二级证书，熟练操作财务软件的使用。")).toEqual(["持有国家二级证书，熟练操作财务软件的使用"]);
  expect(splitSkills("Word、Excel，办公软件")).toEqual(["Word", "Excel", "办公软件"]);
});
