import { memoize } from "../../text/memoize.ts";
import {
  MAX_LOST_ENDING_CHARACTERS,
  MIN_COMPOUND_PART_CHARACTERS,
  MIN_COMPOUND_REST_CHARACTERS,
  MIN_ROOT_CHARACTERS,
} from "./thresholds.ts";
import type { Token } from "./words.ts";

/**
 * Endings by which a word for an action differs from its verb, beside those that `stem` cuts: "Berechnung" and "berechnet", "pruning" and "prune",
 * "naprawa" and "naprawiam". The longest stand first.
 */
const DERIVED =
  /(?:isierung|ierung|ungen|ung|ieren|iert|ier|ings?|icat|ement|ment|owywal|owani|ywani|ow[ai]|ywal|uje?|iam|ial|eni|ani|iat|ag|at|et|en|ow|t|i)$/u;

const rootOf = memoize((stem: string): string => {
  const root = stem.replace(DERIVED, "");
  return root.length < MIN_ROOT_CHARACTERS || root === stem ? stem : rootOf(root);
});

/** True for the stems of two words of one family: an action and its verb ("Berechnung", "berechnet"). */
export const areOneFamily = (one: string, other: string): boolean => rootOf(one) === rootOf(other);

/** Languages that write a noun and what it is of as one word. */
const COMPOUNDING: ReadonlySet<string> = new Set(["de", "nl", "sv", "da", "no", "nb"]);

/** True where the word is a compound with a part of this stem: "Rohrnetzberechnung" of "Rohrnetz" and of "Berechnung". */
export function isPartOf({ word }: Pick<Token, "word">, stem: string, language: string): boolean {
  if (!COMPOUNDING.has(language) || stem.length < MIN_COMPOUND_PART_CHARACTERS || word.length < stem.length + MIN_COMPOUND_REST_CHARACTERS)
    return false;
  const at = word.lastIndexOf(stem);
  return at === 0 || (at >= MIN_COMPOUND_REST_CHARACTERS && word.length - at - stem.length <= MAX_LOST_ENDING_CHARACTERS);
}

/** The two words of a compound where a text writes them apart: "Sanierung von Kanälen" for "Kanalsanierung". */
export function partsOf<Word extends Token>(tokens: readonly Word[], stem: string, language: string): Word[] {
  if (!COMPOUNDING.has(language) || stem.length < 2 * MIN_COMPOUND_PART_CHARACTERS) return [];
  const first = tokens.find(
    (token) => token.stem.length >= MIN_COMPOUND_PART_CHARACTERS && token.stem !== stem && stem.startsWith(token.stem),
  );
  const second = tokens.find(
    (token) =>
      token.stem.length >= MIN_COMPOUND_PART_CHARACTERS &&
      token.clause === first?.clause &&
      stem.endsWith(token.stem) &&
      token.stem !== stem,
  );
  const isWhole = first && second && first.stem.length + second.stem.length >= stem.length - MAX_LOST_ENDING_CHARACTERS;
  return isWhole ? [first, second] : [];
}
