import { SAME_LINE_EM } from "./thresholds.ts";
import type { Word } from "./words.ts";

/**
 * A soft hyphen is visible only at the end of a line (Unicode Standard Annex 14). Where one is drawn within a line, as in "2019 \u00AD 2021" or
 * "well\u00ADknown", the font maps its hyphen to U+00AD (Typst does so): then all soft hyphens of the document are hyphens.
 */
export function withHyphens<T extends { words: Word[] }>(pages: T[]): T[] {
  if (!pages.some(({ words }) => words.some((word, index) => isWithinLine(word, words[index + 1])))) return pages;
  return pages.map((page) => ({
    ...page,
    words: page.words.map((word) => (word.text.includes(SOFT_HYPHEN) ? { ...word, text: word.text.replaceAll(SOFT_HYPHEN, "-") } : word)),
  }));
}

const SOFT_HYPHEN = "\u00AD";

function isWithinLine(word: Word, next: Word | undefined): boolean {
  if (/\u00AD[\p{L}\p{N}]/u.test(word.text)) return true;
  if (word.text !== SOFT_HYPHEN || !next) return false;
  return next.box.x > word.box.x && Math.abs(next.baseline - word.baseline) < SAME_LINE_EM * word.style.size;
}
