import { expect, test } from "bun:test";
import { readOperators } from "./content-tokens.ts";
import { emptied, withChanges, withoutGlyphs } from "./rewrite.ts";

const operator = (content: string) => {
  const [first] = readOperators(Buffer.from(content));
  if (!first) throw new Error("no operator");
  return first;
};
const glyphs = (pattern: string) => [...pattern].map((sign) => ({ removed: sign === "-", adjust: -500 }));

test("numbers stand in the place of glyphs, one between two strings", () => {
  expect(withoutGlyphs(operator("(Jane!) Tj"), glyphs("x--xx"))).toBe("[<4a> -1000 <6521>] TJ");
  expect(withoutGlyphs(operator("[(Ja) -20 (ne)] TJ"), glyphs("x--x"))).toBe("[<4a> -1020 <65>] TJ");
  expect(withoutGlyphs(operator("<004a0061> Tj"), glyphs("x-"))).toBe("[<004a> -500] TJ");
});

test("operators that begin a new line or set spacing still do", () => {
  expect(withoutGlyphs(operator("(ab) '"), glyphs("-x"))).toBe("T* [-500 <62>] TJ");
  expect(withoutGlyphs(operator('3 1 (ab) "'), glyphs("-x"))).toBe("3 Tw 1 Tc T* [-500 <62>] TJ");
  expect(emptied(operator("(ab) '"))).toBe("T* ");
  expect(emptied(operator("(ab) Tj"))).toBe("");
});

test("codes of different lengths cannot be told apart", () => {
  expect(withoutGlyphs(operator("(abc) Tj"), glyphs("x-"))).toBeUndefined();
});

test("every other byte of the stream stays", () => {
  const bytes = Buffer.from("q  (a) Tj\r\n%note\n(b) Tj Q");
  const operators = readOperators(bytes);
  const second = operators[2] as (typeof operators)[number];
  expect(Buffer.from(withChanges({ bytes, operators }, new Map([[second, "[5] TJ"]]))).toString()).toBe("q  (a) Tj\r\n%note\n[5] TJ Q");
});
