import { describe, expect, test } from "bun:test";
import { parseResume } from "../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../testing/build-reading.ts";
import { readSection } from "../testing/read-section.ts";

const read = (...rows: string[]) => {
  const { resume } = parseResume(
    buildReading([
      line("Mara Lindholm", { size: 20, bold: true }),
      line("mara@example.org"),
      heading("Education"),
      ...rows.map((text) => (text.startsWith("* ") ? bullet(text.slice(2)) : line(text))),
    ]),
  );
  return resume.education ?? [];
};

describe("a school in the line below its degree is the institution", () => {
  test("with what is told of it behind a dash", () => {
    expect(
      read(
        "2021",
        "Lehrdiplom Harfe",
        "Hochschule der Künste Bardena – drei Jahre am Fluss.",
        "2016",
        "Systemisches Coaching",
        "Wendlach AG, Bern – Fragen statt Antworten.",
      ),
    ).toMatchObject([
      { institution: "Hochschule der Künste Bardena", summary: "drei Jahre am Fluss.", endDate: "2021" },
      { institution: "Wendlach AG", location: "Bern", area: "Systemisches Coaching", endDate: "2016" },
    ]);
  });

  test("in the first list item, below the kind of school", () => {
    const rows = ["Üniversite\t2010 - 2015", "* Kuzey Üniversitesi Makine Mühendisliği", "Lise\t2006 - 2010", "* Deniz Lisesi"];
    expect(read(...rows)).toMatchObject([
      { institution: "Kuzey Üniversitesi", studyType: "Üniversite", area: "Makine Mühendisliği" },
      { institution: "Deniz Lisesi", studyType: "Lise" },
    ]);
  });

  test("and an entry beside them that names its school keeps it", () => {
    const rows = ["Üniversite\t2010 - 2015", "* Kuzey Üniversitesi", "Lise\t2006 - 2010", "* Deniz Lisesi", "Leith College\t2004 - 2006"];
    expect(read(...rows)).toMatchObject([
      { institution: "Kuzey Üniversitesi", studyType: "Üniversite" },
      { institution: "Deniz Lisesi", studyType: "Lise" },
      { institution: "Leith College" },
    ]);
  });

  test("but one line alone may tell of anything", () => {
    expect(read("2016", "Harfe", "Wendlach AG – Fragen statt Antworten.")[0]?.institution).not.toBe("Wendlach AG");
  });
});

describe("a school and its subject without a separator are two fields", () => {
  test.each([
    ["2013\t南山短期大学ライフデザイン学科", "南山短期大学", "ライフデザイン学科"],
    ["2013\t南山大学大学院 経済学研究科経済学専攻", "南山大学大学院", "経済学研究科経済学専攻"],
    ["2015\t한빛대학교 컴퓨터공학과", "한빛대학교", "컴퓨터공학과"],
    ["2015\t北海大学经济学院金融学专业", "北海大学", "经济学院金融学专业"],
    [
      "2015\tKuzey Üniversitesi Mühendislik Fakültesi Makine Mühendisliği",
      "Kuzey Üniversitesi Mühendislik Fakültesi",
      "Makine Mühendisliği",
    ],
  ])("%p", (text, institution, area) => {
    expect(read(text)).toMatchObject([{ institution, area }]);
  });
});

test("beside the kind of school or a degree the subject behind the school is one too, and the name is whole where both are named", () => {
  const school = "Kuzey Üniversitesi Makine Mühendisliği";
  const cut = { institution: "Kuzey Üniversitesi", area: "Makine Mühendisliği" };
  expect(read(`2015\t${school}`)).toEqual([{ ...cut, endDate: "2015" }]);
  expect(read(`Lisans, ${school}\t2015`)).toMatchObject([{ ...cut, studyType: "Lisans" }]);
  expect(read("2015\t工学\t南山短期大学ライフデザイン学科")).toMatchObject([
    { institution: "南山短期大学", studyType: "工学", area: "ライフデザイン学科" },
  ]);
  expect(read("2015\t南山大学経済学部\t経済学科")).toMatchObject([{ institution: "南山大学", area: "経済学部 経済学科" }]);
  expect(read(`2015\tMakine\t${school}`)).not.toMatchObject([{ studyType: "Makine" }]);
  expect(read("BSc Physics\t2015", school)).toMatchObject([{ institution: school, studyType: "BSc", area: "Physics" }]);
});

describe("how far the studies got is no subject", () => {
  test.each([
    ["2017.03 ~ 2022.02\t졸업\t한빛대학교\t기계공학부", { institution: "한빛대학교", area: "기계공학부", summary: "졸업" }],
    ["2013年\t南山短期大学ライフデザイン学科\t入学", { institution: "南山短期大学", area: "ライフデザイン学科", startDate: "2013" }],
    ["2013年\t南山短期大学ライフデザイン学科\t卒業", { institution: "南山短期大学", area: "ライフデザイン学科", endDate: "2013" }],
  ])("%p", (text, expected) => {
    expect(read(text)).toMatchObject([expected]);
  });
});

describe("what tells of the studies is no subject:", () => {
  test("a labelled line", () => {
    const [phd] = read("University of Leith\t2007 – 2011", "PhD", "Thesis: Fishwives and the quay");
    expect(phd).toMatchObject({ studyType: "PhD", summary: "Thesis: Fishwives and the quay" });
    expect(phd?.area).toBeUndefined();
  });
  test("a sentence with the mark", () => {
    const [school] = read("Leith High School\t2007", "High School Diploma", "Graduated with a 3.7 GPA");
    expect(school).toMatchObject({ studyType: "High School Diploma", score: "3.7 GPA" });
    expect(school?.area).toBeUndefined();
  });
  test("the word that a mark is expected", () => {
    expect(read("University of Leith\t2013 – 2016", "LLB Law (Expected 2.1)")).toMatchObject([
      { studyType: "LLB", area: "Law", score: "2.1" },
    ]);
  });
});

describe("the mark of a degree is read", () => {
  test.each([
    ["2010\tCorve Vidyalaya, HSC (79.80%)", "79.80%"],
    ["2010\tGoethe-Gymnasium Corve, Abitur 2,9", "2,9"],
  ])("behind it: %s", (row, score) => {
    expect(read(row)[0]?.score).toBe(score);
  });

  test("with its label in a line that tells more, which keeps it", () => {
    const [item] = read("2010 - 2013\tBSc Physics, Leith College", "* With honours (GPA: 3.9/4.0)");
    expect(item).toMatchObject({ score: "GPA: 3.9/4.0", highlights: ["With honours (GPA: 3.9/4.0)"] });
    expect(read("2010 - 2013\tBSc Physics, Leith College", "* Votazione 104/110, tesi sul mare")[0]?.score).toBe("Votazione 104/110");
    const told = "Wrote about tides and the sea for a journal of the college that has a grade: 1.7 of two";
    expect(
      read("2010 - 2013\tBSc Physics, Leith College", `* ${told}, of which one was lost, as it is told there`)[0]?.score,
    ).toBeUndefined();
  });
});

test("a degree in a row of its own is the degree, though its siblings have the level of their school there", () => {
  const { education } = readSection(
    "Education",
    line("TERTIARY", { bold: true, gap: 1 }),
    "Leith Institute",
    "MSc Data Science",
    "2019 – 2020",
    line("SECONDARY", { bold: true, gap: 1 }),
    "Corve Science School",
    "2007 – 2011",
  );
  expect(education?.map(({ studyType }) => studyType)).toEqual(["MSc", "SECONDARY"]);
});
