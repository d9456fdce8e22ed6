/** Thresholds of documents: language, letters, styles of lines. `bun run thresholds parse/1-document` verifies the fixtures named. */

/** `eld` reads no more; a longer text is sampled. Unit: characters. Fixtures: pdf-centred, pdf-side-titles-centred, scan-hybrid. */
export const MAX_SAMPLE_CHARACTERS = 1_000;

/** A CV is Japanese when this part of its letters is kanji and kana; the rest are Latin names. Unit: ratio of all letters. Fixtures: pdf-japanese-table, word-japanese-year-table. */
export const MIN_JAPANESE_RATIO = 0.2;

/** Text in kanji with fewer kana is Chinese that names a Japanese product. Unit: ratio of kanji and kana. Fixtures: pdf-japanese-table, word-japanese-year-table. */
export const MIN_KANA_RATIO = 0.08;

/** Letters of Latin script count less, for CVs in all scripts are full of Latin names. Unit: letters. Test: src/engine/cv/parse/1-document/language-detect.test.ts. */
export const WEIGHT_OF_LATIN = 0.6;

/** A Han or Hangul character is worth several letters. Unit: letters. Test: src/engine/cv/parse/1-document/language-detect.test.ts. */
export const WEIGHT_OF_IDEOGRAPH = 2.5;

/** A longer line with "Dear" or "Regards" is a sentence. Unit: characters. Fixtures: pdf-letter-first, word-letter-before. */
export const MAX_GREETING_CHARACTERS = 60;

/** In text of 10 points OCR takes print from 17 points on for a name; headings have up to 16. Unit: ratio to the body size. Test: src/engine/cv/parse/1-document/line-style.test.ts. */
export const MIN_NAME_RATIO = 1.7;

/** Print as large is a title's, under OCR. Unit: ratio to the body size. Test: src/engine/cv/parse/1-document/line-style.test.ts. */
export const MIN_TITLE_RATIO = 1.35;

/** Larger print stands out, under OCR, which measures sizes to a tenth at best. Unit: ratio to the body size. Test: src/engine/cv/parse/1-document/line-style.test.ts. */
export const MIN_DISTINCT_RATIO_OCR = 1.12;

/** Print of this size is body text, under OCR. Unit: ratio to the body size. Test: src/engine/cv/parse/1-document/line-style.test.ts. */
export const MIN_BODY_RATIO = 0.8;

/** In text of 10 points, print of 10.5 stands out; a rounded size of 10.2 does not. Unit: ratio to the body size. Test: src/engine/cv/parse/1-document/line-style.test.ts. */
export const MIN_DISTINCT_RATIO = 1.04;

/** A longer line is running text. Unit: characters. Fixtures: pdf-name-beside-address, pdf-pairs-side-by-side. */
export const MAX_UNWRAPPED_CHARACTERS = 130;

/** A line of as many words is running text. Unit: words. Fixtures: pdf-name-beside-address, pdf-pairs-side-by-side. */
export const MIN_PROSE_WORDS = 18;

/** A line of as many words that ends with a full stop is a sentence. Unit: words. Test: src/engine/cv/parse/1-document/line-style.test.ts. */
export const MIN_SENTENCE_WORDS = 6;

/** A number that is less surely a date is one of something else: "2000 units". Unit: confidence, 0 to 1. Fixtures: pdf-actual-text, pdf-agency-fields, pdf-arabic. */
export const SURE_DATE = 0.5;

/** Rows whose left edges differ by less are set alike. Unit: points. Test: src/engine/cv/parse/1-document/row.test.ts. */
export const ROW_INDENT_STEP = 6;

/** A label must be recognised at least this surely to name the field of its row: "Employer", "Dates (from – to)". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const SURE_LABEL = 0.8;

/** A year alone so far ahead of the last sure date of the CV is no date. Unit: years. Test: src/engine/cv/parse/3-entries/listed-heads.test.ts. */
export const MAX_YEARS_AHEAD = 10;

/** A period of months, or a month with its year, is surely a date; a year alone has 0.7. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/3-entries/listed-heads.test.ts. */
export const MIN_SURE_RANGE = 0.9;

/** A line, or a part of one, beside contact data is the city where a list knows it as one. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/layouts.test.ts. */
export const SURE_CITY = 0.6;

/** Fewer rows that end in a number are no table of contents. Unit: lines. Test: src/engine/cv/parse/1-document/contents.test.ts. */
export const MIN_CONTENTS_LINES = 3;

/** So many of its titles come back below: a heading may be worded otherwise there. Unit: ratio. Test: src/engine/cv/parse/1-document/contents.test.ts. */
export const MIN_CONTENTS_RATIO = 0.65;
