/** Thresholds of doubt: below which confidence a value is not stated, or stated with a warning. */

/** A headline that is less sure is a subtitle, a street or a motto more often than a headline; its text stays in `additional`. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/6-confidence/doubts.test.ts. */
export const MIN_HEADLINE_CONFIDENCE = 0.3;

/** The recruiter is asked to check what names a person, a job or a degree and is less sure. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/6-confidence/doubts.test.ts. */
export const MIN_UNCHECKED_CONFIDENCE = 0.2;
