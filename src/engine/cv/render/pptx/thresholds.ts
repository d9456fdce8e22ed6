/** Thresholds of slides: which section stands where, and how large its text is. `bun run thresholds render/pptx --tests` verifies them. */

/** A slide that is filled less is nearly empty: its sections move to the slide before it. Unit: ratio of the height of a slide. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const MAX_NEARLY_EMPTY_RATIO = 0.3;

/** Text this much smaller is accepted where it spares a slide that would be nearly empty. Unit: factor on the font size. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const TIGHT_SCALE = 0.93;

/** The column beside the profile on the first slide. Unit: ratio of the width of a slide. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const SIDE_COLUMN_RATIO = 0.42;

/** A taller section gets slides of its own, in their full width. Unit: heights of a slide, set in half its width. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const MAX_NARROW_HEIGHT = 1.6;

/** Slides of one section are filled alike from this height on. Unit: ratio of the height of a slide. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const MIN_FILL_RATIO = 0.3;

/** How much the height grows while slides of one section are filled alike. Unit: points. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const FILL_STEP = 12;

/** A lower entry is not split: it moves to the next slide as a whole. Unit: ratio of the height of a slide. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const MIN_SPLIT_CARD_RATIO = 0.75;

/** A paragraph that takes more of the space left is split between its lines, a shorter one moves on. Unit: ratio of the space left. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const MAX_WHOLE_PARAGRAPH_RATIO = 0.5;

/** Less space is no place for the beginning of a paragraph. Unit: points. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const MIN_SPLIT_SPACE = 60;

/** A split paragraph fills less than the space left: its lines break elsewhere than they did. Unit: ratio of the space left. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const SPLIT_FILL_RATIO = 0.95;

/** The first part of a split paragraph counts as taller than its number of characters says. Unit: factor on the height. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const SPLIT_HEIGHT_FACTOR = 1.05;

/** A longer remark of the agency stands below its label, not behind it: it fills more than two lines of a slide. Unit: characters. Test: src/engine/cv/render/cover.test.ts. */
export const MAX_LABELLED_CHARS = 240;

/** Beside values, labels take at most this much of a table. Unit: ratio of the width. Test: src/engine/cv/render/pptx/thresholds.test.ts. */
export const MAX_LABEL_RATIO = 0.5;
