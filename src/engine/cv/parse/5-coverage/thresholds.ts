/** Thresholds of coverage: what of the CV the values hold. `bun run thresholds parse/5-coverage` verifies the fixtures named. */

/** A value over several lines is looked for by its beginning. Unit: characters. Test: src/engine/cv/parse/5-coverage/sources.test.ts. */
export const OPENING_CHARACTERS = 24;

/** A shorter line within a value over several lines is there by chance. Unit: characters. Fixture: pdf-pairs-side-by-side. */
export const MIN_LINE_CHARACTERS = 9;

/** A date range with less is as often another number, such as a postcode. Unit: confidence. Test: src/engine/cv/parse/5-coverage/is-cv.test.ts. */
export const MIN_DATE_CONFIDENCE = 0.7;

/** The title of a CV stands in its first lines. Unit: lines. Test: src/engine/cv/parse/5-coverage/is-cv.test.ts. */
export const MAX_TITLE_LINES = 6;

/** A document with a name and as many dated jobs or degrees is a CV. Unit: entries. Test: src/engine/cv/parse/5-coverage/is-cv.test.ts. */
export const MIN_ENTRIES = 2;

/** A document with as many headings of a job offer, and without a dated job, is one. Unit: headings. Test: src/engine/cv/parse/5-coverage/is-cv.test.ts. */
export const MIN_OFFER_HEADINGS = 2;

/** A document with name, contact data and as many periods of years is a CV in whatever language. Unit: lines. Test: src/engine/cv/parse/5-coverage/is-cv.test.ts. */
export const MIN_PERIODS = 3;
