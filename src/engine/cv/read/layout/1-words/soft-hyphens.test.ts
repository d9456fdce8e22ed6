import { expect, test } from "bun:test";
import { block, print, read } from "../print.testing.ts";
import { withHyphens } from "./soft-hyphens.ts";

test("where the font names its hyphen a soft hyphen, dates and compounds keep their hyphens", () => {
  const runs = [...print(50, 60, "Aug 2012 \u00AD Jul 2019"), ...print(50, 90, "problem\u00ADsolving skills")];
  expect(read(runs)).toEqual(["Aug 2012 - Jul 2019", "problem-solving skills"]);
});

test("a soft hyphen that stands at the end of a line alone divides a word", () => {
  const rows = ["Led the development of systems for the manage\u00AD", "ment of stocks in all branches of the group, in"];
  expect(read(block(50, 60, rows)).join(" ")).toContain("the management of stocks");
});

test("a soft hyphen at the end of a line beside which the next column stands a little lower divides a word, too", () => {
  const rows = ["Led the development of systems for the manage", "ment of stocks in all branches of the group, in"];
  const hyphen = print(273, 60, "\u00AD");
  const beside = block(350, 66, ["Skills", "Kanban", "Forecasts"]);
  expect(read([...block(50, 60, rows.slice(0, 1)), ...hyphen, ...beside, ...block(50, 72, rows.slice(1))]).join(" ")).not.toContain("-");
});

test("one soft hyphen within a line tells of all pages of a document, and none changes nothing", () => {
  const words = (...texts: string[]) => texts.flatMap((text, row) => print(50, 60 + 20 * row, text));
  const textsOf = (...pages: string[][]) =>
    withHyphens(pages.map((lines) => ({ words: words(...lines) }))).map(({ words }) => words.map(({ text }) => text));
  expect(textsOf(["well\u00ADknown"], ["manage\u00AD", "ment"])).toEqual([["well-known"], ["manage-", "ment"]]);
  expect(textsOf(["2012 \u00AD 2019"], ["manage\u00AD"])).toEqual([["2012", "-", "2019"], ["manage-"]]);
  expect(textsOf(["manage\u00AD", "ment"])).toEqual([["manage\u00AD", "ment"]]);
  expect(textsOf(["manage \u00AD", "ment"])).toEqual([["manage", "\u00AD", "ment"]]);
  expect(textsOf(["manage \u00AD"])).toEqual([["manage", "\u00AD"]]);
});

test("a soft hyphen before a word that stands left of it, or on another line, stands at the end of its line", () => {
  const isHyphen = (x: number, y: number) =>
    withHyphens([{ words: [...print(200, 60, "\u00AD"), ...print(x, y, "ment")] }])[0]?.words[0]?.text === "-";
  expect([isHyphen(220, 60), isHyphen(220, 61), isHyphen(50, 60), isHyphen(220, 72), isHyphen(220, 48)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
