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
