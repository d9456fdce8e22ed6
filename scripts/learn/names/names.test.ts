import { expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { kindProbabilities } from "../../../src/engine/cv/parse/recognisers/name-kinds/kinds-of.ts";
import { type Example, examplesOfLists, recased } from "./examples.ts";
import { fitNames } from "./fit-names.ts";
import { isHeldOut, judgeNames, shares } from "./judge-names.ts";
import { type Listed, readLists } from "./lists.ts";
import { openRandom, shuffle } from "./random.ts";
import { examplesOfPersons, examplesOfPlaces, examplesOfTables } from "./third-party.ts";

const LISTED: Listed[] = [
  { code: "en", listClass: "position", text: "Fitter (m/f)" },
  { code: "en", listClass: "position", text: "Nurse" },
  { code: "en", listClass: "company", text: "Acme Ltd" },
  { code: "en", listClass: "company", text: "Harbour Ltd" },
  { code: "de", listClass: "department", text: "Abteilung Einkauf" },
  { code: "de", listClass: "text", text: "Betreute drei Lehrlinge in der Werkstatt." },
];

test("the lists of the repository have known classes, and say nothing twice", () => {
  const lists = readLists(join(import.meta.dir, "lists"));
  const keys = lists.map(({ code, listClass, text }) => `${code}\t${listClass}\t${text}`);

  expect(lists.length).toBeGreaterThan(30_000);
  expect(new Set(keys).size).toBe(keys.length);
});

test("a line that is no class, tab and text is named", () => {
  const folder = mkdtempSync(join(tmpdir(), "vitae-names-"));
  try {
    expect(() => readLists(folder)).toThrow("no list of names");
    for (const line of ["firm\tAcme Ltd", "company", "company\t ", "company\tAcme\tLtd"]) {
      writeFileSync(join(folder, "en.tsv"), `position\tNurse\n${line}\nposition\tBaker\n`);
      expect(() => readLists(folder)).toThrow(`en.tsv:2 is not a class, a tab and a text: ${line}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("each line of a list is eight examples, as others print it", () => {
  const examples = examplesOfLists(LISTED, openRandom(1));
  const textsOf = (kind: Example["kind"]) => new Set(examples.filter((example) => example.kind === kind).map(({ text }) => text));

  expect(examples).toHaveLength(8 * LISTED.length);
  expect(textsOf("position")).toContain("Fitter");
  expect(textsOf("position")).toContain("Fitter (m/f)");
  expect(textsOf("note")).toContain("Abteilung Einkauf");
  expect([...textsOf("text")].some((text) => text.length < 30)).toBe(true);
  expect(examplesOfLists(LISTED, openRandom(1))).toEqual(examples);
});

test("small letters become capitals, at the beginning or of each word, but those of a firm stay", () => {
  const random = openRandom(1);
  const printed = (keepsSmall: boolean) => new Set(Array.from({ length: 60 }, () => recased("head of sales", { keepsSmall }, random)));

  expect([...printed(false)].sort()).toEqual(["HEAD OF SALES", "Head Of Sales", "Head of sales", "head of sales"]);
  expect([...printed(true)].sort()).toEqual(["HEAD OF SALES", "head of sales"]);
});

test("tables of others are read from their first column, and one that is not there is left out", () => {
  const folder = mkdtempSync(join(tmpdir(), "vitae-names-"));
  try {
    writeFileSync(join(folder, "institution.tsv.gz"), gzipSync("text\tlabel\nLeith College\tinstitution\nYate School\tinstitution\n"));
    writeFileSync(join(folder, "skill.tsv.gz"), gzipSync("text\tlabel\nSQL\tskill\n"));
    const examples = examplesOfTables(folder, openRandom(2));

    expect(examples.map(({ kind, text }) => `${kind} ${text.toLowerCase()}`)).toEqual([
      ...Array(2).fill("institution leith college"),
      ...Array(2).fill("institution yate school"),
      "topic sql",
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("towns, countries and persons are the same each time", () => {
  const places = examplesOfPlaces(openRandom(3)).map(({ text }) => text);
  const persons = examplesOfPersons().map(({ text }) => text);

  expect(examplesOfPlaces(openRandom(3)).map(({ text }) => text)).toEqual(places);
  expect(examplesOfPersons().map(({ text }) => text)).toEqual(persons);
  expect(places.length).toBeGreaterThan(20_000);
  expect(places.some((text) => /^\p{L}+, [A-Z]{2}$/u.test(text))).toBe(true);
  expect(persons.length).toBeGreaterThan(10_000);
});

test("kinds are learnt from examples, and the same examples give the same bytes", () => {
  const examples = () => shuffle(examplesOfLists(LISTED, openRandom(4)), openRandom(5));
  const weights = fitNames(examples());

  expect(judgeNames(LISTED, weights).every(({ isRight }) => isRight)).toBe(true);
  expect(kindProbabilities("Corve Ltd", weights).company).toBeGreaterThan(0.5);
  expect(fitNames(examples())).toEqual(weights);
});

test("a kind with few examples counts more", () => {
  const torn = (positions: number): Example[] => [
    ...Array.from({ length: positions }, (): Example => ({ text: "Baker", kind: "position" })),
    ...Array.from({ length: 4 }, (): Example => ({ text: "Baker", kind: "company" })),
  ];
  const { position, company } = kindProbabilities("Baker", fitNames(shuffle(torn(40), openRandom(6))));

  expect(position / company).toBeLessThan(7);
  expect(position).toBeGreaterThan(company);
});

test("about a tenth is held out, whatever its case, and judged by kind and by list", () => {
  const texts = Array.from({ length: 2000 }, (_, at) => `Post ${at}`);
  const share = texts.filter(isHeldOut).length / texts.length;

  expect(share).toBeGreaterThan(0.08);
  expect(share).toBeLessThan(0.12);
  expect(texts.filter((text) => isHeldOut(text) !== isHeldOut(`${text.toUpperCase()}.`))).toEqual([]);
  const judged = judgeNames(LISTED, fitNames([{ text: "Nurse", kind: "position" }]));
  expect(shares(judged, "code")).toMatch(/^en \d+ of 100 \(4\) {2}de \d+ of 100 \(2\)$/);
  expect(shares(judged, "kind")).toStartWith("position 100 of 100 (2)");
});
