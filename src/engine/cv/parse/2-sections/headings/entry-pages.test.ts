import { expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { dominantStyle } from "../../1-document/line-style.ts";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, bullet, line } from "../../testing/build-reading.ts";
import { resolveKinds } from "../kinds/resolve-kinds.ts";
import { splitSections } from "../split-sections.ts";

/** Lines of one page. */
const page = (number: number, ...lines: Line[]): Line[] =>
  lines.map((each) => ({ ...each, physicalLines: [{ text: each.text, box: { page: number, x: 50, y: 50, width: 200, height: 10 } }] }));
const title = (text: string) => line(text, { size: 26, bold: true, gap: 1 });
const inner = (text: string) => line(text, { size: 12, bold: true, gap: 1 });

/** "work = first line | last line" for each section below the head. */
function sectionsOf(...pages: Line[][]): string[] {
  const lines = pages.flat();
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  return resolveKinds(splitSections(lines, context), context)
    .slice(1)
    .map(({ kind, title: text, lines: own }) => `${kind}: ${[text, own[0]?.text, own.at(-1)?.text].filter(Boolean).join(" … ")}`);
}
const cover = page(1, line("Jane Doe", { size: 40, bold: true }), line("jane.doe@example.com"));
const about = page(
  2,
  title("About me"),
  line("I plan repairs so that nobody has to leave the house while we work."),
  inner("Education"),
  line("BSc Physics, University of Leith"),
);
const job = (number: number, period: string, employer: string, post: string, task: string) =>
  page(
    number,
    line(period, { bold: true }),
    title(employer),
    line(post, { size: 14 }),
    inner("Context"),
    line("A yard with nine halls."),
    inner("Tools"),
    line("SAP"),
    bullet(task),
  );
const skills = (number: number) => page(number, title("Skills"), line("Excel, SAP, SQL"));
const [first, second] = [
  job(3, "2016 – 2021", "Harbour and Sons", "Site Manager, Leeds", "Ran three sites."),
  job(4, "2010 – 2016", "Corve", "Bricklayer, Hull", "Built walls."),
];

test("the pages of a portfolio, each with the title and the period of a job, are one section of work; smaller titles on them head its text", () => {
  expect(sectionsOf(cover, about, first, second, skills(5))).toEqual([
    "profile: About me … I plan repairs so that nobody has to leave the house while we work. … I plan repairs so that nobody has to leave the house while we work.",
    "education: Education … BSc Physics, University of Leith … BSc Physics, University of Leith",
    "work: 2016 – 2021 … Built walls.",
    "skills: Skills … Excel, SAP, SQL … Excel, SAP, SQL",
  ]);
});

test("one page alone may be a section with its years, and pages without a post or an employer are no jobs", () => {
  expect(sectionsOf(cover, about, first, skills(4)).join()).toContain("Harbour and Sons");
  const reign = (number: number, period: string, name: string) =>
    page(number, line(period, { bold: true }), title(name), line("Blue and green glass."));
  const sections = sectionsOf(cover, about, reign(3, "2016 – 2021", "Northern seas"), reign(4, "2010 – 2016", "Southern seas"), skills(5));
  expect(sections.join()).toContain("Southern seas … Blue and green glass.");
});

const project = (number: number, count: string, name: string, period: string) =>
  page(
    number,
    line(count, { bold: true, color: "#aa3300" }),
    title(name),
    line("Signs for a museum in a mill."),
    line(`Art director\t${period}`),
    inner("TOOLS"),
    line("InDesign"),
    inner("RESULT"),
    line("Nine thousand visitors in the first year."),
  );
const book = [project(3, "PROJECT 01", "Mill Museum", "2021 – 2022"), project(4, "PROJECT 02", "Herb Book", "2018 – 2019")];

test("a Word file has no pages: each title in the print of the section titles begins one", () => {
  const told = (employer: string, post: string, task: string) => [title(employer), line(post), inner("What I did"), bullet(task)];
  const word = [
    line("Jane Doe", { size: 40, bold: true }),
    title("About me"),
    line("I plan repairs so that nobody has to leave the house while we work."),
    ...told("Harbour and Sons", "Site Manager | Leeds | 2016 – 2021", "Ran three sites."),
    ...told("Corve Works", "Foreman | Ludlow | 2010 – 2016", "Led twelve fitters."),
    title("Skills"),
    line("Excel, SAP, SQL"),
  ];
  expect(sectionsOf(word)).toEqual([
    "profile: About me … I plan repairs so that nobody has to leave the house while we work. … I plan repairs so that nobody has to leave the house while we work.",
    "work: Harbour and Sons … Led twelve fitters.",
    "skills: Skills … Excel, SAP, SQL … Excel, SAP, SQL",
  ]);
});

test("a title with a word of a section begins one in a Word file, though jobs with their periods follow it", () => {
  const word = [
    line("Jane Doe", { size: 40, bold: true }),
    title("Skills"),
    line("Excel, SAP, SQL"),
    title("Shipyard and research experience"),
    line("Harbour and Sons, Leeds\t2016 – 2021"),
    line("Site Manager"),
    title("Service"),
    line("Treasurer, Corve Sailing Ltd (2014 – 2016)"),
  ];
  expect(sectionsOf(word)).toEqual([
    "skills: Skills … Excel, SAP, SQL … Excel, SAP, SQL",
    "work: Shipyard and research experience … Harbour and Sons, Leeds\t2016 – 2021 … Site Manager",
    "volunteer: Service … Treasurer, Corve Sailing Ltd (2014 – 2016) … Treasurer, Corve Sailing Ltd (2014 – 2016)",
  ]);
});

test("pages that count the projects hold one each, named by the larger title below", () => {
  const lines = [cover, about, ...book, skills(5)].flat();
  const { projects } = parseResume({ ...buildReading([]), lines: lines.map((each, id) => ({ ...each, id })) }).resume;
  expect(projects?.map(({ name, startDate, endDate }) => [name, startDate, endDate])).toEqual([
    ["Mill Museum", "2021", "2022"],
    ["Herb Book", "2018", "2019"],
  ]);
  expect(projects?.[0]?.description).toContain("Nine thousand visitors");
  expect(sectionsOf(cover, about, book[0] as Line[], skills(4)).join()).not.toContain("projects: PROJECT 01");
});
