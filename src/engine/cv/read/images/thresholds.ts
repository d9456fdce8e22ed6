/** Sizes of pictures that are drawn or kept. */

/** Sharp enough for a screen. Unit: dots per inch. Test: src/engine/templates/pictures/draw-first-page.test.ts. */
export const SCREEN_DPI = 80;

/** A photo 32 mm high at 300 dots per inch, and some more; a larger one is made smaller. Unit: pixels of the longer side. Test: src/engine/cv/read/pdf/images/photos.test.ts. */
export const MAX_PRINTED_PIXELS = 480;
