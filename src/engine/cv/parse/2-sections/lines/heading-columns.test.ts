import { expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";

const TOP = [line("Ottoline Birdsall", { size: 20 }), line("otto@example.org")];
const read = (...rows: string[]) => parseResume(buildReading([...TOP, ...rows.map((text) => line(text))])).resume;

test("words in one column that are known titles of different sections are headings, whatever their style", () => {
  const resume = read(
    "Experience\tFitter, Corve Works\t2015 – 2020",
    "Education\tBSc Physics, University of York\t2009 – 2012",
    "Skills\tWelding, brazing, measuring",
    "Languages\tEnglish (native), Welsh (fluent)",
  );
  expect(resume.work?.[0]).toMatchObject({ position: "Fitter", name: "Corve Works" });
  expect(resume.education?.[0]).toMatchObject({ institution: "University of York", studyType: "BSc" });
  expect(resume.skills?.map(({ name }) => name)).toEqual(["Welding", "brazing", "measuring"]);
  expect(resume.languages?.map(({ language }) => language)).toEqual(["English", "Welsh"]);
});

test("they may end with a colon", () => {
  const resume = read(
    "Experience:\tFitter, Corve Works\t2015 – 2020",
    "Education:\tBSc Physics, University of York",
    "Languages:\tWelsh (fluent)",
  );
  expect(resume.work?.[0]).toMatchObject({ position: "Fitter", name: "Corve Works" });
  expect(resume.education).toHaveLength(1);
  expect(resume.languages?.[0]).toEqual({ language: "Welsh", fluency: "fluent" });
});

test("two such words are groups of a list", () => {
  const lists = parseResume(
    buildReading([
      ...TOP,
      heading("Experience"),
      line("Fitter, Corve Works\t2015 – 2020"),
      heading("Skills"),
      line("Tools\tWelding torch, press"),
      line("Languages\tWelsh, English"),
    ]),
  ).resume;
  expect(JSON.stringify(lists.skills)).toContain("Welding torch");
});
