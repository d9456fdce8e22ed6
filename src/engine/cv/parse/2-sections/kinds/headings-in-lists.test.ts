import { expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { describeDocument } from "../../1-document/describe-document.ts";
import { buildReading, bullet, heading, line } from "../../testing/build-reading.ts";
import { splitSections } from "../split-sections.ts";
import { resolveKinds } from "./resolve-kinds.ts";

const JOB = [heading("Experience"), line("Welder, Corve Ltd"), line("2017 – 2021"), line("Mended boats")];
const sectionsOf = (...lines: Line[]) => {
  const reading = buildReading([line("Anna Berger", { size: 20, bold: true }), line("a@example.com"), ...JOB, ...lines]);
  const context = describeDocument(reading);
  return resolveKinds(splitSections(reading.lines, context), context)
    .filter(({ kind }) => kind !== "head" && kind !== "work")
    .map(({ kind, title, lines: own }) => `${kind}: ${title} (${own.length})`);
};
const SCHOOL = [heading("Education"), line("High School Diploma, 2007"), line("Shawnee College")];

test("known headings of several kinds below the last school, set like its text, head sections", () => {
  expect(
    sectionsOf(
      ...SCHOOL,
      line("Personal Information"),
      line("Status: Married"),
      line("Interests"),
      line("Reading and music."),
      line("Skills"),
      line("Forklift"),
    ),
  ).toEqual(["education: Education (2)", "personal: Personal Information (1)", "interests: Interests (1)", "skills: Skills (1)"]);
});

test("one does, where no other section is of its kind, and not where it comes back", () => {
  expect(sectionsOf(...SCHOOL, line("Skills"), line("Forklift"))).toEqual(["education: Education (2)", "skills: Skills (1)"]);
  expect(sectionsOf(...SCHOOL, line("Skills"), line("Forklift"), heading("Skills"), line("Welding"))).toEqual([
    "education: Education (4)",
    "skills: Skills (1)",
  ]);
  expect(sectionsOf(...SCHOOL, line("Skills"), line("Forklift"), line("Ludlow College"), line("Skills"), line("Welding"))).toHaveLength(1);
});

test("a mark in a word that also heads strengths, and a label with its value, head none", () => {
  expect(sectionsOf(...SCHOOL, line("17 valores"), line("Universidade do Minho"))).toHaveLength(1);
  expect(sectionsOf(...SCHOOL, line("Interests: rowing"), line("Ludlow College"))).toHaveLength(1);
});

test("one in bold may be of a free wording", () => {
  const signature = [line("First aid"), line("Signature skills", { bold: true }), line("Welding / brazing")];
  expect(sectionsOf(heading("Credentials"), line("Welder, 2019"), ...signature)).toEqual([
    "certificates: Credentials (2)",
    "skills: Signature skills (1)",
  ]);
});

test("a list beside a profile in paragraphs is one of strengths, and one of figures is not", () => {
  const profile = [heading("Summary"), line("A welder of twelve years who likes to work with others and keeps the shop clean.")];
  const items = [bullet("Highly skilled in welding"), bullet("Steady hand"), bullet("Works well in a team")];
  expect(sectionsOf(...profile, heading("Highlights"), ...items)).toEqual(["profile: Summary (1)", "strengths: Highlights (3)"]);
  expect(sectionsOf(...profile, heading("Highlights"), ...items, bullet("Mended 300 boats"))[1]).toBe("profile: Highlights (4)");
  expect(sectionsOf(heading("Highlights"), ...items)).toEqual(["profile: Highlights (3)"]);
});

test("a word that elsewhere heads talks names a group directly under the heading of skills", () => {
  expect(sectionsOf(heading("Skills"), heading("Communication"), line("Copywriting, media relations, event planning"))).toEqual([
    "skills: Skills (0)",
    "skills: Communication (1)",
  ]);
});
