import { expect, test } from "bun:test";
import { dominantStyle } from "../1-document/line-style.ts";
import { line } from "../testing/build-reading.ts";
import { toCandidate } from "./heading-candidates.ts";

test("a label with its value is no candidate for a heading, however it is set; the title of a section with its text is one", () => {
  const isCandidate = (text: string) => {
    const bold = line(text, { bold: true });
    return toCandidate(bold, { language: "en", body: dominantStyle([line("Text")]), recognized: new Set() }, new Set()).plausible;
  };
  for (const text of ["Designation: Accountant", "Год окончания: 2012", "Должность: бухгалтер", "Born in Leeds, 13 November 1980"])
    expect([text, isCandidate(text)]).toEqual([text, false]);
  for (const text of ["Languages: English", "Position:", "My time at sea: 2012"]) expect([text, isCandidate(text)]).toEqual([text, true]);
});
