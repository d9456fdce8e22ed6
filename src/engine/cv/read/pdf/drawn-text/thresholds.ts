/** Thresholds of text that a page draws as outlines or shows in pictures. `bun run thresholds pdf/drawn-text --tests` verifies the tests named. */

/** Lower shapes are dots and strokes, and no capital. Unit: points. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const MIN_GLYPH_HEIGHT = 3;

/** Higher shapes are pictures, and no glyph of a CV. Unit: points. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const MAX_GLYPH_HEIGHT = 40;

/** Wider rectangles are bars and backgrounds. Unit: ratio of width to height. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const MAX_GLYPH_ASPECT = 1.5;

/** Glyphs of a line overlap at least so far; of descenders and quotation marks less. Unit: ratio to the lower one. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const MIN_LINE_OVERLAP_RATIO = 0.3;

/** Between two outlines a space and some glyphs that are drawn as plain areas ("l", "I") may stand. Unit: ratio to the height of the line. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const MAX_OUTLINE_GAP_RATIO = 2.5;

/** A round or rectangular shape farther off is a mark of a rating beside a word and no "o" or "B" in it. Unit: ratio to the height of the line. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const MAX_PLAIN_GAP_RATIO = 0.6;

/** Fewer outlines in a row are an icon or a signature. Unit: outlines. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const MIN_LINE_OUTLINES = 3;

/** As many subpaths in one path that is much wider than high are a word in one path. Unit: subpaths. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const MIN_WORD_SUBPATHS = 4;

/** A word in one path is at least so wide. Unit: ratio to its height. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const MIN_WORD_ASPECT = 2;

/** Shapes whose widths and heights differ by less are stars or boxes of a rating: glyphs of a word are not all of one width. Unit: ratio to the largest. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const MIN_SIZE_DIFFERENCE_RATIO = 0.1;

/** More shapes that lie over the one before are strokes of a chart. Unit: ratio of the shapes. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const MAX_OVERLAID_RATIO = 0.2;

/** So far above and below a line the picture of the page is read: ascenders and descenders. Unit: ratio to the height of the line. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const LINE_PADDING_RATIO = 0.5;

/** So far beside a line it is read: an "L" or "I" at its end may be drawn as bars, which are no outlines. Unit: ratio to the height of the line. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const SIDE_PADDING_RATIO = 1;

/** Lines with fewer outlines ("R", "Go") are read where they stand this close to one with more. Unit: ratio to the height of the line. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const MAX_LINE_DISTANCE_RATIO = 3;

/** Smaller pictures are icons, logos and portraits: not worth a second of recognition each. Unit: square points. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const MIN_PICTURE_AREA = 12_000;

/** Larger pictures are the background of the page. Unit: ratio to the area of the page. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const MAX_PICTURE_AREA_RATIO = 0.6;

/** Less of one brightness is a photo: text stands on a uniform background. Unit: ratio of the pixels. Test: src/engine/cv/read/pdf/drawn-text/read-drawn-text.test.ts. */
export const MIN_BACKGROUND_RATIO = 0.5;

/** Pixels that differ by less have the brightness of the background. Unit: levels, 0 to 255. Test: src/engine/cv/read/pdf/drawn-text/read-drawn-text.test.ts. */
export const BACKGROUND_LEVELS = 16;

/** A picture with fewer words is a logo, a stamp or a signature. Unit: words. Test: src/engine/cv/read/pdf/drawn-text/read-drawn-text.test.ts. */
export const MIN_PICTURE_WORDS = 5;

/** Words of a picture that are read with less confidence are shapes that look like some. Unit: confidence, 0 to 100. Test: src/engine/cv/read/pdf/drawn-text/read-drawn-text.test.ts. */
export const MIN_PICTURE_WORD_CONFIDENCE = 60;

/** Text of a page that tells its language. Unit: characters. Test: src/engine/cv/read/pdf/drawn-text/read-drawn-text.test.ts. */
export const MIN_LANGUAGE_CHARACTERS = 100;

/** So much of the text is in another script than Latin where that is the script of the CV. Unit: ratio of the letters. Test: src/engine/cv/read/pdf/drawn-text/read-drawn-text.test.ts. */
export const MIN_OTHER_SCRIPT_RATIO = 0.3;

/** More pages take too long; what is drawn on the others stays unread. Unit: pages. Test: src/engine/cv/read/pdf/drawn-text/read-drawn-text.test.ts. */
export const MAX_DRAWN_PAGES = 10;

/** A page with more outlines, rules and dots is an illustration, and to look at each would take too long. Unit: shapes. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const MAX_SHAPES = 4_000;

/** A shape lies over the one before it where more of the narrower one is covered; the glyphs of slanted letters overlap less. Unit: ratio of the width. Test: src/engine/cv/read/pdf/drawn-text/drawn-text.test.ts. */
export const MIN_OVERLAID_WIDTH_RATIO = 0.5;
