import { expect, test } from "bun:test";
import { conceptsIn } from "./concepts.ts";
import { degreeOf, findDegrees } from "./degrees.ts";
import { seniorityOf } from "./seniority.ts";
import { splitSentences } from "./words.ts";

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
