import { memoize } from "../../text/memoize.ts";
import type { Token } from "./words.ts";

/**
 * Endings by which a word for an action differs from its verb, beside those that `stem` cuts: "Berechnung" and "berechnet", "pruning" and "prune",
 * "naprawa" and "naprawiam". The longest stand first.
 */
const DERIVED =
  /(?:isierung|ierung|ungen|ung|ieren|iert|ier|ings?|icat|ement|ment|owywal|owani|ywani|ow[ai]|ywal|uje?|iam|ial|eni|ani|iat|ag|at|et|en|ow|t|i)$/u;
/** Letters that a root keeps at least: "prun". */
const MIN_ROOT_CHARS = 4;

const rootOf = memoize((stem: string): string => {
  const root = stem.replace(DERIVED, "");
  return root.length < MIN_ROOT_CHARS || root === stem ? stem : rootOf(root);
});

/** True for the stems of two words of one family: an action and its verb ("Berechnung", "berechnet"). */
export function areKin(one: string, other: string): boolean {
  // Roots that are equal begin alike: most words are told apart without looking for their roots.
  return one === other || (one.startsWith(other.slice(0, MIN_ROOT_CHARS)) && rootOf(one) === rootOf(other));
}

/** Languages that write a noun and what it is of as one word. */
const COMPOUNDING: ReadonlySet<string> = new Set(["de", "nl", "sv", "da", "no", "nb"]);
/** Letters of the first part of a compound at least, and of the rest. */
const MIN_PART_CHARS = 5;
const MIN_REST_CHARS = 3;
/** Letters of an ending that the stem of a part has lost. */
const MAX_ENDING_CHARS = 2;

/** True where the word is a compound with a part of this stem: "Rohrnetzberechnung" of "Rohrnetz" and of "Berechnung". */
export function isPartOf({ word }: Pick<Token, "word">, stem: string, language: string): boolean {
  if (!COMPOUNDING.has(language) || stem.length < MIN_PART_CHARS || word.length < stem.length + MIN_REST_CHARS) return false;
  const at = word.lastIndexOf(stem);
  return at === 0 || (at >= MIN_REST_CHARS && word.length - at - stem.length <= MAX_ENDING_CHARS);
}

/** The two words of a compound where a text writes them apart: "Sanierung von Kanälen" for "Kanalsanierung". */
export function partsOf<Word extends Token>(tokens: readonly Word[], stem: string, language: string): Word[] {
  if (!COMPOUNDING.has(language) || stem.length < 2 * MIN_PART_CHARS) return [];
  const first = tokens.find((token) => token.stem.length >= MIN_PART_CHARS && token.stem !== stem && stem.startsWith(token.stem));
  const second = tokens.find(
    (token) => token.stem.length >= MIN_PART_CHARS && token.clause === first?.clause && stem.endsWith(token.stem) && token.stem !== stem,
  );
  const isWhole = first && second && first.stem.length + second.stem.length >= stem.length - MAX_ENDING_CHARS;
  return isWhole ? [first, second] : [];
}
