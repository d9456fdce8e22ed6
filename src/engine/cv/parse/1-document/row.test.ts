import { expect, test } from "bun:test";
import { line } from "../testing/build-reading.ts";
import { toRow } from "./row.ts";

test("lines of right-to-left text that end at one edge on the right are set alike, and those of other text that do not begin at one are not", () => {
  const keyOf = (language: string, x: number) => {
    const [cell, ...others] = line("لحام").cells;
    const row = line("لحام", { indent: x });
    const context = { language, body: { size: 10, bold: false, italic: false }, recognized: new Set<number>() };
    return toRow({ ...row, cells: [{ ...(cell as NonNullable<typeof cell>), x, width: 500 - x }, ...others] }, context).key;
  };
  expect(keyOf("ar", 200)).toBe(keyOf("ar", 320));
  expect(keyOf("en", 200)).not.toBe(keyOf("en", 320));
});
