/** Thresholds of entries. What speaks for a division of a section, and for the part that a text plays, is in `division/division-weights.ts` and `roles/role-weights.ts`. */

/** More atoms in one fragment are a list and no name. Unit: atoms. Test: src/engine/cv/parse/3-entries/roles/head-atoms.test.ts. */
export const MAX_ATOMS = 9;

/** A longer fragment is text. Unit: characters. Test: src/engine/cv/parse/3-entries/roles/head-atoms.test.ts. */
export const MAX_DIVISIBLE_CHARACTERS = 150;

/** A longer sentence is one even in a row with a date: "2005–2006 ⇥ Tutor, Acme College, Leeds." is none. Unit: words. Test: src/engine/cv/parse/3-entries/roles/head-atoms.test.ts. */
export const MAX_DATED_WORDS = 16;

/** A row names a part of its entry from here: "University of Leith" a school. Less is what any title may look like. Unit: evidence, 0 to 1. Test: src/engine/cv/parse/3-entries/division/entries.test.ts. */
export const SURE_PART = 0.7;

/** Half of the dated list items under an employer look as much like a position: they are posts, no prizes. Unit: evidence, 0 to 1. Test: src/engine/cv/parse/3-entries/division/entries.test.ts. */
export const LIKELY_POST = 0.3;

/** What ends in a full stop names nobody, unless it is shorter ("Dr."). Unit: words. Test: src/engine/cv/parse/3-entries/titled.test.ts. */
export const MIN_SENTENCE_WORDS = 3;

/** Words whose sizes differ less are set alike: fonts of one size are measured a little apart. Unit: ratio. Test: src/engine/cv/parse/3-entries/titled.test.ts. */
export const MIN_OTHER_SIZE_RATIO = 1.08;
