import { lookUp } from "../../../../../contract/look-up.ts";

/** Accents that some producers (TeX above all) draw as glyphs of their own, with the combining marks that they stand for. */
const MARKS: Record<string, string> = {
  "`": "\u0300",
  "\u00B4": "\u0301",
  "\u02CA": "\u0301",
  "^": "\u0302",
  "\u02C6": "\u0302",
  "~": "\u0303",
  "\u02DC": "\u0303",
  "\u00AF": "\u0304",
  "\u02D8": "\u0306",
  "\u02D9": "\u0307",
  "\u00A8": "\u0308",
  "\u02DA": "\u030A",
  "\u02DD": "\u030B",
  "\u02C7": "\u030C",
  "\u00B8": "\u0327",
  "\u02DB": "\u0328",
};
/** Under an accent an i or j is drawn without its dot. */
const DOTTED: Record<string, string> = { "\u0131": "i", "\u0237": "j" };

const ACCENTS = new Set(Object.keys(MARKS));
const isSmallLetter = (code: number) => code >= 0x61 && code <= 0x7a;

export const isAccent = (glyph: string) => !isSmallLetter(glyph.charCodeAt(0)) && ACCENTS.has(glyph);

/** The letter with the accent: "e" and "´" are "é". Undefined where Unicode has no such letter. */
export function accented(letter: string, accent: string): string | undefined {
  const composed = ((lookUp(DOTTED, letter) ?? letter) + (MARKS[accent] ?? "")).normalize("NFC");
  return /^\p{L}$/u.test(composed) && composed !== letter ? composed : undefined;
}
