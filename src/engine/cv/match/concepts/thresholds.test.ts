import { expect, test } from "bun:test";
import { conceptsIn } from "./concepts.ts";
import { areOneFamily, isPartOf } from "./word-families.ts";
import { stem, tokenize } from "./words.ts";

const stemsOf = (...words: string[]) => words.map(stem);

test("a short word keeps its ending, a plural of four letters loses its s", () => {
  expect(stemsOf("apis", "rust", "cads")).toEqual(["api", "rust", "cad"]);
  expect(stemsOf("planes", "codes")).toEqual(["plan", "code"]);
});

test("who does something has the same stem in all forms, from six letters on", () => {
  expect(stemsOf("actors", "tutors")).toEqual(["actor", "tutor"]);
  expect(stemsOf("women", "people", "firewoman")).toEqual(["women", "man", "fireman"]);
});

test("an action loses its ending from eight letters on", () => {
  expect(stemsOf("donation", "oration")).toEqual(["donat", "orati"]);
});

test("a stem keeps four letters", () => {
  expect(stemsOf("panes", "planes")).toEqual(["pane", "plan"]);
});

test("a part of a compound has five letters, and the rest three or an ending of two", () => {
  const isPart = (word: string, part: string) => tokenize(word).some((token) => isPartOf(token, part, "de"));
  expect([isPart("Leitungsbau", "leitung"), isPart("Netzebau", "netze"), isPart("Netzbau", "netz")]).toEqual([true, true, false]);
  expect([isPart("Netzewum", "netze"), isPart("Netzewu", "netze")]).toEqual([true, false]);
  expect([isPart("Wumnetzeen", "netze"), isPart("Wumnetzeens", "netze")]).toEqual([true, false]);
});

test("words of one family share a root of four letters", () => {
  const areFamily = (one: string, other: string) => areOneFamily(stem(one), stem(other));
  expect([areFamily("pruning", "prunes"), areFamily("lesung", "lesen")]).toEqual([true, false]);
});

test("beginnings and ends of compounds are looked up by their length", () => {
  expect(conceptsIn("Fleischereifachverkäuferinnen")).toEqual(["butcher counter assistant"]);
  expect(conceptsIn("Qualitätsmanagementbeauftragte")).toEqual(["quality engineer"]);
  expect(conceptsIn("Rechtsanwaltsfachangestellte")).toEqual(["legal assistant"]);
  expect([conceptsIn("edil").length, conceptsIn("edilk").length]).toEqual([0, 1]);
  expect([conceptsIn("Sparbank").length, conceptsIn("Körperbau").length]).toEqual([1, 0]);
});

test("a short name with capitals is compared with them", () => {
  expect([conceptsIn("Rust").length, conceptsIn("rust").length, conceptsIn("swift").length]).toEqual([1, 0, 1]);
});

test("a word knows the six function words behind it", () => {
  const [word] = tokenize(`work ${"in the ".repeat(4)}`);
  expect(word?.after.split(" ")).toHaveLength(6);
});
