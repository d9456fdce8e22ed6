/** Thresholds of PDF documents. `bun run thresholds render/pdf --tests` verifies them. */

/** Less vertical spacing than the template asks for, where that spares a page. Unit: factor on the spacing. Test: src/engine/cv/render/pdf/thresholds.test.ts. */
export const TIGHT_SPACING_FACTOR = 0.75;

/** A longer document gains little by sparing a page, and setting it twice takes time. Unit: pages. Test: src/engine/cv/render/pdf/thresholds.test.ts. */
export const MAX_TIGHTENED_PAGES = 3;

/** A word as long may be wider than the line. Unit: characters. Test: src/engine/cv/render/pdf/thresholds.test.ts. */
export const MIN_BROKEN_WORD_CHARS = 60;

/** Distance of the places at which a long word may break. Unit: characters. Test: src/engine/cv/render/pdf/thresholds.test.ts. */
export const WORD_BREAK_CHARS = 24;

/** The size of a blank file whose loading makes the memory of Typst grow once, before the first document. Typst holds it twice while it loads, which is what a CV of 300 positions needs. Unit: bytes. Test: src/engine/cv/render/pdf/thresholds.test.ts. */
export const RESERVED_FILE_BYTES = 33_554_432;
