import type { Rule } from "./content.ts";
import { isOver } from "./is-over.ts";
import {
  MAX_BOX_GAP_EM,
  MAX_BOX_PADDING_EM,
  MAX_BOXED_LETTERS,
  MAX_COVER_TESTS,
  MAX_SIZE_DIFFERENCE,
  MAX_TAG_HEIGHT_EM,
  MAX_TAG_WIDTH_RATIO,
} from "./thresholds.ts";
import { right, type Word } from "./words.ts";

/**
 * Headings whose first letters stand in a filled box ("[Edu]cation", light letters on colour) are one word each: the box is just as wide as the letters, and the others
 * begin where it ends.
 */
export function withBoxedInitials(words: Word[], rules: readonly Rule[]): Word[] {
  // A page may have thousands of shapes, and the pairs of text and shapes are counted.
  if (rules.length * words.length > MAX_COVER_TESTS) return words;
  const joined = new Map<Word, Word>();
  const taken = new Set<Word>();
  for (const { box } of rules) {
    const initials = words.filter((word) => isOver(box, word));
    const [first] = initials;
    if (!first || initials.length > 1 || !isInitial(first) || box.width > first.box.width + MAX_BOX_PADDING_EM * first.style.size) continue;
    const rest = words.find((word) => word !== first && continues(word, first, right({ box })));
    if (!rest || taken.has(first) || taken.has(rest) || rules.some((other) => other.box !== box && isTag(other.box, rest))) continue;
    joined.set(rest, join(first, rest));
    taken.add(first).add(rest);
  }
  if (joined.size === 0) return words;
  const initials = new Set([...taken].filter((word) => !joined.has(word)));
  return words.filter((word) => !initials.has(word)).map((word) => joined.get(word) ?? word);
}

const INITIAL = new RegExp(`^\\p{L}{1,${MAX_BOXED_LETTERS}}$`, "u");
const isInitial = ({ text }: Word) => INITIAL.test(text);

function continues(word: Word, first: Word, edge: number): boolean {
  const em = first.style.size;
  return (
    /^\p{L}/u.test(word.text) &&
    Math.abs(word.baseline - first.baseline) < MAX_BOX_GAP_EM * em &&
    Math.abs(word.style.size - em) < MAX_SIZE_DIFFERENCE * em &&
    Math.abs(word.box.x - edge) < MAX_BOX_GAP_EM * em
  );
}

const join = (first: Word, rest: Word): Word => ({
  ...rest,
  text: first.text + rest.text,
  box: { ...rest.box, x: first.box.x, width: right(rest) - first.box.x },
  startsTextObject: first.startsTextObject,
});

/** A box that a word fills: a letter or two of text on a coloured page has none. */
const isTag = (box: Rule["box"], word: Word) =>
  isOver(box, word) && box.width < MAX_TAG_WIDTH_RATIO * word.box.width && box.height < MAX_TAG_HEIGHT_EM * word.style.size;
