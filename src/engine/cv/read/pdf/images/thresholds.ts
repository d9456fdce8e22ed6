/** Thresholds of pictures: which may be the photo of the candidate. `bun run thresholds pdf/images` verifies the fixtures named. */

/** A picture with more would take too much memory. Unit: pixels. Test: src/engine/cv/read/pdf/images/photos.test.ts. */
export const MAX_PHOTO_PIXELS = 4_000_000;

/** A picture in which four shades take more has few colours: a logo. Unit: ratio of the pixels. Test: src/engine/cv/read/pdf/read-pdf.test.ts. */
export const MAX_FEW_SHADES_RATIO = 0.95;

/** Pixels that are looked at to tell a photo from a logo. Unit: pixels in each direction. Test: src/engine/cv/read/pdf/images/photos.test.ts. */
export const SAMPLE_PIXELS = 64;

/** A smaller picture is a dot or a line. Unit: points. Test: src/engine/cv/read/pdf/read-pdf.test.ts. */
export const MIN_PICTURE_SIZE = 8;

/** A narrower picture is an icon. Unit: points (1.2 cm). Fixture: pdf-photo-and-logo. */
export const MIN_PHOTO_WIDTH = 34;

/** A wider picture is a banner. Unit: points (7 cm). Fixture: pdf-photo-and-logo. */
export const MAX_PHOTO_WIDTH = 200;

/** A photo is upright or square. Unit: ratio of height to width. Test: src/engine/cv/read/pdf/read-pdf.test.ts. */
export const MIN_PHOTO_ASPECT = 0.85;

/** A higher picture is a strip. Unit: ratio of height to width. Test: src/engine/cv/read/pdf/read-pdf.test.ts. */
export const MAX_PHOTO_ASPECT = 1.75;

/** With fewer no face can be seen. Unit: pixels in each direction. Test: src/engine/cv/read/pdf/read-pdf.test.ts. */
export const MIN_PHOTO_PIXELS = 60;

/** Browsers that fit a picture into its frame cut off less; whoever crops a picture cuts off more. Unit: ratio of a side. Test: src/engine/cv/read/pdf/images/picture-view.test.ts. */
export const MIN_CROP_RATIO = 0.05;

/** The photo of the candidate stands on one of the first pages, be it drawn or scanned. Unit: number of the page. Test: src/engine/cv/read/pdf/images/photos.test.ts. */
export const MAX_PHOTO_PAGE = 2;

/** A photo begins in this part of its page, from the top. Unit: ratio of the height of the page. Test: src/engine/cv/read/pdf/images/photos.test.ts. */
export const MAX_PHOTO_TOP_RATIO = 0.5;

/** A photo at the edge of the paper may begin so much above it, to be cut off in print. Unit: points. Test: src/engine/cv/read/pdf/images/photos.test.ts. */
export const MAX_PHOTO_BLEED = 5;
