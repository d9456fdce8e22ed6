import { expect, test } from "bun:test";
import { texCharacters } from "./tex-bitmap-fonts.ts";

/** A bitmap font of TeX with the characters of these codes. */
const font = (...codes: number[]) => ({ isType3Font: true, charProcOperatorList: new Map(codes.map((code) => [`a${code}`, {}])) });
/** What the font prints for some of its codes. */
const printed = (codes: number[], ...shown: number[]) =>
  shown.map((code) => texCharacters(font(...codes))?.get(String.fromCharCode(code)) ?? String.fromCharCode(code)).join("");

const [A, O, P, R] = [0x61, 0x6f, 0x70, 0x72];

test("the codes of Cork are ligatures, dashes and letters with accents", () => {
  expect(printed([P, R, O, 0x1c], P, R, O, 0x1c)).toBe("profi");
  expect(printed([A, 0x15, 0xe9], A, 0x15, 0xe9)).toBe("a–é");
  expect(printed([A, 0xbf, 0xff, 0xf7], 0xbf, 0xff, 0xf7)).toBe("£ßœ");
});

test("where there are ligatures before code 16, and none of Cork, the codes are those of the first TeX fonts", () => {
  expect(printed([P, R, O, 0x0c, 0x7b], P, R, O, 0x0c)).toBe("profi");
  expect(printed([P, R, O, 0x0c, 0x7b], 0x7b)).toBe("–");
  expect(printed([0x32, 0x30, 0x7b], 0x32, 0x30, 0x7b)).toBe("20–");
});

test("a brace that is closed is no dash", () => {
  expect(printed([A, 0x7b, 0x7d], 0x7b, A, 0x7d)).toBe("{a}");
});

test("a font of symbols has bullets and lines, whose codes are letters elsewhere", () => {
  expect(printed([0x0f, 0x6a], 0x0f, 0x6a)).toBe("•|");
  expect(texCharacters(font(0x42, 0x43))).toBeUndefined();
});

test("a font that names its characters, or is no bitmap font, keeps its text", () => {
  expect(texCharacters({ isType3Font: true, charProcOperatorList: new Map([["eacute", {}]]) })).toBeUndefined();
  expect(texCharacters({ ...font(A, 0x1c), isType3Font: false })).toBeUndefined();
  expect(texCharacters({ isType3Font: true })).toBeUndefined();
});
