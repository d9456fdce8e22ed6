import { describe, expect, test } from "bun:test";
import { dominantStyle } from "../1-document/line-style.ts";
import { toRow } from "../1-document/row.ts";
import { bullet, line } from "../testing/build-reading.ts";
import { areCourses, areJobs, divideCareer, schoolBesideDegree } from "./schooling.ts";

type Row = string | ReturnType<typeof line>;
function rowsOf(rows: readonly Row[]) {
  const lines = rows.map((row) => (typeof row === "string" ? line(row) : row));
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  return lines.map((each) => toRow(each, context));
}
/** The first row of each entry that is schooling. */
function schoolingOf(...rows: Row[]): string[] {
  const { jobs, schooling } = divideCareer(rowsOf(rows));
  expect(jobs.length + schooling.length).toBe(rows.length);
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

describe("under one title for both,", () => {
  const at = "10/2009 – 07/2012";
  test.each<[string, Row[]]>([
    ["a school alone", ["University of Leith"]],
    ["a school with a subject", ["Physik", "University of Leith"]],
    ["a school with what sounds a little like a degree and like a post", ["Design, Diploma work", "University of Leith"]],
    ["a degree and a name that is hardly an employer", ["MBA Construction"]],
    ["a trade with a mark that a label names, whatever it says", ["Carpenter", "Holm & Sons", "Grade: good"]],
    ["a trade with a mark that no label names", ["Carpenter", "Holm & Sons", "with distinction"]],
  ])("%s is schooling", (_, rows) => {
    expect(schoolingOf(...JOBS, at, ...rows)).toEqual([at]);
  });

  test.each<[string, Row[]]>([
    ["a school with tasks", ["University of Leith", bullet("Taught statistics")]],
    ["a school with what sounds like a post", ["Research", "University of Leith"]],
    ["a post at a school, with a subject", ["Dozent der Fachrichtung Informatik", "Hochschule Leith"]],
    ["an employer with its legal form that is called like a degree", ["Magister Verlag GmbH"]],
    [
      "a post whose text tells of marks",
      [
        "Carpenter",
        "Holm & Sons",
        "Graded the work of a hundred apprentices, who left with a final grade of 1.9 on average in the winter and in the spring.",
      ],
    ],
  ])("%s is a job", (_, rows) => {
    expect(schoolingOf(...JOBS, at, ...rows)).toEqual([]);
  });
});

describe("under a heading that may mean teaching or learning, rows are jobs", () => {
  const posts = ["Fitter\tAcme Ltd\t2014 – 2018", "Tutor\tBolt Ltd\t2010 – 2014"];
  const are = (...rows: Row[]) => areJobs(rowsOf(rows));
  test("where more than half of them name a post", () => {
    expect(are(...posts)).toBe(true);
    expect(are(...posts, "Zedd\t2008 – 2010")).toBe(true);
    expect(are(...posts, "Zedd\t2008 – 2010", "Quorum\t2006 – 2008")).toBe(false);
  });
  test("where more than one does, which may be an apprenticeship", () => {
    expect(are(posts[0] as string)).toBe(false);
  });
  test("where a post is surely one", () => {
    expect(are("Research\tAcme Ltd\t2014 – 2018", "Design\tBolt Ltd\t2010 – 2014")).toBe(false);
  });
  test("where none names a degree or a school", () => {
    expect(are(...posts, "BSc Economics\t2008 – 2010")).toBe(false);
    expect(are(posts[0] as string, "Tutor\tUniversity of Leith\t2010 – 2014")).toBe(false);
  });
});

describe("rows of a second section of schools are courses", () => {
  const courses = ["First aid\t2019", "Welding\t2018"];
  const are = (...rows: Row[]) => areCourses(rowsOf(rows));
  test("where they are dated once each, but for a few", () => {
    expect(are(...courses)).toBe(true);
    expect(are(...courses, "Boats")).toBe(true);
    expect(are(...courses, "Boats\t2010 – 2012")).toBe(true);
    expect(are(...courses, "Boats\t2010 – 2012", "Crane\t2008 – 2010")).toBe(false);
    expect(are("Boats\t2010 – 2012", "Crane\t2008 – 2010")).toBe(false);
  });
  test("where there are more than one", () => {
    expect(are(courses[0] as string)).toBe(false);
    expect(are(courses[0] as string, "Boats", "Cranes")).toBe(false);
  });
  test("where none is a degree with its date, or a school of general education", () => {
    expect(are(...courses, "BSc Economics\t2010")).toBe(false);
    expect(are(...courses, "BSc Economics")).toBe(true);
    expect(are(...courses, "Gymnasium am Park")).toBe(false);
  });
});

describe("a degree and its school in one line without labels:", () => {
  test.each([
    ["本科/湖州大学计算机", { institution: "湖州大学", studyType: "本科", area: "计算机" }],
    ["湖州大学｜本科", { institution: "湖州大学", studyType: "本科" }],
    ["BSc / University of Leith", { institution: "University of Leith", studyType: "BSc" }],
    ["本科/湖州大学附属学校", { institution: "湖州大学附属学校", studyType: "本科" }],
  ])("%p", (text, expected) => {
    expect(schoolBesideDegree(line(text))).toEqual([expected]);
  });
  test.each([
    "本科\t湖州大学",
    "BSc / University of Leith\t2010",
    "Gymnasium am Stadtpark",
    "BSc / Boats",
    "Boats / University of Leith",
    "BSc / University of Leith / where the boats lie in the sun of the north and the wind blows from the west",
  ])("none in %p", (text) => {
    expect(schoolBesideDegree(line(text))).toEqual([]);
  });
});
