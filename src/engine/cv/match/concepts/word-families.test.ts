import { describe, expect, test } from "bun:test";
import { areOneFamily, isPartOf, partsOf } from "./word-families.ts";
import { stem, tokenize } from "./words.ts";

describe("an action and its verb are of one family:", () => {
  test.each([
    ["Berechnung", "berechnet"],
    ["polishing", "polished"],
    ["purification", "purified"],
    ["négociation", "négocié"],
    ["naprawa", "naprawiam"],
    ["operating", "operate"],
    ["silników", "silniki"],
  ])("%s and %s", (one, other) =>
    expect(areOneFamily(stem(tokenize(one)[0]?.word ?? ""), stem(tokenize(other)[0]?.word ?? ""))).toBe(true),
  );

  test.each([
    ["polishing", "police"],
    ["product", "project"],
    ["ration", "rate"],
    ["Wartung", "Warnung"],
  ])("%s and %s are not", (one, other) => expect(areOneFamily(stem(one.toLowerCase()), stem(other.toLowerCase()))).toBe(false));
});

test("a compound holds its parts in languages that write compounds", () => {
  const [word] = tokenize("Rohrnetzberechnung");
  const parts = ["rohrnetz", "berechnung", "netz"].map((part) => word && isPartOf(word, part, "de"));
  expect(parts).toEqual([true, true, false]);
  expect(word && isPartOf(word, "rohrnetz", "en")).toBe(false);
});

test("a compound is found where its parts stand apart in one clause", () => {
  const found = (text: string) => partsOf(tokenize(text), stem("kanalsanierung"), "de").map(({ surface }) => surface);
  expect(found("Sanierung von Kanälen in der Altstadt")).toEqual(["Kanälen", "Sanierung"]);
  expect(found("Kanälen, dann Sanierung")).toEqual([]);
  expect(found("Sanierung von Dächern")).toEqual([]);
});
