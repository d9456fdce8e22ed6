/** Thresholds of contact data: what is a telephone number, an address or a user name. `bun run thresholds recognisers/contact` verifies the fixtures named. */

/** A longer part of a line names no country: it is a sentence. Unit: characters. Test: src/engine/cv/parse/recognisers/contact/contact.test.ts. */
export const MAX_ADDRESS_CHARACTERS = 90;

/** Even a number behind a label has more: "Phone: 12345" is an extension. Unit: digits. Fixtures: pdf-actual-text, pdf-agency-fields, pdf-bands-and-rules. */
export const MIN_PHONE_DIGITS = 6;

/** A longer one is a number of something else; country code, area code and extension of a telephone number have no more. Unit: digits. Fixtures: pdf-actual-text, pdf-agency-fields, pdf-arabic. */
export const MAX_PHONE_DIGITS = 17;

/** A number with a country code, "+47 22 15 50 14", or one that is valid in its country has more: Norway's have eight, "+12 3456" is none. Unit: digits. Fixtures: pdf-arabic, pdf-bands-and-rules, pdf-column-labels. */
export const MIN_CODED_PHONE_DIGITS = 8;

/** A number that begins with 00 has at least a country code besides the number: "0047 22155014". Unit: digits. Test: src/engine/cv/parse/recognisers/contact/contact.test.ts. */
export const MIN_PREFIXED_PHONE_DIGITS = 10;

/** A number with an area code, wherever it is from: "0117 496 0142", "(555) 014-0199". Unit: digits. Fixtures: pdf-actual-text, pdf-baselines, pdf-centred. */
export const MIN_AREA_PHONE_DIGITS = 9;

/** A longer one is an account or a reference: "0123456789012". Unit: digits. Fixtures: pdf-actual-text, pdf-baselines, pdf-centred. */
export const MAX_AREA_PHONE_DIGITS = 12;

/** A number that no label and no country tells has its area code. Unit: digits. Test: src/engine/cv/parse/4-fields/identity.test.ts. */
export const MIN_LONE_DIGITS = 10;

/** A longer number that no label tells is something else. Unit: digits. Test: src/engine/cv/parse/4-fields/identity.test.ts. */
export const MAX_LONE_DIGITS = 12;

/** Of numbers that end alike, "+44 117 496 0142" and "0117 496 0142", as many digits say that they are one. Unit: digits. Test: src/engine/cv/parse/recognisers/contact/contact.test.ts. */
export const MIN_SAME_DIGITS = 9;

/** A slash between as many divides two numbers; "030 / 1234567" is one. Unit: digits. Test: src/engine/cv/parse/recognisers/contact/contact.test.ts. */
export const MIN_SEPARATE_DIGITS = 7;

/** A number that looks like a date as surely is one: "2015-2019". Unit: confidence, 0 to 1. Fixtures: word-german, word-keywords-of-a-job. */
export const MAX_DATE_CONFIDENCE = 0.3;

/** A longer word behind "LinkedIn:" is no user name. Unit: characters. Test: src/engine/cv/parse/recognisers/contact/contact.test.ts. */
export const MAX_USERNAME_CHARACTERS = 60;

/** A shorter name before the ending is an abbreviation: "e.g", "i.e". Unit: characters. Test: src/engine/cv/parse/recognisers/contact/contact.test.ts. */
export const MIN_DOMAIN_CHARACTERS = 2;

/** Twice the longest label of an address, with the signs behind it: a line of thousands of addresses is not searched from its start for each. Unit: characters. Test: src/engine/cv/parse/recognisers/contact/contact.test.ts. */
export const MAX_LABEL_CHARACTERS = 120;
