import { describe, expect, test } from "bun:test";
import { fromLine, stemsOf, toLine } from "./entries.ts";
import { languageOfFile, readTaxonomy } from "./read-taxonomy.ts";

const HEAD = "conceptType,conceptUri,reuseLevel,preferredLabel,altLabels,hiddenLabels";
const read = (rows: string, language: string | undefined = "de") => readTaxonomy(rows, language);

describe("a table of ESCO", () => {
  test("has skills and occupations with all their names, each once; what every post asks for is left out", () => {
    const rows = [
      HEAD,
      'KnowledgeSkillCompetence,uri:1,sector-specific,Schweißen,"MIG  Schweißen\nSchweißen\n",Schweissen',
      "Occupation,uri:2,,Pflegefachkraft,,",
      "KnowledgeSkillCompetence,uri:3,transversal,im Team arbeiten,,",
      "ISCOGroup,uri:4,,Soldaten,,",
      "KnowledgeSkillCompetence,,,ohne Kennung,,",
    ].join("\n");
    expect(read(rows)).toEqual({
      languages: ["de"],
      concepts: [
        { uri: "uri:1", kind: "skill", names: ["Schweißen", "MIG Schweißen", "Schweissen"] },
        { uri: "uri:2", kind: "occupation", names: ["Pflegefachkraft"] },
      ],
    });
    expect(read("CONCEPTURI, preferredlabel \nuri:1,Schweißen").concepts).toEqual([{ uri: "uri:1", kind: "skill", names: ["Schweißen"] }]);
  });

  test("is refused with what it is instead: without a language, of groups, of relations, empty, or another table", () => {
    expect(() => readTaxonomy(`${HEAD}\n`, undefined)).toThrow("The language of this file is not known");
    expect(() => read(`${HEAD}\nISCOGroup,uri:4,,Soldaten,,`)).toThrow("This ESCO file holds groups and no skills or occupations");
    expect(() => read(`${HEAD}\n`)).toThrow("This ESCO file has no concepts in it.");
    expect(() => read("conceptUri,broaderUri\n")).toThrow("holds relations between concepts and no names");
    expect(() => read("preferredLabel,x\n")).toThrow("It names preferredLabel, x.");
    expect(() => read("")).toThrow(/does\.$/);
  });

  test("says its language in its name", () => {
    expect(
      ["skills_de.csv", "occupations_FR.csv", "skills-en.csv.gz", "skills.csv", "skills_deu.csv", "de.csv"].map(languageOfFile),
    ).toEqual(["de", "fr", "en", undefined, undefined, undefined]);
  });
});

test("a plain table has a concept for each row, in the languages that it names", () => {
  const rows =
    "text,label,language\nWuzzling,skill,en\nWuzzler,position,de\nFitter,occupation,en\n ,skill,en\nNobody,skill,\nPure,preposition,en";
  expect(readTaxonomy(rows, undefined)).toEqual({
    languages: ["de", "en"],
    concepts: [
      { uri: "row:1", kind: "skill", names: ["Wuzzling"] },
      { uri: "row:2", kind: "occupation", names: ["Wuzzler"] },
      { uri: "row:3", kind: "occupation", names: ["Fitter"] },
      { uri: "row:4", kind: "skill", names: ["Pure"] },
    ],
  });
  expect(() => readTaxonomy("text,language\n,en", undefined)).toThrow("This table has no names in it.");
  expect(() => readTaxonomy("text,label\nWuzzling,skill", undefined)).toThrow("This is no table of ESCO");
});

test("a concept is a line with the names that can be found in a text, and is the same when the line is read", () => {
  const line = toLine({ uri: "uri:1", kind: "occupation", names: ["Wuzzle|fitter", "SAP", "Wuzzle fitters", "Gadget welder (arc)"] }) ?? "";
  expect(line.split("\t").slice(0, 3)).toEqual(["uri:1", "o", "Wuzzle fitters|Gadget welder (arc)"]);
  expect(fromLine(line)).toMatchObject({ uri: "uri:1", kind: "occupation", names: ["Wuzzle fitters", "Gadget welder (arc)"] });
  expect(fromLine(line, true)).toEqual(fromLine(line));
  expect(fromLine("uri:2\ts\tWuzzling\told-stem", true).stems).toEqual([stemsOf("Wuzzling") ?? ""]);
  expect(fromLine("uri:2\ts\tWuzzling\told-stem")).toEqual({ uri: "uri:2", kind: "skill", names: ["Wuzzling"], stems: ["old-stem"] });
  expect(toLine({ uri: "uri:3", kind: "skill", names: ["SAP", "experience"] })).toBeUndefined();
  expect(
    [stemsOf("Sap"), stemsOf("wuzzle SAP"), stemsOf("relevant experience"), stemsOf("ABCDE")].map((stems) => stems !== undefined),
  ).toEqual([false, true, false, true]);
});
