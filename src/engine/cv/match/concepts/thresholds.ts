/**
 * Thresholds of words, word families and compounds in job descriptions and CVs. `bun run thresholds cv/match/concepts --tests` verifies them.
 */

/** A shorter word has no ending that could be cut: "CAD", "Rust". Of four letters only a plural loses its "s": "APIs". Unit: characters. Test: src/engine/cv/match/concepts/thresholds.test.ts. */
export const MIN_STEMMED_CHARACTERS = 5;

/** A shorter word does not name who does something by its ending: "actor", "user" and "women" keep theirs. Unit: characters. Test: src/engine/cv/match/concepts/thresholds.test.ts. */
export const MIN_AGENT_CHARACTERS = 6;

/** A shorter word that ends in "-ation" is not cut: "nation", "station". Unit: characters. Test: src/engine/cv/match/concepts/thresholds.test.ts. */
export const MIN_ACTION_CHARACTERS = 8;

/** A stem keeps so much: "codes" and "coding" would else become the beginning of many words. Unit: characters. Test: src/engine/cv/match/concepts/thresholds.test.ts. */
export const MIN_STEM_CHARACTERS = 4;

/** The root of a word family keeps so much: "prun" of "pruning" and "prune". Unit: characters. Test: src/engine/cv/match/concepts/thresholds.test.ts. */
export const MIN_ROOT_CHARACTERS = 4;

/** A part of a compound that is asked for is so long: "Rohrnetz" in "Rohrnetzberechnung", but not "Netz". Unit: characters. Test: src/engine/cv/match/concepts/thresholds.test.ts. */
export const MIN_COMPOUND_PART_CHARACTERS = 5;

/** What is left of a compound beside that part is so long, or it is an ending: "Schweisser" is no compound of "Schweiss". Unit: characters. Test: src/engine/cv/match/concepts/thresholds.test.ts. */
export const MIN_COMPOUND_REST_CHARACTERS = 3;

/** Behind the stem of a part a compound has an ending of so many characters at most: "en" in "Rohrnetzberechnungen" behind "berechnung". Unit: characters. Test: src/engine/cv/match/concepts/thresholds.test.ts. */
export const MAX_LOST_ENDING_CHARACTERS = 2;

/** A shorter word is no compound of names in the lexicon. Unit: characters. Test: src/engine/cv/match/concepts/thresholds.test.ts. */
export const MIN_COMPOUND_CHARACTERS = 5;

/** A shorter end of a compound has too many words: "*bau" of the lexicon is not looked up. Unit: characters. Test: src/engine/cv/match/concepts/thresholds.test.ts. */
export const MIN_END_CHARACTERS = 4;

/** A longer beginning or end of a compound is not looked up, so that a hostile word of thousands of letters costs nothing. "verwaltungsfachangestellte*" and "qualitätsmanagementbeauftragte*" have 26 and 30. Unit: characters. Test: src/engine/cv/match/concepts/thresholds.test.ts. */
export const MAX_PART_CHARACTERS = 30;

/** A name of one word that is so short and has capitals is compared with them: "Go" is a language, "go" is none. Unit: characters. Test: src/engine/cv/match/concepts/thresholds.test.ts. */
export const MAX_EXACT_NAME_CHARACTERS = 4;

/** No name in the lexicon has more function words beside it; a hostile text may repeat "the" without end. Unit: words. Test: src/engine/cv/match/concepts/thresholds.test.ts. */
export const MAX_FUNCTION_WORDS = 6;

/** Abbreviations of two letters are words in many languages ("IT", "ES"). Unit: letters. Test: src/engine/cv/match/concepts/abbreviations.test.ts. */
export const MIN_ABBREVIATION_LETTERS = 3;

/** Longer words in capitals are headings. Unit: letters. Test: src/engine/cv/match/concepts/abbreviations.test.ts. */
export const MAX_ABBREVIATION_LETTERS = 6;
