/** Thresholds of what is learnt of names. Who changes one learns the weights anew: `bun run learn-names --write`. */

/** What follows says nothing new of a longer text. Unit: words. Test: src/engine/cv/parse/recognisers/name-kinds/features.test.ts. */
export const MAX_FEATURE_WORDS = 24;

/** The n-grams of a word are taken from its beginning: a longer one is a web address or was glued together. Unit: characters. Test: src/engine/cv/parse/recognisers/name-kinds/features.test.ts. */
export const MAX_NGRAM_SOURCE_CHARACTERS = 24;

/** The shortest n-gram of a word: "kra" of "krankenschwester". Unit: characters. Test: src/engine/cv/parse/recognisers/name-kinds/features.test.ts. */
export const MIN_NGRAM_CHARACTERS = 3;

/** The longest n-gram of a word: "schwe". Unit: characters. Test: src/engine/cv/parse/recognisers/name-kinds/features.test.ts. */
export const MAX_NGRAM_CHARACTERS = 5;

/** Scripts without spaces have words of one to three signs: "看護師", "株式会社". Unit: signs. Test: src/engine/cv/parse/recognisers/name-kinds/features.test.ts. */
export const MAX_UNSPACED_NGRAM_CHARACTERS = 3;

/** Texts of more words count as long, whatever their number. Unit: words. Test: src/engine/cv/parse/recognisers/name-kinds/features.test.ts. */
export const MAX_COUNTED_WORDS = 14;

/** A form ("all in capitals") is learnt for each number of words up to this, and for longer texts together. Unit: words. Test: src/engine/cv/parse/recognisers/name-kinds/features.test.ts. */
export const MAX_FORMED_WORDS = 5;

/** How many of the words begin with a capital is told in so many steps: none, a third, two thirds, all. Unit: steps. Test: src/engine/cv/parse/recognisers/name-kinds/features.test.ts. */
export const CAPITAL_STEPS = 3;
