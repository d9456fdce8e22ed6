/** Thresholds of recognition: which language and orientation a page has, and what is read a second time. Confidences are Tesseract's, 0 to 100. */

/** A smaller image has no line of text, and Tesseract refuses it. Unit: pixels. Test: src/engine/adapters/tesseract/recognize.test.ts. */
export const MIN_IMAGE_PIXELS = 20;

/** An image from this ratio of the reading resolution upwards is not enlarged: that would blur it. Unit: ratio. Test: tests/ocr/approval.slow.ts. */
export const MIN_UNSCALED_RATIO = 0.75;

/** An image up to this ratio of the reading resolution is not reduced. Unit: ratio. Test: tests/ocr/approval.slow.ts. */
export const MAX_UNSCALED_RATIO = 1.15;

/** A strip read with as much is in the script of the data; in a wrong script it stays below 60. Unit: confidence. Test: tests/ocr/scans.slow.ts. */
export const MIN_SCRIPT_CONFIDENCE = 68;

/** The best script of a strip in the right orientation is above this, that of one upside down below. Unit: confidence. Test: tests/ocr/scans.slow.ts. */
export const MIN_ORIENTATION_CONFIDENCE = 50;

/** A strip with fewer characters does not settle the script. Unit: characters. Test: tests/ocr/scans.slow.ts. */
export const MIN_STRIP_CHARACTERS = 100;

/** As many of the words are typical of a language where a text is in it. Unit: ratio. Test: tests/ocr/scans.slow.ts. */
export const MIN_TYPICAL_WORD_RATIO = 0.04;

/** A page is read again in another language where that leads the next one by as much. Unit: ratio. Test: tests/ocr/scans.slow.ts. */
export const MIN_LANGUAGE_LEAD = 0.3;

/** A page read with less, in the orientation of the page before, may be upside down. Unit: mean confidence. Test: tests/ocr/scans.slow.ts. */
export const DOUBTFUL_PAGE_CONFIDENCE = 60;

/** A second reading counts though it is worse by as much: it is in the right language. Unit: mean confidence. Test: tests/ocr/scans.slow.ts. */
export const MAX_CONFIDENCE_LOSS = 3;

/** The lines of a page in this orientation show so well, compared to the other, that it may be upright. Unit: ratio. Test: tests/ocr/scans.slow.ts. */
export const MIN_UPRIGHTNESS = 0.8;

/** Words of as many characters show which way a line runs. Unit: characters. Test: tests/ocr/scans.slow.ts. */
export const MIN_LONG_WORD_CHARACTERS = 4;

/** More of the long words are higher than wide where the lines run down the page. Unit: ratio. Test: tests/ocr/scans.slow.ts. */
export const MAX_VERTICAL_WORD_RATIO = 0.5;

/** A shorter word is no address. Unit: characters. Test: src/engine/adapters/tesseract/doubtful.test.ts. */
export const MIN_ADDRESS_CHARACTERS = 8;

/** An address that was read with more stays. Unit: confidence. Test: src/engine/adapters/tesseract/doubtful.test.ts. */
export const MIN_ADDRESS_CONFIDENCE = 90;

/** A word read with less is read again. Unit: confidence. Test: src/engine/adapters/tesseract/doubtful.test.ts. */
export const MIN_SURE_CONFIDENCE = 50;

/** What is read with less beside a single word is noise. Unit: confidence. Test: tests/ocr/approval.slow.ts. */
export const MIN_NOISE_CONFIDENCE = 20;

/** Background left around a word that is read alone. Unit: pixels. Test: tests/ocr/approval.slow.ts. */
export const WORD_PADDING_PIXELS = 6;

/** A line that Tesseract left out counts where it is read with as much. Unit: mean confidence. Test: tests/ocr/approval.slow.ts. */
export const MIN_MISSED_LINE_CONFIDENCE = 60;

/** No strip in Latin, Greek or Cyrillic script is read in its script with less; in a wrong script hardly any reaches it. Unit: confidence. Test: tests/ocr/scans.slow.ts. */
export const MIN_KNOWN_SCRIPT_CONFIDENCE = 60;

/** Chinese data reads a strip in Chinese characters with as much; one in Hangul stays below. Unit: confidence. Test: tests/ocr/scans.slow.ts. */
export const MIN_HAN_CONFIDENCE = 65;

/** Thai data reads any strip, with up to 78. Unit: confidence. Test: tests/ocr/scans.slow.ts. */
export const MIN_THAI_CONFIDENCE = 80;

/** As much of a strip is in the script of the language. Unit: ratio of the letters and digits. Test: tests/ocr/scans.slow.ts. */
export const MIN_SCRIPT_RATIO = 0.4;

/** Characters of a horizontal row that Tesseract took for lines of vertical text stand so near to each other. Unit: heights of the character. Test: tests/ocr/approval.slow.ts. */
export const MAX_SPLIT_LINE_GAP = 1;

/** Characters of Chinese or Japanese with a narrower gap stand together. Unit: heights of the character. Fixture: scan-japanese. */
export const MAX_IDEOGRAPH_GAP = 0.6;
