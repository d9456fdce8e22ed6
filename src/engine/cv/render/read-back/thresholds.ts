/** Thresholds of reading a written document back. `bun run thresholds render/read-back --tests` verifies them. */

/** A CV with fewer words that the template has not, such as a name alone, says nothing about a document. Unit: words. Test: src/engine/cv/render/read-back/thresholds.test.ts. */
export const MIN_CHECKED_WORDS = 5;

/** A document shows at least so much of a CV, even a single slide with name and positions; a document of another person shows nothing. Unit: ratio of the CV's words. Test: src/engine/cv/render/read-back/thresholds.test.ts. */
export const MIN_SHOWN_RATIO = 0.01;

/** More words in one message are not read. Unit: words. Test: src/engine/cv/render/read-back/thresholds.test.ts. */
export const MAX_QUOTED_WORDS = 12;
