import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { dominantStyle } from "../../1-document/line-style.ts";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, bullet, type LineLooks, line } from "../../testing/build-reading.ts";
import { listedHeadings, toCandidate, withoutDocumentTitle, withoutRepeated } from "./heading-candidates.ts";

test("a label with its value is no candidate for a heading, however it is set; the title of a section with its text is one", () => {
  const isCandidate = (text: string) => {
    const bold = line(text, { bold: true });
    return toCandidate(bold, { language: "en", body: dominantStyle([line("Text")]), recognized: new Set() }, new Set()).plausible;
  };
  for (const text of ["Designation: Accountant", "Год окончания: 2012", "Должность: бухгалтер", "Born in Leeds, 13 November 1980"])
    expect([text, isCandidate(text)]).toEqual([text, false]);
  for (const text of ["Languages: English", "Position:", "My time at sea: 2012"]) expect([text, isCandidate(text)]).toEqual([text, true]);
});

test("three points that go on from a word may end a title; one point, more of them and those that lead elsewhere may not", () => {
  const isCandidate = (text: string) =>
    toCandidate(line(text, { bold: true }), { language: "en", body: dominantStyle([line("Text")]), recognized: new Set() }, new Set())
      .plausible;
  for (const text of ["What else...", "What else…"]) expect([text, isCandidate(text)]).toEqual([text, true]);
  for (const text of ["What else.", "What else..", "What else....", "Harbour ........", "Harbour ...", "What else,", "What else;"])
    expect([text, isCandidate(text)]).toEqual([text, false]);
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
    return withoutDocumentTitle(candidates)[0]?.plausible;
  };
  expect(first("Professional profile", { bold: true, size: 20 })).toBe(false);
  expect(first("Professional profile", { size: 10 })).toBe(true);
  expect(first("Work experience", { bold: true, size: 20 })).toBe(true);
  expect(first("Professional profile", { bold: true, size: 20 }, "Work experience")).toBe(true);
});

describe("in a CV of list items alone, those that are usual titles", () => {
  const items = (...texts: string[]) => texts.map((text) => bullet(text));
  const read = (...lines: Line[]) =>
    parseResume(buildReading([line("Mia Moor", { size: 22 }), line("mia.moor@example.com"), ...lines])).resume;
  const jobs = items("Fitter, Harwell Works, 2018 – 2021", "Storekeeper, Selby Storage, 2014 – 2018", "Driver, Leith Haulage, 2010 – 2014");
  const schools = items("BSc Economics, University of Leith, 2007 – 2010", "A-levels, Harwell Sixth Form, 2005 – 2007");
  const trades = items("Welding", "Brazing", "Soldering", "Measuring", "Sawing");
  const [work, education, skills] = items("Work experience", "Education", "Skills") as [Line, Line, Line];
  const skillsOf = (...lines: Line[]) => read(...lines).skills?.map(({ name }) => name);
  const names = trades.map(({ text }) => text);
  const listed = (...lines: Line[]) => [...listedHeadings(lines)].map(({ text }) => text);

  test("are headings", () => {
    const resume = read(work, ...jobs, education, ...schools, skills, ...trades);
    expect(resume.work?.map(({ position }) => position)).toEqual(["Fitter", "Storekeeper", "Driver"]);
    expect(resume.education?.map(({ institution }) => institution)).toEqual(["University of Leith", "Harwell Sixth Form"]);
    expect(resume.skills?.map(({ name }) => name)).toEqual(names);
    expect(resume.additional).toBeUndefined();
  });

  describe("are items of a list of skills", () => {
    const title = (text: string) => line(text, { bold: true, size: 14 });
    const named = [title("Work experience"), ...jobs, title("Education"), ...schools, title("Skills")];
    test.each([
      ["where they name neither jobs nor schools", "Languages", "Tools"],
      ["where they name no jobs", "Languages", "Education"],
      ["where they name no schools", "Career", "Languages"],
      ["where they are hardly a title", "Customer experience", "Education"],
      ["where one is a label", "Career", "School"],
    ])("%s", (_, first, second) => {
      const list = ["Welding", first, "Brazing", second, "Soldering"];
      expect(listed(...items(...list))).toEqual([]);
      expect(skillsOf(...named, ...items(...list))).toEqual(list);
    });

    test("where a line without a marker is a heading of jobs or schools", () => {
      const list = ["Welding", "Career", "Brazing", "Education", "Soldering"];
      expect(listed(...items(...list))).toEqual(["Career", "Education"]);
      expect(listed(line("Skills"), ...items(...list))).toEqual(["Career", "Education"]);
      for (const heading of ["Work experience", "Education"]) expect(listed(title(heading), ...items(...list))).toEqual([]);
      expect(skillsOf(...named, ...items(...list))).toEqual(list);
    });
  });

  test("are none one below the other", () => {
    const more = ["Languages", "Projects", "Driving"];
    expect(skillsOf(work, ...jobs, education, ...schools, skills, ...trades, ...items(...more))).toEqual([...names, ...more]);
    expect(read(work, education, ...jobs, ...schools, skills, ...trades).work).toBeUndefined();
  });

  test("are none where one comes back, as under each job", () => {
    const again = items("Projects", "Cranes of the harbour");
    const resume = read(work, jobs[0] as Line, ...again, jobs[1] as Line, ...again, education, ...schools, skills, ...trades);
    expect(resume.work).toBeUndefined();
  });

  test("are headings also among others in bold", () => {
    const title = (text: string) => line(text, { bold: true, size: 14, gap: 1 });
    const profile = [title("Profile"), line("A fitter who has mended pumps for twenty years.")];
    const others = [title("Interests"), line("Rowing, chess"), title("Languages"), line("English (native), Welsh (fluent)")];
    const { work: found, interests } = read(...profile, work, ...jobs, education, ...schools, skills, ...trades, ...others);
    expect([found?.length, interests?.length]).toEqual([3, 2]);
  });
});
