import { expect, test } from "bun:test";
import { lengthWithoutSpaces, wordCount } from "./spaces.ts";

test("every white space that a pattern finds parts words", () => {
  for (let code = 0; code <= 0xffff; code += 1) {
    const text = `a${String.fromCharCode(code)}b`;
    expect([code, wordCount(text), lengthWithoutSpaces(text)]).toEqual([
      code,
      text.match(/\S+/g)?.length ?? 0,
      text.replace(/\s/g, "").length,
    ]);
  }
});

test("a text without words has none", () => {
  expect(wordCount(" \t\n")).toBe(0);
  expect(wordCount("  one  two ")).toBe(2);
});
