import { AppError } from "../../src/engine/contract/errors.ts";
import type { Resume } from "../../src/engine/contract/resume.ts";
import { parseResume } from "../../src/engine/cv/parse/parse-resume.ts";
import { buildReading, bullet, heading, type LineLooks, line } from "../../src/engine/cv/parse/testing/build-reading.ts";
import type { Line } from "../../src/engine/cv/reading.ts";
import type { Approved } from "./approved.ts";

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Draws parts of a CV. */
function openDraw(seed: number) {
  const number = numbers(seed);
  const one = <T>(of: readonly T[]): T => of[Math.floor(number() * of.length)] as T;
  return { one, maybe: (share: number) => number() < share, count: (most: number) => 1 + Math.floor(number() * most) };
}
type Draw = ReturnType<typeof openDraw>;

const POSITIONS = [
  "Senior Fitter",
  "Head of Welding",
  "Sales Manager EMEA",
  "Krankenpfleger",
  "Chef de projet",
  "Java Developer",
  "Intern",
  "Consultant (freelance)",
  "Ingeniero de Caminos",
];
const EMPLOYERS = [
  "Corve Works Ltd",
  "Penhale & Sons",
  "Universitätsklinikum Leithen",
  "Mutuelle de la Corve",
  "Harbour Grid GmbH",
  "IKEA",
  "City of Ludlow",
  "Teme Inc.",
  "Leith Institute",
];
const PLACES = ["Ludlow", "Leeds, UK", "Berlin", "75011 Paris, France", "Madrid (Spain)", "Remote", "Zürich, Schweiz", "New York, NY"];
const PERIODS = [
  "2019 – 2021",
  "03/2018 - 12/2019",
  "March 2015 – present",
  "since 2020",
  "01.04.2012 – 31.03.2014",
  "Sept. 2009 – Feb. 2011",
  "2016",
  "seit 05/2021",
  "2013-2015",
  "Jan '07 – Mar '09",
  "à partir de mars 2020",
  "2017/18",
  "May 2019",
];
const TASKS = [
  "Led twelve people on two shifts.",
  "Cut scrap by a third, from 9 % to 6 %.",
  "Java, SQL, Docker",
  "Planung und Leitung von Projekten",
  "Responsible for the budget of 2019, and for the audits that followed it in three countries",
  "Introduced SAP FI/CO",
  "Achievements: two awards",
];
const PROSE = [
  "In this post I kept the stores of three sites, ordered what forty bridges of the line needed, and trained nine apprentices, all of whom passed.",
  "Worked in a team.",
];
const DEGREES = [
  "BSc Physics",
  "Master of Science in Computer Science",
  "Diplom-Ingenieur Maschinenbau",
  "Licence de droit",
  "A levels",
  "Ausbildung zum Elektroniker",
  "PhD",
  "MBA",
  "Abitur (1,7)",
];
const SCHOOLS = [
  "University of Leith",
  "TU Dresden",
  "Ludlow College",
  "Université de Namur",
  "Berufsschule Leithen",
  "Leith Business School",
];
const SKILLS = [
  "Python",
  "SQL",
  "Excel (very good)",
  "MIG/MAG welding",
  "Teamwork",
  "SAP FI/CO",
  "Adobe Photoshop 80%",
  "Go – 2 years",
  "Negotiation",
];
const LANGUAGES = [
  "English (native)",
  "German: B2",
  "Französisch – Grundkenntnisse",
  "Spanish C1",
  "Polski",
  "Italian ●●●○○",
  "Arabic, fluent",
  "日本語",
];
const PAPERS = [
  "PRINCE2 Practitioner",
  "AWS Certified Developer",
  "Forklift licence",
  "First aid (Red Cross)",
  "TIG welding certificate",
  "Cambridge CAE",
];
const PROJECTS = [
  "Ledgerwatch",
  "Bridge over the Corve",
  "www.ledgerwatch.example.org",
  "Umzug des Rechenzentrums",
  "Ferry Times: an app for commuters",
];
const JOINTS = [", ", " | ", " – ", "\t", " · ", "; "];
const TITLES = {
  jobs: ["Experience", "WORK HISTORY", "Berufserfahrung", "Expérience professionnelle", "Career summary"],
  studies: ["Education", "Ausbildung", "Formation", "EDUCATION AND TRAINING"],
  skills: ["Skills", "Kenntnisse", "Technical skills:", "Core competencies"],
  languages: ["Languages", "Sprachkenntnisse", "Langues"],
  papers: ["Certificates", "Licences & certifications", "Zertifikate", "Awards"],
  projects: ["Projects", "Selected projects", "Projekte"],
  others: ["Interests", "References", "Volunteering", "Personal details", "Publications", "Profile", "Further training"],
} as const;

/** The parts of a head in one row or in several, in any order. */
function rows(draw: Draw, parts: string[], looks: LineLooks): Line[] {
  const ordered = parts.map((part) => [draw.count(1000), part] as const).sort(([a], [b]) => a - b);
  const texts: string[] = [];
  for (const [, part] of ordered) {
    if (texts.length > 0 && draw.maybe(0.55)) texts.push(`${texts.pop()}${draw.one(JOINTS)}${part}`);
    else texts.push(part);
  }
  return texts.map((text, at) => line(text, at === 0 ? { gap: draw.one([0, 0.5, 1]), ...looks } : {}));
}

const body = (draw: Draw): Line[] => [
  ...(draw.maybe(0.3) ? [line(draw.one(PROSE))] : []),
  ...Array.from({ length: draw.count(3) - 1 }, () => (draw.maybe(0.7) ? bullet(draw.one(TASKS)) : line(draw.one(TASKS)))),
];
const repeat = (draw: Draw, most: number, make: () => Line[]) => Array.from({ length: draw.count(most) }, make).flat();

const SECTIONS: Record<keyof typeof TITLES, (draw: Draw) => Line[]> = {
  jobs: (draw) => {
    const looks = { bold: draw.maybe(0.6), size: draw.one([10, 11]) };
    return repeat(draw, 3, () => [
      ...rows(draw, [draw.one(POSITIONS), draw.one(EMPLOYERS), draw.one(PERIODS), ...(draw.maybe(0.5) ? [draw.one(PLACES)] : [])], looks),
      ...body(draw),
    ]);
  },
  studies: (draw) =>
    repeat(draw, 3, () => [
      ...rows(draw, [draw.one(DEGREES), draw.one(SCHOOLS), draw.one(PERIODS)], { bold: draw.maybe(0.5) }),
      ...(draw.maybe(0.3) ? body(draw) : []),
    ]),
  skills: (draw) =>
    draw.maybe(0.5)
      ? repeat(draw, 3, () => [
          line(
            `${draw.maybe(0.5) ? "Tools: " : ""}${[draw.one(SKILLS), draw.one(SKILLS), draw.one(SKILLS)].join(draw.one([", ", " | ", " • "]))}`,
          ),
        ])
      : repeat(draw, 4, () => [bullet(draw.one(SKILLS))]),
  languages: (draw) =>
    draw.maybe(0.5)
      ? [line([draw.one(LANGUAGES), draw.one(LANGUAGES)].join(draw.one([", ", "; ", "\t"])))]
      : repeat(draw, 3, () => [line(draw.one(LANGUAGES))]),
  papers: (draw) =>
    repeat(draw, 3, () =>
      rows(draw, [draw.one(PAPERS), ...(draw.maybe(0.6) ? [draw.one(PERIODS)] : []), ...(draw.maybe(0.3) ? [draw.one(SCHOOLS)] : [])], {}),
    ),
  projects: (draw) =>
    repeat(draw, 2, () => [
      ...rows(draw, [draw.one(PROJECTS), ...(draw.maybe(0.5) ? [draw.one(PERIODS), draw.one(POSITIONS)] : [])], { bold: draw.maybe(0.5) }),
      ...body(draw),
    ]),
  others: (draw) =>
    repeat(draw, 3, () => [
      line(
        draw.one([
          "Bees, chess and rowing",
          "Date of birth: 12 March 1986",
          "Nationality: British",
          "Dr. Anna Roth, Leith Institute, +44 131 496 0101",
          "Trainer, Ludlow Rowing Club, 2012 – 2019",
          "Berg A. Bees of the north. Journal of Bees 12 (2018), 3–9.",
          PROSE[0] as string,
          "Driving licence: B",
          "Available from 1 May 2026",
        ]),
      ),
    ]),
};

const NAMES = [
  "Ottoline Birdsall",
  "BIRDSALL, Ottoline",
  "Dr. Jörg Müller",
  "María de la Fuente",
  "Curriculum Vitae Ottoline Birdsall",
  "王小明",
];
const CONTACTS = [
  "o.birdsall@example.org | +44 117 496 0142 | Bristol",
  "12 Mill Lane, Ludlow SY8 1AA\t0117 496 0142",
  "Email: o.birdsall@example.org",
  "Registered Nurse",
  "github.com/obirdsall · Berlin",
  "geb. 02.11.1985 in Graz, ledig",
];

function drawCv(seed: number): Line[] {
  const draw = openDraw(seed);
  const kinds = Object.keys(TITLES) as (keyof typeof TITLES)[];
  const looks: LineLooks = draw.one([
    {},
    { size: 12 },
    { bold: false, size: 12 },
    { size: 10, bold: true },
    { size: 10, bold: false, ruled: true },
  ]);
  const chosen = kinds.filter(() => draw.maybe(0.4));
  return [
    line(draw.one(NAMES), { size: draw.one([10, 14, 20]) }),
    ...repeat(draw, 3, () => [line(draw.one(CONTACTS))]),
    ...(chosen.length > 0 ? chosen : (["jobs"] as const)).flatMap((kind) => [
      heading(draw.one(TITLES[kind]), looks),
      ...SECTIONS[kind](draw),
    ]),
  ];
}

/** Undefined for what does not look like a CV. */
function parsedOrRefused(lines: Line[]): Resume | undefined {
  try {
    return parseResume(buildReading(lines)).resume;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_a_cv") return undefined;
    throw error;
  }
}

/** A CV and what is read of it, with the doubts about it and the lines that no field took. */
function readDrawn(seed: number): string {
  const lines = drawCv(seed);
  const shown = lines.map(({ text, bullet: isListed, style }) => `${isListed ? "• " : ""}${style.bold ? `*${text}*` : text}`).join(" / ");
  const parsed = parsedOrRefused(lines);
  if (!parsed) return `== ${seed}: ${shown}\nno CV\n`;
  const { meta, ...content } = parsed;
  const { language, warnings, sources = {} } = meta.vitae;
  const from = Object.entries(sources).map(([path, { quote }]) => `${path} ${JSON.stringify(quote.slice(0, 12))}`);
  const read = Object.entries(content).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return [`== ${seed} (${language}): ${shown}`, ...read, ...(seed % 4 === 0 ? [`sources: ${from.join(", ")}`] : []), ...warnings, ""].join(
    "\n",
  );
}

const COUNT = 130;

/** Small CVs that are put together from parts in ways that nobody has thought of, the same each time. What is read of them is not always right: it says what a rule changes. */
export const DRAWN: Approved = {
  "parse-drawn": () => Array.from({ length: COUNT }, (_, at) => readDrawn(at + 1)).join("\n"),
};
