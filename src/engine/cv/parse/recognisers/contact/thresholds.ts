/** Thresholds of contact data: what is a telephone number, an address or a user name. `bun run thresholds recognisers/contact` verifies the fixtures named. */

/** The longest address of 200 CVs with known truth has 87; a longer part of a line is a sentence and says nothing of where the candidate lives. Unit: characters. Test: src/engine/cv/parse/recognisers/contact/contact.test.ts. */
export const MAX_ADDRESS_CHARACTERS = 90;

/** A number of fewer digits is no telephone number, even behind a label: "Phone: 12345" is an extension. Unit: digits. Fixtures: pdf-actual-text, pdf-agency-fields, pdf-bands-and-rules. */
export const MIN_PHONE_DIGITS = 6;

/** A number of more digits is something else: country code, area code, number and extension together have no more. Unit: digits. Fixtures: pdf-actual-text, pdf-agency-fields, pdf-arabic. */
export const MAX_PHONE_DIGITS = 17;

/** A number with a country code, or one that is valid in its country, has at least this many digits: those of Norway have eight. "+12 3456" is none. Unit: digits. Fixtures: pdf-arabic, pdf-bands-and-rules, pdf-column-labels. */
export const MIN_CODED_PHONE_DIGITS = 8;

/** A number that begins with 00 has at least a country code besides the number: "0047 22155014". Unit: digits. Test: src/engine/cv/parse/recognisers/contact/contact.test.ts. */
export const MIN_PREFIXED_PHONE_DIGITS = 10;

/** A number with an area code, wherever it is from: "0117 496 0142", "(555) 014-0199". Unit: digits. Fixtures: pdf-actual-text, pdf-baselines, pdf-centred. */
export const MIN_AREA_PHONE_DIGITS = 9;

/** A longer one is an account or a reference: "0123456789012". Unit: digits. Fixtures: pdf-actual-text, pdf-baselines, pdf-centred. */
export const MAX_AREA_PHONE_DIGITS = 12;

/** Without a label and a country a number must have its area code, so at least this many digits. Unit: digits. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MIN_LONE_DIGITS = 10;

/** Beside a mail address a telephone number may lack its area code: "555-0134". House numbers and most postal codes have fewer. Unit: digits. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MIN_DIGITS_BESIDE_MAIL = 7;

/** Fewer are enough where they stand in groups: the mobile numbers of Spain, Portugal, Poland or Czechia have no area code. Unit: digits. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MIN_GROUPED_DIGITS = 9;

/** Without a label a number of more digits is something else. Unit: digits. Test: src/engine/cv/parse/4-fields/identity/identity.test.ts. */
export const MAX_LONE_DIGITS = 12;

/** Two numbers that end with this many equal digits are one: "+44 117 496 0142" and "0117 496 0142". Unit: digits. Test: src/engine/cv/parse/recognisers/contact/contact.test.ts. */
export const MIN_SAME_DIGITS = 9;

/** A slash divides two numbers where both have at least this many digits; "030 / 1234567" is one. Unit: digits. Test: src/engine/cv/parse/recognisers/contact/contact.test.ts. */
export const MIN_SEPARATE_DIGITS = 7;

/** A number that is recognised as a date more surely than this is one: "2015-2019". Unit: confidence, 0 to 1. Fixtures: word-german, word-keywords-of-a-job. */
export const MAX_DATE_CONFIDENCE = 0.3;

/** User names of 200 CVs with known truth have up to 33; a longer word behind "LinkedIn:" is an address without its beginning. Unit: characters. Test: src/engine/cv/parse/recognisers/contact/contact.test.ts. */
export const MAX_USERNAME_CHARACTERS = 60;

/** A shorter name before the ending is an abbreviation: "e.g", "i.e". Unit: characters. Test: src/engine/cv/parse/recognisers/contact/contact.test.ts. */
export const MIN_DOMAIN_CHARACTERS = 2;

/** Twice the longest label of an address, with the signs behind it: a line of thousands of addresses is not searched from its start for each. Unit: characters. Test: src/engine/cv/parse/recognisers/contact/contact.test.ts. */
export const MAX_LABEL_CHARACTERS = 120;

/** A printed user name has at least its first characters in the one of the link, however that goes on: "janedoe" and "jane-doe-1234". Unit: characters. Test: src/engine/cv/parse/recognisers/contact/links.test.ts. */
export const MIN_SHARED_CHARACTERS = 3;
