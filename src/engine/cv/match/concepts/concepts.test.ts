import { expect, test } from "bun:test";
import { LEXICON } from "../lexicon/lexicon.ts";
import { conceptsIn, findConcepts } from "./concepts.ts";
import { degreeOf, findDegrees } from "./degrees.ts";
import { seniorityOf } from "./seniority.ts";
import { splitSentences, tokenize } from "./words.ts";

test("a compound that begins with a known word tells of what the word tells", () => {
  expect(conceptsIn("Buchhaltungssachen")).toEqual(["accounting"]);
});

test("the full stop of an abbreviation ends no sentence", () => {
  expect(splitSentences("Drove with a licence Kat. B for the stores. Used tools, e.g. Docker and Helm.")).toEqual([
    "Drove with a licence Kat. B for the stores.",
    "Used tools, e.g. Docker and Helm.",
  ]);
});

test("of several degrees the highest counts, and a school alone is vocational", () => {
  expect(findDegrees("PhD, MSc and BSc")).toEqual([5, 4, 3]);
  expect([degreeOf("BSc, then MSc"), degreeOf("Abitur, Ausbildung als Koch"), degreeOf("St Mary's School")]).toEqual([4, 2, 2]);
  expect(findDegrees("Scrum Master with a BSc")).toEqual([3]);
  expect([findDegrees("CAP cuisine"), findDegrees("a cap and a but")]).toEqual([[2], []]);
});

test.each([
  ["Junior Developer", 1],
  ["Developer", undefined],
  ["Senior Developer", 3],
  ["Head of Development", 5],
  ["Deputy Head of Development", 4],
  ["Headhunter", undefined],
])("the seniority of %p is %p", (title, level) => {
  expect(seniorityOf(title)).toBe(level as number);
});

test("the past of an English verb and a Polish feminine name what their word names", () => {
  expect(conceptsIn("Triaged calls")).toEqual(conceptsIn("Triage of calls"));
  expect(conceptsIn("Kierowniczka budowy")).toEqual(conceptsIn("Kierownik budowy"));
});

test("several of an occupation are the occupation", () => {
  expect(conceptsIn("Worked as one of two electricians")).toEqual(conceptsIn("Worked as an electrician"));
});

test("a Rettungssanitäter is no Notfallsanitäter, and a winemaker holds no WSET", () => {
  expect(conceptsIn("Rettungssanitäter")).not.toContain("paramedic");
  expect(conceptsIn("Notfallsanitäter")).toContain("paramedic");
  expect(conceptsIn("WSET 3")).toEqual(["wset certificate"]);
});

test("every name in the lexicon names something, but for those of words without meaning", () => {
  const names = LEXICON.flatMap((text) => text.split("\n"))
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .flatMap((line) => (line.split(" < ")[0] ?? "").split("|").map((name) => name.replaceAll("!", "").trim()))
    .filter((name) => name !== "" && !name.includes("*"));
  expect(names.length).toBeGreaterThan(20_000);
  const unnamed = names.filter((name) => findConcepts(tokenize(name)).length === 0);
  expect(unnamed.map((name) => name.toLowerCase())).toEqual([
    "z/os",
    "z/os",
    "pa to",
    "till",
    "s&op",
    "ett",
    "línguas, literaturas e culturas",
  ]);
});

test("a word that is a property of every object is a word", () => {
  expect(conceptsIn("Ingeniero constructor de puentes")).toContain("engineer");
  expect(tokenize("constructor")[0]?.stem).toBe("constructor");
});

test("an occupation with the stem of an industry or a certificate is found beside it", () => {
  expect(conceptsIn("Brauerin")).toContain("brewer");
  expect(conceptsIn("Rechtsanwälte")).toContain("lawyer");
});

test("a name of several words tells of what its words name, too", () => {
  expect(conceptsIn("Intensive care nurse")).toEqual(["intensive care nurse", "intensive care", "nurse"]);
  expect(conceptsIn("Microsoft SQL Server")).toContain("sql");
});

test("the lexicon names several thousand skills and trades", () => {
  const found = LEXICON.flatMap((names) => findConcepts(tokenize(names)));
  expect(new Set(found.map(({ id }) => id)).size).toBeGreaterThan(2500);
});
