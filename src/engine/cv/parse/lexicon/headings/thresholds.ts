/** Thresholds of heading words: how sure the wording of a line is that of a section's title. `bun run thresholds lexicon/headings` verifies the fixtures named. */

/** A longer line is no title. Unit: characters. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MAX_TITLE_CHARACTERS = 70;

/** A line of more words is no title. Unit: words. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MAX_TITLE_WORDS = 9;

/** One letter of a shorter title may be all that tells it from another word: "Skulls" is not "Skills". Unit: characters. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MIN_MISREAD_CHARACTERS = 7;

/** In the plural or singular of a shorter word stands another one: "As". Unit: characters. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MIN_INFLECTED_CHARACTERS = 4;

/** The plural or the singular of a listed wording: "Employments". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const INFLECTED = 0.95;

/** A listed wording set with spaces between its letters, or without those between its words: "E X P E R I E N C E". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const UNSPACED = 0.9;

/** "Skills & Tools": every part is a title. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const COMBINED = 0.95;

/** "Education and Volunteering Abroad": the first part alone is a title. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const HALF_COMBINED = 0.55;

/** A title of which half is unknown has no more. Unit: words. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MAX_HALF_COMBINED_WORDS = 5;

/** A title joins no more: "Skills, Languages, Interests and Hobbies". Unit: parts. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MAX_COMBINED_PARTS = 4;

/** "My skills", "The projects". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const OWNED = 0.95;

/** "Publications (selected)". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const BRACKETED = 0.9;

/** "Skills: technical": the title before a sign, and few words behind it. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const BEFORE_SIGN = 0.6;

/** More words behind "Skills:" are the skills. Unit: words. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MAX_WORDS_BEHIND_SIGN = 3;

/** "Relevant work experience": words that narrow a title stand around it. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const QUALIFIED = 0.85;

/** A title with words that narrow it has no more. Unit: words. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MAX_QUALIFIED_WORDS = 6;

/** "Retail experience": a noun that titles are built on, behind one word. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const SHORT_HEAD_NOUN = 0.7;

/** "Customer service and retail experience": behind more words it is likelier text. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const LONG_HEAD_NOUN = 0.55;

/** A free wording on such a noun has no more. Unit: words. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MAX_HEAD_NOUN_WORDS = 4;

/** A free wording on such a noun is no longer. Unit: characters. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MAX_HEAD_NOUN_CHARACTERS = 45;
