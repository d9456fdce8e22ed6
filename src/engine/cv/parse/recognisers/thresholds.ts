/** Thresholds of recognisers: how much a text looks like a label, a name, a degree, an employer, a position or a language. `bun run thresholds parse/recognisers/thresholds` verifies the fixtures named. */

/** The longest label in use, "Name and type of organisation providing education and training" of Europass, has 62; a longer text before a colon is a sentence. Unit: characters. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_LABEL_CHARACTERS = 70;

/** What stands before a wide space and is longer is text, no label. Unit: characters. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_LABEL_BEFORE_GAP = 60;

/** A label as the list has it: "Nationality". With a colon it is sure. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const EXACT_LABEL = 0.9;

/** A label with something in brackets: "Dates (from – to)". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const FRAMED_LABEL = 0.85;

/** A label behind "my" or "current", or two in one: "Tel. / Mobile". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const FREE_LABEL = 0.75;

/** The longest label of the list in Chinese, Japanese or Korean, "プロジェクト概要", has as many; a longer text is a sentence that ends with such a word. Unit: characters. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_COMPOUND_CHARACTERS = 8;

/** What such a compound ends with is a word of so many characters: "기간", "地址". Unit: characters. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MIN_HEAD_CHARACTERS = 2;

/** A wide space or a dash divides label and value less surely than a colon: "Nationality – British". Unit: confidence that is taken. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const DOUBT_OF_GAP = 0.1;

/** One space divides them least surely: "Nationality British". Unit: confidence that is taken. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const DOUBT_OF_SPACE = 0.15;

/** With only a space before its value a label must be recognised at least this surely: in "my phone 0117 496 0142" it is not. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MIN_SPACED_LABEL = 0.7;

/** With only a space before its value a label has at most this many words. Unit: words. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_LABEL_WORDS = 4;

/** "Tel. / Mobile / Fax": more parts are a list. Unit: parts. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_LABEL_PARTS = 3;

/** A detail that is told by its words: "married, two children", "driving licence". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const SURE_DETAIL = 0.85;

/** A detail whose words tell of jobs as well: "remote", "willing to travel". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const LIKELY_DETAIL = 0.75;

/** "Italian" may be a nationality or a language. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const POSSIBLE_NATIONALITY = 0.6;

/** A longer text is a sentence, no detail of a person. Unit: characters. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_DETAIL_CHARACTERS = 90;

/** A text of more words is a sentence, no detail of a person. Unit: words. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_DETAIL_WORDS = 12;

/** A nationality is said in at most this many words: "Holder of a British passport". Unit: words. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_NATIONALITY_WORDS = 5;

/** Room for some twenty authors. The patterns of names try many divisions, so they are not run over a whole paragraph. Unit: characters. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_AUTHORS_CHARACTERS = 400;

/** A degree that begins further into a line is only mentioned there. Unit: characters. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_BEFORE_DEGREE = 60;

/** At most this many words before a degree belong to it without a separator: "Erasmus Masterstudium Physik". Unit: words. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_WORDS_BEFORE_DEGREE = 3;

/** Of 200 CVs with known truth the longest degree with its subject has 74; the school may stand behind it. A longer text is a sentence with a degree in it. Unit: characters. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_DEGREE_CHARACTERS = 160;

/** A degree word at the beginning: "BSc Physics". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const DEGREE_FIRST = 0.9;

/** A degree word behind a separator: "Physics, BSc". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const DEGREE_BEHIND_SEPARATOR = 0.75;

/** A degree word within the text: "Physics BSc". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const DEGREE_WITHIN = 0.5;

/** A word that means other things too: "Master", "Studium". Unit: factor of likeness. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const AMBIGUOUS_DEGREE = 0.6;

/** "Master" alone is less ambiguous than within a text. Unit: factor of likeness. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const AMBIGUOUS_DEGREE_ALONE = 0.9;

/** An ambiguous word that is part of a position: "Associate Consultant". Unit: factor of likeness. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const DEGREE_WORD_OF_JOB = 0.4;

/** Text in brackets behind a degree belongs to it where it looks more than this like one: "Bachelor of Arts (B.A.)". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MIN_BRACKETED_DEGREE = 0.5;

/** Of 200 CVs with known truth the longest school has 49; its faculty and city may stand beside it. A longer text is a sentence that names a school. Unit: characters. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_INSTITUTION_CHARACTERS = 140;

/** The words of a school: "University of Leith". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const INSTITUTION_LIKENESS = 0.9;

/** A sentence that names a school. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const INSTITUTION_IN_SENTENCE = 0.3;

/** A text with many words that names a school. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const INSTITUTION_IN_MANY_WORDS = 0.4;

/** A longer text that ends in a full stop is a sentence; shorter it is an abbreviation: "Univ. of Leith, Dept.". Unit: characters. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_ABBREVIATED_CHARACTERS = 60;

/** "ETH Zurich (Swiss Federal Polytechnic School)" has 6; faculty and city may stand beside it. A text of more words is a sentence. Unit: words. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_INSTITUTION_WORDS = 14;

/** "Institute for Production Engineering and Machine Tools (Leibniz Universität Hannover)" has 85; its city may stand behind it. A longer text is a sentence that names an employer. Unit: characters. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_COMPANY_CHARACTERS = 120;

/** A text of more words that names an employer or a position is a sentence. Unit: words. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_EMPLOYER_OR_POSITION_WORDS = 9;

/** A legal form: "Acme Ltd". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const COMPANY_LIKENESS = 0.95;

/** A sentence with a legal form in it. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const COMPANY_IN_SENTENCE = 0.4;

/** "Freelance", in the place of an employer. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const SELF_EMPLOYED_LIKENESS = 0.8;

/** A word that employers have: "Harbour Hospital". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const EMPLOYER_WORD_LIKENESS = 0.7;

/** A word that employers have beside one of positions: "Hospital Nurse". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const EMPLOYER_WORD_WITH_POSITION = 0.4;

/** A word that employers have within a sentence. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const EMPLOYER_WORD_IN_SENTENCE = 0.3;

/** A school may be an employer: "University of Leith". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const SCHOOL_AS_EMPLOYER = 0.5;

/** A longer text is more than a legal form: "GmbH & Co KG" is as long as one gets. Unit: characters. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_LEGAL_FORM_CHARACTERS = 12;

/** Of 200 CVs with known truth the longest position has 107: "EDV-Leistungen: Installation, Datenrettung, …". A longer text is a sentence about a position. Unit: characters. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_POSITION_CHARACTERS = 130;

/** "Project Officer, Department of Meteorological Sciences, Research & Development Division" has 10; employer and city may stand behind it. A text of more words is a sentence. Unit: words. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_POSITION_WORDS = 16;

/** A legal form beside the word of a position: "Baker Ltd". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const POSITION_WITH_LEGAL_FORM = 0.1;

/** In East Asia a department tells the position: "営業部 主任". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const DEPARTMENT_LIKENESS = 0.7;

/** A word of positions among few: "Senior Nurse". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const POSITION_OF_FEW_WORDS = 0.95;

/** A word of positions among some: "Senior Nurse for Children and Families". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const POSITION_OF_SOME_WORDS = 0.85;

/** A word of positions among many. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const POSITION_OF_MANY_WORDS = 0.7;

/** Up to this many words a text has few words. Unit: words. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_FEW_WORDS = 4;

/** Up to this many words a text has some words, beyond it many. Unit: words. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_SOME_WORDS = 6;

/** A word of positions within a sentence. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const POSITION_IN_SENTENCE = 0.3;

/** A position begins with a capital, though not always: "freelance editor". Unit: factor of likeness. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const POSITION_IN_SMALL_LETTERS = 0.8;

/** A word of employers around that of a position: "Hospital Nurses Union". Unit: factor of likeness. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const POSITION_IN_EMPLOYER = 0.6;

/** What begins with a verb tells what was done: "Managed editors". Unit: factor of likeness. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const POSITION_BEHIND_VERB = 0.4;

/** A word of schools before that of a position: "College of Nursing". Unit: factor of likeness. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const POSITION_IN_INSTITUTION = 0.5;

/** A field of work begins like its profession: "Computer Engineering". Unit: factor of likeness. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const FIELD_OF_WORK = 0.4;

/** An ambiguous word of degrees belongs to a position where the text looks more than this like one: "Associate Consultant". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const SURE_JOB = 0.6;

/** In a shorter word the ending of a profession is chance: "Peter" ends with "-er". Unit: characters. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MIN_ENDING_WORD = 7;

/** "Intermediate (reading), basic (speaking, writing)" has 49, and Europass prints five levels in one line. A longer text says more of a language than its level. Unit: characters. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_FLUENCY_CHARACTERS = 120;

/** A text of more words says more of a language than its level. Unit: words. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_FLUENCY_WORDS = 12;

/** A level before its language has at most this many words: "Native English". Unit: words. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_LEVEL_WORDS_BEFORE = 4;

/** Up to this many words behind a dash or a colon are the level of a language, whatever they say: "Mandarin – HSK 4". Unit: words. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_SHORT_LEVEL_WORDS = 5;

/** "British Sign Language" has 3. The longer names that `Intl` has, of rare languages, are read up to here. Unit: words. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_LANGUAGE_WORDS = 4;

/** The longest level that is looked for within a text, "gut in wort und schrift". "Sehr gut in Wort und Schrift" is known where it stands alone. Unit: words. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_LISTED_LEVEL_WORDS = 5;

/** Of 200 CVs with known truth the longest name has 30: "Ortensia Flavia Lucia Vallardi". Titles may stand around it; a longer text is a sentence. Unit: characters. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_NAME_CHARACTERS = 60;

/** A text that is recognised as a heading at least this surely is no name: "Work Experience". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const SURE_HEADING = 0.8;

/** A text that looks more than this like a position, an employer or a school is hardly a name: "Account Manager". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const SURE_RIVAL = 0.5;

/** A text that looks more than this like a degree is hardly a name: "Bachelor Physics". Below it are words that names have too: "Major Tom". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const SURE_DEGREE = 0.6;

/** A position that is written as names are: "Account Manager". Unit: factor of likeness. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const NAME_OF_POSITION = 0.12;

/** A position in capitals is a little likelier a name, for names are often printed so: "JAMES MASON". Unit: factor of likeness. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const CAPITALS_OF_POSITION = 0.15;

/** An employer, a school or a degree that is written as names are: "Baker Hospital". Unit: factor of likeness. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const NAME_OF_COMPANY = 0.15;

/** A text that looks at least this much like a place may be one: "San Marino". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const SURE_PLACE = 0.85;

/** A place of several words may be a person: "San Marino". Unit: factor of likeness. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const NAME_OF_PLACE = 0.4;

/** A place of one word is hardly a person: "Florence". Unit: factor of likeness. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const WORD_OF_PLACE = 0.1;

/** A text has the shape of a name where its letters and words look at least this much like one. Unit: likeness, 0 to 1. Fixtures: word-cefr-levels, word-vml-text-box. */
export const MIN_NAME_SHAPE = 0.6;

/** Two to four words with capitals: "Anna Maria Berg". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const NAME_SHAPE = 0.9;

/** A name of more words than usual: "Maria da Conceição Alves Pinto". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const LONG_NAME_SHAPE = 0.7;

/** A name has at most this many words. Unit: words. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_NAME_WORDS = 6;

/** Most names have at most this many words. Unit: words. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_USUAL_NAME_WORDS = 4;

/** A name in a script without capitals, of Arabic, Hebrew, Thai or Hindi. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const UNCASED_NAME_SHAPE = 0.7;

/** In a script without capitals a text of more words is a sentence. Unit: words. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MAX_UNCASED_NAME_WORDS = 5;

/** One word with a capital, and initials without a name: "Madonna", "A. B.". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const WEAK_NAME_SHAPE = 0.2;

/** "Berg, Anna" may be two items of a list. Unit: factor of likeness. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const NAME_WITH_COMMA = 0.7;

/** "ANNA BERG" may be a heading. Unit: factor of likeness. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const NAME_IN_CAPITALS = 0.9;

/** Two to four Chinese or Korean characters. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const EAST_ASIAN_NAME_SHAPE = 0.8;

/** Katakana spell foreign names, but other foreign words too. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const KATAKANA_NAME_SHAPE = 0.5;

/** Fewer letters behind "CV" are no name. Unit: characters. Test: src/engine/cv/parse/recognisers/likeness.test.ts. */
export const MIN_NAME_BEHIND_TITLE = 4;

/** "Excel advanced" has a level behind its name; a shorter word of a level may belong to the name: "Visual Basic". Unit: characters. Test: src/engine/cv/parse/recognisers/skill-level.test.ts. */
export const MIN_SURE_LEVEL_CHARACTERS = 8;

/** In a shorter word a letter may be all that tells a language from another word: "Latin" and "Lately". Unit: characters. Test: src/engine/cv/parse/recognisers/spoken-languages.test.ts. */
export const MIN_MISSPELLED_CHARACTERS = 8;

/** The name of an association has no more; a sentence may. Unit: words. Test: src/engine/cv/parse/3-entries/lists/memberships.test.ts. */
export const MAX_ASSOCIATION_WORDS = 12;

/** A longer text tells more than a membership. Unit: characters. Test: src/engine/cv/parse/3-entries/lists/memberships.test.ts. */
export const MAX_MEMBERSHIP_CHARACTERS = 160;

/** "more than 10 years of professional experience" is a level of a skill; a longer text tells of other things. Unit: characters. Test: src/engine/cv/parse/recognisers/skill-level.test.ts. */
export const MAX_SKILL_LEVEL_CHARACTERS = 60;

/** What a driving licence is called has no more: "Titulaire du permis de conduire". Unit: words. Test: src/engine/cv/parse/recognisers/licences.test.ts. */
export const MAX_LICENCE_NAME_WORDS = 5;

/** A longer text tells of more than a driving licence and a car. Unit: characters. Test: src/engine/cv/parse/recognisers/licences.test.ts. */
export const MAX_LICENCE_CHARACTERS = 200;
