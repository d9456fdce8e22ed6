/** Thresholds of segments: which words of a row belong together, which rows are rows of a table. `bun run thresholds layout/2-segments` verifies the fixtures named. */

/** More are no page of a CV; comparing all with all would take too long. Unit: rows. Test: src/engine/cv/read/layout/2-segments/alignments.test.ts. */
export const MAX_ALIGNED_ROWS = 1_000;

/** Baselines of one row may differ so: a small date beside a large title. Unit: em of the smaller font. Fixture: pdf-baselines. */
export const MAX_ROW_SHIFT_EM = 0.42;

/** A wider gap is no space between words. Unit: em. Fixture: pdf-japanese-table. */
export const MIN_SEGMENT_GAP_EM = 1;

/** In letter-spaced print a gap is a gap between segments if it is wider by so many spaces of its letters. Unit: multiples of that space. Test: src/engine/cv/read/layout/2-segments/segments.test.ts. */
export const MIN_LETTER_SPACES_APART = 4;

/** A wider gap is no space where none was typed. Unit: em. Fixture: pdf-publications. */
export const MIN_UNTYPED_GAP_EM = 0.62;

/** No space between words is wider, however far a row is stretched. Unit: em. Fixture: pdf-justified-gaps. */
export const MAX_WORD_SPACE_EM = 2;

/** Words of one baseline may differ so: superscripts, fonts that sit low. Unit: em of the smaller font. Fixtures: pdf-actual-text, pdf-agency-fields, pdf-arabic. */
export const MAX_BASELINE_SHIFT_EM = 0.22;

/** A thicker bar is a shape and no border of a table. Unit: points. Fixtures: pdf-japanese-table, pdf-ruled-table, pdf-skill-chips. */
export const MAX_RULE_THICKNESS = 3;

/** Borders that end so near to each other meet. Unit: points. Fixture: pdf-table-open-corners. */
export const MAX_BORDER_GAP = 3.5;

/** More are a pattern; comparing all with all would take too long. Unit: rules. Test: src/engine/cv/read/layout/limits.test.ts. */
export const MAX_RULES = 3_000;

/** A grid whose cells hold more on average lays out a page: its cells are columns. Unit: lines. Fixtures: pdf-ruled-table, pdf-table-open-corners. */
export const MAX_LINES_PER_CELL = 14;

/** One row alone is a table only where its cells are as short as those of a form. Unit: lines. Fixture: pdf-ruled-table. */
export const MAX_LINES_IN_ONLY_ROW = 3;

/** Turned titles whose places differ less stand in one strip beside the text. Unit: em. Fixture: pdf-turned-titles. */
export const MAX_STRIP_EM = 3;

/** Longer turned text is no title. Unit: characters. Fixture: pdf-turned-titles. */
export const MAX_TURNED_TITLE_CHARACTERS = 45;

/** So many rows with a gap at the same position are a column. Unit: rows. Test: src/engine/cv/read/layout/2-segments/alignments.test.ts. */
export const MIN_ROWS_BESIDE = 3;

/** A narrower gap before a word begins no column. Unit: em. Test: src/engine/cv/read/layout/2-segments/alignments.test.ts. */
export const MIN_COLUMN_GAP_EM = 0.55;

/** A gap as wide as a space lies between a hyphenated word at the end of its column and the next column. Unit: em. Test: src/engine/cv/read/layout/2-segments/alignments.test.ts. */
export const MIN_GAP_BEHIND_HYPHEN_EM = 0.2;

/** Where more words begin a text object, text objects say nothing about the items of a line. Unit: ratio of the words. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_TEXT_OBJECTS_RATIO = 0.5;

/** Rows overlap only with rows near them in the order of the page. Unit: rows. Fixture: pdf-baselines. */
export const NEIGHBOURS = 6;

/** A dot so near behind a text divides it from the next one; the bullet of a second column stands farther away. Unit: em. Test: src/engine/cv/read/layout/2-segments/bullets.test.ts. */
export const MAX_SEPARATOR_GAP_EM = 1;

/** The logo of a network belongs to the word behind it, which is at most this far away. Unit: em. Test: src/engine/cv/read/layout/1-words/symbols.test.ts. */
export const MAX_LOGO_GAP_EM = 4;

/** The next item of a counted list begins at most so far below. Unit: em. Test: src/engine/cv/read/layout/2-segments/numbers.test.ts. */
export const MAX_ITEM_STEP_EM = 14;

/** Text that begins so far to the left of a counted item, or less, stands in its column. Unit: em. Test: src/engine/cv/read/layout/2-segments/numbers.test.ts. */
export const MAX_OUTDENT_EM = 6;

/** Fewer dots or dashes between two words are an ellipsis or a dash. Unit: characters. Test: src/engine/cv/read/layout/2-segments/segments.test.ts. */
export const MIN_LEADER_MARKS = 5;

/** So many gaps of one width in a row are the spaces of justified text; two may be so by chance. Unit: gaps. Test: src/engine/cv/read/layout/2-segments/justified.test.ts. */
export const MIN_JUSTIFIED_GAPS = 3;

/** Stretched spaces differ by no more, one behind a comma included. Unit: ratio of the narrowest. Test: src/engine/cv/read/layout/2-segments/justified.test.ts. */
export const MAX_JUSTIFIED_DIFFERENCE = 0.2;

/** Words of a text differ in width by so much; levels and years in the columns of a table do not. Unit: ratio. Test: src/engine/cv/read/layout/2-segments/justified.test.ts. */
export const MIN_WIDTHS_APART_RATIO = 1.2;

/** No space of justified text is wider, or its line would have been filled otherwise. Unit: em. Test: src/engine/cv/read/layout/2-segments/justified.test.ts. */
export const MAX_JUSTIFIED_GAP_EM = 1.8;

/** The edges of justified lines differ by no more than rounding. Unit: points. Test: src/engine/cv/read/layout/2-segments/justified.test.ts. */
export const MAX_EDGE_DIFFERENCE = 1;
