import { describe, expect, test } from "bun:test";
import type { RequirementResult } from "../../../contract/api.ts";
import type { Resume } from "../../../contract/resume.ts";
import { openQuoteCheck } from "./about.ts";

const HIGHLIGHTS = [
  "Kept PostgreSQL and Java running in Leeds.",
  "Five years of experience with Kotlin.",
  "Speaks fluent Polish with the yard.",
  "Ran the greenhouse climate computer of the firm.",
];
const RESUME: Resume = {
  basics: { name: "Anna Berg", summary: "Has a work permit for the United Kingdom." },
  work: [{ name: "Acme", position: "Developer", startDate: "2015-01", highlights: HIGHLIGHTS }],
  education: [{ studyType: "Master of Science", area: "Physics", endDate: "2014" }],
  meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } },
};
const verdict = (text: string, quote: string) =>
  openQuoteCheck(RESUME, [{ text, kind: "must", met: "no", evidence: [] } as unknown as RequirementResult])(quote, 0);

describe("what a sentence of the CV proves, by the words that are quoted of it:", () => {
  test.each<[met: string, asked: string, quote: string]>([
    ["yes", "PostgreSQL", "PostgreSQL and Java"],
    ["yes", "Java and PostgreSQL", "PostgreSQL and Java"],
    ["partly", "Java and PostgreSQL", "Kept PostgreSQL"],
    ["partly", "Java, Scala, Haskell and PostgreSQL", "PostgreSQL and Java"],
    ["no", "Scala and Haskell", "PostgreSQL and Java"],
    ["yes", "Java or Scala", "PostgreSQL and Java"],
    ["yes", "Five years of Kotlin", "Five years of experience with Kotlin"],
    ["partly", "Ten years of Kotlin", "Five years of experience with Kotlin"],
    ["partly", "Five years of Kotlin", "with Kotlin"],
    ["yes", "Fluent Polish", "fluent Polish"],
    ["no", "Fluent Czech", "fluent Polish"],
    ["yes", "Climate regulation of greenhouses", "Ran the greenhouse climate computer of the firm"],
    ["yes", "Climate regulation of greenhouses", "greenhouse climate"],
    ["no", "Climate regulation of greenhouses", "the firm"],
    ["partly", "Master's degree in physics", "Master of Science"],
    ["no", "PhD in physics", "Master of Science"],
  ])("%s: %s by “%s”", (met, asked, quote) => expect(verdict(asked, quote)).toBe(met as never));

  test("nothing about a requirement that there is not", () => {
    const check = openQuoteCheck(RESUME, []);
    expect(check("PostgreSQL and Java", 0)).toBe("no");
    expect(verdict("PostgreSQL", `PostgreSQL ${"and ".repeat(400)}`)).toBe("no");
  });
});
