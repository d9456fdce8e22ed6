/** Thresholds of a local model: what it is asked and what of its answers counts. `bun run thresholds match --tests` verifies them. */

/** Requirements in one question: small models mix up longer lists. Unit: requirements. Test: src/engine/cv/match/model/ask-model.test.ts. */
export const QUESTION_REQUIREMENTS = 3;

/** After as many failures the model is asked no more for this CV. Unit: failures. Test: src/engine/cv/match/model/ask-model.test.ts. */
export const MAX_FAILURES = 2;

/** A longer CV is cut: small models take no longer question. Unit: characters. Test: src/engine/cv/match/model/ask-model.test.ts. */
export const MAX_CV_CHARS = 12_000;

/** More answers to one question are repetition. Unit: answers. Test: src/engine/cv/match/model/ask-model.test.ts. */
export const MAX_ANSWERS = 50;

/** More highlights are not read. Unit: highlights. Test: src/engine/cv/match/model/ask-model.test.ts. */
export const MAX_MODEL_HIGHLIGHTS = 3;

/** A longer highlight is no passage but half of the CV. Unit: characters. Test: src/engine/cv/match/model/ask-model.test.ts. */
export const MAX_HIGHLIGHT_CHARS = 200;

/** A longer quote is no passage but half of the CV. Unit: characters. Test: src/engine/cv/match/model/ask-model.test.ts. */
export const MAX_QUOTE_CHARS = 1_000;

/** Plain words have synonyms, which is what a model is asked for: "ran the climate computer" for "climate control". Unit: ratio of the words of a requirement. Test: src/engine/cv/match/model/ask-model.test.ts. */
export const MIN_QUOTED_WORDS_RATIO = 0.5;
