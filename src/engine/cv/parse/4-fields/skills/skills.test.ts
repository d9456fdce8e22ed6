import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { toRow } from "../../1-document/row.ts";
import { bullet, type LineLooks, line } from "../../testing/build-reading.ts";
import { parseSkills } from "./skills.ts";

const CONTEXT: Context = { language: "en", body: { size: 10, bold: false, italic: false }, recognized: new Set() };
const read = (...lines: Line[]) =>
  parseSkills(
    lines.map((one) => toRow(one, CONTEXT)),
    CONTEXT,
  ).map(({ name, level, keywords }) => (keywords ? { [name as string]: keywords } : level ? `${name} (${level})` : name));

describe("lists of skills", () => {
  test("end with their last item, whether a comma or a word divides it", () => {
    expect(read(line("Java, C++ and Python"))).toEqual(["Java", "C++", "Python"]);
    expect(read(line("Java, C++, and Python, etc."))).toEqual(["Java", "C++", "Python"]);
    expect(read(line("Docker (swarm and compose), Jenkins e Kubernetes"))).toEqual(["Docker (swarm and compose)", "Jenkins", "Kubernetes"]);
    expect(read(line("Research and development, health and safety"))).toEqual(["Research and development", "health and safety"]);
    expect(read(line("Welding, the planning and control of large building sites"))).toEqual([
      "Welding",
      "the planning and control of large building sites",
    ]);
  });

  test("go on in the next line where this one is full", () => {
    const rows = [
      line("Databases: Oracle, MySQL, PostgreSQL, Redis, Data"),
      line("Pipelines"),
      line("Tools: Git, Docker"),
      line("Languages: Java, C++,"),
      line("Python"),
    ];
    expect(read(...rows)).toEqual([
      { Databases: ["Oracle", "MySQL", "PostgreSQL", "Redis", "Data Pipelines"] },
      { Tools: ["Git", "Docker"] },
      { Languages: ["Java", "C++", "Python"] },
    ]);
  });

  test("have no commas that divide a list item of many words", () => {
    expect(read(bullet("Analysis, construction and integrity of large data bases"), bullet("SQLAlchemy, Alembic"))).toEqual([
      "Analysis, construction and integrity of large data bases",
      "SQLAlchemy",
      "Alembic",
    ]);
  });
});

describe("groups of skills", () => {
  test("stand in two or four cells, whatever one of them holds", () => {
    expect(read(line("System\tLinux"), line("Databases\tOracle, MySQL"), line("Languages\tJava, C++"))).toEqual([
      { System: ["Linux"] },
      { Databases: ["Oracle", "MySQL"] },
      { Languages: ["Java", "C++"] },
    ]);
    expect(read(line("System\tLinux, Unix\tOffice\tExcel, Word"), line("Web\tHTML, CSS\tData\tOracle"))).toEqual([
      { System: ["Linux", "Unix"] },
      { Office: ["Excel", "Word"] },
      { Web: ["HTML", "CSS"] },
      { Data: ["Oracle"] },
    ]);
  });

  test("stand behind a dash where most rows have one", () => {
    expect(read(line("Databases – Oracle, MySQL"), line("Tools – Git, Docker"))).toEqual([
      { Databases: ["Oracle", "MySQL"] },
      { Tools: ["Git", "Docker"] },
    ]);
  });

  test("have a bold list item over lines without one", () => {
    expect(read(bullet("Databases", { bold: true }), line("Oracle"), line("MySQL"), bullet("Tools", { bold: true }), line("Git"))).toEqual([
      { Databases: ["Oracle", "MySQL"] },
      { Tools: ["Git"] },
    ]);
  });

  test("have names in small letters between spaces behind a Chinese label", () => {
    expect(read(line("工具类: npm yarn gulp"))).toEqual([{ 工具类: ["npm", "yarn", "gulp"] }]);
  });
});

test("a long list with a full stop is no sentence, though an item or two are longer", () => {
  const list =
    "Painting (oils, chalk and wax), basics of drawing for old posters, framing, tidiness and care, sewing and mending, upholstery.";
  expect(read(line(list))).toEqual([
    "Painting (oils, chalk and wax)",
    "basics of drawing for old posters",
    "framing",
    "tidiness and care",
    "sewing and mending",
    "upholstery",
  ]);
  const longer =
    "She draws, paints and sews all of the costumes herself, mends them, washes them and irons them for the stage of a town of some size.";
  expect(read(line(longer))).toEqual([longer.slice(0, -1)]);
  const short = "She draws for old posters, paints the large boats, mends nets for the crew, washes up.";
  expect(read(line(short))).toEqual([short.slice(0, -1)]);
});

describe("levels of skills", () => {
  test.each([
    ["Java (5 years)", "Java (5 years)"],
    ["SQL: 4/5", "SQL (4/5)"],
    ["Excel – 80 %", "Excel (80 %)"],
    ["SAP [sehr gut]", "SAP (sehr gut)"],
    ["Python – more than 3 years", "Python (more than 3 years)"],
  ])("are read from %s", (text, expected) => {
    expect(read(line(text))).toEqual([expected]);
  });

  test("stand beside each skill of a row, and its category is no skill", () => {
    expect(read(line("Office\tExcel\t5年以上"), line("Word\t1年未満"), line("Access\t2年以上"))).toEqual([
      "Excel (5年以上)",
      "Word (1年未満)",
      "Access (2年以上)",
    ]);
    expect(read(line("Java\t5 years\tPHP\t1 year"), line("Go\t2 years\tPerl\tself-taught"), line("C\t3 years\tAda\t2 years"))).toEqual([
      "Java (5 years)",
      "PHP (1 year)",
      "Go (2 years)",
      "Perl (self-taught)",
      "C (3 years)",
      "Ada (2 years)",
    ]);
  });
});

describe("sentences", () => {
  test("are skills where the section has nothing else, and text where it has lists", () => {
    const sentences = [line("Plans the shifts of forty people."), line("Speaks before large groups of visitors.")];
    expect(read(...sentences)).toEqual(["Plans the shifts of forty people", "Speaks before large groups of visitors"]);
    expect(read(line("Plans the shifts of forty people."))).toEqual(["Plans the shifts of forty people"]);
    expect(read(...sentences, line("Excel, Word"), line("SAP, DATEV"), line("Outlook, Teams"))).toEqual([
      "Excel",
      "Word",
      "SAP",
      "DATEV",
      "Outlook",
      "Teams",
    ]);
  });
});

test.each<[lines: string[], skills: object[]]>([
  [
    ["Python ●●●●○ SQL ●●○○○"],
    [
      { name: "Python", level: "●●●●○" },
      { name: "SQL", level: "●●○○○" },
    ],
  ],
  [
    ["Excel – very good Payroll – good"],
    [
      { name: "Excel", level: "very good" },
      { name: "Payroll", level: "good" },
    ],
  ],
  [["Excel (very good) Payroll"], [{ name: "Excel", level: "very good" }, { name: "Payroll" }]],
  [["SQL · advanced"], [{ name: "SQL", level: "advanced" }]],
  [["SQL", "(advanced)"], [{ name: "SQL", level: "advanced" }]],
  [["Excel: advanced"], [{ name: "Excel", level: "advanced" }]],
  [["Tools: Figma, Sketch"], [{ name: "Tools", keywords: ["Figma", "Sketch"] }]],
  [["工具类: npm yarn gulp"], [{ name: "工具类", keywords: ["npm", "yarn", "gulp"] }]],
  [
    ["Databases\tPostgreSQL, MySQL", "Languages\tGo, Rust"],
    [
      { name: "Databases", keywords: ["PostgreSQL", "MySQL"] },
      { name: "Languages", keywords: ["Go", "Rust"] },
    ],
  ],
])("the lines %p are skills with their groups and levels", (lines, skills) => {
  const rows = lines.map((text) => toRow(line(text), CONTEXT));
  expect(parseSkills(rows, CONTEXT)).toEqual(skills);
});

test("a bold name before a dash leads its list, however long the list is", () => {
  const text = "Methods - Experience with models of the grid (for ten years, including the use of maps, and of tides), Python, Java, SQL";
  expect(read(line(text, { lead: "Methods" }))).toEqual([
    { Methods: ["Experience with models of the grid (for ten years, including the use of maps, and of tides)", "Python", "Java", "SQL"] },
  ]);
});

describe("a word for a level at the end of a skill", () => {
  test("is its level where most skills have one", () => {
    expect(read(line("Welding advanced"), line("Soldering advanced"), line("Turning"))).toEqual([
      "Welding (advanced)",
      "Soldering (advanced)",
      "Turning",
    ]);
  });

  test("is part of its name where the others have none", () => {
    expect(read(line("Life support advanced"), line("Triage"), line("Wound care"))).toEqual([
      "Life support advanced",
      "Triage",
      "Wound care",
    ]);
    expect(read(line("Life support (advanced)"), line("Triage"), line("Wound care"))).toEqual([
      "Life support (advanced)",
      "Triage",
      "Wound care",
    ]);
  });
});

test("a list item of five parts is a list though one is long, one of four is a skill", () => {
  const long = "planning and control of large building sites";
  expect(read(bullet(`Welding, brazing, soldering, stock, ${long}`))).toEqual(["Welding", "brazing", "soldering", "stock", long]);
  expect(read(bullet(`Welding, brazing, stock, ${long}`))).toEqual([`Welding, brazing, stock, ${long}`]);
});

test("a line over a list heads a group in smaller bold, or in plain type that is much larger than the bold list", () => {
  const list = (looks: LineLooks) => [line("Excel", looks), line("Access", looks)];
  expect(read(line("Office", { size: 9, bold: true }), ...list({ size: 10 }))).toEqual([{ Office: ["Excel", "Access"] }]);
  expect(read(line("Office", { size: 14 }), ...list({ size: 10, bold: true }))).toEqual([{ Office: ["Excel", "Access"] }]);
});

test("a bold name and its list divided by a space are named without it", () => {
  expect(read(line("Tools Figma · Sketch", { lead: "Tools " }), line("Methods Lean · Kaizen", { lead: "Methods " }))).toEqual([
    { Tools: ["Figma", "Sketch"] },
    { Methods: ["Lean", "Kaizen"] },
  ]);
});

test("a separator in a font of its own divides the list behind a bold name", () => {
  const list = line("Tools：Figma、Sketch", { lead: "Tools" });
  const [cell] = list.cells as [Line["cells"][number]];
  const [lead] = cell.runs as [(typeof cell.runs)[number]];
  const parts = ["：", "Figma", "、", "Sketch"].map((text) => ({ ...lead, bold: false, text }));
  expect(read({ ...list, cells: [{ ...cell, runs: [lead, ...parts] }] })).toEqual([{ Tools: ["Figma", "Sketch"] }]);
});

test("a slash divides a list after its label or of four items, and joins the words of one skill", () => {
  expect(read(line("Gauges / micrometer testing"), line("Milling / turning / honing"), line("CNC"))).toEqual([
    "Gauges / micrometer testing",
    "Milling / turning / honing",
    "CNC",
  ]);
  expect(read(line("Java / C++ / Perl / Go"))).toEqual(["Java", "C++", "Perl", "Go"]);
  expect(read(line("Databases: Oracle / MySQL"))).toEqual([{ Databases: ["Oracle", "MySQL"] }]);
  expect(read(line("Web: Vue / React, Sass"))).toEqual([{ Web: ["Vue / React", "Sass"] }]);
});
