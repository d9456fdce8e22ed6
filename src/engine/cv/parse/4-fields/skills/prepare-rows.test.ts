import { expect, test } from "bun:test";
import type { Context } from "../../1-document/context.ts";
import { toRow } from "../../1-document/row.ts";
import { bullet, line } from "../../testing/build-reading.ts";
import { parseSkills } from "./skills.ts";

const CONTEXT: Context = { language: "en", body: { size: 10, bold: false, italic: false }, recognized: new Set() };
const read = (...texts: string[]) => {
  const rows = texts.map((text) => toRow(text.startsWith("• ") ? bullet(text.slice(2)) : line(text), CONTEXT));
  return parseSkills(rows, CONTEXT).map(({ name, level, keywords }) => [name, level, ...(keywords ?? [])].filter(Boolean).join(" / "));
};

test.each([
  [
    ["1. Excel", "2. Payroll", "3. First aid"],
    ["Excel", "Payroll", "First aid"],
  ],
  [
    ["(1) Excel", "(2) Payroll"],
    ["Excel", "Payroll"],
  ],
  [["(1) Welding (2) Milling (3) First aid."], ["Welding", "Milling", "First aid"]],
  [["1. Welding, 2. Milling"], ["Welding", "Milling"]],
  [["Excel 2. and 3. level"], ["Excel 2. and 3. level"]],
])("numbers that count skills are no part of them: %p", (rows, skills) => {
  expect(read(...rows)).toEqual(skills);
});

test("in a narrow column the name of a program goes on below its maker", () => {
  expect(read("Canva, Premiere Pro, MS", "Excel")).toEqual(["Canva", "Premiere Pro", "MS Excel"]);
});

test("the note below the table of languages of a Europass CV is no skill", () => {
  expect(read("Common European Framework of Reference for Languages", "Welding")).toEqual(["Welding"]);
  expect(read("(*) Quadro Comune Europeo di Riferimento per le Lingue", "Saldatura")).toEqual(["Saldatura"]);
});

test("'Torg' of '1С: Torg' is the second half of the program's name", () => {
  expect(read("1С: Торг", "Инвентаризация")).toEqual(["1С: Торг", "Инвентаризация"]);
});

test("where each row is an item, a sentence among them is one too, and words alone between commas are a list", () => {
  expect(read("Teamwork", "Stock keeping", "Knows the usual programs of an office and of a till.", "Calm, exact, reliable.")).toEqual([
    "Teamwork",
    "Stock keeping",
    "Knows the usual programs of an office and of a till",
    "Calm",
    "exact",
    "reliable",
  ]);
});

test("figures below each other are levels", () => {
  expect(read("Audits\t5", "UML\t4")).toEqual(["Audits / 5", "UML / 4"]);
});

test("what a form asks for is a skill where the answer is yes", () => {
  expect(read("Newborns\tYes\tCar wash\tNo", "Cooking\tYes (Thai, French)\tSwimming\tNo")).toEqual(["Newborns", "Cooking (Thai, French)"]);
});
