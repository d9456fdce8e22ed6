import { fold } from "../../../text/fold.ts";
import {
  CAPITAL_STEPS,
  MAX_COUNTED_WORDS,
  MAX_FEATURE_WORDS,
  MAX_FORMED_WORDS,
  MAX_NGRAM_CHARACTERS,
  MAX_NGRAM_SOURCE_CHARACTERS,
  MAX_UNSPACED_NGRAM_CHARACTERS,
  MIN_NGRAM_CHARACTERS,
} from "./thresholds.ts";

/**
 * What a text shows of itself, as strings. The first letter of each says what it is:
 *
 * | letter | "Staff Nurse (m/f)" has, among others | what |
 * | --- | --- | --- |
 * | w, b | "wnurse", "bstaff nurse" | each word, and each pair of neighbours, folded, digits as 0 |
 * | g | "g^nu", "gurse$" | three to five characters of a word, whose ends are ^ and $ |
 * | c | "c看護" | one to three signs, in scripts that set no spaces |
 * | f, l | "fstaff", "lf" | the first and the last word |
 * | s | "sn4", "s(", "s(/4" | the form: the number of words, capitals, punctuation; also together with the number of words |
 *
 * Empty for a text without any letter or digit.
 */
export function featuresOf(text: string): string[] {
  const trimmed = text.trim();
  const words = fold(trimmed).replace(/\d/g, "0").split(" ").filter(Boolean).slice(0, MAX_FEATURE_WORDS);
  if (words.length === 0) return [];
  const features: string[] = [];
  words.forEach((word, at) => {
    features.push(`w${word}`);
    if (at > 0) features.push(`b${words[at - 1]} ${word}`);
    addNgrams(word, features);
  });
  features.push(`f${words[0]}`, `l${words.at(-1)}`);
  const length = words.length > MAX_FORMED_WORDS ? "L" : words.length;
  for (const form of formsOf(trimmed, words.length)) features.push(`s${form}`, `s${form}/${length}`);
  return features;
}

function addNgrams(word: string, features: string[]): void {
  const framed = `^${word.slice(0, MAX_NGRAM_SOURCE_CHARACTERS)}$`;
  const [mark, shortest, longest] = UNSPACED.test(word)
    ? (["c", 1, MAX_UNSPACED_NGRAM_CHARACTERS] as const)
    : (["g", MIN_NGRAM_CHARACTERS, MAX_NGRAM_CHARACTERS] as const);
  for (let size: number = shortest; size <= longest; size += 1)
    for (let from = 0; from + size <= framed.length; from += 1) features.push(mark + framed.slice(from, from + size));
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** The form of a text: "n2" has two words, "c3" has capitals at the beginning of each. */
function formsOf(text: string, words: number): string[] {
  const printed = text.split(/\s+/u);
  const capitals = printed.filter((word) => BEGINS_WITH_CAPITAL.test(word)).length / printed.length;
  const isUpper = text === text.toUpperCase() && text !== text.toLowerCase();
  return [
    `n${Math.min(words, MAX_COUNTED_WORDS)}`,
    `c${Math.round(capitals * CAPITAL_STEPS)}`,
    ...(isUpper ? ["U"] : []),
    ...FORMS.flatMap(([form, pattern]) => (pattern.test(text) ? [form] : [])),
  ];
}

const BEGINS_WITH_CAPITAL = /^[^\p{L}]*\p{Lu}/u;

const FORMS: readonly [form: string, pattern: RegExp][] = [
  ["l", /^\p{Ll}/u],
  ["d", /\d/],
  [".", /[.!]$/],
  [",", /,/],
  ["(", /\(/],
  ["&", /&/],
  ["/", /\//],
  [":", /:/],
  ["q", /["„“«»]/],
  ["A", /\p{Lu}\p{Lu}/u],
  ["aB", /\p{Ll}\p{Lu}/u],
  ["-", /-/],
];

/** The weights of a feature stand in the bucket of its hash. Two that share one share their weights: of 32,768 buckets few are. */
export const BUCKET_BITS = 15;
export const BUCKETS = 1 << BUCKET_BITS;

/**
 * The bucket of each feature (the hashing trick, Weinberger et al. 2009, without their signs: no table of words is kept). The hash is FNV-1a,
 * with the first steps of a finaliser behind it, as the low bits of FNV are alike for texts that are.
 */
export function bucketsOf(text: string): number[] {
  return featuresOf(text).map(bucketOf);
}

function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return (hash >>> 0) % BUCKETS;
}
