/** Thresholds of recognised text: what the sizes, weights, bullets and edges of words are. `bun run thresholds ocr/content --scans` verifies the fixtures named. */

/** A line along a dark panel, so near to its border, is that border and no ruling line. Unit: points. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MAX_PANEL_BORDER_GAP = 3;

/** A line that so many vertical lines meet is a row border of a table, also along a dark panel. Unit: lines. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MIN_COLUMN_BORDERS = 3;

/** Segments of one OCR line whose baselines differ more keep their own: a small note beside a large title. Unit: em of the smaller segment. Test: tests/ocr/approval.slow.ts. */
export const MAX_BASELINE_SHIFT_EM = 0.3;

/** The left sides of characters at one edge may differ so: "J" and "H". Unit: em. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MAX_EDGE_SPREAD_EM = 0.24;

/** Fewer lines that begin near each other make no edge. Unit: lines. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MIN_LINES_AT_EDGE = 3;

/** A wider gap within an OCR line is no space between words. Unit: em. Fixtures: scan-bilevel, scan-dark-band, scan-garbage-text. */
export const MIN_SEGMENT_GAP_EM = 1.1;

/** With fewer words the size that Tesseract measured for the row is asked too: the box of one word may hold more than the word. Unit: words. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MIN_WORDS_FOR_SIZE = 4;

/** A word measured so much larger than its row has a box that holds more than the word: the band it stands on, a line beside it. Unit: sizes of the row. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MAX_SIZE_OVER_ROW = 1.4;

/** Tesseract measures rows a little lower than the size of their font; no word is larger than so many rows. Unit: sizes of the row. Test: tests/ocr/approval.slow.ts. */
export const ROW_TO_FONT_SIZE = 1.15;

/** Measured sizes of one font size may differ so. Unit: ratio. Test: tests/ocr/approval.slow.ts. */
export const MAX_SIZE_SPREAD = 1.1;

/** The same for segments of few characters, and for segments below the body size, which head nothing. Unit: ratio. Test: tests/ocr/approval.slow.ts. */
export const MAX_SIZE_SPREAD_OF_FEW = 1.16;

/** The same for segments of words with a slash or bracket, which is higher in some fonts than in others: "05/2022". Unit: ratio. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MAX_SIZE_SPREAD_WITH_SLASHES = 1.45;

/** A segment of fewer characters is measured less surely. Unit: characters. Test: tests/ocr/approval.slow.ts. */
export const MIN_CHARACTERS_FOR_SIZE = 8;

/** Bold strokes are at least so many times as wide as those of the body. Unit: ratio. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MIN_BOLD_STROKE_RATIO = 1.17;

/** Strokes as wide are bold in any font. Unit: ratio. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const CLEARLY_BOLD_STROKE_RATIO = 1.34;

/** So many clearly bold words show how bold the bold font of a document is. Unit: words. Test: tests/ocr/approval.slow.ts. */
export const MIN_BOLD_WORDS = 6;

/** Within a line the weight changes where the stroke widths of two parts differ by more. Unit: stroke widths of the body. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MIN_WEIGHT_CHANGE = 0.24;

/** Words of fewer characters have too few strokes to measure. Unit: characters. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MIN_CHARACTERS_FOR_WEIGHT = 3;

/** A part of a line with fewer characters has to be clearly bold. Unit: characters. Test: tests/ocr/approval.slow.ts. */
export const MIN_CHARACTERS_OF_BOLD_PART = 5;

/** A document with fewer words shows no usual stroke width. Unit: words. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MIN_WORDS_FOR_WEIGHT = 20;

/** The blur of a scan widens each stroke by as much, whatever its size. Unit: ratio of a stroke of the body. Test: tests/ocr/approval.slow.ts. */
export const BLUR_RATIO = 0.2;

/** No bullet and no speck is higher or wider. Unit: em. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MAX_DOT_EM = 0.45;

/** A dot is at most so many times as high as wide, or as wide as high. Unit: ratio. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MAX_DOT_ASPECT = 1.6;

/** The middle of a bullet stands at least so far above the baseline: a full stop is lower. Unit: em. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MIN_DOT_MIDDLE_EM = 0.1;

/** The middle of a bullet stands at most so far above the baseline: an apostrophe is higher. Unit: em. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MAX_DOT_MIDDLE_EM = 0.5;

/** A bullet stands so far from the words beside it. Unit: em. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MIN_DOT_GAP_EM = 0.1;

/** A symbol with a narrower gap to one neighbour belongs to it. Unit: em. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MAX_SYMBOL_GAP_EM = 0.55;

/** "&" and "/" between two words of a heading with letter spacing stand so far from both at most. Unit: em. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MAX_JOINING_SYMBOL_GAP_EM = 1.1;

/** A dash so far before the first word is an item marker. Unit: em. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MAX_DASH_GAP_EM = 2;

/** A comma or quotation mark further from both neighbours is a speck. Unit: em. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MAX_PUNCTUATION_GAP_EM = 0.2;

/** A vertical stroke whose ends differ less from those of the capitals beside it is the letter "I". Unit: ratio of the height of the word. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MAX_CAPITAL_HEIGHT_DIFFERENCE = 0.06;

/** A higher symbol is an icon or a part of a picture. Unit: em. Test: tests/ocr/approval.slow.ts. */
export const MAX_SYMBOL_HEIGHT_EM = 1.3;

/** Two letters no wider than so many heights are one blot: a bullet that was read as "eo". Unit: widths per height. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MAX_BLOT_ASPECT = 1.2;

/** A dot is never read as a letter with more confidence; "e" and the Cyrillic "з" are. Unit: confidence of 0 to 100. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MAX_DOT_CONFIDENCE = 90;

/** Two characters read with less may be an icon, or no text. Unit: confidence of 0 to 100. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MIN_SHORT_WORD_CONFIDENCE = 60;

/** An icon is drawn with strokes so many times as wide as the text beside it. Unit: ratio. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MIN_ICON_STROKE_RATIO = 1.4;

/** The filled dots of a timeline have strokes so many times as wide as the text of the page; bold text stays below. Unit: ratio. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MIN_BLOT_STROKE_RATIO = 2.2;

/** The text of a list item stands so far behind its marker. Unit: em. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MIN_MARKER_GAP_EM = 0.3;

/** Item markers below each other begin within as much. Unit: em. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MAX_MARKER_SPREAD_EM = 0.3;

/** The texts of list items below each other begin within as much. Unit: em. Test: src/engine/cv/read/ocr/content/content.test.ts. */
export const MAX_ITEM_SPREAD_EM = 0.4;

/** A bullet that is a segment of its own and the text of its item have baselines that differ less. Unit: em of the text. Test: tests/ocr/approval.slow.ts. */
export const MAX_LONE_BULLET_SHIFT_EM = 0.6;

/** The text of its item stands so near to it. Unit: em of the text. Test: tests/ocr/approval.slow.ts. */
export const MAX_LONE_BULLET_GAP_EM = 3;
