/** Thresholds of visibility: whether text that the operators seem to hide is seen. `bun run thresholds pdf/visibility` verifies the fixtures named. */

/** Outlines of a line of text may begin and end beside it by so much. Unit: em. Fixture: pdf-outlined-text. */
export const MAX_OUTLINE_MISS_EM = 0.4;

/** Fewer paths are no outlines of the characters of a line. Unit: subpaths a character. Fixture: pdf-outlined-text. */
export const MIN_OUTLINES_A_CHARACTER = 0.8;

/** At a lower resolution the strokes of small text are too pale. Unit: dots an inch. Fixture: pdf-drawn-backgrounds. */
export const JUDGE_DPI = 110;

/** More pages take too long; text of the others stays hidden. Unit: pages. Test: src/engine/cv/read/pdf/read-pdf.test.ts. */
export const MAX_JUDGED_PAGES = 10;

/** A smaller difference of brightness is not seen. Unit: levels, 0 to 255. Fixture: pdf-drawn-backgrounds. */
export const MIN_CONTRAST = 28;

/** Less foreground is the edge of something else. Unit: ratio of the pixels. Fixture: pdf-hidden-text. */
export const MIN_FOREGROUND_RATIO = 0.04;

/** More foreground is an area and no text. Unit: ratio of the pixels. Fixture: pdf-hidden-text. */
export const MAX_FOREGROUND_RATIO = 0.75;

/** Text shows foreground at nearly each of its characters. Unit: ratio of the characters. Fixture: pdf-hidden-text. */
export const MIN_DRAWN_CELLS_RATIO = 0.7;
