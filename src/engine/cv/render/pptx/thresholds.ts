/** Thresholds of slides: which section stands where, and how large its text is. `bun run thresholds render/pptx --tests` verifies them. */

/** Nothing on a slide is smaller, apart from footer and page number: it could not be read from a seat. Unit: points. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const MIN_SLIDE_TEXT_PT = 14;

/** Bold letters of a font are wider than its others. Unit: factor on the width of letters. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const BOLD_LETTERS = 1.08;

/** Tables and the cover cannot shrink, so their text counts as set in DejaVu Sans, the widest font that stands for others: 99 of 100 lines of CVs are not wider. Unit: factor on the average width of letters. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const WIDEST_LETTERS = 1.2;

/** A slide whose columns are all filled less is nearly empty: its sections stand with others if they can. Unit: ratio of the height of a slide. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const MIN_SLIDE_RATIO = 0.4;

/** Tables that fill less of a slide stand as lines among other sections. Unit: ratio of the height of a slide. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const MIN_TABLE_RATIO = 0.35;

/** Sections begin on a slide of their own where both parts fill at least this much of theirs. Unit: ratio of the height of a slide. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const MIN_OWN_SLIDE_RATIO = 0.4;

/** The column beside the profile on the first slide. Unit: ratio of the width of a slide. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const SIDE_COLUMN_RATIO = 0.42;

/** Columns are filled alike from this height on. Unit: ratio of the height of a slide. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const MIN_FILL_RATIO = 0.2;

/** An entry that is divided between columns counts as much as columns that are filled this much higher. Unit: ratio of the height of a slide. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const SPLIT_COST_RATIO = 0.3;

/** How much the height grows while columns are filled alike. Unit: points. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const FILL_STEP_PT = 8;

/** A lower entry is not split: it moves to the next column as a whole. Unit: ratio of the height of a slide. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const MIN_SPLIT_CARD_RATIO = 0.6;

/** Less space is no place for the beginning of a paragraph. Unit: points. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const MIN_SPLIT_SPACE_PT = 60;

/** A longer remark of the agency stands below its label, not behind it: it fills more than two lines of a slide. Unit: characters. Test: src/engine/cv/render/cover.test.ts. */
export const MAX_LABELLED_CHARS = 240;

/** Beside values, labels take at most this much of a table. Unit: ratio of the width. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const MAX_LABEL_RATIO = 0.6;
