import { describe, expect, test } from "bun:test";
import { findConcepts } from "./concepts.ts";
import { findDegrees } from "./degrees.ts";
import { functionsOf } from "./seniority.ts";
import { findStems, MAX_SENTENCE_CHARS, splitLiteralSentences, splitLongSentence, splitSentences, stem, tokenize } from "./words.ts";

describe("the words of a text", () => {
  const wordsOf = (text: string) => tokenize(text).map(({ surface }) => surface);

  test.each<[string, string[]]>([
    ["Ran the .NET services in C++, C# and Node.js", ["Ran", ".NET", "services", "C++", "C#", "Node.js"]],
    ["A plan for E in C and R", ["plan", "C", "R"]],
    ["漢字カタカナ", ["漢", "字", "カタカナ"]],
    ["R&D, a+b, C+", ["R", "D", "a+b", "C+"]],
    ["", []],
  ])("%p", (text, expected) => expect(wordsOf(text)).toEqual(expected));

  test("stand at their place, and know the small words of their clause beside them, six at most", () => {
    const [cats, mats] = tokenize("The cats in the mats");
    expect(cats).toEqual({ word: "cats", stem: "cat", surface: "cats", clause: 0, at: 4, before: "the", after: "in the" });
    expect(mats).toEqual({ word: "mats", stem: "mat", surface: "mats", clause: 0, at: 16, before: "in the", after: "" });
    const [one, other] = tokenize("Boats in, the sea");
    expect([one?.after, other?.before]).toEqual(["in", "the"]);
    const [first, second] = tokenize("boats of the in a for of the sea");
    expect([first?.after, second?.before]).toEqual(["of the in a for of", "the in a for of the"]);
  });

  test.each<[string, number[]]>([
    ["red boats sail", [0, 0, 0]],
    ["red, boats; sail: far", [0, 1, 2, 3]],
    ["red. Boats! Sail? Far (out)", [0, 1, 2, 3, 4]],
    ["red – boats", [0, 1]],
    ["red-boats", [0, 0]],
    ["kat. B, e.g. boats", [0, 0, 1, 1]],
    ["red. 2019", [0, 1]],
  ])("are of clauses: %p", (text, expected) => {
    expect(tokenize(text).map(({ clause }) => clause)).toEqual(expected);
  });
});

test("stems are found where they follow each other within a clause, at the first place", () => {
  const at = (text: string, ...words: string[]) =>
    findStems(
      tokenize(text),
      words.map((word) => stem(word)),
    )?.map((token) => token.at);
  expect(at("red fire engines and a fire engine", "fire", "engine")).toEqual([4, 9]);
  expect(at("fire fire engine", "fire", "engine")).toEqual([5, 10]);
  expect(at("engine", "engine")).toEqual([0]);
  expect(at("fire engine", "fire", "engine")).toEqual([0, 5]);
  for (const text of ["engine fire", "fire, engine", "red fire, engine", "fire of an old engine", "fire"])
    expect(at(text, "fire", "engine")).toBeUndefined();
});

describe("the forms of a word have one stem:", () => {
  test.each([
    "engineer engineers",
    "nurse nurses",
    "jefe jefa jefas jefes",
    "director directors directrices",
    "ingenieur ingenieure",
    "kaufmann kauffrau kaufleute",
    "fachmann fachfrau fachleute",
    "polizist polizistin polizistinnen",
    "techniker technikerin technikerinnen",
    "kierownik kierowniczka kierowniczki",
    "administration administrations",
    "freundliche freundlicher freundliches",
    "triage triaged",
    "salesman saleswoman salesmen",
    "car cars",
  ])("%s", (forms) => expect(new Set(forms.split(" ").map(stem)).size).toBe(1));

  test.each(["product productie", "class clas", "bus bu", "sql2 sql", "cas cass"])("and %s do not", (words) => {
    expect(new Set(words.split(" ").map(stem)).size).toBe(2);
  });
});

describe("sentences", () => {
  test.each<[string, string[]]>([
    ["Ran it. Sold it!  Left", ["Ran it.", "Sold it!", "Left"]],
    ["Ran it • Sold it · Left", ["Ran it", "Sold it", "Left"]],
    ["Ran it\nSold it\n\nLeft", ["Ran it", "Sold it", "Left"]],
    ["Ran it. and sold it", ["Ran it. and sold it"]],
    ["走った。売った", ["走った。", "売った"]],
    ["Worked at St. Mary's in Leith. Left.", ["Worked at St. Mary's in Leith.", "Left."]],
    ["Worked at best. Then left.", ["Worked at best.", "Then left."]],
    [" ", []],
  ])("of %p", (text, expected) => expect(splitSentences(text)).toEqual(expected));

  test("are found letter for letter, with the white space of the text", () => {
    const text = "Ran   it. Sold\tit  twice.\nRan   it.  Left";
    const sentences = splitLiteralSentences(text);
    expect(sentences).toEqual(["Ran   it.", "Sold\tit  twice.", "Ran   it.", "Left"]);
    expect(splitLiteralSentences("Ran it. Left")).toEqual(["Ran it.", "Left"]);
  });

  test("that are longer than people write are divided between words, or within one without end", () => {
    const words = "boats ".repeat(400).trim();
    const parts = splitLongSentence(words);
    expect(parts.map(({ length }) => length)).toEqual([995, 995, 407]);
    expect(parts.join(" ")).toBe(words);
    expect(splitLongSentence("x".repeat(2_500)).map(({ length }) => length)).toEqual([MAX_SENTENCE_CHARS, MAX_SENTENCE_CHARS, 500]);
    expect(splitLongSentence("x".repeat(MAX_SENTENCE_CHARS))).toHaveLength(1);
  });
});

test("Polish occupations and nouns have one stem in their cases, other words keep theirs", () => {
  const stems = (...words: string[]) => words.map((word) => tokenize(word)[0]?.stem);
  expect(new Set(stems("kierowca", "kierowców", "kierowcy")).size).toBe(1);
  expect(new Set(stems("operator", "operatorzy", "operatorów")).size).toBe(1);
  expect(new Set(stems("monter", "monterzy")).size).toBe(1);
  expect(new Set(stems("rysunek", "rysunku")).size).toBe(1);
  expect(stems("window", "techniek")).toEqual(["window", "techniek"]);
});

test("a plural of five letters loses its s alone where the rest would be too short", () => {
  expect(["sages", "rules"].map(stem)).toEqual(["sage", "rule"]);
});

test("degrees are found in their Polish cases, and a kind of work around a craft in its title", () => {
  expect(findDegrees("wykształcenia wyższego lub średniego ekonomicznego")).toEqual([3, 1]);
  expect(
    ["Maintenance Planner", "Transporteinkäufer", "Ingénieure d'affaires", "Maintenance Technician", "Commercial Counsel"].map(functionsOf),
  ).toEqual([["plans"], ["buys"], ["sells"], [], []]);
});

test("a product is told from a word with the same stem by its capital", () => {
  const ids = (text: string) => findConcepts(tokenize(text)).map(({ id }) => id);
  expect(ids("sul conto")).not.toContain("contao");
  expect(ids("Contao")).toContain("contao");
  expect(ids("w Płatniku")).toContain("platnik");
});
