/** Thresholds of columns: where a page is split into regions that are read one after the other. `bun run thresholds layout/4-columns` verifies the fixtures named. */

/** A heading in the margin may miss the middle of its block by so much. Unit: em. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MAX_OFF_CENTRE_EM = 0.6;

/** The text of a heading that hangs out to the left follows below it within so much. Unit: ems, from baseline to baseline. Test: src/engine/cv/read/layout/4-columns/meaning/hanging-headings.test.ts. */
export const MAX_HANGING_STEP_EM = 2.5;

/** Fewer lines beside blocks of text are no column of headings. Unit: headings. Fixture: pdf-side-titles-centred. */
export const MIN_HEADINGS_IN_MARGIN = 3;

/** Lines of a heading, with a date below it. Unit: lines. Fixture: pdf-side-titles-centred. */
export const MAX_HEADING_LINES = 3;

/** A narrower box is no card that holds text. Unit: points. Fixture: pdf-cards. */
export const MIN_CARD_WIDTH = 60;

/** A lower box is no card that holds text. Unit: points. Fixture: pdf-cards. */
export const MIN_CARD_HEIGHT = 24;

/** Cards whose tops differ less stand side by side. Unit: points. Fixture: pdf-cards. */
export const MAX_CARD_SHIFT = 2;

/** More are no page of a CV; trying all bands would take too long. Unit: rows. Test: src/engine/cv/read/layout/limits.test.ts. */
export const MAX_GUTTER_ROWS = 1_000;

/** Narrower white is a space between words. Unit: em. Fixture: pdf-russian. */
export const MIN_GUTTER_EM = 0.45;

/** Behind icons of different widths, texts begin at places as near to each other. Unit: points. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_BEHIND_ICON_SHIFT = 4;

/** So many lines begin at the edge of a column up to which a few lines of the other one run. Unit: lines. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MIN_LINES_BESIDE_TOUCHING = 8;

/** A line or a rule may miss the edge of the region that it crosses by so much. Unit: points. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_EDGE_MISS = 12;

/** A lower band is a part of a section, not a column of the page. Unit: ratio of the page height. Fixture: pdf-cards. */
export const MIN_COLUMN_HEIGHT_RATIO = 0.22;

/** Headings over columns may differ so in size. Unit: points. Fixture: pdf-columns-then-three. */
export const MAX_SIZE_DIFFERENCE = 0.5;

/** So many rows may reach into a gutter by accident. Unit: rows. Test: src/engine/cv/read/layout/blocks.test.ts. */
export const MAX_TOUCHING_ROWS = 2;

/** So many rows at the end of a column may run under the other one. Unit: rows. Test: src/engine/cv/read/layout/blocks.test.ts. */
export const MAX_OVERHANGING_ROWS = 3;

/** A longer line with a year in it is more than a date. A longer period takes two lines in a narrow margin: "September 2019 –", "December 2021". Unit: characters. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MAX_DATE_CHARACTERS = 26;

/** A longer text is no period: "September 2021 – November 2025". Unit: characters. Test: src/engine/cv/read/layout/stacked-dates.test.ts. */
export const MAX_PERIOD_CHARACTERS = 40;

/** Dates that reach further into the page are no margin. Unit: ratio of the width of the region. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MAX_DATE_MARGIN_RATIO = 0.35;

/** A place stands at most this far below the date of its entry. Unit: em. Fixture: pdf-places-under-dates. */
export const MAX_PLACE_STEP_EM = 2.6;

/** Headings a little below the first lines of their blocks are set otherwise than more than half of the text. Unit: ratio of lines. Test: src/engine/cv/read/layout/4-columns/meaning/beside-headings.test.ts. */
export const MAX_LIKE_HEADINGS_RATIO = 0.5;

/** Headings that are less below the first line of their block are level with it. Unit: em. Test: src/engine/cv/read/layout/4-columns/meaning/beside-headings.test.ts. */
export const MIN_OFF_START_EM = 0.3;

/** Headings that are further below are level with the second line. Unit: em. Test: src/engine/cv/read/layout/4-columns/meaning/beside-headings.test.ts. */
export const MAX_OFF_START_EM = 0.9;

/** Fewer dates among what stands in the margin are a column that has a few dates in it. Unit: ratio of the items. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MIN_DATE_ITEMS_RATIO = 0.5;

/** So many headings side by side open columns; two may stand over a pair of label and value. Unit: headings. Test: src/engine/cv/read/layout/blocks.test.ts. */
export const MIN_COLUMN_HEADINGS = 3;

/** The columns below headings that stand side by side begin within so many rows, their own included. Unit: rows. Test: src/engine/cv/read/layout/blocks.test.ts. */
export const MAX_HEADED_ROWS = 4;

/** From a line of a label to its next line. Unit: em. Fixtures: pdf-russian, pdf-side-titles. */
export const MAX_WRAP_EM = 1.6;

/** From a period of two lines in a margin to the next one, by the step between its lines. Unit: ratio. Test: src/engine/cv/read/layout/stacked-dates.test.ts. */
export const MIN_PERIOD_STEP_RATIO = 1.5;

/** Columns within columns; deeper is no CV. Unit: levels. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_REGION_DEPTH = 12;

/** Fewer lines say nothing about the leading of a side: labels of a margin are often far apart. Unit: lines. Test: src/engine/cv/read/layout/4-columns/side-lines.test.ts. */
export const MIN_LEADING_LINES = 5;

/** A lower area of colour is a band or a button, not the panel of a sidebar. Unit: points. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MIN_PANEL_HEIGHT = 80;

/** A sidebar is narrower than the main column. Unit: ratio to the width of the other column. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MAX_SIDEBAR_RATIO = 0.75;

/** Fewer labels that end at one edge are chance. Unit: lines. Fixture: pdf-labels-flush-right. */
export const MIN_LABELS = 4;

/** Labels that end at one edge stand beside their values. Unit: ratio of the lines beside text. Fixture: pdf-labels-flush-right. */
export const MIN_LABELS_BESIDE_RATIO = 0.8;

/** Narrower labels are a margin; those of the old Europass CV take a quarter. Unit: ratio to the width of labels and values. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MIN_LABELS_WIDTH_RATIO = 0.2;

/** A small date may miss the baseline of the title beside it by so much. Unit: em of the larger. Test: src/engine/cv/read/layout/4-columns/meaning/rows-or-columns.test.ts. */
export const MAX_BASELINE_MISS_EM = 0.25;

/** A date may miss the middle of the lines that it stands beside by so much. Unit: em. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MAX_MIDDLE_MISS_EM = 0.15;

/** Between two cells there is more space than between the lines of one. Unit: ratio of the steps. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MIN_CELL_STEP_RATIO = 1.08;

/** A date that a web page floats to the right is aligned with the top of its larger title. Unit: em of the larger. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MAX_DATE_MISS_EM = 0.35;

/** Lines whose edges differ less begin or end together. Unit: em. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_EDGE_DIFFERENCE_EM = 0.4;

/** Of lines set flush right at least this part end at one edge; one may be cut short. Unit: ratio of lines. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MIN_FLUSH_RATIO = 0.9;

/** Of dates set flush right less than this part begin at one edge; where more do, they are a column. Unit: ratio of lines. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_ALIGNED_RATIO = 0.6;

/** Of dates set flush right at least this part stand beside a line of the text. Unit: ratio of lines. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MIN_FLUSH_BESIDE_RATIO = 0.8;

/** Of labels set flush right less than this part begin at one edge. Unit: ratio of labels. Fixture: pdf-labels-flush-right. */
export const MAX_LABELS_ALIGNED_RATIO = 0.5;

/** Of the values beside such labels more than this part begin at one edge. Unit: ratio of lines. Fixture: pdf-labels-flush-right. */
export const MIN_VALUES_ALIGNED_RATIO = 0.5;

/** Where more than this part of the shorter side stand beside a line of the other, the two sides share their baselines: rows. Unit: ratio of lines. Test: src/engine/cv/read/layout/blocks.test.ts. */
export const MIN_ON_GRID_RATIO = 0.7;

/** Where more than this part of a margin stand beside a line of the text, they are labels with their values. Unit: ratio of lines. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MIN_FORM_BESIDE_RATIO = 0.9;

/** Cells stand beside the first line of a text. Where more than this part of the shorter side stand beside wrapped lines, it is a column. Unit: ratio of lines. Fixture: pdf-sidebar-same-lines. */
export const MAX_BESIDE_WRAPPED_RATIO = 0.35;

/** A text in the left margin is the heading of what stands beside it from this many lines on; beside fewer it is a label. Unit: lines. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MIN_LINES_BESIDE_HEADING = 4;

/** A place, a period and how long it was: more lines one above the other are no such stack. Unit: lines. Test: src/engine/cv/read/layout/stacked-dates.test.ts. */
export const MAX_STACKED_LINES = 3;

/** Fewer periods with a place or a duration over or under them may be a column that has a date. Unit: stacks. Test: src/engine/cv/read/layout/stacked-dates.test.ts. */
export const MIN_STACKS = 2;

/** A strip of dates at the right edge takes less than this part of the width. Unit: ratio of the width of the region. Test: src/engine/cv/read/layout/blocks.test.ts. */
export const MAX_DATE_STRIP_RATIO = 0.35;

/** Of the lines in a strip of dates and places at least this part are dates. Unit: ratio of lines. Test: src/engine/cv/read/layout/blocks.test.ts. */
export const MIN_DATES_IN_STRIP_RATIO = 0.35;

/** Dates over two lines at the right edge take less than this part of the width. Unit: ratio of the width of the region. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MAX_RIGHT_MARGIN_RATIO = 0.4;

/** Dates in the right margin are fewer than this for each line of the text; more are cells of a table. Unit: ratio to the lines. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MAX_RIGHT_ITEMS_RATIO = 0.6;

/** More than this part of the items in the right margin hold a digit. Unit: ratio of items. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MIN_FIGURES_RATIO = 0.7;

/** More than this part of the items in the right margin begin level with a line of the text. Unit: ratio of items. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MIN_LEVEL_ITEMS_RATIO = 0.8;

/** Of the lines of a column less than this part are headings. Unit: ratio of lines. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MAX_HEADINGS_RATIO = 0.4;

/** Two columns are told by at least this many headings; two alone may be the column names of a table. Unit: headings. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MIN_SHARED_HEADINGS = 3;

/** A heading is set larger than the text of its columns by more than this. Unit: ratio of font sizes. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MIN_HEADING_SIZE_RATIO = 1.1;

/** A heading begins or ends less than this away from the edge of its column. Unit: em. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MAX_HEADING_OFF_EDGE_EM = 2;

/** Under two headings less than this part of the lines are level with each other; under the column names of a table more are. Unit: ratio of lines. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MAX_LEVEL_UNDER_HEADS_RATIO = 0.5;

/** Two columns whose lines are not level take turns at least this often; fewer turns are rows set a little askew. Unit: turns. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MIN_TURNS = 3;

/** A name beside a block of addresses is larger than it by more than this. Unit: ratio of font sizes. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MIN_NAME_SIZE_RATIO = 1.3;

/** Two lists side by side: more than this part of the lines on each side have bullets. Unit: ratio of lines. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MIN_BULLETS_RATIO = 0.6;

/** Running text has at least this many lines. Unit: lines. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MIN_PROSE_LINES = 5;

/** Running text is wider than this; a column of labels is not. Unit: em. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MIN_PROSE_WIDTH_EM = 12;

/** A line of running text is full where the space behind it is less than this part of the width. Unit: ratio of the width. Fixture: pdf-unruled-form. */
export const MAX_UNFILLED_RATIO = 0.2;

/** More than this part of the lines of running text are full. Unit: ratio of lines. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MIN_FULL_LINES_RATIO = 0.4;

/** Rows whose baselines are further apart are those of a table. Unit: em. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_BLOCK_PITCH_EM = 1.6;

/** More rows of one style under a first row of another are a table. Unit: rows. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_BLOCK_ROWS = 5;

/** Of rows that stand side by side in blocks more than this part have the same style on both sides. Unit: ratio of rows. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MIN_SAME_STYLE_RATIO = 0.85;

/** A margin is at most this much of the width of the text beside it. Unit: ratio of widths. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MAX_MARGIN_RATIO = 0.6;

/** An item of a margin stands beside the beginning of a paragraph; at most this part stand beside a wrapped line. Unit: ratio of items. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MAX_BESIDE_WRAPPED_STARTS_RATIO = 0.2;

/** A margin has at most this many items for each line of the text; more are cells. Unit: ratio to the lines. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MAX_MARGIN_ITEMS_RATIO = 0.85;

/** At least this part of the items of a margin are level with a line of the text. Unit: ratio of items. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MIN_ANCHORED_RATIO = 0.8;

/** A margin is told by at least this part of its items being level with the first line of a paragraph. Unit: ratio of items. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MIN_LEVEL_RATIO = 0.6;

/** A margin is also told by more than this part of its lines standing beside a line of the text. Unit: ratio of lines. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MIN_BESIDE_RATIO = 0.9;

/** Of the lines in the label column of a form at least this part are a label of their own; few labels take two lines. Unit: ratio of lines. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MIN_FORM_ITEMS_RATIO = 0.85;

/** At least this part of the labels of a form have a single value. Unit: ratio of labels. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MIN_SINGLE_VALUES_RATIO = 0.6;

/** Where more than this many lines stand beside each line of a block in the margin, the block is one label. Unit: ratio of lines. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MAX_LINES_PER_ITEM = 1.5;

/** The lines of one bold heading in the margin have their baselines closer than this. Unit: em. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MAX_BOLD_WRAP_EM = 1.6;

/** The lines of one label in the margin have their baselines closer than this. Unit: em. Test: src/engine/cv/read/layout/4-columns/meaning/meaning.test.ts. */
export const MAX_LABEL_WRAP_EM = 1.3;

/** At least this ratio of the headings stand beside the block that they head. Unit: ratio of headings. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MIN_HEADINGS_BESIDE_RATIO = 0.8;

/** A wider box is a band over the page, no card. Unit: ratio of the width of the region. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MAX_CARD_RATIO = 0.62;

/** Boxes are cards where at least this part of them stand in a row with another one. Unit: ratio of cards. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MIN_CARDS_BESIDE_RATIO = 0.6;

/** A second gutter parts the columns, and the first only the dates of the left one, where it has at least this part of the texts behind the first. Unit: ratio of texts. Test: src/engine/cv/read/layout/columns.test.ts. */
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

/** A full line ends less than this away from the edge of its column, and goes on in the next. Unit: em. Test: src/engine/cv/read/layout/4-columns/side-lines.test.ts. */
export const MAX_FULL_MISS_EM = 5;

/** A line is full from this length on; a shorter one may only look so beside shorter ones. Unit: characters. Test: src/engine/cv/read/layout/columns.test.ts. */
export const MIN_FULL_CHARACTERS = 25;

/** A full line takes more than this part of the width of its column. Unit: ratio of the width of the column. Test: src/engine/cv/read/layout/4-columns/side-lines.test.ts. */
export const MIN_FULL_WIDTH_RATIO = 0.6;

/** A step from line to line that is wider than the usual one by this begins a block. Unit: ratio to the usual step. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MIN_BLOCK_STEP_RATIO = 1.2;

/** Baselines closer than this are no step from line to line: the two texts overlap. Unit: em. Test: src/engine/cv/read/layout/4-columns/side-lines.test.ts. */
export const MIN_STEP_EM = 0.8;

/** Lines of one block have their baselines closer than this. Unit: em. Test: src/engine/cv/read/layout/4-columns/side-lines.test.ts. */
export const MAX_STEP_EM = 1.75;

/** One large line on a side may be a name. Unit: headings. Test: src/engine/cv/read/layout/sidebars.test.ts. */
export const MIN_OWN_HEADINGS = 2;

/** Headings of two columns are level with a line of the other column by chance only. Unit: ratio of the headings. Test: src/engine/cv/read/layout/sidebars.test.ts. */
export const MAX_LEVEL_HEADINGS_RATIO = 0.4;

/** A larger gap in a column ends it, where few lines stand below. Unit: em. Test: src/engine/cv/read/layout/4-columns/gutter.test.ts. */
export const MAX_COLUMN_GAP_EM = 8;

/** More lines below a gap are the rest of a column. Unit: lines. Test: src/engine/cv/read/layout/sidebars.test.ts. */
export const MAX_STRAY_LINES = 2;

/** A row that begins with a date and is wider holds more than the date. Unit: em. Test: src/engine/cv/read/layout/sidebars.test.ts. */
export const MAX_LONE_DATE_EM = 15;

/** Fewer pieces in a row are as far apart by chance. Unit: segments. Test: src/engine/cv/read/layout/sidebars.test.ts. */
export const MIN_EVEN_PIECES = 4;

/** By how much the gaps between the pieces of one line may differ, as icons before them do. Unit: em. Test: src/engine/cv/read/layout/sidebars.test.ts. */
export const MAX_EVEN_DIFFERENCE_EM = 0.5;

/** So many lines that begin at one place are set there on purpose. Unit: lines. Test: src/engine/cv/read/layout/three-strips.test.ts. */
export const MIN_ALIGNED_ROWS = 4;

/** Among labels set flush right may stand the number of the page; many figures are dates. Unit: ratio of the lines. Test: src/engine/cv/read/layout/4-columns/meaning/rows-or-columns.test.ts. */
export const MAX_LABELS_WITH_DIGITS_RATIO = 0.1;

/** The gutter beside a sidebar is nearly as high as that between the dates and the text beside it. Unit: ratio. Test: src/engine/cv/read/layout/three-strips.test.ts. */
export const MIN_SIDEBAR_GUTTER_RATIO = 0.7;

/** Contact data beside the name stand further than this from what follows below them. Unit: em. Test: src/engine/cv/read/layout/top-of-page.test.ts. */
export const MIN_BLOCK_GAP_EM = 3;

/** Where more of the dates of a margin are the second year of a period, they are no dates of entries. Unit: ratio of the dates. Test: src/engine/cv/read/layout/stacked-dates.test.ts. */
export const MAX_STACKED_YEARS_RATIO = 0.3;

/** The top of a line is that of its capitals, so far above the baseline. Unit: em. Test: src/engine/cv/read/layout/4-columns/meaning/beside-headings.test.ts. */
export const LETTER_TOP_EM = 0.75;

/** A thicker bar is no side of a frame around text. Unit: points. Test: src/engine/cv/read/layout/4-columns/cards.test.ts. */
export const MAX_FRAME_THICKNESS = 3;

/** The sides of a frame with rounded corners are shorter than the frame by so much. Unit: points. Test: src/engine/cv/read/layout/4-columns/cards.test.ts. */
export const MAX_ROUNDED_CORNERS = 8;

/** The lines of the longer side of a gutter count for so much, as text beside a short side alone says little. Unit: ratio to a line of the shorter side. Test: src/engine/cv/read/layout/4-columns/gutter.test.ts. */
export const LONGER_SIDE_WEIGHT = 0.3;

/** A gutter between columns counts more than one beside a margin, whose lines are within a column. Unit: ratio of scores. Test: src/engine/cv/read/layout/4-columns/regions.test.ts. */
export const COLUMNS_WEIGHT = 1.5;

/** So much more white in a gutter counts for a point of its score. Unit: points. Test: src/engine/cv/read/layout/4-columns/gutter.test.ts. */
export const POINTS_PER_SCORE = 10;

/** More white than for so many lines says nothing further about a gutter. Unit: score. Fixture: pdf-sidebar-left-and-years. */
export const MAX_WIDTH_SCORE = 3;

/** Text may reach so far beyond an edge without crossing it: slanted letters, rounding. Unit: points. Test: src/engine/cv/read/layout/margins.test.ts. */
export const MAX_OVERLAP = 2;

/** Lines that begin nearer to each other stand at one left edge. Unit: points. Test: src/engine/cv/read/layout/4-columns/regions.test.ts. */
export const MAX_START_DIFFERENCE = 3;

/** Dates that are no column stand further right than its text by this. Unit: em. Test: src/engine/cv/read/layout/4-columns/gutter.test.ts. */
export const MIN_STRIP_SHIFT_EM = 4;

/** So many lines of the longer side below the end of the other one are always a rest that may be cut off. Unit: lines. Test: src/engine/cv/read/layout/4-columns/gutter.test.ts. */
export const MAX_TAIL_LINES = 4;

/** A box that is lower than so much of the sides of a gutter is a box on a column, not its panel. Unit: ratio of heights. Test: src/engine/cv/read/layout/4-columns/panels.test.ts. */
export const MIN_PANEL_RATIO = 0.5;

/** A narrower area of colour is a bar beside text, not a panel behind it. Unit: points. Test: src/engine/cv/read/layout/4-columns/panels.test.ts. */
export const MIN_PANEL_WIDTH = 40;

/** Text may reach so far beyond the panel that it stands on, and a panel into the text area. Unit: points. Test: src/engine/cv/read/layout/4-columns/panels.test.ts. */
export const MAX_PANEL_OVERHANG = 2;

/** Cards of one grid differ in width by no more than rounding and borders. Unit: points. Test: src/engine/cv/read/layout/4-columns/panels.test.ts. */
export const MAX_CARD_WIDTH_DIFFERENCE = 4;

/** Texts of one style in a margin are labels where more of them stand beside a single line. Unit: ratio of the texts of the style. Test: src/engine/cv/read/layout/4-columns/regions.test.ts. */
export const MIN_PAIRS_RATIO = 0.5;

/** The step from line to line at this place of all steps in order is the usual one: wider ones stand between blocks. Unit: quantile, 0 to 1. Test: src/engine/cv/read/layout/4-columns/side-lines.test.ts. */
export const USUAL_STEP_QUANTILE = 0.4;

/** The step from line to line of a side that shows none, unless that of the document is smaller. Unit: em. Test: src/engine/cv/read/layout/4-columns/side-lines.test.ts. */
export const LONE_LINE_STEP_EM = 1.3;

/** Lines whose baselines differ less are at one height, in part at least. Unit: em of the larger. Test: src/engine/cv/read/layout/4-columns/meaning/side-by-side.test.ts. */
export const MAX_OVERLAP_EM = 0.9;

/** The baselines of lines whose sizes differ by more must agree better: a name beside contact data. Unit: ratio of font sizes. Test: src/engine/cv/read/layout/4-columns/side-lines.test.ts. */
export const MAX_SIZE_RATIO = 2;

/** Lines of different sizes that are aligned at their tops or middles have baselines that differ less. Unit: em of the larger. Test: src/engine/cv/read/layout/4-columns/gutter.test.ts. */
export const MAX_LEVEL_MISS_EM = 0.5;
