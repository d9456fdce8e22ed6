/** Thresholds of entries. */

/** More atoms in one fragment are a list and no name. Unit: atoms. Test: src/engine/cv/parse/3-entries/head-atoms.test.ts. */
export const MAX_ATOMS = 9;

/** A longer fragment is text. Unit: characters. Test: src/engine/cv/parse/3-entries/head-atoms.test.ts. */
export const MAX_DIVISIBLE_CHARACTERS = 150;

/** A longer sentence is one even in a row with a date: "2005–2006 ⇥ Tutor, Acme College, Leeds." is none. Unit: words. Test: src/engine/cv/parse/3-entries/head-atoms.test.ts. */
export const MAX_DATED_WORDS = 16;
