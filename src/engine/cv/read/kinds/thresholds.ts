/** Thresholds of documents of other kinds. */

/** Width of the page that a picture fills: a sheet of A4, so that its resolution is that of a scan. Unit: points. Test: src/engine/cv/read/kinds/make-readable.test.ts. */
export const PAGE_WIDTH_PT = 595;

/** Pictures with more pixels are no page: A3 at 600 dpi has 70 million. Unit: pixels. Test: src/engine/cv/read/kinds/make-readable.test.ts. */
export const MAX_IMAGE_PIXELS = 100_000_000;
