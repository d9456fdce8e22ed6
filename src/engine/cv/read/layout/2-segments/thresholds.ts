/** Thresholds of segments: which words of a row belong together, which rows are rows of a table. `bun run thresholds layout/2-segments` verifies the fixtures named. */

/** More are no page of a CV; comparing all with all would take too long. Unit: rows. Test: src/engine/cv/read/layout/2-segments/gaps/alignments.test.ts. */
export const MAX_ALIGNED_ROWS = 1_000;

/** Baselines of one row may differ so: a small date beside a large title. Unit: em of the smaller font. Fixture: pdf-baselines. */
export const MAX_ROW_SHIFT_EM = 0.42;

/** A wider gap is no space between words. Unit: em. Fixture: pdf-japanese-table. */
export const MIN_SEGMENT_GAP_EM = 1;

/** In letter-spaced text a gap is a gap between segments if it is wider by so many spaces of its letters. Unit: multiples of that space. Test: src/engine/cv/read/layout/2-segments/segments.test.ts. */
export const MIN_LETTER_SPACES_APART = 4;

/** A wider gap is no space where none was typed. Unit: em. Test: src/engine/cv/read/layout/2-segments/segments.test.ts. */
export const MIN_UNTYPED_GAP_EM = 0.62;

/** No space between words is wider, however far a row is stretched. Unit: em. Test: src/engine/cv/read/layout/2-segments/segments.test.ts. */
export const MAX_WORD_SPACE_EM = 2;

/** Words of one baseline may differ so: superscripts, fonts that sit low. Unit: em of the smaller font. Fixtures: pdf-actual-text, pdf-agency-fields, pdf-arabic. */
export const MAX_BASELINE_SHIFT_EM = 0.22;

/** A thicker bar is a shape and no border of a table. Unit: points. Fixtures: pdf-japanese-table, pdf-ruled-table, pdf-skill-chips. */
export const MAX_RULE_THICKNESS = 3;

/** Borders that end so near to each other meet, and those of neighbouring cells lie on one line. Unit: points. Fixture: pdf-table-open-corners. */
export const MAX_BORDER_GAP = 3.5;

/** More are a pattern; comparing all with all would take too long. Unit: rules. Test: src/engine/cv/read/layout/limits.test.ts. */
export const MAX_RULES = 3_000;

/** A grid whose cells hold more on average lays out a page: its cells are columns. Unit: lines. Fixtures: pdf-ruled-table, pdf-table-open-corners. */
export const MAX_LINES_PER_CELL = 14;

/** As many labels in one cell, each with its value in the other, are a form and no table. Unit: lines. Test: src/engine/cv/read/layout/2-segments/tables.test.ts. */
export const MIN_LABELS_IN_CELL = 4;

/** So many of the lines in the cell are labels; a label or its value may take a second line. Unit: ratio of the lines. Test: src/engine/cv/read/layout/2-segments/tables.test.ts. */
export const MIN_LABELS_RATIO = 0.7;

/** Labels are flush where their ends are as near to the edge. Unit: ems. Test: src/engine/cv/read/layout/2-segments/tables.test.ts. */
export const MAX_OFF_EDGE_EM = 0.5;

/** A label is level with its value where their baselines differ by less. Unit: ems. Test: src/engine/cv/read/layout/2-segments/tables.test.ts. */
export const MAX_OFF_LEVEL_EM = 0.3;

/** One row alone is a table only where its cells are as short as those of a form. Unit: lines. Fixture: pdf-ruled-table. */
export const MAX_LINES_IN_ONLY_ROW = 3;

/** Turned headings whose places differ less stand in one strip beside the text. Unit: em. Fixture: pdf-turned-titles. */
export const MAX_STRIP_EM = 3;

/** Longer turned text is no heading. Unit: characters. Fixture: pdf-turned-titles. */
export const MAX_TURNED_HEADING_CHARACTERS = 45;

/** So many rows with a gap at the same position are a column. Unit: rows. Test: src/engine/cv/read/layout/2-segments/gaps/alignments.test.ts. */
export const MIN_ROWS_BESIDE = 3;

/** A narrower gap before a word begins no column. Unit: em. Test: src/engine/cv/read/layout/2-segments/gaps/alignments.test.ts. */
export const MIN_COLUMN_GAP_EM = 0.55;

/** A gap as wide as a space lies between a hyphenated word at the end of its column and the next column. Unit: em. Test: src/engine/cv/read/layout/2-segments/gaps/alignments.test.ts. */
export const MIN_GAP_BEHIND_HYPHEN_EM = 0.2;

/** Where more words begin a text object, text objects say nothing about the items of a line. Unit: ratio of the words. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_TEXT_OBJECTS_RATIO = 0.5;

/** Rows overlap only with rows near them in the order of the page. Unit: rows. Fixture: pdf-baselines. */
export const NEIGHBOURS = 6;

/** A dot so near behind a text divides it from the next one; the bullet of a second column stands farther away. Unit: em. Test: src/engine/cv/read/layout/2-segments/list-markers/bullets.test.ts. */
export const MAX_SEPARATOR_GAP_EM = 1;

/** The logo of a network belongs to the word behind it, which is at most this far away. Unit: em. Test: src/engine/cv/read/layout/1-words/symbols.test.ts. */
export const MAX_LOGO_GAP_EM = 4;

/** The next item of a counted list begins at most so far below. Unit: em. Test: src/engine/cv/read/layout/2-segments/list-markers/numbers.test.ts. */
export const MAX_ITEM_STEP_EM = 14;

/** Text that begins so far to the left of a counted item, or less, stands in its column. Unit: em. Test: src/engine/cv/read/layout/2-segments/list-markers/numbers.test.ts. */
export const MAX_OUTDENT_EM = 6;

/** Fewer dots or dashes between two words are an ellipsis or a dash. Unit: characters. Test: src/engine/cv/read/layout/2-segments/segments.test.ts. */
export const MIN_LEADER_MARKS = 5;

/** So many gaps of one width in a row are the spaces of justified text; two may be so by chance. Unit: gaps. Test: src/engine/cv/read/layout/2-segments/gaps/justified.test.ts. */
export const MIN_JUSTIFIED_GAPS = 3;

/** Stretched spaces differ by no more, one behind a comma included. Unit: ratio of the narrowest. Test: src/engine/cv/read/layout/2-segments/gaps/justified.test.ts. */
export const MAX_JUSTIFIED_DIFFERENCE = 0.2;

/** Words of a text differ in width by so much; levels and years in the columns of a table do not. Unit: ratio. Test: src/engine/cv/read/layout/2-segments/gaps/justified.test.ts. */
export const MIN_WIDTHS_APART_RATIO = 1.2;

/** No space of justified text is wider, or its line would have been filled otherwise. Unit: em. Test: src/engine/cv/read/layout/2-segments/gaps/justified.test.ts. */
export const MAX_JUSTIFIED_GAP_EM = 1.8;

/** The edges of justified lines differ by no more than rounding. Unit: points. Test: src/engine/cv/read/layout/2-segments/gaps/justified.test.ts. */
export const MAX_EDGE_DIFFERENCE = 1;

/** Fewer rows with words at one place are so by chance. Unit: rows. Test: src/engine/cv/read/layout/2-segments/gaps/alignments.test.ts. */
export const MIN_FEW_ROWS = 3;

/** Before the column of a few rows the gap is far wider than a space. Unit: ratio to the space of the text. Test: src/engine/cv/read/layout/2-segments/gaps/alignments.test.ts. */
export const MIN_GAP_OF_FEW_ROWS = 1.8;

/** Text that crosses the edge of few rows more often is running text. Unit: ratio of the rows. Test: src/engine/cv/read/layout/2-segments/gaps/alignments.test.ts. */
export const MAX_CROSSED_OF_FEW_RATIO = 0.25;

/** From so many rows on a narrower gap is enough. Unit: rows. Test: src/engine/cv/read/layout/2-segments/gaps/alignments.test.ts. */
export const MIN_MANY_ROWS = 8;

/** Of many rows so many have other text before the edge; the others begin there. Unit: rows. Test: src/engine/cv/read/layout/2-segments/gaps/alignments.test.ts. */
export const MIN_INNER_OF_MANY_ROWS = 3;

/** Before the column of many rows the gap is wider than a space. Unit: ratio to the space of the text. Test: src/engine/cv/read/layout/2-segments/gaps/alignments.test.ts. */
export const MIN_GAP_OF_MANY_ROWS = 1.5;

/** Text that crosses the edge of many rows more often is running text. Unit: ratio of the rows. Test: src/engine/cv/read/layout/2-segments/gaps/alignments.test.ts. */
export const MAX_CROSSED_OF_MANY_RATIO = 0.1;

/** A lone bullet further from the next text is a text of its own. Unit: em. Test: src/engine/cv/read/layout/2-segments/list-markers/bullets.test.ts. */
export const MAX_BULLET_GAP_EM = 4;

/** The end of a period stands a line below its beginning, not beside it. Unit: em. Test: src/engine/cv/read/layout/2-segments/list-markers/bullets.test.ts. */
export const MIN_STACKED_STEP_EM = 0.7;

/** The end of a period stands in the next line, not below white space. Unit: em. Test: src/engine/cv/read/layout/2-segments/list-markers/bullets.test.ts. */
export const MAX_STACKED_STEP_EM = 1.8;

/** Both ends of a period that stands in two lines begin, or end, at one edge. Unit: em. Test: src/engine/cv/read/layout/2-segments/list-markers/bullets.test.ts. */
export const MAX_STACKED_SHIFT_EM = 0.4;

/** A dash nearer to the text before it joins two texts: "2019 - 2021". Unit: em. Test: src/engine/cv/read/layout/2-segments/list-markers/bullets.test.ts. */
export const MIN_GAP_BEFORE_DASH_EM = 2.5;

/** A dash further from the next text is a cell of a table that says "none". Unit: em. Test: src/engine/cv/read/layout/2-segments/list-markers/bullets.test.ts. */
export const MAX_GAP_BEHIND_DASH_EM = 1.6;

/** A character nearer to the text is a part of its first word: "-based". Unit: em. Test: src/engine/cv/read/layout/2-segments/list-markers/bullets.test.ts. */
export const MIN_BULLET_GAP_EM = 0.15;

/** "o", "§" and ">" are bullets only with the gap of a bullet behind them, which is wider than a space. Unit: em. Test: src/engine/cv/read/layout/2-segments/list-markers/bullets.test.ts. */
export const MIN_LETTER_BULLET_GAP_EM = 0.4;

/** A number with a narrower gap behind it begins a sentence or an address: "12. Main Street". Unit: em. Test: src/engine/cv/read/layout/2-segments/list-markers/bullets.test.ts. */
export const MIN_NUMBER_GAP_EM = 0.45;

/** A shape whose middle is lower stands at the next line. Unit: em. Test: src/engine/cv/read/layout/2-segments/list-markers/bullets.test.ts. */
export const MAX_SHAPE_BELOW_EM = 0.05;

/** A shape whose middle is higher than the letters stands at the line above. Unit: em. Test: src/engine/cv/read/layout/2-segments/list-markers/bullets.test.ts. */
export const MAX_SHAPE_ABOVE_EM = 0.75;

/** A higher shape is an icon or a box, no bullet. Unit: em. Test: src/engine/cv/read/layout/2-segments/list-markers/bullets.test.ts. */
export const MAX_SHAPE_HEIGHT_EM = 0.75;

/** A shape nearer to the text is a part of it. Unit: em. Test: src/engine/cv/read/layout/2-segments/list-markers/bullets.test.ts. */
export const MIN_SHAPE_GAP_EM = 0.1;

/** A shape further from the text belongs to a timeline or to another column. Unit: em. Test: src/engine/cv/read/layout/2-segments/list-markers/bullets.test.ts. */
export const MAX_SHAPE_GAP_EM = 2;

/** Parts of one number stand directly beside each other: "54", "-", "555". Unit: em. Test: src/engine/cv/read/layout/2-segments/logical-order.test.ts. */
export const MAX_NUMBER_GAP_EM = 0.1;

/** The middle of small letters and capitals is so far above their baseline. Unit: em. Test: src/engine/cv/read/layout/2-segments/rotated-headings.test.ts. */
export const LETTER_MIDDLE_EM = 0.3;

/** The lines of a rotated heading are put so far below each other, as text that wraps is set. Unit: em. Test: src/engine/cv/read/layout/2-segments/rotated-headings.test.ts. */
export const ROTATED_LEADING_EM = 1.2;

/** Baselines of one row may differ by so much through rounding, however small the text. Unit: points. Test: src/engine/cv/read/layout/2-segments/segments.test.ts. */
export const MAX_BASELINE_ROUNDING = 0.3;

/** A mark that is lower below the baseline of its word stands in the next row. Unit: em of the larger. Test: src/engine/cv/read/layout/2-segments/segments.test.ts. */
export const MAX_LOWERED_EM = 0.3;

/** A superscript that is higher above the baseline of its word stands in the row above. Unit: em of the larger. Test: src/engine/cv/read/layout/2-segments/segments.test.ts. */
export const MAX_RAISED_EM = 0.6;

/** The word of a superscript is larger than it by more than this. Unit: ratio of font sizes. Test: src/engine/cv/read/layout/2-segments/segments.test.ts. */
export const MIN_HOST_SIZE_RATIO = 1.25;

/** A superscript stands directly behind its word, not behind a space. Unit: em of the larger. Test: src/engine/cv/read/layout/2-segments/segments.test.ts. */
export const MAX_RAISED_GAP_EM = 0.25;

/** Text that begins further back over the text before it is drawn over it, not kerned. Unit: em. Test: src/engine/cv/read/layout/2-segments/segments.test.ts. */
export const MIN_OVERPRINT_EM = 0.45;

/** A gap that is wider by this than the spaces around it is a gap between segments. Unit: ratio to the space of the text. Test: src/engine/cv/read/layout/2-segments/segments.test.ts. */
export const MIN_SPACES_APART = 2.2;

/** In letter-spaced text a space is wider than the gap between letters by this. Unit: ratio to the gap between letters. Test: src/engine/cv/read/layout/2-segments/spaces.test.ts. */
export const MIN_LETTER_SPACES_OF_SPACE = 1.7;

/** In letter-spaced text a space is wider than the gap between letters by this at least. Unit: em. Test: src/engine/cv/read/layout/2-segments/spaces.test.ts. */
export const MIN_SPACE_OVER_LETTERS_EM = 0.12;

/** A narrower gap between two ideographs is their own white. Unit: em. Test: src/engine/cv/read/layout/2-segments/spaces.test.ts. */
export const MIN_IDEOGRAPHIC_SPACE_EM = 0.6;

/** A narrower gap between an ideograph and another script is set by the program, and nobody typed it. Unit: em. Test: src/engine/cv/read/layout/2-segments/spaces.test.ts. */
export const MIN_SPACE_BESIDE_IDEOGRAPH_EM = 0.3;

/** Where a typed space is followed by text that overlaps more, the space was drawn at another place. Unit: em. Test: src/engine/cv/read/layout/2-segments/spaces.test.ts. */
export const MAX_TYPED_OVERLAP_EM = 0.15;

/** Words that overlap more are drawn over each other, as accents are. Unit: em. Test: src/engine/cv/read/layout/2-segments/spaces.test.ts. */
export const MAX_TOUCHING_OVERLAP_EM = 0.05;

/** Where the weight changes a gap from here on is a space. Unit: em. Test: src/engine/cv/read/layout/2-segments/spaces.test.ts. */
export const MIN_STYLE_SPACE_EM = 0.1;

/** A narrower gap within one style is kerning, where no space was typed. Unit: em. Test: src/engine/cv/read/layout/2-segments/spaces.test.ts. */
export const MIN_TEXT_SPACE_EM = 0.17;

/** Fewer single letters are initials: "J. R. R.". Unit: letters. Test: src/engine/cv/read/layout/2-segments/spaces.test.ts. */
export const MIN_SPACED_LETTERS = 4;

/** A text is letter-spaced where at least this part of its words are single letters. Unit: ratio of words. Test: src/engine/cv/read/layout/2-segments/spaces.test.ts. */
export const MIN_SPACED_LETTERS_RATIO = 0.8;

/** A narrower gap between letters is their usual distance. Unit: em. Test: src/engine/cv/read/layout/2-segments/spaces.test.ts. */
export const MIN_LETTER_SPACE_EM = 0.05;

/** A grid with fewer texts is a frame around a heading or a name. Unit: segments. Test: src/engine/cv/read/layout/2-segments/tables.test.ts. */
export const MIN_TEXTS_IN_GRID = 3;

/** A shorter vertical line separates no cells: a separator between two words. Unit: points. Test: src/engine/cv/read/layout/2-segments/tables.test.ts. */
export const MIN_VERTICAL_BORDER = 6;

/** A shorter horizontal line is a dash or an underlined word. Unit: points. Test: src/engine/cv/read/layout/2-segments/tables.test.ts. */
export const MIN_HORIZONTAL_BORDER = 15;

/** A line that takes less of the width separates two cells of a column, not two rows. Unit: ratio of the table width. Test: src/engine/cv/read/layout/2-segments/tables.test.ts. */
export const MIN_BORDER_RATIO = 0.85;

/** A vertical line that takes less of the height of a row does not separate its cells: they are merged. Unit: ratio of the row height. Test: src/engine/cv/read/layout/2-segments/tables.test.ts. */
export const MIN_WALL_RATIO = 0.6;

/** A thicker bar is a shape, no line between two cells. Unit: points. Test: src/engine/cv/read/layout/page-parts.test.ts. */
export const MAX_DIVIDER_THICKNESS = 3;

/** A lower line is a part of a letter or a mark, no line between two cells. Unit: points. Test: src/engine/cv/read/layout/page-parts.test.ts. */
export const MIN_DIVIDER_HEIGHT = 6;

/** Words nearer to each other are one text, whatever is drawn between them. Unit: points. Test: src/engine/cv/read/layout/page-parts.test.ts. */
export const MIN_DIVIDED_GAP = 3;

/** A lower area is a rule, no tag around a word. Unit: points. Test: src/engine/cv/read/layout/page-parts.test.ts. */
export const MIN_TAG_HEIGHT = 6;

/** A higher area holds several lines: it is no tag. Unit: points. Test: src/engine/cv/read/layout/page-parts.test.ts. */
export const MAX_TAG_HEIGHT = 26;

/** A narrower area is a bullet, no tag around a word. Unit: points. Test: src/engine/cv/read/layout/page-parts.test.ts. */
export const MIN_TAG_WIDTH = 8;

/** A wider area is the band of a line, no tag. Unit: points. Test: src/engine/cv/read/layout/page-parts.test.ts. */
export const MAX_TAG_WIDTH = 220;

/** A thicker bar is no timeline. Unit: points. Test: src/engine/cv/read/layout/page-parts.test.ts. */
export const MAX_TIMELINE_THICKNESS = 4;

/** A lower line is no timeline. Unit: points. Test: src/engine/cv/read/layout/page-parts.test.ts. */
export const MIN_TIMELINE_HEIGHT = 12;

/** Between its marks and a timeline may be so much white. Unit: points. Test: src/engine/cv/read/layout/page-parts.test.ts. */
export const MAX_TIMELINE_GAP = 4;
