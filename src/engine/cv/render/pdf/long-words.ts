import { MIN_BROKEN_WORD_CHARS, WORD_BREAK_CHARS } from "./thresholds.ts";

/**
 * Puts zero-width spaces into very long words, as Typst breaks no word that is wider than the line and Word cuts it anywhere: behind the marks of a web
 * address, `example.org/cv?` and `client=7&`; in what is long still, at equal distances. Addresses of a usual length stay whole, so that they can be
 * copied. Chinese, Japanese, Korean and Thai text has no spaces and is no long word: no line of it begins with a full stop.
 */
export function breakLongWords(text: string): string {
  return text.replace(LONG_WORD, (word) =>
    word.replace(ADDRESS_MARK, "$&\u200b").replace(LONG_PIECE, (piece) => piece.replace(EQUAL_PIECE, "$&\u200b")),
  );
}

const WITHOUT_SPACES = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\u3000-\u303f\uff00-\uffef`;
const LONG_WORD = new RegExp(`[^\\s${WITHOUT_SPACES}]{${MIN_BROKEN_WORD_CHARS},}`, "gu");
const ADDRESS_MARK = /[/?&=#](?=[^/\s])/gu;
const LONG_PIECE = new RegExp(`[^\\u200b]{${MIN_BROKEN_WORD_CHARS},}`, "gu");
const EQUAL_PIECE = new RegExp(`.{${WORD_BREAK_CHARS}}`, "gu");
