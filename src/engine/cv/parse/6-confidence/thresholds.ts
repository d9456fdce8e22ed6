/** Thresholds of doubt: below which confidence a value is not stated, or stated with a warning. */

/** A headline that is less sure is a subtitle, a street or a motto more often than a headline; its text stays in `additional`. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/6-confidence/doubts.test.ts. */
export const MIN_HEADLINE_CONFIDENCE = 0.3;

/** The recruiter is asked to check what names a person, a job or a degree and is less sure. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/6-confidence/doubts.test.ts. */
export const MIN_UNCHECKED_CONFIDENCE = 0.3;

/** A warning names at most this many jobs, "jobs 2, 3, 5 and 4 more": nobody reads a longer list. Unit: entries. Test: src/engine/cv/parse/6-confidence/doubts.test.ts. */
export const MAX_NAMED_ENTRIES = 4;

/** From this many kinds of usual headings on, a CV is surely divided as it should be; more add nothing. Unit: kinds of sections. Test: src/engine/cv/parse/6-confidence/evidence.test.ts. */
export const MAX_COUNTED_HEADINGS = 5;

/** A line opens the section of the values below it where it is recognised as a heading at least this surely. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/6-confidence/confidence.test.ts. */
export const MIN_HEADING_CONFIDENCE = 0.8;

/** From this many words on, the length of a value tells nothing more. Unit: words. Test: src/engine/cv/parse/6-confidence/evidence.test.ts. */
export const MAX_COUNTED_WORDS = 16;

/** A longer text with a date in it is more than a date. Unit: characters. Test: src/engine/cv/parse/6-confidence/evidence.test.ts. */
export const MAX_DATED_CHARACTERS = 60;

/** A longer text is no heading that was taken for a value. Unit: characters. Test: src/engine/cv/parse/6-confidence/evidence.test.ts. */
export const MAX_HEADING_CHARACTERS = 40;

/** What is as surely a date was taken for a value: "2019 – 2021" as an employer. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/6-confidence/evidence.test.ts. */
export const MIN_DATE_CONFIDENCE = 0.7;

/** A name, a position or a title of more words is a sentence. Unit: words. Test: src/engine/cv/parse/6-confidence/evidence.test.ts. */
export const MAX_TITLE_WORDS = 10;
