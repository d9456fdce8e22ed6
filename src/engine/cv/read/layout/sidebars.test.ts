import { expect, test } from "bun:test";
import { block, print, printBefore, read } from "./print.testing.ts";

const SIDE = { size: 14 };
const MAIN = { size: 17 };

/** A sidebar set flush right, its headings smaller than those of the text beside it. */
const sidebar = (...lines: [number, string][]) =>
  lines.flatMap(([y, text]) => printBefore(150, y, text, /^\p{Ll}+$/u.test(text) ? SIDE : {}));

const job = (y: number, dates: string, company: string, town: string, title: string) => [
  ...print(180, y, dates, { size: 8 }),
  ...print(255, y, company, { bold: true }),
  ...printBefore(560, y, town, { size: 8 }),
  ...print(255, y + 12, title, { font: "Slanted" }),
  ...print(255, y + 24, "Kept the presses of three halls going by day and by night, and taught"),
  ...print(255, y + 36, "the apprentices."),
];

test("a sidebar whose headings are smaller than those of the text beside it is a column, though some of its lines are level with the text", () => {
  const aside = [
    "contact",
    "Ludlow",
    "07700 900461",
    "otto@example.org",
    "otto.example.org",
    "languages",
    "English (native)",
    "Welsh (fluent)",
    "skills",
    "Welding, brazing",
    "and measuring",
  ];
  const runs = [
    ...sidebar(
      ...aside.map((text, index): [number, string] => [[144, 158, 187, 214, 228, 253, 267, 281, 306, 320, 332][index] as number, text]),
    ),
    ...print(180, 171, "interests", MAIN),
    ...print(180, 187, "Fell running, choir"),
    ...print(180, 221, "education", MAIN),
    ...print(180, 235, "2012 – 2013"),
    ...print(250, 235, "MSc, Metallurgy", { bold: true }),
    ...printBefore(560, 235, "University of Leith", { size: 8 }),
    ...print(180, 267, "2009 – 2012"),
    ...print(250, 267, "BSc, Physics", { bold: true }),
    ...printBefore(560, 267, "University of York", { size: 8 }),
    ...print(180, 300, "experience", MAIN),
    ...job(317, "Jun 2019–Present", "Corve Works", "Ludlow", "Fitter"),
    ...job(365, "Feb 2015–May 2019", "Teme Mill", "Knighton", "Welder"),
    ...job(416, "Sep 2013–Jan 2015", "Clun Forge", "Clun", "Trainee"),
  ];
  const lines = read(runs);
  expect(lines.filter((line) => aside.includes(line))).toEqual(lines.slice(0, lines.indexOf("interests")));
  expect(lines).toContain("2009 – 2012 | BSc, Physics | University of York");
});

test("large companies in the margin stay beside the large titles that are level with them", () => {
  const titled = (y: number, company: string, town: string, title: string, text: string) => [
    ...print(50, y, company, { size: 13 }),
    ...print(50, y + 14, town),
    ...print(200, y, title, { size: 15 }),
    ...print(200, y + 14, text),
    ...print(200, y + 26, "and much else besides"),
  ];
  const runs = [
    ...titled(100, "Corve Works", "Ludlow", "Fitter", "Kept the presses of three halls going by day and by night"),
    ...titled(150, "Teme Mill", "Knighton", "Welder", "Built frames and gates for farms and for the county council"),
    ...titled(200, "Clun Forge", "Clun", "Apprentice", "Learnt to weld, to braze, to measure and to draw"),
  ];
  const lines = read(runs);
  expect(lines.filter((line) => line.includes(" | ")).map((line) => line.split(" | ")[0])).toEqual([
    "Corve Works",
    "Ludlow",
    "Teme Mill",
    "Knighton",
    "Clun Forge",
    "Clun",
  ]);
});

const letterhead = [
  ...print(50, 60, "Ottoline Birdsall", { size: 24 }),
  ...print(50, 84, "Fitter", { size: 12 }),
  ...block(330, 56, ["Ludlow", "07700 900461"]),
  ...print(50, 130, "Profile", { size: 13, bold: true }),
  ...block(50, 146, ["Keeps presses going by day", "and by night, and says so", "when they should stand"]),
  ...print(50, 200, "Work", { size: 13, bold: true }),
];

test("below contacts beside the name, a company at the right margin belongs to the job in its row", () => {
  const runs = [
    ...letterhead,
    ...print(50, 220, "2015 – 2020"),
    ...print(130, 220, "Fitter", { bold: true }),
    ...printBefore(560, 220, "Corve Works"),
    ...print(130, 234, "Kept the presses of three halls going by day and by night, and taught four apprentices to"),
    ...print(130, 246, "do the same"),
    ...print(50, 266, "2011 – 2015"),
    ...print(130, 266, "Welder", { bold: true }),
    ...printBefore(560, 266, "Teme Mill"),
    ...print(130, 280, "Built frames and gates for farms and for the county council, and mended what others had"),
    ...print(130, 292, "built before"),
  ];
  expect(read(runs)).toContain("2015 – 2020 | Fitter | Corve Works");
});

const story = (from: number) => Array.from({ length: 8 }, (_, at) => `Kept press ${from + at} of the hall going by day and by night`);

test("a column that goes on below a gap stays a column", () => {
  const column = (...lines: [number, string][]) => lines.flatMap(([y, text]) => print(400, y, text));
  const text = [...block(50, 100, story(1)), ...block(50, 220, story(9))];
  const isApart = (runs: Parameters<typeof read>[0], ...lines: string[]) => expect(read(runs).slice(-lines.length)).toEqual(lines);
  // Three lines are more than a stray one.
  isApart(
    [...text, ...column([100, "Ludlow"], [112, "07700 900461"], [244, "Welding"], [256, "Brazing"], [268, "Measuring"])],
    "Ludlow",
    "07700 900461",
    "Welding",
    "Brazing",
    "Measuring",
  );
  // A line that is level with none of the text is in no row of it.
  isApart([...text, ...column([100, "Ludlow"], [112, "07700 900461"], [262, "Welding"])], "Ludlow", "07700 900461", "Welding");
});

test("a line of contacts over the whole width is one line, though columns below it have their gutter in one of its gaps", () => {
  const contacts = ["otto@example.org", "07700 900461", "Ludlow", "otto.example.org"];
  let x = 50;
  const row = contacts.flatMap((text) => {
    const runs = print(x, 90, text, { size: 8 });
    x += text.length * 4 + 20;
    return runs;
  });
  const column = (at: number, heading: string, lines: string[]) => [
    ...print(at, 120, heading, { size: 16, bold: true }),
    ...block(at, 140, lines),
  ];
  const runs = [
    ...print(50, 60, "Ottoline Birdsall", { size: 24 }),
    ...row,
    ...column(50, "Work", ["Fitter, Corve Works", "2015 – 2020", "Kept the presses of halls", "going by day and night"]),
    ...column(245, "Skills", ["Welding", "Brazing", "Measuring", "Drawing"]),
  ];
  const lines = read(runs);
  expect(lines.slice(0, 3)).toEqual(["Ottoline Birdsall", contacts.join(" | "), "Work"]);
  expect(lines.indexOf("Skills")).toBeGreaterThan(lines.indexOf("2015 – 2020"));
});

test("a heading of two lines is one, among the few lines of a narrow sidebar", () => {
  const head = (x: number, y: number, text: string) => print(x, y, text, { size: 12, bold: true });
  const job = (y: number, title: string, company: string) => [
    ...print(200, y, title, { bold: true }),
    ...print(200, y + 12, company),
    ...print(200, y + 24, "Kept the presses going by day and by night, and taught the new ones"),
  ];
  const runs = [
    ...[...head(50, 100, "Technical"), ...head(50, 114, "skills"), ...print(50, 130, "Welding, brazing")],
    ...[...head(50, 154, "Languages"), ...print(50, 170, "Welsh (native)"), ...print(50, 182, "English (fluent)")],
    ...[...head(50, 206, "Interests"), ...print(50, 222, "Fell running")],
    ...head(200, 100, "Work"),
    ...[...job(118, "Fitter", "Corve Works"), ...job(158, "Welder", "Teme Mill"), ...job(198, "Trainee", "Clun Forge")],
  ];
  const lines = read(runs);
  expect(lines.indexOf("Fell running")).toBeLessThan(lines.indexOf("Work"));
  expect(lines).toContain("Welsh (native)");
});
