import { expect, test } from "bun:test";
import { findYears } from "./years.ts";

test.each<[text: string, years: ReturnType<typeof findYears>]>([
  ["at least five years of experience", { min: 5 }],
  ["3-5 Jahre Berufserfahrung", { min: 3 }],
  ["three to five years", { min: 3 }],
  ["between two and four years", { min: 2 }],
  ["10+ ans d'expérience", { min: 10 }],
  ["5ans d'expérience", { min: 5 }],
  ["3jährige Ausbildung", { min: 3 }],
  ["5letnie doświadczenie", { min: 5 }],
  ["not more than two years", { max: 2 }],
  ["up to 3 years", { max: 3 }],
  ["mindestens 3, höchstens 5 Jahre", { min: 5 }],
  ["mehrjährige Erfahrung", { min: 3 }],
  ["extensive experience", { min: 3 }],
  ["30 years", { min: 30 }],
  ["a company of 150 years", undefined],
  ["18 years old", undefined],
  ["18 Jahre alt", undefined],
  ["5 colleagues", undefined],
  ["", undefined],
])("%p asks for %p", (text, years) => {
  expect(findYears(text)).toEqual(years);
});
