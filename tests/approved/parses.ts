import { parseResume } from "../../src/engine/cv/parse/parse-resume.ts";
import { buildReading, bullet, heading, line } from "../../src/engine/cv/parse/testing/build-reading.ts";
import type { Approved } from "./approved.ts";

type Lines = Parameters<typeof buildReading>[0];

/** What is read of small CVs that differ in one thing, each with its lines above what was made of them. */
function parses(cvs: [name: string, lines: Lines][]): string {
  return cvs
    .map(([name, lines]) => {
      const { meta, ...content } = parseResume(buildReading(lines)).resume;
      const read = Object.entries(content).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
      return [`== ${name}`, ...read.filter((text) => !SHARED.has(text)), ...meta.vitae.warnings, ""].join("\n");
    })
    .join("\n");
}

const HEAD = [line("Ottoline Birdsall", { size: 20 }), line("o.birdsall@example.org | +44 117 496 0142 | Bristol")];
const cv = (title: string, texts: readonly string[], lines: Lines = texts.map((text) => line(text))): [string, Lines] => [
  `${title}: ${texts.join(" / ")}`,
  [...HEAD, heading("Experience"), line("Welder, Corve Works Ltd\t2017 – 2021"), heading(title), ...lines],
];

/** What is read of the lines that most of these CVs share. */
const SHARED = new Set([
  'basics: {"name":"Ottoline Birdsall","email":"o.birdsall@example.org","phone":"+44 117 496 0142","location":{"city":"Bristol"}}',
  'work: [{"name":"Corve Works Ltd","position":"Welder","startDate":"2017","endDate":"2021"}]',
]);

const JOBS = [
  { position: "Head of Welding", employer: "Corve Works Ltd", place: "Ludlow", client: "Harbour Grid" },
  { position: "Junior Fitter", employer: "Penhale & Sons", place: "Truro", client: "Severn Rail" },
];
const DATES = [
  ["03/2019 – 06/2021", "09/2014 – 02/2019"],
  ["March 2019 – present", "Sept. 2014 – Feb. 2019"],
  ["2019-2021", "2014-2019"],
  ["since 05/2019", "01.09.2014 – 28.02.2019"],
  ["Q1 2019 to date", "summer 2014 – 2019"],
  ["Mar '19 - Jun '21", "9/14 - 2/19"],
] as const;
type Job = (typeof JOBS)[number] & { date: string };

/** The ways in which CVs set the head of a job. */
const HEADS: Record<string, (job: Job) => string[]> = {
  "date, position, employer": ({ date, position, employer }) => [date, position, employer],
  "position and date by a tab": ({ date, position, employer, place }) => [`${position}\t${date}`, `${employer}, ${place}`],
  "date by a tab before all": ({ date, position, employer, place }) => [`${date}\t${position}, ${employer}, ${place}`],
  "employer first": ({ date, position, employer, place }) => [`${employer} – ${place}`, `${position} (${date})`],
  "divided by bars": ({ date, position, employer, place }) => [`${position} | ${employer} | ${place} | ${date}`],
  "at the employer": ({ date, position, employer }) => [`${position} at ${employer}`, date],
  "with labels": ({ date, position, employer, place }) => [
    `Position: ${position}`,
    `Employer: ${employer}`,
    `Place: ${place}`,
    `Period: ${date}`,
  ],
  "with a client": ({ date, position, employer, client }) => [`${date}\t${position}`, employer, `Client: ${client}`],
  "capitals and brackets": ({ date, position, employer, place }) => [position.toUpperCase(), `${employer} (${place})\t[${date}]`],
  "date below": ({ date, position, employer, place }) => [`${employer}`, `${position}, ${place}`, date],
};
const TASKS = ["Led twelve people on two shifts.", "Cut scrap by a third, from 9 % to 6 %."];

const jobs = Object.entries(HEADS).flatMap(([name, head]) =>
  DATES.map((dates): [string, Lines] => {
    const entries = JOBS.map((job, at) => head({ ...job, date: dates[at as 0 | 1] }));
    const lines = entries.flatMap((texts) => [
      ...texts.map((text, at) => line(text, at === 0 ? { gap: 1, bold: true } : {})),
      ...TASKS.map((text) => bullet(text)),
    ]);
    return [`${name}: ${entries.map((texts) => texts.join(" / ")).join(" // ")}`, [...HEAD, heading("Experience"), ...lines]];
  }),
);

const SCHOOLS = [
  ["MSc Physics, University of Leith, 2016 – 2018"],
  ["University of Leith", "Master of Science in Physics (with distinction)", "2016 – 2018"],
  ["2016 – 2018\tUniversity of Leith, Edinburgh", "MSc, Physics", "Thesis: Light on water"],
  ["BSc (Hons) Computer Science 2:1\tUniversity of Bristol\t09/2011 – 06/2014"],
  ["Diplom-Ingenieur Maschinenbau, TU Dresden, 1998, Note: 1,3"],
  ["Licence de droit – Université de Namur – 2009 – mention bien"],
  ["Ausbildung zum Elektroniker, Siemens AG, Berlin, 2005 – 2008"],
  ["A levels: Maths, Physics, Art", "Ludlow College", "2009"],
  ["PhD in Biology", "Leith Institute", "2014 – 2018", "Supervisor: Prof. Roth"],
  ["Grado en Enfermería\tUniversidad de Cádiz\t2010-2014", "Bachillerato\tIES La Bahía\t2010"],
  ["2018  MBA, Leith Business School", "2012  BA History, University of York"],
  ["High school diploma, 2006"],
];
const SKILLS = [
  ["Python, SQL, Airflow and Spark"],
  ["Languages: Go, Rust", "Tools: Docker, Helm"],
  ["Excel ★★★★☆", "Word ★★★☆☆"],
  ["Python (expert), Go (basic)"],
  ["Python – 5 years", "Go – 2 years"],
  ["Databases\tPostgreSQL, MySQL", "Clouds\tAWS, Azure"],
  ["• Welding (MIG/MAG, TIG)", "• Reading of drawings"],
  ["SAP FI/CO | DATEV | MS Office (Word, Excel)"],
  ["Kommunikationsstärke; Teamfähigkeit; MS Office – sehr gut"],
  ["Photoshop 80%", "InDesign 60 %"],
];
const LANGUAGES = [
  ["English (native), German – B2, French (basic)"],
  ["Deutsch: Muttersprache", "Englisch: verhandlungssicher", "Spanisch: Grundkenntnisse"],
  ["English\tC1", "Polish\tnative speaker"],
  ["Français : langue maternelle", "Anglais courant", "Arabe : notions"],
  ["English ●●●●○ Italian ●●○○○"],
  ["Mother tongue: Greek", "Other languages: English (very good), Turkish (good)"],
  ["日本語（母語）、英語（ビジネスレベル）"],
];
const OTHERS: [title: string, texts: string[]][] = [
  ["Certificates", ["AWS Certified Developer, May 2021", "Scrum Master I (2019)"]],
  ["Certificates", ["2021\tPRINCE2 Practitioner", "Forklift licence (obtained 2016)"]],
  ["Awards", ["Apprentice of the Year 2015, Chamber of Crafts", "2nd prize, Youth researches, 2009"]],
  ["Projects", ["Ledgerwatch (2020 – 2021)", "Checker of postings in event streams."]],
  ["Publications", ["Berg A, Roth B. Bees of the north. Journal of Bees 12 (2018), 3–9."]],
  ["Interests", ["Bees, chess and rowing", "Volunteer fire brigade"]],
  ["Hobbies", ["Bergsteigen • Kochen • Schach"]],
  ["References", ["Dr. Anna Roth, Head of Research, Leith Institute, a.roth@example.org, +44 131 496 0101"]],
  ["Volunteering", ["Trainer, Ludlow Rowing Club, 2012 – 2019", "Taught forty children to row."]],
  [
    "Personal details",
    ["Date of birth: 12 March 1986", "Nationality: British", "Marital status: married, two children", "Driving licence: B, C1"],
  ],
  ["Persönliche Daten", ["geboren am 2.11.1985 in Graz", "Staatsangehörigkeit: österreichisch", "ledig", "Führerschein Klasse B"]],
  ["Additional information", ["Notice period: three months", "Available from 1 May 2026", "Willing to relocate", "Day rate: €650"]],
  ["Profile", ["Welder of twenty years who has led teams on three sites.", "Looks for a post near the coast."]],
  ["Strengths", ["Calm, exact, curious"]],
  ["Conferences", ["Talk: Bees and the city, Leith, 2019"]],
  ["Courses", ["Project management, Leith College, 2017", "Excel, Ludlow College, 2015"]],
];

const NAMES: Lines[] = [
  [line("CURRICULUM VITAE", { size: 16 }), line("Ottoline BIRDSALL", { size: 12 }), line("12 Mill Lane, Ludlow SY8 1AA")],
  [line("Birdsall, Ottoline", { size: 18 }), line("Registered Nurse"), line("ottoline.birdsall@example.org")],
  [line("Dr. med. Ottoline Birdsall-Roth", { size: 18 }), line("Tel.: 0117 496 0142"), line("linkedin.com/in/obirdsall")],
  [line("Name: Ottoline Birdsall"), line("Address: 12 Mill Lane, 75011 Paris, France"), line("Mobile: +33 6 12 34 56 78")],
  [line("山田 花子", { size: 18 }), line("〒150-0001 東京都渋谷区神宮前1-2-3"), line("電話: 03-1234-5678")],
  [line("Оксана Шевченко", { size: 18 }), line("Київ, Україна | +380 44 123 45 67"), line("Бухгалтер")],
  [line("José María de la Fuente Ruiz", { size: 18 }), line("C/ Mayor 12, 3º B, 28013 Madrid"), line("Ingeniero de Caminos")],
  [line("Ottoline Birdsall | Data Engineer", { size: 18 }), line("Berlin, Germany · GitHub: obirdsall · https://obirdsall.example.org")],
];

const WORLD: Lines[] = [
  [
    heading("Experience"),
    line("Head of Welding, Corve Works Ltd\t2019 – 2021"),
    bullet("Led."),
    line("Parental leave\t2018 – 2019"),
    line("Welder, Penhale & Sons\t2014 – 2018"),
    bullet("Welded."),
  ],
  [
    heading("Volunteering"),
    line("Trainer\t2019 – 2021"),
    line("Ludlow Rowing Club"),
    bullet("Taught."),
    heading("Experience"),
    line("Welder, Corve Works Ltd\t2014 – 2018"),
  ],
  [
    heading("Berufserfahrung"),
    line("seit 03/2019\tLeiter Schweißerei, Corve GmbH, Graz"),
    bullet("Führt zwölf Leute."),
    line("09/2014 – 02/2019\tSchweißer, Penhale AG, Linz"),
    heading("Ausbildung"),
    line("2010 – 2014\tHTL Graz, Matura"),
  ],
  [
    heading("Expérience professionnelle"),
    line("Depuis mars 2019 : Chef d'équipe, Société Corve, Lyon"),
    bullet("Encadre douze personnes."),
    line("De 2014 à 2019 : Soudeur, Penhale SARL, Nantes"),
  ],
  [
    heading("Experiencia laboral"),
    line("Enero 2019 - Actualidad\tJefe de soldadura"),
    line("Talleres Corve S.A. (Cádiz)"),
    line("2014 - 2018\tSoldador"),
    line("Penhale S.L. (Sevilla)"),
  ],
  [heading("職務経歴"), line("2019年3月～現在\t株式会社コルヴェ\t溶接主任"), line("2014年9月～2019年2月\tペンヘイル株式会社\t溶接工")],
  [
    heading("Опыт работы"),
    line("03.2019 – наст. время\tГлавный сварщик, ООО «Корве», Пермь"),
    line("09.2014 – 02.2019\tСварщик, ЗАО «Пенхейл», Тула"),
  ],
];

/** Small CVs, by what they are about. */
export const PARSES: Approved = {
  "parse-jobs": () => parses(jobs),
  "parse-jobs-of-the-world": () => parses(WORLD.map((lines) => [lines.map(({ text }) => text).join(" / "), [...HEAD, ...lines]])),
  "parse-education": () => parses(SCHOOLS.map((texts) => cv("Education", texts))),
  "parse-skills": () => parses(SKILLS.map((texts) => cv("Skills", texts))),
  "parse-languages": () => parses(LANGUAGES.map((texts) => cv("Languages", texts))),
  "parse-other-sections": () => parses(OTHERS.map(([title, texts]) => cv(title, texts))),
  "parse-heads": () =>
    parses(
      NAMES.map((head) => [
        head.map(({ text }) => text).join(" / "),
        [...head, heading("Experience"), line("Welder, Corve Works Ltd\t2017 – 2021"), heading("Education"), line("Ludlow College, 2016")],
      ]),
    ),
};
