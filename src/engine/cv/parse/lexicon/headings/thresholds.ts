/** Thresholds of heading words: how sure the wording of a line is that of a heading. `bun run thresholds lexicon/headings` verifies the fixtures named. */

/** The longest heading of the list has 55, "activités d'organisation et responsabilités collectives"; words that narrow it may stand beside it. A longer line is text. Unit: characters. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MAX_HEADING_CHARACTERS = 70;

/** The longest heading of the list has 7, "competențe și aptitudini de utilizare a calculatorului"; "My" and "selected" may stand beside it. A line of more words is text. Unit: words. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MAX_HEADING_WORDS = 9;

/** One letter of a shorter heading may be all that tells it from another word: "Skulls" is not "Skills". Unit: characters. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MIN_MISREAD_CHARACTERS = 7;

/** With or without an "s" a shorter word is another word, not the same in the plural: "as". Unit: characters. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MIN_INFLECTED_CHARACTERS = 4;

/** The plural or the singular of a listed wording: "Employments". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const INFLECTED = 0.95;

/** A listed wording set with spaces between its letters, or without those between its words: "E X P E R I E N C E". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const UNSPACED = 0.9;

/** "Skills & Tools": every part is a heading. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const COMBINED = 0.95;

/** "Education and Volunteering Abroad": the first part alone is a heading. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const HALF_COMBINED = 0.55;

/** A heading of which only the first part is known has at most this many words. Unit: words. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MAX_HALF_COMBINED_WORDS = 5;

/** What two compounds share is a word: "-bildung" of "Schul- und Berufsbildung". Unit: characters. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MIN_SHARED_CHARACTERS = 5;

/** A heading joins at most this many: "Skills, Languages, Interests and Hobbies". Unit: parts. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MAX_COMBINED_PARTS = 4;

/** A listed wording behind a possessive or an article: "My skills", "The projects". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const POSSESSIVE = 0.95;

/** A listed wording with words in brackets: "Publications (selected)". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const BRACKETED = 0.9;

/** A listed wording before a colon or a dash with few words behind it: "Skills: technical". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const BEFORE_COLON = 0.6;

/** More words behind "Skills:" are the skills themselves. Unit: words. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MAX_WORDS_BEHIND_COLON = 3;

/** A listed wording among words that narrow it: "Relevant work experience". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const QUALIFIED = 0.85;

/** A heading with words that narrow it has at most this many words. Unit: words. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MAX_QUALIFIED_WORDS = 6;

/** One word before a noun that many headings end with: "Retail experience". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const SHORT_HEAD_NOUN = 0.7;

/** More words before such a noun are likelier text: "Customer service and retail experience". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const LONG_HEAD_NOUN = 0.55;

/** A heading that is known by such a noun alone has at most this many words. Unit: words. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MAX_HEAD_NOUN_WORDS = 4;

/** A heading that is known by such a noun alone is at most this long. Unit: characters. Test: src/engine/cv/parse/lexicon/headings/wording.test.ts. */
export const MAX_HEAD_NOUN_CHARACTERS = 45;

/** A longer line tells of what is done on request and is an item of the list. Unit: words. Test: src/engine/cv/parse/parse-resume.test.ts. */
export const MAX_ON_REQUEST_WORDS = 6;
