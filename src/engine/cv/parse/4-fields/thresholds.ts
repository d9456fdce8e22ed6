/** Thresholds of fields: who the CV is about, how to reach the person, skills, languages, personal details. `bun run thresholds parse/4-fields` verifies the fixtures named. */

/** A longer value is no city, whatever its label says. Unit: characters. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MAX_CITY_CHARACTERS = 60;

/** The name stands in the first lines of the head and of the contact sections; a long sidebar may come before it in reading order. Unit: lines. Test: src/engine/cv/parse/4-fields/identity/identity-weights.test.ts. */
export const MAX_LINES_TO_NAME = 60;

/** Where the head has no name, it may be set like a heading of one of so many first sections. Unit: sections. Test: src/engine/cv/parse/4-fields/identity/names.test.ts. */
export const MAX_SECTIONS_TO_NAME = 3;

/** A name in large type, divided over more lines, is none. Unit: lines. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MAX_NAME_LINES = 3;

/** Text that is less like a name ("Susan Baker Ltd") is none. Unit: confidence, 0 to 1. Fixtures: pdf-bullets, pdf-cropped-page. */
export const MIN_NAME_CONFIDENCE = 0.3;

/** Text as much like a name is one, if nothing speaks against it. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MIN_SURE_NAME_CONFIDENCE = 0.6;

/** Type as large beside the text of the CV stands out. Unit: ratio. Test: src/engine/cv/parse/4-fields/identity/names.test.ts. */
export const MIN_LARGE_TYPE_RATIO = 1.3;

/** Where nothing else is a name, the largest type with a trade in it is one if it is this likely a person's. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MIN_LEARNT_PERSON = 0.3;

/** One word alone ("Madonna") is a name only in type as large. Unit: ratio. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MIN_MONONYM_RATIO = 1.5;

/** Lines of one name have one size. Unit: points. Test: src/engine/cv/parse/4-fields/identity/names.test.ts. */
export const MAX_SIZE_DIFFERENCE = 0.5;

/** Lines of one name stand no further apart. Unit: line heights. Test: src/engine/cv/parse/4-fields/identity/names.test.ts. */
export const MAX_NAME_GAP = 0.8;

/** A headline stands as near to the name, with contact data between. Unit: lines. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MAX_LINES_TO_HEADLINE = 6;

/** A headline in large type may stand below a block of contact data. Unit: lines. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MAX_LINES_TO_LARGE_HEADLINE = 12;

/** A headline is not set smaller than this beside the text; a smaller line is a label. Unit: ratio. Test: src/engine/cv/parse/4-fields/identity/headline.test.ts. */
export const MIN_HEADLINE_SIZE_RATIO = 0.85;

/** Type as large beside the text of the CV may be a headline further away. Unit: ratio. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MIN_LARGE_HEADLINE_RATIO = 1.2;

/** A word behind the name that is at least as much a degree is no headline: "Anna Berger, B.Tech". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/4-fields/identity/headlines.test.ts. */
export const MIN_DEGREE_BEHIND_NAME = 0.8;

/** What stands beside a position in one line ("Nurse • Leeds") and is at least as much a place is no part of the headline. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/4-fields/identity/headlines.test.ts. */
export const MIN_PLACE_BESIDE_HEADLINE = 0.7;

/** "Position: Nurse" says the profession of the candidate as near to the name; further away it may be that of a job. Unit: lines. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MAX_LINES_TO_LABELLED_HEADLINE = 15;

/** A headline of words that no list knows has no more. Unit: words. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MAX_UNKNOWN_HEADLINE_WORDS = 5;

/** Text directly under the name is a headline, though it has points or figures, where it is this likely a position by what was learnt of names. Unit: likelihood, 0 to 1. Test: src/engine/cv/parse/4-fields/identity/headline.test.ts. */
export const MIN_LEARNT_POSITION = 0.9;

/** A headline of words that no list knows stands as near under the name. Unit: line heights. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MAX_UNKNOWN_HEADLINE_GAP = 1;

/** A position ("Registered Nurse") is recognised as surely. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MIN_POSITION_CONFIDENCE = 0.5;

/** A longer text is no headline. Unit: characters. Fixtures: pdf-agency-fields, pdf-cards. */
export const MAX_HEADLINE_CHARACTERS = 110;

/** A longer text is no name of a group of skills. Unit: characters. Fixtures: pdf-stacked-positions, pdf-skill-chips, word-skill-ratings. */
export const MAX_GROUP_NAME_CHARACTERS = 48;

/** What stands beside a language is its level, whatever it says, unless it is longer. Unit: words. Test: src/engine/cv/parse/4-fields/spoken.test.ts. */
export const MAX_LEVEL_WORDS = 5;

/** A longer line says more than the level of a language. Unit: characters. Test: src/engine/cv/parse/4-fields/spoken.test.ts. */
export const MAX_LEVEL_CHARACTERS = 60;

/** A detail among others ("British, single, licence B") is recognised as surely. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/4-fields/agency.test.ts. */
export const MIN_DETAIL_CONFIDENCE = 0.8;

/** Fewer details in a line are chance: "Remote, Leeds". Unit: details. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MIN_LISTED_DETAILS = 2;

/** A line that is one detail is recognised as surely. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/4-fields/agency.test.ts. */
export const MIN_WHOLE_DETAIL_CONFIDENCE = 0.7;

/** "Mobile: 01768 555014" is a telephone number, "Mobile: 2 countries" is not. Unit: digits. Fixtures: pdf-agency-fields, word-german, word-agency-form. */
export const MIN_PHONE_DIGITS = 9;

/** An item of a list of skills has no more; with more, a comma divides no list. Unit: words. Test: src/engine/cv/parse/4-fields/skills/skills.test.ts. */
export const MAX_LIST_ITEM_WORDS = 4;

/** Among shorter ones an item of a list may have as many. Unit: words. Test: src/engine/cv/parse/4-fields/skills/skills.test.ts. */
export const MAX_LONG_ITEM_WORDS = 6;

/** Where an item is longer, the items of a list have no more on average; the parts of a sentence do. Unit: words. Test: src/engine/cv/parse/4-fields/skills/skills.test.ts. */
export const MAX_MEAN_ITEM_WORDS = 3;

/** "PHP and Perl" ends a list as two items; with more words, "and" joins a phrase. Unit: words. Test: src/engine/cv/parse/4-fields/skills/skills.test.ts. */
export const MAX_WORDS_BESIDE_AND = 3;

/** As many rows of a section make its pattern. Unit: ratio. Test: src/engine/cv/parse/4-fields/skills/skills.test.ts. */
export const MIN_PATTERN_RATIO = 0.6;

/** A line as long as this beside the longest of its section was full, so the next goes on with it. Unit: ratio. Test: src/engine/cv/parse/4-fields/skills/skills.test.ts. */
export const MIN_FULL_LINE_RATIO = 0.85;

/** A headline of words that no list knows looks less than this like a place: "Leeds". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/4-fields/identity/headline.test.ts. */
export const MAX_PLACE_OF_UNKNOWN_HEADLINE = 0.5;

/** And less than this like an employer: "Corve Interiors Ltd". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/4-fields/identity/headline.test.ts. */
export const MAX_COMPANY_OF_UNKNOWN_HEADLINE = 0.6;

/** The name of a school has as many words: "Ludlow College of Art" is one, "College Porter" is a position there. Unit: words. Test: src/engine/cv/parse/4-fields/identity/headline.test.ts. */
export const MIN_SCHOOL_WORDS = 3;

/** A text of as many words is no headline where it looks as much like a school: "Ludlow College of Art". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/4-fields/identity/headline.test.ts. */
export const MIN_SCHOOL_OF_UNKNOWN_HEADLINE = 0.5;

/** What stands beside a label that is recognised at least this surely is its value, and no headline. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/4-fields/identity/headline.test.ts. */
export const MIN_ROW_LABEL_CONFIDENCE = 0.75;

/** Words that are known as a heading at least this surely are no headline: "Work Experience". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/4-fields/identity/headline.test.ts. */
export const MAX_HEADING_OF_HEADLINE = 0.9;

/** A text as much like a place is no headline, unless it names a position too. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/4-fields/identity/headline.test.ts. */
export const MAX_PLACE_OF_HEADLINE = 0.6;

/** A longer text that stands first under "Desired position" is no title of a person. Unit: words. Test: src/engine/cv/parse/4-fields/identity/headline.test.ts. */
export const MAX_WANTED_WORDS = 6;

/** A text there is the headline where it looks at least this much like a position. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/4-fields/identity/headline.test.ts. */
export const MIN_WANTED_POSITION_LIKENESS = 0.8;

/** Skills stand in groups where at least this ratio of the rows are "Group: list": a group of one skill looks like any other row. Unit: ratio. Test: src/engine/cv/parse/4-fields/skills/skills.test.ts. */
export const MIN_GROUP_RATIO = 0.5;

/** The largest type of a document may be measured as much smaller on another line. Unit: points. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MAX_LARGEST_SIZE_ERROR = 0.1;

/** One word alone ("Madonna") is a name as surely, where the e-mail address spells it in large type. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MONONYM_CONFIDENCE = 0.5;

/** "T: ", "E ": contact data behind a letter begins so early in its line. Unit: characters. Test: src/engine/cv/parse/4-fields/identity/letter-labels.test.ts. */
export const MAX_LETTER_LABEL_CHARACTERS = 3;

/** One letter before contact data may be anything. Unit: lines. Test: src/engine/cv/parse/4-fields/identity/letter-labels.test.ts. */
export const MIN_LETTER_LABELS = 2;

/** A family name below a given name in larger type. A smaller word is a position: "Marit" over "Fitter". Unit: ratio. Test: src/engine/cv/parse/4-fields/identity/names.test.ts. */
export const MIN_FAMILY_NAME_RATIO = 0.8;

/** A list item with as many parts between commas is a list, though a part is long; with fewer it is one skill. Unit: items. Test: src/engine/cv/parse/4-fields/skills/skills.test.ts. */
export const MIN_LIST_ITEMS = 5;

/** A line that ends with a full stop is a sentence from as many words on: "Plans the shifts." is none. Unit: words. Test: src/engine/cv/parse/4-fields/skills/skill-forms.test.ts. */
export const MIN_SENTENCE_WORDS = 4;

/** In as many rows "Databases (Oracle, MySQL)" is a group and its list; two such rows may be two skills with what belongs to them. Unit: rows. Test: src/engine/cv/parse/4-fields/skills/skill-forms.test.ts. */
export const MIN_BRACKET_ROWS = 3;

/** Lines that begin so near to each other begin in one column. Unit: points. Test: src/engine/cv/parse/4-fields/skills/skill-forms.test.ts. */
export const MAX_INDENT_SHIFT = 2;

/** A line in bold is as heavy as one in plain type that is so much larger: bold 9 pt heads a list in plain 10 pt, and plain 14 pt one in bold 10 pt. Unit: points. Test: src/engine/cv/parse/4-fields/skills/skills.test.ts. */
export const BOLD_POINTS = 2;

/** Where a CV has no name, its profession stands in large type in one of so many first lines. Unit: lines. Test: src/engine/cv/parse/4-fields/identity/headlines.test.ts. */
export const MAX_LINES_TO_FIRST_POSITION = 3;

/** A shorter word in an e-mail address or a user name spells no part of a name: "van", "Bo". Unit: characters. Test: src/engine/cv/parse/4-fields/identity/names.test.ts. */
export const MIN_SPELLED_CHARACTERS = 3;

/** Without a label, "Java / C++ / Perl / Go" is a list of skills, and "Milling / turning" or "HTML / CSS / JS" one. Unit: items. Test: src/engine/cv/parse/4-fields/skills/skills.test.ts. */
export const MIN_SLASHED_ITEMS = 4;

/** List items of a list item stand at most this far right of it; further right is another column of the page. Unit: type sizes. Test: src/engine/cv/parse/4-fields/skills/skill-forms.test.ts. */
export const MAX_NESTED_INDENT = 8;

/** From as many rows on, most without a comma, a section of skills has one in each row. Unit: rows. Test: src/engine/cv/parse/4-fields/skills/skill-forms.test.ts. */
export const MIN_ITEM_ROWS = 3;

/** A row of more cells is a table, and no line of a name with what stands beside it. Unit: cells. Test: src/engine/cv/parse/4-fields/identity/names.test.ts. */
export const MAX_CELLS_BESIDE_NAME = 12;

/** A longer line is text, whatever it begins with; the longest line of a name with its contact data is half as long. Unit: characters. Test: src/engine/cv/parse/4-fields/identity/names.test.ts. */
export const MAX_NAME_LINE_CHARACTERS = 500;

/** A label is that of skills where its words are known as their heading at least this surely: "Computer skills: Excel, SAP". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/4-fields/skills/skill-rows.test.ts. */
export const MIN_SKILL_LABEL_CONFIDENCE = 0.9;

/** A row without a label that names a program is a skill where none of its items is longer: "Linux user and friend of free software". Unit: words. Test: src/engine/cv/parse/4-fields/skills/skill-rows.test.ts. */
export const MAX_SKILL_ROW_WORDS = 8;

/** Among skills a driving licence is one that is named with its class and no more: "Full clean UK driving licence". Unit: words. Test: src/engine/cv/parse/4-fields/skills/skill-rows.test.ts. */
export const MAX_LICENCE_WORDS = 5;

/** A line of an address has no more: "Flat 3, 14 Upper Mill Lane"; a longer one under "About" tells of the person. Unit: words. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MAX_ADDRESS_LINE_WORDS = 7;

/** A label within the value of another has no more: "Place of birth (town and district)". Unit: words. Test: src/engine/cv/parse/4-fields/agency.test.ts. */
export const MAX_INNER_LABEL_WORDS = 7;

/** Labels are sought in so much of a line; a longer one is text. Unit: characters. Test: src/engine/cv/parse/4-fields/agency.test.ts. */
export const MAX_LABELLED_CHARACTERS = 300;

/** A date among the contact data is that of the birth where the candidate was at least as old in the last year of the CV. Unit: years. Test: src/engine/cv/parse/4-fields/details.test.ts. */
export const MIN_AGE = 14;

/** "Leith, Edinburgh" beside contact data names a part of the city, if what was learnt of names says so; "Marketing, Berlin" says what somebody does. Unit: likelihood, 0 to 1. Test: src/engine/cv/parse/4-fields/identity/home.test.ts. */
export const MIN_PART_OF_CITY = 0.3;
