import { expect, test } from "bun:test";
import { inflectedForms } from "./inflection.ts";

/** Which of some words are forms of a name. */
const formsOf = (name: string, language: string, ...words: string[]) => {
  const pattern = inflectedForms(name, language);
  return pattern === undefined ? undefined : words.filter((word) => new RegExp(`^${pattern}$`, "u").test(word));
};

test.each<[name: string, language: string, forms: string[], others: string[]]>([
  ["Nowak", "pl", ["nowak", "nowaka", "nowakowi", "nowacy"], ["nowaktor", "now"]],
  ["Agnieszka", "pl", ["agnieszki", "agnieszce", "agnieszka"], ["agnes"]],
  ["Wrzosek", "pl", ["wrzoska", "wrzoskiem"], ["wrzos"]],
  ["Gołąb", "pl", ["golab", "golebia", "golebiem"], ["golf"]],
  ["Petrović", "sr", ["petrovica", "petrovicu"], ["петровића"]],
  ["Петровић", "sr", ["петровића", "петровићу"].map((form) => form.normalize("NFD").replace(/\p{M}/gu, "")), ["petrovica"]],
  ["Шевченко", "uk", ["шевченка", "шевченку"], ["шевчук"]],
  ["Παπαδόπουλος", "el", ["παπαδοπουλου", "παπαδοπουλε"], ["παπα"]],
  ["Kazlauskas", "lt", ["kazlausko", "kazlauskui"], ["kazla"]],
  ["Virtanen", "fi", ["virtasen", "virtaselle", "virtanen"], ["virta"]],
  ["Matti", "fi", ["matin", "matille", "mattia"], ["maku"]],
  ["Yılmaz", "tr", ["yilmaz", "yilmazin"], ["yil"]],
])("the forms of %p in the language %p are found", (name, language, forms, others) => {
  expect(formsOf(name, language, ...forms, ...others)).toEqual(forms);
});

test("a short name is found in the cases of one person", () => {
  expect(formsOf("Eva", "cs", "evy", "eve", "evu", "evou", "evami", "evropa")).toEqual(["evy", "eve", "evu", "evou"]);
  expect(formsOf("Iva", "hr", "ive", "ivi", "ivom", "ivan")).toEqual(["ive", "ivi", "ivom"]);
  expect(formsOf("Ева", "ru", "евы", "еве", "еву", "евой", "евро")).toEqual(["евы", "еве", "еву", "евой"]);
  expect(formsOf("Eva", "lt", "evos", "evai")).toEqual(["evos", "evai"]);
});

test("names of a letter and an ending, and names in languages that do not inflect them, have no forms", () => {
  expect([formsOf("Ia", "pl"), formsOf("Tan", "fi"), formsOf("Smith", "en"), formsOf("Müller", "de")]).toEqual(Array(4).fill(undefined));
  expect(formsOf("Nowak", "pl-PL", "nowaka")).toEqual(["nowaka"]);
  expect(formsOf("Smith", "uk")).toBeUndefined();
});
