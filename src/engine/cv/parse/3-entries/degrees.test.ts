import { describe, expect, test } from "bun:test";
import type { Education } from "../../../contract/resume.ts";
import { dominantStyle } from "../1-document/line-style.ts";
import { toRow } from "../1-document/row.ts";
import { bullet, type LineLooks, line } from "../testing/build-reading.ts";
import { parseEducation } from "./education.ts";

type Row = string | [string, LineLooks] | ReturnType<typeof line>;
function read(...rows: Row[]): Education[] {
  const lines = rows.map((row) => (typeof row === "string" ? line(row) : Array.isArray(row) ? line(...row) : row));
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  return parseEducation(
    lines.map((each) => toRow(each, context)),
    context,
  );
}
const first = (...rows: Row[]) => read(...rows)[0];
const bold: LineLooks = { bold: true, gap: 1 };

describe("which part of a head is the degree, the subject, the school and the place:", () => {
  test.each<[string, Row[], Education]>([
    [
      "in one row",
      ["BSc Economics, University of Leith\t2010 – 2013"],
      { studyType: "BSc", area: "Economics", institution: "University of Leith" },
    ],
    [
      "with the word for a subject before it",
      ["University of Leith, Studiengang Economics (Bachelor)\t2010 – 2013"],
      { studyType: "Bachelor", area: "Economics", institution: "University of Leith" },
    ],
    ...["Ausbildungsrichtung", "Inriktning", "Chuyên ngành", "Hauptfach"].map((label): [string, Row[], Education] => [
      `with "${label}" before the subject`,
      [`2010 – 2013\tLeith College, ${label} Economics`],
      { institution: "Leith College", area: "Economics" },
    ]),
    [
      "a school known by its letters",
      ["Sivilingeniør, bygg- og miljøteknikk, NTNU\t1997 – 2002"],
      { studyType: "Sivilingeniør", area: "bygg- og miljøteknikk", institution: "NTNU" },
    ],
    [
      "letters that are a subject",
      ["BSc, EEE, University of Leith\t2010 – 2013"],
      { studyType: "BSc", area: "EEE", institution: "University of Leith" },
    ],
    [
      "a kind of school beside its name",
      ["High School\tLa Corve National HS\t2001"],
      { studyType: "High School", institution: "La Corve National HS" },
    ],
    ["a kind of school alone", ["Some High School (9th Grade)"], { studyType: "Some High School (9th Grade)" }],
    [
      "a subject behind a kind of school",
      ["2010 – 2013\tGymnasium: Naturvetenskaplig linje"],
      { studyType: "Gymnasium", area: "Naturvetenskaplig linje" },
    ],
    [
      "a subject behind the school",
      ["Ph.D. 2002\tUniversity of Leith, Rhetoric"],
      { studyType: "Ph.D.", area: "Rhetoric", institution: "University of Leith" },
    ],
    [
      "a part of the place between the school and the country",
      ["2010\tLeith Technical College, Ekwe State, Nigeria"],
      { institution: "Leith Technical College", location: "Ekwe State, Nigeria" },
    ],
    [
      "with its place behind a hyphen, as Indeed prints it",
      ["Diploma in Baking", "Corve College-Canyon, TX", "June 2014 to July 2014"],
      { studyType: "Diploma", area: "Baking", institution: "Corve College", location: "Canyon, TX" },
    ],
    ["between tildes", ["BA Tourism ~ Corve College ~ 2015–2019"], { studyType: "BA", area: "Tourism", institution: "Corve College" }],
    [
      "a Greek school behind its degree",
      ["2010\tΑπολυτήριο 2ου Γενικού Λυκείου Κορβής"],
      { studyType: "Απολυτήριο", institution: "2ου Γενικού Λυκείου Κορβής" },
    ],
    [
      "the place behind a French school",
      ["Bac scientifique, lycée Corve à Ondervale\t2010"],
      { institution: "lycée Corve", location: "Ondervale" },
    ],
    ["the place behind what was studied in France", ["PACES à Ondervale\t2010"], { area: "PACES", location: "Ondervale" }],
    ["no place in a Portuguese way to study", ["Curso à Distância\t2010"], { area: "Curso à Distância", location: undefined }],
    [
      "a Swedish one in one word",
      ["Gymnasieingenjör (3 år), Leithgymnasiet\t2010 – 2013", "Verkstadsutbildning, Corve Centrum\t2009 – 2010"],
      { institution: "Leithgymnasiet", studyType: "Gymnasieingenjör", area: "3 år" },
    ],
    ...["Sekundarschule Corve", "Trường THPT Corve", "Corve Ortaokulu"].map((school): [string, Row[], Education] => [
      `the city behind ${school}`,
      [`2010 – 2013\t${school}, Ondervale`],
      { institution: school, location: "Ondervale" },
    ]),
    [
      "with a label for more of the subject below",
      ["BSc Economics, University of Leith\t2010 – 2013", "Specialization: Trade"],
      { studyType: "BSc", area: "Economics", institution: "University of Leith", summary: "Specialization: Trade" },
    ],
    [
      "the school first",
      ["University of Leith, BSc Economics\t2010 – 2013"],
      { studyType: "BSc", area: "Economics", institution: "University of Leith" },
    ],
    [
      "in two rows",
      ["BSc Economics\t2010 – 2013", "University of Leith, Bristol"],
      { studyType: "BSc", institution: "University of Leith", location: "Bristol" },
    ],
    [
      "from the school",
      ["BSc in Physics from the University of Leith\t2013"],
      { studyType: "BSc", area: "Physics", institution: "University of Leith" },
    ],
    [
      "the school that issued it",
      ["BTS Électrotechnique délivré par Lycée Vaucanson en 2010"],
      { studyType: "BTS", area: "Électrotechnique", institution: "Lycée Vaucanson" },
    ],
    [
      "a subject with the words that may stand before a school",
      ["Grado en Ciencias de la Mar, Universidad de Cantabria\t2012"],
      { studyType: "Grado", area: "Ciencias de la Mar", institution: "Universidad de Cantabria" },
    ],
    [
      "the school behind such words, and its town",
      ["Licenciada en Historia de la Universidad de Leith, Bristol\t2012"],
      { studyType: "Licenciada", area: "Historia", institution: "Universidad de Leith", location: "Bristol" },
    ],
    ["in Chinese, without spaces", ["海洋生物学硕士,青岛大学\t2012"], { studyType: "硕士", area: "海洋生物学", institution: "青岛大学" }],
    [
      "a short name with a hyphen",
      ["HBO-V Verpleegkunde\t2009", "Hogeschool Zuid"],
      { studyType: "HBO-V", area: "Verpleegkunde", institution: "Hogeschool Zuid" },
    ],
    [
      "the subject between them",
      ["BSc, Economics, University of Leith\t2013"],
      { studyType: "BSc", area: "Economics", institution: "University of Leith" },
    ],
    [
      "the subject in a row of its own",
      ["BSc\t2013", "University of Leith", "Economics"],
      { studyType: "BSc", area: "Economics", institution: "University of Leith" },
    ],
    [
      "a school of general education and its town",
      ["Realschule, Hinterwinkel\t2013"],
      { institution: "Realschule", location: "Hinterwinkel" },
    ],
    [
      "the place in brackets",
      ["BSc Economics, University of Leith (Bristol)\t2013"],
      { institution: "University of Leith", location: "Bristol" },
    ],
    ["a school alone", ["University of Leith\t2013"], { institution: "University of Leith" }],
    ["a degree alone", ["BSc Economics\t2013"], { studyType: "BSc", area: "Economics" }],
  ])("%s", (_, rows, expected) => {
    expect(first(...rows)).toMatchObject(expected as Record<string, unknown>);
  });
  test("an entry of a period alone is none", () => {
    expect(read("2010 – 2013")).toEqual([]);
  });
});

test("a degree in brackets behind its school, or the school behind a degree, is read though no list knows the school", () => {
  const both = [["Corvane (BSc Physics)", "Zedd (MSc Chemistry)"] as const, ["BSc Physics (Corvane)", "MSc Chemistry (Zedd)"] as const];
  for (const [later, earlier] of both)
    expect(read([later, bold], "2014 – 2018", [earlier, bold], "2010 – 2014")).toMatchObject([
      { institution: "Corvane", studyType: "BSc", area: "Physics" },
      { institution: "Zedd", studyType: "MSc", area: "Chemistry" },
    ]);
});

describe("the dates of a degree:", () => {
  test.each<[string, string | undefined, string | undefined]>([
    ["2010 – 2013", "2010", "2013"],
    ["2013", undefined, "2013"],
    ["since 2013", "2013", undefined],
    ["2010 – present", "2010", undefined],
  ])("%p", (text, startDate, endDate) => {
    const found = first(`BSc Economics, University of Leith\t${text}`);
    expect([found?.startDate, found?.endDate]).toEqual([startDate, endDate]);
  });
});

describe("a mark is taken out of the head and kept beside it:", () => {
  test.each<[string, string, Education]>([
    [
      "in brackets",
      "BSc Economics (GPA 3.7), University of Leith\t2013",
      { area: "Economics", institution: "University of Leith", score: "GPA 3.7" },
    ],
    ["behind a dash", "BSc Economics – cum laude\t2013", { area: "Economics", score: "cum laude" }],
    [
      "without a label in a cell of its own",
      "BSc Economics\tUniversity of Leith\t17/20\t2013",
      { institution: "University of Leith", score: "17/20" },
    ],
    [
      "in brackets in a cell of its own",
      "BSc Economics\tUniversity of Leith\t(1,6)\t2013",
      { institution: "University of Leith", score: "1,6" },
    ],
    [
      "without a label as the last of the parts",
      "2013\tBSc Economics, University of Leith, 92/100.",
      { institution: "University of Leith", score: "92/100" },
    ],
    ["in Arabic", "ماجستير مناهج – جامعة كورف – 2011 – تقدير جيد جدا", { institution: "جامعة كورف", score: "تقدير جيد جدا" }],
    ["in points", "Leaving Certificate, Corve College, 2015, 420 points", { institution: "Corve College", score: "420 points" }],
    ["in letters", "Bac technologique, mention AB, Lycée Corve, 2010", { institution: "Lycée Corve", score: "mention AB" }],
    ["behind the words that announce it", "BSc Economics with a mark of 85/100\t2013", { studyType: "BSc", area: "Economics" }],
  ])("%s", (_, text, expected) => {
    expect(first(text)).toMatchObject(expected as Record<string, unknown>);
  });
  test("the first counts, another is told", () => {
    const found = first("BSc Economics (GPA 3.7)\t2013", "University of Leith (GPA 3.1)");
    expect(found?.score).toBe("GPA 3.7");
  });
  test("or stands in a line of its own below", () => {
    expect(first("BSc Economics, University of Leith\t2013", bullet("Grade: 1.3"))).toMatchObject({ score: "Grade: 1.3" });
    expect(first("BSc Economics, University of Leith\t2013", bullet("Grade: 1.3"))?.highlights).toBeUndefined();
    expect(first("BSc Economics (GPA 3.7), University of Leith\t2013", bullet("Grade: 1.3"))).toMatchObject({
      score: "GPA 3.7",
      highlights: ["Grade: 1.3"],
    });
    expect(first("BSc Economics, University of Leith\t2013", "Grade: 1.3")?.score).toContain("1.3");
  });
});

describe("a degree belongs to the school above it,", () => {
  const school: Row = ["University of Leith, Bristol", { bold: true, gap: 1 }];
  const degrees = (...rows: Row[]) =>
    read(...rows).map(({ studyType, institution, location }) => [studyType, institution, location].map((part) => part ?? "").join(" / "));

  test("which stands in a row of its own, set otherwise", () => {
    expect(degrees(school, "MSc Physics\t2016 – 2018", "BSc Physics\t2013 – 2016")).toEqual([
      "MSc / University of Leith / Bristol",
      "BSc / University of Leith / Bristol",
    ]);
  });
  test("but not where it is set like the degree, or the degree otherwise than the first", () => {
    expect(degrees("University of Leith", "MSc Physics\t2016 – 2018", "BSc Physics\t2013 – 2016")[1]).not.toContain("Leith");
    expect(degrees(school, "MSc Physics\t2016 – 2018", ["BSc Physics\t2013 – 2016", { italic: true, gap: 1 }])[1]).not.toContain("Leith");
    expect(degrees("MSc Physics, University of Leith\t2016 – 2018", "BSc Physics\t2013 – 2016")[1]).toBe("BSc /  / ");
  });
});

describe("the labels of a form:", () => {
  const form = (...rows: Row[]) => first("Period: 2010 – 2013", ...rows);
  test.each<[string, Row[], Education]>([
    [
      "degree and school",
      ["Degree: BSc Economics", "Institution: University of Leith"],
      { studyType: "BSc", area: "Economics", institution: "University of Leith" },
    ],
    [
      "the place behind the school",
      ["Degree: BSc Economics", "Institution: University of Leith, Bristol"],
      { institution: "University of Leith", location: "Bristol" },
    ],
    ["a position is a degree", ["Position: BSc Economics", "Institution: University of Leith"], { studyType: "BSc", area: "Economics" }],
    ["a title is a degree", ["Title: BSc Economics", "Institution: University of Leith"], { studyType: "BSc" }],
    [
      "the subject",
      ["Degree: BSc", "Field of study: Economics", "Institution: University of Leith"],
      { studyType: "BSc", area: "Economics" },
    ],
    [
      "the subject before the degree",
      ["Field of study: Economics", "Degree: BSc Physics", "Institution: University of Leith"],
      { studyType: "BSc", area: "Economics" },
    ],
    [
      "the first school counts",
      ["Degree: BSc", "Institution: University of Leith", "Company: Acme Ltd"],
      { institution: "University of Leith" },
    ],
    ["an employer is where it was learnt", ["Degree: Apprenticeship", "Company: Acme Ltd"], { institution: "Acme Ltd" }],
    ["the place", ["Degree: BSc", "Institution: University of Leith", "Location: Bristol"], { location: "Bristol" }],
    [
      "a degree under the label of a place",
      ["Institution: University of Leith", "Location: BSc Economics"],
      { studyType: "BSc", area: "Economics" },
    ],
    ["a second subject", ["Degree: BSc", "Major: Tides", "Minor: Pumps"], { area: "Tides", summary: "Minor: Pumps" }],
    ["the place before the institution", ["Degree: BSc", "Location: Bristol", "Institution: University of Leith"], { location: "Bristol" }],
    ["the mark", ["Degree: BSc", "Institution: University of Leith", "Grade: 1.3"], { score: "1.3" }],
    [
      "the mark behind the school",
      ["Degree: BSc", "Institution: Politecnico di Milano (106/110)"],
      { institution: "Politecnico di Milano", score: "106/110" },
    ],
    ["courses", ["Degree: BSc", "Institution: University of Leith", "Courses: Tides, Pumps"], { courses: ["Tides", "Pumps"] }],
    ["what no part is for", ["Degree: BSc", "Institution: University of Leith", "Department: Pumps"], { summary: "Department: Pumps" }],
  ])("%s", (_, rows, expected) => {
    expect(form(...rows)).toMatchObject(expected as Record<string, unknown>);
  });
  test("the period is no text", () => {
    expect(form("Degree: BSc", "Institution: University of Leith")?.summary).toBeUndefined();
  });
});

test("what tells about a degree is kept with it", () => {
  expect(first("BSc Economics, University of Leith\t2013", "Thesis on tides", bullet("Played in the band"))).toMatchObject({
    summary: "Thesis on tides",
    highlights: ["Played in the band"],
  });
});

describe("the first list item of each entry is what was studied", () => {
  const item = (text: string) => bullet(text);
  test("where no head says it", () => {
    expect(
      read(
        ["University of Leith\t2013 – 2015", { bold: true }],
        item("MSc: Statistics (Distinction)"),
        ["University of Selby\t2010 – 2013", { bold: true }],
        item("BSc: Mathematics"),
        item("Wrote about tides"),
      ),
    ).toMatchObject([
      { institution: "University of Leith", studyType: "MSc", area: "Statistics" },
      { institution: "University of Selby", studyType: "BSc", area: "Mathematics", highlights: ["Wrote about tides"] },
    ]);
  });

  test("where most do, and the others may", () => {
    expect(
      read(
        ["University of Leith\t2013 – 2015", { bold: true }],
        item("MSc: Statistics"),
        ["Loyola College\t2005 – 2011", { bold: true }],
        item("Harbour Studies"),
      ),
    ).toMatchObject([{ studyType: "MSc" }, { institution: "Loyola College", area: "Harbour Studies" }]);
    const [, second] = read(
      ["University of Leith\t2013 – 2015", { bold: true }],
      item("MSc: Statistics"),
      ["Loyola College\t2005 – 2011", { bold: true }],
      item("Sang in the choir, and led it on its journey through Wales."),
    );
    expect(second?.area).toBeUndefined();
  });

  test("not where one head does, or one entry has another item first", () => {
    const [, second] = read(
      ["University of Leith, MSc Statistics\t2013 – 2015", { bold: true }],
      item("Taught courses"),
      ["University of Selby\t2010 – 2013", { bold: true }],
      item("BSc: Mathematics"),
    );
    expect(second?.highlights).toEqual(["BSc: Mathematics"]);
  });
});

test("studies that go on have a beginning and no end", () => {
  expect(first("BSc Economics, University of Leith", "since 2021")).toMatchObject({ studyType: "BSc", startDate: "2021" });
  expect(first("BSc Economics, University of Leith", "since 2021")?.endDate).toBeUndefined();
});

test("list items below schools are what was studied where most of them name a degree, not where one of several does", () => {
  const schools = (...items: string[]) =>
    read(...items.flatMap((item, at): Row[] => [[`Leith College ${at}\t${2010 + at} – ${2011 + at}`, bold], bullet(item)]));
  expect(schools("MSc Physics", "BSc Physics", "Marine Works").map(({ highlights }) => highlights)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(schools("MSc Physics", "Rowing club", "Marine Works").map(({ highlights }) => highlights?.length)).toEqual([1, 1, 1]);
});

describe("a description opens with the degree", () => {
  const below = (head: Row, text: string) => read(head, "2010 – 2013", text)[0];
  const school: Row = ["Leith College", bold];
  const text = "BSc Nursing. Placements in two clinics.";

  test("where the head names none, and goes on with what it tells", () => {
    expect(below(school, text)).toMatchObject({ studyType: "BSc", area: "Nursing", summary: "Placements in two clinics." });
    expect(below(school, "BSc Nursing; Placements in two clinics.")?.summary).toBe("Placements in two clinics.");
    expect(below(school, "BSc Nursing.")).toMatchObject({ institution: "Leith College", studyType: "BSc", area: "Nursing" });
    expect(below(school, "BSc Nursing.")?.summary).toBeUndefined();
  });

  test("but not where the head names one, or a subject", () => {
    expect(below(["BSc Economics, Leith College", bold], text)).toMatchObject({ studyType: "BSc", area: "Economics", summary: text });
    expect(below(["BSc, Leith College", bold], text)).toMatchObject({ studyType: "BSc", summary: text });
    expect(below(["Leith College\tEconomics", bold], text)).toMatchObject({ area: "Economics", summary: text });
  });

  test("and not where it begins with a sentence, be it about one", () => {
    for (const told of [
      "Evenings at sea. Placements in two clinics.",
      "BSc Nursing was what my mother wanted me to read, and so I did. Placements in two clinics.",
      "bSc Nursing. Placements in two clinics.",
    ])
      expect(below(school, told)).toMatchObject({ institution: "Leith College", summary: told });
  });
});
