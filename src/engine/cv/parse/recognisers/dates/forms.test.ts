import { describe, expect, test } from "bun:test";
import { findDateRanges, isDateOnly, isDuration, parseDate, stripDates } from "./dates.ts";

/** "2018 – 2020", "2018 – now", "… – 2018", "2018". */
const read = (text: string, language?: string) =>
  findDateRanges(text, { language })
    .filter(({ confidence }) => confidence >= 0.3)
    .map(({ start = "…", end, ongoing, single }) => (single ? start : `${start} – ${ongoing ? "now" : end}`))
    .join(", ");

describe("two months side by side are a period where one follows the other:", () => {
  test.each<[string, string, string]>([
    ["June and July 2016", "2016-06 – 2016-07", "en"],
    ["Juni und Juli 2016", "2016-06 – 2016-07", "de"],
    ["December and January 2017", "2016-12 – 2017-01", "en"],
    ["May and September 2016", "2016-09", "en"],
    ["09/2013 a 07/2017", "2013-09 – 2017-07", "pt"],
  ])("%s", (text, expected, language) => expect(read(text, language)).toBe(expected));
});

describe("the first day of a period may stand without its year:", () => {
  test.each<[string, string, string]>([
    ["Sep 4 - Nov 2, 2019", "2019-09-04 – 2019-11-02", "en"],
    ["September 14th to November 2nd, 2019", "2019-09-14 – 2019-11-02", "en"],
    ["Dec 20 – Jan 6, 2020", "2019-12-20 – 2020-01-06", "en"],
    ["Aug 19-25, 2018", "2018-08-19 – 2018-08-25", "en"],
    ["August 19th – 25th, 2018", "2018-08-19 – 2018-08-25", "en"],
    ["04.09. – 02.11.2019", "2019-09-04 – 2019-11-02", "de"],
    ["4.9. - 2.11.2019", "2019-09-04 – 2019-11-02", "fi"],
    // A month and a short year are no day.
    ["Sep 14 - Nov 18", "2014-09 – 2018-11", "en"],
    ["May 10 – June 2012", "2010-05 – 2012-06", "en"],
  ])("%s", (text, expected, language) => expect(read(text, language)).toBe(expected));
});

describe("a date may be written", () => {
  test.each<[string, string, string]>([
    ["二〇一九年四月", "2019-04", "en"],
    ["二零一九年十二月二十五日", "2019-12-25", "en"],
    ["2019年十月", "2019-10", "en"],
    ["平成30年", "2018", "en"],
    ["令和元年5月", "2019-05", "en"],
    ["昭和60年3月 卒業", "1985-03", "en"],
    ["Mar. 2019", "2019-03", "en"],
    ["Mar.2019", "2019-03", "en"],
    ["Sept. '19", "2019-09", "en"],
    ["12-Mar-19", "2019-03-12", "en"],
    ["1st of May 2019", "2019-05-01", "en"],
    ["May 1st, 2019", "2019-05-01", "en"],
    ["May 1, 2019", "2019-05-01", "en"],
    ["2019, March", "2019-03", "en"],
    ["2019. március 4.", "2019-03-04", "hu"],
    ["2019 m. kovo mėn.", "2019-03", "lt"],
    ["tháng 5 2019", "2019-05", "vi"],
    ["2015. III.", "2015-03", "hu"],
    ["13/04/2019", "2019-04-13", "en"],
    ["04/13/2019", "2019-04-13", "en"],
    // Another date of the text tells whether the day or the month stands first.
    ["04/13/2019, 05/06/2019", "2019-04-13, 2019-05-06", "en"],
    ["13/04/2019, 05/06/2019", "2019-04-13, 2019-06-05", "en"],
    ["05/06/2019", "2019", "en"],
    ["05/05/2019", "2019-05-05", "en"],
    ["01-04-19", "2019", "en"],
    ["2019-04-12", "2019-04-12", "en"],
    ["2019.4.12.", "2019-04-12", "en"],
    ["2019/4", "2019-04", "en"],
    ["4.2019", "2019-04", "en"],
    ["2018/2019", "2018 – 2019", "en"],
    ["2018/19", "2018 – 2019", "en"],
    ["1999/00", "1999 – 2000", "en"],
  ])("%p", (text, expected, language) => {
    expect(read(text, language)).toBe(expected);
  });
});

describe("a period may be written", () => {
  test.each<[string, string, string]>([
    ["– 2019", "… – 2019", "en"],
    ["until March 2019", "… – 2019-03", "en"],
    ["graduated in 2012", "… – 2012", "en"],
    ["1909 – 1909", "1909 – 1909", "en"],
    ["2015 --- 2019", "2015 – 2019", "en"],
    ["2015 .. 2019", "2015 – 2019", "en"],
    ["(2015) – 2019", "2015 – 2019", "en"],
    ["05-03-2008 t.e.m. 13-03-2008", "2008-03-05 – 2008-03-13", "nl"],
    ["Desde marzo de 2003 y continúa", "2003-03 – now", "es"],
    ["（2023.1~）", "2023-01 – now", "ja"],
    ["from 2015 to the present", "2015 – now", "en"],
    ["2015 – “present”", "2015 – now", "en"],
    ["2015 – present.", "2015 – now", "en"],
    ["2015 - à ce jour", "2015 – now", "fr"],
    ["dal 2011 a tutt’oggi", "2011 – now", "it"],
    ["since about 2015", "2015 – now", "en"],
    ["about 2015 – about 2019", "2015 – 2019", "en"],
    ["between March 2015 and May 2018", "2015-03 – 2018-05", "en"],
    ["između 2018. i 2020.", "2018 – 2020", "hr"],
    ["tra 2018. – lip 2020.", "2018-04 – 2020-06", "hr"],
    ["2018年4月から", "2018-04 – now", "ja"],
    ["2018年4月から2020年3月まで", "2018-04 – 2020-03", "ja"],
    ["4月～2019年8月", "2019-04 – 2019-08", "ja"],
    ["2023－至今", "2023 – now", "zh"],
    ["2019年9月－2022年6月", "2019-09 – 2022-06", "zh"],
    ["2019 to 2021 to 2023", "2019 – 2021, 2023", "en"],
    ["12 – 14 March 2019", "2019-03-12 – 2019-03-14", "en"],
    ["2015 – Jan 2016", "2015 – 2016-01", "en"],
    ["01/2015 – 2016", "2015-01 – 2016", "en"],
  ])("%p", (text, expected, language) => {
    expect(read(text, language)).toBe(expected);
  });
});

describe("what is no date:", () => {
  test.each([
    "until March",
    "until 03/19",
    "9.14 – 12.16",
    "09/14% – 12/16%",
    "March",
    "12 March",
    "03/19",
    "1.2.3",
    "10.12",
    "12/2/99999",
    "2019x",
    "x2019",
    "2,019",
    "2019,000 boats",
    "#2019",
    "a@2019",
    "2060",
    "1700",
    "1400 - 1500",
    "31.31.2019 boats",
  ])("%p", (text) => {
    expect(read(text)).toBe("");
  });
});

describe("how long something took:", () => {
  test.each<[string, boolean]>([
    ["8 years", true],
    ["3 yrs 2 mos", true],
    ["2 years and 3 months", true],
    ["2y 3m", false],
    ["a year", true],
    ["ein Jahr", true],
    ["8 boats", false],
    ["years", false],
    ["8", false],
    ["2019", false],
    ["8 years of boats", false],
    ["", false],
  ])("%p: %p", (text, expected) => {
    expect(isDuration(text)).toBe(expected);
  });
});

describe("a line of dates alone:", () => {
  test.each<[string, boolean]>([
    ["2019", true],
    ["(2019 – 2021)", true],
    ["2019 and 2021", true],
    ["2019 – 2021, 2 years", true],
    ["2019 – 2021 (2y)", true],
    ["2019 – 2021, boats", false],
    ["5 2019", false],
    ["boats", false],
    ["2 years", false],
  ])("%p: %p", (text, expected) => {
    expect(isDateOnly(text)).toBe(expected);
  });
});

test.each<[string, object | undefined]>([
  ["12.03.2019", { date: "2019-03-12", precision: "day" }],
  ["(March 2019)", { date: "2019-03", precision: "month" }],
  ["2019", { date: "2019", precision: "year" }],
  ["2019 boats", undefined],
  ["2019, 2020", undefined],
  ["until 2019", undefined],
])("%p is one date: %p", (text, expected) => {
  expect(parseDate(text)).toEqual(expected as { date: string; precision: "day" });
});

describe("a text without its dates:", () => {
  test.each<[string, string]>([
    ["Fitter (2015 – 2018)", "Fitter"],
    ["Fitter [2015]", "Fitter"],
    ["Fitter (Leeds, 2015)", "Fitter (Leeds)"],
    ["Fitter (2015, Leeds)", "Fitter (Leeds)"],
    ["2015: Fitter", "Fitter"],
    ["2015, 2018, Fitter", "Fitter"],
    ["Fitter, 2015 – 2018, 3 years", "Fitter"],
    ["Fitter, 2015 – 2018 (3 years)", "Fitter"],
    ["Fitter, 2015 – 2018 (3 boats)", "Fitter, (3 boats)"],
    ["Fitter 2015 Acme", "Fitter Acme"],
    ["Fitter  and  porter", "Fitter and porter"],
    ["Fitter ()", "Fitter"],
    ["Licence (obtained 2016)", "Licence"],
    ["Licence, obtained in 2016", "Licence"],
    ["Fitter, boats obtained 2016", "Fitter, boats"],
    ["運転免許 2014年8月取得", "運転免許"],
    ["運転免許 2014年8月乗車", "運転免許 乗車"],
    ["2017.7-至今担任会计", "担任会计"],
    ["2017年7月至今任会计", "任会计"],
    ["2017.7-至今在职", ""],
    ["2017.7-现在负责会计", "负责会计"],
    ["2017年7月～現在まで", ""],
    ["2017.7 ~ 현재근무", "근무"],
    ["2017.7 ~ 현재까지", ""],
  ])("%p", (text, expected) => {
    expect(stripDates(text, findDateRanges(text))).toBe(expected);
  });
});
