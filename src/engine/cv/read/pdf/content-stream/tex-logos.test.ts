import { expect, test } from "bun:test";
import type { PositionedRun } from "../../layout/1-words/content.ts";
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
