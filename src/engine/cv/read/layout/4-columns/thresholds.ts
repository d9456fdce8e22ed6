/** Thresholds of columns: where a page is split into regions that are read one after the other. `bun run thresholds layout/4-columns` verifies the fixtures named. */

/** A title may miss the middle of its block by so much. Unit: em. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MAX_OFF_CENTRE_EM = 0.6;

/** Fewer lines beside blocks of text are no column of titles. Unit: titles. Fixture: pdf-side-titles-centred. */
export const MIN_TITLES = 3;

/** Lines of a title, with a date below it. Unit: lines. Fixture: pdf-side-titles-centred. */
export const MAX_TITLE_LINES = 3;

/** A narrower box is no card that holds text. Unit: points. Fixture: pdf-cards. */
export const MIN_CARD_WIDTH = 60;

/** A lower box is no card that holds text. Unit: points. Fixture: pdf-cards. */
export const MIN_CARD_HEIGHT = 24;

/** Cards whose tops differ less stand side by side. Unit: points. Fixture: pdf-cards. */
export const MAX_CARD_SHIFT = 2;

/** More are no page of a CV; trying all bands would take too long. Unit: rows. Test: tests/hostile/growth.test.ts. */
export const MAX_GUTTER_ROWS = 1_000;

/** Narrower white is a space between words. Unit: em. Fixture: pdf-russian. */
export const MIN_GUTTER_EM = 0.45;

/** A line or a rule may miss the edge of the region that it crosses by so much. Unit: points. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_EDGE_MISS = 12;

/** A lower band is a part of a section, not a column of the page. Unit: ratio of the page height. Fixture: pdf-cards. */
export const MIN_COLUMN_HEIGHT_RATIO = 0.22;

/** Titles over columns may differ so in size. Unit: points. Fixture: pdf-columns-then-three. */
export const MAX_SIZE_DIFFERENCE = 0.5;

/** So many rows may reach into a gutter by accident. Unit: rows. Test: src/engine/cv/read/layout/blocks.test.ts. */
export const MAX_TOUCHING_ROWS = 2;

/** So many rows at the end of a column may run under the other one. Unit: rows. Test: src/engine/cv/read/layout/blocks.test.ts. */
export const MAX_OVERHANGING_ROWS = 3;

/** A longer line with a year in it is more than a date. A longer period takes two lines in a narrow margin: "September 2019 –", "December 2021". Unit: characters. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MAX_DATE_CHARACTERS = 26;

/** Dates that reach further into the page are no margin. Unit: ratio of the width of the region. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MAX_DATE_MARGIN_RATIO = 0.35;

/** Fewer dates among what stands in the margin are a column that has a few dates in it. Unit: ratio of the items. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MIN_DATE_ITEMS_RATIO = 0.5;

/** So many headings side by side open columns; two may stand over a pair of label and value. Unit: headings. Fixture: pdf-columns-then-three. */
export const MIN_COLUMN_HEADINGS = 3;

/** The columns below headings that stand side by side begin within so many rows, their own included. Unit: rows. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_HEADED_ROWS = 4;

/** From a line of a label to its next line. Unit: em. Fixtures: pdf-russian, pdf-side-titles. */
export const MAX_WRAP_EM = 1.6;

/** Columns within columns; deeper is no CV. Unit: levels. Test: tests/hostile/growth.test.ts. */
export const MAX_REGION_DEPTH = 12;

/** Fewer lines say nothing about the leading of a side. Unit: lines. Fixture: pdf-side-titles. */
export const MIN_LEADING_LINES = 5;

/** A lower area of colour is a band or a button, not the panel of a sidebar. Unit: points. Fixture: pdf-sidebar-panel. */
export const MIN_PANEL_HEIGHT = 80;

/** A sidebar is narrower than the main column. Unit: ratio to the width of the other column. Fixture: pdf-sidebar-panel. */
export const MAX_SIDEBAR_RATIO = 0.75;

/** Fewer labels that end at one edge are chance. Unit: lines. Fixture: pdf-labels-flush-right. */
export const MIN_LABELS = 4;

/** Labels that end at one edge stand beside their values. Unit: ratio of the lines beside text. Fixture: pdf-labels-flush-right. */
export const MIN_LABELS_BESIDE_RATIO = 0.8;

/** Narrower labels are a margin; those of the old Europass CV take a quarter. Unit: ratio to the width of labels and values. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MIN_LABELS_WIDTH_RATIO = 0.2;

/** A small date may miss the baseline of the title beside it by so much. Unit: em of the larger. Test: src/engine/cv/read/layout/blocks.test.ts. */
export const MAX_BASELINE_MISS_EM = 0.25;
