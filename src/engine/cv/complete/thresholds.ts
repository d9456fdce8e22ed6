/** Thresholds of completing a resume with a local model. `bun run thresholds complete --tests` verifies them. */

/** More sections cost a question each, of many seconds. Unit: sections. Test: src/engine/cv/complete/complete-resume.test.ts. */
export const MAX_ASKED_SECTIONS = 8;

/** A longer section is cut between items: small models take no longer question. Unit: characters. Test: src/engine/cv/complete/complete-resume.test.ts. */
export const MAX_SECTION_CHARS = 4_000;

/** Text that looks less like a name of a person is none. Unit: confidence from 0 to 1. Test: src/engine/cv/complete/complete-resume.test.ts. */
export const MIN_NAME_CONFIDENCE = 0.5;
