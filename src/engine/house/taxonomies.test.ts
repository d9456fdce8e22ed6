import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync, strToU8, zipSync } from "fflate";
import type { Resume } from "../contract/resume.ts";
import { readJobDescription } from "../cv/match/1-requirements/requirements.ts";
import { matchResume } from "../cv/match/3-score/match-resume.ts";
import { addTaxonomy, escoCodes, listTaxonomies, removeTaxonomy, widenRequirements } from "./taxonomies.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "vitae-taxonomy-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const NOW = new Date("2026-05-04");
const HEAD =
  "conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,scopeNote,definition,inScheme,description";
/** A table as ESCO publishes it: the other names of a concept stand on lines of their own within quotes. */
const esco = (...rows: [uri: string, preferred: string, others: string[], more?: { type?: string; reuse?: string }][]) =>
  [
    HEAD,
    ...rows.map(
      ([uri, preferred, others, { type = "KnowledgeSkillCompetence", reuse = "cross-sector" } = {}]) =>
        `${type},http://data.europa.eu/esco/${uri},skill/competence,${reuse},${preferred},"${others.join("\n")}",,released,2024-01-01,,,,"A text, with ""quotes"""`,
    ),
  ].join("\r\n");
const GERMAN = esco(
  ["skill/wuzzling", "Wuzzelbetrieb leiten", ["Wuzzelbetrieb führen", "Wuzzelei"]],
  ["skill/team", "im Team arbeiten", ["Teamarbeit"], { reuse: "transversal" }],
);
const FRENCH = esco(["skill/wuzzling", "conduire une wouzellerie", ["conduite d'une wouzellerie"]]);
const add = (fileName: string, text: string | Uint8Array, language?: string) =>
  addTaxonomy(dataDir, { fileName, bytes: typeof text === "string" ? strToU8(text) : text, language }, NOW);

const cv = (highlight: string, position = "Betriebsleiter"): Resume => ({
  basics: {},
  work: [{ name: "Acme", position, startDate: "2020-01", highlights: [highlight] }],
  meta: { vitae: { language: "de", pages: 1, ocr: false, parser: "rules", warnings: [] } },
});
const scoreOf = async (highlight: string, asked = "Wuzzelbetrieb führen", position?: string) => {
  const requirements = await widenRequirements(dataDir, readJobDescription(`Stelle\nAnforderungen\n- ${asked}`));
  return matchResume(cv(highlight, position), requirements, { now: NOW });
};
const verdict = async (...of: Parameters<typeof scoreOf>) => (await scoreOf(...of)).requirements[0];

test("tables are kept by their names, listed, replaced and taken away", async () => {
  expect(listTaxonomies(dataDir)).toEqual([]);
  const [german] = await add("skills_de.csv", GERMAN);
  expect(german).toEqual({ id: "skills-de", file: "skills_de.csv", languages: ["de"], concepts: 1, names: 3, added: "2026-05-04" });
  await add("download/skills_fr.csv", FRENCH);
  expect(listTaxonomies(dataDir).map(({ id, names }) => [id, names])).toEqual([
    ["skills-de", 3],
    ["skills-fr", 2],
  ]);
  await add("skills_de.csv", esco(["skill/wuzzling", "Wuzzelei", []]));
  expect(listTaxonomies(dataDir).map(({ id, names }) => [id, names])).toEqual([
    ["skills-de", 1],
    ["skills-fr", 2],
  ]);
  removeTaxonomy(dataDir, "skills-de");
  expect(listTaxonomies(dataDir).map(({ id }) => id)).toEqual(["skills-fr"]);
  expect(() => removeTaxonomy(dataDir, "skills-de")).toThrow("There is no taxonomy skills-de. There are skills-fr.");
  expect(() => removeTaxonomy(dataDir, "../vitae")).toThrow("There is no taxonomy ../vitae.");
});

test("a concept that is asked for in German is found in a French CV, word for word", async () => {
  expect(await verdict("Conduite d'une wouzellerie pendant cinq ans.")).toMatchObject({ met: "no", evidence: [] });
  await add("skills_de.csv", GERMAN);
  await add("skills_fr.csv", FRENCH);
  expect(await verdict("Conduite d'une wouzellerie pendant cinq ans.")).toMatchObject({
    met: "yes",
    evidence: ["Conduite d'une wouzellerie pendant cinq ans."],
    sources: [{ path: "work[0].highlights[0]" }],
    use: { months: 77, last: "present" },
  });
  expect(await verdict("Je souhaite apprendre la conduite d'une wouzellerie.")).toMatchObject({ met: "no" });
  expect(await verdict("Récolte.")).toMatchObject({ met: "no", why: "Nothing in the CV shows it." });
});

test("years of such a concept are counted, and an occupation in the title is found in another language", async () => {
  await add("skills_de.csv", GERMAN);
  await add("skills_fr.csv", FRENCH);
  const years = "Fünf Jahre Erfahrung mit Wuzzelei";
  expect(await verdict("Conduite d'une wouzellerie.", years)).toMatchObject({ met: "yes" });
  expect(await verdict("Récolte.", years)).toMatchObject({ met: "no" });

  const row = (name: string) => esco(["occupation/wuzzler", name, [], { type: "Occupation" }]);
  await add("occupations_de.csv", row("Wuzzelmeister"));
  await add("occupations_fr.csv", row("maître wouzelier"));
  const jd = await widenRequirements(dataDir, readJobDescription("Wuzzelmeister\nAnforderungen\n- Deutsch"));
  const role = (position: string) => matchResume(cv("Récolte.", position), jd, { now: NOW }).role_experience_score;
  expect(role("Maître wouzelier")).toBeGreaterThan(role("Jardinier") + 5);
});

test("what the built-in lexicon knows stays, and nothing is lower than without the taxonomy", async () => {
  const asked = "Kubernetes und Wuzzelbetrieb führen";
  const without = [await scoreOf("Kubernetes clusters.", asked), await scoreOf("Wuzzelbetrieb.")];
  await add("skills_de.csv", GERMAN);
  const widened = [await scoreOf("Kubernetes clusters.", asked), await scoreOf("Wuzzelbetrieb.")];
  for (const [index, one] of widened.entries())
    expect(one.overall_matching_score).toBeGreaterThanOrEqual(without[index]?.overall_matching_score ?? 0);
});

test("a ZIP archive, a compressed table and a plain one are read too", async () => {
  const archive = zipSync({
    "ESCO dataset/skills_de.csv": strToU8(GERMAN),
    "ESCO dataset/broaderRelationsSkillPillar_de.csv": strToU8("conceptUri,broaderUri"),
  });
  expect((await add("ESCO dataset.zip", archive)).map(({ id }) => id)).toEqual(["skills-de"]);
  expect((await add("skills_fr.csv.gz", gzipSync(strToU8(FRENCH)))).map(({ id }) => id)).toEqual(["skills-fr"]);
  const [plain] = await add("names.tsv", "text\tlabel\tlanguage\nwuzzling machines\tskill\ten\nhead wuzzler\tposition\ten\n");
  expect(plain).toMatchObject({ id: "names-en", languages: ["en"], concepts: 2 });
});

test("the language that a file names takes its taxonomy into no other folder", async () => {
  const [kept] = await add("names.csv", "text,language\nWuzzelei,../../../evil\n");
  expect(kept).toMatchObject({ id: "names-evil" });
  expect(readdirSync(join(dataDir, "taxonomies"))).toEqual(["names-evil.tsv"]);
  expect((await add("skills.csv", GERMAN, "../de")).map(({ id }) => id)).toEqual(["skills-de"]);
  expect((await add("names.csv", "text,language\nWuzzelei,es_MX\n")).map(({ id }) => id)).toEqual(["names-es-mx"]);
});

test("concepts that 'or' joins are alternatives, in the language of the job description", async () => {
  await add("names.csv", "text,language\nwuzzlowanie,pl\nfroblowanie,pl\n");
  const groupsOf = async (asked: string) => {
    const jd = readJobDescription(`Operator\nWymagania\n- ${asked}\n- Doświadczenie w pracy na hali produkcyjnej`);
    return (await widenRequirements(dataDir, jd)).requirements[0]?.wanted.map(({ group }) => group);
  };
  expect(await groupsOf("wuzzlowanie lub froblowanie")).toEqual([0, 0]);
  expect(await groupsOf("wuzzlowanie i froblowanie")).toEqual([0, 1]);
  // "about" in Polish, "or" in Italian.
  expect(await groupsOf("wuzzlowanie o froblowanie")).toEqual([0, 1]);
});

test("the rows of two plain tables are different concepts", async () => {
  await add("one.csv", "text,language\nWuzzelei,de\n");
  await add("two.csv", "text,language\nfrobbling,en\n");
  expect(await verdict("Did frobbling.", "Wuzzelei")).toMatchObject({ met: "no" });
});

test("names that another version of the program has stemmed otherwise are stemmed anew", async () => {
  await add("skills_de.csv", GERMAN);
  await add("skills_fr.csv", FRENCH);
  for (const name of readdirSync(join(dataDir, "taxonomies"))) {
    const path = join(dataDir, "taxonomies", name);
    const [head = "", ...lines] = readFileSync(path, "utf8").split("\n");
    const old = lines.filter((line) => line !== "").map((line) => line.split("\t").with(3, "x").join("\t"));
    writeFileSync(path, [JSON.stringify({ ...JSON.parse(head), mark: "old" }), ...old].join("\n"));
  }
  expect(await verdict("Conduite d'une wouzellerie.")).toMatchObject({ met: "yes" });
});

test("a taxonomy that is taken away while a job description is read costs nothing but its names", async () => {
  await add("skills_de.csv", GERMAN);
  await add("skills_fr.csv", FRENCH);
  const widened = widenRequirements(dataDir, readJobDescription("Stelle\nAnforderungen\n- Wuzzelbetrieb führen"));
  removeTaxonomy(dataDir, "skills-de");
  removeTaxonomy(dataDir, "skills-fr");
  expect((await widened).warnings).toEqual([]);
});

describe("a file that is none is refused with a sentence, and nothing changes:", () => {
  test.each<[string, string | Uint8Array, string]>([
    ["skills_de.csv", "", "This file is empty."],
    ["skills_de.csv", "hello", "This is no table of ESCO: its first line must name conceptUri, preferredLabel and altLabels"],
    ["skills_de.csv", new Uint8Array([0xff, 0xfe, 0x41, 0x00]), "it is no text in UTF-8"],
    ["skills_de.csv", `${HEAD}\r\n`, "This ESCO file has no concepts in it."],
    ["skillGroups_de.csv", esco(["skill/S1", "Kommunikation", [], { type: "SkillGroup" }]), "This ESCO file holds groups and no skills"],
    ["skillSkillRelations_de.csv", "originalSkillUri,relationType,relatedSkillUri", "This ESCO file holds relations between concepts"],
    ["skills.csv", GERMAN, "The language of this file is not known: name it with --language, such as --language de."],
    ["download.zip", zipSync({ "readme.txt": strToU8("x") }), "This ZIP archive holds no skills_xx.csv and no occupations_xx.csv."],
    ["download.zip", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), "This file is damaged: it cannot be unpacked."],
  ])("%s %#", async (name, content, message) => {
    await expect(add(name, content)).rejects.toThrow(message);
    expect(existsSync(join(dataDir, "taxonomies"))).toBe(false);
  });
});

test("a damaged taxonomy in the data folder is named with what to do, and the others are used", async () => {
  await add("skills_de.csv", GERMAN);
  await add("skills_fr.csv", FRENCH);
  writeFileSync(join(dataDir, "taxonomies", "skills-a.tsv"), "x");
  const { requirements, warnings } = await scoreOf("Conduite d'une wouzellerie.");
  expect([requirements[0]?.met, warnings[0]]).toEqual([
    "yes",
    expect.stringContaining("The taxonomy skills-a in the data folder is damaged"),
  ]);
  expect(() => listTaxonomies(dataDir)).toThrow("The taxonomy skills-a in the data folder is damaged: add its file again");
});

describe("the codes of names", () => {
  const codes = (...skills: string[]) => escoCodes(dataDir, { skills, occupations: skills });

  test("a name has the code of its concept, in whatever language and form it was added", async () => {
    expect(await codes("Wuzzelbetrieb leiten")).toEqual({ skills: {}, occupations: {} });
    await add("skills_de.csv", GERMAN);
    await add("skills_fr.csv", FRENCH);
    const uri = "http://data.europa.eu/esco/skill/wuzzling";
    expect(
      await codes("Wuzzelbetrieb leiten", "wuzzelei", "Conduire une wouzellerie", "Wuzzelbetriebe", "Teamarbeit", "constructor"),
    ).toEqual({
      skills: { "Wuzzelbetrieb leiten": uri, wuzzelei: uri, "Conduire une wouzellerie": uri },
      occupations: {},
    });
  });

  test("of two concepts it has the one that prefers it, and none where neither or both do", async () => {
    await add("skills_de.csv", esco(["skill/one", "Wuzzelei", ["Quarzelei"]], ["skill/two", "Brummelei", ["Wuzzelei", "Quarzelei"]]));
    await add(
      "occupations_de.csv",
      esco(["occupation/one", "Wuzzelei", [], { type: "Occupation" }], ["occupation/two", "Wuzzelei", [], { type: "Occupation" }]),
    );
    expect(await codes("Wuzzelei", "Quarzelei")).toEqual({ skills: { Wuzzelei: "http://data.europa.eu/esco/skill/one" }, occupations: {} });
  });

  test("rows of a plain table are no concepts of ESCO", async () => {
    await add("names.csv", "text,label,language\nWuzzelei,skill,de\n");
    expect(await codes("Wuzzelei")).toEqual({ skills: {}, occupations: {} });
  });
});
