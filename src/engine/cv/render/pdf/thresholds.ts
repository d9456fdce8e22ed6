/** Thresholds of PDF documents. `bun run thresholds render/pdf --tests` verifies them. */

/** Less vertical spacing than the template asks for, where that spares a page. Unit: factor on the spacing. Test: src/engine/cv/render/pdf/fit-pages.test.ts. */
export const TIGHT_SPACING_FACTOR = 0.75;

/** More of it, so that a last page that cannot be spared has more than a few lines. Unit: factor on the spacing. Test: src/engine/cv/render/pdf/fit-pages.test.ts. */
export const LOOSE_SPACING_FACTOR = 1.15;

/** The most of it, for the same. Unit: factor on the spacing. Test: src/engine/cv/render/pdf/fit-pages.test.ts. */
export const LOOSEST_SPACING_FACTOR = 1.3;

/** The least spacing of a style for a fixed number of pages. Unit: factor on the spacing. Test: src/engine/cv/render/pdf/fit-pages.test.ts. */
export const MIN_SPACING_FACTOR = 0.5;

/** From one size of the type to the next smaller one; Word knows half points. Unit: points. Test: src/engine/cv/render/pdf/fit-pages.test.ts. */
export const SIZE_STEP_PT = 0.5;

/** Smaller type is hard to read on paper. Unit: points. Test: src/engine/cv/render/pdf/fit-pages.test.ts. */
export const MIN_SIZE_PT = 7.5;

/** A last page with less on it looks like a mistake: an orphan of some five lines. Unit: ratio of the height between the margins. Test: src/engine/cv/render/pdf/fit-pages.test.ts. */
export const MIN_LAST_PAGE_RATIO = 0.15;

/** What tighter spacing and smaller type spare at most: a longer last page is not tried. Unit: ratio of the document's height. Test: src/engine/cv/render/pdf/fit-pages.test.ts. */
export const MAX_SPARED_RATIO = 0.2;

/** A longer document is not made shorter or longer for its last page: setting it again takes too long. Unit: pages. Test: src/engine/cv/render/pdf/fit-pages.test.ts. */
export const MAX_FITTED_PAGES = 10;

/** A longer CV does not come within a page limit in the smallest type either, and is not tried. Unit: factor on the limit. Test: src/engine/cv/render/pdf/fit-pages.test.ts. */
export const MAX_SHRUNK_FACTOR = 2;

/** A longer document gains little by sparing a page, and setting it twice takes time. Unit: pages. Test: src/engine/cv/render/pdf/fit-pages.test.ts. */
export const MAX_TIGHTENED_PAGES = 3;

/** A word as long may be wider than the line. Unit: characters. Test: src/engine/cv/render/pdf/thresholds.test.ts. */
export const MIN_BROKEN_WORD_CHARS = 60;

/** Distance of the places at which a long word may break. Unit: characters. Test: src/engine/cv/render/pdf/thresholds.test.ts. */
export const WORD_BREAK_CHARS = 24;

/** The size of a blank file whose loading makes the memory of Typst grow once, before the first document. Typst holds it twice while it loads, which is what a CV of 300 positions needs. Unit: bytes. Test: src/engine/cv/render/pdf/thresholds.test.ts. */
export const RESERVED_FILE_BYTES = 33_554_432;

/** How much longer a Word document may be than the PDF. Unit: ratio of the document's height. Test: src/engine/cv/render/pdf/fit-pages.test.ts. */
export const WORD_LONGER_RATIO = 0.02;

/** How much shorter it may be: its fonts are narrower. Unit: ratio of the document's height. Test: src/engine/cv/render/pdf/fit-pages.test.ts. */
export const WORD_SHORTER_RATIO = 0.03;

/** A longer CV (some ten pages) is not set for its Word document, and the end of its last page is not looked for: Typst needs more memory for that. Unit: characters. Test: src/engine/cv/render/pdf/thresholds.test.ts. */
export const MAX_MEASURED_CHARS = 25_000;
