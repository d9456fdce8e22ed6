import { beginsIdeographic, endsIdeographic, isCluster, isOneLetter } from "../1-words/text.ts";
import { median, right, type Word } from "../1-words/words.ts";
import { inLogicalOrder } from "./logical-order.ts";
import type { Part } from "./segment.ts";
import {
  MAX_TOUCHING_OVERLAP_EM,
  MAX_TYPED_OVERLAP_EM,
  MIN_IDEOGRAPHIC_SPACE_EM,
  MIN_LETTER_SPACE_EM,
  MIN_LETTER_SPACES_OF_SPACE,
  MIN_SPACE_BESIDE_IDEOGRAPH_EM,
  MIN_SPACE_OVER_LETTERS_EM,
  MIN_SPACED_LETTERS,
  MIN_SPACED_LETTERS_RATIO,
  MIN_STYLE_SPACE_EM,
  MIN_TEXT_SPACE_EM,
} from "./thresholds.ts";

/** The words in logical order, each with whether a space stands before it. */
export function spaced(words: Word[]): Part[] {
  const tracking = letterSpacing(words);
  const read = inLogicalOrder(words);
  const parts: Part[] = [];
  let last: Word | undefined;
  for (const [index, word] of read.entries()) {
    parts.push({ word, space: last !== undefined && hasSpace(last, word, tracking, isTypedAt(read, index)) });
    last = word;
  }
  return parts;
}

/** `isTyped`: a space that was typed between two words of Chinese or Japanese. */
function hasSpace(last: Word, word: Word, tracking: number | undefined, isTyped: boolean): boolean {
  const isInOrder = last.box.x <= word.box.x;
  const left = isInOrder ? last : word;
  const after = isInOrder ? word : last;
  const gap = (after.box.x - right(left)) / Math.max(left.style.size, after.style.size);
  if (tracking !== undefined) return gap > Math.max(MIN_LETTER_SPACES_OF_SPACE * tracking, tracking + MIN_SPACE_OVER_LETTERS_EM);
  const isAfterIdeograph = endsIdeographic(last.text);
  const isIdeograph = beginsIdeographic(word.text);
  if (isAfterIdeograph && isIdeograph && gap < MIN_IDEOGRAPHIC_SPACE_EM && !isTyped) return false;
  // Chinese and Japanese are set with a small gap before and after text of another script.
  if (isAfterIdeograph !== isIdeograph && !word.spaceBefore && gap < MIN_SPACE_BESIDE_IDEOGRAPH_EM) return false;
  if (after.spaceBefore || (left === word && left.spaceBefore)) return gap > -MAX_TYPED_OVERLAP_EM;
  // A change of style without a space, "**Title**2019", is the border of two words: bold type does not end inside a word.
  if (left.style.bold !== after.style.bold && gap > -MAX_TOUCHING_OVERLAP_EM && overlap(left, after))
    return gap > MIN_STYLE_SPACE_EM || !(isFallbackFont(left, after) || isBoldInitial(left, after));
  return gap > MIN_TEXT_SPACE_EM || (gap > -MAX_TOUCHING_OVERLAP_EM && changesFace(left, after));
}

/** "Anna" in a light face and "Berger" in the regular one, set without a space: one text object in one face would be one word, and no name changes its face. */
const changesFace = (left: Word, after: Word) =>
  !after.startsTextObject && /\p{Ll}{2}$/u.test(left.text) && /^\p{Lu}\p{Ll}{2}/u.test(after.text);

const overlap = (left: Word, after: Word) => /^[\p{L}\p{N}]/u.test(after.text) && /[\p{L}\p{N}.,;:)]$/u.test(left.text);

/**
 * A typed space between two words of Chinese or Japanese, as between family and given name, or between employer and position. Each has two characters
 * at least, be they one text or, as browsers print them, a text each. Spaces between single characters are letter-spacing.
 */
function isTypedAt(words: readonly Word[], index: number): boolean {
  const [before, last, word, after] = [words[index - 2], words[index - 1], words[index], words[index + 1]];
  if (!last || !word?.spaceBefore) return false;
  const isJoined = (left: Word | undefined, next: Word | undefined) =>
    left !== undefined && next !== undefined && !next.spaceBefore && endsIdeographic(left.text) && beginsIdeographic(next.text);
  const [isWordBefore, isWordAfter] = [
    /\p{L}{2}$/u.test(last.text) || isJoined(before, last),
    /^\p{L}{2}/u.test(word.text) || isJoined(word, after),
  ];
  return isWordBefore && isWordAfter;
}

/** Accented letters that the font of their word lacks are drawn with another font, which may be lighter: "Tr", "ầ", "n". */
const isFallbackFont = (left: Word, after: Word) =>
  left.style.font !== after.style.font && [left, after].some(({ text }) => ACCENTED.test(text)) && /\p{L}$/u.test(left.text);
const ACCENTED = /^(?:(?!\p{ASCII})[\p{Script=Latin}\p{M}]){1,3}$/u;

/** "**R**oyal **A**cademy", which tells what the letters of "RA" stand for: one bold capital begins a word, and is none. */
const isBoldInitial = (left: Word, after: Word) => left.style.bold && /(?:^|['’])\p{Lu}$/u.test(left.text) && /^\p{Ll}/u.test(after.text);

/** The gap between letters, in ems, where words are letter-spaced ("E X P E R I E N C E"); undefined for other text. */
function letterSpacing(words: Word[]): number | undefined {
  if (words.length < MIN_SPACED_LETTERS && !words.every((word) => isCluster(word.text))) return undefined;
  const letters = words.filter(({ text }) => isOneLetter(text) && /[\p{L}\p{N}&.,'’/-]/u.test(text));
  if (letters.length < MIN_SPACED_LETTERS_RATIO * words.length) return undefined;
  const gaps = words.slice(1).map((word, index) => (word.box.x - right(words[index] as Word)) / word.style.size);
  const usual = median(gaps);
  return usual > MIN_LETTER_SPACE_EM ? usual : undefined;
}
