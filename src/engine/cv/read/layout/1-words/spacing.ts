import { isOneLetter } from "./text.ts";
import {
  DEFAULT_SPACE_EM,
  MAX_SPACE_EM,
  MAX_STRETCHED_SPACE_EM,
  MIN_GAPS,
  MIN_NARROW_SPACE_EM,
  MIN_SINGLE_LETTERS_RATIO,
  MIN_SPACE_EM,
  MIN_SPACE_RATIO,
} from "./thresholds.ts";
import { ascending, median, right, type Word } from "./words.ts";

/** The width of a space between two words of a row, in ems: that of the row if it is justified, else that of the font. */
export type Spacing = { (row: Word[], word: Word): number; ofFont: (word: Word) => number };

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
  const ofFont = (word: Word) =>
    gapsOfFonts.getOrInsertComputed(word.style.font ?? "", (font) => usualGap(fonts.get(font) ?? []) ?? DEFAULT_SPACE_EM);
  const spacing = (row: Word[], word: Word) => Math.max(ofFont(word), gapsOfRows.getOrInsertComputed(row, spaceOfRow));
  return Object.assign(spacing, { ofFont });
}

/**
 * Rows in which narrow gaps are spaces. TeX moves to the next word and draws no space; in condensed faces and in lines that are set tight the move
 * is a sixth of an em, which in other fonts is kerning. Letter-spaced rows and scripts without spaces stay as they are.
 */
export function withNarrowSpaces(rows: Word[][], spacing: Spacing): Word[][] {
  return rows.map((row) => {
    if (isSpacedOut(row)) return row;
    let ofRow: number | undefined;
    const isSpace = (left: Word, word: Word) => {
      const gap = gapBetween(left, word);
      if (!(gap > MIN_SPACE_EM && gap < MAX_SPACE_EM)) return false;
      // "John" and "Doe": no word is kerned where a capital follows a small letter.
      if (/\p{Ll}{2}$/u.test(left.text) && /^\p{Lu}\p{Ll}/u.test(word.text)) return true;
      ofRow ??= narrowGap(row);
      return gap > MIN_NARROW_SPACE_EM && gap > MIN_SPACE_RATIO * Math.min(ofRow, spacing.ofFont(word));
    };
    return row.map((word, at) => {
      const left = row[at - 1];
      return left && areWords(left, word) && isSpace(left, word) ? { ...word, spaceBefore: true } : word;
    });
  });
}

/** The lower quartile of the gaps of a row: other columns on its baseline may have wider ones. */
function narrowGap(row: Word[]): number {
  const gaps = ascending(gapsOf(row).filter((gap) => gap > MIN_NARROW_SPACE_EM));
  return gaps.length < MIN_GAPS ? Infinity : (gaps[Math.floor(gaps.length / 4)] as number);
}

/** Two words of one font, of scripts with spaces. */
function areWords(left: Word, word: Word): boolean {
  if (word.spaceBefore || left.mirrored || left.style.font !== word.style.font || left.style.size !== word.style.size) return false;
  if (isOneLetter(left.text) && isOneLetter(word.text)) return false;
  return WORD.test(left.text) && WORD.test(word.text);
}

const WORD = /^(?=[\p{L}\p{N}])(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S}\p{M}])+$/u;

/** The usual gap of a row with many words; 0 for a row with few. */
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
  const letters = row.filter(({ text }) => isOneLetter(text)).length;
  return letters > MIN_SINGLE_LETTERS_RATIO * row.length;
}

/** In ems of the smaller of the two. */
export const gapBetween = (left: Word, after: Word) => (after.box.x - right(left)) / Math.min(left.style.size, after.style.size);
