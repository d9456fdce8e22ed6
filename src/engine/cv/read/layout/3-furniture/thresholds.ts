/** Thresholds of page furniture and of the styles of a document. `bun run thresholds layout/3-furniture` verifies the fixtures named. */

/** No heading of a section is longer. Unit: characters. Fixtures: pdf-columns-then-three, pdf-three-columns. */
export const MAX_HEADING_CHARACTERS = 45;

/** From baseline to baseline where the document shows too few lines. Unit: em. Test: src/engine/cv/read/layout/margins.test.ts. */
export const DEFAULT_LEADING_EM = 1.25;

/** Running headers and footers stand within so much of the edge. Unit: ratio of the page height. Fixtures: pdf-sidebar-over-two-pages, pdf-two-pages-furniture. */
export const MAX_EDGE_RATIO = 0.1;

/** A footer that pages share, apart from the text above it, stands within so much of the lower edge. Unit: ratio of the page height. Test: src/engine/cv/read/layout/3-furniture/running-headers.test.ts. */
export const MAX_WIDE_MARGIN_RATIO = 0.25;

/** The line of a fax machine stands within so much of the top. Unit: ratio of the page height. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MAX_FAX_EDGE_RATIO = 0.04;

/** The next segment of a column is among so many that follow in the order of the page. Unit: segments. Test: src/engine/cv/read/layout/3-furniture/leading.test.ts. */
export const MAX_SEGMENTS_BETWEEN = 12;

/** A footer of several lines is no higher, from its first baseline to its last. Unit: em. Test: src/engine/cv/read/layout/3-furniture/running-headers.test.ts. */
export const MAX_FOOTER_EM = 4;

/** White above a footer of several lines. Unit: em. Test: src/engine/cv/read/layout/3-furniture/running-headers.test.ts. */
export const MIN_FOOTER_GAP_EM = 2;

/** The value under a label at the top of a page is the next line below it. Unit: em of the value. Test: src/engine/cv/read/layout/3-furniture/running-headers.test.ts. */
export const MAX_LABEL_STEP_EM = 1.6;

/** A heading in the margin with nothing below it is larger than the text by more than this; a label is as large. Unit: ratio of font sizes. Test: src/engine/cv/read/layout/3-furniture/headings.test.ts. */
export const MIN_MARGIN_HEADING_RATIO = 1.3;

/** A heading is larger than the text where its size differs by more than rounding. Unit: ratio of font sizes. Test: src/engine/cv/read/layout/3-furniture/headings.test.ts. */
export const MIN_LARGE_RATIO = 1.05;

/** The text under a heading begins within so many rows; those between belong to other columns. Unit: rows. Test: src/engine/cv/read/layout/3-furniture/headings.test.ts. */
export const MAX_ROWS_BELOW = 3;

/** What stands further from a heading in its row is another column. Unit: em. Test: src/engine/cv/read/layout/3-furniture/headings.test.ts. */
export const MIN_COLUMN_GAP_EM = 4;

/** Baselines closer than this are no step from line to line: a raised digit. Unit: em. Test: src/engine/cv/read/layout/3-furniture/leading.test.ts. */
export const MIN_STEP_EM = 0.8;

/** Lines of one paragraph have their baselines closer than this. Unit: em. Test: src/engine/cv/read/layout/3-furniture/leading.test.ts. */
export const MAX_STEP_EM = 1.75;

/** The step from line to line at this place of all steps in order is the usual one: wider ones stand between paragraphs. Unit: quantile, 0 to 1. Test: src/engine/cv/read/layout/3-furniture/leading.test.ts. */
export const USUAL_STEP_QUANTILE = 0.4;

/** Text whose baselines differ less stands in one row, whatever its size. Unit: em. Test: src/engine/cv/read/layout/3-furniture/running-headers.test.ts. */
export const MAX_ROW_SHIFT_EM = 0.5;

/** A page number may stand in the row of other text that is further away. Unit: points. Test: src/engine/cv/read/layout/3-furniture/running-headers.test.ts. */
export const MIN_NUMBER_GAP = 40;

/** Text stands at the same place of two pages where it is shifted by less. Unit: points. Test: src/engine/cv/read/layout/3-furniture/running-headers.test.ts. */
export const MAX_PLACE_SHIFT = 4;

/** Copies of one text are set in one size. Unit: points. Test: src/engine/cv/read/layout/3-furniture/running-headers.test.ts. */
export const MAX_SIZE_DIFFERENCE = 0.5;

/** The value beside a label stands on its baseline, but for a difference of fonts. Unit: em of the label. Test: src/engine/cv/read/layout/3-furniture/running-headers.test.ts. */
export const MAX_BESIDE_LABEL_EM = 0.3;

/** The value beside a label is not further away. Unit: em of the label. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MAX_LABEL_GAP_EM = 12;

/** The value under a label begins where the label does. Unit: points. Test: src/engine/cv/read/layout/3-furniture/running-headers.test.ts. */
export const MAX_LABEL_SHIFT = 2;

/** A text that stands within pages for at least so many of its copies at the edges of pages is a title: "Consultant". Unit: ratio to the copies at the edges. Test: src/engine/cv/read/layout/3-furniture/running-headers.test.ts. */
export const MIN_TITLES_WITHIN_RATIO = 0.5;

/** A footer of one page only stands within so much of the lower edge. Unit: ratio of the page height. Test: src/engine/cv/read/layout/3-furniture/running-headers.test.ts. */
export const MAX_LOOSE_FOOTER_RATIO = 0.08;

/** White above a footer of one page only. Unit: em of the text above. Test: src/engine/cv/read/layout/3-furniture/running-headers.test.ts. */
export const MIN_LOOSE_FOOTER_GAP_EM = 3;

/** With fewer texts above it, what stands at the foot of a page is its text. Unit: segments. Test: src/engine/cv/read/layout/3-furniture/running-headers.test.ts. */
export const MIN_TEXTS_ABOVE = 6;

/** The text of a footer of one page only is smaller than other text by more than this. Unit: points. Test: src/engine/cv/read/layout/3-furniture/running-headers.test.ts. */
export const MIN_SMALLER = 0.4;
