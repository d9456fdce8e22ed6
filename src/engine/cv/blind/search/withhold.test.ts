import { describe, expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { blindResume } from "../blind-resume.ts";
import { type BlindProfile, blindProfile } from "../profile.ts";
import { unsureId } from "../unsure-id.ts";
import { withholdDoubts } from "./withhold.ts";

type Person = Omit<Partial<Resume>, "meta"> & { language?: string; confidence?: Record<string, number> };
const FULL = blindProfile("full");

function withheld(
  { language = "en", confidence, basics = {}, ...rest }: Person,
  profile: BlindProfile = FULL,
  released: string[] | "all" = [],
) {
  const meta = { vitae: { language, pages: 1, ocr: false, parser: "test", warnings: [], ...(confidence && { confidence }) } };
  const full: Resume = { basics: { name: "Jane Whitcombe", ...basics }, ...rest, meta };
  const { resume: blind } = blindResume(full, profile, "3F9A1C");
  return withholdDoubts({ full, blind, profile, language }, released);
}
const shown = (person: Person, profile?: BlindProfile) => JSON.stringify({ ...withheld(person, profile).resume, meta: undefined });
const head = (...items: string[]): Person => ({ additional: [{ items }] });

describe("what may say who the candidate is", () => {
  test("is replaced, alone and with nothing around it, and listed with its kind and its place", () => {
    const { resume, unsure, open } = withheld({ basics: { summary: "Engineer who is 34 years old and likes bridges." } });
    expect(resume.basics.summary).toBe("Engineer who is [withheld] and likes bridges.");
    const text = "Engineer who is 34 years old and likes bridges.";
    expect(unsure).toEqual([{ what: "age", section: "Profile", text, id: unsureId({ what: "age", section: "", text }), printed: false }]);
    expect(open).toEqual([]);
  });

  test("is replaced in the language of the CV", () => {
    expect(shown({ ...head("Lindenstraße 8"), language: "de" })).toContain("[zurückgehalten]");
    expect(shown({ ...head("Calle Lirio 8"), language: "es" })).toContain("[omitido]");
  });

  test("leaves one mark where several pieces stand side by side", () => {
    expect(withheld(head("12 somestreet", "3456 Somecity")).resume.additional).toEqual([{ items: ["[withheld]"] }]);
    expect(withheld(head("Leeds, United Kingdom")).resume.additional).toEqual([{ items: ["[withheld]"] }]);
  });

  test("is printed once a recruiter says so, with every passage of the same words and nothing else", () => {
    const person = head("12 somestreet", "555 · 356 · 7936");
    const [street] = withheld(person).unsure;
    const { resume, unsure } = withheld(person, FULL, [street?.id ?? ""]);
    expect(resume.additional).toEqual([{ items: ["12 somestreet", "[withheld]"] }]);
    expect(unsure.map(({ printed }) => printed)).toEqual([true, false]);
    expect(withheld(person, FULL, "all").resume.additional).toEqual([{ items: ["12 somestreet", "555 · 356 · 7936"] }]);
  });

  test("goes everywhere when it is a name, and stays where it is a skill", () => {
    const person: Person = {
      work: [{ position: "Research Intern", summary: "Ovalis Research", highlights: ["Built tools.", "Talks at Ovalis Research days."] }],
      skills: [{ name: "Data", keywords: ["Ovalis Research"] }],
    };
    const { resume } = withheld(person);
    expect(resume.work?.[0]).toMatchObject({ summary: "[withheld]", highlights: ["Built tools.", "Talks at [withheld] days."] });
    expect(resume.skills?.[0]?.keywords).toEqual(["Ovalis Research"]);
  });

  test("leaves the skills, the tools and the tasks of a job as they are", () => {
    const work = [
      {
        name: "Brumelac Ltd",
        position: "Senior Backend Engineer",
        summary: "Payments at scale.",
        highlights: ["Moved 30 services to Kubernetes and Terraform.", "Led Project Bluebird with Siemens NX and SAP."],
      },
    ];
    const skills = [{ name: "Tools", keywords: ["Microsoft SQL Server", "Google Cloud"] }];
    expect(withheld({ work, skills }).unsure).toEqual([]);
    expect(withheld({ work, skills }).resume.work?.[0]?.highlights).toEqual(work[0]?.highlights as string[]);
  });
});

test("nothing can be withheld of a CV whose name is not known: it stays open", () => {
  const { open, unsure } = withheld({ basics: { name: undefined }, ...head("Clerk") });
  expect(open.map(({ what }) => what)).toEqual(["name"]);
  expect(unsure).toEqual([]);
});

test.each<[string, Person, string]>([
  [
    "a name that only the e-mail address tells",
    { basics: { name: "Curriculum", email: "penhale.orla@example.com" }, ...head("Orla Penhale") },
    "Penhale",
  ],
  [
    "a name that only a profile tells",
    { basics: { profiles: [{ username: "orlapenhale" }] }, work: [{ position: "Clerk", summary: "Penhale" }] },
    "Penhale",
  ],
  ["a town in the head, with what stands before it", { ...head("Developer, г. Калуга"), language: "ru" }, "Калуга"],
  ["a town under a heading for contact data", { additional: [{ title: "Contact", items: ["Leeds"] }] }, "Leeds"],
  [
    "a town in no list under a heading for contact data",
    { additional: [{ title: "Contact", items: ["Puerto La Penhale, Edo. Tembrall,"] }] },
    "Penhale,",
  ],
  ["an address under a longer label", { additional: [{ title: "More", items: ["Weekend address: Elm Grove"] }] }, "Elm"],
  [
    "an address under a longer label in Chinese",
    { additional: [{ title: "More", items: ["现工作地址：广东深圳"] }], language: "zh" },
    "深圳",
  ],
  ["a street where the town of a school stands", { education: [{ institution: "Medfield College", location: "12 Lime Grove" }] }, "Lime"],
  ["an age alone in the head", { ...head("Developer, 21 год"), language: "ru" }, "21"],
  ["a birth in words", { basics: { summary: "I was born in spring 1985 near the sea." } }, "1985"],
  ["a birth in Japanese", { basics: { summary: "昭和60年生まれ" }, language: "ja" }, "60"],
  [
    "a birthday among studies",
    { education: [{ institution: "Medfield College", summary: "12.03.1985" }], work: [{ startDate: "2019" }] },
    "1985",
  ],
])("%s is withheld", (_, person, value) => {
  expect(shown(person, blindProfile("initials"))).not.toContain(value);
  expect(shown(person, { name: "reference", withhold: ["photo"] })).toContain(value === "Penhale" ? "" : value);
});

test.each<[string, Person, string]>([
  [
    "a school that was taken for a subject, beside a certificate",
    { education: [{ institution: "Certificate in Web Design", area: "Codeworks Leeds" }] },
    "Codeworks",
  ],
  ["a school in a list with commas", { additional: [{ title: "More", items: ["Senior Lecturer, University A, Leeds"] }] }, "University A"],
  ["a town that no list knows, where no school was found", { education: [{ area: "Biology", location: "Penhalework" }] }, "Penhalework"],
  ["a row of studies that no section took", { additional: [{ title: "More", items: ["1996 Bachelor Penhalework"] }] }, "Penhalework"],
  [
    "a short line in the text of a job without an employer",
    { work: [{ position: "Clerk", summary: "Kept the books.\nTembrall" }] },
    "Tembrall",
  ],
  ["an employer in small letters below such a job", { work: [{ position: "Clerk", summary: "tembrall\nKept the books." }] }, "tembrall"],
  ["a school that was taken for a job title", { work: [{ name: "PCNP", position: "School Board of the District of Penhale" }] }, "Penhale"],
  [
    "names of people in the title of a job without an employer",
    { work: [{ position: "Professor Orla Penhale Tembrall Vey" }] },
    "Tembrall",
  ],
])("%s is withheld where employers and schools are, and only there", (_, person, value) => {
  expect(shown(person)).not.toContain(value);
  expect(shown(person, blindProfile("initials"))).toContain(value);
});

test("the reader's own doubt about an employer makes the other texts of the entry unsure", () => {
  const work = [{ name: "Tembrall Group", position: "Clerk", summary: "Ovalis Research Lab" }];
  expect(shown({ work })).toContain("Ovalis");
  expect(shown({ work, confidence: { "work[0].name": 0.9 } })).toContain("Ovalis");
  expect(shown({ work, confidence: { "work[0].name": 0.1 } })).not.toContain("Ovalis");
});
