import { describe, expect, test } from "bun:test";
import { resumeValues } from "../5-coverage/sources.ts";
import { parseResume } from "../parse-resume.ts";
import { buildReading, heading, line } from "../testing/build-reading.ts";
import { collectEvidence } from "./evidence.ts";
import { likenessOf } from "./likeness.ts";

describe("a value looks like another kind than its own, its rival", () => {
  test.each([
    ["an employer that is a heading", "employer", "Work experience", 1],
    ["one that is a heading of many words", "employer", "Relevant selected professional experience", 0],
    ["one that is a date", "employer", "2019 – 2021", 1],
    ["one with a number that is hardly a year", "employer", "Windows 2000", 0],
    ["a position of ten words", "position", "We sail by boat to Oban in nine days now", 0],
    ["a position of eleven words", "position", "We sail by boat to Oban in nine short days now", 1],
    ["a school in a long line with a year", "institution", "Pneumodynamics, thermodynamics, hydrodynamics, aerodynamics 03/2019", 0],
    ["a school in a short line with a year", "institution", "Pneumodynamics, hydrodynamics 03/2019", 1],
  ] as const)("%s", (_, kind, text, rival) => expect(likenessOf(kind, text).rival).toBe(rival));
});

describe("the evidence of a value grows", () => {
  const lines = (...titles: string[]) => [
    line("Anna Berg", { size: 20 }),
    line("anna.berg@example.com"),
    heading("Employment"),
    line("Fitter, Acme Ltd\t2012 – 2014"),
    ...titles.flatMap((title) => [heading(title), line("Reading of old books")]),
  ];
  const evidence = (...titles: string[]) => {
    const reading = buildReading(lines(...titles));
    const { resume } = parseResume(reading);
    const values = resumeValues(resume);
    const { sources = {} } = resume.meta.vitae;
    const found = collectEvidence(resume, values, { lines: reading.lines, sources, language: "en", ocrPages: new Set() });
    return (path: string) => found[values.findIndex((value) => value.path === path)];
  };

  test("with its words, up to sixteen", () => {
    expect(evidence()("work[0].position")?.length).toBe(0);
    expect(evidence()("work[0].name")?.length).toBe(1 / 4);
  });

  test("with the usual headings of its CV, up to five", () => {
    expect(evidence()("basics.name")?.headings).toBe(1 / 5);
    expect(evidence("Interests", "Skills", "References", "Projects")("basics.name")?.headings).toBe(1);
    expect(evidence("Retail experience of the sea")("basics.name")?.headings).toBe(1 / 5);
  });
});
