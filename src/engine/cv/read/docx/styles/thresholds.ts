/** Thresholds of formatting: what can be seen. `bun run thresholds docx/styles` verifies the fixtures named. */

/** Nobody reads smaller text. Unit: points. Fixture: word-hidden-text. */
export const MIN_LEGIBLE_POINTS = 3;

/** Colours that differ by no more in red, green and blue look the same. Unit: steps of 255. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MAX_SAME_COLOR_STEPS = 8;
