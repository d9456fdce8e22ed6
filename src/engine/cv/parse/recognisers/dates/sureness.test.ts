import { describe, expect, test } from "bun:test";
import { findDateRanges, isDateOnly } from "./dates.ts";

/** How sure a text is a date: 1 surely. Below 0.3 it is a number that looks like a year. */
const sureness = (text: string, language?: string) => findDateRanges(text, language ? { language } : {})[0]?.confidence ?? 0;

describe("a date is as sure as its form:", () => {
  test.each([
    ["12 March 2019", 1],
    ["March 2019", 0.95],
    ["2019 Mar", 0.85],
    ["2019年", 0.8],
    ["平成30年4月", 0.95],
    ["2019-04", 0.9],
    ["2019/4", 0.7],
    ["01.04.19", 0.7],
    ["04/2019", 0.95],
    ["04 / 2019", 0.85],
    ["2018/19", 0.75],
    ["2019", 0.7],
    ["'19", 0.6],
    ["Q3 2019", 0.9],
    ["Summer 2017", 0.9],
    ["2017 (Sommer)", 0.85],
  ])("%s", (text, confidence) => expect(sureness(text)).toBe(confidence));

  test("a Roman month, where a language writes them", () => expect(sureness("III 2015", "pl")).toBe(0.9));
});

describe("a period is surer than its dates, and an open end less:", () => {
  test.each([
    ["Mar – Jun 2019", 1],
    ["June 2018 – 12. March", 0.7],
    ["Jan 19 – March 20", 0.8],
    ["09/14 – 10/15", 0.8],
    ["2019–21", 0.9],
    ["2019 – 21", 0.6],
    ["2015 – 2019", 0.9],
    ["2019 – present", 1],
    ["'19 – present", 0.9],
    ["since 2015", 0.8],
    ["2015 –", 0.6],
  ])("%s", (text, confidence) => expect(sureness(text)).toBe(confidence));
});

describe("a number beside what is counted, priced or numbered is hardly a year:", () => {
  test.each([
    ["2000 %", 0.11],
    ["€1995", 0.11],
    ["2000 employees", 0.14],
    ["Windows 2000", 0.18],
    ["12 2019", 0.21],
  ])("%s", (text, confidence) => expect(sureness(text)).toBe(confidence));

  test("and no date alone", () => {
    expect(isDateOnly("2019")).toBe(true);
    expect(isDateOnly("€1995")).toBe(false);
  });
});

describe("years are those of a working life:", () => {
  const starts = (text: string) => findDateRanges(text)[0]?.start;
  const ends = (text: string) => findDateRanges(text)[0]?.end;
  test.each([
    ["1929 houses", undefined],
    ["1930 houses", "1930"],
    ["2059", "2059"],
    ["2060", undefined],
    ["01.04.45", "2045-04-01"],
    ["01.04.46", "1946-04-01"],
  ])("%s", (text, year) => expect(starts(text)).toBe(year));

  test.each([
    ["2010/22", "2022"],
    ["2010/23", undefined],
    ["1990–20", "2020"],
    ["1990–21", undefined],
    ["2015 --- 2019", "2019"],
    ["2015 ---- 2019", undefined],
  ])("%s", (text, year) => expect(ends(text)).toBe(year));
});

test("a month behind a day and a point is no beginning of a date of its own", () => {
  expect(findDateRanges("31.12/2019")).toEqual([]);
});
