import { describe, expect, test } from "bun:test";
import type { Context } from "../1-document/context.ts";
import { toRow } from "../1-document/row.ts";
import { parseResume } from "../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../testing/build-reading.ts";
import { apartFromSpoken, parseSpokenLanguages, takeSpokenRows, underLevel } from "./spoken.ts";

const CONTEXT: Context = { language: "en", body: { size: 10, bold: false, italic: false }, recognized: new Set() };
const rowsOf = (lines: readonly (string | ReturnType<typeof line>)[]) =>
  lines.map((one) => toRow(typeof one === "string" ? line(one) : one, CONTEXT));
const said = (languages: readonly { language?: string; fluency?: string }[]) =>
  languages.map(({ language, fluency }) => (fluency === undefined ? language : `${language}: ${fluency}`));
const read = (...lines: (string | ReturnType<typeof line>)[]) => said(parseSpokenLanguages(rowsOf(lines), CONTEXT));

describe("a section of languages says each with its level", () => {
  test.each<[string, string[], (string | undefined)[]]>([
    ["in a row", ["English (native), German B2, French"], ["English: native", "German: B2", "French"]],
    ["one a line", ["English – native", "German: B2"], ["English: native", "German: B2"]],
    ["before it, behind a comma", ["English, fluent German, basic French"], ["English", "German: fluent", "French: basic"]],
    ["of two, where it says so", ["English and Welsh (both native), basic German"], ["English: native", "Welsh: native", "German: basic"]],
    ["of all behind a label", ["Bilingual: English, Spanish"], ["English: Bilingual", "Spanish: Bilingual"]],
    ["but not a name that no list knows", ["Russian, Bashkir – native"], ["Russian"]],
    ["in cells", ["English\tnative", "German\tB2"], ["English: native", "German: B2"]],
    ["in a cell, in words that no list knows", ["Danish\thverdagsniveau"], ["Danish: hverdagsniveau"]],
    ["once, where it is the same in speech and writing", ["French\tbasic\tbasic", "German\tB2\tC1"], ["French: basic", "German: B2 C1"]],
    ["on the line below", ["English", "Native", "German", "B2"], ["English: Native", "German: B2"]],
    ["below, behind a label", ["English", "Level\tB1"], ["English: B1"]],
    ["below, before a comment", ["Dutch", "Near-native\tFour years in Ghent"], ["Dutch: Near-native"]],
    ["in the row below, each under its own", ["English\tGerman", "Native\tB2"], ["English: Native", "German: B2"]],
    ["that no list knows", ["Votic (mother tongue), Livonian (basic)"], ["Votic: mother tongue", "Livonian: basic"]],
    ["that no list knows, among others", ["English: native", "Votic: basic"], ["English: native", "Votic: basic"]],
    ["that no list knows, in cells", ["English\tnative", "Votic\tbasic"], ["English: native", "Votic: basic"]],
  ])("%s", (_, rows, expected) => {
    expect(read(...rows)).toEqual(expected);
  });

  test.each<[string, (string | ReturnType<typeof line>)[], (string | undefined)[]]>([
    ["a level below one that has its level", ["English: native", "B2"], ["English: native"]],
    ["a remark of many words beside it", ["Danish\tsix summers with an aunt in Aarhus"], ["Danish"]],
    ["a text below it", ["Danish", "learnt in Aarhus"], ["Danish"]],
    ["a level before any language", ["B2", "English"], ["English"]],
    ["levels below a row of which one has its level", ["English (native)\tGerman", "C1\tB2"], ["English: native", "German: B2"]],
    ["one alone that no list knows", ["Votic: basic"], []],
    ["one that no list knows, without a level", ["English: native", "Votic: harbour"], ["English: native"]],
    ["several of which one has no level", ["Votic (mother tongue), Livonian"], []],
    ["a skill of a language", ["English: native", "Reading: good"], ["English: native"]],
    ["an item of an inner list", ["English: native", { ...bullet("Votic: basic"), bullet: { glyph: "○", level: 1 } }], ["English: native"]],
  ])("but not %s", (_, rows, expected) => {
    expect(read(...rows)).toEqual(expected);
  });
});

test("the languages under a title that is their level have it, unless each says its own", () => {
  const spoken = [{ language: "Tiv" }, { language: "Hausa", fluency: "basic" }];
  expect(said(underLevel(spoken, "Mother tongues"))).toEqual(["Tiv: Mother tongues", "Hausa: basic"]);
  expect(said(underLevel(spoken, "Limbi materne"))).toEqual(["Tiv: Limbi materne", "Hausa: basic"]);
  expect(said(underLevel(spoken, "Good to know"))).toEqual(["Tiv", "Hausa: basic"]);
  expect(said(underLevel(spoken, "Languages"))).toEqual(["Tiv", "Hausa: basic"]);
});

describe("rows of another section that tell of spoken languages are taken out of it:", () => {
  const take = (...lines: (string | ReturnType<typeof line>)[]) => {
    const { languages, rest } = takeSpokenRows(rowsOf(lines), CONTEXT);
    return { languages: said(languages), rest: rest.map(({ text }) => text) };
  };
  test.each<[string, string[], (string | undefined)[], string[]]>([
    ["behind a label", ["Excel, SAP", "Languages: English, German"], ["English", "German"], ["Excel, SAP"]],
    ["with levels", ["Excel, SAP", "English (C1), German (B2)"], ["English: C1", "German: B2"], ["Excel, SAP"]],
    ["in words that say so", ["Foreign languages English and German"], ["English", "German"], []],
    ["spoken and written", ["Spoken and written English: fluent"], ["English: fluent"], []],
    ["with the title over them", ["Excel", "Languages", "English (C1)"], ["English: C1"], ["Excel"]],
    ["with a level below", ["Languages: English", "C1"], ["English: C1"], []],
  ])("%s", (_, rows, languages, rest) => {
    expect(take(...rows)).toEqual({ languages, rest });
  });
  test.each<[string, string]>([
    ["a language alone", "English"],
    ["one that something else is said of", "English correspondence: advanced letters"],
    ["one in a sentence about other things", "Fluent English helps to sell pumps abroad"],
    ["programming languages", "Languages: Java, C++"],
    ["a level without a language", "C1"],
  ])("not %s", (_, text) => {
    expect(take("Excel", text)).toEqual({ languages: [], rest: ["Excel", text] });
  });
  test("a level below one that has its level, or below another row, stays", () => {
    expect(take("English (C1)", "B2").rest).toEqual(["B2"]);
    expect(take("Languages: English", "Excel", "B2").rest).toEqual(["Excel", "B2"]);
  });
});

test("a list item in another section may have the label of languages before them", () => {
  const { languages, rest } = takeSpokenRows(rowsOf([bullet("语言：英语（CET-6）"), bullet("驾照：C1")]), CONTEXT);
  expect(said(languages)).toEqual(["英语: CET-6"]);
  expect(rest.map(({ text }) => text)).toEqual(["驾照：C1"]);
});

test("working languages are spoken ones", () => {
  expect(said(takeSpokenRows(rowsOf(["Arbeitssprachen Deutsch (Muttersprache), Englisch (C1)"]), CONTEXT).languages)).toEqual([
    "Deutsch: Muttersprache",
    "Englisch: C1",
  ]);
});

test("items of a list of skills that are languages with a level are languages", () => {
  const { skills, languages } = apartFromSpoken([
    { name: "Excel" },
    { name: "English FCE B2" },
    { name: "Welsh", level: "basic" },
    { name: "French cuisine" },
  ]);
  expect(skills).toEqual([{ name: "Excel" }, { name: "French cuisine" }]);
  expect(said(languages)).toEqual(["English: FCE B2", "Welsh: basic"]);
  expect(said(apartFromSpoken([{ name: "English", keywords: ["B1"] }]).languages)).toEqual(["English: B1"]);
});

describe("under another heading", () => {
  const under = (title: string, ...lines: string[]) =>
    parseResume(
      buildReading([
        line("Ottoline Birdsall", { size: 20 }),
        line("o.birdsall@example.org"),
        heading("Experience"),
        line("Welder, Corve Ltd"),
        line("2017 – 2021"),
        heading(title),
        ...lines.map((text) => line(text)),
      ]),
    ).resume;
  test("a line of several statements tells of languages and of personal details", () => {
    const { languages, x, additional } = under(
      "Other",
      "Driving licence class D. English (native), Welsh (basic). Sings in the choir of Ludlow.",
    );
    expect(said(languages ?? [])).toEqual(["English: native", "Welsh: basic"]);
    expect(x?.drivingLicence).toContain("class D");
    expect(additional).toEqual([{ title: "Other", items: [expect.stringContaining("Sings in the choir of Ludlow.")] }]);
  });
  test("such as 'Talks', languages with their levels are languages", () => {
    expect(said(under("Talks", "English – native / Welsh – basic").languages ?? [])).toEqual(["English: native", "Welsh: basic"]);
  });
});
