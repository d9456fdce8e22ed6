/** Thresholds of what is a CV. `bun run thresholds parse/thresholds.ts` verifies the fixtures named. */

/** The title of a CV stands in its first lines. Unit: lines. Test: src/engine/cv/parse/is-cv.test.ts. */
export const MAX_TITLE_LINES = 6;

/** A document with a name and as many dated jobs or degrees is a CV. Unit: entries. Test: src/engine/cv/parse/is-cv.test.ts. */
export const MIN_ENTRIES = 2;

/** A document with as many headings of a job offer, and without a dated job, is one. Unit: headings. Test: src/engine/cv/parse/is-cv.test.ts. */
export const MIN_OFFER_HEADINGS = 2;

/** A document with name, contact data and as many periods of years is a CV in whatever language. Unit: lines. Test: src/engine/cv/parse/is-cv.test.ts. */
export const MIN_PERIODS = 3;

/** Name, contact data and as many lines of one distinct style are a CV whose headings no list knows, with a profession or employers. Unit: lines. Test: src/engine/cv/parse/is-cv.test.ts. */
export const MIN_UNKNOWN_HEADINGS = 3;
