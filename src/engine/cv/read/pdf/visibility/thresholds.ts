/** Thresholds of visibility: whether text that the operators seem to hide is seen. `bun run thresholds pdf/visibility` verifies the fixtures named. */

/** Outlines of a line of text may begin and end beside it by so much. Unit: em. Test: src/engine/cv/read/pdf/visibility/outlined-text.test.ts. */
export const MAX_OUTLINE_MISS_EM = 0.4;

/** Fewer paths are no outlines of the characters of a line. Unit: subpaths a character. Test: src/engine/cv/read/pdf/visibility/outlined-text.test.ts. */
export const MIN_OUTLINES_A_CHARACTER = 0.8;

/** At a lower resolution the strokes of small text are too pale. Unit: dots an inch. Fixture: pdf-drawn-backgrounds. */
export const JUDGE_DPI = 110;

/** More pages take too long; text of the others stays hidden. Unit: pages. Test: src/engine/cv/read/pdf/visibility/page-judge.test.ts. */
export const MAX_JUDGED_PAGES = 10;

/** A smaller difference of brightness is not seen. Unit: levels, 0 to 255. Fixture: pdf-drawn-backgrounds. */
export const MIN_CONTRAST = 28;

/** Less foreground is the edge of something else. Unit: ratio of the pixels. Test: src/engine/cv/read/pdf/visibility/page-judge.test.ts. */
export const MIN_FOREGROUND_RATIO = 0.04;

/** More foreground is an area and no text. Unit: ratio of the pixels. Test: src/engine/cv/read/pdf/visibility/page-judge.test.ts. */
export const MAX_FOREGROUND_RATIO = 0.75;

/** Text shows foreground at nearly each of its characters. Unit: ratio of the characters. Test: src/engine/cv/read/pdf/visibility/page-judge.test.ts. */
export const MIN_DRAWN_CELLS_RATIO = 0.7;

/** Other visible text, or an image, over so much of doubtful text explains what the picture shows there. Unit: ratio of the area. Test: src/engine/cv/read/pdf/visibility/page-judge.test.ts. */
export const MIN_EXPLAINED_RATIO = 0.2;

/** Capitals of most fonts are so high: between that height and the baseline the picture shows whether text is drawn. Unit: em. Test: src/engine/cv/read/pdf/visibility/page-judge.test.ts. */
export const CAPITAL_HEIGHT_EM = 0.72;

/** The outlines of a line reach at most so much above its baseline: accents on capitals. Unit: em. Test: src/engine/cv/read/pdf/visibility/outlined-text.test.ts. */
export const MAX_OUTLINE_ASCENT_EM = 1.1;

/** And at most so much below it: descenders. Unit: em. Test: src/engine/cv/read/pdf/visibility/outlined-text.test.ts. */
export const MAX_OUTLINE_DESCENT_EM = 0.5;
