/** Thresholds of entries. What speaks for a division of a section, and for the role of a text, is in `division/division-weights.ts` and `roles/role-weights.ts`. */

/** More atoms in one fragment are a list and no name. Unit: atoms. Test: src/engine/cv/parse/3-entries/roles/fragments/head-atoms.test.ts. */
export const MAX_ATOMS = 9;

/** A longer fragment is text. Unit: characters. Test: src/engine/cv/parse/3-entries/roles/fragments/head-atoms.test.ts. */
export const MAX_DIVISIBLE_CHARACTERS = 150;

/** A longer sentence is one even in a row with a date: "2005–2006 ⇥ Tutor, Acme College, Leeds." is none. Unit: words. Test: src/engine/cv/parse/3-entries/roles/fragments/head-atoms.test.ts. */
export const MAX_DATED_WORDS = 16;

/** Less says nothing of a position: "Grundschule Halfing" names none. Unit: evidence. Test: src/engine/cv/parse/3-entries/schooling.test.ts. */
export const MIN_ROLE = 0.3;

/** A text surely names a position from here: "Tutor in programming". Unit: evidence. Test: src/engine/cv/parse/3-entries/schooling.test.ts. */
export const SURE_POSITION = 0.8;

/** A text with a legal form is an employer from here. Unit: evidence. Test: src/engine/cv/parse/3-entries/schooling.test.ts. */
export const SURE_EMPLOYER = 0.9;

/** A line that tells a mark among other things has no more words. Unit: words. Test: src/engine/cv/parse/3-entries/education.test.ts. */
export const MAX_MARK_LINE_WORDS = 14;

/** One dated row beside the degrees may be a degree that no list knows. Unit: rows. Test: src/engine/cv/parse/as-people-write.test.ts. */
export const MIN_COURSES = 2;

/** A course took less; a year and more is schooling. Unit: months. Test: src/engine/cv/parse/3-entries/courses-among-schools.test.ts. */
export const MAX_COURSE_MONTHS = 12;

/** One position among schools may be an apprenticeship. Unit: entries. Test: src/engine/cv/parse/3-entries/schooling.test.ts. */
export const MIN_POSITIONS = 2;

/** A row names a role of its entry from here: "University of Leith" a school. Less is what any title may look like. Unit: evidence. Test: src/engine/cv/parse/3-entries/division/entries.test.ts. */
export const SURE_ROLE = 0.7;

/** Half of the dated list items under an employer look as much like a position: they are positions, no prizes. Unit: evidence. Test: src/engine/cv/parse/3-entries/division/entries.test.ts. */
export const LIKELY_POSITION = 0.3;

/** So many items of a list under a head without a date begin with a period: each is a job, and not what was done in one. Unit: items. Test: src/engine/cv/parse/3-entries/division/entries.test.ts. */
export const MIN_PERIOD_ITEMS = 3;

/** And they are so much of the list. Unit: ratio. Test: src/engine/cv/parse/3-entries/division/entries.test.ts. */
export const MIN_PERIOD_ITEMS_RATIO = 0.75;

/** A longer text before a period in brackets tells what was done. Unit: characters. Test: src/engine/cv/parse/3-entries/lines/dated-positions.test.ts. */
export const MAX_DATED_POSITION_CHARACTERS = 60;

/** What ends in a full stop names nobody, unless it is shorter ("Dr."). Unit: words. Test: src/engine/cv/parse/3-entries/lists/titled-items.test.ts. */
export const MIN_SENTENCE_WORDS = 3;

/** Words whose sizes differ less have one style: fonts of one size are measured a little apart. Unit: ratio. Test: src/engine/cv/parse/3-entries/lists/titled-items.test.ts. */
export const MIN_OTHER_SIZE_RATIO = 1.08;

/** The end of a period on the next line is a date and no longer: "September 2019" below "2015 –". Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_CUT_END_CHARACTERS = 16;

/** The rest of a period on a line of its own is at most this long: "– present", "until September 2019". Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_CUT_PERIOD_CHARACTERS = 24;

/** A longer line is more than a duration: "(2 years 10 months)". Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_DURATION_CHARACTERS = 30;

/** A longer line is more than a month, of which the year stands below: "September". Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_MONTH_CHARACTERS = 14;

/** "Highlights" alone announces a list; a longer line is text. Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_LIST_LABEL_CHARACTERS = 40;

/** A section of publications is read as citations where at least this ratio of its items are some. Unit: ratio. Test: src/engine/cv/parse/3-entries/lists/citations.test.ts. */
export const MIN_CITED_RATIO = 0.6;

/** A shorter text is no title of a publication: "Ed.". Unit: characters. Test: src/engine/cv/parse/3-entries/lists/citations.test.ts. */
export const MIN_PUBLICATION_CHARACTERS = 8;

/** The second line of a citation is indented by more than this below the first. Unit: points. Test: src/engine/cv/parse/3-entries/lists/citations.test.ts. */
export const MIN_HANGING_INDENT = 4;

/** A title that comes back within the jobs and ends in a small letter is a phrase ("What I did there") and no employer. Unit: words. Test: src/engine/cv/parse/3-entries/division/rows/inner-titles.test.ts. */
export const MIN_WORDS_OF_PHRASE = 3;

/** What was studied, as the first list item below a school whose siblings have a degree there: "• West African School Certificate". Unit: words. Test: src/engine/cv/parse/3-entries/degrees.test.ts. */
export const MAX_LISTED_DEGREE_WORDS = 8;

/** A line says a mark and nothing else where the mark fills at least this ratio of it: "Final grade: 1.3". Unit: ratio. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MIN_MARK_RATIO = 0.6;

/** What a form labels as a place is a degree where it looks at least this much like one: "Location: BSc Physics". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/form-tables.test.ts. */
export const SURE_DEGREE = 0.7;

/** A text that its date ends within a line is an item of its own from this length on: "First aid 2021". A shorter one is hardly more than its date. Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MIN_DATED_ITEM_CHARACTERS = 13;

/** An issuer told by its letters alone, "TÜV", is less sure than one with a word of schools. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const LETTERS_OF_ISSUER = 0.6;

/** The first text of an item counts as its issuer where it looks more like one than the second, by at least this. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MIN_ISSUER_LEAD = 0.2;

/** A single item has no others to confirm that issuers stand first: its first text must lead by at least this. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MIN_ISSUER_LEAD_ALONE = 0.7;

/** Among items without issuers the text behind the last comma is one where it looks at least this much like an organisation. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/lists/awards.test.ts. */
export const SURE_ISSUER = 0.9;

/** A separator divides titles from issuers where at least this ratio of the items have it; else it belongs to the titles. Unit: ratio. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MIN_SEPARATED_RATIO = 0.6;

/** Who signs a reference must look at least this much like a name. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const SURE_NAME = 0.6;

/** The position before the name of a referee looks less than this like a name: "Head of Sales, Harriet Penhale". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_NAME_OF_TITLE = 0.5;

/** "– Harriet Penhale, Head of Engineering": a longer line behind a dash is text. Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_SIGNATURE_CHARACTERS = 60;

/** "chess and pottery" are two interests; with more words "and" joins a phrase. Unit: words. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_INTEREST_WORDS = 4;

/** Of the items that begin entries so many have a row without a marker below them; tasks of one job among others have fewer. Unit: ratio. Test: src/engine/cv/parse/3-entries/division/rows/describe-rows.test.ts. */
export const MIN_GOES_ON_RATIO = 0.6;

/** A longer row under a date of its own is text, and does not name what is dated. Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_TITLE_CHARACTERS = 120;

/** Under a date that stands alone the first list item may be the title, unless it is longer. Unit: characters. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_NAMED_CHARACTERS = 90;

/** Such an item must look at least this much like a position or an employer: "• Engineer, Acme Ltd". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const LIKELY_NAMED = 0.5;

/** In a table cell a degree takes at most this many lines above what was learnt. Unit: lines. Test: src/engine/cv/parse/3-entries/division/rows/head-cells.test.ts. */
export const MAX_TITLE_LINES = 2;

/** "Volunteer, Food Pantry. Writes the monthly donor letter.": the sentence behind the head has at least this many words. Unit: words. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MIN_TAIL_WORDS = 5;

/** A cell with more changes of style is text with words in bold. Unit: styles. Test: src/engine/cv/parse/3-entries/lists/titled-items.test.ts. */
export const MAX_STYLES = 4;

/** Text as much like a place is one: "Bristol" behind "Acme Ltd". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const SURE_PLACE = 0.6;

/** Behind a dash stands a place if it is as much like one: a dash divides other things too. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/roles/fragments/fragments.test.ts. */
export const SURE_PLACE_BEHIND_DASH = 0.75;

/** City, state and country behind a name. Unit: parts. Test: src/engine/cv/parse/3-entries/roles/fragments/fragments.test.ts. */
export const MAX_PLACE_PARTS = 3;

/** Behind a labelled employer stands its city unless it is as much like an employer: "Acme, Inc". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_EMPLOYER_OF_CITY = 0.3;

/** One dated row within a job may be a position that no list knows. Unit: rows. Test: src/engine/cv/parse/as-people-write.test.ts. */
export const MIN_STAGES = 3;

/** "Construction, 2012" looks like a position by chance; where more of the stages do, they are positions. Unit: ratio. Test: src/engine/cv/parse/3-entries/division/rows/stages.test.ts. */
export const MAX_NAMED_STAGES_RATIO = 0.25;

/** "Taught small groups of young sailors": as many words in small letters make no name. Unit: words. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MIN_SMALL_WORDS = 3;

/** A head with more is text; labelling it would take too long. Unit: atoms. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const MAX_HEAD_ATOMS = 24;

/** How often the labelling learns from the siblings; after that nothing changes. Unit: passes. Test: src/engine/cv/parse/3-entries/limits.test.ts. */
export const LABELLING_PASSES = 3;

/** So many entries of a nested list have the same parts under their first item. Unit: ratio. Test: src/engine/cv/parse/3-entries/division/lists/outline-heads.test.ts. */
export const MIN_OUTLINE_RATIO = 0.6;

/** So many of the only items below the rows that begin jobs have to be written like organisations to be employers. Unit: ratio. Test: src/engine/cv/parse/3-entries/job-forms.test.ts. */
export const MIN_ORGANISATIONS_RATIO = 0.6;

/** What an item has, by word lists and by what was learnt of names, that is written like an organisation; tasks have half of it. Unit: evidence, 0 to 1. Test: src/engine/cv/parse/3-entries/job-forms.test.ts. */
export const SOME_ORGANISATION = 0.4;

/** An item of a nested list that looks less like a place is a task. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/division/lists/outline-heads.test.ts. */
export const MIN_OUTLINE_PLACE = 0.7;

/** A row is the header of a table where each of its cells is as surely a label: "Period", "Employer". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/3-entries/division/entries.test.ts. */
export const SURE_COLUMN_LABEL = 0.8;

/** With at least so many list items for each period beside them, the items tell about the entries and begin none. Unit: items per period. Test: src/engine/cv/parse/3-entries/division/rows/describe-rows.test.ts. */
export const MIN_ITEMS_PER_PERIOD = 2;

/** Entries begin with list items where the first row is one and at least this ratio of the rows are; else list items are tasks. Unit: ratio. Test: src/engine/cv/parse/3-entries/division/entries.test.ts. */
export const MIN_LISTED_RATIO = 0.6;

/** Periods stand apart from their entries where so many stand together; one may belong to one entry alone. Unit: rows. Test: src/engine/cv/parse/3-entries/division/lone-dates.test.ts. */
export const MIN_LONE_DATES = 2;

/** In a section that is one list, more dates than this are those of its items: each is an entry. Unit: ratio. Test: src/engine/cv/parse/3-entries/division/lists/all-listed.test.ts. */
export const MAX_DATED_ITEMS_RATIO = 0.6;

/** Dates that stand apart from their entries say how many entries there are, if the division without them is off by no more. Unit: ratio. Test: src/engine/cv/parse/3-entries/division/lone-dates.test.ts. */
export const MAX_ENTRIES_OFF_RATIO = 0.34;

/** A sentence of so many words over a list of dated entries introduces it; fewer may be an employer. Unit: words. Test: src/engine/cv/parse/3-entries/division/entries.test.ts. */
export const MIN_OPENING_WORDS = 7;

/** More of the words of a sentence begin with a small letter; a name has fewer. Unit: ratio. Test: src/engine/cv/parse/3-entries/division/entries.test.ts. */
export const MIN_SMALL_WORDS_RATIO = 0.6;

/** A cell beside the head of an entry is a place where it looks as much like one as a city does; a title looks less like one. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/division/entries.test.ts. */
export const LIKELY_PLACE = 0.5;

/** A longer sentence with a date tells a story and names no entry. Unit: characters. Test: src/engine/cv/parse/3-entries/division/entries.test.ts. */
export const MAX_ENTRY_SENTENCE_CHARACTERS = 140;

/** What stands before a bracket with an employer and its city looks like a position. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/roles/fragments/fragments.test.ts. */
export const MIN_POSITION_BEFORE_BRACKET = 0.5;

/** One of two names of which one stands in brackets looks like a position, a degree or so: "Night Nurse (Canal Bakery)". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/roles/fragments/fragments.test.ts. */
export const MIN_NAME_BESIDE_BRACKET = 0.5;

/** Brackets hold names where so many entries of a section end in a pair that tells what is what, and where they differ so much. Unit: ratio. Test: src/engine/cv/parse/3-entries/roles/fragments/fragments.test.ts. */
export const MIN_BRACKETS_RATIO = 0.6;

/** A name before a comma has no more words than this; more are a sentence. Unit: words. Test: src/engine/cv/parse/3-entries/lines/run-in-heads.test.ts. */
export const MAX_NAME_WORDS = 6;

/** What stands first in a paragraph that names a job looks like a position. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/lines/run-in-heads.test.ts. */
export const MIN_RUN_IN_POSITION = 0.5;

/** The sentence behind it has at least so many words; fewer are one more name. Unit: words. Test: src/engine/cv/parse/3-entries/lines/run-in-heads.test.ts. */
export const MIN_RUN_IN_WORDS = 5;

/** A project has no longer name before its description: "Pond Keeper: a game …". Unit: words. Test: src/engine/cv/parse/3-entries/listed-heads.test.ts. */
export const MAX_PROJECT_WORDS = 5;

/** Less behind a colon belongs to the name: "Praktikum: AI models". Unit: words. Test: src/engine/cv/parse/3-entries/listed-heads.test.ts. */
export const MIN_DESCRIPTION_WORDS = 6;

/** Under a head that names position and employer, a row of so many words tells about the entry; a shorter one may name a department. Unit: words. Test: src/engine/cv/parse/3-entries/division/rows/text-under-heads.test.ts. */
export const MIN_TEXT_WORDS_UNDER_HEAD = 4;

/** A title within a job may be worded freely: "My tasks". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/3-entries/division/rows/inner-titles.test.ts. */
export const LIKELY_LABEL = 0.75;

/** Tags below a list are smaller than the list. Unit: ratio. Test: src/engine/cv/parse/3-entries/division/rows/heads-and-text.test.ts. */
export const MAX_TAG_SIZE_RATIO = 0.9;

/** One short row over dated items may be the employer of all of them; two that are none sort them. Unit: rows. Test: src/engine/cv/parse/3-entries/division/lists/all-listed.test.ts. */
export const MIN_GROUP_TITLES = 2;

/** A noun with a small letter behind "in" is a kind of workplace where it looks at least this much like an employer or a school: "clinique Pasteur". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/roles/fragments/cuts.test.ts. */
export const LIKELY_WORKPLACE = 0.5;

/** What follows a comma must look at least this much like a school where "de la" before the comma is of the subject. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/degrees.test.ts. */
export const LIKELY_SCHOOL = 0.5;

/** So many items with a date in their margin show that an undated row above one is a subheading. Unit: rows. Test: src/engine/cv/parse/3-entries/lists/cited.test.ts. */
export const MIN_DATED_ITEMS = 2;

/** So many positions in bold before a text show that this is how the section names its jobs. Unit: lines. Test: src/engine/cv/parse/3-entries/lines/run-in-heads.test.ts. */
export const MIN_BOLD_HEADS = 2;

/** The second line of a title begins where the first does. Unit: points. Test: src/engine/cv/parse/3-entries/lines/cut-rows.test.ts. */
export const MAX_WRAPPED_SHIFT = 2;

/** Two interests that "and" joins have at most as many words each; with more, it joins a phrase. Unit: words. Test: src/engine/cv/parse/3-entries/lists/issued.test.ts. */
export const MAX_PAIRED_WORDS = 3;

/** A text that is less likely a place by what was learnt is none: employers are called like cities. Unit: likelihood, 0 to 1. Test: src/engine/cv/parse/3-entries/roles/name-evidence.test.ts. */
export const MIN_LEARNT_PLACE = 0.8;

/** What a place that was learnt counts beside one that a list knows. Unit: factor. Test: src/engine/cv/parse/3-entries/roles/name-evidence.test.ts. */
export const LEARNT_PLACE_FACTOR = 0.6;

/** The name of a city has no more words: "San Miguel Norte". Unit: words. Test: src/engine/cv/parse/3-entries/roles/name-evidence.test.ts. */
export const MAX_CITY_WORDS = 3;

/** A text with fewer letters is no name: what was learnt says nothing of "1.2 B" or the state of "Igrejinha – RS". Unit: letters. Test: src/engine/cv/parse/3-entries/roles/name-evidence.test.ts. */
export const MIN_NAME_LETTERS = 3;

/** The word lists say nothing of a text up to here. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/roles/name-evidence.test.ts. */
export const MIN_LISTED = 0.3;

/** The word lists are believed from here, whatever was learnt: "Acme Ltd" is an employer. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/3-entries/roles/name-evidence.test.ts. */
export const SURE_LISTED = 0.9;

/** How much of the evidence is what was learnt, where the word lists name both roles: "Baker Hospital". Unit: ratio. Test: src/engine/cv/parse/3-entries/roles/name-evidence.test.ts. */
export const LEARNT_RATIO = 0.5;

/** Less likely, and what was learnt denies what the word lists say. Unit: likelihood, 0 to 1. Test: src/engine/cv/parse/3-entries/roles/name-evidence.test.ts. */
export const MAX_DENIED_LIKELIHOOD = 0.1;

/** What is left of such evidence. Unit: factor of likeness. Test: src/engine/cv/parse/3-entries/roles/name-evidence.test.ts. */
export const DENIED_FACTOR = 0.6;

/** More likely, and what was learnt contradicts word lists that name the other role alone. Unit: likelihood, 0 to 1. Test: src/engine/cv/parse/3-entries/roles/name-evidence.test.ts. */
export const MIN_CONTRADICTING_LIKELIHOOD = 0.9;

/** What it counts then: less than the word lists do. Unit: factor of likelihood. Test: src/engine/cv/parse/3-entries/roles/name-evidence.test.ts. */
export const LEARNT_AGAINST_RIVAL = 0.5;

/** Where the word lists say nothing, what was learnt counts by this less: a sure name as much as a sure role, and one that is no likelier than others nothing. Unit: likelihood, 0 to 1. Test: src/engine/cv/parse/3-entries/roles/name-evidence.test.ts. */
export const DOUBT_OF_LEARNT = 0.3;

/** Names begin with a capital, though not always: "adidas". "twelve and more" is none. Unit: factor of likelihood. Test: src/engine/cv/parse/3-entries/roles/name-evidence.test.ts. */
export const LEARNT_IN_SMALL_LETTERS = 0.8;

/** How much of a skill or a product may be an employer: "Blueprint". Unit: factor of likelihood. Test: src/engine/cv/parse/3-entries/roles/name-evidence.test.ts. */
export const EMPLOYER_IN_TOPIC = 0.3;

/** How much of the name of a person may be an employer: "Ibrahim Haddad" has a shop. Unit: factor of likelihood. Test: src/engine/cv/parse/3-entries/roles/name-evidence.test.ts. */
export const EMPLOYER_IN_PERSON = 0.5;

/** How much of a skill or a course may be what was studied: "Bricklaying". Unit: factor of likelihood. Test: src/engine/cv/parse/3-entries/roles/name-evidence.test.ts. */
export const DEGREE_IN_TOPIC = 0.4;

/** How much of a trade may be what was studied: "Legal secretary". Unit: factor of likelihood. Test: src/engine/cv/parse/3-entries/roles/name-evidence.test.ts. */
export const DEGREE_IN_POSITION = 0.4;

/** First sentences name the entries where so many dates stand over a paragraph. Unit: paragraphs. Test: src/engine/cv/parse/3-entries/lines/run-in-heads.test.ts. */
export const MIN_SENTENCES = 2;

/** So many of the dates stand over a paragraph, and so many of the first sentences sound like an entry. Unit: ratio. Test: src/engine/cv/parse/3-entries/lines/run-in-heads.test.ts. */
export const MIN_SENTENCES_RATIO = 0.5;

/** A longer sentence tells what was done and names no entry. Unit: words. Test: src/engine/cv/parse/3-entries/lines/run-in-heads.test.ts. */
export const MAX_SENTENCE_WORDS = 20;

/** So many entries with one item each show that the marker is part of the title. Unit: entries. Test: src/engine/cv/parse/3-entries/division/lists/all-listed.test.ts. */
export const MIN_SECOND_ROWS = 2;

/** Of these items so many name what the row above does not: "Teme Mill" below "Fitter", not "Forty flats". Unit: ratio. Test: src/engine/cv/parse/3-entries/division/lists/all-listed.test.ts. */
export const MIN_OTHER_NAMES_RATIO = 0.6;

/** Behind a degree, a name has at most this many words before its word for a school: "San Joaquin Delta College". Unit: words. Test: src/engine/cv/parse/3-entries/roles/fragments/school-cuts.test.ts. */
export const MAX_WORDS_BEFORE_SCHOOL = 3;

/** More words before "at the school" tell something and name no degree. Unit: words. Test: src/engine/cv/parse/3-entries/roles/fragments/school-cuts.test.ts. */
export const MAX_WORDS_OF_DEGREE = 8;

/** One line that names a school may tell of it; two heads without a school, with one below each, are a form. Unit: entries. Test: src/engine/cv/parse/3-entries/education.test.ts. */
export const MIN_LISTED_SCHOOLS = 2;

/** A longer text is hardly the title of a certificate that shares its row with others, or stands beside one with an issuer: "Forklift operator". Unit: words. Test: src/engine/cv/parse/3-entries/lists/one-per-row.test.ts. */
export const MAX_TITLE_WORDS_ALONE = 6;

/** Of two texts behind each other the second may be the issuer; so many are a list: "Food handler, CPR, Forklift". Unit: texts. Test: src/engine/cv/parse/3-entries/lists/one-per-row.test.ts. */
export const MIN_LISTED_CERTIFICATES = 3;

/** "Guild of Bakers, Guild of Cooks": the names of associations in one line are as short. Unit: words. Test: src/engine/cv/parse/3-entries/lists/memberships.test.ts. */
export const MAX_LISTED_ASSOCIATION_WORDS = 4;

/** What has the form of an address is a place as sure as a city of the lists: "м. Кернівка". Unit: evidence, 0 to 1. Test: src/engine/cv/parse/3-entries/roles/addresses-in-heads.test.ts. */
export const SURE_ADDRESS = 0.85;

/** What stands behind a school is its subject by what was learnt of names: "University of Leith, Rhetoric". Unit: likelihood, 0 to 1. Test: src/engine/cv/parse/3-entries/degrees.test.ts. */
export const MIN_SUBJECT = 0.4;

/** Behind the title of a certificate stands an organisation, by its likelihood in what was learnt of names: "First aid – Turkish Red Crescent". Unit: likelihood, 0 to 1. Test: src/engine/cv/parse/3-entries/lists/issued.test.ts. */
export const MIN_LIKELY_ISSUER = 0.5;
