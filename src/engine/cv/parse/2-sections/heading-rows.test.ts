import { expect, test } from "bun:test";
import { line } from "../testing/build-reading.ts";
import { joinWrappedHeadings } from "./heading-rows.ts";

const body = { size: 10, bold: false, italic: false };
const capitals = () =>
  [line("EXPERIÊNCIA", { size: 12 }), line("PROFISSIONAL", { size: 10, bold: true })].map((one, id) => ({
    ...one,
    id,
    prints: [{ text: one.text, box: { page: 1, x: 50, y: 100, width: 100, height: 10 } }],
  }));
const joined = (recognized: number[]) =>
  joinWrappedHeadings(capitals(), { language: "pt", body, recognized: new Set(recognized) }).map(({ text }) => text);

test("capitals of a wrapped heading are one where OCR took the second line for bold", () => {
  expect(joined([1])).toEqual(["EXPERIÊNCIA PROFISSIONAL"]);
  expect(joined([])).toEqual(["EXPERIÊNCIA", "PROFISSIONAL"]);
});
