import { describe, expect, test } from "bun:test";
import { findSpokenLanguages, fluencyRank, isSkillOfLanguage } from "./languages.ts";

const read = (text: string, section = false) =>
  findSpokenLanguages(text, { section }).map(({ language, fluency }) => (fluency ? `${language}: ${fluency}` : language));

describe("the languages of a text, each with its level:", () => {
  test.each<[string, string[]]>([
    ["English (Native), Spanish (B1)", ["English: Native", "Spanish: B1"]],
    ["Italiano: madrelingua; Inglese: C1", ["Italiano: madrelingua", "Inglese: C1"]],
    ["English fluent", ["English: fluent"]],
    ["English – fluent and German – basic", ["English: fluent", "German: basic"]],
    ["English, German", ["English", "German"]],
    ["English and German", ["English", "German"]],
    ["English and German (fluent)", ["English: fluent", "German: fluent"]],
    ["English (basic) and German (fluent)", ["English: basic", "German: fluent"]],
    ["Dutch, English and German (fluent)", ["Dutch", "English", "German: fluent"]],
    ["Good command of spoken and written English", ["English: Good command of spoken and written"]],
    ["English / German: fluent", ["English", "German: fluent"]],
    ["العربية (اللغة الأم)، الإنجليزية (متقدم)", ["العربية: اللغة الأم", "الإنجليزية: متقدم"]],
    ["العربية: اللغة الأم، الإنجليزية: متقدم", ["العربية: اللغة الأم", "الإنجليزية: متقدم"]],
    ["中文（母语）、英语（流利）", ["中文: 母语", "英语: 流利"]],
    ["Brazilian Portuguese: native", ["Brazilian Portuguese: native"]],
    ["Chinese (Mandarin): native", ["Chinese (Mandarin): native"]],
    ["Portuguese (Brazil): native", ["Portuguese (Brazil): native"]],
    ["English (UK) fluent", ["English (UK): fluent"]],
    ["Německý jazyk: pokročilý", ["Německý jazyk: pokročilý"]],
    ["lingua tedesca (B1)", ["lingua tedesca: B1"]],
    ["Αγγλική γλώσσα (C1)", ["Αγγλική γλώσσα: C1"]],
    ["Boats and harbours", []],
    // A level that leads belongs to what follows, and to what "and" joins to it.
    ["Fluent in English and German", ["English: Fluent", "German: Fluent"]],
    ["Fluent in English, German and French", ["English: Fluent", "German: Fluent", "French: Fluent"]],
    ["Fluent in English, German", ["English: Fluent", "German"]],
    ["Native English, fluent French", ["English: Native", "French: fluent"]],
    ["Native English speaker", ["English: Native"]],
    ["Fluent English (C1) and good French", ["English: Fluent", "French: good"]],
    ["I speak fluent English", ["English: fluent"]],
    ["Fluent in spoken English", ["English: Fluent in spoken"]],
    // An exam, a few words behind a sign, and drawn levels.
    ["Mandarin – HSK 4", ["Mandarin: HSK 4"]],
    ["English (IELTS 7.5)", ["English: IELTS 7.5"]],
    ["Latein: Großes Latinum", ["Latein: Großes Latinum"]],
    ["Spanish (professional use)", ["Spanish: professional use"]],
    ["English ●●●○", ["English: ●●●○"]],
    ["English fluent ●●●○", ["English: fluent"]],
    // What tells more than the level is left out, what belongs to it is not.
    ["English C1. I have lived there", ["English: C1"]],
    ["Latin: Intermediate (reading); basic (writing)", ["Latin: Intermediate (reading); basic (writing)"]],
    ["Deutsch (Muttersprache, C2), Polnisch (C1)", ["Deutsch: Muttersprache, C2", "Polnisch: C1"]],
    ["English reading writing", ["English"]],
    ["Dutch (reading), Latin (reading and writing)", ["Dutch: reading", "Latin: reading and writing"]],
    [
      "Inglês: Compreende bem, fala razoavelmente, lê bem, escreve pouco",
      ["Inglês: Compreende bem, fala razoavelmente, lê bem, escreve pouco"],
    ],
    ["Αγγλικά: Γ1, Γερμανικά: Β2", ["Αγγλικά: Γ1", "Γερμανικά: Β2"]],
    ["Inglés | nivel alto | Cambridge exam of English", ["Inglés: nivel alto"]],
    ["Creole, Plattdeutsch, Bisaya", ["Creole", "Plattdeutsch", "Bisaya"]],
    [
      "English: basic with some reading. I learnt it when I lived in a harbour town with many boats and many people who all talked at once and sang",
      ["English: basic with some reading"],
    ],
    ["English: I learnt it when I lived in a harbour town with many boats and many people who all talked at once", ["English"]],
  ])("%p", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test("in their own section a long name that begins an item may have one wrong letter", () => {
    expect(read("Portuguais : notions, angielki płynnie", true)).toEqual(["Portuguais: notions", "angielki: płynnie"]);
    expect(read("Portuguais : notions")).toEqual([]);
    expect(read("I know Portuguais", true)).toEqual([]);
    for (const other of ["Germany", "Writting", "Itaian"]) expect(read(`${other} (good)`, true)).toEqual([]);
  });

  test("in their own section a short text behind a language is its level, known or not", () => {
    expect([read("Danish hverdagsniveau"), read("Danish hverdagsniveau", true)]).toEqual([["Danish"], ["Danish: hverdagsniveau"]]);
    expect(read("English, a bit", true)).toEqual(["English: a bit"]);
    expect(read("English reading", true)).toEqual(["English"]);
    expect(read("English and", true)).toEqual(["English"]);
    expect(read("Danish six summers with an aunt in Aarhus", true)).toEqual(["Danish"]);
  });

  test("where each stands in the text, with its level", () => {
    const text = "Fluent in English, German: basic";
    expect(findSpokenLanguages(text).map(({ from, to }) => text.slice(from, to))).toEqual(["Fluent in English", "German: basic"]);
  });
});

describe("levels are ranked from 1 to 6, what is none is 0:", () => {
  test.each<[string, number]>([
    ["A1", 1],
    ["B2", 4],
    ["c1", 5],
    // The same letter in Cyrillic.
    ["С1", 5],
    ["B2+", 4],
    ["B2.1", 4],
    ["B1 - C1", 3],
    ["native", 6],
    ["●●●●●●", 6],
    ["●○○○○○", 1],
    ["100 %", 6],
    ["120 %", 6],
    ["1 %", 1],
    ["fluent in written and spoken", 5],
    ["harbour", 0],
    ["A1x", 0],
    ["○○○○", 0],
    ["", 0],
  ])("%p: %p", (text, rank) => {
    expect(fluencyRank(text)).toBe(rank);
  });
});

test("skills of a language are no languages", () => {
  expect(["Reading", "Spoken production", "Govorna interakcija", "Reading boats", "Boats"].map(isSkillOfLanguage)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
