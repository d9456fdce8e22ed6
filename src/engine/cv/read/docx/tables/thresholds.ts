/** Thresholds of tables: page layout, rows, labels, headers. `bun run thresholds docx/tables` verifies the fixtures named. */

/** A cell that spans more columns is a fault of its file. Unit: columns. Test: src/engine/cv/read/docx/tables/reader.test.ts. */
export const MAX_COLUMN_SPAN = 64;

/** A table with more columns does not lay out a page. Unit: columns. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const MAX_LAYOUT_COLUMNS = 4;

/** A cell with so many lines is a column of text. Unit: lines. Fixture: word-sidebar-table. */
export const MIN_LONG_CELL_LINES = 3;

/** The same in a table of `MIN_MANY_ROWS` rows, whose cells are likelier to be entries. Unit: lines. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MIN_LONG_CELL_LINES_OF_MANY = 5;

/** See `MIN_LONG_CELL_LINES_OF_MANY`. Unit: rows. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MIN_MANY_ROWS = 3;

/** Rows with two long cells hold this part of the text of all rows in a table that lays out a page. Unit: ratio. Fixture: word-sidebar-table. */
export const MIN_LONG_ROWS_RATIO = 0.5;

/** A table without headings lays out the page where it holds this part of all text. Unit: ratio. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MIN_STORY_RATIO = 0.5;

/** A column that is narrower than this part of the widest one is a sidebar. Unit: ratio. Fixture: word-sidebar-table. */
export const MAX_SIDEBAR_RATIO = 0.75;

/** A cell with employer, place and years has no more. Unit: lines. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const MAX_ENTRY_HEAD_LINES = 5;

/** None of its lines is longer. Unit: characters. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const MAX_ENTRY_HEAD_CHARACTERS = 45;

/** The cells of a data row hold no more. Unit: lines. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MAX_DATA_CELL_LINES = 3;

/** A date or label beside its content has no more. Unit: lines. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MAX_NARROW_CELL_LINES = 4;

/** None of its lines is longer. Unit: characters. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MAX_NARROW_CELL_CHARACTERS = 45;

/** It holds less than this part of the text of its content. Unit: ratio. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MAX_NARROW_CELL_RATIO = 0.4;

/** No heading is longer. Unit: characters. Fixtures: word-europass, word-side-titles-merged. */
export const MAX_HEADING_CHARACTERS = 40;

/** A heading in the margin stands beside so much, whatever its style. Unit: lines. Fixture: word-side-titles-table. */
export const MIN_LINES_BESIDE_HEADING = 6;

/** Or beside so much weaker text. Unit: characters. Fixture: word-side-titles-table. */
export const MIN_CHARACTERS_BESIDE_HEADING = 100;

/** The value beside a label is no longer where it shows how labels are written. Unit: characters. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MAX_LABELLED_CHARACTERS = 60;

/** Labels of a form of pairs ("label, value, label, value") that end with a colon. Unit: ratio. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const MIN_COLON_RATIO = 0.5;

/** Labels of a form of pairs that are bold or shaded. Unit: ratio. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MIN_MARKED_LABELS_RATIO = 0.8;

/** Values that may be bold in it. Unit: ratio. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MAX_BOLD_VALUES_RATIO = 0.3;

/** Values that may be shaded in it. Unit: ratio. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MAX_SHADED_VALUES_RATIO = 0.2;

/** A row that names columns has at least so many. Unit: cells. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const MIN_WRAPPED_HEADER_CELLS = 3;

/** The name of a column is wrapped by hand to no more. Unit: lines. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const MAX_COLUMN_NAME_LINES = 3;

/** None of its lines is longer. Unit: characters. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const MAX_COLUMN_NAME_LINE_CHARACTERS = 25;

/** Nor is the whole name. Unit: characters. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const MAX_COLUMN_NAME_CHARACTERS = 40;

/** Dates and places at the right of an entry are no more. Unit: lines. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const MAX_DATE_CELL_LINES = 3;

/** Lines with dates beside them are no longer. Unit: characters. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const MAX_DATED_LINE_CHARACTERS = 80;

/** A period that a narrow cell breaks has no more: two dates and the dash between them. Unit: lines. Fixture: word-project-tables. */
export const MAX_PERIOD_CELL_LINES = 3;

/** None of its lines is longer. Unit: characters. Fixture: word-project-tables. */
export const MAX_PERIOD_LINE_CHARACTERS = 18;

/** Fewer first cells in a heading style are headings of their rows. Unit: rows. Fixture: word-headings-as-labels. */
export const MIN_LABEL_ROWS = 3;

/** Boxes of a form with a label in small print over what was filled in. Fewer may be names over their details. Unit: cells. Test: src/engine/cv/read/docx/tables/boxed-fields.test.ts. */
export const MIN_BOXED_FIELDS = 3;

/** A longer text in small print is no label of a field. Unit: characters. Test: src/engine/cv/read/docx/tables/boxed-fields.test.ts. */
export const MAX_BOXED_LABEL_CHARACTERS = 60;

/** What was filled in takes no more lines with its label. Unit: lines. Test: src/engine/cv/read/docx/tables/boxed-fields.test.ts. */
export const MAX_BOXED_LINES = 3;

/** A longer text below a label in small print is a paragraph under its heading. Unit: characters. Test: src/engine/cv/read/docx/tables/boxed-fields.test.ts. */
export const MAX_BOXED_VALUE_CHARACTERS = 50;
