import { isAlphanumeric } from "./ascii.ts";
import { foldEntry } from "./fold.ts";

/**
 * The first word of `fold(text)`, found without folding all of it. Undefined where it takes more than a look at the letters to tell it: beside
 * other scripts, signs that stand for letters, and marks of format.
 */
export function firstWordOf(text: string): string | undefined {
  let from = 0;
  while (from < text.length && isAsciiSign(text.charCodeAt(from))) from += 1;
  let to = from;
  while (to < text.length && isPlainLetter(text.charCodeAt(to))) to += 1;
  if (to < text.length && text.charCodeAt(to) >= 0x80) return undefined;
  return foldEntry(text.slice(from, to));
}

const isAsciiSign = (code: number) => code < 0x80 && !isAlphanumeric(code);
/** Letters of ASCII and Latin-1, and the figures. */
const isPlainLetter = (code: number) => isAlphanumeric(code) || (code >= 0xc0 && code <= 0xff && code !== 0xd7 && code !== 0xf7);
