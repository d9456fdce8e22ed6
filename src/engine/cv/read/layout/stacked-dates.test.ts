import { describe, expect, test } from "bun:test";
import { block, print, printBefore, read } from "./print.testing.ts";

const DATE = { size: 8 };
/** An entry of a timeline: two dates in the margin, the upper one level with the top of the title. */
const entry = (y: number, [upper, lower]: [string, string], ...texts: string[]) => [
  ...printBefore(120, y - 2.5, upper, DATE),
  ...printBefore(120, y + 9.5, lower, DATE),
  ...print(140, y, texts[0] as string, { bold: true }),
  ...block(140, y + 12, texts.slice(1)),
];

test("two dates in the margin, one above the other, stand beside one entry", () => {
  const runs = [
    ...entry(100, ["Present", "Jun 2019"], "Fitter", "Corve Works", "Kept the presses going by day and by night."),
    ...entry(160, ["May 2019", "Feb 2015"], "Welder", "Teme Mill", "Built frames and gates for farms."),
    ...entry(220, ["Jan 2015", "Sep 2013"], "Trainee", "Clun Forge", "Learnt to weld and to measure."),
  ];
  expect(read(runs)).toEqual([
    ...["Present", "Jun 2019", "Fitter", "Corve Works", "Kept the presses going by day and by night."],
    ...["May 2019", "Feb 2015", "Welder", "Teme Mill", "Built frames and gates for farms."],
    ...["Jan 2015", "Sep 2013", "Trainee", "Clun Forge", "Learnt to weld and to measure."],
  ]);
});

test("dates that follow each other at the leading of text are entries of their own", () => {
  const runs = [
    ...block(80, 100, ["2019 – 2021", "2017 – 2019", "2015 – 2016", "2012 – 2015"]),
    ...block(150, 100, ["First aid, Ludlow", "Fork lift truck, Corve Works", "Welding of pipes, Teme Mill", "Measuring, Clun Forge"]),
  ];
  expect(read(runs)).toEqual([
    "2019 – 2021 | First aid, Ludlow",
    "2017 – 2019 | Fork lift truck, Corve Works",
    "2015 – 2016 | Welding of pipes, Teme Mill",
    "2012 – 2015 | Measuring, Clun Forge",
  ]);
});

const MSC = "MSc Metallurgy, University of Leith";
const BSC = "BSc Physics, University of York";
const degrees = (first: string, second: string, looks: { bold?: boolean } = {}) =>
  [0, 60].flatMap((y) => [
    ...printBefore(120, 100 + y, first),
    ...printBefore(120, 113 + y, second),
    ...print(140, 100 + y, MSC, looks),
    ...print(140, 113 + y, BSC),
  ]);
const twice = (...lines: string[]) => [...lines, ...lines];

test("two dates beside titles of one style are two entries", () => {
  expect(read(degrees("June 2013", "June 2012"))).toEqual(twice(`June 2013 | ${MSC}`, `June 2012 | ${BSC}`));
});

test("two dates beside a title and a text that is further in are one period, whatever their style", () => {
  const job = (y: number, [upper, lower]: [string, string], title: string) => [
    ...printBefore(120, y, upper),
    ...printBefore(120, y + 13, lower),
    ...print(140, y, title),
    ...block(158, y + 13, ["Kept the presses going by day", "Built frames and gates for farms"], { leading: 13 }),
  ];
  const runs = [...job(100, ["Present", "Jun 2019"], "Fitter, Corve Works"), ...job(180, ["May 2019", "Feb 2015"], "Welder, Teme Mill")];
  const texts = ["Kept the presses going by day", "Built frames and gates for farms"];
  expect(read(runs)).toEqual(["Present Jun 2019 | Fitter, Corve Works", ...texts, "May 2019", "Feb 2015", "Welder, Teme Mill", ...texts]);
});

test("years one above the other, the latest first, are entries where each stands beside a title; others are periods", () => {
  const first = ["Monitor: shows how far the readers lag", "Schemes: compares the plans of two years"];
  const runs = (...years: string[]) => [...block(90, 100, years, { leading: 13 }), ...block(130, 100, first, { leading: 13 })];
  expect(read(runs("2022", "2019"))).toEqual(first.map((text, at) => `${["2022", "2019"][at]} | ${text}`));
  expect(read(runs("2019", "2022"))).not.toEqual(first.map((text, at) => `${["2019", "2022"][at]} | ${text}`));
});

test("of many years, each beside its title, one whose title is set otherwise is no period with the year above", () => {
  const years = ["2026", "2026", "2025", "2023", "2022", "2021", "2018", "2017"];
  const titles = years.map((_, at) => (at === 2 ? "Tides at work in Ludlow" : `Radical Locks of the ${"abcdefgh"[at]} kind`));
  const runs = [
    ...block(90, 100, years, { leading: 13 }),
    ...titles.flatMap((title, at) => print(130, 100 + 13 * at, title, { bold: at !== 2 })),
  ];
  expect(read(runs)).toEqual(years.map((year, at) => `${year} | ${titles[at]}`));
});

test("two periods are two entries, whatever stands beside them", () => {
  expect(read(degrees("2012 – 2013", "2009 – 2012", { bold: true }))).toEqual(twice(`2012 – 2013 | ${MSC}`, `2009 – 2012 | ${BSC}`));
});

test("place, period and duration stacked at the right edge are cells of the text, however long a period is", () => {
  const job = (y: number, head: string, ...stack: string[]) => [
    ...print(60, y, head, { bold: true }),
    ...block(82, y + 14, ["Kept the presses going by day and by night", "Built frames and gates for farms"], { leading: 14 }),
    ...stack.flatMap((text, index) => printBefore(560, y + index * 13, text)),
  ];
  const runs = [
    ...job(100, "Corve Works, Fitter", "Ludlow", "octobre 2018 – décembre 2021", "3 ans 2 mois"),
    ...job(170, "Teme Mill, Welder", "Leominster", "septembre 2012 – octobre 2018", "6 ans"),
    ...job(240, "Clun Forge, Trainee", "Clun", "septembre 2009 – juillet 2012", "3 ans"),
  ];
  const lines = read(runs);
  expect(lines[0]).toStartWith("Corve Works, Fitter | Ludlow");
  expect(lines.findIndex((line) => line.includes("décembre 2021"))).toBeLessThan(lines.findIndex((line) => line.includes("Teme Mill")));
});

describe("a narrow strip of periods with places", () => {
  /** An entry whose stack is set in smaller print, level with none of its lines. */
  const entry = (y: number, title: string, stack: string[]) => [
    ...print(60, y, title, { bold: true }),
    ...block(70, y + 14, ["•", "•"], { leading: 14 }),
    ...block(82, y + 14, ["Kept the presses going by day and by night", "Built frames and gates for farms"], { leading: 14 }),
    ...stack.flatMap((text, index) => printBefore(560, y + 7 + index * 15, text, { size: 8 })),
  ];
  const titles = ["Corve Works, Fitter", "Teme Mill, Welder", "Clun Forge, Trainee"];
  const entries = (...stacks: string[][]) => stacks.flatMap((stack, index) => entry(100 + 70 * index, titles[index] as string, stack));

  test("is read entry by entry", () => {
    expect(read(entries(["2018 – 2021", "Ludlow"], ["2012 – 2018", "Leominster"], ["2009 – 2012", "Clun"]))).toEqual([
      ...["Corve Works, Fitter | 2018 – 2021 | Ludlow", "Kept the presses going by day and by night", "Built frames and gates for farms"],
      ...["Teme Mill, Welder | 2012 – 2018 | Leominster", "Kept the presses going by day and by night", "Built frames and gates for farms"],
      ...["Clun Forge, Trainee | 2009 – 2012 | Clun", "Kept the presses going by day and by night", "Built frames and gates for farms"],
    ]);
  });

  test("is a column where it holds anything else", () => {
    const lines = read(
      entries(["2018 – 2021", "Ludlow"], ["2012 – 2018", "Leominster"], ["2009 – 2012", "Level 3", "Clun", "Distinction"]),
    );
    expect(lines.slice(0, 2)).toEqual(["Corve Works, Fitter", "Kept the presses going by day and by night"]);
  });

  test("is a column where one period alone has a place", () => {
    expect(read(entries(["2018 – 2021", "Ludlow"], ["Leominster"], ["Clun"]))[0]).toBe("Corve Works, Fitter");
  });
});

test("a period in the margin may take two lines, and a period below it is the next entry, also where neither has an end", () => {
  const entries = (y: number, [upper, lower]: [string, string], next: string) => [
    ...printBefore(120, y, upper),
    ...printBefore(120, y + 13, lower),
    ...print(140, y, "Rater of tests, Corve Works", { bold: true }),
    ...print(140, y + 13, "Fields: listening and speaking"),
    ...printBefore(120, y + 30, next),
    ...print(140, y + 30, "Fitter, Teme Mill", { bold: true }),
    ...print(140, y + 43, "Kept the presses going by day and by night."),
  ];
  const open = [
    ...printBefore(120, 200, "2007 –"),
    ...printBefore(120, 213, "2014 –"),
    ...block(140, 200, ["Tide tables", "Lock plans"], { leading: 13 }),
  ];
  expect(read([...entries(100, ["March", "2015–present"], "2010–2014"), ...open])).toEqual([
    "March 2015–present | Rater of tests, Corve Works",
    "Fields: listening and speaking",
    "2010–2014 | Fitter, Teme Mill",
    "Kept the presses going by day and by night.",
    "2007 – | Tide tables",
    "2014 – | Lock plans",
  ]);
});
