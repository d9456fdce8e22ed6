import type { Word } from "./words.ts";

/** Marks of ratings, each as a filled and as an empty one. */
const FILLED_AND_EMPTY: Record<string, [string, string]> = {
  "●": ["●", "○"],
  "•": ["●", "○"],
  "★": ["★", "☆"],
  "■": ["■", "□"],
  "▪": ["■", "□"],
};
const MARKS = /^[●•★■▪]+$/u;

/**
 * Ratings that draw all marks with one glyph, the empty ones in another colour: three dark and two pale "●" become "●●●○○". A row of marks in one
 * colour, or in more than two, stays as it is.
 */
export function withEmptyMarks(words: Word[]): Word[] {
  const result = words.slice();
  for (let first = 0; first < words.length; first++) {
    const row = rowOfMarks(words, first);
    const empty = row.findIndex(({ style }) => style.color !== row[0]?.style.color);
    if (empty > 0 && row.slice(empty).every(({ style }) => style.color === row[empty]?.style.color))
      for (const [at, word] of row.entries())
        result[first + at] = { ...word, text: Array.from(word.text, (mark) => FILLED_AND_EMPTY[mark]?.[at < empty ? 0 : 1]).join("") };
    first += Math.max(0, row.length - 1);
  }
  return result;
}

/** The words from `first` on that are marks of one shape and size, each directly behind the one before. */
function rowOfMarks(words: Word[], first: number): Word[] {
  const row: Word[] = [];
  for (let at = first; at < words.length; at++) {
    const [last, word] = [row.at(-1), words[at] as Word];
    if (!MARKS.test(word.text) || (last && !isNext(last, word))) break;
    row.push(word);
  }
  return row;
}

const isNext = (last: Word, word: Word) =>
  last.text[0] === word.text[0] &&
  Math.abs(last.baseline - word.baseline) < 1 &&
  last.style.size === word.style.size &&
  word.box.x - last.box.x - last.box.width < word.style.size &&
  word.box.x > last.box.x;
