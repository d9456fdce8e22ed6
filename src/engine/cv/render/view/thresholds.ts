/** Thresholds of what a document shows, before a format is chosen. `bun run thresholds render/view --tests` verifies them. */

/** A longer name or headline is cut in a running header or footer, which has one line. Unit: characters. Test: src/engine/cv/render/view/thresholds.test.ts. */
export const MAX_RUNNING_CHARACTERS = 70;

/** It is cut at a space, unless the word there is so long that less would be left. Unit: characters. Test: src/engine/cv/render/view/thresholds.test.ts. */
export const MIN_RUNNING_CHARACTERS = 30;

/** A table of fewer rows is no shorter in two pairs of columns. Unit: rows. Test: src/engine/cv/render/view/thresholds.test.ts. */
export const MIN_ROWS_SIDE_BY_SIDE = 4;

/** A longer cell would be wrapped in a column of half the width. Unit: characters. Test: src/engine/cv/render/view/thresholds.test.ts. */
export const MAX_CELL_SIDE_BY_SIDE = 32;
