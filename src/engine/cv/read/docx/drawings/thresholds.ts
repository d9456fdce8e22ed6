/** Thresholds of drawings: text boxes and their order, photos. `bun run thresholds docx/drawings` verifies the fixtures named. */

/** A drawing of more boxes is read by position: it has no columns. Unit: boxes. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MAX_ORDERED_BOXES = 200;

/** Boxes that overlap by less stand side by side: their frames are a little larger than their text. Unit: points. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MAX_BOX_OVERLAP_POINTS = 6;

/** More text boxes side by side are no row of a title with its date and place. Unit: boxes. Fixture: word-box-per-line. */
export const MAX_BOXES_OF_ROW = 3;

/** A longer text in a box is no cell of a row. Unit: characters. Fixture: word-box-per-line. */
export const MAX_ROW_BOX_CHARACTERS = 60;

/** A longer paragraph is no heading before which a text box may be read. Unit: characters. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MAX_HEADING_CHARACTERS = 40;

/** One heading in a box may be any box; two in the same way are how the sections are headed. Unit: boxes. Test: src/engine/cv/read/docx/lines/lines.test.ts. */
export const MIN_HEADING_BOXES = 2;

/** The bar of a heading lies no farther above or below the paragraph to which it is anchored. Unit: points. Test: src/engine/cv/read/docx/lines/lines.test.ts. */
export const MAX_HEADING_BOX_OFFSET_POINTS = 30;

/** Smaller pictures are icons. Unit: points of the shorter side. Fixture: word-photo. */
export const MIN_PHOTO_POINTS = 42;

/** Larger pictures are decoration or pages. Unit: points of the longer side. Fixture: word-photo. */
export const MAX_PHOTO_POINTS = 260;

/** A narrower picture is a band. Unit: width for each unit of height. Fixture: word-photo. */
export const MIN_PHOTO_ASPECT = 0.5;

/** A wider picture is a logo or a banner. Unit: width for each unit of height. Fixture: word-photo. */
export const MAX_PHOTO_ASPECT = 1.3;

/** A photo stands in the upper half of the page. Unit: points from its top. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MAX_PHOTO_TOP_POINTS = 420;

/** Sharpness of a cropped photo that is drawn again. Unit: dots per inch. Test: src/engine/cv/read/docx/drawings/shown-picture.test.ts. */
export const PHOTO_DPI = 300;

/** More than cameras of phones take; unpacked it would not fit into the converter's memory. Unit: pixels. Test: src/engine/cv/read/docx/drawings/shown-picture.test.ts. */
export const MAX_PHOTO_PIXELS = 64_000_000;

/** Nobody sees a crop that is less. Unit: ratio of the side. Test: src/engine/cv/read/docx/drawings/shown-picture.test.ts. */
export const MIN_CROP_RATIO = 0.005;

/** The box of a heading in the margin begins further left; one that begins further right is a note beside the text. Unit: ratio of the text width. Test: src/engine/cv/read/docx/drawings/boxes.test.ts. */
export const MAX_HEADING_BOX_START_RATIO = 0.33;
