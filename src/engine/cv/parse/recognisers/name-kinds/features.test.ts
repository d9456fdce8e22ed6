import { describe, expect, test } from "bun:test";
import { BUCKETS, bucketsOf, featuresOf } from "./features.ts";

const of = (letter: string, text: string) => featuresOf(text).filter((feature) => feature.startsWith(letter));

test("words and pairs of them are folded, with digits as zeros", () => {
  expect(of("w", "Crème 24, Ltd.")).toEqual(["wcreme", "w00", "wltd"]);
  expect(of("b", "Crème 24, Ltd.")).toEqual(["bcreme 00", "b00 ltd"]);
  expect([of("f", "Crème 24, Ltd."), of("l", "Crème 24, Ltd.")]).toEqual([["fcreme"], ["lltd"]]);
});

test("the pieces of a word have three to five characters, its ends are marked", () => {
  expect(of("g", "Koch")).toEqual(["g^ko", "gkoc", "goch", "gch$", "g^koc", "gkoch", "goch$", "g^koch", "gkoch$"]);
});

test("those of a script without spaces have one to three signs", () => {
  expect(of("c", "銀行")).toEqual(["c^", "c銀", "c行", "c$", "c^銀", "c銀行", "c行$", "c^銀行", "c銀行$"]);
  expect(of("g", "銀行")).toEqual([]);
});

describe("the form of a text:", () => {
  test.each([
    ["two words with capitals", "Staff Nurse", ["sn2", "sn2/2", "sc3", "sc3/2"]],
    ["a third of the words", "Buyer of tea", ["sn3", "sn3/3", "sc1", "sc1/3"]],
    ["all in capitals", "KOCH", ["sn1", "sn1/1", "sc3", "sc3/1", "sU", "sU/1", "sA", "sA/1"]],
    ["a small letter first, and a full stop", "sold 9 boats.", ["sn3", "sn3/3", "sc0", "sc0/3", "sl", "sl/3", "sd", "sd/3", "s.", "s./3"]],
    [
      "signs",
      'A&B (x/y): "Z-",',
      ["sn5", "sn5/5", "sc2", "sc2/5", "s,", "s,/5", "s(", "s(/5", "s&", "s&/5", "s/", "s//5", "s:", "s:/5", "sq", "sq/5", "s-", "s-/5"],
    ],
    ["a capital within", "iPhone", ["sn1", "sn1/1", "sc0", "sc0/1", "sl", "sl/1", "saB", "saB/1"]],
    ["more than five words count as long", "a b c d e f", ["sn6", "sn6/L", "sc0", "sc0/L", "sl", "sl/L"]],
    ["from fourteen they are not counted", Array(20).fill("a").join(" "), ["sn14", "sn14/L", "sc0", "sc0/L", "sl", "sl/L"]],
  ])("%s", (_, text, forms) => expect(of("s", text)).toEqual(forms));
});

test("a text without letters and digits shows nothing", () => {
  expect(["", " – ", "•"].flatMap(featuresOf)).toEqual([]);
});

test("what is far behind says nothing: the 25th word, the 25th letter of a word", () => {
  expect(of("w", Array.from({ length: 40 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(" "))).toHaveLength(24);
  const pieces = of("g", `${"a".repeat(23)}bc`);
  expect(pieces).toContain("gab$");
  expect(pieces.some((piece) => piece.includes("c"))).toBe(false);
});

test("each feature has a bucket, the same each time, and different ones mostly differ", () => {
  const words = Array.from({ length: 300 }, (_, at) => `Station ${at} nurse ${at * 7}`);
  const buckets = words.map(bucketsOf);

  expect(words.map(bucketsOf)).toEqual(buckets);
  expect(buckets.flat().every((bucket) => Number.isInteger(bucket) && bucket >= 0 && bucket < BUCKETS)).toBe(true);
  const features = new Set(words.flatMap(featuresOf)).size;
  expect(new Set(buckets.flat()).size).toBeGreaterThan(0.97 * features);
});
