/** Thresholds of lines: which rows are one line that wraps. `bun run thresholds layout/5-lines` verifies the fixtures named. */

/** Fewer say nothing about the leading at an edge. Unit: lines. Fixtures: pdf-dates-right-two-lines, pdf-europass-attachment. */
export const MIN_LINES_AT_EDGE = 3;

/** Columns of two pages whose edges differ less are one column. Unit: points. Test: src/engine/cv/read/layout/5-lines/flows.test.ts. */
export const MAX_COLUMN_SHIFT = 14;

/** The height of a line that wraps nowhere. Unit: em. Fixtures: pdf-no-headings, pdf-timeline. */
export const LINE_HEIGHT_EM = 1.2;

/** A wider step begins a new paragraph. Unit: ratio to the usual leading. Fixtures: pdf-chinese, pdf-dates-right-two-lines, pdf-europass-attachment. */
export const MAX_WRAP_LEADING = 1.2;

/** Fewer hyphens at ends of lines are compounds ("long-term") that stood there by chance, in text that is not justified. Unit: hyphens. Fixture: pdf-hyphenation. */
export const MIN_HYPHENS = 3;

/** Fewer hyphens for each row that wraps are compounds that stood there by chance, however many there are. Unit: ratio of the rows that wrap. Test: src/engine/cv/read/layout/5-lines/hyphenation.test.ts. */
export const MIN_HYPHENS_RATIO = 0.06;

/** An author who writes so many compounds within lines has one at the end of a line, too. Unit: compounds for each hyphen at the end of a line. Test: src/engine/cv/read/layout/5-lines/hyphenation.test.ts. */
export const MAX_COMPOUNDS_PER_HYPHEN = 5;

/** Rows of justified text may miss the edge by so much: hyphens hang over it. Unit: em. Test: src/engine/cv/read/layout/5-lines/hyphenation.test.ts. */
export const MAX_FLUSH_MISS_EM = 0.4;

/** Text is justified where so many of its rows that wrap end at the edge. Unit: ratio of the rows that wrap. Test: src/engine/cv/read/layout/5-lines/hyphenation.test.ts. */
export const MIN_FLUSH_RATIO = 0.8;

/** Two cells of a row have at least this much white space between them. Unit: em. Test: src/engine/cv/read/layout/5-lines/wrapping.test.ts. */
export const MIN_CELL_GAP_EM = 0.8;

/** Lines whose left edges differ by more than this may be centred; closer ones begin at one edge. Unit: em. Test: src/engine/cv/read/layout/5-lines/wrapping.test.ts. */
export const MIN_CENTRED_SHIFT_EM = 0.15;

/** Lines whose edges differ less begin, or end, together. Unit: em. Test: src/engine/cv/read/layout/5-lines/wrapping.test.ts. */
export const MAX_EDGE_DIFFERENCE_EM = 0.35;

/** Lines whose middles differ less are centred on each other. Unit: em, of both sides together. Test: src/engine/cv/read/layout/5-lines/wrapping.test.ts. */
export const MAX_OFF_CENTRE_EM = 0.5;

/** Only longer text may have a first line that is indented, or hangs. Unit: em. Test: src/engine/cv/read/layout/5-lines/wrapping.test.ts. */
export const MIN_INDENTED_WIDTH_EM = 18;

/** The first line of a paragraph is indented, or hangs, by less. Unit: em. Test: src/engine/cv/read/layout/5-lines/wrapping.test.ts. */
export const MAX_FIRST_INDENT_EM = 2.6;

/** A smaller step is within a line, as of a raised digit. Unit: em. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MIN_STEP_EM = 0.7;

/** A wider step begins a paragraph. Unit: em. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MAX_STEP_EM = 2;

/** A wider step begins a paragraph even within a sentence. Unit: em. Test: src/engine/cv/read/layout/1-words/soft-hyphens.test.ts. */
export const MAX_SENTENCE_STEP_EM = 2.6;

/** The steps from line to line within a paragraph differ by less than this. Unit: em. Test: src/engine/cv/read/layout/5-lines/wrapping.test.ts. */
export const MAX_STEP_DIFFERENCE_EM = 0.14;

/** The font sizes within a paragraph differ by less than this. Unit: ratio of font sizes. Test: src/engine/cv/read/layout/5-lines/wrapping.test.ts. */
export const MAX_SIZE_DIFFERENCE_RATIO = 0.08;

/** A web address that goes on in the next line ends less than this away from the edge. Unit: em. Test: src/engine/cv/read/layout/5-lines/wrapping.test.ts. */
export const MAX_CUT_ADDRESS_EM = 1.2;

/** A line that ends within a sentence is running text from this length on. Unit: characters. Test: src/engine/cv/read/layout/5-lines/wrapping.test.ts. */
export const MIN_SENTENCE_CHARACTERS = 30;

/** A line that ends within a sentence is running text from this many words on. Unit: words. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MIN_SENTENCE_WORDS = 5;

/** A line that ends within a sentence is running text where it fills at least this part of the width. Unit: ratio of the width. Test: src/engine/cv/read/layout/5-lines/wrapping.test.ts. */
export const MIN_SENTENCE_RATIO = 0.6;

/** The measured width of a word may be wrong by this. Unit: em. Test: src/engine/cv/read/layout/5-lines/wrapping.test.ts. */
export const MAX_WIDTH_ERROR_EM = 0.1;

/** A hyphen at the end of a justified line hangs over its edge by at most its own width. Unit: em. Test: src/engine/cv/read/layout/5-lines/wrapping.test.ts. */
export const MAX_HANGING_EM = 0.4;

/** A line that wraps fills at least this part of its column; a shorter one was ended on purpose. Unit: ratio of the width. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MIN_FILLED_RATIO = 0.55;

/** A line from this length on is running text, whatever it says. Unit: characters. Test: src/engine/cv/read/layout/5-lines/wrapping.test.ts. */
export const MIN_RUNNING_CHARACTERS = 45;

/** Where the lines above end at one edge too, a line from this length on is running text. Unit: characters. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MIN_SUPPORTED_CHARACTERS = 25;

/** The width of a space: what the first word of the next line would have needed beside itself. Unit: em. Test: src/engine/cv/read/layout/east-asian.test.ts. */
export const SPACE_EM = 0.22;

/** A narrower column is a sidebar, which has margins of its own. Unit: ratio to the width between the margins of the page. Test: src/engine/cv/read/layout/5-lines/edges.test.ts. */
export const MIN_MAIN_COLUMN_RATIO = 0.5;

/** Thicker areas are no ruling lines. Unit: points. Test: src/engine/cv/read/layout/5-lines/edges.test.ts. */
export const MAX_RULE_HEIGHT = 3;

/** A ruling line that begins further from the left edge of the column is none of it. Unit: points. Test: src/engine/cv/read/layout/5-lines/edges.test.ts. */
export const MAX_RULE_SHIFT = 6;

/** A narrower left margin says nothing about the right one: text in a banner. Unit: points. Test: src/engine/cv/read/layout/5-lines/edges.test.ts. */
export const MIN_LEFT_MARGIN = 28;

/** A longer text is no period: "September 2021 – November 2025". Unit: characters. Test: src/engine/cv/read/layout/5-lines/wrapping.test.ts. */
export const MAX_PERIOD_CHARACTERS = 40;

/** A place, a period and how long it was: more cells one above the other are the values of a list. Unit: cells. Test: src/engine/cv/read/layout/5-lines/stacked-cells.test.ts. */
export const MAX_STACKED_CELLS = 3;

/** Where fewer entries have a stack, one that stands beside a list alone is a list in which one item has a date. Unit: entries. Test: src/engine/cv/read/layout/5-lines/stacked-cells.test.ts. */
export const MIN_STACKS_BESIDE_LISTS = 2;

/** A thicker area at a line is a bar, no ruling line of a heading. Unit: points. Test: src/engine/cv/read/layout/5-lines/bands.test.ts. */
export const MAX_RULING_THICKNESS = 4;

/** A shorter line at a text is a dash or underlines a word. Unit: points. Test: src/engine/cv/read/layout/5-lines/bands.test.ts. */
export const MIN_RULING_WIDTH = 24;

/** A lower area behind text is a ruling line; no legible text is lower. Unit: points. Test: src/engine/cv/read/layout/5-lines/bands.test.ts. */
export const MIN_BAND_HEIGHT = 7;

/** A higher area is a banner or a panel, not the band of a line. Unit: points. Test: src/engine/cv/read/layout/5-lines/bands.test.ts. */
export const MAX_BAND_HEIGHT = 60;

/** A narrower area behind text is a box around a mark. Unit: points. Test: src/engine/cv/read/layout/5-lines/bands.test.ts. */
export const MIN_BAND_WIDTH = 24;

/** Text that is higher was set upwards or downwards. Unit: em. Test: src/engine/cv/read/layout/5-lines/bands.test.ts. */
export const MAX_LINE_HEIGHT_EM = 2;

/** A ruling line may run so far within the height of its text, as under the letters that descend. Unit: ratio of the height of the text. Test: src/engine/cv/read/layout/5-lines/bands.test.ts. */
export const MAX_RULE_OVERLAP_RATIO = 0.25;

/** A ruling line that is further away belongs to another line. Unit: ratio of the height of the text. Test: src/engine/cv/read/layout/5-lines/bands.test.ts. */
export const MAX_RULE_DISTANCE_RATIO = 0.8;

/** A ruling line runs along so much of its text, or has so much of its length at it. Unit: ratio of the shorter of both. Test: src/engine/cv/read/layout/5-lines/bands.test.ts. */
export const MIN_RULE_ALONG_RATIO = 0.7;

/** A line nearer below its text, and as wide, underlines words, as under a link. Unit: ratio of the height of the text. Test: src/engine/cv/read/layout/5-lines/bands.test.ts. */
export const MAX_UNDERLINE_DISTANCE_RATIO = 0.05;

/** A line that underlines words is as wide as they are, but for so much. Unit: points. Test: src/engine/cv/read/layout/5-lines/bands.test.ts. */
export const MAX_UNDERLINE_DIFFERENCE = 4;

/** A higher area holds several lines: it is no band of one. Unit: ratio to the height of the text. Test: src/engine/cv/read/layout/5-lines/bands.test.ts. */
export const MAX_BAND_RATIO = 3.2;

/** A label and its value in one row have baselines that differ less. Unit: em of the larger. Test: src/engine/cv/read/layout/5-lines/lines.test.ts. */
export const MAX_LEVEL_MISS_EM = 0.5;

/** Lines that begin nearer to each other stand at one left edge. Unit: points. Test: src/engine/cv/read/layout/5-lines/edges.test.ts. */
export const MAX_START_DIFFERENCE = 2;

/** A line ends near the right edge where less than a long word is missing. Unit: em. Test: src/engine/cv/read/layout/5-lines/edges.test.ts. */
export const MAX_EDGE_MISS_EM = 4;

/** Shorter lines at the edge of a narrow column are titles; they say nothing about the leading of its text. Unit: characters. Test: src/engine/cv/read/layout/stacked-dates.test.ts. */
export const MIN_LEADING_CHARACTERS = 31;

/** Rows of a heading or of a cell that stand further apart are two texts. Unit: em. Test: src/engine/cv/read/layout/5-lines/wrapping.test.ts. */
export const MAX_BLOCK_STEP_EM = 1.5;

/** Text that is not further right than the bullets of a list by this ends the list. Unit: points. Test: src/engine/cv/read/layout/5-lines/lines.test.ts. */
export const MAX_LIST_INDENT = 2;

/** The bullets of a list within a list are further right by at least this. Unit: points. Test: src/engine/cv/read/layout/5-lines/lines.test.ts. */
export const MIN_LEVEL_INDENT = 3;

/** A step of so many line heights leaves no gap above a line. Unit: line heights. Test: src/engine/cv/read/layout/5-lines/lines.test.ts. */
export const ORDINARY_STEP = 1.1;
