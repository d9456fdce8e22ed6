import { expect, test } from "bun:test";
import type { PositionedRun } from "../../../layout/1-words/content.ts";
import { withTexLogos } from "./tex-logos.ts";

/** Runs of characters half an em wide, each with the height at which it stands over the line and its size. */
function runs(parts: [text: string, raise?: number, size?: number][]): PositionedRun[] {
  let x = 50;
  return parts.map(([text, raise = 0, size = 10], order) => {
    const width = 0.5 * size * text.length;
    const run = {
      text,
      box: { page: 1, x, y: 92 - raise, width, height: size },
      baseline: 100 - raise,
      style: { size, bold: false, italic: false },
      order,
    };
    x += width - 1;
    return run;
  });
}

const textsOf = (parts: Parameters<typeof runs>[0]) => withTexLogos(runs(parts)).map(({ text }) => text);

test("the logos of LaTeX, TeX and XeTeX are words", () => {
  expect(textsOf([["L"], ["A", 2, 7], ["T"], ["E", -2], ["X,"]])).toEqual(["LaTeX,"]);
  expect(textsOf([["ConT"], ["E", -2], ["Xt"]])).toEqual(["ConTeXt"]);
  expect(textsOf([["X"], ["Ǝ", -2], ["T"], ["E", -2], ["X"]])).toEqual(["Xe", "TeX"]);
});

test("an E on the line, or far from its neighbours, is a letter", () => {
  expect(textsOf([["T"], ["E"], ["X"]])).toEqual(["T", "E", "X"]);
  expect(textsOf([["T"], ["E", -2], ["Y"]])).toEqual(["T", "E", "Y"]);
});

test("a word before and after a logo stays with its letters", () => {
  expect(textsOf([["with L"], ["A", 2, 7], ["T"], ["E", -2], ["X,"], ["and"]])).toEqual(["with LaTeX,", "and"]);
  expect(textsOf([["Bib"], ["T"], ["E", -2], ["X"]])).toEqual(["Bib", "TeX"]);
  expect(textsOf([["L"], ["A", 2, 7], ["B"]])).toEqual(["L", "A", "B"]);
});

test.each<[string, Parameters<typeof runs>[0]]>([
  ["that is raised", [["T"], ["E", 2], ["X"]]],
  ["that stands a line lower", [["T"], ["E", -6], ["X"]]],
  ["after another letter", [["B"], ["E", -2], ["X"]]],
  ["before an X that is lowered, too", [["T"], ["E", -2], ["X", -2]]],
  ["at the end of a line", [["T"], ["E", -2]]],
  ["at the beginning of a line", [["E", -2], ["X"]]],
  ["that is mirrored, after a T", [["T"], ["Ǝ", -2], ["X"]]],
])("a lowered E %s is a letter", (_, parts) => {
  expect(textsOf(parts)).toEqual(parts.map(([text]) => text));
});

test.each<[string, Parameters<typeof runs>[0]]>([
  ["on the line", [["L"], ["A", 0, 7], ["T"], ["E", -2], ["X"]]],
  ["a line above", [["L"], ["A", 7, 7], ["T"], ["E", -2], ["X"]]],
  ["after another letter", [["M"], ["A", 2, 7], ["T"], ["E", -2], ["X"]]],
])("an A %s before the logo is a letter", (_, parts) => {
  expect(textsOf(parts)).toEqual([parts[0]?.[0] as string, "A", "TeX"]);
});

test("letters of a logo stand close, on one line, and are all seen", () => {
  const logo = () => runs([["T"], ["E", -2], ["X"]]);
  const moved = (at: number, change: Partial<PositionedRun>) =>
    withTexLogos(logo().map((run, index) => (index === at ? { ...run, ...change } : run))).length;
  const boxOf = (at: number) => logo()[at]?.box as PositionedRun["box"];
  expect(moved(0, {})).toBe(1);
  expect(moved(1, { box: { ...boxOf(1), x: boxOf(1).x + 9 } })).toBe(3);
  expect(moved(2, { box: { ...boxOf(2), x: boxOf(2).x + 9 } })).toBe(3);
  expect(moved(0, { rotated: 90 })).toBe(3);
  expect(moved(1, { hidden: "covered" })).toBe(3);
});

test("the word of a logo reaches from its first letter to the end of its last", () => {
  const [logo] = withTexLogos(runs([["T"], ["E", -2], ["X,"]]));
  expect(logo?.box).toMatchObject({ x: 50, width: 18 });
  const [mirrored] = withTexLogos(runs([["X"], ["Ǝ", -2], ["T"]]));
  expect(mirrored?.box).toMatchObject({ x: 50, width: 9 });
});
