import { describe, expect, test } from "bun:test";
import { dominantStyle } from "../1-document/line-style.ts";
import { toRow } from "../1-document/row.ts";
import { bullet, line } from "../testing/build-reading.ts";
import { isBareListLabel, readEntryText } from "./entry-text.ts";

const read = (...lines: ReturnType<typeof line>[]) => {
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  return readEntryText(lines.map((each) => toRow(each, context)));
};
const textOf = (...lines: ReturnType<typeof line>[]) => {
  const { summary, highlights } = read(...lines);
  return [summary, highlights];
};

test("list items are highlights, and paragraphs before the first are the summary", () => {
  expect(textOf(line("Pumps"), line("Gates"), bullet("Mended"), bullet("Built"))).toEqual(["Pumps\nGates", ["Mended", "Built"]]);
  expect(textOf(bullet("Mended"), line("Gates"))).toEqual([undefined, ["Mended", "Gates"]]);
});

test("without a list one paragraph is the summary, several are highlights", () => {
  expect(textOf(line("Pumps"))).toEqual(["Pumps", []]);
  expect(textOf(line("Pumps"), line("Gates"))).toEqual([undefined, ["Pumps", "Gates"]]);
  expect(textOf()).toEqual([undefined, []]);
});

test("the value of a label of tasks is an item, other labels are kept with their values", () => {
  expect(textOf(line("Tasks: Mended pumps"), line("Gates"))).toEqual([undefined, ["Mended pumps", "Gates"]]);
  const { highlights, labels } = read(line("Technologies: Rhino"), bullet("Mended"));
  expect([highlights, labels.map(({ label, value }) => [label, value])]).toEqual([["Mended"], [["Technologies", "Rhino"]]]);
  expect(textOf(line("Pumps"), line("Gates"), line("Technologies: Rhino"))).toEqual(["Pumps\nGates", []]);
});

test("cells of a row are one text, and what only announces a list is none", () => {
  expect(textOf(bullet("Mended\tpumps"))).toEqual([undefined, ["Mended pumps"]]);
  expect(textOf(line("Responsibilities:"), bullet("Mended"))).toEqual([undefined, ["Mended"]]);
});

describe("a line announces a list:", () => {
  test.each<[string, boolean]>([
    ["Highlights", true],
    ["Key responsibilities:", true],
    ["Achievements/Tasks", true],
    ["Tasks and achievements:", true],
    ["Aufgaben und Erfolge", true],
    ["Tâches：", true],
    ["Functions", true],
    ["Job profile:", true],
    ["职责描述", true],
    ["Tasks and pumps", false],
    ["Tools", false],
    ["Position", false],
    ["Pumps", false],
    ["Skills", false],
    ["Tasks: pumps", false],
    ["", false],
  ])("%p: %p", (text, expected) => {
    expect(isBareListLabel(text)).toBe(expected);
  });
});
