/** Thresholds of the review desk. `bun run thresholds cv/review --tests` verifies them. */

/** A recruiter is asked to look at a value that is more likely wrong than right. Unit: confidence, 0 to 1. Test: src/engine/cv/review/describe-review.test.ts. */
export const MIN_SURE_CONFIDENCE = 0.5;
