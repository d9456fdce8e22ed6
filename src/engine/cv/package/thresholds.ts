/** Limits of what a file may cost: what needs more is refused as `too_large`; CVs stay far below. */

/** A Word file with pictures, headers and fonts has under 100. Unit: files of a ZIP. Test: src/engine/cv/package/zip-reader.test.ts. */
export const MAX_ZIP_ENTRIES = 1_000;

/** All that is unpacked of one file, 60 MB. Unit: bytes. Test: src/engine/cv/package/zip-reader.test.ts. */
export const MAX_UNPACKED_BYTES = 62_914_560;

/** The text of a thousand pages, 12 MB. Unit: bytes. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MAX_XML_PART_BYTES = 12_582_912;

/** A photo as a camera writes it, 12 MB. Unit: bytes. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MAX_PICTURE_BYTES = 12_582_912;

/** XML packs to a tenth, a bomb to a thousandth. Unit: unpacked bytes for each packed byte. Test: src/engine/cv/package/zip-reader.test.ts. */
export const MAX_DEFLATE_RATIO = 250;

/** Smaller parts of repeated markup may pack better than `MAX_DEFLATE_RATIO`, 2 MB. Unit: bytes. Test: src/engine/cv/package/zip-reader.test.ts. */
export const MIN_RATIO_BYTES = 2_097_152;

/** Trees are walked by recursive functions; Office files stay below 100. Unit: levels of nesting. Test: src/engine/cv/package/xml.test.ts. */
export const MAX_XML_DEPTH = 500;

/** The same for the parts of a Word file. Unit: levels of nesting. Test: src/engine/cv/package/word-xml.test.ts. */
export const MAX_WORD_XML_DEPTH = 400;

/** A tree of so many needs 1 GB. Unit: elements of a part. Test: src/engine/cv/package/word-xml.test.ts. */
export const MAX_WORD_XML_ELEMENTS = 2_500_000;

/** Far more than 500 pages have. Unit: paragraphs and table cells of a part. Test: src/engine/cv/package/word-xml.test.ts. */
export const MAX_WORD_XML_BLOCKS = 200_000;
