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
