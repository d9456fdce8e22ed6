import { expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { type BlindProfile, blindProfile } from "../../options/blind-profile.ts";
import { withholdDoubts } from "../search/withhold.ts";
import { blinded, foundByRules } from "../testing/blinded.ts";

type Person = Omit<Partial<Resume>, "meta"> & { language?: string; confidence?: Record<string, number> };

/** What the document says of a CV, as text. */
function shown(person: Person, profile: BlindProfile = blindProfile("full")): string {
  const full = resumeOf(person);
  const { language } = full.meta.vitae;
  const { meta, ...content } = withholdDoubts({ full, blind: blinded(full, profile).resume, profile, language }).resume;
  return JSON.stringify(content);
}
const resumeOf = ({ language = "en", confidence, basics = {}, ...rest }: Person): Resume => ({
  basics: { name: "Jane Whitcombe", ...basics },
  ...rest,
  meta: { vitae: { language, pages: 1, ocr: false, parser: "test", warnings: [], ...(confidence && { confidence }) } },
});
const job = (fields: object): Person => ({ work: [{ name: "Tembrall Ltd", position: "Clerk", startDate: "2019", ...fields }] });

test.each([
  ["an employer that was taken for the title", job({ position: "Brumelac Farms" }), "Brumelac"],
  ["an employer with the word of a trade", job({ name: "Holiday job", position: "Quantock Ondal Solicitors" }), "Quantock"],
  ["an employer behind the title", job({ position: "Steward, Klinikum Brumelsee" }), "Brumelsee"],
  ["an employer behind the title without a comma", job({ position: "Kassierer TV Brumelau" }), "Brumelau"],
  ["an employer before the title", job({ name: undefined, position: "Brumelac – Waiter" }), "Brumelac"],
  ["an employer in quotation marks", job({ position: "Guide “Wumbold Caves”" }), "Wumbold"],
  ["an employer with words in small letters", job({ name: undefined, position: "Treasurer, Orchestra sinfonica di Brumelo" }), "Brumelo"],
  ["a second employer in a line of its own", job({ summary: "Kept the books.\nSt Aldate Ambulance" }), "Aldate"],
  ["a second employer with its title", job({ highlights: ["Letters.", "Harbour Players, actor"] }), "Players"],
  ["a hospital in a sentence", job({ summary: "Enfermera en los quirófanos del Hospital Santa Brumela." }), "Brumela"],
  ["a centre behind a word for at", job({ name: undefined, summary: "Ho lavorato presso Centro Comunitario Brumelo da solo." }), "Brumelo"],
  ["an employer of the profile", { basics: { summary: "Travaille au CHU Klinikum Brumelsee depuis dix ans." } }, "Brumelsee"],
  [
    "an employer in capitals behind the title",
    job({ name: undefined, position: "Vendeur BRUMELAC", summary: "Chargé de la vente." }),
    "BRUMELAC",
  ],
  ["an employer behind a word for at in the title", job({ name: undefined, position: "Receptionist på Brumelverk" }), "Brumelverk"],
  [
    "an employer in small letters behind a comma",
    job({ name: undefined, position: "Saxophoniste, harmonie municipale de Brumel" }),
    "Brumel",
  ],
  ["an employer behind a label in the title", job({ name: undefined, position: "Current position : Brumelac Ondal Penrose" }), "Ondal"],
  [
    "an employer behind a label where the title is unsure",
    { ...job({ position: "Current post : Ondal, Quantock" }), confidence: { "work[0].position": 0.3 } },
    "Quantock",
  ],
  ["whom voluntary work was for", { volunteer: [{ position: "Penningmeester dorpsbelang Brumelen" }] }, "Brumelen"],
  ["a club behind the title of voluntary work", { volunteer: [{ position: "Coordinador de Brumelac" }] }, "Brumelac"],
  [
    "an employer behind a label",
    { projects: [{ name: "Bridges", description: "Organisation: Quantock: a rural trust\nRole: Advisor" }] },
    "Quantock",
  ],
  ["a school behind a label", { projects: [{ name: "Bridges", description: "School: Penhale Hall" }] }, "Penhale"],
  [
    "an employer in a line with words in small letters",
    { ...job({ name: undefined, position: "Lektor", highlights: ["Ministerstvo vnitra Brumelska"] }), language: "cs" },
    "Brumelska",
  ],
  [
    "a first line with a full stop",
    job({ name: undefined, position: "Camarero", summary: "La Brumela by Ondal.\nServicio de barra." }),
    "Ondal",
  ],
  [
    "a list of employers in the profile",
    { basics: { summary: "Worked at Brumelac, Penrose Capital Bank, and Ondal Bank for years." } },
    "Penrose",
  ],
  [
    "a hospital behind other capitalised words",
    job({ summary: "Jefa de Neurocirugía y Traumatología del Hospital Santa Brumela." }),
    "Brumela",
  ],
  ["an employer behind an Arabic comma", job({ summary: "مشرف علوم، مدارس البرومل الأهلية، المدينة المنورة" }), "البرومل"],
  [
    "a club with a period among interests",
    { interests: [{ name: "Brumelford Athletic Juniors (2015 to date). Mountain biking" }] },
    "Brumelford",
  ],
  ["a club among interests", { interests: [{ name: "Harbour Players" }] }, "Players"],
  ["names in text of no section", { additional: [{ title: "Plays", items: ["The Lost Lamb Chorus Ondal Vey Company"] }] }, "Ondal"],
  [
    "an employer of a script without capitals",
    { additional: [{ title: "기타", items: ["대구동산병원 내과병동 간호사 입사"] }] },
    "동산병원",
  ],
  [
    "an employer and title in one word",
    { language: "zh", additional: [{ title: "其他", items: ["全家便利商店店員 2021/09 - 2022/06"] }] },
    "全家",
  ],
] as [string, Person, string][])("%s is withheld", (_, person, name) => {
  expect(JSON.stringify(person)).toContain(name);
  expect(shown(person)).not.toContain(name);
});

test.each([
  [
    "a referee behind a label in text of no section",
    { additional: [{ title: "Other", items: ["References: Ann Weir; Nurse Joan Field, Sunray"] }] },
    ["Weir", "Field", "Sunray"],
  ],
] as [string, Person, string[]][])("%s is withheld", (_, person, names) => {
  for (const name of names) expect(shown(person, blindProfile("initials"))).not.toContain(name);
});

test.each([
  ["a contract behind a title", job({ name: undefined, position: "Vendeuse en CDD et stage de 13 semaines" }), "CDD"],
  ["a subject behind a title", job({ name: undefined, position: "Trainee in Finance" }), "Finance"],
  ["a tool in capitals", job({ name: undefined, position: "Consultant SAP" }), "SAP"],
  ["a task in English with words of an organisation", job({ highlights: ["Light industry technology"] }), "industry"],
  ["a list behind a label", { ...job({ highlights: ["EDV: Excel, Outlook"] }), language: "de" }, "Outlook"],
] as [string, Person, string][])("%s stays", (_, person, words) => {
  expect(shown(person)).toContain(words);
});

test.each([
  [
    "a school that is called after its degree",
    { education: [{ institution: "Ondal College", summary: "Northgate High School" }] },
    "Northgate",
  ],
  ["a university that is known by its letters", { certificates: [{ name: "Diplom TU Dresden" }] }, "Dresden"],
  ["the same as issuer of a certificate", { certificates: [{ name: "Field first aid", issuer: "UC Brumelac" }] }, "Brumelac"],
  ["the same in a subject", { education: [{ area: "an der RWTH Aachen (Betreuer: Prof. Weir)" }] }, "Aachen"],
  [
    "a school with words in small letters",
    { additional: [{ title: "Altro", items: ["110 e lode Università degli studi di Brumelo"] }] },
    "Brumelo",
  ],
  ["a school behind the subject", { education: [{ studyType: "BSc", area: "Biology UBC Okanagan" }] }, "UBC"],
  ["a school that was taken for the subject", { education: [{ studyType: "Matura", area: "Brumel School House" }] }, "Brumel"],
  ["a school that issued a certificate", { certificates: [{ name: "First aid", issuer: "University of Brumel" }] }, "Brumel"],
  ["a school among skills", { skills: [{ keywords: ["Northgate School of Nursing"] }] }, "Northgate"],
] as [string, Person, string][])("%s is withheld", (_, person, name) => {
  expect(JSON.stringify(person)).toContain(name);
  expect(shown(person)).not.toContain(name);
});

test("titles, subjects, tools, tasks and issuers that are no schools stay", () => {
  const person: Person = {
    ...job({
      position: "Senior Account Manager",
      highlights: ["Led the Regional Sales team.", "Tools: Excel, Outlook, SAP", "Reports and invoices in Excel"],
      summary: "Ran the desk in Python and Java.",
    }),
    education: [{ institution: "Ondal College", studyType: "BSc", area: "Computer Science" }],
    certificates: [
      { name: "Project Management", issuer: "Association for Project Management" },
      { name: "Marketing", issuer: "Tembrall Academy" },
    ],
    interests: [{ name: "Mountain biking" }, { name: "Chess" }],
    skills: [{ keywords: ["Excel", "Outlook", "Google Cloud"] }],
  };
  expect(shown(person)).not.toContain("withheld");
});

test("a title that is the headline too stays, whatever it looks like", () => {
  const title = "Quantock Ondal Solicitors";
  expect(shown({ ...job({ position: title }), basics: { label: title } })).toContain(`"position":"${title}"`);
});

test("of the head of an entry within a text the name alone is withheld, where the head has a period", () => {
  const said = (summary: string) => shown({ basics: { summary } });
  const withheld = said("Test Engineer, Brumelac, Leeds (Mar 2021 – Present)");
  expect(withheld).not.toContain("Brumelac");
  expect(withheld).toContain("Test Engineer");
  expect(withheld).toContain("Leeds");
  expect(foundByRules(resumeOf({ basics: { summary: "Test Engineer, Grommels, Leeds (2021)" } }), blindProfile("full"))).not.toContain(
    "Grommels",
  );
});

test("of a row of a career the rare names are withheld, and not the degree or what the CV says in small letters", () => {
  const rows = { additional: [{ title: "Parcours", items: ["1996 Baccalauréat Lycée Penhale Dessin", "J’aime le dessin."] }] };
  const said = shown({ language: "fr", ...rows });
  expect(said).not.toContain("Penhale");
  expect(said).toContain("Baccalauréat");
});

test("a long line is read for names where it has a date or a title", () => {
  const line = (text: string) => shown(job({ highlights: ["Letters.", text] }));
  expect(line("Tembrall Boats, sail and oars and ropes too, 2018 – 2019")).not.toContain("Boats");
  expect(line("Tembrall Boats, sail and oars and ropes too")).toContain("Boats");
});

test("a name whose words the CV has in small letters is a subject", () => {
  const line = (summary: string) => shown({ ...job({ highlights: ["Letters.", "Ondal Boats"] }), basics: { summary } });
  expect(line("I like the sea.")).not.toContain("Ondal Boats");
  expect(line("I like ondal boats.")).toContain("Ondal Boats");
});

test("a degree that has the word of a school stays beside its school", () => {
  const studies = (institution?: string) => shown({ education: [{ studyType: "Northgate High School Diploma Course", institution }] });
  expect(studies("Ondal College")).toContain("Northgate");
});

// ---- the head ----------------------------------------------------------------------------------------------------------------

const head = (...items: string[]): Person => ({ additional: [{ items }] });

test.each([
  "K45/12 Trần Cao Vân",
  "At/Post – Wadgaon, Tal. Ondal",
  "Quartier Morne Wumbold",
  "31 360 Saint-Wumbold",
  "Marietta Wumbold",
  "حي الوزيرية",
  "Villaseñor",
])("what the reader has no field for above the first heading is withheld: %p", (line) => {
  const said = shown(head(line), blindProfile("initials"));
  for (const word of line.match(/\p{L}{5,}/gu) ?? []) expect(said).not.toContain(word);
});

test.each(["Senior Data Analyst", "Driving licence: B", "Calm in every storm", "Cornish: fluent", "Yours sincerely,", "3 May 2024"])(
  "what identifies nobody stays above the first heading: %p",
  (line) => {
    const career = { work: [{ name: "Tembrall Ltd", position: "Clerk", startDate: "2019", endDate: "2023" }] };
    expect(shown({ ...career, ...head(line) }, blindProfile("initials"))).toContain(line);
  },
);

test("a name of the head that has no number is not searched for elsewhere: it may be that of a school", () => {
  const person = { ...head("School of History, Ondal Keele"), ...job({ name: "Ondal Keele" }) };
  expect(JSON.parse(shown(person, blindProfile("initials"))).work[0].name).toBe("Ondal Keele");
});

test.each(["Brumelheim, den 07.11.2022", "Fait à Lubumbashi, le 8 août 2022", "Brescia, 12/01/2019 Firma:", "Brumelheim, im Januar 2025"])(
  "the place above a signature is withheld: %p",
  (line) => {
    const said = shown({ additional: [{ title: "Other", items: [line] }] }, blindProfile("initials"));
    expect(said).not.toMatch(/Brumelheim|Lubumbashi|Brescia/);
  },
);

test("a course with its day is no place above a signature", () => {
  const courses = { additional: [{ title: "Courses", items: ["Erste Hilfe, 12.03.2021"] }] };
  expect(shown(courses, blindProfile("initials"))).toContain("Erste Hilfe");
});
