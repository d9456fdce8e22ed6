/** Measures of the letterhead and the cover in a candidate's own Word document. */

/** Word's own page edge where a section names none, an inch. Unit: twips. Test: src/engine/cv/preserve/docx/house/house.test.ts. */
export const DEFAULT_EDGE_TWIPS = 1_440;

/** Word's own distance from the edge of the page to its header and its footer, half an inch. Unit: twips. Test: src/engine/cv/preserve/docx/house/house.test.ts. */
export const DEFAULT_HEADER_TWIPS = 720;

/** Word's own page where a section names none: Letter. Unit: twips. Test: src/engine/cv/preserve/docx/house/house.test.ts. */
export const DEFAULT_PAGE_WIDTH_TWIPS = 12_240;

/** And its height. Unit: twips. Test: src/engine/cv/preserve/docx/house/house.test.ts. */
export const DEFAULT_PAGE_HEIGHT_TWIPS = 15_840;

/** Printers leave about 5 mm at the edge of a page white. Unit: twips. Test: src/engine/cv/preserve/docx/house/house.test.ts. */
export const MIN_HEADER_TWIPS = 284;

/** The white between letterhead and text. Unit: points. Test: src/engine/cv/preserve/docx/house/house.test.ts. */
export const LETTERHEAD_GAP_PT = 6;

/** White above the title of a cover: with logo and margin it stands at a third of the page, where a reader looks first. Unit: ratio of the page's height. Test: src/engine/cv/preserve/docx/house/house.test.ts. */
export const COVER_TITLE_RATIO = 0.2;

/** What is higher is a frame or a column behind the page, and stays where it is. Unit: ratio of the page's height. Test: src/engine/cv/preserve/docx/house/house.test.ts. */
export const MAX_ORNAMENT_RATIO = 0.7;
