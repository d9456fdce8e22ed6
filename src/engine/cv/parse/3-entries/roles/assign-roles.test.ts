import { expect, test } from "bun:test";
import { assignRoles } from "./assign-roles.ts";
import type { Fragment } from "./fragments.ts";

const fragment = (slot: string, text: string) =>
  ({ slot, text, separator: "", row: { text, ranges: [], cells: [{}] }, place: false }) as unknown as Fragment;

/** How much each text looks like a position and like a company. */
type Evidence = Record<string, [position: number, company: number]>;

/** The employer that is found among three lines of a job. */
function employerOf(evidence: Evidence): string | undefined {
  const head = Object.keys(evidence).map((text, index) => fragment(`${index}`, text));
  const score = (index: 0 | 1) => (text: string) => evidence[text]?.[index] ?? 0;
  const [cast] = assignRoles(
    [head],
    [
      { role: "position", score: score(0) },
      { role: "company", score: score(1) },
    ],
  );
  expect(cast?.parts.position).toBe("Senior Engineer");
  return cast?.parts.company;
}

test("the employer is the text that can be nothing else, rather than one that could be a position too", () => {
  expect(employerOf({ Unbabel: [0, 0.5], "Senior Engineer": [0.9, 0], "Translation Team": [0.2, 0.6] })).toBe("Unbabel");
});

test("a slight likeness to a position outweighs no better evidence of an employer", () => {
  expect(employerOf({ Unbabel: [0, 0.5], "Senior Engineer": [0.9, 0], "Translation Group": [0.14, 0.6] })).toBe("Translation Group");
});

test("a place in brackets stays in brackets where it is part of a name", () => {
  const head = [fragment("0", "Maribor (Slovenia)")];
  const [assigned] = assignRoles(
    [head],
    [
      { role: "position", score: () => 0 },
      { role: "company", score: (text) => (text.startsWith("Maribor") ? 0.9 : 0) },
    ],
  );
  expect(assigned?.parts.company).toBe("Maribor (Slovenia)");
});

test("a place with its country that stands before the position is no part of it", () => {
  const places = new Set(["Paris", "France", "Paris, France"]);
  const heads = [["Corvane, Paris, France, Fitter of pumps"], ["Tessaly, Paris, France, Fitter of gates"]].map((texts) =>
    texts.map((text, at) => fragment(`${at}`, text)),
  );
  const cast = assignRoles(heads, [
    { role: "position", score: (text) => (text.includes("Fitter") ? 0.95 : 0) },
    { role: "company", score: () => 0 },
    { role: "location", score: (text) => (places.has(text) ? 0.95 : 0), isPlace: true },
  ]);
  expect(cast.map(({ parts }) => parts)).toEqual([
    { company: "Corvane", location: "Paris, France", position: "Fitter of pumps" },
    { company: "Tessaly", location: "Paris, France", position: "Fitter of gates" },
  ]);
});

test("between a degree and its school the subject goes with the degree", () => {
  const head = [fragment("0", "BSc, Economics, University of Leith")];
  const degree = (text: string) => (text.startsWith("BSc") ? 1 : 0);
  const institution = (text: string) => (text.includes("University") ? 0.9 : 0);
  const [assigned] = assignRoles(
    [head],
    [
      { role: "degree", score: degree },
      { role: "institution", score: institution },
      { role: "location", score: () => 0, isPlace: true },
    ],
  );
  expect(assigned?.parts).toEqual({ degree: "BSc, Economics", institution: "University of Leith" });
});

test("of two slots with words that no list knows, the cities are in the one where a known one stands", () => {
  const heads = [
    ["Cook", "Osteria del Gelso", "Torino"],
    ["Baker", "Scoglio Alto", "Camogli"],
    ["Cook", "Belvedere", "Redon"],
  ].map((texts) => texts.map((text, slot) => fragment(`${slot}`, text)));
  const isPosition = (text: string) => (/Cook|Baker/.test(text) ? 0.9 : 0);
  const assigned = assignRoles(heads, [
    { role: "position", score: isPosition },
    { role: "company", score: () => 0 },
    { role: "place", score: (text) => (text === "Torino" ? 0.95 : isPosition(text) ? 0 : 0.2), isPlace: true },
  ]);
  expect(assigned.map(({ parts }) => parts)).toEqual([
    { position: "Cook", company: "Osteria del Gelso", place: "Torino" },
    { position: "Baker", company: "Scoglio Alto", place: "Camogli" },
    { position: "Cook", company: "Belvedere", place: "Redon" },
  ]);
});
