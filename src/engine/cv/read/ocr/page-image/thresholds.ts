/** Thresholds of page images: what is background, text, ruling line and bullet. Lengths are of the page, so they hold at any resolution. */

/** A cleaned page has a white background; darker pixels are foreground. Unit: grey level. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const FOREGROUND = 128;

/** Ruling lines are often grey, or thinner than a pixel: a long straight line may be as pale. Unit: grey level. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const RULE_FOREGROUND = 205;

/** A dark panel fills so much of its rectangle; a photo or a blot fills less. Unit: ratio. Test: src/engine/cv/read/ocr/page-image/pixels/components.test.ts. */
export const MIN_PANEL_FILL = 0.85;

/** Darker pixels may be a dark background. Unit: grey level. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const DARK_BACKGROUND = 110;

/** A component with more of the brightness of the page around it is a grey band in a shadow. Unit: ratio. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const MAX_DARK_BRIGHTNESS_RATIO = 0.5;

/** How far around a component the brightness of the page is measured. Unit: inches. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const NEIGHBOURHOOD_INCHES = 0.5;

/** Dark components that are narrower are strokes of characters or ruling lines. Unit: inches. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const MAX_STROKE_INCHES = 0.06;

/** Light text on a dark background is closed up to this stroke width. Unit: inches. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const MAX_LIGHT_STROKE_INCHES = 0.3;

/** So much of a dark background is dark: light text covers less than the rest. Unit: ratio. Fixture: scan-dark-band. */
export const MIN_DARK_RATIO = 0.6;

/** Large bold characters that the closing joined are less dark than this, and have gaps (`MAX_TEXT_FILL`). Unit: ratio. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const MAX_TEXT_DARK_RATIO = 0.75;

/** Large bold characters that the closing joined fill less of their rectangle. Unit: ratio. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const MAX_TEXT_FILL = 0.6;

/** A dark background with text on it, a tag of one word, is at least so high and twice as wide. Unit: inches. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const MIN_DARK_BACKGROUND_INCHES = 0.13;

/** A pixel that is so much darker or lighter than all its neighbours is a speckle: strokes and their edges have neighbours of their kind. Unit: grey levels. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const MIN_SPECKLE_CONTRAST = 10;

/** Clean scans have fewer speckles. Unit: ratio of pixels. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const MAX_CLEAN_SPECKLE_RATIO = 0.0012;

/** Pixels from this ratio of the background brightness upwards become white. Unit: ratio. Test: tests/ocr/scans.slow.ts. */
export const WHITE_RATIO = 0.92;

/** A darker background is a picture; it is not made white. Unit: grey level. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const MIN_BACKGROUND = 60;

/** No scan leans further. Unit: degrees. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const MAX_SKEW_DEGREES = 5;

/** Darker pixels of the reduced page count as foreground when its skew is measured. Unit: grey level. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const SKEW_FOREGROUND = 160;

/** With fewer foreground pixels a page has no lines to measure. Unit: pixels at 75 dpi. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const MIN_SKEW_PIXELS = 50;

/** The profile at the best angle has to be so much sharper than that at 0, or the page stays as it is. Unit: ratio. Test: tests/ocr/approval.slow.ts. */
export const MIN_SKEW_GAIN = 1.02;

/** Height of the strip that language and orientation are told from, two or three lines: 150 characters tell them as surely as 300. Unit: ratio of the page height. Test: tests/ocr/scans.slow.ts. */
export const TEXT_STRIP_RATIO = 0.03;

/** A step from light to dark between neighbouring columns. Unit: grey levels. Test: tests/ocr/scans.slow.ts. */
export const MIN_STROKE_CONTRAST = 80;

/** The strip is extended by at most so much to end between two lines. Unit: pixels. Test: tests/ocr/scans.slow.ts. */
export const MAX_STRIP_EXTENSION_PIXELS = 50;

/** So many words of one line with the same top and height have the box of their row. Unit: words. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MIN_WORDS_OF_ROW = 3;

/** Empty rows of pixels within a word: below the dot of an "i". Unit: ratio of the row height. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MAX_GAP_IN_WORD = 0.16;

/** A shorter horizontal line is a dash or an underlined word. Unit: points. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MIN_RULE_LENGTH = 50;

/** A thicker line is a bar or the edge of a picture. Unit: points. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MAX_RULE_THICKNESS = 3;

/** A thicker line with nothing around it is a bar, as beside headings. Unit: points. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MIN_BAR_THICKNESS = 1.8;

/** A thicker bar is a band with text on it. Unit: points. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MAX_BAR_THICKNESS = 12;

/** A bar fills so much of its rectangle; the strokes of a large heading fill less. Unit: ratio. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MIN_BAR_FILL = 0.85;

/** So much of the pixels close around a bar may be foreground; strokes of characters are connected with others. Unit: ratio. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MAX_FOREGROUND_AROUND_BAR = 0.02;

/** How far around a bar is looked. Unit: points. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const BAR_MARGIN = 1;

/** How far above and below a pale line is looked. Unit: points. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const RULE_MARGIN = 1.5;

/** So much of the row above and below a pale line may be foreground; a blurred row of small bold characters has more. Unit: ratio. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MAX_FOREGROUND_BESIDE_RULE = 0.1;

/** Parts of one horizontal line may lie so far apart. Unit: points. Test: tests/ocr/approval.slow.ts. */
export const MAX_RULE_GAP = 2;

/** A shorter vertical line is the stroke of a character, unless it meets a horizontal line. Unit: points. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MIN_VERTICAL_LENGTH = 60;

/** Minimum length of a vertical line with one end on a horizontal line. Unit: points. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MIN_VERTICAL_LENGTH_ON_RULE = 24;

/** Minimum length of a vertical line between two horizontal lines: the row of a table. Unit: points. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MIN_VERTICAL_LENGTH_BETWEEN_RULES = 9;

/** Parts of one vertical line may lie so far apart, and so far beside it is looked. Unit: points. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const VERTICAL_MARGIN = 2;

/** A vertical line ends on a horizontal one where they come so near. Unit: points. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MAX_CORNER_GAP = 2;

/** The corners of a frame may be as round. Unit: points. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MAX_CORNER_RADIUS = 12;

/** So much of the columns beside a vertical line may be foreground; beside the edge of a picture it is more. Unit: ratio. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MAX_FOREGROUND_BESIDE_VERTICAL = 0.25;

/** The two sides of a frame begin and end at the same height, within as much. Unit: points. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MAX_FRAME_SHIFT = 4;

/** A narrower frame holds no text. Unit: points. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MIN_FRAME_WIDTH = 60;

/** More vertical lines are a pattern; comparing all with all would take too long. Unit: lines. Test: src/engine/cv/read/ocr/page-image/vertical-lines.test.ts. */
export const MAX_VERTICAL_LINES = 120;

/** A bullet is at least so large. Unit: em. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MIN_BULLET_EM = 0.1;

/** A bullet is at most so large. Unit: em. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MAX_BULLET_EM = 0.55;

/** White before and behind a bullet. Unit: em. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MIN_BULLET_GAP_EM = 0.2;

/** A bullet stands at most so far before its text. Unit: em. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MAX_BULLET_DISTANCE_EM = 2.4;

/** A bullet fills so much of its rectangle. Unit: ratio. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MIN_BULLET_FILL = 0.55;

/** A bullet is at most so many times as wide as high, or as high as wide. Unit: ratio. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MAX_BULLET_ASPECT = 1.7;

/** Bullets below each other begin within as much; a single one is dirt. Unit: points. Test: src/engine/cv/read/ocr/page-image/ruling-lines.test.ts. */
export const MAX_BULLET_SHIFT = 1.5;

/** Words of one line that are further apart begin a text of their own, which may have a bullet. Unit: heights of the word. Test: tests/ocr/approval.slow.ts. */
export const MAX_WORD_GAP_HEIGHTS = 1.5;

/** Darker pixels are no paper: a photo, a panel or text. Unit: ratio of the paper's brightness. Test: src/engine/cv/read/ocr/page-image/photo-region.test.ts. */
export const MAX_TONE_RATIO = 0.88;

/** Shapes that are lower, lines of text, are no part of a photo. Unit: inches. Test: src/engine/cv/read/ocr/page-image/photo-region.test.ts. */
export const MAX_LINE_OF_TEXT_INCHES = 0.2;

/** A narrower picture is an icon. Unit: inches. Test: src/engine/cv/read/ocr/page-image/photo-region.test.ts. */
export const MIN_PHOTO_INCHES = 0.47;

/** A wider picture is no photo of a person. Unit: inches. Test: src/engine/cv/read/ocr/page-image/photo-region.test.ts. */
export const MAX_PHOTO_INCHES = 2.8;

/** A photo is at least so many times as high as wide. Unit: ratio. Test: src/engine/cv/read/ocr/page-image/photo-region.test.ts. */
export const MIN_PHOTO_ASPECT = 0.85;

/** A photo is at most so many times as high as wide. Unit: ratio. Test: src/engine/cv/read/ocr/page-image/photo-region.test.ts. */
export const MAX_PHOTO_ASPECT = 1.75;

/** A photo fills so much of its rectangle, round ones too. Unit: ratio. Test: src/engine/cv/read/ocr/page-image/photo-region.test.ts. */
export const MIN_PHOTO_FILL = 0.7;

/** A photo begins above this. Unit: ratio of the page height. Test: src/engine/cv/read/ocr/page-image/photo-region.test.ts. */
export const MAX_PHOTO_TOP_RATIO = 0.5;

/** Four of 32 grey levels make up more of a panel, a logo or a paragraph. Unit: ratio of the pixels. Test: src/engine/cv/read/ocr/page-image/photo-region.test.ts. */
export const MAX_COMMON_TONE_RATIO = 0.6;

/** The skew of a page is measured at this resolution; a finer one only takes longer. Unit: dots per inch. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const SKEW_DPI = 75;

/** The skew is looked for in steps as large, and then around the best of them. Unit: degrees. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const COARSE_SKEW_STEP = 0.5;

/** Around the best coarse step the skew is looked for in steps as large. Unit: degrees. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const FINE_SKEW_STEP = 0.1;

/** Whether a page lies on its side is judged with its lines at a skew of up to this. Unit: degrees. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const MAX_UPRIGHT_SKEW = 4;

/** The background is measured at this resolution: strokes of text are a pixel or less then. Unit: dots per inch. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const BACKGROUND_DPI = 50;

/** Side of the squares that the background is measured in: smaller ones are filled by large letters. Unit: pixels at `BACKGROUND_DPI`. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const BACKGROUND_CELL = 8;

/** The background of a square is this quantile of its brightness: dense text covers less than that. Unit: ratio of pixels. Test: src/engine/cv/read/ocr/page-image/image.test.ts. */
export const BACKGROUND_QUANTILE = 0.75;
