import type { ExportedFont } from "./exported-font.ts";

/**
 * A bitmap font of TeX has no names for its characters but their codes ("/a28"), and no map to Unicode. Its codes are those of Cork (T1) or of the first
 * TeX fonts (OT1): 28 is the ligature "fi" in Cork, 12 is in OT1. Read as the codes that they are, "profile" loses its ligature and an e-mail address two
 * letters. Returns what a code, as pdf.js gives it, stands for; undefined for any other font.
 */
export function texCharacters({ isType3Font, charProcOperatorList }: BitmapFont): Map<string, string> | undefined {
  const names = isType3Font ? [...(charProcOperatorList?.keys() ?? [])] : [];
  const codes = new Set(names.map((name) => Number(NAMED_BY_CODE.exec(name)?.[1])));
  if (codes.size === 0 || codes.has(Number.NaN)) return undefined;
  if (has(codes, (code) => VOWELS_AND_DIGITS.test(String.fromCharCode(code)))) return isOt1(codes) ? OT1 : CORK;
  return [...codes].every((code) => SYMBOLS.has(String.fromCharCode(code))) ? SYMBOLS : undefined;
}

type BitmapFont = Pick<ExportedFont, "isType3Font" | "charProcOperatorList">;

const NAMED_BY_CODE = /^a(\d{1,3})$/;
/** Text has them; of the fonts of symbols, only a few characters are used. */
const VOWELS_AND_DIGITS = /[aeiouAEIOU0-9]/;

/** OT1 has 128 codes. Its ligatures are where Cork has rare accents and quotation marks, and its dash "{" is without the "}" that would close a brace. */
const isOt1 = (codes: Set<number>) =>
  !has(codes, (code) => code >= 0x80 || (code >= 0x1b && code <= 0x1f)) &&
  (has(codes, (code) => code >= FIRST_OT1_LIGATURE && code <= LAST_OT1_LIGATURE) ||
    (codes.has(0x7b) && !codes.has(0x7d) && !codes.has(0x15)));

const has = (codes: Set<number>, is: (code: number) => boolean) => [...codes].some(is);
const [FIRST_OT1_LIGATURE, LAST_OT1_LIGATURE] = [0x0b, 0x0f];

/** Characters from a code on, one for each. A word takes one code where it is a ligature. */
const from = (code: number, characters: string[]): [string, string][] =>
  characters.map((character, index) => [String.fromCharCode(code + index), character]);

const CORK = new Map<string, string>([
  ...from(0x00, [..."`´^~¨˝˚ˇ˘¯˙¸˛‚‹›"]),
  ...from(0x10, [..."“”„«»–—"]),
  ...from(0x19, ["ı", "ȷ", "ff", "fi", "fl", "ffi", "ffl"]),
  ...from(0x27, ["’"]),
  ...from(0x60, ["‘"]),
  ...from(0x7f, ["-"]),
  ...from(0x80, [..."ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£"]),
  ...from(0xd7, ["Œ"]),
  ...from(0xdf, ["SS"]),
  ...from(0xf7, ["œ"]),
  ...from(0xff, ["ß"]),
]);

const OT1 = new Map<string, string>([
  ...from(FIRST_OT1_LIGATURE, [
    "ff",
    "fi",
    "fl",
    "ffi",
    "ffl",
    "ı",
    "ȷ",
    "`",
    "´",
    "ˇ",
    "˘",
    "¯",
    "˚",
    "¸",
    "ß",
    "æ",
    "œ",
    "ø",
    "Æ",
    "Œ",
    "Ø",
  ]),
  ...from(0x22, ["”"]),
  ...from(0x27, ["’"]),
  ...from(0x3c, ["¡"]),
  ...from(0x3e, ["¿"]),
  ...from(0x5c, ["“"]),
  ...from(0x5e, ["ˆ", "˙", "‘"]),
  ...from(0x7b, ["–", "—", "˝", "˜", "¨"]),
]);

/** What CVs use of the fonts of mathematical and other symbols: bullets, lines between contact data, signs of currencies. */
const SYMBOLS = new Map<string, string>([
  ...from(0x00, ["−", "·", "×"]),
  ...from(0x0e, ["◦", "•"]),
  ...from(0x6a, ["|", "‖"]),
  ...from(0x78, ["§", "†"]),
  ...from(0x88, ["•"]),
  ...from(0xa3, ["£"]),
  ...from(0xb7, ["·"]),
  ...from(0xbf, ["€"]),
]);
