import { expect, test } from "bun:test";
import { fillIn } from "./build-view.ts";
import { sideBySide } from "./tables.ts";

const words = (count: number) => Array.from({ length: count }, () => "abcd").join(" ");

test("a name in a running header is cut at a space behind 70 characters, or within a long word", () => {
  const header = (name: string) => fillIn("{name}", { name });
  expect(header("a".repeat(70))).toBe("a".repeat(70));
  expect(header("a".repeat(71))).toBe(`${"a".repeat(30)}…`);
  expect(header(words(14))).toBe(words(14));
  expect(header(words(15))).toBe(`${words(13)}…`);
  expect(header(`${"a".repeat(31)} ${"b".repeat(60)}`)).toBe(`${"a".repeat(31)}…`);
  expect(header(`${"a".repeat(20)} ${"b".repeat(60)}`)).toBe(`${"a".repeat(20)} ${"b".repeat(9)}…`);
});

test("a table of four rows of short cells stands side by side", () => {
  const columnsOf = (rows: number, cell: string) =>
    sideBySide({
      kind: "table",
      header: ["a", "b"],
      widths: [1, 1],
      rows: Array.from({ length: rows }, () => ["a", cell]),
      rowHeaderColumns: [0],
    }).header.length;
  expect([columnsOf(4, "b"), columnsOf(3, "b")]).toEqual([4, 2]);
  expect([columnsOf(4, "b".repeat(32)), columnsOf(4, "b".repeat(33))]).toEqual([4, 2]);
});
