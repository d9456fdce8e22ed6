import { describe, expect, test } from "bun:test";
import { dominantStyle } from "../1-document/line-style.ts";
import { type LineLooks, line } from "../testing/build-reading.ts";
import { toCandidate, withoutRepeated, withoutTitleOfCv } from "./heading-candidates.ts";

test("a label with its value is no candidate for a heading, however it is set; the title of a section with its text is one", () => {
  const isCandidate = (text: string) => {
    const bold = line(text, { bold: true });
    return toCandidate(bold, { language: "en", body: dominantStyle([line("Text")]), recognized: new Set() }, new Set()).plausible;
  };
  for (const text of ["Designation: Accountant", "Год окончания: 2012", "Должность: бухгалтер", "Born in Leeds, 13 November 1980"])
    expect([text, isCandidate(text)]).toEqual([text, false]);
  for (const text of ["Languages: English", "Position:", "My time at sea: 2012"]) expect([text, isCandidate(text)]).toEqual([text, true]);
});

describe("a title that comes back under each job is none, and so is one of a job set alike,", () => {
  const headings = (...rows: [string, LineLooks][]) => {
    const context = { language: "en", body: dominantStyle([line("Text")]), recognized: new Set<number>() };
    const candidates = rows.map(([text, looks]) => toCandidate(line(text, looks), context, new Set()));
    return withoutRepeated(candidates).flatMap(({ line, plausible }) => (plausible ? [line.text] : []));
  };
  const inner = { bold: true, size: 11 };
  const jobs: [string, LineLooks][] = [
    ["Tasks", inner],
    ["Tools", inner],
    ["Tasks", inner],
    ["Tasks", inner],
  ];

  test("where headings are set otherwise", () => {
    expect(headings(["Education", { bold: true, size: 14 }], ...jobs)).toEqual(["Education"]);
  });

  test("but not where a heading is set alike", () => {
    expect(headings(["Education", inner], ...jobs)).toEqual(["Education", "Tools"]);
  });
});

test("a title of profiles over the name in larger print is that of the CV", () => {
  const first = (title: string, below: LineLooks, name = "Mia Moor") => {
    const context = { language: "en", body: dominantStyle([line("Text")]), recognized: new Set<number>() };
    const candidates = [line(title, { bold: true, size: 14 }), line(name, below)].map((each) => toCandidate(each, context, new Set()));
    return withoutTitleOfCv(candidates)[0]?.plausible;
  };
  expect(first("Professional profile", { bold: true, size: 20 })).toBe(false);
  expect(first("Professional profile", { size: 10 })).toBe(true);
  expect(first("Work experience", { bold: true, size: 20 })).toBe(true);
  expect(first("Professional profile", { bold: true, size: 20 }, "Work experience")).toBe(true);
});
