import { expect, test } from "bun:test";
import { looksLikeInstitution } from "./degrees.ts";

const isSchool = (text: string) => looksLikeInstitution(text) > 0;

test.each([
  "UC Corvane",
  "III LO im. Norwida",
  "SPŠ Leithov",
  "E.E. Prof. Ana Leme",
  "IFSI de Corve",
  "СОШ № 5",
  "Govt. I.T.I. Corve",
  "FOS Corve",
])("a school is known by its letters before the rest of its name: %s", (text) => expect(isSchool(text)).toBe(true));

test.each([
  ["alone, where they may be short for the name beside them", "UBA"],
  ["in a line of capitals", "LP CORVE"],
  ["in small letters", "lo Corve"],
  ["behind a dash", "BFI – Corve"],
  ["within a word", "UCI Corve"],
])("but not %s", (_, text) => expect(isSchool(text)).toBe(false));

test.each([
  "湖川中学",
  "第一高中",
  "國立花川高級中學",
  "THPT Corve",
  "Colegiul Corve",
  "Athénée Corve",
  "Schulhaus Corve",
  "Corve Vidyalaya",
  "Centro de Formação de Corve",
])("kinds of schools of all countries are known: %s", (text) => expect(isSchool(text)).toBe(true));

test("the level of a school alone is a degree and names no school", () => {
  expect(isSchool("高中")).toBe(false);
  expect(isSchool("初中")).toBe(false);
});
