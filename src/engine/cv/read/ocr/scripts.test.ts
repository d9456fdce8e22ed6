import { expect, test } from "bun:test";
import { hasOwnScript, hasTypedSpaces, isRightToLeftLanguage, scriptRatio } from "./scripts.ts";

test("how much of a text is in the script of a language", () => {
  expect(scriptRatio("Αθήνα", "ell")).toBe(1);
  expect(scriptRatio("Αθήνα 2019", "ell")).toBeCloseTo(5 / 9);
  expect(scriptRatio("Athens, Ελλάδα!", "ell")).toBe(0.5);
  expect([scriptRatio("Athens", "ell"), scriptRatio("— …", "ell"), scriptRatio("", "ell"), scriptRatio("Athens", "eng")]).toEqual([
    0, 0, 0, 0,
  ]);
  expect(scriptRatio("東京とカナ", "jpn")).toBe(1);
});

test("which languages have a script of their own, and which are written from the right", () => {
  expect(["ell", "jpn", "eng", "deu"].map(hasOwnScript)).toEqual([true, true, false, false]);
  expect(["ara", "heb", "eng", undefined].map(isRightToLeftLanguage)).toEqual([true, true, false, false]);
});

test("spaces between words are typed, but in Chinese, Japanese, Korean and Thai", () => {
  expect(["Leeds", "Αθήνα", "שלום", "शिक्षा", ""].every(hasTypedSpaces)).toBe(true);
  expect(["東京", "カナ", "한국", "ไทย", "（", "A東"].some(hasTypedSpaces)).toBe(false);
});
