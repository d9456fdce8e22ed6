/** Thresholds of custom templates: autofit, and the bounds of what is checked. `bun run thresholds render/custom --tests` verifies them. */

/** Text of a slide is not shrunk further: nobody could read it. Unit: percent of the font size. Test: src/engine/cv/render/custom/thresholds.test.ts. */
export const MIN_AUTOFIT_PERCENT = 40;

/** The steps in which text is shrunk. Unit: percent of the font size. Test: src/engine/cv/render/custom/thresholds.test.ts. */
export const AUTOFIT_STEP_PERCENT = 5;

/** The height of a line of text. Unit: em. Test: src/engine/cv/render/custom/thresholds.test.ts. */
export const LINE_HEIGHT_EM = 1.2;

/** Shrunk text is set with less space between its lines. Unit: factor on the line height. Test: src/engine/cv/render/custom/thresholds.test.ts. */
export const SHRUNK_LINE_FACTOR = 0.9;

/** Lines break at words and so are not filled to their end. Unit: factor on the width of the text. Test: src/engine/cv/render/custom/thresholds.test.ts. */
export const LINE_BREAK_FACTOR = 1.06;

/** The text of a table counts as set in DejaVu Sans, the widest font that stands for others. Unit: factor on the average width of letters. Test: src/engine/cv/render/custom/long-tables.test.ts. */
export const TABLE_LETTERS = 1.2;

/** The rows of a table end above the foot of a slide, where its number and footer are. Unit: ratio of the height of a slide. Test: src/engine/cv/render/custom/long-tables.test.ts. */
export const MIN_FOOT_RATIO = 0.08;

/** More problems of one part are not read, and a hostile file could have a million. Unit: problems. Test: src/engine/cv/render/custom/thresholds.test.ts. */
export const MAX_PROBLEMS = 50;

/** Each loop in another multiplies the work. Unit: loops and conditions. Test: src/engine/cv/render/custom/thresholds.test.ts. */
export const MAX_LOOP_DEPTH = 8;

/** A template that is larger has pictures that make every document slow. Unit: bytes. Test: src/engine/cv/render/custom/thresholds.test.ts. */
export const MAX_FILE_BYTES = 20_971_520;

/** How much higher than its box a text may be estimated before a template is warned of: line breaks are not known. Unit: factor on the height. Test: src/engine/cv/render/custom/find-overfull.test.ts. */
export const OVERFULL_FACTOR = 1.1;
