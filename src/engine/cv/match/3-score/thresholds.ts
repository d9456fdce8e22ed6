/** Thresholds of scores, beside the weights of the formula in `weights.ts`. `bun run thresholds match --tests` verifies them. */

/** A requirement of which one part is missing stays as far below "met". Unit: score from 0 to 1. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MISSING_PART_MARGIN = 0.05;

/** More quotes for one requirement are not read. Unit: quotes. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MAX_QUOTES = 3;

/** Passages that prove much less than the best are no quotes beside it. Unit: ratio of the best score. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MIN_QUOTED_RATIO = 0.6;

/** What each further passage that shows the thing itself adds. Unit: score from 0 to 1. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const SUPPORT_BONUS = 0.05;

/** A passage that proves as much needs no support. Unit: score from 0 to 1. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MAX_SUPPORTED_SCORE = 0.9;

/** Passages below this show something near and not the thing: they support nothing. Unit: score from 0 to 1. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MIN_SUPPORTING_SCORE = 0.5;

/** A language one level of the CEFR below the one asked for. Unit: score from 0 to 1. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const ONE_LEVEL_SHORT_SCORE = 0.6;

/** A language two levels or more below. Unit: score from 0 to 1. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MORE_LEVELS_SHORT_SCORE = 0.3;

/** "or equivalent experience": so much of it replaces the degree. Unit: years. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const YEARS_FOR_DEGREE = 4;

/** Experience in the place of a degree. Unit: score from 0 to 1. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const EXPERIENCE_FOR_DEGREE_SCORE = 0.75;

/** A degree in a neighbouring field: mathematics for statistics. Unit: factor on the score. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const SIBLING_FIELD_FACTOR = 0.6;

/** A degree of that level in another field. Unit: score from 0 to 1. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const OTHER_FIELD_SCORE = 0.25;

/** A degree one level below: a bachelor's for a master's. Unit: factor on the score. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const ONE_DEGREE_SHORT_FACTOR = 0.55;

/** A degree two levels or more below. Unit: factor on the score. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MORE_DEGREES_SHORT_FACTOR = 0.2;

/** Studies that run or were broken off: met in part. Unit: factor on the score. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const UNFINISHED_STUDY_FACTOR = 0.5;

/** "Three years' experience" without a subject: of the occupation itself, not of one beside it. Unit: similarity from 0 to 1. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MIN_OWN_TITLE = 0.65;

/** A title as similar is the job itself: its years are years of a thing that the lexicon does not name. Unit: similarity from 0 to 1. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MIN_SAME_TITLE = 0.8;

/** Years in a neighbouring field: near to it, and no years of the thing itself. Unit: factor on the score. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const FIELD_ALONE_FACTOR = 0.25;

/** Years of teaching a craft, or of helping with it, against years of practice. Unit: ratio of the years. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const BESIDE_YEARS_RATIO = 0.5;

/** Years as an executive against years of a craft. Unit: factor on the score. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const EXECUTIVE_YEARS_FACTOR = 0.6;

/** A job of this level leads others: years as an executive count in full for it. Unit: level of seniority from 0 to 7. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MIN_LEADING_LEVEL = 5;

/** A month short of five years is five years. Unit: ratio of the years asked for. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MIN_FULL_YEARS_RATIO = 0.98;

/** Fewer years than asked for: below "met", whatever the ratio. Unit: factor on the ratio. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const SHORT_YEARS_FACTOR = 0.7;

/** "At most two years" is not passed by some months. Unit: years. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MAX_YEARS_TOLERANCE = 0.5;

/** Up to this many times the most years asked for is partly met. Unit: times the years. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MAX_EXCEEDED_YEARS_RATIO = 2;

/** More years than the most asked for. Unit: score from 0 to 1. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const EXCEEDED_YEARS_SCORE = 0.4;

/** One word in common with a longer requirement may be chance. Unit: factor on the score. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const ONE_WORD_FACTOR = 0.7;

/** The headline of a CV says what the candidate wants to be. Unit: factor on the similarity. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const HEADLINE_FACTOR = 0.9;

/** A weaker headline ("aspiring …") is a wish. Unit: strength from 0 to 1. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MIN_HEADLINE_STRENGTH = 0.5;

/** A CV without roles for a job above junior. Unit: factor on the role score. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const NO_ROLES_FACTOR = 0.7;

/** More industries are a list of customers. Unit: industries. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MAX_INDUSTRIES = 3;

/** A neighbouring industry: insurance for banking. Unit: factor on the strength. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const SIBLING_INDUSTRY_FACTOR = 0.4;

/** The best of the industries asked for, beside the mean of all. Unit: weight from 0 to 1. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const BEST_INDUSTRY_WEIGHT = 0.7;

/** Less frequent topics of a job description say little about the job. Unit: topics. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MAX_TOPICS = 20;

/** A topic of the same family. Unit: factor on the strength. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const SIBLING_TOPIC_FACTOR = 0.3;

/** A title less similar is no highlight. Unit: similarity from 0 to 1. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MIN_HIGHLIGHTED_TITLE = 0.5;

/** More highlights are not read. Unit: lines. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MAX_HIGHLIGHTS = 6;

/** More gaps are not read. Unit: lines. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MAX_GAPS = 6;

/** A role as far above or below the level asked for is a gap. Unit: levels of seniority. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MIN_LEVEL_GAP = 2;

/** Two quotes as short, such as a language and its level, are shown together. Unit: characters. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MAX_SHORT_QUOTE_CHARS = 40;

/** A word of the same family in the place of one that is asked for: "polished floors" for "floor polishing". Unit: factor on the strength. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const WORD_FAMILY_FACTOR = 0.9;

/** What stands further on in the title of a job is its place: "Machinist excavator, Zwolle". Unit: words with meaning. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MAX_POST_WORDS = 2;
