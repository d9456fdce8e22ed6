/** Shorter quotes ("2019", "C#") stand in lines of any kind and say nothing about one. Unit: characters without spaces. Test: src/engine/cv/preserve/withheld.test.ts. */
export const MIN_ENTRY_QUOTE_CHARS = 6;

/** Forms within forms: more are a loop. Unit: levels. Test: src/engine/cv/preserve/pdf/page-operators.test.ts. */
export const MAX_FORM_DEPTH = 16;

/** A page with more is kept as a picture. Unit: operators. Test: src/engine/cv/preserve/pdf/page-operators.test.ts. */
export const MAX_PAGE_OPERATORS = 2_000_000;

/** A glyph may stand this far outside of the box of its line: boxes are rounded. Unit: points. Test: src/engine/cv/preserve/pdf/locate.test.ts. */
export const PRINT_MARGIN_PT = 1;

/** Glyphs drawn again for a bold face are shifted by less. Unit: em. Test: src/engine/cv/preserve/pdf/locate.test.ts. */
export const MAX_DUPLICATE_SHIFT_EM = 0.08;

/** And by less than this part of their width: the slashes of "//" stand close. Unit: ratio. Test: src/engine/cv/preserve/pdf/locate.test.ts. */
export const MAX_DUPLICATE_SHIFT = 0.25;

/** An icon stands closer to its text. Unit: em. Test: src/engine/cv/preserve/pdf/locate.test.ts. */
export const MAX_ICON_GAP_EM = 1.8;

/** Shorter words may stand anywhere in a line by chance. Unit: characters. Test: src/engine/cv/preserve/pdf/locate.test.ts. */
export const MIN_WORD_CHARS = 3;

/** A line whose middle is this close to that of the page is centred. Unit: points. Test: src/engine/cv/preserve/pdf/locate.test.ts. */
export const CENTER_TOLERANCE_PT = 4;

/** Small print is legible, and a page of text has some 300 KB. Unit: dots per inch. Test: src/engine/cv/preserve/pdf/picture-page.test.ts. */
export const PAGE_PICTURE_DPI = 150;

/** Channels of a grey pixel differ by no more, as scanners write it. Unit: levels of 256. Test: src/engine/cv/preserve/pdf/picture-page.test.ts. */
export const GRAY_TOLERANCE = 6;

/** A drawn picture is the photo that was found where they share more of their area. Unit: ratio of the common to the whole area. Test: src/engine/cv/preserve/pdf/redact-pdf.test.ts. */
export const MIN_SAME_PICTURE = 0.6;

/** A thicker bar is a part of the layout. Unit: points. Test: src/engine/cv/preserve/pdf/redact-pdf.test.ts. */
export const MAX_UNDERLINE_PT = 2;

/** The line under a text may touch its baseline from above. Unit: em. Test: src/engine/cv/preserve/pdf/redact-pdf.test.ts. */
export const UNDERLINE_ABOVE_EM = 0.05;

/** It stands no lower than this below the baseline: a ruling line does. Unit: em. Test: src/engine/cv/preserve/pdf/redact-pdf.test.ts. */
export const UNDERLINE_BELOW_EM = 0.3;

/** A line with less text over it is a rule of the layout, which reaches across the page. Unit: ratio of the line's width. Test: src/engine/cv/preserve/pdf/redact-pdf.test.ts. */
export const MIN_UNDERLINED = 0.7;

/** Between the edge of the paper and the letterhead: printers leave less than that blank. Unit: points. Test: src/engine/cv/preserve/pdf/letterhead.test.ts. */
export const LETTERHEAD_EDGE_PT = 24;

/** The line of the header with its leading. Unit: points. Test: src/engine/cv/preserve/pdf/letterhead.test.ts. */
export const LETTERHEAD_TEXT_PT = 14;

/** A line of the footer, which is smaller. Unit: points. Test: src/engine/cv/preserve/pdf/letterhead.test.ts. */
export const FOOTER_LINE_PT = 12;

/** Between the letterhead and the page below it. Unit: points. Test: src/engine/cv/preserve/pdf/letterhead.test.ts. */
export const LETTERHEAD_GAP_PT = 6;

/** A page is not made smaller than that: its text could not be read. Unit: ratio. Test: src/engine/cv/preserve/pdf/letterhead.test.ts. */
export const MIN_PAGE_SCALE = 0.75;

/** A quote that is less of a line, such as the town of a job, does not make the line one of an entry. Unit: ratio of characters. Test: src/engine/cv/preserve/withheld.test.ts. */
export const MIN_ENTRY_RATIO = 0.5;

/** Letters of one printed line differ less in their baselines: raised and lowered ones do. Unit: em. Test: src/engine/cv/preserve/pdf/locate.test.ts. */
export const SAME_LINE_EM = 0.45;

/** The print of a word reaches beyond its box where it is blurred. Unit: points. Test: src/engine/cv/preserve/pdf/scan.test.ts. */
export const WORD_MARGIN_PT = 1.5;

/** A recognised word belongs to a line that is closer: boxes of lines are levelled, and those of words are not. Unit: points. Test: src/engine/cv/preserve/pdf/scan.test.ts. */
export const MAX_ROW_DISTANCE_PT = 14;

/** "Numéro de téléphone :" has three words. Unit: words. Test: src/engine/cv/preserve/trim-cuts.test.ts. */
export const MAX_LABEL_WORDS = 4;

/** Taking something out may show more: a line that is read otherwise without its name. Unit: times that a CV is read and searched again. Test: src/engine/cv/preserve/preserve-pdf.test.ts. */
export const MAX_ROUNDS = 3;

/** What is left has not moved: numbers in a content stream are rounded. Unit: points. Test: src/engine/cv/preserve/pdf/redact-pdf.test.ts. */
export const MAX_SHIFT_PT = 0.5;

/** Letters of a line have different widths: beside its share of a line this much more is covered on each side. Unit: average letters. Test: src/engine/cv/preserve/pdf/locate.test.ts. */
export const COVERED_LETTERS = 1.5;

/** Print reaches above and below the box of its line, on each side. Unit: ratio of the height of the box. Test: src/engine/cv/preserve/pdf/locate.test.ts. */
export const COVERED_HEIGHT = 0.5;

/** And to its left and right. Unit: points. Test: src/engine/cv/preserve/pdf/locate.test.ts. */
export const COVERED_SIDE_PT = 2;

/** From the top of the tallest letter to the foot of the deepest. Unit: em. Test: src/engine/cv/preserve/pdf/redact-pdf.test.ts. */
export const GLYPH_HEIGHT_EM = 1.3;

/** Arrays and dictionaries within each other: more are an attack. Unit: levels. Test: src/engine/cv/preserve/pdf/content-tokens.test.ts. */
export const MAX_NESTING = 64;

/** No operator and no number of a content stream is longer. Unit: bytes. Test: src/engine/cv/preserve/pdf/content-tokens.test.ts. */
export const MAX_WORD_BYTES = 4096;

/** Behind the end of an inline picture stands text; behind bytes of it that look like its end stand others. Unit: bytes. Test: src/engine/cv/preserve/pdf/content-tokens.test.ts. */
export const LOOK_AHEAD_BYTES = 10;

/** The line that says what was withheld, with all groups and in any language. Unit: lines. Test: src/engine/cv/preserve/pdf/letterhead.test.ts. */
export const NOTICE_LINES = 2;

/** A cell beside a label goes wherever it stands alone from so many on: "M" may be anything. Unit: characters without spaces. Test: src/engine/cv/preserve/preserve-docx.test.ts. */
export const MIN_CELL_CHARS = 4;

/** "Institution 3" in the place of a name of four letters would be smaller, which nobody reads. Unit: ratio to the size of the text. Test: src/engine/cv/preserve/preserve-pdf.test.ts. */
export const MIN_REPLACEMENT_SCALE = 0.6;

/** An icon whose text did not fit beside it stands so far above it: "✉", and the address in the next line. Unit: em. Test: src/engine/cv/preserve/pdf/locate.test.ts. */
export const MAX_ICON_ABOVE_EM = 1.6;
