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

/** Lines whose edges differ less begin or end together. Unit: em. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_EDGE_DIFFERENCE_EM = 0.4;

/** Dates that are set flush right end together, so many of them; one may be cut short. Unit: ratio of lines. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MIN_FLUSH_RATIO = 0.9;

/** And they begin anywhere: where more begin together they are a column. Unit: ratio of lines. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_ALIGNED_RATIO = 0.6;

/** And each stands beside a line of the text, so many of them. Unit: ratio of lines. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MIN_FLUSH_BESIDE_RATIO = 0.8;

/** Labels that end at one edge begin anywhere. Unit: ratio of labels. Fixture: pdf-labels-flush-right. */
export const MAX_LABELS_ALIGNED_RATIO = 0.5;

/** Their values begin at one edge, so many of them. Unit: ratio of lines. Fixture: pdf-labels-flush-right. */
export const MIN_VALUES_ALIGNED_RATIO = 0.5;

/** Where so many lines of the shorter side stand beside one of the other, the sides have one grid: rows. Unit: ratio of lines. Test: src/engine/cv/read/layout/blocks.test.ts. */
export const MIN_ON_GRID_RATIO = 0.7;

/** Where nearly every line of a margin stands beside one of the text, they are labels with their values. Unit: ratio of lines. Test: src/engine/cv/read/layout/4-columns/meaning.test.ts. */
export const MIN_FORM_BESIDE_RATIO = 0.9;

/** Cells stand beside the first line of a text. Where more stand beside its wrapped lines they are another column. Unit: ratio of lines. Fixture: pdf-sidebar-same-lines. */
export const MAX_BESIDE_WRAPPED_RATIO = 0.35;

/** A heading in the margin of fewer lines is a label with its value. Unit: lines. Test: src/engine/cv/read/layout/4-columns/meaning.test.ts. */
export const MIN_LINES_BESIDE_HEADING = 4;

/** Dates in a strip at the right edge take less of the page. Unit: ratio of the width of the region. Test: src/engine/cv/read/layout/blocks.test.ts. */
export const MAX_DATE_STRIP_RATIO = 0.35;

/** Dates over two lines at the right edge take less of the page. Unit: ratio of the width of the region. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MAX_RIGHT_MARGIN_RATIO = 0.4;

/** More items than that for the lines of the text are cells of a table. Unit: ratio to the lines. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MAX_RIGHT_ITEMS_RATIO = 0.6;

/** So many items of such a margin have a figure. Unit: ratio of items. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MIN_FIGURES_RATIO = 0.7;

/** And so many begin level with a line of the text. Unit: ratio of items. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MIN_LEVEL_ITEMS_RATIO = 0.8;

/** Headings are few among the lines of a column. Unit: ratio of lines. Test: src/engine/cv/read/layout/4-columns/meaning.test.ts. */
export const MAX_HEADINGS_RATIO = 0.4;

/** Two headings, one on each side, may be the names of two columns of a table. Unit: headings. Test: src/engine/cv/read/layout/4-columns/meaning.test.ts. */
export const MIN_SHARED_HEADINGS = 3;

/** A heading is set larger than the text. Unit: ratio of font sizes. Test: src/engine/cv/read/layout/4-columns/meaning.test.ts. */
export const MIN_HEADING_SIZE_RATIO = 1.1;

/** A heading begins or ends nearer to the edge of its column. Unit: em. Test: src/engine/cv/read/layout/4-columns/meaning.test.ts. */
export const MAX_HEADING_OFF_EDGE_EM = 2;

/** Under names of columns in a table more of the lines are level with each other. Unit: ratio of lines. Test: src/engine/cv/read/layout/4-columns/meaning.test.ts. */
export const MAX_LEVEL_UNDER_HEADS_RATIO = 0.5;

/** Two columns on different grids take turns as often; fewer are rows that are set a little askew. Unit: turns. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MIN_TURNS = 3;

/** A name beside a block of addresses is larger. Unit: ratio of font sizes. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MIN_NAME_SIZE_RATIO = 1.3;

/** So many lines of two lists side by side have bullets. Unit: ratio of lines. Test: src/engine/cv/read/layout/4-columns/meaning.test.ts. */
export const MIN_BULLETS_RATIO = 0.6;

/** Fewer lines are no running text. Unit: lines. Test: src/engine/cv/read/layout/4-columns/meaning.test.ts. */
export const MIN_PROSE_LINES = 5;

/** Running text is wider than a column of labels. Unit: em. Test: src/engine/cv/read/layout/4-columns/meaning.test.ts. */
export const MIN_PROSE_WIDTH_EM = 12;

/** A line of running text is full where it ends so near to the edge. Unit: ratio of the width. Fixture: pdf-unruled-form. */
export const MAX_UNFILLED_RATIO = 0.2;

/** Of running text so many lines are full. Unit: ratio of lines. Test: src/engine/cv/read/layout/4-columns/meaning.test.ts. */
export const MIN_FULL_LINES_RATIO = 0.4;

/** Rows that are further apart are those of a table. Unit: em. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_BLOCK_PITCH_EM = 1.6;

/** More rows of one style under a row of another are a table. Unit: rows. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_BLOCK_ROWS = 5;

/** Blocks side by side change their style together, in so many rows. Unit: ratio of rows. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MIN_SAME_STYLE_RATIO = 0.85;

/** A margin is narrower than the text beside it. Unit: ratio of widths. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MAX_MARGIN_RATIO = 0.6;

/** What stands in a margin stands beside the beginning of a paragraph; few may stand beside its wrapped lines. Unit: ratio of items. Test: src/engine/cv/read/layout/4-columns/meaning.test.ts. */
export const MAX_BESIDE_WRAPPED_STARTS_RATIO = 0.2;

/** A margin has fewer items than the text has lines; else they are cells. Unit: ratio to the lines. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MAX_MARGIN_ITEMS_RATIO = 0.85;

/** So many items of a margin are level with a line of the text. Unit: ratio of items. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MIN_ANCHORED_RATIO = 0.8;

/** And so many with the first line of a paragraph. Unit: ratio of items. Test: src/engine/cv/read/layout/4-columns/meaning.test.ts. */
export const MIN_LEVEL_RATIO = 0.6;

/** Or so many of their lines stand beside one. Unit: ratio of lines. Test: src/engine/cv/read/layout/4-columns/meaning.test.ts. */
export const MIN_BESIDE_RATIO = 0.9;

/** Few labels of a form go on in a second line. Unit: ratio of lines. Test: src/engine/cv/read/layout/4-columns/meaning.test.ts. */
export const MIN_FORM_ITEMS_RATIO = 0.85;

/** So many labels of a form have a single value. Unit: ratio of labels. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MIN_SINGLE_VALUES_RATIO = 0.6;

/** Where more lines stand beside a block for each of its lines, it is one label over some lines. Unit: ratio of lines. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MAX_LINES_PER_ITEM = 1.5;

/** Lines of a title in the margin stand closer. Unit: em. Test: src/engine/cv/read/layout/4-columns/meaning.test.ts. */
export const MAX_BOLD_WRAP_EM = 1.6;

/** Lines of a label that wraps stand closer. Unit: em. Test: src/engine/cv/read/layout/4-columns/meaning.test.ts. */
export const MAX_LABEL_WRAP_EM = 1.3;

/** So many titles stand beside the block that they head. Unit: ratio of titles. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MIN_TITLES_BESIDE_RATIO = 0.8;

/** A wider box is a band over the page, no card. Unit: ratio of the width of the region. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_CARD_RATIO = 0.62;

/** So many cards stand beside another one. Unit: ratio of cards. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MIN_CARDS_BESIDE_RATIO = 0.6;

/** Another gutter with nearly as much text behind it is behind the dates of the left column. Unit: ratio of texts. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MIN_BEHIND_RATIO = 0.8;

/** A lower block in the corner of a text is a group in it, no box of its own. Unit: ratio of the page height. Fixture: pdf-float-box. */
export const MIN_FLOAT_HEIGHT_RATIO = 0.2;

/** A lower column at the side is a part of a section, no sidebar. Unit: ratio of the page height. Fixtures: pdf-name-beside-address, pdf-sidebar-over-two-pages, pdf-sidebar-same-lines. */
export const MIN_SIDEBAR_HEIGHT_RATIO = 0.3;

/** Columns whose widths differ less are two halves of the page. Unit: ratio of widths. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MIN_EVEN_RATIO = 0.8;

/** Baselines that differ less are those of one line. Unit: em of the larger. Test: src/engine/cv/read/layout/4-columns/side-lines.test.ts. */
export const MAX_BASELINE_EM = 0.32;

/** Text with a font or a colour of its own has baselines that are known; recognised text has neither, and misses by more. Unit: em of the larger. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_STYLED_BASELINE_EM = 0.16;

/** A line that ends nearer to the edge is full, and goes on in the next. Unit: em. Test: src/engine/cv/read/layout/4-columns/side-lines.test.ts. */
export const MAX_FULL_MISS_EM = 5;

/** A shorter line is full by comparison alone. Unit: characters. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MIN_FULL_CHARACTERS = 25;

/** And so is one that is narrower. Unit: ratio of the width of the column. Test: src/engine/cv/read/layout/4-columns/side-lines.test.ts. */
export const MIN_FULL_WIDTH_RATIO = 0.6;

/** A wider step than the usual one begins a block. Unit: ratio to the usual step. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MIN_BLOCK_STEP_RATIO = 1.2;

/** Lines that are closer overlap, as rows beside each other do. Unit: em. Test: src/engine/cv/read/layout/4-columns/side-lines.test.ts. */
export const MIN_STEP_EM = 0.8;

/** Lines that are wider apart are no lines of one block. Unit: em. Test: src/engine/cv/read/layout/4-columns/side-lines.test.ts. */
export const MAX_STEP_EM = 1.75;
