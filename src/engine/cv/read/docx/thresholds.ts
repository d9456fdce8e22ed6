/** Thresholds of a Word file as a whole. `bun run thresholds read/docx` verifies the fixtures named. */

/** More than the densest page of print holds: a Word file has no pages to count. Unit: characters of a page. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const MAX_PAGE_CHARACTERS = 8_000;

/** A text column that is narrower than this part of the widest one is a sidebar. Unit: ratio. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const MAX_SIDEBAR_RATIO = 0.75;

/** A photo stands before more text than that. Unit: characters. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MAX_CHARACTERS_BEFORE_PHOTO = 1_500;

/** A smaller picture is no scanned page. Unit: points of the shorter side. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const MIN_SCANNED_PAGE_POINTS = 200;
