/** Thresholds of evidence: how much a passage of a CV proves. `bun run thresholds match --tests` verifies them; docs/matching.md has their table. */

/** A wish or something being learnt ("keen to learn") proves little. Unit: factor on the strength. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const WISHED_FACTOR = 0.25;

/** What was taught or written about is not done for a living. Unit: factor on the strength. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const TAUGHT_FACTOR = 0.5;

/** What was sold is not worked with. Unit: factor on the strength. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const SOLD_FACTOR = 0.25;

/** "Part of the working group": somebody else did the work. Unit: factor on the strength. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const ASSISTED_FACTOR = 0.65;

/** Tools of a team that an executive leads. Unit: factor on the strength. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const OVERSEEN_FACTOR = 0.6;

/** Basic knowledge, where the job asks for more: met in part. Unit: factor on the strength. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const BASIC_LEVEL_FACTOR = 0.5;

/** An occupation in the description of a job ("advised scrub nurses") is mostly somebody else's. Unit: factor on the strength. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const NAMED_OCCUPATION_FACTOR = 0.2;

/** What an employer is called or does says where somebody worked, and not what was done there. Unit: factor on the strength. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const EMPLOYER_FACTOR = 0.45;

/** Parts between commas that are as short are a list: "Java, Kotlin and Scala were handled by another team". Unit: words. Test: src/engine/cv/match/2-evidence/standing.test.ts. */
export const MAX_LISTED_WORDS = 3;

/** A skill in a list of keywords that nothing else in the CV shows. Unit: factor on the strength. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const UNBACKED_FACTOR = 0.2;

/** A list of skills is keyword stuffing when a smaller part of it shows elsewhere in the CV. Unit: ratio of the list. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const MIN_BACKED_RATIO = 0.2;

/** A shorter list of skills is believed. Unit: skills. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const MIN_CHECKED_SKILLS = 5;

/** A CV that says less about its work shows nothing for or against a list of skills. Unit: words with meaning. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const MIN_WORK_WORDS = 6;

/** Weaker passages (wishes, teaching) back no list of skills. Unit: strength from 0 to 1. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const MIN_BACKING_STRENGTH = 0.5;

/** A job title backs the skills of its own family. Unit: closeness of concepts from 0 to 1. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const MIN_BACKING_CLOSENESS = 0.6;

/** What the CV shows may be the family of a listed skill ("SQL" for PostgreSQL), not the family of that family. Unit: steps in the lexicon. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const MAX_BACKING_STEPS = 2;

/** How far after "no experience with" a word is denied. Unit: words. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const MAX_DENIED_WORDS = 8;

/** A clause that ends with its denial ("Kubernetes: none") is denied as a whole when it is short. Unit: words. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const MAX_DENIED_CLAUSE_WORDS = 9;

/** A role that ended in a year without a month ended in its middle. Unit: months. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const HALF_YEAR_MONTHS = 6;

/** Directors and above lead those who do the work. Unit: level of seniority from 0 to 7. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const MIN_EXECUTIVE_LEVEL = 6;

/** From this level of its title on a job in which "a team of four" stands leads it: a team leader. Unit: levels from 0 to 7, see `seniorityOf`. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const MIN_TEAM_LEVEL = 4;

/** The level of a language that a CV names without one: B2. Unit: levels of the CEFR from 1 to 6. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const UNKNOWN_LANGUAGE_RANK = 4;

/** In a sentence more words beside a language are no level of it: "Taught English at good schools". Unit: words. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const MAX_TOLD_LEVEL_WORDS = 2;

/** Shorter parts of a name ("Al", "J") are words of their own, which a model may see. Unit: characters. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const MIN_NAME_CHARS = 3;

/** A name has no more parts. Unit: words. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const MAX_NAME_PARTS = 10;

/** An occupation as near as this is work in the same field. Unit: closeness of concepts from 0 to 1. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const MIN_FIELD_CLOSENESS = 0.6;

/** Words that two titles share say less where the lexicon knows the occupation. Unit: factor on the similarity. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const SHARED_WORDS_FACTOR = 0.8;

/** A longer title ("Senior Site Reliability Engineer, Payments, Berlin") loses nothing by its further words. Unit: words. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const MAX_COMPARED_TITLE_WORDS = 4;

/** A craft in the place of an occupation: "frontend" for "frontend developer". Unit: factor on the closeness. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const CRAFT_FACTOR = 0.85;

/** Roles with a less similar title are no related work. Unit: similarity from 0 to 1. Test: src/engine/cv/match/3-score/thresholds.test.ts. */
export const MIN_RELATED_TITLE = 0.4;

/** A role shows what the lexicon does not name when its text has so much of its words, of two both. Unit: ratio of the words. Test: src/engine/cv/match/2-evidence/thresholds.test.ts. */
export const MIN_NAMED_RATIO = 0.6;

/** "Met gps heb ik nooit gedraaid": more words behind a denial are what it denies. Unit: words. Test: src/engine/cv/match/2-evidence/standing.test.ts. */
export const MAX_WORDS_BEHIND_DENIED = 4;

/** "Grundstückskaufverträge" are "Kaufverträge"; the end of a word is often a shorter one by chance. Unit: characters. Test: src/engine/cv/match/3-score/verdicts.test.ts. */
export const MIN_COMPOUND_HEAD_CHARS = 8;
