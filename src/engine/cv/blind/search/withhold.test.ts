import { describe, expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { type BlindProfile, blindProfile } from "../../options/blind-profile.ts";
import { blinded } from "../testing/blinded.ts";
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
  const { resume: blind } = blinded(full, profile);
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
    const person = head("12 somestreet", "55 · 53 · 56 · 79 · 36");
    const [street] = withheld(person).unsure;
    const { resume, unsure } = withheld(person, FULL, [street?.id ?? ""]);
    expect(resume.additional).toEqual([{ items: ["12 somestreet", "[withheld]"] }]);
    expect(unsure.map(({ printed }) => printed)).toEqual([true, false]);
    expect(withheld(person, FULL, "all").resume.additional).toEqual([{ items: ["12 somestreet", "55 · 53 · 56 · 79 · 36"] }]);
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
  ["an address behind a sentence", { basics: { summary: "Engineer of bridges. 12 Lime Grove, Leeds LS1 4AB" } }, "Lime"],
  ["an address among tasks", { work: [{ name: "Brumelac", position: "Clerk", highlights: ["Calle Lirio 5, 41007 Sevilla"] }] }, "Lirio"],
  [
    "an address in no words of a street",
    { work: [{ name: "Brumelac", position: "Clerk", highlights: ["Kept books. Hinterkogel 5, 70180 Stuttgart"] }] },
    "Hinterkogel",
  ],
  [
    "a street in a line, and its town in the next",
    { work: [{ name: "Brumelac", position: "Clerk", highlights: ["Kept books.", "Am Alten Anger 3", "14467 Potsdam"] }] },
    "Anger",
  ],
  ["a postal code like a year in the head", { ...head("2000 Neuchâtel"), language: "fr" }, "2000"],
  ["a postal code among tools", { skills: [{ name: "Tools", keywords: ["Docker", "70180 Stuttgart"] }] }, "70180"],
  [
    "a street without its number beside a postal code",
    { publications: [{ name: "Moss", summary: "rue des Lilas, 75011 Paris" }] },
    "Lilas",
  ],
  ["a street without its number, alone in a line", { work: [{ name: "Brumelac", position: "Filderstraße" }] }, "Filder"],
  ["a street without its number before its town", { ...head("Via dei Tigli, Milano"), language: "it" }, "Tigli"],
  [
    "a street whose number stands elsewhere",
    { additional: [{ items: ["Hinterkogel 13/2"] }], education: [{ institution: "Medfield College", location: "Hinterkogel" }] },
    "Hinterkogel",
  ],
  [
    "the town of the address in a section of no kind, where no job and no school is there",
    { basics: { location: { city: "Tembrall" } }, additional: [{ title: "More", items: ["Lives in Tembrall"] }] },
    "Tembrall",
  ],
  [
    "a residence in a sentence, in a town of no list",
    { basics: { summary: "Engineer based in Puerto Tembrall who builds bridges." } },
    "Tembrall",
  ],
  ["a residence in German", { additional: [{ title: "Mehr", items: ["Wohnhaft in Tembrall, verheiratet"] }], language: "de" }, "Tembrall"],
  [
    "a place alone in a section of no kind, where no town of the candidate was found",
    { additional: [{ title: "More", items: ["Leeds, United Kingdom"] }] },
    "Leeds",
  ],
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
    "a school behind its degree, in one run of capitals",
    { additional: [{ title: "More", items: ["2012 Bachelor University of Tembrall"] }] },
    "Tembrall",
  ],
  [
    "a school with small words in its name",
    { work: [{ name: "Brumelac", position: "Clerk", highlights: ["Taught at Lycée hôtelier de Tembrall for a year."] }] },
    "Tembrall",
  ],
  ["a school behind a subject", { education: [{ institution: "Medfield College", area: "Physics, University of Tembrall" }] }, "Tembrall"],
  [
    "a school below its degree among tasks",
    { work: [{ name: "Brumelac", position: "Clerk", highlights: ["Kept books.", "Bachelor of Arts", "Tembrall, 2009 - 2012"] }] },
    "Tembrall",
  ],
  [
    "an employer behind a title among studies",
    { education: [{ institution: "Medfield College", area: "Physics", highlights: ["Test Engineer, Tembrall plc"] }] },
    "Tembrall",
  ],
  [
    "an employer behind a preposition among studies",
    { education: [{ institution: "Medfield College", area: "Physics", summary: "Thesis on moss (bei Tembrall)" }] },
    "Tembrall",
  ],
  [
    "an employer below a title among studies",
    { education: [{ institution: "Medfield College", area: "Physics", highlights: ["Thesis on moss", "Test Engineer", "Tembrall"] }] },
    "Tembrall",
  ],
  [
    "an employer below a title with a period in a section of no kind",
    { additional: [{ title: "More", items: ["Test Engineer", "Tembrall 2019 - 2021"] }] },
    "Tembrall",
  ],
  [
    "names of people in the title of a job without an employer",
    { work: [{ position: "Professor Orla Penhale Tembrall Vey" }] },
    "Tembrall",
  ],
])("%s is withheld where employers and schools are, and only there", (_, person, value) => {
  expect(shown(person)).not.toContain(value);
  expect(shown(person, blindProfile("initials"))).toContain(value);
});

test.each([
  ["uk", "вул. Липова, 22, кв. 5, Київ, 01001", "Липова"],
  ["cs", "Lipová 12, 110 00 Praha 1", "Lipová"],
  ["da", "Lindevej 12, 2. th., 1620 København V", "Lindevej"],
  ["nl", "Grote Linde 4, 2011 RD Haarlem", "Linde"],
  ["fr", "Rue du Tilleul 5, 2000 Neuchâtel", "Tilleul"],
  ["en", "2010 Linden Road, Leeds", "Linden"],
  ["en", "#12, 3rd Cross, Lindenagar, Bengaluru – 560038", "Lindenagar"],
  ["en", "H.No. 5-6-78, Linden Hills, Hyderabad", "Linden"],
  ["en", "P.O. Box 1234, Nairobi", "1234"],
  ["es", "Carrera 7 # 12-34, Bogotá", "12-34"],
  ["vi", "123 Nguyễn Bồ Đề, Quận 1, TP. Hồ Chí Minh", "Bồ Đề"],
  ["zh", "北京市海淀区椴树大街27号", "椴树"],
  ["ja", "東京都新宿区菩提樹2-8-1", "菩提樹"],
  ["ko", "서울특별시 강남구 보리수로 123", "보리수로"],
])("an address is withheld as it is written in %s, among tasks and behind a sentence: %s", (language, address, street) => {
  const work = [{ name: "Brumelac", position: "X", highlights: ["Built.", address] }];
  expect(shown({ language, work }, blindProfile("initials"))).not.toContain(street);
  expect(shown({ language, basics: { summary: `Builds bridges. ${address}` } }, blindProfile("initials"))).not.toContain(street);
});

test("what doctors are residents in, and what software is based in, is a trade and no town", () => {
  const summary = "Resident in Surgery. Services based in Kubernetes.";
  const { resume } = withheld({
    basics: { label: "Chief Resident in Internal Medicine", summary },
    work: [{ name: "Brumelac", position: "Resident, Internal Medicine", highlights: ["Assisted in surgery."] }],
    skills: [{ name: "Tools", keywords: ["Kubernetes"] }],
  });
  expect(resume.basics).toMatchObject({ label: "Chief Resident in Internal Medicine", summary });
  expect(shown({ basics: { summary: "Nurse based in Leeds." }, work: [{ name: "Brumelac", position: "Nurse Leeds" }] })).not.toContain(
    "based in Leeds",
  );
});

test.each([
  ["de", "Ich lebe in Tembrall."],
  ["fr", "J’habite à Tembrall."],
  ["it", "Abito a Tembrall."],
  ["es", "Vivo en Tembrall."],
  ["pt", "Vivo em Tembrall."],
  ["nl", "Woonachtig te Tembrall."],
  ["pl", "Mieszkam w Tembrall."],
  ["sv", "Bor i Tembrall."],
  ["da", "Bosat i Tembrall."],
])("who says in %s where she lives has the town withheld", (language, summary) => {
  expect(shown({ language, basics: { summary } }, blindProfile("initials"))).not.toContain("Tembrall");
});

test("the place where somebody lives ends with its sentence", () => {
  const told = (place: string) => withheld({ basics: { summary: `Nurse based in ${place}. Fluent in German.` } }).resume.basics.summary;
  for (const place of ["Leeds", "Ulm", "St. Tembrall upon Penhale", "Puerto Tembrall, Penhale"])
    expect(told(place)).toBe("Nurse based in [withheld]. Fluent in German.");
  expect(told("Tembrall, D.C")).toBe("Nurse based in [withheld] Fluent in German.");
});

test("numbers of people, chips and shares in Japanese are no addresses", () => {
  const work = [{ name: "Brumelac", position: "X", highlights: ["従業員数120人", "68000アセンブラ", "プロジェクト概要（全4名）"] }];
  expect(withheld({ language: "ja", work }, blindProfile("initials")).resume.work?.[0]?.highlights).toEqual(
    work[0]?.highlights as string[],
  );
});

test("towns of jobs, tasks with numbers, honours, and streets that are something else stay", () => {
  const work = [
    { name: "Brumelac Ltd", position: "Clerk", location: "Leeds", highlights: ["Led 12 house projects, Leeds.", "Level 3 Support"] },
  ];
  const education = [{ institution: "Medfield College", area: "Physics", highlights: ["Graduated with Honors."] }];
  const additional = [{ title: "More", items: ["Moved to Leeds", "Wall of fame"] }];
  const skills = [{ name: "Tools", keywords: ["Penny Lane", "Java 8, Spring 5"] }];
  const { resume } = withheld({ basics: { location: { city: "Leeds" } }, work, education, additional, skills });
  expect(resume.work?.[0]?.highlights).toEqual(work[0]?.highlights as string[]);
  expect(resume.education?.[0]?.highlights).toEqual(education[0]?.highlights as string[]);
  expect([resume.additional, resume.skills]).toEqual([additional, skills]);
});

test("the reader's own doubt about an employer makes the other texts of the entry unsure", () => {
  const work = [{ name: "Tembrall Group", position: "Clerk", summary: "Monthly Reports Ovalis" }];
  expect(shown({ work })).toContain("Ovalis");
  expect(shown({ work, confidence: { "work[0].name": 0.9 } })).toContain("Ovalis");
  expect(shown({ work, confidence: { "work[0].name": 0.1 } })).not.toContain("Ovalis");
});

test("an e-mail address in words is withheld with the words that it begins and ends in, and no others", () => {
  const { resume } = withheld({ basics: { summary: "Write to (jw.kean at example dot com) until Friday, and not later." } });
  expect(resume.basics.summary).toBe("Write to [withheld] until Friday, and not later.");
});
