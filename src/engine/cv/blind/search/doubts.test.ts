import { expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { type BlindProfile, blindProfile } from "../../options/blind-profile.ts";
import { doubtsIn } from "../testing/blinded.ts";
import { passagesOf } from "./passages.ts";

type Person = Omit<Partial<Resume>, "meta"> & { language?: string };
const FULL = blindProfile("full");

function doubtsOf({ language = "en", basics = {}, ...rest }: Person, profile: BlindProfile = blindProfile("initials")) {
  const meta = { vitae: { language, pages: 1, ocr: false, parser: "test", warnings: [] } };
  const full: Resume = { basics: { name: "Jane Whitcombe", ...basics }, ...rest, meta };
  return doubtsIn(full, profile);
}
const kindsOf = (person: Person, profile?: BlindProfile) => doubtsOf(person, profile).map(({ what }) => what);
/** What stands above the first heading. */
const head = (...items: string[]): Person => ({ additional: [{ items }] });
const CAREER = { work: [{ name: "Brumelac Ltd", position: "Engineer", startDate: "2019", endDate: "2023" }] };

test("a CV of which everything was found has no doubts, whatever the profile", () => {
  const person: Person = {
    basics: {
      label: "Senior Backend Engineer",
      email: "jane@example.com",
      phone: "+44 20 7946 0958",
      location: { address: "14 Harbour Terrace", postalCode: "BS1 5TY", city: "Bristol" },
      summary: "Backend engineer with eleven years of experience with payments in Go and Java at scale, for 1,400,000 users.",
    },
    work: [
      {
        name: "Brumelac Payments Ltd",
        position: "Senior Backend Engineer",
        location: "Bristol",
        startDate: "2018",
        highlights: ["Moved 30 services to Kubernetes.", "Led a team of 12 at three sites, 2014-2018.", "Passed ISO 27001 in 2019."],
      },
    ],
    education: [{ institution: "University of Bristol", studyType: "BSc (Hons)", area: "Computer Science", startDate: "2011" }],
    skills: [{ name: "Data", keywords: ["Microsoft SQL Server", "Google Cloud", "Redis"] }],
    certificates: [{ name: "Project Management", issuer: "Association for Project Management", date: "2020" }],
    languages: [{ language: "French", fluency: "B1" }],
    x: { noticePeriod: "3 months", drivingLicence: "B" },
    additional: [{ title: "Memberships", items: ["Member since 2015, 120 hours of voluntary work"] }],
  };
  expect(doubtsOf(person)).toEqual([]);
  expect(doubtsOf(person, FULL)).toEqual([]);
});

test("a name that was not found, or is none, is a doubt, and so is a name where CVs print it", () => {
  expect(doubtsOf({ basics: { name: undefined } })).toEqual([
    { what: "name", section: "", text: "No name was found in this CV, so its text could not be searched for it." },
  ]);
  expect(kindsOf({ basics: { name: "Data Analyst Resume Sample" } })).toEqual(["name"]);
  expect(doubtsOf({ basics: { name: undefined }, ...head("Jane Whitcombe") })).toEqual([
    { what: "name", section: "Additional 1", text: "Jane Whitcombe" },
  ]);
  expect(kindsOf({ basics: { name: undefined, summary: "Jane Whitcombe is a developer of engines." } })).toEqual(["name"]);
  expect(kindsOf({ basics: { name: "Jane Whitcombe", summary: "Jane Whitcombe Carvajal, engineer." } })).toEqual(["name"]);
  expect(kindsOf({ additional: [{ title: "Letter", items: ["We know Ms Penhale as an engineer."] }] })).toEqual(["name"]);
});

test.each(["|", "•", "·", "\t", ";", "✦"])("an address under a label is a doubt in any part of a line that is divided by %p", (divider) => {
  const summary = `Thesis on algae ${divider} Address: Rue Jeanne Tourneil`;
  expect(kindsOf({ education: [{ area: "Biology", summary }] })).toEqual(["address"]);
});

test("the words of a trade are no name", () => {
  for (const label of ["Business Intelligence Specialist", "Digital Marketing", "Full Stack"])
    expect({ label, doubts: kindsOf({ basics: { label, summary: "Years of digital marketing, full stack." } }) }).toEqual({
      label,
      doubts: [],
    });
});

test.each([
  ["a number with unusual signs", head("55 · 53 · 56 · 79 · 36"), "telephone number"],
  ["a number below its label", { basics: { summary: "PHONE\n123 456 789" } }, "telephone number"],
  ["an address in words", { basics: { summary: "Write to jane at example dot com" } }, "e-mail address"],
  ["a handle", { work: [{ position: "Dev", highlights: ["Follow @whitsparrow for news"] }] }, "web address"],
  ["a street and a number", head("Lindenstraße 8"), "address"],
  ["a street that no list knows", head("Hintertupfing 13/2"), "address"],
  ["a number and a street", head("12 somestreet"), "address"],
  ["an address under a label", { education: [{ area: "Biology", summary: "Address: Rue Jeanne Tourneil" }] }, "address"],
  ["a code and a town", head("3456 Somecity"), "postal code"],
  ["a code with a shape of its own", { additional: [{ title: "Notes", items: ["Park Royal, NW10 7RR"] }] }, "postal code"],
  ["the town of the address", { basics: { location: { city: "Bristol" } }, ...head("Bristol, mobile") }, "town"],
  ["the town of the address in the profile", { basics: { location: { city: "Bristol" }, summary: "Engineer near Bristol" } }, "town"],
  ["a day long before the career", { ...CAREER, additional: [{ title: "Personal", items: ["Leeds, 12 March 1985"] }] }, "date of birth"],
  ["an age", { basics: { summary: "I am 34 years old and an engineer." } }, "age"],
  ["an age in French", { basics: { summary: "J’ai 34 ans et je cherche un poste." } }, "age"],
  ["a marital status", { additional: [{ title: "Other", items: ["married, 2 children"] }] }, "marital status"],
  ["a nationality", { additional: [{ title: "Other", items: ["Polish passport"] }] }, "nationality"],
  ["pronouns", head("Engineer (she/her)"), "gender"],
] as [string, Person, string][])("%s is a doubt", (_, person, what) => {
  expect(kindsOf(person)).toContain(what);
});

test("experience, dates of jobs and ordinary numbers are no doubts", () => {
  expect(doubtsOf({ basics: { summary: "Platform leader with 12 years building distributed systems." } })).toEqual([]);
  const summary = "12 years of experience since 03/2011. 10 años de experiencia. Budget of 1 200 000 EUR. Version 3.11, 24 / 7.";
  expect(doubtsOf({ ...CAREER, basics: { summary } })).toEqual([]);
  expect(doubtsOf({ ...CAREER, additional: [{ title: "Courses", items: ["First aid, 12.03.2021", "Python 3"] }] })).toEqual([]);
});

test.each([
  ["a firm by its legal form", { additional: [{ title: "More", items: ["Developer | Ovalis Industries S.A.S."] }] }, "employer"],
  ["a school by its kind", { additional: [{ title: "More", items: ["2018 - 2019 Lycée Agricole Le Fresne"] }] }, "institution"],
  ["a school in a script without capitals", { additional: [{ title: "More", items: ["学校：湖南湘潭大学"] }] }, "institution"],
  ["where somebody worked", { additional: [{ title: "More", items: ["Volunteer mentor at DataKind"] }] }, "employer"],
  ["a firm below a job without one", { work: [{ position: "Research Intern", summary: "Ovalis Research" }] }, "employer"],
  ["a firm in the title of a job without one", { work: [{ position: "Brewer, Brumelac" }] }, "employer"],
  ["a firm where the town stands", { work: [{ name: "Ovalis", position: "Trainer", location: "Taming Systems GmbH" }] }, "employer"],
  ["a school below studies without one", { education: [{ area: "Biology", summary: "Medfield College" }] }, "institution"],
  [
    "a sentence that was taken for the employer",
    {
      work: [{ name: "Two hours a week with groups", position: "Teacher", summary: "Casa Aberta" }],
    },
    "employer",
  ],
  [
    "an employer by one word",
    { ...CAREER, work: [{ name: "Tidewater Payments Ltd", position: "Dev" }], basics: { summary: "Built Tidewater’s ledger." } },
    "employer",
  ],
  [
    "an employer by its letters",
    { work: [{ name: "Northgate Ocean Wind Ltd", position: "Dev", summary: "The NOW programme" }] },
    "employer",
  ],
  ["the head of a job in a text", { basics: { summary: "Test Engineer, Brumelac, Leeds (Mar 2021 - Present)" } }, "employer"],
  [
    "an employer in another case",
    { language: "pl", work: [{ name: "Brumelac", position: "Dev", startDate: "2020" }], basics: { summary: "Praca w Brumelacu" } },
    "employer",
  ],
] as [string, Person, string][])("%s is a doubt where employers and schools are redacted, and only there", (_, person, what) => {
  expect(kindsOf(person, FULL)).toContain(what);
  expect(kindsOf(person)).toEqual([]);
});

test("a referee whom the profile does not withhold is a doubt where employers are redacted, and only there", () => {
  const person: Person = { references: [{ name: "Harriet Penhale", reference: "on request" }] };
  expect(kindsOf(person, { name: "reference", withhold: ["contact", "employers"] })).toEqual(["referee"]);
  expect(kindsOf(person, { name: "reference", withhold: ["contact"] })).toEqual([]);
});

test("a doubt says where it stands and what it says, cut where it is long", () => {
  expect(doubtsOf({ work: [{ position: "Mentor", summary: "Ovalis" }] }, FULL)).toEqual([
    { what: "employer", section: "Work experience 1", text: "Ovalis" },
  ]);
  const [doubt] = doubtsOf({ basics: { summary: `I am 34 years old ${"and know much ".repeat(40)}` } });
  expect(doubt?.text).toHaveLength(240);
});

test("a line is named once for each kind", () => {
  const items = ["12 somestreet", "12 somestreet"];
  expect(kindsOf(head(...items))).toEqual(["address"]);
});

test("a passage deep in an endless paragraph is found; patterns are never tried on more than a stretch of it", () => {
  const summary = `${"and know much about engines, ".repeat(2_000)}I am 34 years old`;
  expect(kindsOf({ basics: { summary } })).toEqual(["age"]);

  const meta = { vitae: { language: "en", pages: 1, ocr: false, parser: "test", warnings: [] } };
  const lengths = passagesOf({ basics: { summary, label: "x".repeat(5_000) }, meta }).map(({ text }) => text.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1_000);
});

test("a passage of up to 240 characters is shown whole, a longer one with an ellipsis", () => {
  const passage = (length: number) => `We know Ms Penhale ${"x".repeat(length - 19)}`;
  const shown = (length: number) => doubtsOf({ additional: [{ title: "Letter", items: [passage(length)] }] }).map(({ text }) => text);
  expect(shown(240)).toEqual([passage(240)]);
  expect(shown(241)).toEqual([`${passage(241).slice(0, 239)}…`]);
});

test("a name at the start of a profile in the third person is a doubt, one further down or of a trade is none", () => {
  const profile = (summary: string) => kindsOf({ basics: { name: "Jane Whitcombe", summary } });
  expect(profile("Orla Penhale is an engineer.")).toEqual(["name"]);
  expect(profile("Software Engineering is what she likes.")).toEqual([]);
  expect(kindsOf({ work: [{ position: "Clerk", summary: "Orla Penhale is an engineer." }] })).toEqual([]);
});

test("a name below the closing words of a letter is a doubt", () => {
  const letter = (...lines: string[]) => kindsOf({ basics: { name: "Jane Whitcombe", summary: lines.join("\n") } });
  expect(letter("I look forward to your answer.", "Kind regards,", "Orla Penhale")).toEqual(["name"]);
  expect(letter("I look forward to your answer.", "Orla Penhale")).toEqual([]);
});

test("a CV of which no name is known, or something else was taken for it, says so", () => {
  const texts = (basics: Person["basics"]) => doubtsOf({ basics }).map(({ text }) => text);
  expect(texts({ name: undefined as never, label: "Clerk" })).toEqual([
    "No name was found in this CV, so its text could not be searched for it.",
  ]);
  expect(texts({ name: "Curriculum 2019" })).toEqual([
    "“Curriculum 2019” was taken for the name. If it is not, the name was not searched for.",
  ]);
});
