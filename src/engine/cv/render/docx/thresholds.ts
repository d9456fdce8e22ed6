/** Thresholds of Word documents. `bun run thresholds render/docx --tests` verifies them. */

/** A longer entry (some ten lines) may break over pages. Unit: characters. Test: src/engine/cv/render/docx/thresholds.test.ts. */
export const MAX_UNBROKEN_CHARS = 1_100;

/** A longer row of a table may break over pages. Unit: characters. Test: src/engine/cv/render/docx/thresholds.test.ts. */
export const MAX_UNBROKEN_ROW_CHARS = 1_500;
