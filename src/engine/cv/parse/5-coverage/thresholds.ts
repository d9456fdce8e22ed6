/** Thresholds of coverage: what of the CV the values hold. `bun run thresholds parse/5-coverage` verifies the fixtures named. */

/** A value over several lines is looked for by its beginning. Unit: characters. Test: src/engine/cv/parse/5-coverage/sources.test.ts. */
export const OPENING_CHARACTERS = 24;

/** A shorter line within a value over several lines is there by chance. Unit: characters. Test: src/engine/cv/parse/5-coverage/sources.test.ts. */
export const MIN_LINE_CHARACTERS = 9;

/** A date range with less is as often another number, such as a postcode. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/is-cv.test.ts. */
export const MIN_DATE_CONFIDENCE = 0.7;

/** Half of a period that is broken over two lines: "from September", "2019 m. rugsėjo". Unit: words. Test: src/engine/cv/parse/parse-resume.test.ts. */
export const MAX_HALF_PERIOD_WORDS = 4;

/** Two values of two characters meet in a word of four, which has three bigrams: "大連女性". A shorter word is one value. Unit: bigrams. Test: src/engine/cv/parse/5-coverage/leftover-text.test.ts. */
export const MIN_BIGRAMS_OF_TWO_VALUES = 3;
