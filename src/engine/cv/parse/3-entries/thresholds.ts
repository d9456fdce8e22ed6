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

/** Lines of one entry stand no further apart: the second line of a period, or of one cut at its end. Unit: line heights. Fixture: pdf-timeline. */
export const MAX_LINE_GAP = 0.4;

/** What ends a period on the next line is a date: "2015 –" over "September 2019". Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_CUT_END_CHARACTERS = 16;

/** What follows a period on a line of its own is shorter: "– present", "until September 2019". Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_CUT_PERIOD_CHARACTERS = 24;

/** How long a period was is said in less: "(2 years 10 months)". Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_DURATION_CHARACTERS = 30;

/** A month alone over a year is shorter: "September". Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_MONTH_CHARACTERS = 14;

/** One date of two that stand one above the other is shorter. Unit: characters. Fixtures: pdf-timeline, word-stacked-dates. */
export const MAX_STACKED_DATE_CHARACTERS = 20;

/** "Highlights" alone announces a list; a longer line is text. Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_LIST_LABEL_CHARACTERS = 40;

/** As many items of a section are citations, or it is set otherwise. Unit: ratio of items. Test: src/engine/cv/parse/3-entries/citations.test.ts. */
export const MIN_CITED_RATIO = 0.6;

/** A shorter text is no title of a publication: "Ed.". Unit: characters. Test: src/engine/cv/parse/3-entries/citations.test.ts. */
export const MIN_PUBLICATION_CHARACTERS = 8;

/** The second line of a citation is indented further. Unit: points. Test: src/engine/cv/parse/3-entries/citations.test.ts. */
export const MIN_HANGING_INDENT = 4;

/** A line of which a mark fills as much says nothing else: "Final grade: 1.3". Unit: ratio of characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MIN_MARK_RATIO = 0.6;

/** What a form calls a place and is as much like a degree is that: "Location: BSc Physics". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/form-tables.test.ts. */
export const SURE_DEGREE = 0.7;

/** A part of a line that ends with its date names an item: "First aid 2021" of two in a line. Shorter it is a bare date. Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MIN_DATED_ITEM_CHARACTERS = 13;

/** Who issued something is told by letters, "TÜV", less surely than by a word of schools. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const LETTERS_OF_ISSUER = 0.6;

/** What stands first is more like an issuer than what stands second, by as much. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MIN_ISSUER_LEAD = 0.2;

/** Of one item alone it is so by as much. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MIN_ISSUER_LEAD_ALONE = 0.7;

/** Behind the last comma of an item stands its issuer, if it is as much like a school: among others that name none. Unit: likeness, 0 to 1. Fixture: pdf-many-sections. */
export const SURE_ISSUER = 0.9;

/** As many items have a separator between title and issuer, or it is a part of the titles. Unit: ratio of items. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MIN_SEPARATED_RATIO = 0.6;

/** Who wrote a reference is as much like a name. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const SURE_NAME = 0.6;

/** What stands before the name of a referee is less like one: "Head of Sales, Harriet Penhale". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_NAME_OF_TITLE = 0.5;

/** "– Harriet Penhale, Head of Engineering": a longer line behind a dash is text. Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_SIGNATURE_CHARACTERS = 60;

/** "chess and pottery" are two interests; with more words "and" joins a phrase. Unit: words. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_INTEREST_WORDS = 4;

/** A longer row under a date of its own is text, and does not name what is dated. Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_TITLE_CHARACTERS = 120;

/** Under a date that stands alone the first list item may be the title, unless it is longer. Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_NAMED_CHARACTERS = 90;

/** That item names a position or an employer as surely: "• Engineer, Acme Ltd". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const LIKELY_NAMED = 0.5;

/** A degree in a table cell stands in as many lines over what was learnt. Unit: lines. Test: src/engine/cv/parse/3-entries/division/head-cells.test.ts. */
export const MAX_TITLE_LINES = 2;

/** A shorter text has no room for a name and a sentence behind it. Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MIN_SENTENCES_CHARACTERS = 38;

/** "Volunteer, Food Pantry. Writes the monthly donor letter.": what goes on in sentences has as many. Unit: words. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MIN_TAIL_WORDS = 5;

/** A cell with more changes of style is text with words in bold. Unit: styles. Test: src/engine/cv/parse/3-entries/titled.test.ts. */
export const MAX_STYLES = 4;

/** Text as much like a place is one: "Bristol" behind "Acme Ltd". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const SURE_PLACE = 0.6;

/** Behind a dash stands a place if it is as much like one: a dash divides other things too. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/roles/fragments.test.ts. */
export const SURE_PLACE_BEHIND_DASH = 0.75;

/** City, state and country behind a name. Unit: parts. Test: src/engine/cv/parse/3-entries/roles/fragments.test.ts. */
export const MAX_PLACE_PARTS = 3;

/** Behind a labelled employer stands its town unless it is as much like an employer: "Acme, Inc". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_EMPLOYER_OF_TOWN = 0.3;

/** "Taught small groups of young sailors": as many words in small letters make no name. Unit: words. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MIN_SMALL_WORDS = 3;

/** A head with more is text; labelling it would take too long. Unit: atoms. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_HEAD_ATOMS = 24;

/** How often the labelling learns from the siblings; after that nothing changes. Unit: passes. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const LABELLING_PASSES = 3;
