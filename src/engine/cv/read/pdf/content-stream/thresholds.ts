/** Thresholds of content streams: which glyphs are one run, which paths are areas and bullets. `bun run thresholds pdf/content-stream` verifies the fixtures named. */

/** A page with more is a picture or an attack; what was read until then is kept. Unit: operators. Test: src/engine/cv/read/pdf/content-stream/page-content.test.ts. */
export const MAX_OPERATORS = 600_000;

/** As for the operators. Unit: runs. Test: src/engine/cv/read/pdf/content-stream/page-content.test.ts. */
export const MAX_RUNS = 20_000;

/** As for the operators. Unit: areas and lines. Test: src/engine/cv/read/pdf/content-stream/page-content.test.ts. */
export const MAX_PAGE_RULES = 5_000;

/** As for the operators. Unit: images. Test: src/engine/cv/read/pdf/content-stream/page-content.test.ts. */
export const MAX_IMAGES = 500;

/** Nested `q` operators; deeper is an attack. Unit: graphics states. Test: src/engine/cv/read/pdf/content-stream/page-content.test.ts. */
export const MAX_SAVED_STATES = 10_000;

/** A path with more points is a drawing. Unit: points of a path. Test: src/engine/cv/read/pdf/content-stream/paths.test.ts. */
export const MAX_PATH_POINTS = 20_000;

/** An ActualText that stands for more glyphs is ignored: it should stand for a word, at most for a line. Unit: glyphs. Test: src/engine/cv/read/pdf/content-stream/text/actual-text.test.ts. */
export const MAX_ACTUAL_TEXT_GLYPHS = 1_000;

/** ActualText within ActualText; deeper is an attack. Unit: levels. Test: src/engine/cv/read/pdf/content-stream/text/actual-text.test.ts. */
export const MAX_ACTUAL_TEXT_DEPTH = 8;

/** Scripts such as Devanagari draw several characters as one glyph, and no more than so many. Unit: characters a glyph. Fixture: pdf-hindi. */
export const MAX_CLUSTER_CHARACTERS = 8;

/** A glyph without a known character may be a ligature such as "ffi". Unit: characters. Fixture: pdf-actual-text. */
export const MAX_LIGATURE_CHARACTERS = 3;

/** Glyphs of one word stand nearer to each other. Unit: em. Test: src/engine/cv/read/pdf/content-stream/text/actual-text.test.ts. */
export const MAX_GLYPH_GAP_EM = 1;

/** A glyph further from the one before begins a run; whether a space stands between is for the layout to say. Unit: em. Fixture: pdf-kerned-words. */
export const MAX_RUN_GAP_EM = 0.08;

/** A glyph may be kerned back over the one before by so much. Unit: em. Test: src/engine/cv/read/pdf/content-stream/text/run-builder.test.ts. */
export const MAX_RUN_OVERLAP_EM = 0.35;

/** Glyphs of one run may be off its baseline by so much. Unit: em. Test: src/engine/cv/read/pdf/content-stream/text/run-builder.test.ts. */
export const MAX_BASELINE_DRIFT_EM = 0.08;

/** A longer run is an attack. Unit: glyphs. Test: src/engine/cv/read/pdf/content-stream/text/run-builder.test.ts. */
export const MAX_RUN_GLYPHS = 4_000;

/** An accent that is drawn by itself may be off the height of its letter by so much. Unit: em. Test: src/engine/cv/read/pdf/content-stream/text/run-builder.test.ts. */
export const MAX_ACCENT_SHIFT_EM = 0.5;

/** Paint with less cannot be seen. Unit: opacity, 0 to 1. Fixture: pdf-hidden-text. */
export const MIN_VISIBLE_OPACITY = 0.03;

/** The points of a rectangle may be off its sides by so much. Unit: points. Test: src/engine/cv/read/pdf/content-stream/paths.test.ts. */
export const MAX_SIDE_SHIFT = 0.6;

/** A path that fills less of its box is the frame of a box, drawn as a thin U or L. Unit: ratio of the box. Test: src/engine/cv/read/pdf/content-stream/paths.test.ts. */
export const MIN_FILLED_RATIO = 0.9;

/** More drawings are a picture. Unit: paths. Test: src/engine/cv/read/pdf/content-stream/page-content.test.ts. */
export const MAX_OUTLINES = 5_000;

/** A shorter stroke is no rule. Unit: points. Test: src/engine/cv/read/pdf/content-stream/paths.test.ts. */
export const MIN_RULE_LENGTH = 3;

/** Bullets that are drawn as shapes are larger. Unit: points. Test: src/engine/cv/read/pdf/content-stream/paths.test.ts. */
export const MIN_BULLET_SIZE = 1;

/** Bullets that are drawn as shapes are smaller. Unit: points. Test: src/engine/cv/read/pdf/content-stream/paths.test.ts. */
export const MAX_BULLET_SIZE = 9;

/** The glyphs of a bitmap font are so many em high, from the lowest to the highest. Unit: em. Test: src/engine/cv/read/pdf/content-stream/fonts/fonts.test.ts. */
export const TYPE3_BOX_EM = 1.2;

/** Glyphs of one ActualText are of one size, but for small capitals and raised marks. Unit: ratio of the size. Test: src/engine/cv/read/pdf/content-stream/text/actual-text.test.ts. */
export const MAX_ACTUAL_TEXT_SIZE_CHANGE = 0.5;

/** The letters of the logo of TeX follow each other more closely. Unit: em. Test: src/engine/cv/read/pdf/content-stream/text/tex-logos.test.ts. */
export const MAX_LOGO_GAP_EM = 0.5;

/** A letter of a logo that is off the baseline by less was not moved. Unit: em. Test: src/engine/cv/read/pdf/content-stream/text/tex-logos.test.ts. */
export const MIN_LOGO_SHIFT_EM = 0.1;

/** The "E" of a logo is lowered by less than this: below stands another line. Unit: em. Test: src/engine/cv/read/pdf/content-stream/text/tex-logos.test.ts. */
export const MAX_LOGO_DROP_EM = 0.4;

/** The "A" of a logo is raised by less than this. Unit: em. Test: src/engine/cv/read/pdf/content-stream/text/tex-logos.test.ts. */
export const MAX_LOGO_RAISE_EM = 0.5;

/** The middle of an accent may lie so much beside its letter, which is then narrow: "í". Unit: em. Test: src/engine/cv/read/pdf/content-stream/text/run-builder.test.ts. */
export const MAX_ACCENT_OVERHANG_EM = 0.05;

/** Glyphs of one run are of one size. Unit: ratio of the size. Test: src/engine/cv/read/pdf/content-stream/text/run-builder.test.ts. */
export const MAX_RUN_SIZE_CHANGE = 0.05;

/** Text that is slanted by no more is horizontal: a scan that lies askew. Unit: degrees. Test: src/engine/cv/read/pdf/content-stream/text/run-builder.test.ts. */
export const MAX_SLANT_DEGREES = 3;

/** The outlines of a Type 3 font have at least so many units an em, those of a bitmap font fewer. Unit: units an em. Test: src/engine/cv/read/pdf/content-stream/fonts/fonts.test.ts. */
export const MIN_UNITS_PER_EM = 250;

/** And a whole number of them, but for rounding; a bitmap font has what its resolution gives. Unit: units an em. Test: src/engine/cv/read/pdf/content-stream/fonts/fonts.test.ts. */
export const MAX_UNITS_FRACTION = 0.01;

/** The em of a Type 3 font is no smaller, whatever its box says. Unit: ratio of the font size. Test: src/engine/cv/read/pdf/content-stream/fonts/fonts.test.ts. */
export const MIN_TYPE3_EM = 0.3;

/** Nor is it larger. Unit: ratio of the font size. Test: src/engine/cv/read/pdf/content-stream/fonts/fonts.test.ts. */
export const MAX_TYPE3_EM = 2;

/** Of more shapes a path is a drawing and no bullets. Unit: subpaths. Test: src/engine/cv/read/pdf/content-stream/paths.test.ts. */
export const MAX_BULLETS_OF_PATH = 4;

/** A bullet is as high as wide, but for so much. Unit: ratio of its width. Test: src/engine/cv/read/pdf/content-stream/paths.test.ts. */
export const MAX_BULLET_DISTORTION = 0.25;

/** A larger circle is a ground on which a number or an icon may stand. Unit: points. Test: src/engine/cv/read/pdf/content-stream/paths.test.ts. */
export const MAX_ROUND_SIZE = 12;

/** The points of a round corner lie outside of the ellipse that fits into the box, or nearly. Unit: ratio of its radius. Test: src/engine/cv/read/pdf/content-stream/paths.test.ts. */
export const MIN_CORNER_RADIUS_RATIO = 0.98;

/** A side of a box is drawn where the path runs along more than this part of it. Unit: ratio of the side. Test: src/engine/cv/read/pdf/content-stream/paths.test.ts. */
export const MIN_DRAWN_SIDE_RATIO = 0.5;

/** The middle of most letters lies so high over the baseline. Unit: em. Test: src/engine/cv/read/pdf/read-pdf.test.ts. */
export const GLYPH_MIDDLE_EM = 0.3;

/** Text is cut off where its middle lies further above or below the clipping path: the paths around lines are often too low. Unit: em. Test: src/engine/cv/read/pdf/read-pdf.test.ts. */
export const MAX_CUT_HEIGHT_EM = 0.5;
