import { describe, expect, test } from "bun:test";
import { dominantStyle } from "../../../1-document/line-style.ts";
import { toRow } from "../../../1-document/row.ts";
import { parseResume } from "../../../parse-resume.ts";
import { buildReading, heading, type LineLooks, line } from "../../../testing/build-reading.ts";
import { textUnderTitles } from "./text-titles.ts";

type Row = string | [string, LineLooks];
const linesOf = (rows: readonly Row[]) => rows.map((row) => (typeof row === "string" ? line(row) : line(...row)));
const under = (...rows: Row[]) => {
  const lines = linesOf(rows);
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  return [...textUnderTitles(lines.map((each) => toRow(each, context)))].map(({ text }) => text);
};
const large: LineLooks = { bold: true, size: 13 };
const bold: LineLooks = { bold: true };
const FIRST: Row[] = [
  ["Corve (2019 – 2021)", large],
  ["Ferry timetables", bold],
  "Times of all boats",
  ["Ticket shop", bold],
  "Tickets for islands",
];
const SECOND: Row[] = [["Ludlow (2017 – 2019)", large], ["Crane log", bold], "Hours of each crane"];

describe("below heads with dates, titles in smaller print with text between them", () => {
  test("are text, and so is all down to the next head", () => {
    expect(under(...FIRST, ...SECOND)).toEqual([
      "Ferry timetables",
      "Times of all boats",
      "Ticket shop",
      "Tickets for islands",
      "Crane log",
      "Hours of each crane",
    ]);
  });

  test("are heads where each entry has one, where they are posts, or where they have dates", () => {
    expect(under(["Corve (2019 – 2021)", large], ["Ferry timetables", bold], "Times of all boats", ...SECOND)).toEqual([]);
    expect(under(["Corve (2019 – 2021)", large], "Times of all boats", ...SECOND)).toEqual([]);
    expect(under(["Corve (2019 – 2021)", large], "Times of all boats", "Tickets for islands", ...SECOND)).toEqual([]);
    const adjoining: Row[] = [["Corve (2019 – 2021)", large], ["Ferry timetables", bold], ["Leeds quay", bold], "Times of all boats"];
    expect(under(...adjoining, ...SECOND)).toEqual([]);
    const posts = (...[first, second]: [string, string]) =>
      FIRST.map((row) => (row[0] === "Ferry timetables" ? [first, bold] : row[0] === "Ticket shop" ? [second, bold] : row) as Row);
    expect(under(...posts("Fitter", "Foreman"), ...SECOND)).toEqual([]);
    expect(under(...posts("Ferry timetables 2019", "Ticket shop 2020"), ...SECOND)).toEqual([]);
  });

  test("are heads in the print of the text, or as large as the heads, or where a head has no date or there is one", () => {
    const set = (looks: LineLooks) =>
      under(...[...FIRST, ...SECOND].map((row) => (typeof row !== "string" && row[1] === bold ? [row[0], looks] : row) as Row));
    expect(set(bold)).toHaveLength(6);
    expect(set({ italic: true })).toEqual([]);
    expect(set({ bold: true, size: 13, color: "#990000" })).toEqual([]);
    expect(under(...FIRST, ["Ludlow", large], ...SECOND.slice(1))).toEqual([]);
    expect(under(...FIRST)).toEqual([]);
  });

  test("tell of the jobs at the employers that the heads name, though no list knows these", () => {
    const { work } = parseResume(
      buildReading([line("Anna Berger", { size: 20 }), heading("Experience", { size: 16 }), ...linesOf([...FIRST, ...SECOND])]),
    ).resume;
    expect(work?.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
      ["Corve", undefined, "2019"],
      ["Ludlow", undefined, "2017"],
    ]);
    expect(JSON.stringify(work?.[0])).toContain("Ticket shop");
  });
});
