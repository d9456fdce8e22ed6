/** Thresholds of brands. `bun run thresholds render/brand --tests` verifies them. */

/** White in the tint of fills behind text: text on it stays readable. Unit: share of 1. Test: src/engine/cv/render/brand/colors.test.ts. */
export const BAND_TINT = 0.93;

/** White in the tint of thin lines: seen, but quieter than text. Unit: share of 1. Test: src/engine/cv/render/brand/colors.test.ts. */
export const LINE_TINT = 0.78;

/** A wide logo takes at most about a quarter of the page's width. Unit: millimetres. Test: src/engine/cv/render/brand/with-brand.test.ts. */
export const LOGO_BOX_WIDTH_MM = 48;

/** A high logo is at most three lines of text high, unless the agency wants it higher. Unit: millimetres. Test: src/engine/cv/render/brand/with-brand.test.ts. */
export const LOGO_BOX_HEIGHT_MM = 12;

/** The running header's part of the top margin: the rest is the space between header and text, as `house.typ` sets it. Unit: share of 1. Test: src/engine/cv/render/brand/with-brand.test.ts. */
export const HEADER_RATIO = 0.7;

/** Printers leave this much of a page's edge blank. Unit: millimetres. Test: src/engine/cv/render/brand/with-brand.test.ts. */
export const PAGE_EDGE_MM = 5;

/** Wider than a logo is ever printed, at 600 dots per inch. Unit: pixels. Test: src/engine/cv/render/brand/read-brand-file.test.ts. */
export const LOGO_PIXELS = 1_200;

/** More pixels on a side are no logo, and would fill the memory of what draws them. Unit: pixels. Test: src/engine/cv/render/brand/read-brand-file.test.ts. */
export const MAX_LOGO_SIDE = 8_000;

/** Fonts of this weight and more count as bold. Unit: OpenType weight class. Test: src/engine/cv/render/brand/with-brand.test.ts. */
export const MIN_BOLD_WEIGHT = 600;
