import { isOneLetter } from "./text.ts";
import { median, right, type Word } from "./words.ts";

/** The width of the space between two words of a row, in ems: of this row where it is stretched, of its font otherwise. */
export type Spacing = (row: Word[], word: Word) => number;

const USUAL = 0.25;
/** No font has wider spaces, a typewriter face included (0.6). */
const WIDEST = 0.75;
/** Fewer gaps say nothing about a font or a row. */
const ENOUGH = 4;

/**
 * Learns how wide the spaces of each font are on a page: a quarter of an em in most, more than a half in a typewriter face. Justified
 * rows have spaces of their own.
 */
export function spacingOf(rows: Word[][]): Spacing {
  const fonts = new Map<string, number[]>();
  for (const row of rows)
    for (const [index, word] of row.entries()) {
      const gap = index > 0 ? gapBetween(row[index - 1] as Word, word) : 0;
      const font = word.style.font ?? "";
      if (!(gap > 0.08 && gap < WIDEST)) continue;
      const gaps = fonts.get(font);
      if (gaps) gaps.push(gap);
      else fonts.set(font, [gap]);
    }
  const ofFont = new Map([...fonts].map(([font, gaps]) => [font, gaps.length < ENOUGH ? USUAL : median(gaps)]));
  const ofRow = new Map(rows.map((row) => [row, stretched(row)]));
  return (row, word) => Math.max(ofFont.get(word.style.font ?? "") ?? USUAL, ofRow.get(row) ?? 0);
}

/** The usual gap of a row with many words; 0 where it says nothing. */
function stretched(row: Word[]): number {
  const gaps = row
    .slice(1)
    .map((word, index) => gapBetween(row[index] as Word, word))
    .filter((gap) => gap > 0.08 && gap < 2.5);
  const isSpacedOut = row.filter((word) => isOneLetter(word.text)).length > 0.6 * row.length;
  return gaps.length < ENOUGH || isSpacedOut ? 0 : median(gaps);
}

/** In ems of the smaller of the two. */
export const gapBetween = (left: Word, after: Word) => (after.box.x - right(left)) / Math.min(left.style.size, after.style.size);
