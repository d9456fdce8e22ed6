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

test("a list item that is nothing but a period is none; one with text or a year alone is", () => {
  const isItem = (text: string) => {
    const context = { language: "en", body: { size: 10, bold: false, italic: false, color: "", font: "" }, recognized: new Set<number>() };
    return toRow(line(text, { bullet: true }), context).bullet;
  };
  expect(["2018 – 2020", "since March 2018", "2018 – 2020\t2 years"].map(isItem)).toEqual([false, false, false]);
  expect(["Fitter, 2018 – 2020", "2018", "Mended pumps", "2018 – 2020\tAcme Ltd"].map(isItem)).toEqual([true, true, true, true]);
});
