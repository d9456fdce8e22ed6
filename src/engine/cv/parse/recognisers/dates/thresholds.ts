/** Thresholds of dates: how sure a written form is a date, and which numbers are years. `bun run thresholds recognisers/dates` verifies the fixtures named. */

/** Beneath it a number is a quantity that only looks like a year: "1995 EUR". Unit: confidence, 0 to 1. Fixtures: pdf-timeline, word-stacked-dates. */
export const MIN_DATE_CONFIDENCE = 0.3;

/** A month with its name and a year with four digits: "March 2019". Unit: confidence, 0 to 1. Fixtures: pdf-date-forms, pdf-places-flush-right, pdf-stacked-positions. */
export const SURE_NAMED_MONTH = 0.95;

/** A month with a year of two digits and no apostrophe: "March 19" may be a day. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_SHORT_NAMED_MONTH = 0.6;

/** A Roman month with its year in a language that writes them: "III 2015" in Polish. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/dates.test.ts. */
export const SURE_ROMAN_MONTH = 0.9;

/** The year before the name of the month: "2019 Mar". Unit: confidence, 0 to 1. Fixture: pdf-drawn-ratings. */
export const SURE_YEAR_BEFORE_MONTH = 0.85;

/** A month or a day without a year, "Mar" before "– Jun 2019": the other end of the period tells the year. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_WITHOUT_YEAR = 0.5;

/** A year with its East Asian unit and no month: "2019年". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_YEAR_WITH_UNIT = 0.8;

/** A year of an era: "平成30年4月". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_ERA = 0.95;

/** A year and a month of two digits: "2019-04". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_ISO_MONTH = 0.9;

/** A year and a month of one digit: "2019/4" may be a version or a count. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_ISO_MONTH_OF_ONE_DIGIT = 0.7;

/** A whole date with a year of two digits: "01.04.19". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_NUMERIC_SHORT_YEAR = 0.7;

/** "04/2019". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_NUMERIC_MONTH = 0.95;

/** "04 / 2019": with spaces it may be a part of a fraction or of two numbers. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_SPACED_NUMERIC_MONTH = 0.85;

/** "09/14" counts as September 2014 in a period only. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_NUMERIC_MONTH_SHORT_YEAR = 0.6;

/** "2018/19" is an academic year. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_ACADEMIC_YEAR = 0.75;

/** A number of four digits alone: "2019". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_YEAR = 0.7;

/** "'19". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_APOSTROPHE_YEAR = 0.6;

/** The second year of "2019–21", with no space before it. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_CUT_YEAR = 0.7;

/** The second year of "2019 – 21", where 21 may be a count. Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_SPACED_CUT_YEAR = 0.4;

/** A quarter or a half with its year: "Q3 2019". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_QUARTER = 0.9;

/** A season before its year: "Summer 2017". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_SEASON = 0.9;

/** A season behind its year: "2017 (Sommer)". Unit: confidence, 0 to 1. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const SURE_SEASON_BEHIND = 0.85;

/** "2019 – present": beside a word for today 2019 is hardly anything but a year. Unit: confidence that is added. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const BOOST_OF_PRESENT = 0.3;

/** "2015 – 2019": two dates confirm each other. Unit: confidence that is added. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const BOOST_OF_PERIOD = 0.2;

/** "since 2015", "2015 onwards". Unit: confidence that is added. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const BOOST_OF_SINCE = 0.1;

/** "2015 –" with nothing behind it may be the start of a sentence. Unit: confidence that is taken. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const DOUBT_OF_OPEN_END = 0.1;

/** A year beside a unit or a sign of money is a quantity: "2000 %", "€1995", "#2019". Unit: factor of confidence. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const TRUST_BESIDE_UNIT = 0.15;

/** A year before a word that is counted is a quantity: "2000 employees". Unit: factor of confidence. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const TRUST_BEFORE_COUNTED = 0.2;

/** A year behind the name of a product or a standard is its version: "Windows 2000", "EN 1990". Unit: factor of confidence. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const TRUST_BEHIND_PRODUCT = 0.25;

/** A year beside another number is part of it: "12 2019". Unit: factor of confidence. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const TRUST_BESIDE_NUMBER = 0.3;

/** Years of two digits up to this one are of this century, later ones of the last: "'45" is 2045, "'46" is 1946. Unit: years of a century. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const LAST_SHORT_YEAR = 45;

/** No course takes longer: "2010/25" is no range of academic years. Unit: years. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const MAX_ACADEMIC_YEARS = 12;

/** No job lasts longer, so "1990–25" is no range of years. Unit: years. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const MAX_CUT_YEARS = 30;

/** Earlier years are dates of a CV only where something beside them shows it; "1815" is a number. Unit: year. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const FIRST_YEAR = 1930;

/** Earlier years are none in a range or behind a month either; "1400 - 1500" are hours. Unit: year. Test: src/engine/cv/parse/recognisers/dates/historic-years.test.ts. */
export const FIRST_HISTORIC_YEAR = 1600;

/** Earlier numbers that stand alone are no years: a score of 1600 points. Unit: year. Test: src/engine/cv/parse/recognisers/dates/historic-years.test.ts. */
export const FIRST_LONE_YEAR = 1800;

/** Later years are no dates of a CV; "2060" is a number. Unit: year. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const LAST_YEAR = 2059;

/** No phrase of the word lists is longer: "bis zum heutigen Tag". Unit: words. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const MAX_PHRASE_WORDS = 5;

/** A dash may be drawn as up to three symbols: "2015 --- 2019". Unit: symbols. Test: src/engine/cv/parse/recognisers/dates/sureness.test.ts. */
export const MAX_DASHES = 3;

/** No Chinese, Japanese or Korean phrase of a date is longer: "現在に至るまで". A text without spaces is one word of any length. Unit: characters. Test: tests/hostile/growth.test.ts. */
export const MAX_GLUED_CHARACTERS = 10;
