/** Thresholds of lines: spaces, tabs, page numbers and rules within paragraphs. `bun run thresholds docx/lines` verifies the fixtures named. */

/** Height of a line. Unit: em. Test: src/engine/cv/read/docx/limits.test.ts. */
export const LINE_HEIGHT_EM = 1.2;

/** Word's tab stops where a paragraph sets none, half an inch. Unit: points. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const DEFAULT_TAB_POINTS = 36;

/** Width of a character on average: where text ends is known no better. Unit: em. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const CHARACTER_WIDTH_EM = 0.5;

/** Width of a space. Unit: em. Test: src/engine/cv/read/docx/limits.test.ts. */
export const SPACE_WIDTH_EM = 0.28;

/** Shorter words that are set letter by letter may be initials. Unit: letters. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const MIN_SPACED_LETTERS = 5;

/** More words around "1" and "3" are not those of a page number. Unit: words. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const MAX_PAGE_NUMBER_WORDS = 2;

/** A longer word does not stand for "page" in any language. Unit: letters. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const MAX_PAGE_WORD_LETTERS = 9;

/** An empty paragraph with a border is a rule below the line before it, if that is no longer. Unit: characters. Test: src/engine/cv/read/docx/read-docx.test.ts. */
export const MAX_RULED_CHARACTERS = 50;

/** A smaller empty paragraph is less than a blank line. Unit: points of its mark. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MIN_BLANK_LINE_POINTS = 6;

/** The space between text boxes counts as no more blank lines: a page is not always filled. Unit: lines. Test: src/engine/cv/read/docx/limits.test.ts. */
export const MAX_BOX_GAP_LINES = 3;
