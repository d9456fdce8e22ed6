import { MIN_UNIQUE_NAME_LETTERS } from "../thresholds.ts";
import { escaped } from "./escaped.ts";
import { romanised } from "./romanise.ts";
import { spellings } from "./spellings.ts";

/** A pattern for folded text. With `capital` the text must have a capital letter there, with `small` none; `part` is true for a part of the value. */
export type Shape = { source: string; capital?: boolean; small?: boolean; part?: boolean };

/** Scripts without spaces between words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** One pattern for all spellings of a text, with any white space and dashes. */
export function spelledSource(text: string): string {
  const roman = romanised(text);
  return `(?:${[...spellings(text).map(flexible), ...(roman ? [flexed(roman)] : [])].join("|")})`;
}

/** What stands for a dash: another one, white space or nothing. */
export const ANY_DASH = "[\\s‐‑–-]?";

const flexible = (folded: string) => flexed(escaped(folded));
const flexed = (source: string) =>
  source
    .replace(/\s+/g, "\\s+")
    .replace(/[-‐‑–]/gu, ANY_DASH)
    .replace(/['’]/g, "['’]?");

/** A pattern for a whole value. A long one of several words is also found without spaces around it, which files sometimes lose. */
export function wholeSource(source: string, value: string): string {
  const long = value.replace(/[^\p{L}]/gu, "").length >= MIN_UNIQUE_NAME_LETTERS && /\S\s+\S/.test(value.trim());
  return long ? source : bounded(source);
}

/** The pattern for whole words only, where the script has spaces between words. */
export function bounded(source: string): string {
  if (UNSPACED.test(source)) return source;
  return `(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`;
}
