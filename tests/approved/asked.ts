import type { Resume } from "../../src/engine/contract/resume.ts";
import { readJobDescription } from "../../src/engine/cv/match/1-requirements/requirements.ts";
import { matchResume } from "../../src/engine/cv/match/3-score/match-resume.ts";
import type { Approved } from "./approved.ts";

/** What job descriptions ask for, a line each, by the way in which they ask. */
const ASKED: Record<string, string[]> = {
  "years of work": [
    "At least five years of experience as a welder",
    "3+ years in manufacturing",
    "2–4 Jahre Berufserfahrung in der Pflege",
    "Two years of Java and one year of Kotlin",
    "mehrjährige Erfahrung in der Buchhaltung",
    "Minimum 18 months of experience with SAP",
    "5 years of experience in the last 10 years with PostgreSQL",
    "Expérience d'au moins 3 ans en cuisine",
    "Up to two years of experience in sales",
    "Ten years of leading teams",
    "Entry level, no experience needed",
  ],
  "degrees and papers": [
    "Bachelor's degree in computer science or equivalent experience",
    "MSc or PhD in physics",
    "Abgeschlossene Ausbildung als Elektroniker",
    "Bac +5 en informatique",
    "PMP certification and at least five years of experience",
    "AWS certification is a plus",
    "Certificate in critical care",
    "Forklift licence",
    "Driving licence B",
    "Führerschein Klasse C+E",
    "NVQ level 3 in welding",
    "A degree from a good school",
    "Laurea magistrale in ingegneria meccanica",
    "Registration as a nurse",
  ],
  languages: [
    "Fluent English and good German",
    "English C1, French B2",
    "Deutsch verhandlungssicher",
    "Spanish or Italian",
    "Native speaker of Polish",
    "Basic knowledge of Dutch is an advantage",
    "Anglais courant exigé, l'allemand serait un plus",
    "Working languages: English, Dutch",
    "Excellent written and spoken communication in English",
  ],
  "tools and crafts": [
    "Python or Scala, ideally both",
    "Kubernetes, Docker and Terraform",
    "MS Office (Word, Excel)",
    "MIG/MAG welding",
    "Knowledge of SQL, but not of Oracle",
    "Experience with a cloud such as AWS, Azure or GCP",
    "React or a comparable framework",
    "Diagnosegeräte (ODIS oder vergleichbar)",
    "REST APIs, CI/CD and Git",
    "AutoCAD, SolidWorks or Inventor",
    "Kenntnisse in DATEV wünschenswert",
    "Ventilation therapy and wound care",
    "Jira & Confluence",
    "Buchhaltung und Controlling",
    "B2B sales (SaaS)",
  ],
  "places, permits and conditions": [
    "You live in Berlin or are willing to relocate",
    "Right to work in the UK",
    "Work permit for Switzerland required",
    "Valid EU work permit",
    "Willingness to travel, about 30 %",
    "Remote within Germany",
    "Shift work, also at weekends",
    "Available from 1 June",
    "Own car",
    "Security clearance",
  ],
  "what people are like": [
    "You are a team player and resilient",
    "Leadership of a team of ten",
    "Strong communication skills",
    "Attention to detail",
    "Hands-on mentality",
    "Budget responsibility of two million euros",
  ],
  "what is wished or denied": [
    "Experience in fintech, e.g. payments or lending, would be nice",
    "No knowledge of COBOL needed",
    "Ideally you know Salesforce",
    "Java is not required",
    "German desirable but not essential",
    "Nice to have: MBA",
    "You must not be afraid of heights",
  ],
};

const work = (position: string, startDate: string, endDate: string | undefined, ...highlights: string[]) => ({
  name: "Acme",
  position,
  startDate,
  ...(endDate && { endDate }),
  highlights,
});

/** Small CVs of several trades. */
const CVS: Record<string, Omit<Partial<Resume>, "meta">> = {
  welder: {
    basics: { label: "Welder", location: { city: "Ludlow", countryCode: "GB" } },
    work: [
      work("Welder", "2019-01", undefined, "MIG/MAG welding of bridges.", "Led a team of ten."),
      work("Apprentice welder", "2016-09", "2018-12", "Helped with TIG welding."),
    ],
    education: [{ studyType: "NVQ Level 3", area: "Welding", endDate: "2018" }],
    certificates: [{ name: "Forklift licence", date: "2020" }],
    languages: [
      { language: "English", fluency: "native" },
      { language: "Polish", fluency: "B1" },
    ],
    x: { drivingLicence: "B" },
  },
  developer: {
    basics: { label: "Senior Java Developer", summary: "Developer of payments with Java and a little Scala." },
    work: [
      work(
        "Senior Java Developer",
        "2021-03",
        undefined,
        "Java, Kotlin, PostgreSQL and Docker on AWS.",
        "Set up CI/CD with Git and Jenkins.",
      ),
      work("Software Developer", "2017-05", "2021-02", "React and REST APIs.", "Supported the team that runs Kubernetes."),
      work("Intern", "2016-06", "2016-12", "Python scripts."),
    ],
    education: [{ institution: "TU Dresden", studyType: "BSc", area: "Computer Science", endDate: "2016" }],
    skills: [
      { name: "Terraform", level: "basic" },
      { name: "Scala" },
      { name: "Oracle" },
      { name: "MS Office", keywords: ["Word", "Excel"] },
    ],
    certificates: [{ name: "AWS Certified Developer", date: "2022" }],
    languages: [
      { language: "German", fluency: "C2" },
      { language: "English", fluency: "C1" },
    ],
  },
  nurse: {
    basics: { label: "Krankenpflegerin", location: { city: "Berlin", countryCode: "DE" } },
    work: [
      work("Krankenpflegerin", "2015-10", "2024-08", "Intensivpflege und Beatmung.", "Wundversorgung auf zwei Stationen."),
      work("Pflegehelferin", "2013-01", "2015-09"),
    ],
    education: [{ studyType: "Ausbildung", area: "Gesundheits- und Krankenpflege", endDate: "2015" }],
    languages: [
      { language: "Deutsch", fluency: "Muttersprache" },
      { language: "Englisch", fluency: "Grundkenntnisse" },
    ],
    skills: [{ name: "Teamfähigkeit" }, { name: "Schichtarbeit" }],
    x: { drivingLicence: "C, CE", workPermit: "EU" },
  },
  accountant: {
    work: [
      work("Accountant", "2012-01", "2019-06", "Accounting and controlling with SAP FI and DATEV for a budget of 2 million euros."),
      work(
        "Project Manager",
        "2019-07",
        undefined,
        "Moved the accounts to SAP S/4HANA.",
        "Jira and Confluence.",
        "Sold SaaS to banks (B2B sales).",
      ),
    ],
    education: [
      { studyType: "MSc", area: "Economics", endDate: "2011" },
      { studyType: "MBA", endDate: "2018" },
    ],
    certificates: [{ name: "PMP", date: "2019" }, { name: "PRINCE2" }],
    languages: [
      { language: "French", fluency: "fluent" },
      { language: "English", fluency: "B2" },
      { language: "Italian", fluency: "A2" },
    ],
    skills: [{ name: "Excel", level: "expert" }, { name: "Salesforce", level: "beginner" }, { name: "communication" }],
  },
  "school leaver": {
    basics: { summary: "I would like to learn welding and have no experience with Java yet." },
    education: [{ studyType: "A levels", area: "Physics", endDate: "2024" }],
    volunteer: [{ organization: "Rowing Club", position: "Trainer", startDate: "2022-01", highlights: ["Taught forty children."] }],
    interests: [{ name: "Python" }, { name: "chess" }],
  },
};

function requirementsOf(asked: string[]): string {
  const { requirements, ...rest } = readJobDescription(`Post\nRequirements\n${asked.map((text) => `- ${text}`).join("\n")}`);
  const list = requirements.map(
    ({ kind, text, years, wanted, stems }) => `${kind}: ${text}\n    ${JSON.stringify({ years, wanted, stems })}`,
  );
  return [...list, JSON.stringify(rest, (_, value) => (value instanceof Set ? [...value] : value))].join("\n");
}

function verdictsOf(name: string, asked: string[]): string {
  const resume: Resume = {
    basics: {},
    ...CVS[name],
    meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "test", warnings: [] } },
  };
  const jd = readJobDescription(`Post\nRequirements\n${asked.map((text) => `- ${text}`).join("\n")}`);
  const { requirements, overall_matching_score } = matchResume(resume, jd, { now: new Date("2025-06-30") });
  const list = requirements.map(
    ({ text, met, evidence, why = "", related = [] }) =>
      `  ${met}: ${text}${evidence.map((quote) => ` “${quote.slice(0, 60)}”`).join("")}${why && ` [${why}]`}${related.map((quote) => ` ~“${quote.slice(0, 40)}”`).join("")}`,
  );
  return [`${name}: ${overall_matching_score}`, ...list].join("\n");
}

/** The ways in which job descriptions ask, as they are read, and what each of some CVs shows of it. */
export const ASKED_FOR: Approved = Object.fromEntries(
  Object.entries(ASKED).map(([way, asked]) => [
    `asked-${way.replaceAll(" ", "-").replaceAll(",", "")}`,
    () => [requirementsOf(asked), "", ...Object.keys(CVS).map((name) => verdictsOf(name, asked)), ""].join("\n"),
  ]),
);
