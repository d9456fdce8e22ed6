import { describe, expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { chooseWords } from "../labels/labels.ts";
import { skillsMatrix } from "./skills-matrix.ts";

const words = chooseWords({ labels: {}, labelLanguage: "cv" }, "en");
const TODAY = "2026-11-26";
const matrix = (skills: Resume["skills"], work: Resume["work"], today: string | undefined = TODAY) =>
  skillsMatrix(
    { basics: {}, skills, work, meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "test", warnings: [] } } },
    words,
    today,
  );
const rows = (...args: Parameters<typeof matrix>) => matrix(...args)?.rows;

describe("years and last use of a skill", () => {
  test("follow from the jobs that name it in their title, text, lists or tools", () => {
    const skills = ["Kafka", "Terraform", "Flink", "Ada"].map((name) => ({ name }));
    const work = [
      { position: "Kafka Engineer", startDate: "2019-01", endDate: "2020-12" },
      { position: "Engineer", highlights: ["Moved all to Terraform."], startDate: "2015-01", endDate: "2015-12" },
      { position: "Engineer", keywords: ["flink"], startDate: "2021-01", endDate: "2022-06" },
    ];
    expect(rows(skills, work)).toEqual([
      ["Flink", "1", "2022"],
      ["Kafka", "2", "2020"],
      ["Terraform", "1", "2015"],
      ["Ada", "", ""],
    ]);
  });

  test("count months at the same time once, and gaps not at all", () => {
    const job = (startDate: string, endDate: string) => ({ position: "SQL", startDate, endDate });
    expect(rows([{ name: "SQL" }], [job("2010-01", "2012-12"), job("2011-01", "2013-12")])).toEqual([["SQL", "4", "2013"]]);
    expect(rows([{ name: "SQL" }], [job("2010-01", "2010-12"), job("2018-01", "2018-12")])).toEqual([["SQL", "2", "2018"]]);
    expect(rows([{ name: "SQL" }], [job("2010", "2011")])).toEqual([["SQL", "2", "2011"]]);
    expect(rows([{ name: "SQL" }], [job("2010-01", "2010-06")])).toEqual([["SQL", "< 1", "2010"]]);
  });

  test("count the month of an end whole, and a year alone from January to December", () => {
    const job = (startDate: string, endDate: string) => [{ position: "SQL", startDate, endDate }];
    expect(rows([{ name: "SQL" }], job("2018-02", "2019-01"))).toEqual([["SQL", "1", "2019"]]);
    expect(rows([{ name: "SQL" }], job("2018-02", "2018-12"))).toEqual([["SQL", "< 1", "2018"]]);
    expect(rows([{ name: "SQL" }], job("2018", "2018"))).toEqual([["SQL", "1", "2018"]]);
  });

  test("go on until today in a job that goes on, and are not told where nobody knows the day", () => {
    const work = [
      { position: "SQL", startDate: "2020-01" },
      { position: "Clerk", startDate: "2010-01", endDate: "2023-12" },
    ];
    expect(rows([{ name: "SQL" }], work)).toEqual([["SQL", "6", "present"]]);
    expect(matrix([{ name: "SQL" }], work, "")?.rows).toEqual([["SQL", "present"]]);
  });

  test("are of the skill itself and of no longer word: C is not C++, Go is not go", () => {
    const work = [{ position: "Engineer", summary: "We go far with C++ and JavaScript.", startDate: "2020", endDate: "2021" }];
    expect(rows([{ name: "Go" }, { name: "C" }, { name: "Java" }, { name: "c++" }, { name: "javascript" }], work)).toEqual([
      ["javascript", "2", "2021"],
      ["Go, C, Java, c++", "", ""],
    ]);
  });

  test("are not worked out where no job names a skill or none has a date", () => {
    expect(matrix([{ name: "SQL" }], [{ position: "SQL Clerk" }])).toBeUndefined();
    expect(matrix([{ name: "SQL" }], [{ position: "Clerk", startDate: "2020", endDate: "2021" }])).toBeUndefined();
    expect(matrix([{ name: "SQL" }], [{ position: "SQL", startDate: "2022", endDate: "2020" }])).toBeUndefined();
  });
});

test("skills stand by their groups with the level that the CV says, and no column is empty", () => {
  const skills = [
    { name: "Languages", level: "Expert", keywords: ["Rust", "Python"] },
    { name: "Cloud", keywords: ["AWS", "Azure"] },
  ];
  const work = [{ position: "Engineer", keywords: ["Python", "AWS"], startDate: "2020", endDate: "2021" }];
  expect(matrix(skills, work)).toMatchObject({
    header: ["", "Skill", "Level", "Years (from jobs)", "Last used in a job"],
    rows: [
      ["Languages", "Python", "Expert", "2", "2021"],
      ["", "Rust", "Expert", "", ""],
      ["Cloud", "AWS", "", "2", "2021"],
      ["", "Azure", "", "", ""],
    ],
  });
});
