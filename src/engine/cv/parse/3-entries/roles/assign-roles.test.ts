import { describe, expect, test } from "bun:test";
import { assignRoles } from "./assign-roles.ts";
import type { Fragment } from "./fragments/fragment.ts";

const fragment = (at: string, text: string) =>
  ({
    slot: { at, kind: "name" },
    text,
    separator: "",
    row: { text, ranges: [], cells: [{}], line: { style: {} } },
    isPlace: false,
  }) as unknown as Fragment;

/** How much each text looks like a position and like a employer. */
type Evidence = Record<string, [position: number, employer: number]>;

/** The employer that is found among three lines of a job. */
function employerOf(evidence: Evidence): string | undefined {
  const head = Object.keys(evidence).map((text, index) => fragment(`${index}`, text));
  const score = (index: 0 | 1) => (text: string) => evidence[text]?.[index] ?? 0;
  const [cast] = assignRoles(
    [head],
    [
      { role: "position", score: score(0) },
      { role: "employer", score: score(1) },
    ],
  );
  expect(cast?.byRole.position).toBe("Senior Engineer");
  return cast?.byRole.employer;
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
      { role: "employer", score: (text) => (text.startsWith("Maribor") ? 0.9 : 0) },
    ],
  );
  expect(assigned?.byRole.employer).toBe("Maribor (Slovenia)");
});

test("a place with its country that stands before the position is no part of it", () => {
  const places = new Set(["Paris", "France", "Paris, France"]);
  const heads = [["Corvane, Paris, France, Fitter of pumps"], ["Tessaly, Paris, France, Fitter of gates"]].map((texts) =>
    texts.map((text, at) => fragment(`${at}`, text)),
  );
  const cast = assignRoles(heads, [
    { role: "position", score: (text) => (text.includes("Fitter") ? 0.95 : 0) },
    { role: "employer", score: () => 0 },
    { role: "place", score: (text) => (places.has(text) ? 0.95 : 0) },
  ]);
  expect(cast.map(({ byRole }) => byRole)).toEqual([
    { employer: "Corvane", place: "Paris, France", position: "Fitter of pumps" },
    { employer: "Tessaly", place: "Paris, France", position: "Fitter of gates" },
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
      { role: "place", score: () => 0 },
    ],
  );
  expect(assigned?.byRole).toEqual({ degree: "BSc, Economics", institution: "University of Leith" });
});

describe("a city that no list knows", () => {
  /** How much a city looks like a firm and like a place by what was learnt of names; a list says that it is written like a city. */
  const withCities = (heads: string[][], { employer, place }: { employer: number; place: number }) => {
    const isCity = (text: string) => /^(?:Selby|Redon)$/.test(text);
    const isPosition = (text: string) => (/^(?:Fitter|Welder)$/.test(text) ? 0.9 : 0);
    const fragments = heads.map((texts) => texts.map((text, slot) => fragment(`${slot}`, text)));
    const assigned = assignRoles(fragments, [
      { role: "position", score: isPosition },
      { role: "employer", score: (text) => (isCity(text) ? employer : 0), listed: () => 0 },
      { role: "place", score: (text) => (isCity(text) ? place : 0), listed: (text) => (isCity(text) ? 0.2 : 0) },
    ]);
    return assigned.map(({ byRole }) => byRole);
  };

  test("is the place behind an employer that no list knows, though it has the look of a firm", () => {
    const heads = [
      ["Fitter", "Harrowgate, Selby"],
      ["Welder", "Luigi, Redon"],
    ];
    expect(withCities(heads, { employer: 0.5, place: 0.2 })).toEqual([
      { position: "Fitter", employer: "Harrowgate", place: "Selby" },
      { position: "Welder", employer: "Luigi", place: "Redon" },
    ]);
  });

  test("is the employer where it stands first and has the look of one, though it was learnt as a place", () => {
    expect(withCities([["Selby", "Fitter"]], { employer: 0.3, place: 0.55 })).toEqual([{ employer: "Selby", position: "Fitter" }]);
  });

  test("is the employer behind the post where it is as much like a firm as like a place", () => {
    const heads = [
      ["Fitter", "Selby"],
      ["Welder", "Redon"],
    ];
    expect(withCities(heads, { employer: 0.5, place: 0.55 })).toEqual([
      { position: "Fitter", employer: "Selby" },
      { position: "Welder", employer: "Redon" },
    ]);
  });
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
    { role: "employer", score: () => 0 },
    { role: "place", score: (text) => (text === "Torino" ? 0.95 : isPosition(text) ? 0 : 0.2) },
  ]);
  expect(assigned.map(({ byRole }) => byRole)).toEqual([
    { position: "Cook", employer: "Osteria del Gelso", place: "Torino" },
    { position: "Baker", employer: "Scoglio Alto", place: "Camogli" },
    { position: "Cook", employer: "Belvedere", place: "Redon" },
  ]);
});
