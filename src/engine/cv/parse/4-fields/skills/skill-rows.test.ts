import { describe, expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../../testing/build-reading.ts";

const JOBS = [heading("Experience"), line("Welder, Corve Ltd"), line("2017 – 2021")];
const read = (...lines: ReturnType<typeof line>[]) =>
  parseResume(buildReading([line("Ottoline Birdsall", { size: 20 }), line("o.birdsall@example.org"), ...JOBS, ...lines])).resume;
const skillsOf = (...lines: ReturnType<typeof line>[]) =>
  (read(...lines).skills ?? []).map(({ name, level, keywords }) => [name, level, keywords?.join(" + ")].filter(Boolean).join(": "));

describe("rows of another section are skills", () => {
  test.each([
    ["Further information", "Computer skills: Excel, tills", "tills"],
    ["Further information", "MS Office, tills", "tills"],
    ["Weitere Angaben", "EDV: Excel, Kassen", "Kassen"],
    ["Otros antecedentes", "Manejo de PC: Excel, correo", "correo"],
    ["Övriga meriter", "Datorvana: Excel, kassor", "kassor"],
    ["Övrigt", "Datorvana\tExcel, kassor", "kassor"],
    ["Інше", "Володіння ПК: Excel, каса", "каса"],
    ["Personal details", "Computer skills\tExcel, tills", "Computer skills: Excel + tills"],
    ["Personal details", "Special skills: welding, knots", "Special skills: welding + knots"],
  ])("under %p: %p", (title, row, skill) => {
    expect(skillsOf(heading(title), line("Nationality: British"), line(row))).toContain(skill);
  });

  test("in the education where they are called so", () => {
    const school = [heading("Education"), line("Ludlow College, BSc Hydrology, 2012 – 2015")];
    expect(skillsOf(...school, bullet("Special skills: welding, knots"))).toEqual(["Special skills: welding + knots"]);
    expect(skillsOf(...school, bullet("Methods: surveys, interviews"))).toEqual([]);
  });

  test("beside and below the languages", () => {
    const languages = heading("Languages");
    expect(skillsOf(languages, line("French\tgood\tExcel\tbasic"), line("German\tbasic\tWord\tgood"))).toEqual([
      "Excel: basic",
      "Word: good",
    ]);
    expect(skillsOf(languages, line("French (good), German (basic)"), line("Excel, Word"))).toEqual(["Excel", "Word"]);
  });

  test("but no dated row, no sentence and no long text that names a program", () => {
    const under = (row: string) => skillsOf(heading("Further information"), line("Nationality: British"), line(row));
    expect(under("Linux user and friend of free software")).toEqual(["Linux user and friend of free software"]);
    expect(under("Excel course, May 2019")).toEqual([]);
    expect(under("Teacher of the evening class on Excel for beginners in Ludlow")).toEqual([]);
  });
});

test("a list of programs under 'Interests' holds skills, one that is a pastime does not", () => {
  const under = (...rows: string[]) => read(heading("Interests"), ...rows.map((row) => bullet(row)));
  expect(under("Excel, Access, Outlook", "C#, PHP, MySQL", "quick, exact").skills?.map(({ name }) => name)).toContain("MySQL");
  expect(skillsOf(heading("Languages"), line("French (good)"), heading("Computer"), line("Excel, Access"), line("Photoshop"))).toEqual([
    "Excel",
    "Access",
    "Photoshop",
  ]);
  expect(under("Linux", "Rowing", "Chess").interests?.map(({ name }) => name)).toEqual(["Linux", "Rowing", "Chess"]);
});

describe("a driving licence among skills", () => {
  const { skills, x } = read(heading("Skills"), bullet("First aid"), bullet("Driving licence B, C"));
  test("is a personal detail", () => {
    expect(x?.drivingLicence).toBe("B, C");
    expect(skills?.map(({ name }) => name)).toEqual(["First aid"]);
  });
  test("stays where it is one thing among others, and a C alone is no class", () => {
    expect(skillsOf(heading("Skills"), bullet("First aid"), bullet("Driving licence and papers for the forklift"))).toEqual([
      "First aid",
      "Driving licence and papers for the forklift",
    ]);
    expect(skillsOf(heading("Skills"), bullet("C"), bullet("Pascal"))).toEqual(["C", "Pascal"]);
  });
});
