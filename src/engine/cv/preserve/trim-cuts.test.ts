import { expect, test } from "bun:test";
import { withoutCuts, withWhatTheyLeave } from "./trim-cuts.ts";

/** The line with each of the values cut. */
function without(line: string, ...values: string[]): string {
  const cuts = values.map((value) => ({ from: line.indexOf(value), to: line.indexOf(value) + value.length, replacement: "" }));
  return withoutCuts(line, withWhatTheyLeave(line, cuts));
}

test.each([
  ["Leeds | Tel.: 0113 496 0000 | jd@example.com", ["0113 496 0000", "jd@example.com"], "Leeds"],
  ["jd@example.com | Leeds | 0113 496 0000", ["jd@example.com", "0113 496 0000"], "Leeds"],
  ["jd@example.com · 0113 496 0000 · jd.example.com", ["jd@example.com", "0113 496 0000", "jd.example.com"], ""],
  ["E-Mail: jd@example.com", ["jd@example.com"], ""],
  ["Numéro de téléphone : 06 11 22 33 44", ["06 11 22 33 44"], ""],
  ["Nantes, tél. : 06 11 22 33 44", ["06 11 22 33 44"], "Nantes"],
  ["Telephone number\t06 11 22 33 44", ["06 11 22 33 44"], ""],
  ["Name\tJane\tPhone\t06 11 22 33 44", ["06 11 22 33 44"], "Name\tJane\t"],
  ["Answered the phone 300 times", ["300"], "Answered the phone times"],
  ["Ask Ana (ana@example.com) about it", ["ana@example.com"], "Ask Ana about it"],
  ["Rue Haute 4, 44000 Nantes", ["Rue Haute 4", "44000"], "Nantes"],
])("what means nothing without the value goes with it: %s", (line, values, kept) => {
  expect(without(line, ...values)).toBe(kept);
});

test("words that stand in the place of a value keep what is around them", () => {
  const line = "Trader at Brumelac, Lyon";
  const cuts = withWhatTheyLeave(line, [{ from: 10, to: 18, replacement: "Employer 1" }]);
  expect(withoutCuts(line, cuts)).toBe("Trader at Employer 1, Lyon");
});
