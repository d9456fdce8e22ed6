/** Thresholds of words: which glyphs of a row are one word, and which text nobody sees. `bun run thresholds layout/1-words` verifies the fixtures named. */

/** Smaller text is hidden: nobody can read it, as keywords of size 1 at the foot of a page. Unit: points. Fixture: pdf-hidden-text. */
export const MIN_LEGIBLE_POINTS = 3;

/** Colours that differ less look the same: white text on #FAFAFA is hidden. Unit: difference of a channel, 0 to 1. Fixture: pdf-hidden-text. */
export const MAX_SAME_COLOR = 0.06;

/** The space of a font that shows too few of its own. Unit: em. Test: src/engine/cv/read/layout/margins.test.ts. */
export const DEFAULT_SPACE_EM = 0.25;

/** A justified row may have spaces as wide. Unit: em. Test: src/engine/cv/read/layout/2-segments/segments.test.ts. */
export const MAX_STRETCHED_SPACE_EM = 2.5;

/** A narrower gap is kerning, not a space. Unit: em. Test: src/engine/cv/read/layout/layout.test.ts. */
export const MIN_SPACE_EM = 0.08;

/** Fewer say nothing about the space of a font or of a row. Unit: gaps. Test: src/engine/cv/read/layout/2-segments/segments.test.ts. */
export const MIN_GAPS = 4;

/** No font has wider spaces, a typewriter face included (0.6). Unit: em. Fixture: pdf-narrow-spaces. */
export const MAX_SPACE_EM = 0.75;

/** A lower or narrower area covers no text: a page may have thousands of lines, and the pairs of text and areas are counted. Unit: points. Test: src/engine/cv/read/layout/limits.test.ts. */
export const MIN_COVER_POINTS = 4;

/** More would take too long; then nothing counts as covered. Unit: pairs of run and area. Test: src/engine/cv/read/layout/limits.test.ts. */
export const MAX_COVER_TESTS = 4_000_000;

/** Words whose baselines differ less stand on one line. Unit: em. Test: src/engine/cv/read/layout/1-words/soft-hyphens.test.ts. */
export const SAME_LINE_EM = 0.2;

/** A narrower gap is kerning in any font. Unit: em. Fixture: pdf-narrow-spaces. */
export const MIN_NARROW_SPACE_EM = 0.11;

/** A gap of so much of the usual space of its font is a space. Unit: ratio to the usual space. Fixture: pdf-narrow-spaces. */
export const MIN_SPACE_RATIO = 0.62;

/** Text that is drawn again nearer to its place is not made bold by it. Unit: em. Test: src/engine/cv/read/layout/1-words/drawn-twice.test.ts. */
export const MIN_BOLD_SHIFT_EM = 0.005;

/** Text that is drawn again further away has a shadow. Unit: em. Test: src/engine/cv/read/layout/1-words/drawn-twice.test.ts. */
export const MAX_BOLD_SHIFT_EM = 0.08;

/** More letters in a filled box are a word of their own, such as a tag. Unit: letters. Test: src/engine/cv/read/layout/1-words/boxed-initials.test.ts. */
export const MAX_BOXED_LETTERS = 4;

/** The box around the first letters of a heading is no wider than they are and this. Unit: em. Test: src/engine/cv/read/layout/1-words/boxed-initials.test.ts. */
export const MAX_BOX_PADDING_EM = 0.7;

/** The rest of a heading begins where the box of its first letters ends, and stands on their line; a space is a quarter of an em. Unit: em. Test: src/engine/cv/read/layout/1-words/boxed-initials.test.ts. */
export const MAX_BOX_GAP_EM = 0.15;

/** Both parts of a heading are set in one size. Unit: ratio of it. Test: src/engine/cv/read/layout/1-words/boxed-initials.test.ts. */
export const MAX_SIZE_DIFFERENCE = 0.1;

/** An area covers text that it hides from the baseline up to the top of its small letters; a line that strikes text through is lower. Unit: em. Test: src/engine/cv/read/layout/1-words/background.test.ts. */
export const MIN_COVERED_EM = 0.6;

/** A wider box is the background of a line, not a box around one word. Unit: ratio to the width of the word. Test: src/engine/cv/read/layout/1-words/boxed-initials.test.ts. */
export const MAX_TAG_WIDTH_RATIO = 2;

/** A higher box is a panel of the page, not a box around one word. Unit: em. Test: src/engine/cv/read/layout/1-words/boxed-initials.test.ts. */
export const MAX_TAG_HEIGHT_EM = 3;

/** The same text further away is printed twice on purpose: "Ltd" in two lines. A shadow is nearer. Unit: em. Test: src/engine/cv/read/layout/1-words/drawn-twice.test.ts. */
export const MAX_REDRAWN_SHIFT_EM = 0.25;

/** The same text in another size is no copy made for a bold face or a shadow. Unit: points. Test: src/engine/cv/read/layout/1-words/drawn-twice.test.ts. */
export const MAX_REDRAWN_SIZE_DIFFERENCE = 1;

/** A page of which pictures cover more is a scan, whose invisible text is its text layer. A photo covers less. Unit: ratio of the page. Test: src/engine/cv/read/layout/1-words/hidden-text.test.ts. */
export const MIN_SCAN_RATIO = 0.5;

/** Text that is turned by less from the horizontal or the vertical is crooked, not slanted as "DRAFT" across a page. Unit: degrees. Test: src/engine/cv/read/layout/1-words/hidden-text.test.ts. */
export const MIN_SLANT_DEGREES = 10;

/** A narrower slanted text is a decoration of the page that may say something. Unit: ratio of the page width. Test: src/engine/cv/read/layout/1-words/hidden-text.test.ts. */
export const MIN_SLANTED_WIDTH_RATIO = 0.25;

/** Text with a higher opacity is meant to be read. Unit: opacity, 0 to 1. Test: src/engine/cv/read/layout/1-words/hidden-text.test.ts. */
export const MAX_PALE_OPACITY = 0.6;

/** Smaller pale text is a caption, not a watermark that stands upright. Unit: points. Test: src/engine/cv/read/layout/1-words/hidden-text.test.ts. */
export const MIN_WATERMARK_SIZE = 40;

/** A narrower pale text is an ornament such as a large initial. Unit: ratio of the page width. Test: src/engine/cv/read/layout/1-words/hidden-text.test.ts. */
export const MIN_PALE_WIDTH_RATIO = 0.3;

/** A row is letter-spaced where more of its words are single letters: "J A N E  D O E". Unit: ratio of words. Test: src/engine/cv/read/layout/1-words/spacing.test.ts. */
export const MIN_SINGLE_LETTERS_RATIO = 0.6;

/** A longer text in a font whose name looks like that of an icon font is text: "Iconic Sans". Unit: characters. Test: src/engine/cv/read/layout/1-words/hidden-text.test.ts. */
export const MAX_ICON_CHARACTERS = 2;
