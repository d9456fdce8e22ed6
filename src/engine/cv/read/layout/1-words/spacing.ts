import { isOneLetter } from "./text.ts";
import { DEFAULT_SPACE_EM, MAX_SPACE_EM, MAX_STRETCHED_SPACE_EM, MIN_GAPS, MIN_SPACE_EM } from "./thresholds.ts";
import { median, right, type Word } from "./words.ts";

/** The width of the space between two words of a row, in ems: of this row where it is stretched, of its font otherwise. */
export type Spacing = (row: Word[], word: Word) => number;

/**
 * Learns how wide the spaces of each font are on a page: a quarter of an em in most, more than a half in a typewriter face. Justified
 * rows have wider ones.
 */
export function spacingOf(rows: Word[][]): Spacing {
  const fonts = new Map<string, number[]>();
  for (const row of rows)
    for (let at = 1; at < row.length; at++) {
      const word = row[at] as Word;
      const gap = gapBetween(row[at - 1] as Word, word);
      if (!(gap > MIN_SPACE_EM && gap < MAX_SPACE_EM)) continue;
      const font = word.style.font ?? "";
      const gaps = fonts.get(font);
      if (gaps) gaps.push(gap);
      else fonts.set(font, [gap]);
    }
  const gapsOfFonts = new Map<string, number>();
  const gapsOfRows = new Map<Word[], number>();
  return (row, word) => {
    const ofFont = gapsOfFonts.getOrInsertComputed(word.style.font ?? "", (font) => usualGap(fonts.get(font) ?? []) ?? DEFAULT_SPACE_EM);
    return Math.max(ofFont, gapsOfRows.getOrInsertComputed(row, spaceOfRow));
  };
}

/** The usual gap of a row with many words; 0 where it says nothing. */
const spaceOfRow = (row: Word[]) => (isSpacedOut(row) ? 0 : (usualGap(gapsOf(row)) ?? 0));

const usualGap = (gaps: number[]) => (gaps.length < MIN_GAPS ? undefined : median(gaps));

/** The gaps of a row as wide as a space may be. */
export function gapsOf(row: Word[]): number[] {
  const gaps: number[] = [];
  for (let at = 1; at < row.length; at++) {
    const gap = gapBetween(row[at - 1] as Word, row[at] as Word);
    if (gap > MIN_SPACE_EM && gap < MAX_STRETCHED_SPACE_EM) gaps.push(gap);
  }
  return gaps;
}

/** Most of its words are single letters. */
export function isSpacedOut(row: Word[]): boolean {
  let letters = row.length;
  for (const word of row) {
    if (!isOneLetter(word.text)) letters--;
    if (letters <= 0.6 * row.length) return false;
  }
  return row.length > 0;
}

/** In ems of the smaller of the two. */
export const gapBetween = (left: Word, after: Word) => (after.box.x - right(left)) / Math.min(left.style.size, after.style.size);
