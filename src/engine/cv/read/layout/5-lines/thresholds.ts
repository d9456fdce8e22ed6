/** Thresholds of lines: which rows are one line that wraps. `bun run thresholds layout/5-lines` verifies the fixtures named. */

/** Items of a list are indented by less. Unit: em. Test: src/engine/cv/read/layout/blocks.test.ts. */
export const MAX_LIST_INDENT_EM = 3;

/** Fewer say nothing about the leading at an edge. Unit: lines. Fixtures: pdf-dates-right-two-lines, pdf-europass-attachment. */
export const MIN_LINES_AT_EDGE = 3;

/** Columns of two pages whose edges differ less are one column. Unit: points. Fixture: pdf-sidebar-over-two-pages. */
export const MAX_COLUMN_SHIFT = 14;

/** The height of a line that wraps nowhere. Unit: em. Fixtures: pdf-no-headings, pdf-timeline. */
export const LINE_HEIGHT_EM = 1.2;

/** A wider step begins a new paragraph. Unit: ratio to the usual leading. Fixtures: pdf-chinese, pdf-dates-right-two-lines, pdf-europass-attachment. */
export const MAX_WRAP_LEADING = 1.2;

/** Fewer hyphens at ends of lines are compounds ("long-term") that stood there by chance, in text that is not justified. Unit: hyphens. Fixture: pdf-hyphenation. */
export const MIN_HYPHENS = 3;

/** As for their number. Unit: ratio of the rows that wrap. Test: src/engine/cv/read/layout/5-lines/hyphenation.test.ts. */
export const MIN_HYPHENS_RATIO = 0.06;

/** An author who writes so many compounds within lines has one at the end of a line, too. Unit: compounds for each hyphen at the end of a line. Test: src/engine/cv/read/layout/5-lines/hyphenation.test.ts. */
export const MAX_COMPOUNDS_PER_HYPHEN = 5;

/** Rows of justified text may miss the edge by so much: hyphens hang over it. Unit: em. Test: src/engine/cv/read/layout/5-lines/hyphenation.test.ts. */
export const MAX_FLUSH_MISS_EM = 0.4;

/** Text is justified where so many of its rows that wrap end at the edge. Unit: ratio of the rows that wrap. Test: src/engine/cv/read/layout/5-lines/hyphenation.test.ts. */
export const MIN_FLUSH_RATIO = 0.8;
