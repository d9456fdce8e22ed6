import { describe, expect, test } from "bun:test";
import type { Line } from "../../../../reading.ts";
import { dominantStyle } from "../../../1-document/line-style.ts";
import { toRow } from "../../../1-document/row.ts";
import { type LineLooks, line } from "../../../testing/build-reading.ts";
import { textUnderHeads } from "./text-under-heads.ts";

const read = (...lines: Line[]) => {
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  return [...textUnderHeads(lines.map((each) => toRow(each, context)))].map(({ text }) => text);
};
const small: LineLooks = { size: 9 };
const head = (text = "Corve Credit Union — Design Intern", looks: LineLooks = {}) =>
  line(text, { size: 11, lead: "Corve Credit Union", ...looks });
const period = line("June 2023 – September 2023", { size: 8 });
const told = line("Ran twelve interviews with members who had left", small);

describe("plain rows below a head of two parts and its period", () => {
  test("are text, a short one too once the text has begun", () => {
    expect(read(head(), period, told, line("Stock lists", small))).toEqual([told.text, "Stock lists"]);
    expect(read(line("Corve Works — Design Intern\t2023", { bold: true }), told)).toEqual([told.text]);
    const own: LineLooks = { size: 9, bold: true };
    expect(read(line("Corve Works — Design Intern\t2023", own), told)).toEqual([told.text]);
    expect(read(line("Corve Works — Design Intern\t2023", own), line(told.text, { ...own, color: "#990000" }))).toEqual([]);
  });

  test.each<[string, Line[]]>([
    ["a head that names one thing may have the post below it", [line("Corve Credit Union", { size: 11, bold: true }), period, told]],
    ["a short row may be a department", [head(), period, line("Members and Savings", small)]],
    ["a post is none", [head(), period, line("Head of the Members and Savings Office", small)]],
    ["a row in italics may be the town", [head(), period, line("Hall of the river near Kernwick", { ...small, italic: true })]],
    [
      "a row as large and bold as the head begins another entry",
      [head(), period, line("Ran twelve interviews with members", { size: 11, bold: true })],
    ],
    [
      "beside the month of the period the head names one thing",
      [
        line("Design Intern, June 2023 – September 2023", { size: 11, lead: "Design Intern" }),
        line("Corve Credit Union of Ludlow and Selby", small),
      ],
    ],
    ["a row that no date is above", [head(), told]],
    ["a row with a date", [head(), period, line("Ran twelve interviews with members in 2019", small)]],
    ["one head of several names one thing", [head(), period, told, head("Corve Credit Union"), period, told]],
    ["a date first", [period, head(), told]],
  ])("%s", (_, lines) => {
    expect(read(...lines)).toEqual([]);
  });
});
