import { describe, expect, test } from "bun:test";
import { parseResume } from "./parse-resume.ts";
import { buildReading, heading, line } from "./testing/build-reading.ts";

const top = [line("Jane Doe", { size: 22 }), line("jane.doe@example.com | +44 117 496 0142")];
const job = [heading("Experience"), line("Welder, Corve Works Ltd\t2017 – 2021")];
const parse = (...lines: Parameters<typeof buildReading>[0]) => parseResume(buildReading([...top, ...lines])).resume;

describe("below a title of jobs and courses", () => {
  const course = line("Welding course, Leith College, 2017");

  test("entries are courses where each has one date", () => {
    const { work, certificates } = parse(...job, heading("Experience and courses"), course, line("First aid, 2014"));
    expect(work).toHaveLength(1);
    expect(certificates).toEqual([
      { name: "Welding course", issuer: "Leith College", date: "2017" },
      { name: "First aid", date: "2014" },
    ]);
  });

  test.each(["2012 – 2014", "since 2012"])("and jobs where one has a period: %s", (period) => {
    const { work, certificates } = parse(heading("Experience and courses"), course, line(`Driver, Leith Haulage\t${period}`));
    expect(work?.map(({ position }) => position)).toEqual(["Welding course", "Driver"]);
    expect(certificates).toBeUndefined();
  });
});

describe("below a title that says nothing of what is under it", () => {
  test("each title beside its text opens a section, and nothing is left of one that has no text of its own", () => {
    const { interests, languages, additional } = parse(
      ...job,
      heading("Additional information"),
      line("Interests\tChess, rowing"),
      line("Languages\tEnglish, German"),
    );
    expect(interests).toEqual([{ name: "Chess" }, { name: "rowing" }]);
    expect(languages).toEqual([{ language: "English" }, { language: "German" }]);
    expect(additional).toBeUndefined();
  });

  test("text before the first of them stays under it", () => {
    const { interests, additional } = parse(...job, heading("Additional information"), line("Own boat."), line("Interests\tChess, rowing"));
    expect(interests).toHaveLength(2);
    expect(additional).toEqual([{ title: "Additional information", items: ["Own boat."] }]);
  });
});

test("interests that are described in sentences are a name and what is said of it; a row of three cells is none, and is not lost", () => {
  const { interests, additional } = parse(
    ...job,
    heading("Interests"),
    line("Chess\tI play for the club of the town every week in winter."),
    line("Rowing\tI train forty children of the town each summer on the river."),
    line("Bees\tI keep\tfour hives"),
  );
  expect(interests).toEqual([
    { name: "Chess", keywords: ["I play for the club of the town every week in winter."] },
    { name: "Rowing", keywords: ["I train forty children of the town each summer on the river."] },
  ]);
  expect(additional).toEqual([{ title: "Interests", items: ["Bees I keep four hives"] }]);
});
