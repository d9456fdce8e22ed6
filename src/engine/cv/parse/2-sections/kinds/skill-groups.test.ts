import { expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, type LineLooks, line } from "../../testing/build-reading.ts";
import type { Section } from "../section.ts";
import { withSkillGroups } from "./skill-groups.ts";

const CONTEXT: Context = { language: "en", body: { size: 10, bold: false, italic: false }, recognized: new Set() };

const HEAD = [line("Ottoline Birdsall", { size: 20 }), heading("Experience"), line("Welder, Corve Ltd"), line("2017 – 2021")];
const EDUCATION = [heading("Education"), line("Ludlow College, 2016")];
const group = (title: string, ...texts: string[]): Line[] => [line(title, { bold: true, gap: 0.8 }), ...texts.map((text) => line(text))];
const inNextColumn = (...lines: Line[]) => lines.map((each) => ({ ...each, flow: 1 }));
const read = (...lines: Line[]) => {
  const { skills = [], languages = [] } = parseResume(buildReading([...HEAD, ...lines])).resume;
  return {
    skills: skills.map(({ name, keywords = [] }) => [name, ...keywords].join(" + ")),
    languages: languages.map(({ language }) => language),
  };
};

test("titles in other print below an empty title of skills are groups of them, though no list knows their titles", () => {
  const groups = [
    ...group("System design", "Pumps, Gates"),
    ...group("Languages & frameworks", "Rust, Go"),
    ...inNextColumn(...group("Working together", "Reviews"), ...group("Data", "Oracle, Redis, SQLite")),
  ];
  expect(read(heading("Skills"), ...groups, ...EDUCATION.map((each) => ({ ...each, flow: 2 })))).toEqual({
    skills: [
      "System design + Pumps + Gates",
      "Languages & frameworks + Rust + Go",
      "Working together + Reviews",
      "Data + Oracle + Redis + SQLite",
    ],
    languages: [],
  });
});

test("such a title of one item, or of items in a row, is no section of its own beside the groups", () => {
  const title = (text: string) => line(text, { size: 9, bold: true, gap: 1.8, heading: 3 });
  const small = (name: string, text: string) => [line(name, { size: 8, bold: true, gap: 1.2 }), line(text, { size: 7 })];
  const groups = [
    ...small("Languages", "Rust\tGo\tSQL"),
    ...small("Backend", "REST API"),
    ...small("Automation", "Make\tBazel"),
    ...small("Tools", "Git\tVim"),
  ];
  expect(read(title("SKILLS"), ...groups, title("EDUCATION"), line("Ludlow College, 2016"))).toEqual({
    skills: ["Languages + Rust + Go + SQL", "Backend + REST API", "Automation + Make + Bazel", "Tools + Git + Vim"],
    languages: [],
  });
});

test("spoken languages under such a title are none", () => {
  const groups = [...group("System design", "Pumps, Gates"), ...group("Languages", "German (C1), French (B1)")];
  expect(read(heading("Skills"), ...groups, ...EDUCATION)).toEqual({
    skills: ["System design + Pumps + Gates"],
    languages: ["German", "French"],
  });
});

test("a group needs neither a known title nor several items, and ends where a title is set like that of the skills", () => {
  const section = (title: string, kind: Section["kind"], text: string | undefined, size: number): Section => ({
    kind,
    kinds: [],
    title,
    heading: line(title, { size, bold: true }),
    lines: text ? [line(text)] : [],
  });
  const kindsOf = (...sections: Section[]) => withSkillGroups(sections, CONTEXT).map(({ kind }) => kind);
  const work = section("Experience", "work", "Welder, Corve Ltd", 14);
  const groups = [section("Backend", "other", "REST", 10), section("Languages", "languages", "Rust", 10)];
  const other = section("Zelbano", "other", "Gates", 14);

  expect(kindsOf(work, section("Skills", "skills", undefined, 14), ...groups, other)).toEqual([
    "work",
    "skills",
    "skills",
    "skills",
    "other",
  ]);
  const interests = section("Interests", "interests", "Chess", 10);
  expect(kindsOf(work, section("Skills", "skills", undefined, 14), ...groups, interests, other).at(-2)).toBe("interests");
  expect(kindsOf(work, section("Skills", "skills", "Pumps", 14), ...groups, other)).toEqual([
    "work",
    "skills",
    "other",
    "languages",
    "other",
  ]);
  expect(kindsOf(work, section("Skills", "skills", undefined, 14), ...groups.slice(1), other)).toEqual([
    "work",
    "skills",
    "languages",
    "other",
  ]);
});

test("their titles may differ from that of the skills in colour, weight or place alone", () => {
  const section = (title: string, kind: Section["kind"], looks: LineLooks, ...texts: string[]): Section => ({
    kind,
    kinds: [],
    title,
    heading: line(title, looks),
    lines: texts.map((text) => line(text)),
  });
  const own: LineLooks = { size: 14, bold: true, color: "#003366" };
  const kindsOf = (looks: LineLooks) =>
    withSkillGroups(
      [
        section("Experience", "work", own, "Welder, Corve Ltd"),
        section("Skills", "skills", own),
        section("Backend", "other", { ...own, ...looks }, "REST"),
        section("Languages", "languages", { ...own, ...looks }, "Rust"),
        section("Zelbano", "other", own, "Gates"),
      ],
      CONTEXT,
    ).map(({ kind }) => kind);
  const groups: Section["kind"][] = ["work", "skills", "skills", "skills", "other"];
  for (const looks of [{ color: "#990000" }, { bold: false }, { size: 12 }, { place: "sidebar" as const }])
    expect(kindsOf(looks)).toEqual(groups);
  expect(kindsOf({})).toEqual(["work", "skills", "other", "languages", "other"]);
});
