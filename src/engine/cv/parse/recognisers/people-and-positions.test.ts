import { describe, expect, test } from "bun:test";
import { findScore, looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "./degrees.ts";
import { hasNameShape, isDocumentTitle, looksLikeName } from "./names.ts";

/** The texts in the order of how much they look like something: each surely more than the next. */
const isInOrder = (likeness: (text: string) => number, ...texts: string[]) => {
  const values = texts.map(likeness);
  expect(values).toEqual([...values].sort((a, b) => b - a));
  expect([texts, new Set(values).size]).toEqual([texts, texts.length]);
};

describe("a job title", () => {
  test.each(["Engineer", "Registered Nurse", "Head of Procurement", "Leiter Einkauf", "Кассир", "営業部 主任", "Verkäuferin"])(
    "is %p",
    (text) => {
      expect(looksLikePosition(text)).toBeGreaterThan(0.5);
    },
  );
  test.each([
    "",
    "Boats",
    "Scranton, PA",
    "Boats på Corve",
    "Corve Cookies",
    "Tessaly Farms",
    "Acme Engineers Ltd",
    "Engineering",
    "Led a team of engineers",
    "He worked as an engineer.",
    "University of Engineers",
    "one engineer and another and one more and still another and then the next and all of the others",
  ])("is not %p", (text) => {
    expect(looksLikePosition(text)).toBeLessThan(0.5);
  });
  test("is less sure in many words, in small letters, in a sentence and behind a verb", () => {
    isInOrder(looksLikePosition, "Engineer", "engineer", "Boats");
    isInOrder(looksLikePosition, "Engineer for boats", "Engineer for boats, rafts, ships and ferries", "Managed an engineer");
    isInOrder(looksLikePosition, "Engineer for boats", "Engineer for boats.");
  });
});

describe("a degree, a school and an employer", () => {
  test("are surer where their word comes first, or behind a sign", () => {
    isInOrder(looksLikeDegree, "BSc Physics", "Physics with a BSc", "Physics");
    isInOrder(looksLikeDegree, "Bachelor of Arts", "Master");
    isInOrder(looksLikeDegree, "Diploma in cookery", "Boats");
  });
  test("are less sure in sentences and in many words", () => {
    isInOrder(looksLikeInstitution, "University of Leith", "Boats");
    isInOrder(looksLikeInstitution, "University of Leith", "He went to the University of Leith. Then he left for the harbour and the sea.");
    isInOrder(looksLikeCompany, "Acme Ltd", "Boats");
  });
  test.each(["TU Wien", "HTL Leonding", "FH Joanneum", "ETH Zürich"])("%p is a school by its letters", (text) => {
    expect(looksLikeInstitution(text)).toBeGreaterThan(0.7);
    expect(looksLikeInstitution("tu wien")).toBe(0);
  });
  test.each<[string, boolean]>([
    ["Acme Ltd", true],
    ["Acme GmbH & Co. KG", true],
    ["UAB Acme", true],
    ["株式会社三河", true],
    ["ООО Ромашка", true],
    ["Acme S.A.", true],
    ["ACME SA", true],
    ["as an engineer", false],
    ["AB Level", false],
    ["as said", false],
    ["freelance", true],
    ["self-employed", true],
    ["", false],
  ])("%p is an employer: %p", (text, expected) => {
    expect(looksLikeCompany(text) >= 0.5).toBe(expected);
  });
});

test.each(["Compliance Counsel", "Marine Ecologist"])("%s is a position", (text) => {
  expect(looksLikePosition(text)).toBeGreaterThan(0.5);
});

describe("a mark", () => {
  test.each<[string, string | undefined]>([
    ["BSc Physics, GPA 3.7", "GPA 3.7"],
    ["Laurea in Architettura, GPA: 110/110", "GPA: 110/110"],
    ["GPA: 17/20", "GPA: 17/20"],
    ["Final grade: 1.3", "Final grade: 1.3"],
    ["cum laude", "cum laude"],
    ["Leith College, GPA: First", "GPA: First"],
    ["Grade: Distinction", "Grade: Distinction"],
    ["GPA: Firstborn", undefined],
    ["110/110 e lode", "110/110 e lode"],
    ["Physics", undefined],
    ["in 2019", undefined],
  ])("in %p is %p", (text, score) => {
    const found = findScore(text);
    expect(found && text.slice(found.from, found.to)).toBe(score as string);
  });
});

describe("the name of a person", () => {
  test("is less sure in capitals, with a comma, in many words, and of one word", () => {
    isInOrder(looksLikeName, "Anna Berger", "ANNA BERGER", "Berger, Anna", "Anna", "anna");
    isInOrder(looksLikeName, "Anna Berger", "Anna Maria Elisa Berger Lind");
  });
  test("is less sure where it is a job, a place, a school or an employer too", () => {
    for (const text of ["Software Engineer", "New York", "Leith University", "Acme Ltd"])
      expect([text, looksLikeName(text) < 0.6]).toEqual([text, true]);
  });
  test.each<[string, boolean]>([
    ["James Mason", true],
    ["Baker Fletcher", true],
    ["Åsa Öberg", true],
    ["Anna de la Cruz", true],
    ["Anna al-Khatib", true],
    ["藤原 美咲", true],
    ["김민수", true],
    ["Curriculum Vitae", false],
    ["Resume Sample", false],
    ["Work Experience", false],
    ["Anna", false],
    ["Anna berger", false],
    ["A. B.", false],
    ["Anna Berger and all of her good old friends from the harbour", false],
  ])("%p is written like one: %p", (text, expected) => {
    expect(hasNameShape(text)).toBe(expected);
  });
  test.each<[string, boolean]>([
    ["Curriculum Vitae", true],
    ["CURRICULAM VITAE", true],
    ["C U R R I C U L U M", true],
    ["Lebenslauf", true],
    ["简历", true],
    ["C V", true],
    ["H A R B O U R", false],
    ["Harbour", false],
  ])("%p is the title of a CV: %p", (text, expected) => {
    expect(isDocumentTitle(text)).toBe(expected);
  });
});
