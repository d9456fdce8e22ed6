/** Thresholds of sections: which lines are headings, and what the sections hold. `bun run thresholds parse/2-sections` verifies the fixtures named. */

/** A wording that is less sure is no known heading. Unit: confidence, 0 to 1. Fixtures: pdf-actual-text, pdf-bands-and-rules, pdf-baselines. */
export const MIN_HEADING_CONFIDENCE = 0.75;

/** A heading that cuts a row or a paragraph in two is a usual wording. Unit: confidence, 0 to 1. Fixture: word-side-titles-table. */
export const MIN_USUAL_HEADING_CONFIDENCE = 0.95;

/** A longer line is a sentence: "Professional experience and voluntary work abroad" has 49. Unit: characters. Fixtures: pdf-actual-text, pdf-agency-fields, pdf-arabic. */
export const MAX_HEADING_CHARACTERS = 64;

/** A line of more words is a sentence: "What I have learnt in the last years" has 8. Unit: words. Fixtures: pdf-bands-and-rules, pdf-tagged-headings, pdf-unknown-headings. */
export const MAX_HEADING_WORDS = 8;

/** A line that comes as often heads a list in each job: "Tasks". Unit: occurrences. Fixtures: pdf-cards, pdf-letter-first, pdf-sidebar-left-dark. */
export const MIN_REPEATS = 3;

/** A label of a form is as sure. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/form-tables.test.ts. */
export const MIN_LABEL_CONFIDENCE = 0.8;

/** In a row of labels and values this ratio of the labels is known: both of two, two of three. Unit: ratio. Test: src/engine/cv/parse/2-sections/lines/column-names.test.ts. */
export const MIN_LABELLED_RATIO = 0.66;

/** In a heading style this ratio of the lines are known headings. Unit: ratio. Fixtures: pdf-bands-and-rules, word-japanese-year-table. */
export const MIN_KNOWN_RATIO = 0.4;

/** Lines of so many known kinds are headings in the style of the text too. Unit: kinds of sections. Test: src/engine/cv/parse/2-sections/headings/headings-by-style.test.ts. */
export const MIN_PLAIN_KINDS = 3;

/** A style of so many kinds of known headings is plainly one of headings. Unit: kinds of sections. Fixture: word-side-titles-table. */
export const MIN_STRONG_KINDS = 3;

/** On a scan an unknown line in a heading style is a heading when set as large. Unit: ratio. Test: src/engine/cv/parse/2-sections/headings/headings-by-style.test.ts. */
export const MIN_HEADING_RATIO = 1.1;

/** OCR may measure a short word so much too small. Unit: ratio. Test: src/engine/cv/parse/layouts.test.ts. */
export const MAX_SIZE_ERROR_OCR = 1.18;

/** Font sizes that differ less are the same. Unit: points. Test: src/engine/cv/parse/2-sections/headings/heading-forms.test.ts. */
export const MIN_SIZE_STEP = 0.4;

/** The name stands in the first line, or below a document title; in a heading style of the CV it heads no section. Unit: lines. Test: src/engine/cv/parse/2-sections/headings/unknown-headings.test.ts. */
export const MAX_NAME_LINES = 2;

/** A line as like a name is one, at the top. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/2-sections/headings/unknown-headings.test.ts. */
export const MIN_NAME_LIKENESS = 0.6;

/** A line as like a job, an employer, a degree or a school is one. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/2-sections/kinds/kinds.test.ts. */
export const MIN_ENTRY_LIKENESS = 0.5;

/** A line as like a school, a degree or a name is surely one. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/2-sections/headings/unknown-headings.test.ts. */
export const MIN_SURE_LIKENESS = 0.8;

/** White above a heading without a style of its own. Unit: line heights. Test: src/engine/cv/parse/2-sections/headings/headings-by-style.test.ts. */
export const MIN_HEADING_GAP = 0.25;

/** White above a heading of unknown words, to the least above the known headings of its style. Unit: ratio. Test: src/engine/cv/parse/2-sections/headings/headings-by-style.test.ts. */
export const MIN_HEADING_GAP_RATIO = 0.5;

/** Fewer rows that are named make no form. Unit: rows. Test: src/engine/cv/parse/2-sections/headings/heading-forms.test.ts. */
export const MIN_FORM_ROWS = 3;

/** In a form this ratio of the rows is named. Unit: ratio. Test: src/engine/cv/parse/2-sections/headings/heading-forms.test.ts. */
export const MIN_FORM_RATIO = 0.7;

/** In a column of headings this ratio of the cells are known headings. Unit: ratio. Fixture: word-side-titles-table. */
export const MIN_HEADING_COLUMN_RATIO = 0.66;

/** A longer text in the first column of a table is content: an employer with its address. Unit: characters. Fixture: word-side-titles-table. */
export const MAX_CELL_HEADING_CHARACTERS = 40;

/** A text of more words in the first column of a table is content. Unit: words. Fixture: word-side-titles-table. */
export const MAX_CELL_HEADING_WORDS = 5;

/** Headings in the margin begin at one place, but for what letters are wide. Unit: points. Test: src/engine/cv/parse/2-sections/lines/margin-headings.test.ts. */
export const MAX_MARGIN_SHIFT = 2;

/** The lines of one heading stand closer. Unit: line heights. Test: src/engine/cv/parse/2-sections/lines/wrapped-headings.test.ts. */
export const MAX_WRAP_GAP = 0.4;

/** A line of a heading over two lines has no more. Unit: words. Test: src/engine/cv/parse/2-sections/headings/heading-forms.test.ts. */
export const MAX_WRAPPED_WORDS = 4;

/** Fewer lines in one style do not divide a CV. Unit: lines. Fixtures: pdf-unknown-headings, word-unknown-headings-only. */
export const MIN_HEADINGS = 3;

/** More lines in one style are no headings of sections. Unit: lines. Fixtures: pdf-unknown-headings, word-unknown-headings-only. */
export const MAX_HEADINGS = 20;

/** In a style of unknown headings this ratio of the lines could be a heading. Unit: ratio. Fixtures: pdf-unknown-headings, word-unknown-headings-only. */
export const MIN_PLAUSIBLE_RATIO = 0.9;

/** Of the lines in a heading style this ratio has text in another style below; of the items of a list few have. Unit: ratio. Fixtures: pdf-unknown-headings, word-unknown-headings-only. */
export const MIN_OPENING_RATIO = 0.8;

/** Where more of them name a job or a school, they are titles of entries. Unit: ratio. Test: src/engine/cv/parse/2-sections/headings/unknown-headings.test.ts. */
export const MAX_ENTRY_RATIO = 0.35;

/** The content under this ratio of unknown headings is of a known kind. Unit: ratio. Fixture: word-unknown-headings-only. */
export const MIN_RECOGNISED_RATIO = 0.5;

/** Wider white divides a CV without headings; where there is none it is one section. Unit: line heights. Fixture: pdf-no-headings. */
export const MIN_PART_GAP = 0.8;

/** A document title, labels of a form and the caption of a photo may stand above the name. Unit: lines. Test: src/engine/cv/parse/layouts.test.ts. */
export const MAX_LINES_BEFORE_NAME = 8;

/** Who signs puts a label, a name and a seal beside each other; more cells are a table. Unit: cells. Test: src/engine/cv/parse/2-sections/kinds/kinds.test.ts. */
export const MAX_SIGNATURE_CELLS = 3;

/** A text of the head that is so surely a name signs the CV where it comes back at its end; "Boats" does not. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/2-sections/kinds/kinds.test.ts. */
export const MIN_SIGNER_LIKENESS = 0.5;

/** Of jobs or degrees each period has words that name one. Unit: likeness per period. Fixture: pdf-no-headings. */
export const MIN_EVIDENCE_PER_PERIOD = 0.5;

/** Lines of one kind make this ratio of a section of that kind. Unit: ratio. Test: src/engine/cv/parse/2-sections/kinds/kinds.test.ts. */
export const MIN_CONTENT_RATIO = 0.65;

/** This ratio of a list of languages are languages or levels. Unit: ratio. Test: src/engine/cv/parse/2-sections/kinds/kinds.test.ts. */
export const MIN_LANGUAGE_RATIO = 0.7;

/** A longer line that names a language is a sentence. Unit: characters. Test: src/engine/cv/parse/2-sections/headings/unknown-headings.test.ts. */
export const MAX_LANGUAGE_CHARACTERS = 60;

/** A longer line is no level of a language. Unit: characters. Test: src/engine/cv/parse/2-sections/kinds/kinds.test.ts. */
export const MAX_LEVEL_CHARACTERS = 30;

/** Fewer short items are no list of skills. Unit: items. Fixtures: word-heading-localised-style, word-unknown-headings-only. */
export const MIN_SKILLS = 3;

/** An item of more words is a phrase: "Handling of hazardous goods" is one skill, a sentence is none. Unit: words. Test: src/engine/cv/parse/2-sections/headings/heading-forms.test.ts. */
export const MAX_SKILL_WORDS = 4;

/** This ratio of a list of skills are short items. Unit: ratio. Test: src/engine/cv/parse/2-sections/kinds/kinds.test.ts. */
export const MIN_SKILL_RATIO = 0.85;

/** A longer item is no pastime. Unit: characters. Test: src/engine/cv/parse/2-sections/headings/unknown-headings.test.ts. */
export const MAX_PASTIME_CHARACTERS = 40;

/** Nobody prints more lines of pastimes. Unit: lines. Test: src/engine/cv/parse/2-sections/headings/unknown-headings.test.ts. */
export const MAX_PASTIME_LINES = 8;

/** A longer line with a date names no certificate. Unit: characters. Test: src/engine/cv/parse/2-sections/kinds/kinds.test.ts. */
export const MAX_CERTIFICATE_CHARACTERS = 110;

/** Where fewer of the items under "Languages" are spoken ones, they are programming languages. Unit: ratio. Test: src/engine/cv/parse/2-sections/headings/heading-forms.test.ts. */
export const MAX_SPOKEN_RATIO = 0.25;

/** In a style that is used for headings alone, or that the document declares to be of headings, this ratio of them are known headings. Unit: ratio. Test: src/engine/cv/parse/2-sections/headings/heading-forms.test.ts. */
export const MIN_KNOWN_RATIO_OF_HEADINGS = 0.2;

/** A row of fewer cells names no columns: "Period, Employer" may be two labels of a form. Unit: cells. Test: src/engine/cv/parse/2-sections/lines/label-by-columns.test.ts. */
export const MIN_COLUMNS = 3;

/** The first row of a table names a column where its cell is recognised as a label at least this surely: "Employer". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/2-sections/lines/label-by-columns.test.ts. */
export const MIN_COLUMN_CONFIDENCE = 0.75;

/** The lines above the table of a job, its head, are at most this many, with what describes the employer. Unit: lines. Fixture: word-project-tables. */
export const MAX_HEAD_LINES = 6;

/** Fewer lines of contact data at the end of a CV may be those of somebody else, or of a last job. Unit: lines. Test: src/engine/cv/parse/2-sections/kinds/closing-contacts.test.ts. */
export const MIN_CLOSING_CONTACTS = 2;

/** A shorter word in an e-mail address spells no name: "van". Unit: characters. Test: src/engine/cv/parse/2-sections/kinds/closing-contacts.test.ts. */
export const MIN_SPELLED_CHARACTERS = 4;

/** The name of a column in a header row is no longer. Unit: characters. Test: src/engine/cv/parse/2-sections/lines/column-names.test.ts. */
export const MAX_COLUMN_NAME_CHARACTERS = 32;

/** A number before one row alone may be a value: "1 ⇥ Bronze". Unit: rows. Test: src/engine/cv/parse/2-sections/lines/number-column.test.ts. */
export const MIN_NUMBERED_ROWS = 2;

/** The name of a column has no more words. Unit: words. Test: src/engine/cv/parse/2-sections/lines/column-names.test.ts. */
export const MAX_COLUMN_NAME_WORDS = 4;

/** A cell stands under the name of its column when it begins so near. Unit: points. Test: src/engine/cv/parse/2-sections/lines/column-names.test.ts. */
export const MAX_COLUMN_SHIFT = 4;

/** A bold row over so many rows in its columns is their header row. Over fewer it may be an employer over a job. Unit: rows. Test: src/engine/cv/parse/2-sections/lines/column-names.test.ts. */
export const MIN_ROWS_UNDER_HEAD = 2;

/** A bold label of a detail is a usual word for it. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/2-sections/lines/details.test.ts. */
export const MIN_DETAIL_LABEL_CONFIDENCE = 0.9;

/** Labels over their values come more than once. Unit: pairs. Test: src/engine/cv/parse/2-sections/lines/details.test.ts. */
export const MIN_STACKED_DETAILS = 2;

/** Rows in which a job without a heading above it names position, employer and period. Unit: rows. Test: src/engine/cv/parse/2-sections/kinds/unheaded-jobs.test.ts. */
export const MAX_HEAD_ROWS = 4;

/** Fewer jobs in a section of another kind may be what the section is about. Unit: jobs. Test: src/engine/cv/parse/2-sections/kinds/unheaded-jobs.test.ts. */
export const MIN_UNHEADED_JOBS = 2;

/** Contact data at the top of a column are those of the candidate from this many lines on; one alone may be the address of a project. Unit: lines. Test: src/engine/cv/parse/2-sections/lines/side-by-side-headings.test.ts. */
export const MIN_CONTACT_LINES = 2;

/** Behind "To" stands a date, or a word such as "today". Unit: characters. Test: src/engine/cv/parse/2-sections/lines/from-to.test.ts. */
export const MAX_OPEN_END_CHARACTERS = 20;

/** Projects with a position each are jobs where this ratio of them has an employer that its name shows. Unit: ratio. Test: src/engine/cv/parse/2-sections/kinds/kinds.test.ts. */
export const MIN_EMPLOYER_RATIO = 0.5;

/** In a CV without headings and gaps, so many periods that lead their rows are a timeline; two may be those of one row and its text. Unit: periods. Test: src/engine/cv/parse/2-sections/kinds/unheaded-jobs.test.ts. */
export const MIN_UNHEADED_PERIODS = 3;

/** Rows that begin with a period are a timeline of jobs or schools from so many on. Unit: rows. Test: src/engine/cv/parse/2-sections/kinds/kinds.test.ts. */
export const MIN_TIMELINE_ROWS = 2;

/** And when they are this ratio of the rows; the others are their second lines. Unit: ratio. Test: src/engine/cv/parse/2-sections/kinds/kinds.test.ts. */
export const MIN_TIMELINE_RATIO = 0.6;

/** A text is an employer, among projects that may be jobs, from this likeness on: a word such as "hospital" in it. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/2-sections/kinds/kinds.test.ts. */
export const MIN_EMPLOYER_LIKENESS = 0.7;

/** So many headings of pages with a period beside them, set alike, name jobs or projects. One may be a section with its years. Unit: headings. Test: src/engine/cv/parse/2-sections/headings/entry-pages.test.ts. */
export const MIN_PAGE_HEADINGS = 2;

/** A section is of a kind by its content alone from so much on. Unit: probability, 0 to 1. Test: src/engine/cv/parse/2-sections/content/content.test.ts. */
export const MIN_CONTENT_PROBABILITY = 0.8;

/** What stands under a heading of no known words, behind a heading of work with nothing of its own, is probably a part of the work. Unit: log odds. Test: src/engine/cv/parse/2-sections/content/content.test.ts. */
export const PARENT_KIND_GAIN = 5;

/** So much more likely work and education are than other kinds, where no heading names them. Unit: log probability. Test: src/engine/cv/parse/2-sections/headings/unknown-headings.test.ts. */
export const EXPECTED_KIND_GAIN = 1.5;

/** What lines must gain as another kind for a section to begin without a heading. Unit: log probability. Test: src/engine/cv/parse/2-sections/content/content.test.ts. */
export const MIN_CONTENT_GAIN = 6;

/** One line says so much against a kind at most: any section has lines that are unlike it. Unit: log probability. Test: src/engine/cv/parse/2-sections/content/content.test.ts. */
export const MIN_LINE_GAIN = -4;

/** Details of a person side by side in one line; a longer line says something else. Unit: characters. Test: src/engine/cv/parse/2-sections/lines/details.test.ts. */
export const MAX_JOINED_DETAILS_CHARACTERS = 60;

/** Below one heading without a line of its own stand more headings than one. Unit: headings. Test: src/engine/cv/parse/2-sections/kinds/skill-groups.test.ts. */
export const MIN_SUB_HEADINGS = 2;

/** "Freelance" directly below a heading of jobs is the employer of the first one. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/2-sections/split-sections.test.ts. */
export const MIN_FIRST_EMPLOYER_LIKENESS = 0.8;

/** The second line of a period, or of a date cut at its end, stands at most this far below the first. Unit: line heights. Test: src/engine/cv/parse/2-sections/lines/stacked-periods.test.ts. */
export const MAX_LINE_GAP = 0.4;

/** So does one with nothing beside it, in a table whose rows stand further apart. Unit: line heights. Test: src/engine/cv/parse/2-sections/lines/stacked-periods.test.ts. */
export const MAX_LONE_LINE_GAP = 0.7;

/** Of two dates one above the other neither is longer. Unit: characters. Fixtures: pdf-timeline, word-stacked-dates. */
export const MAX_STACKED_DATE_CHARACTERS = 20;

/** Rows of "year, month, event" are such a table from here: a school entered and left, and one more. Unit: events. Test: src/engine/cv/parse/2-sections/lines/rirekisho.test.ts. */
export const MIN_EVENTS = 3;

/** "Availability" over more lines than these is a section of several things. Unit: lines. Test: src/engine/cv/parse/4-fields/details.test.ts. */
export const MAX_DETAIL_LINES = 2;

/** Fewer list items may be two jobs of long ago, without their years. Unit: lines. Test: src/engine/cv/parse/2-sections/kinds/duties.test.ts. */
export const MIN_DUTIES = 3;

/** Known headings of as many kinds in the lines of a section of schools, certificates or the like head sections; one may be a word of it. Unit: kinds. Test: src/engine/cv/parse/2-sections/kinds/headings-in-lists.test.ts. */
export const MIN_INNER_HEADINGS = 2;

/** A heading in bold among plain lines is recognised as surely: "Signature skills". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/2-sections/kinds/headings-in-lists.test.ts. */
export const MIN_BOLD_HEADING = 0.65;

/** A list beside a profile in paragraphs is one of strengths where no item is longer: "Highly skilled in cooking and preparing a variety of cuisines". Unit: words. Test: src/engine/cv/parse/2-sections/kinds/headings-in-lists.test.ts. */
export const MAX_STRENGTH_WORDS = 14;

/** A cell beside a period in the table of a job has the position that somebody had then, and no project. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/2-sections/lines/project-tables.test.ts. */
export const MIN_TITLE_LIKENESS = 0.6;
