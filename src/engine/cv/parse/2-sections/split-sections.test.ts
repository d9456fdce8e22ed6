import { describe, expect, test } from "bun:test";
import { parseResume } from "../parse-resume.ts";
import { buildReading, heading, line } from "../testing/build-reading.ts";

const top = [line("Mia Moor", { size: 22 }), line("mia.moor@example.com")];
const school = [heading("Education"), line("BSc Physics, University of York, 2008 – 2012")];
const read = (...lines: Parameters<typeof buildReading>[0]) => parseResume(buildReading([...top, ...lines, ...school])).resume;

describe("'Freelance' in the print of the headings is", () => {
  const designs = [line("Designer, 2018 – 2021", { gap: 1 }), line("Drew the signs of four harbours.")];
  const namesOf = (...lines: Parameters<typeof buildReading>[0]) => read(...lines, ...designs).work?.map(({ name }) => name);

  test("the first employer directly below a heading of jobs, and what follows is about that job", () => {
    const { work } = read(heading("Work experience"), heading("Freelance"), ...designs);
    expect(work).toEqual([
      { name: "Freelance", position: "Designer", startDate: "2018", endDate: "2021", summary: "Drew the signs of four harbours." },
    ]);
  });

  test("a heading of its own alone, below jobs and below an empty heading of another kind", () => {
    expect(namesOf(heading("Freelance"))).toEqual([undefined]);
    expect(namesOf(heading("Work experience"), line("Fitter, Harwell Works, 2014 – 2018"), heading("Freelance"))).toEqual([
      "Harwell Works",
      undefined,
    ]);
    expect(read(heading("Skills"), heading("Freelance"), ...designs).skills).toBeUndefined();
  });

  test("told from other headings of jobs below the first, which name no employer", () => {
    for (const title of ["Internships", "Freelance work"])
      expect([title, namesOf(heading("Work experience"), heading(title))]).toEqual([title, [undefined]]);
  });
});
