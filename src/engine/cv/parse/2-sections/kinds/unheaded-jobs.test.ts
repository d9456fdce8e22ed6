import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import type { SectionKind } from "../../lexicon/headings/section-kind.ts";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, bullet, type LineLooks, line } from "../../testing/build-reading.ts";
import type { Section } from "../section.ts";
import { withUnheadedJobs } from "./unheaded-jobs.ts";

const CONTEXT = { language: "en", body: { size: 10, bold: false, italic: false }, recognized: new Set<number>() };
const section = (kind: SectionKind | "head", ...rows: (string | Line)[]): Section => ({
  kind,
  kinds: kind === "head" ? [] : [kind],
  title: kind,
  lines: rows.map((row) => (typeof row === "string" ? line(row) : row)),
});
/** "profile: I plan … | work: Acme Ltd + …" */
const read = (...sections: Section[]) =>
  withUnheadedJobs(sections, CONTEXT).map(({ kind, lines }) => `${kind}: ${lines.map(({ text }) => text).join(" + ")}`);

const bold: LineLooks = { bold: true };
const apart: LineLooks = { gap: 1 };
const story = "I plan repairs so that nobody has to leave the house while we work.";
const forms = [
  "Company: Corve Works",
  "Position: Fitter",
  "Dates: 2014 – 2018",
  "Company: Harbour Trust",
  "Position: Porter",
  "Dates: 2010 – 2014",
];
const jobs = [
  line("Site Manager, Corve Building Ltd", { ...bold, ...apart }),
  line("2014 – 2018"),
  bullet("Ran three sites."),
  line("Bricklayer, Harbour Homes Ltd", { ...bold, ...apart }),
  line("2010 – 2014"),
];
const tasks = ["Laid bricks.", "Built walls.", "Taught two apprentices."].map((text) => bullet(text));
const texts = jobs.map(({ text }) => text).join(" + ");

describe("jobs without a heading are a section of their own", () => {
  test("behind a profile, with labels or as other CVs have them", () => {
    expect(read(section("profile", story, ...forms))).toEqual([`profile: ${story}`, `work: ${forms.join(" + ")}`]);
    const posts = forms.map((text) => text.replace("Company", "Institution"));
    expect(read(section("profile", story, ...posts))).toEqual([`profile: ${story}`, `work: ${posts.join(" + ")}`]);
    expect(read(section("profile", story, ...jobs))).toEqual([`profile: ${story}`, `work: ${texts}`]);
    expect(read(section("profile", story, "jane@example.com", ...jobs), section("work", "Acme"))).toEqual([
      `profile: ${story} + jane@example.com`,
      `work: ${texts}`,
      "work: Acme",
    ]);
  });

  test("behind a profile of several lines, and among other lines of its form, unless these are many", () => {
    const long = [story, "I build walls.", "I lay bricks.", "I mend roofs.", "I keep the books.", "I teach."];
    expect(read(section("profile", ...long, ...forms))).toEqual([`profile: ${long.join(" + ")}`, `work: ${forms.join(" + ")}`]);
    const [company, position, dates] = forms as [string, string, string];
    const form = (...others: string[]) => [dates, ...others, company, position];
    expect(read(section("profile", story, ...form("Leeds")))).toEqual([`profile: ${story}`, `work: ${form("Leeds").join(" + ")}`]);
    expect(read(section("profile", story, ...form("Leeds", "Full time")))).toHaveLength(1);
  });

  test("behind schools and skills, where no section is work by its title", () => {
    const school = ["BSc Physics, University of Leith", "2006 – 2010"];
    expect(read(section("education", ...school, ...jobs))).toEqual([`education: ${school.join(" + ")}`, `work: ${texts}`]);
    expect(read(section("skills", "Masonry", "Tiling", ...forms))).toEqual(["skills: Masonry + Tiling", `work: ${forms.join(" + ")}`]);
    expect(read(section("education", ...school, ...jobs), section("work", "Acme"))).toHaveLength(2);
  });
});

describe("a section stays whole", () => {
  test.each<[string, Section]>([
    ["with one job", section("profile", story, ...jobs.slice(0, 3))],
    ["that is nothing but jobs", section("profile", ...jobs)],
    ["with a school behind the jobs", section("education", "Diploma", ...jobs, "BSc Physics, University of Leith", "2006 – 2010")],
    ["with something else behind the jobs that has a period", section("profile", story, ...jobs, ...tasks, "Sailing", "2003 – 2005")],
    [
      "with a school a few lines behind the jobs",
      section("profile", story, ...jobs, ...tasks, "BSc Physics, University of Leith", "2006 – 2010"),
    ],
    ["of projects", section("projects", "Boat yard", ...jobs)],
    ["that the agency has taught", { ...section("profile", story, ...jobs), taught: true }],
    ["with labels that name no employer", section("profile", story, ...forms.filter((text) => !text.startsWith("Company")))],
    ["with labels that name no position", section("profile", story, ...forms.filter((text) => !text.startsWith("Position")))],
    ["with labels that name no period", section("profile", story, "Company: Corve Works", "Position: Fitter", "Dates: on request")],
  ])("%s", (_, whole) => {
    expect(read(whole)).toHaveLength(1);
  });
});

describe("a CV without headings and gaps", () => {
  const contact = ["Jane Doe", "12 Wharf Lane, Leeds LS1 4AB", "jane.doe@example.com", "Curriculum Vitae"];
  const periods = ["Sep 2019 - Jul 2021", "Apr 2016 - Aug 2019", "Feb 2014 - Feb 2016"];
  const jobs = ["Technician, Corve Works", "Fitter, Teme Mill", "Trainee, Clun Forge"];
  const parse = (...texts: string[]) =>
    parseResume(buildReading([...contact, ...texts].map((text, at) => line(text, { size: at === 0 ? 18 : 10 })))).resume.work ?? [];
  const stacked = periods.flatMap((period, at) => [period, jobs[at] as string]);

  test("has its jobs where periods lead them, each over its job or beside it", () => {
    const expected = ["Corve Works 2019-09", "Teme Mill 2016-04", "Clun Forge 2014-02"];
    const named = (texts: string[]) => parse(...texts).map(({ name, startDate }) => `${name} ${startDate}`);
    expect(named(stacked)).toEqual(expected);
    expect(named(periods.map((period, at) => `${period}\t${jobs[at]}`))).toEqual(expected);
  });

  test("has its jobs where the periods stand below them", () => {
    const named = parse(...periods.flatMap((period, at) => [jobs[at] as string, period])).map(
      ({ name, startDate }) => `${name} ${startDate}`,
    );
    expect(named).toEqual(["Corve Works 2019-09", "Teme Mill 2016-04", "Clun Forge 2014-02"]);
  });

  test("has none where two periods lead their rows: where a job begins is not known then", () => {
    expect(parse(...stacked.slice(0, 4))).toEqual([]);
  });
});
