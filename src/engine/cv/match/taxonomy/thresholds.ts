/** Thresholds of added taxonomies: which names are looked for, and what is said of a wrong file. `bun run thresholds match --tests` verifies them. */

/** Longer names of ESCO ("ensure that …") are sentences that nobody writes so. Unit: words with meaning. Test: src/engine/cv/match/taxonomy/thresholds.test.ts. */
export const MAX_NAME_WORDS = 8;

/** A shorter word is another one in some language. Unit: characters. Test: src/engine/cv/match/taxonomy/thresholds.test.ts. */
export const MIN_NAME_CHARS = 4;

/** More columns say nothing more about a wrong file. Unit: columns. Test: src/engine/cv/match/taxonomy/thresholds.test.ts. */
export const MAX_NAMED_COLUMNS = 8;

/** A first line that is longer is no list of columns. Unit: characters. Test: src/engine/cv/match/taxonomy/thresholds.test.ts. */
export const MAX_NAMED_CHARS = 200;

/** A longer text of a CV is no name of a skill, and the service that looks names up runs no pattern over long texts. Unit: characters. Test: src/engine/cv/match/taxonomy/thresholds.test.ts. */
export const MAX_CODED_CHARS = 120;
