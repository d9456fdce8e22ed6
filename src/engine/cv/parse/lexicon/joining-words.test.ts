import { expect, test } from "bun:test";
import { splitSkills } from "../4-fields/skills/skill-list.ts";
import { parseResume } from "../parse-resume.ts";
import { areAuthors } from "../recognisers/authors.ts";
import { findSpokenLanguages } from "../recognisers/languages.ts";
import { looksLikePlace } from "../recognisers/places/places.ts";
import { buildReading, heading as headingLine, line } from "../testing/build-reading.ts";
import { matchHeading } from "./headings/headings.ts";

test("Turkish, Romanian, Finnish and Hungarian join two titles, skills, languages and places as English does", () => {
  expect(matchHeading("Eğitim ve Yabancı Diller")?.kinds).toEqual(["education", "languages"]);
  expect(splitSkills("Excel, Word és Access")).toEqual(["Excel", "Word", "Access"]);
  expect(splitSkills("Excel, Word şi Access")).toEqual(["Excel", "Word", "Access"]);
  expect(looksLikePlace("Helsinki ja Turku")).toBe(looksLikePlace("Leeds and York"));
  expect(looksLikePlace("Ankara ve İzmir")).toBe(looksLikePlace("Leeds and York"));
});

test('the article before a level is no "and"', () => {
  expect(findSpokenLanguages("Un buen nivel de inglés").map(({ fluency }) => fluency)).toEqual(["Un buen nivel"]);
});

test("a level counts for both languages, whatever the word between them is", () => {
  const levels = (text: string) => findSpokenLanguages(text).map(({ code, fluency }) => `${code} ${fluency}`);

  expect(levels("English and German (C1)")).toEqual(["en C1", "de C1"]);
  expect(levels("angleščina in nemščina (C1)")).toEqual(["en C1", "de C1"]);
  expect(levels("Fluent English (C1) and good knowledge in German")).toEqual(["en Fluent", "de good knowledge"]);
});

test("a word that is an article or a preposition elsewhere joins no skills", () => {
  expect(splitSkills("Baking, life in Leeds")).toEqual(["Baking", "life in Leeds"]);
  expect(splitSkills("Docker, running a server")).toEqual(["Docker", "running a server"]);
});

test("the end of a name is no word between two people", () => {
  expect(areAuthors("Anna Berg ja Tom Roth")).toBe(true);
  expect(areAuthors("Anna Sonja Berg Roth")).toBe(false);
  expect(areAuthors("Anna Marie Berg Roth")).toBe(false);
});

test("a company is told from the position before it by the words of each language, and these are not left over", () => {
  for (const [heading, job] of [
    ["Pracovní zkušenosti", "Prodavač ve společnosti"],
    ["Doświadczenie zawodowe", "Sprzedawca w firmie"],
    ["Experiencia laboral", "Vendedor en la empresa"],
    ["Expérience professionnelle", "Vendeur au sein de"],
  ]) {
    const lines = [line(`2012 – 2013\t${job} Partnerka`), line(`2010 – 2012\t${job} Kolmet`)];
    const { work, additional } = parseResume(
      buildReading([line("Anna Berger", { size: 20 }), line("anna@berger.example"), headingLine(heading as string), ...lines]),
    ).resume;
    expect([heading, work?.map(({ name }) => name), additional]).toEqual([heading as string, ["Partnerka", "Kolmet"], undefined]);
  }
});
