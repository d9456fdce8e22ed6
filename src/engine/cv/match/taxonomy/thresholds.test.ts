import { expect, test } from "bun:test";
import { openCodeSearch } from "./codes.ts";
import { stemsOf } from "./entries.ts";
import { readTaxonomy } from "./read-taxonomy.ts";

test("a name has up to eight words, and one word at least four letters", () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `wuzzle${"abcdefghij"[at]}`).join(" ");
  expect(stemsOf(words(8))?.split(" ")).toHaveLength(8);
  expect(stemsOf(words(9))).toBeUndefined();
  expect(stemsOf("wuzz")).toBe("wuzz");
  expect(stemsOf("wuz")).toBeUndefined();
});

test("an abbreviation, a word that requirements are made of and a remark in brackets are no names", () => {
  expect(stemsOf("LESS")).toBeUndefined();
  expect(stemsOf("experience")).toBeUndefined();
  expect(stemsOf("Java (computer programming)")).toBe("java");
});

test("a wrong table is named by its first eight columns, if these are short", () => {
  const refusal = (columns: string[]) => {
    try {
      readTaxonomy(`${columns.join(",")}\n`, "de");
      return "";
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(refusal("a b c d e f g h i j".split(" "))).toEndWith("It names a, b, c, d, e, f, g, h.");
  expect(refusal(["x".repeat(100), "y".repeat(100)])).toContain("It names ");
  expect(refusal(["x".repeat(100), "y".repeat(101)])).not.toContain("It names ");
});

test("a text of a CV with up to 120 characters is looked up as a name, and a longer one is none", () => {
  const uri = "http://data.europa.eu/esco/skill/wuzzling";
  const codeOf = (name: string) => {
    const search = openCodeSearch({ skills: [name], occupations: [] });
    search.look({ uri, kind: "skill", names: [name], stems: [stemsOf(name) ?? ""] });
    return search.found().skills[name];
  };
  expect(codeOf("w".repeat(120))).toBe(uri);
  expect(codeOf("w".repeat(121))).toBeUndefined();
});
