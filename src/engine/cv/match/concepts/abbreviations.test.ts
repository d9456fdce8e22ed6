import { expect, test } from "bun:test";
import { abbreviationsOf, lettersOf, wordsOfAbbreviation } from "./abbreviations.ts";
import { tokenize } from "./words.ts";

const short = (surface: string) => lettersOf({ surface });

test("a word of three to six capitals is an abbreviation, with the s of a plural too", () => {
  expect(["DPIA", "DPIAs", "AVC", "ETOPSX"].map(short)).toEqual(["dpia", "dpia", "avc", "etopsx"]);
  expect(["IT", "ES", "Dpia", "WERKSTATT", "word"].map(short)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test("an abbreviation stands for words with its initials in one clause", () => {
  const words = (text: string, letters: string) => wordsOfAbbreviation(tokenize(text), letters)?.map(({ surface }) => surface);
  expect(words("Suites d'accident vasculaire cérébral : apraxie", "avc")).toEqual(["accident", "vasculaire", "cérébral"]);
  expect(words("Assessed the data, protection of impact and access", "dpia")).toBeUndefined();
  const names = abbreviationsOf(tokenize("Leading data protection impact assessments"));
  expect(names.get("dpia")?.map(({ surface }) => surface)).toEqual(["data", "protection", "impact", "assessments"]);
  expect([...abbreviationsOf(tokenize("Data, protection")).keys()]).toEqual([]);
  expect([...abbreviationsOf(tokenize("one two three four five six seven")).keys()].map((name) => name.length)).not.toContain(7);
});
