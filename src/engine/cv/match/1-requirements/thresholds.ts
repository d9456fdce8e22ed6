/** Thresholds of requirements: how a job description is split and what a sentence of it asks for. `bun run thresholds match --tests` verifies them. */

/** A longer line is a sentence and no heading. Unit: words. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_HEADING_WORDS = 8;

/** A line that only begins like a known heading ("Requirements for the job") is no longer. Unit: words. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_HEADING_START_WORDS = 6;

/** What may follow a known heading in its line: "Your profile at a glance". Unit: words. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_WORDS_AFTER_HEADING = 3;

/** A shorter heading of one word ("must") also begins sentences. Unit: characters. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MIN_HEADING_START_CHARS = 6;

/** A longer first line is running text and no job title. Unit: characters. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_TITLE_CHARS = 120;

/** A longer title is cut when it is shown. Unit: characters. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_SHOWN_TITLE_CHARS = 160;

/** The job title stands among the first lines, after the employer's name and a greeting. Unit: lines. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_TITLE_LINES = 6;

/** A shorter line ended by itself: only a long one was wrapped. Unit: characters. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MIN_WRAPPED_CHARS = 40;

/** Running text beside a list of conditions is a condition only when it is as short as an item. Unit: words. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_ITEM_WORDS = 8;

/** A shorter sentence outside of the requirements states no condition: "Must see!". Unit: words. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MIN_CONDITION_WORDS = 3;

/** "We would ideally like you to know SAP": further in, "ideally" narrows what is asked for and makes no wish. Unit: words. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_PREFERENCE_LEAD_WORDS = 2;

/** Commas and dashes at which a statement may be split; each costs a reading of both sides. Unit: separators. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_SEPARATORS = 20;

/** Each thing is compared with every other; a sentence that names more is a list of search words. Unit: things. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_THINGS = 40;

/** The longest name of a degree ("vyšší odborné …", "wykształcenie wyższe magisterskie") has fewer. Unit: words. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_DEGREE_WORDS = 8;

/** More requirements are no job description. Unit: requirements. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_REQUIREMENTS = 60;

/** Lines in which topics are counted; a longer text says nothing more of the job. Unit: lines. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_COUNTED_LINES = 600;

/** The tail of a title is the place of work only when it is surely one: "Product Designer, Berlin". Unit: confidence from 0 to 1. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MIN_PLACE_CONFIDENCE = 0.8;

/** More places are a list of branches. Unit: places. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_LOCATIONS = 20;

/** "For over 100 years": no job asks for more. Unit: years. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_YEARS = 40;

/** "five or more full years": how far before "years" its number may stand. Unit: words. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_WORDS_TO_NUMBER = 4;

/** "three to five full years": how far before "years" the second number of a range may stand. Unit: words. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_WORDS_TO_RANGE_END = 3;

/** "not more than": how far before "years" the words that make it an upper limit may stand. Unit: words. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_WORDS_TO_LIMIT = 8;

/** Concepts beside a language in a short sentence ("fluent business English") belong to the language. Unit: words with meaning. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_LANGUAGE_WORDS = 7;

/** "Polish would be a plus": a language named in a short sentence without a level is asked for. Unit: words with meaning. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_BARE_LANGUAGE_WORDS = 6;

/** The level of a language that is asked for without one: B1. Unit: levels of the CEFR from 1 to 6. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const DEFAULT_LANGUAGE_RANK = 3;

/** A shorter word that is the name of a country is mostly a word: "us", "in". Unit: characters. Test: src/engine/cv/match/1-requirements/wanted/work-permit.test.ts. */
export const MIN_COUNTRY_CHARS = 4;

/** A shorter word is no name of a field of study. Unit: characters. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MIN_FIELD_CHARS = 5;

/** " or ", " oder ", " / ": an alternative stands directly beside its "or". Unit: characters. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_OR_CHARS = 8;

/** More contradictions are a text that nobody has read. Unit: sentences. Test: src/engine/cv/match/1-requirements/contradictions.test.ts. */
export const MAX_CONTRADICTIONS = 3;

/** A longer sentence that names a place to live in asks for other things too. Unit: words with meaning. Test: src/engine/cv/match/1-requirements/wanted/place.test.ts. */
export const MAX_PLACE_WORDS = 12;

/** Fewer months are those of a start or a trial, and none of experience. Unit: months. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MIN_MONTHS = 6;

/** Between names of languages a word of so many letters is "and", "or", "und": "Spanish and Italian" asks for nothing else. Unit: characters. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_JOINING_WORD_CHARACTERS = 3;

/** Beside the words for the time, one for the will: "available for shifts" asks for the will, "available for nights one week a month" for more. Unit: words with meaning. Test: src/engine/cv/match/1-requirements/thresholds.test.ts. */
export const MAX_WILLING_WORDS = 1;

/** "Confined space training" asks for its words, "sales training" for training: so many words beside a general one are something of their own. Unit: words with meaning. Test: src/engine/cv/match/3-score/verdicts.test.ts. */
export const MIN_WORDS_BESIDE_GENERAL = 2;

/** "E = essential" explains the marks of a list: fewer lines that have one are none. Unit: lines. Test: src/engine/cv/match/1-requirements/legend.test.ts. */
export const MIN_CODED_LINES = 2;

/** A longer sentence without a verb is a list of something. Unit: words. Test: src/engine/cv/match/1-requirements/sentence-conditions.test.ts. */
export const MAX_FRAGMENT_WORDS = 10;
