import { escaped } from "./escaped.ts";
import { romanised } from "./romanise.ts";
import { spellings } from "./spellings.ts";

/** A pattern for folded text. `capital` wants a capital letter there, `part` says less than the whole value. */
export type Shape = { source: string; capital?: boolean; part?: boolean };

/** Scripts that set no space between words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** All spellings of a text as one pattern; white space and dashes may be any. */
export function spelledSource(text: string): string {
  const roman = romanised(text);
  return `(?:${[...spellings(text).map(flexible), ...(roman ? [flexed(roman)] : [])].join("|")})`;
}

const flexible = (folded: string) => flexed(escaped(folded));
const flexed = (source: string) =>
  source
    .replace(/\s+/g, "\\s+")
    .replace(/[-‐‑–]/gu, "[\\s‐‑–-]?")
    .replace(/['’]/g, "['’]?");

/** Values this long are nobody else's, wherever they stand: files sometimes lose the space before what comes next ("Krankenpflege2010"). */
const LONG = 8;
/** A whole value of several words, not only between spaces when it is long. */
export function wholeSource(source: string, value: string): string {
  const long = value.replace(/[^\p{L}]/gu, "").length >= LONG && /\S\s+\S/.test(value.trim());
  return long ? source : bounded(source);
}

export function bounded(source: string): string {
  if (UNSPACED.test(source)) return source;
  return `(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`;
}
