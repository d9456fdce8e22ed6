import { expect, test } from "bun:test";
import { parseResume } from "../parse-resume.ts";
import { buildReading, heading, line } from "../testing/build-reading.ts";
import { lacksJobs } from "./missed-jobs.ts";

const NO_JOB = "Please check the work experience: no job was recognised.";
const top = [line("Jane Doe", { size: 22 }), line("jane.doe@example.com | +44 117 496 0142 | Bristol")];
const study = [heading("Education"), line("BSc Computer Science, University of Bristol\t2021 – 2024")];
const skills = [heading("Skills"), line("Go, SQL, Python")];
const warningsOf = (...lines: Parameters<typeof buildReading>[0]) =>
  parseResume(buildReading([...top, ...lines])).resume.meta.vitae.warnings;

test("a graduate who never worked is not asked for a job", () => {
  expect(warningsOf(...study, ...skills)).not.toContain(NO_JOB);
  expect(warningsOf(...study, heading("Awards"), line("Dean's list\t2022 – 2023"))).not.toContain(NO_JOB);
});

test("text left over under a heading of work, or with a period under an unknown one, may hold a job", () => {
  const { resume } = parseResume(buildReading([...top, ...study, ...skills]));
  const lacks = (title: string, ...items: string[]) => lacksJobs({ ...resume, additional: [{ title, items }] });

  expect(lacks("Berufserfahrung", "diverse Stationen")).toBe(true);
  expect(lacks("My road so far", "Baker Street Ltd, 2019 – 2021")).toBe(true);
  expect(lacks("My road so far", "Baker Street Ltd")).toBe(false);
  expect(lacks("Awards", "Dean's list 2022 – 2023")).toBe(false);
});

test("a CV without any stage of a career is named", () => {
  expect(warningsOf(...skills, heading("Languages"), line("English, German"))).toContain(NO_JOB);
});

test("beside a career of studies, a period that is left over may be a job, and a date or an uncertain period is none", () => {
  const resume = (additional: { title?: string; items: string[] }[], change: object = {}) =>
    lacksJobs({
      basics: {},
      education: [{ institution: "Leith College" }],
      additional,
      meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } },
      ...change,
    });
  const leftOver = (item: string, title?: string) => resume([{ items: ["Boats", item], ...(title && { title }) }]);
  expect([leftOver("Driver since 2019"), leftOver("Driver 2017 – 2019"), leftOver("Driver, March 2019"), leftOver("Driver")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([leftOver("Driver", "Work experience"), leftOver("Driver 2017 – 2019", "Hobbies")]).toEqual([true, false]);
  expect([
    resume([], { education: [] }),
    resume([]),
    resume([], { education: undefined, volunteer: [{}] }),
    resume([], { projects: [{}] }),
  ]).toEqual([true, false, false, false]);
  expect(resume([], { work: [{ name: "Acme" }], education: [] })).toBe(false);
});
