/**
 * Thresholds of blind CVs: what is redacted, and what a recruiter is asked about. Confidences are those of the recognisers in `parse/recognisers`.
 * `bun run thresholds cv/blind --tests` verifies them.
 */

/** A longer text after a label is a sentence that happens to begin like one. Unit: characters. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_LABELLED_CHARS = 60;

/** "Tel.:" is a label; a word that only begins like one is none. Unit: confidence from 0 to 1. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_LABEL_CONFIDENCE = 0.75;

/** Outside of the text in which candidates speak of themselves only the exact words of a label count. Unit: confidence from 0 to 1. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_EXACT_LABEL_CONFIDENCE = 0.9;

/** A shorter number is no telephone number. Unit: digits. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_PHONE_DIGITS = 7;

/** The last digits of a telephone number say whose it is, whatever stands before and between them. Unit: digits. Test: src/engine/cv/blind/thresholds.test.ts. */
export const OWN_PHONE_DIGITS = 8;

/** A longer text is a sentence and no address. Unit: characters. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_ADDRESS_CHARS = 90;

/** A text with more words in lower case is a sentence: "Leader with 12 years building systems". Unit: words. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_ADDRESS_SMALL_WORDS = 3;

/** An address within a text has so many parts at most: flat, street, quarter, code with town, country. Unit: parts between commas. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_ADDRESS_PARTS = 5;

/** A longer word in lower case, "projects", is none of a street, as "des" in "rue des Lilas" is. Unit: letters. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_SMALL_STREET_WORD_LETTERS = 4;

/** A line with more words is no street above its town. Unit: words. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_STREET_WORDS = 6;

/** A street without its number is searched for when its name has so many letters. Unit: letters. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_STREET_LETTERS = 8;

/** The same with a word for a street in the name: "Via Roma". Unit: letters. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_NAMED_STREET_LETTERS = 6;

/** What looks less like a name of a person is none. Unit: confidence from 0 to 1. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_NAME_CONFIDENCE = 0.6;

/** What looks more like a job title ("Senior Consultant") is no name of a person. Unit: confidence from 0 to 1. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_POSITION_IN_NAME = 0.2;

/** A job title, a place or an organisation is as sure as this. Unit: confidence from 0 to 1. Test: src/engine/cv/blind/search/doubts.test.ts. */
export const MIN_KIND_CONFIDENCE = 0.5;

/** The title or degree of an entry within running text is as sure as this. Unit: confidence from 0 to 1. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_ENTRY_TITLE_CONFIDENCE = 0.6;

/** A name has the words of a company as surely as this: "Brumelac Ltd". Unit: confidence from 0 to 1. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_COMPANY_CONFIDENCE = 0.95;

/** A name has the words of a school as surely as this: "Northgate School of Nursing". Unit: confidence from 0 to 1. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_SCHOOL_CONFIDENCE = 0.9;

/** "Nationality: French" is one; the bare name of a nation may be a language. Unit: confidence from 0 to 1. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_PERSONAL_CONFIDENCE = 0.8;

/** A longer line is a sentence and no first line of an entry. Unit: characters. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_ENTRY_LINE_CHARS = 160;

/** Names of organisations are short, tasks are sentences. Unit: characters. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_ORGANISATION_CHARS = 60;

/** Names of organisations have no more words. Unit: words. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_ORGANISATION_WORDS = 7;

/** Shorter words of an employer's name are too often something else. Unit: letters. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_IDENTIFYING_LETTERS = 6;

/** The first letters of an employer's words are an abbreviation from so many on: "HSBC". Unit: letters. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_ABBREVIATION_LETTERS = 3;

/** No longer abbreviation is made of first letters. Unit: letters. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_ABBREVIATION_LETTERS = 6;

/** A day so long before the newest date of a CV is no day of a career: it is a birthday. Unit: years. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_CANDIDATE_YEARS = 14;

/** A longer line is cut in the list of doubts: the recruiter finds it by its beginning. Unit: characters. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_DOUBT_CHARS = 240;

/** Patterns are tried on parts of a paragraph, so that the time grows with its length and not with its square. Unit: characters. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_PASSAGE_CHARS = 1_000;

/** A name of several words as long is nobody else's, also without a space beside it: "Krankenpflege2010". Unit: letters. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_UNIQUE_NAME_LETTERS = 8;

/** Parts of a name are searched for inside other words ("whitcombe77") when they are as long. Unit: letters. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_PART_IN_WORD_LETTERS = 5;

/** "jdoe": a shorter user name is too often another word. Unit: letters. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_USER_NAME_LETTERS = 6;

/** A title with the words of a school is a title up to so many: "School Nurse", "Head of School". Unit: words. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_TITLE_WORDS = 3;

/** So many words that stand nowhere else in lower case make a title of a job without an employer the name of one. Unit: words. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_NAMES_IN_TITLE = 3;

/** An employer or a school that the reader is less sure of may be something else, and another text of the entry may be it. Unit: confidence from 0 to 1. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_SURE_ORGANISATION = 0.4;

/** A line within the text of a job is the name of an employer up to so many words. Unit: words. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_SHORT_LINE_WORDS = 2;

/** A single word that may be an employer is looked for elsewhere in the CV from so many letters on. Unit: letters. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_SPREAD_LETTERS = 4;

/** So many words in lower case below the name of a referee are what he wrote, fewer are how to reach him. Unit: words. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_TESTIMONIAL_WORDS = 6;

/** Of an employer or school that the reader is as sure of, the other texts of the entry are not suspected, also where its words are those of a trade. Unit: confidence from 0 to 1. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_KNOWN_ORGANISATION = 0.95;

/** Fewer letters and digits stand in many texts by chance: the file name "CV1", the network "X". Unit: letters and digits. Test: src/engine/cv/blind/terms/thresholds.test.ts. */
export const MIN_EXACT_LETTERS = 4;

/** What stands before the @ is searched for alone when it is so long: "jwhit7", but not "jane" or "info". Unit: characters. Test: src/engine/cv/blind/terms/thresholds.test.ts. */
export const MIN_LOCAL_PART_CHARACTERS = 6;

/** "x.y" stands in many texts; the shortest address of a person is like "j.me". Unit: characters. Test: src/engine/cv/blind/terms/thresholds.test.ts. */
export const MIN_WEB_ADDRESS_CHARACTERS = 4;

/** Four digits are a year as often as a postal code: "2010" in Belgium. One with a letter is searched for however short it is. Unit: letters and digits. Test: src/engine/cv/blind/terms/thresholds.test.ts. */
export const MIN_POSTAL_CODE_CHARACTERS = 5;

/** Shorter words for it stand in many texts: "Sole trader". Unit: characters. Test: src/engine/cv/blind/terms/thresholds.test.ts. */
export const MIN_MARITAL_STATUS_CHARACTERS = 5;

/** A shorter line of an address is a flat or a code, which many texts have: "Flat 3". Unit: letters and digits. Test: src/engine/cv/blind/terms/thresholds.test.ts. */
export const MIN_ADDRESS_LINE_LETTERS = 6;

/** A date of birth that cannot be read is searched for as it is written, unless it is little more than a year: "c1985". Unit: letters and digits. Test: src/engine/cv/blind/terms/thresholds.test.ts. */
export const MIN_DATE_LETTERS = 6;

/** A shorter name of an organisation is searched for with its capital only: "Next" is an employer, "next" is none. Unit: letters and digits. Test: src/engine/cv/blind/terms/thresholds.test.ts. */
export const MIN_ANY_CASE_LETTERS = 5;

/** The same of a word of the candidate's name: "Lim", and "lim" in mathematics. Unit: letters. Test: src/engine/cv/blind/terms/thresholds.test.ts. */
export const MIN_ANY_CASE_NAME_LETTERS = 4;

/** A word of a name may have two letters more when it is so long: "Whitcombes Team". "Rossi" would else be found in "Ross". Unit: letters. Test: src/engine/cv/blind/terms/thresholds.test.ts. */
export const MIN_GENITIVE_LETTERS = 5;

/** With Arabic and Hebrew prefixes a shorter word of a name would be found in many others. Unit: letters. Test: src/engine/cv/blind/terms/thresholds.test.ts. */
export const MIN_PREFIXED_LETTERS = 3;

/** Finnish, Hungarian, Estonian, Turkish and Basque add up to five letters: a shorter name would be found in many words. Unit: letters. Test: src/engine/cv/blind/terms/thresholds.test.ts. */
export const MIN_AGGLUTINATED_LETTERS = 4;

/** What is left of a name without the ending of its case: "Nov". A shorter one with any ending is many words that are no name. Unit: letters. Test: src/engine/cv/blind/terms/thresholds.test.ts. */
export const MIN_INFLECTED_STEM_LETTERS = 3;

/** A stem that is shorter than that, "Ev" of "Eva", is searched for with the endings of one person. One of a letter begins too many words. Unit: letters. Test: src/engine/cv/blind/terms/thresholds.test.ts. */
export const MIN_SHORT_STEM_LETTERS = 2;

/** In a name as long "ue" may stand for "ü": "Mueller" is also "Muller". "Sue" and "Rae" are written so. Unit: letters. Test: src/engine/cv/blind/terms/thresholds.test.ts. */
export const MIN_DIGRAPH_LETTERS = 5;

/** What looks more like a degree is no name of a person: "Master Mariner". Unit: confidence, 0 to 1. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_DEGREE_IN_NAME = 0.4;

/** The message names so many of the places where a document would still show something. Unit: places. Test: src/engine/cv/blind/search/leaks.test.ts. */
export const MAX_NAMED_LEAKS = 5;

/** A photo of which the middle is shorter is no photo, and its few bytes stand in many files. Unit: bytes. Test: src/engine/cv/blind/search/leaks.test.ts. */
export const MIN_SAMPLE_BYTES = 17;

/** A name that nothing but the classifier knows is an employer or a school from so likely on, where such a name is expected. Unit: likelihood, 0 to 1. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_LIKELY_ORGANISATION = 0.45;

/** The same where a title, a task or a caption is as usual as a name: the whole of a title, a line of its own. Unit: likelihood, 0 to 1. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_SURELY_ORGANISATION = 0.55;

/** The same in the sentences of an entry whose employer is known. Unit: likelihood, 0 to 1. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_LIKELY_IN_PROSE = 0.65;

/** A line of an entry without a date or a title is a name up to so many words. Unit: words. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_NAME_LINE_WORDS = 7;

/** A title of capitalised words that the classifier finds less likely one is a name with the word of a trade, where no employer is known. Unit: likelihood, 0 to 1. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_TITLE_LIKELIHOOD = 0.25;

/** The place above a signature has no more words, "Fait à Saint-Jean-sur-Richelieu"; what is longer is the beginning of a task. Unit: words. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MAX_SIGNATURE_WORDS = 5;

/** Firms are called like persons half as often as like firms: "Ibrahim Haddad". Unit: factor of the likelihood of a person. Test: src/engine/cv/blind/thresholds.test.ts. */
export const PERSON_IN_ORGANISATION = 0.5;

/** So many times as likely a name as a title is what stands for a title withheld. Unit: ratio of likelihoods. Test: src/engine/cv/blind/thresholds.test.ts. */
export const MIN_NAME_TO_TITLE_RATIO = 2;

/** Capitals behind a title are an employer from so many on: "Vendeur BRUMELAC". "SAP" and "CNC" are tools. Unit: letters. Test: src/engine/cv/blind/doubts/unlisted-names.test.ts. */
export const MIN_CAPITALS_OF_NAME = 5;

/** A name of an organisation that is looked for by evidence has no more words: "Society for the Protection of Brumel Castle". Unit: words. Test: src/engine/cv/blind/doubts/suspected/suspected.test.ts. */
export const MAX_SPAN_WORDS = 8;

/** A line of so many words is prose, and a name is rarer in it. Unit: words. Test: src/engine/cv/blind/doubts/suspected/suspected.test.ts. */
export const MIN_SENTENCE_WORDS = 12;

/** A piece of text that is likelier the name of an employer or a school is withheld: of nine such pieces one is a name. Unit: likelihood, 0 to 1. Test: src/engine/cv/blind/doubts/suspected/suspected.test.ts. */
export const MIN_SUSPICION = 0.12;

/** The same in a place, a project, a certificate, a skill or an interest: one name of a field is lost there without need, and not a piece of a sentence. Unit: likelihood, 0 to 1. Test: src/engine/cv/blind/doubts/suspected/suspected.test.ts. */
export const MIN_SUSPICION_IN_FIELD = 0.04;

/** The same in the first line below the head of a job, where an employer stands that was not found. Unit: likelihood, 0 to 1. Test: src/engine/cv/blind/doubts/suspected/suspected.test.ts. */
export const MIN_SUSPICION_AT_TOP = 0.08;

/** All between two separators is withheld rather than a piece of it, where it is at least so many times as likely a name: "St. Brumel Parish" rather than "St. Brumel". Unit: ratio of likelihoods. Test: src/engine/cv/blind/doubts/suspected/suspected.test.ts. */
export const MIN_WHOLE_RATIO = 0.5;
