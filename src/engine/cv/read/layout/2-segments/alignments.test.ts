import { expect, test } from "bun:test";
import { layoutPages } from "../layout.ts";
import { page, print, printBefore, texts } from "../print.testing.ts";

const TOOLS = ["Bandsaw and router", "Plane", "Spokeshave, drawknife", "Chisel set", "Clamps and glue pots"];
/** Tools that end at one place and levels that begin right of it, after a gap in points at a size of 10. */
const rows = (count: number, gap: number) =>
  Array.from({ length: count }, (_, row) => [
    ...printBefore(200 - gap, 40 + 20 * row, TOOLS[row % TOOLS.length] as string),
    ...print(200, 40 + 20 * row, "Expert level"),
  ]).flat();
const first = (count: number, gap: number) => texts(layoutPages([page(rows(count, gap), { height: 20 * count + 80 })]).lines)[0];

test("a narrow gap at one place of many rows divides columns, at one of two rows it does not", () => {
  expect(first(5, 6)).toBe("Bandsaw and router | Expert level");
  expect(first(2, 6)).toBe("Bandsaw and router Expert level");
});

test("a gap hardly wider than the spaces divides no columns", () => {
  expect(first(5, 5.2)).toBe("Bandsaw and router Expert level");
});

test("on a page of more than a thousand rows no such columns are looked for", () => {
  expect(first(900, 6)).toBe("Bandsaw and router | Expert level");
  expect(first(1_100, 6)).toBe("Bandsaw and router Expert level");
});
