import { expect, test } from "bun:test";
import { dominantStyle } from "../1-document/line-style.ts";
import { toRow } from "../1-document/row.ts";
import { line } from "../testing/build-reading.ts";
import { divideCareer } from "./schooling.ts";

/** The first row of each entry that is schooling. */
function schoolingOf(...texts: string[]): string[] {
  const lines = texts.map((text) => line(text));
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  const { jobs, schooling } = divideCareer(lines.map((each) => toRow(each, context)));
  expect(jobs.length + schooling.length).toBe(lines.length);
  return schooling.map(({ text }) => text).filter((text) => /\d{4}/.test(text));
}
const JOBS = ["10/2017 – today", "Team Leader", "Holm Foods Ltd", "02/2012 – 09/2017", "Fitter", "Leith Works Ltd"];

test("of jobs and schools under one title those that name a degree are schooling", () => {
  expect(schoolingOf(...JOBS, "10/2009 – 07/2012", "BSc Economics", "University of Leith")).toEqual(["10/2009 – 07/2012"]);
});

test("a degree whose subject sounds like a trade is one, a post that sounds like a degree is none", () => {
  expect(schoolingOf(...JOBS, "10/2009 – 07/2012: Bachelor in Informatik, Leith")).toEqual([
    "10/2009 – 07/2012: Bachelor in Informatik, Leith",
  ]);
  expect(schoolingOf(...JOBS, "10/2009 – 07/2012: Bachelor Programme Manager, Leith")).toEqual([]);
});

test("so are those with a final grade, though what was learnt is a trade", () => {
  expect(schoolingOf(...JOBS, "08/2005 – 07/2008", "Carpenter", "Holm & Sons", "Final grade: 1.9")).toEqual(["08/2005 – 07/2008"]);
});

test("a post at a school is a job", () => {
  expect(schoolingOf(...JOBS, "10/2009 – 07/2012", "Teacher", "Leith Grammar School")).toEqual([]);
});

test("who was taught a subject at a school had no job there, though the subject is a trade", () => {
  expect(schoolingOf(...JOBS, "10/2009 – 07/2012\tHochschule Leith - Ausbildungsrichtung Informatik")).toHaveLength(1);
  expect(schoolingOf(...JOBS, "10/2009 – 07/2012\tHochschule Leith - Informatiker")).toEqual([]);
});
