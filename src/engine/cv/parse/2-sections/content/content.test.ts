import { describe, expect, test } from "bun:test";
import { dominantStyle } from "../../1-document/line-style.ts";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../../testing/build-reading.ts";
import { readContentTable } from "./content-weights.ts";
import { withKindsByContent } from "./name-by-content.ts";

const top = [line("Ottoline Birdsall", { size: 20 }), line("o.birdsall@example.org | 0117 496 0142")];
const jobs = [
  line("Site Manager, Corve Ltd, Ludlow\t03/2019 – present", { bold: true, gap: 0.6 }),
  bullet("Led a team of six and kept the plan of works."),
  bullet("Cut waste by a third within two years."),
  line("Buyer, Teme Stores Ltd, Hereford\t05/2014 – 02/2019", { bold: true, gap: 0.6 }),
  bullet("Bought timber and boards for nine branches."),
];
const schools = [
  line("BSc Civil Engineering\t2010 – 2013", { bold: true, gap: 0.6 }),
  line("University of Leith"),
  line("A-levels\t2008 – 2010", { bold: true, gap: 0.4 }),
  line("Wrekin College"),
];
const skills = [line("Excel, AutoCAD, SAP, Primavera, MS Project", { gap: 0.6 }), line("Budgeting, Tendering, First aid")];
const languages = [line("German – fluent", { gap: 0.6 }), line("French – B1"), line("English – native")];
const tickets = [line("First Aid at Work, 2019", { gap: 0.6 }), line("Forklift licence, 2016"), line("CSCS card, 2015")];

const read = (...lines: ReturnType<typeof line>[]) => {
  const { resume } = parseResume(buildReading([...top, ...lines]));
  return {
    work: (resume.work ?? []).map(({ name, position }) => `${position}, ${name}`),
    education: (resume.education ?? []).map(({ institution }) => institution),
    skills: (resume.skills ?? []).length,
    languages: (resume.languages ?? []).map(({ language }) => language),
    certificates: (resume.certificates ?? []).map(({ name }) => name),
    volunteer: (resume.volunteer ?? []).length,
    summary: resume.basics.summary,
    additional: (resume.additional ?? []).map(({ title }) => title),
  };
};
const JOBS = ["Site Manager, Corve Ltd", "Buyer, Teme Stores Ltd"];
const SCHOOLS = ["University of Leith", "Wrekin College"];

describe("a section whose title no list knows is told by what it holds", () => {
  test("where all titles are such", () => {
    const found = read(
      heading("Zelbano"),
      ...jobs,
      heading("Harpetto"),
      ...schools,
      heading("Dorune"),
      ...skills,
      heading("Orrinto"),
      ...languages,
      heading("Kelluno"),
      ...tickets,
    );

    expect(found).toMatchObject({ work: JOBS, education: SCHOOLS, languages: ["German", "French", "English"] });
    expect(found.skills).toBeGreaterThan(0);
    expect(found.certificates).toEqual(["First Aid at Work", "Forklift licence", "CSCS card"]);
  });

  test.each([
    ["work", jobs, { work: JOBS }],
    ["education", schools, { education: SCHOOLS }],
    ["languages", languages, { languages: ["German", "French", "English"] }],
    ["certificates", tickets, { certificates: ["First Aid at Work", "Forklift licence", "CSCS card"] }],
  ])("where it is the one: %s", (kind, lines, expected) => {
    const others = Object.entries({ work: jobs, education: schools, skills, languages }).filter(([name]) => name !== kind);
    const titles: Record<string, string> = { work: "Work experience", education: "Education", skills: "Skills", languages: "Languages" };
    const found = read(...others.flatMap(([name, own]) => [heading(titles[name] as string), ...own]), heading("Zelbano"), ...lines);

    expect(found).toMatchObject({ work: JOBS, education: SCHOOLS, languages: ["German", "French", "English"], ...expected });
  });

  test("but not as voluntary work, interests or a profile, which only their titles tell", () => {
    const text = line("Trains a handball team of twelve children and plays the cornet in a brass band on Thursdays.", { gap: 0.5 });
    const found = read(heading("Work experience"), ...jobs, heading("Education"), ...schools, heading("Zelbano"), text);

    expect(found).toMatchObject({ volunteer: 0, additional: ["Zelbano"] });
    expect(found.summary).toBeUndefined();
  });

  test("nor as jobs where none has a date: roles in plays have a house and a name as jobs do", () => {
    const roles = [
      "Our Boat\tEmily\tLeith Playhouse",
      "The Locks\tSite Manager\tCorve Theatre Ltd, Ludlow",
      "Tides\tNurse\tTeme Stage Ltd",
    ];
    const work = (dated: string) =>
      read(heading("Education"), ...schools, heading("Zelbano"), ...roles.map((text) => line(text + dated))).work;

    expect(work("")).toEqual([]);
    expect(work("\t2016 – 2018")).toHaveLength(3);
    expect(work("\tsince 01.10.2021")).toHaveLength(3);
  });

  test("and does not make a CV of what is none", () => {
    const offer = [heading("Zelbano"), ...skills, heading("Harpetto"), ...languages, heading("Dorune"), ...tickets];

    expect(() => parseResume(buildReading([line("Offer 2031-88"), ...offer]))).toThrow("does not look like a CV");
  });
});

describe("a section without a heading begins where other content does", () => {
  const headed = { work: heading("Work experience"), education: heading("Education"), skills: heading("Skills") };

  test("jobs below the skills", () => {
    const found = read(headed.education, ...schools, headed.skills, ...skills, ...jobs);

    expect(found).toMatchObject({ work: JOBS, education: SCHOOLS });
  });

  test("languages below the schools", () => {
    const found = read(headed.work, ...jobs, headed.skills, ...skills, headed.education, ...schools, ...languages);

    expect(found).toMatchObject({ education: SCHOOLS, languages: ["German", "French", "English"] });
  });

  test("jobs above the first heading", () => {
    const found = read(...jobs, headed.education, ...schools, headed.skills, ...skills);

    expect(found).toMatchObject({ work: JOBS, education: SCHOOLS });
  });

  test("but not where a title of the CV names its kind", () => {
    const other = [line("Fitter, Severn Rail\t2009 – 2010", { bold: true, gap: 0.6 }), bullet("Kept the points of three lines in order.")];
    const found = read(headed.work, ...jobs, headed.education, ...schools, ...other);

    expect(found.work).toEqual(JOBS);
  });

  test("nor for one line, which may be of any section", () => {
    const found = read(headed.work, ...jobs, headed.education, ...schools, line("German – fluent", { gap: 0.6 }));

    expect(found.education.slice(0, 2)).toEqual(SCHOOLS);
    expect(found.languages).toEqual([]);
  });

  test("nor as jobs where schools and degrees are named", () => {
    const research = [
      line("Doctor of Engineering, University of Leith\tOct 2015 – Jun 2020", { bold: true, gap: 0.6 }),
      bullet("Led the works on tides of small harbours."),
      bullet("Kept the plan of a team of four."),
    ];

    expect(read(headed.education, ...schools, ...research, headed.skills, ...skills).work).toEqual([]);
  });
});

test("weights that are older than the evidence are refused", () => {
  expect(() => readContentTable("evidence work\nbias 0.5")).toThrow("run bun run learn-sections");
});

test("below a career that tells of the schools too, no later section is divided into schools", () => {
  const { work, education } = parseResume(
    buildReading([
      ...top,
      heading("Beruflicher Werdegang"),
      line("09/2006 – 07/2013\tGymnasium Ludlow"),
      line("10/2013 – 03/2016\tHochschule Leith"),
      line("07/2017 –\tSite Manager, Corve Ltd"),
      heading("Praktika"),
      line("07/2011\tMetall- und Stahlbau Teme, Wrekin", { gap: 0.6 }),
      line("09/2013", { gap: 0.9 }),
      line("Zehnwöchige fachpraktische Ausbildung Otto Huber"),
      line("Maschinen und Werkzeugbau, Ludlow"),
      line("02/2014", { gap: 0.9 }),
      line("Neunwöchige fachpraktische Ausbildung"),
      line("Informationstechnik Lindau, Bad Endau"),
    ]),
  ).resume;
  expect(education?.map(({ institution }) => institution)).toEqual(["Gymnasium Ludlow", "Hochschule Leith"]);
  expect(work?.some(({ position }) => position === "Neunwöchige fachpraktische Ausbildung")).toBe(true);
});

test("a title of no known words behind a title of work with nothing of its own heads a part of the work", () => {
  const lines = [
    bullet("Du 13 Oct 2021 à ce jour : CDI préleveuse au sein du Groupement Ondart à Caen."),
    bullet("Du 16 Nov 2018 au 29 Sept 2021 : CDI préleveuse au sein des laboratoires Corvane à Dinan."),
    bullet("De août 2016 à octobre 2016 : CDD à la maison du Vernet à Guéret (remplacements)."),
    bullet("De janvier 2016 à juillet 2016 : CDI préleveuse au Laboratoire du Parc à Rouen."),
    bullet("2017 – 2018 : titulaire au CH Montel à Limoges (service de réhabilitation des personnes âgées)."),
  ];
  const named = (own: ReturnType<typeof line>[]) =>
    withKindsByContent(
      [
        { kind: "work", kinds: ["work"], title: "Expérience", heading: heading("Expérience"), lines: own },
        { kind: "other", kinds: [], title: "Zelbano", heading: heading("Zelbano"), lines },
      ],
      { language: "fr", body: dominantStyle(lines), recognized: new Set() },
    )[1]?.kind;

  expect(named([])).toBe("work");
  expect(named(jobs)).not.toBe("work");
});
