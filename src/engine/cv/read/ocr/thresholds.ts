/** Thresholds of words and lines as Tesseract reports them: what is text, what is left out, what was split. Confidences are Tesseract's, 0 to 100. */

/** A word read with less is text only where it looks like its neighbours (`isPlainWord`). Unit: confidence. Test: src/engine/cv/read/ocr/words.test.ts. */
export const MIN_WORD_CONFIDENCE = 20;

/** A word read with as much is text, whatever the rest of its line is. Unit: confidence. Test: src/engine/cv/read/ocr/words.test.ts. */
export const SURE_WORD_CONFIDENCE = 75;

/** A line read with less, without a sure word, is no text: a photo, a pattern. Unit: mean confidence. Test: src/engine/cv/read/ocr/words.test.ts. */
export const MIN_LINE_CONFIDENCE = 40;

/** Symbols without letters and digits need as much. Unit: confidence. Test: src/engine/cv/read/ocr/words.test.ts. */
export const MIN_SYMBOL_CONFIDENCE = 45;

/** A single character needs as much. Unit: confidence. Test: src/engine/cv/read/ocr/words.test.ts. */
export const MIN_CHARACTER_CONFIDENCE = 50;

/** A word that was joined from two gets at most this, and so is read again. Unit: confidence. Test: src/engine/adapters/tesseract/doubtful.test.ts. */
export const JOINED_WORD_CONFIDENCE = 49;

/** The parts of a mail address that was split stand as near. Unit: row heights. Test: src/engine/cv/read/ocr/words.test.ts. */
export const MAX_ADDRESS_GAP = 0.3;

/** A space between words is at most so wide. Unit: row heights. Test: src/engine/cv/read/ocr/words.test.ts. */
export const MAX_SPACE = 0.6;

/** Higher words are in a larger font than their row. Unit: row heights. Test: src/engine/cv/read/ocr/words.test.ts. */
export const MIN_LARGE_WORD_HEIGHT = 1.5;

/** Parts of one large word stand nearer than any space. Unit: heights of the word. Test: src/engine/cv/read/ocr/words.test.ts. */
export const MAX_GAP_WITHIN_WORD = 0.17;

/** Higher words of which Tesseract is not sure are pictures. Unit: row heights. Test: src/engine/cv/read/ocr/words.test.ts. */
export const MAX_WORD_HEIGHT = 2.5;

/** No character is wider. Unit: row heights. Test: tests/ocr/approval.slow.ts. */
export const MAX_CHARACTER_WIDTH = 1.5;

/** A higher symbol, or unsure word, is a border or a part of a picture. Unit: row heights. Test: src/engine/cv/read/ocr/words.test.ts. */
export const MAX_SYMBOL_HEIGHT = 1.5;

/** A bullet is lower. Unit: x-heights. Test: src/engine/cv/read/ocr/words.test.ts. */
export const MAX_BULLET_HEIGHT = 0.9;

/** A bullet is at most so many times as wide as high, or as high as wide. Unit: ratio. Test: src/engine/cv/read/ocr/words.test.ts. */
export const MAX_BULLET_ASPECT = 1.5;

/** In a word with as many digits, letters that look like digits are digits: "2Ol9". Unit: digits. Test: src/engine/cv/read/ocr/words.test.ts. */
export const MIN_DIGITS_OF_NUMBER = 3;

/** A letter that only few languages have counts as much as so many typical words. Unit: words. Test: src/engine/cv/read/ocr/language.test.ts. */
export const LETTER_WEIGHT = 0.5;

/** Side of the squares that the page is divided into when text is looked for that was not read. Unit: inches. Test: src/engine/cv/read/ocr/missed-text.test.ts. */
export const CELL_INCHES = 0.02;

/** Characters and words nearer to each other are one line. Unit: inches. Test: src/engine/cv/read/ocr/missed-text.test.ts. */
export const MAX_WORD_SPACE_INCHES = 0.12;

/** A lower shape is a ruling line or a speck. Unit: inches. Test: src/engine/cv/read/ocr/missed-text.test.ts. */
export const MIN_LINE_HEIGHT_INCHES = 0.07;

/** A higher shape is a picture. Unit: inches. Test: src/engine/cv/read/ocr/missed-text.test.ts. */
export const MAX_LINE_HEIGHT_INCHES = 0.4;

/** A narrower shape is a speck. Unit: inches. Test: src/engine/cv/read/ocr/missed-text.test.ts. */
export const MIN_LINE_WIDTH_INCHES = 0.12;

/** A line of text is at least so many times as wide as high. Unit: ratio. Test: tests/ocr/approval.slow.ts. */
export const MIN_LINE_ASPECT = 0.8;

/** A shape that covers more of a word than this is the border of the panel that the word stands on. Unit: ratio. Test: src/engine/cv/read/ocr/missed-text.test.ts. */
export const MAX_WORD_COVERED = 0.5;

/** More shapes are a picture or dirt. Unit: shapes. Test: tests/ocr/approval.slow.ts. */
export const MAX_MISSED_SHAPES = 60;

/** A page of more pixels is rendered at a lower resolution: an A1 poster at 300 dpi would not fit into the memory of the converter. Unit: pixels. Test: src/engine/adapters/tesseract/recognize.test.ts. */
export const MAX_PAGE_PIXELS = 25_000_000;

/** Beside a picture, fewer characters of a PDF page are a stamp or a page number and not its text. Unit: characters. Test: src/engine/cv/read/pdf/scanned.test.ts. */
export const MIN_PAGE_CHARACTERS = 40;

/** So many characters are the text of a page, whatever pictures it has. Unit: characters. Fixture: scan-hybrid. */
export const MIN_TEXT_PAGE_CHARACTERS = 300;

/** More characters without a meaning make the text layer doubtful. Unit: characters. Test: src/engine/cv/read/pdf/scanned.test.ts. */
export const MAX_UNDECODED_CHARACTERS = 20;

/** With more of them the text layer is garbage. Unit: ratio of the letters and digits. Test: src/engine/cv/read/pdf/scanned.test.ts. */
export const MAX_UNDECODED_RATIO = 0.3;

/** A page with a picture as large and hardly any text is a picture. Unit: ratio of the page area. Test: src/engine/cv/read/pdf/scanned.test.ts. */
export const MIN_PICTURE_RATIO = 0.1;

/** A picture as large beside some text may hold the rest of the text. Unit: ratio of the page area. Fixture: scan-hybrid. */
export const MIN_TEXT_PICTURE_RATIO = 0.3;

/** Text over a picture of this size stands on a background. Unit: square points. Test: src/engine/cv/read/pdf/scanned.test.ts. */
export const MIN_BACKGROUND_PICTURE_AREA = 50_000;

/** As much of the text of a page stands over pictures where they are a background, or a scan with a text layer. Unit: ratio. Fixture: pdf-scan-text-layer. */
export const MIN_TEXT_OVER_PICTURE_RATIO = 0.5;

/** Fewer words with missing letters are a slip of the font. Unit: words. Test: src/engine/cv/read/pdf/scanned.test.ts. */
export const MAX_BROKEN_WORDS = 5;

/** With more broken words the text layer is not what the page shows. Unit: ratio. Test: src/engine/cv/read/pdf/scanned.test.ts. */
export const MAX_BROKEN_WORD_RATIO = 0.05;

/** A recognised word whose middle lies so near to the text of the page is that text. Unit: points. Test: src/engine/cv/read/pdf/scanned.test.ts. */
export const MAX_TEXT_OVERLAP_GAP = 2;

/** More pages at once would need too much memory: a hundred take 400 MB. Unit: pages. Test: tests/ocr/approval.slow.ts. */
export const MAX_PAGES_AT_ONCE = 10;

/** A page of fewer characters may be a picture that was taken for text. Unit: letters and digits. Test: src/engine/cv/read/ocr/unsupported.test.ts. */
export const MIN_UNREADABLE_CHARACTERS = 200;

/** Text that is read with less is in a script that no data fits: Thai read as English has 37. Unit: mean confidence. Test: src/engine/cv/read/ocr/unsupported.test.ts. */
export const MAX_UNREADABLE_CONFIDENCE = 45;

/** As many words are typical of Russian where a text is in it. Unit: ratio. Test: src/engine/cv/read/ocr/unsupported.test.ts. */
export const MIN_RUSSIAN_WORD_RATIO = 0.05;

/** Pages are rendered for recognition at this resolution: capitals of 10 points are about 20 pixels high then. Unit: dots per inch. Test: src/engine/cv/read/pdf/read-pdf.test.ts. */
export const OCR_DPI = 200;

/** A page without text that has more is a picture made of them; with fewer it has a background. Unit: areas and lines. Test: src/engine/cv/read/pdf/read-pdf.test.ts. */
export const MAX_DECORATION_RULES = 300;

/** A longer word without a letter or digit is a line or a pattern that was read as text. Unit: characters. Test: src/engine/cv/read/ocr/words.test.ts. */
export const MAX_SYMBOL_CHARACTERS = 3;
