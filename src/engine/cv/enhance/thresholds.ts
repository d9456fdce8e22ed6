/** Thresholds of enhanced runs. `bun run thresholds enhance --tests` verifies them. */

/** More relevant skills would be a second CV. Unit: skills. Test: src/engine/cv/enhance/enhance-resume.test.ts. */
export const MAX_RELEVANT_SKILLS = 16;

/** A longer text is a sentence and no name of a skill. Unit: characters. Test: src/engine/cv/enhance/enhance-resume.test.ts. */
export const MAX_SKILL_CHARS = 60;

/** A longer text of the CV stands in a job description by chance or because it was copied from there. Unit: words. Test: src/engine/cv/enhance/enhance-resume.test.ts. */
export const MAX_SKILL_WORDS = 5;
