import { expect, test } from "bun:test";
import { block, print, printBefore, read, type Style } from "./print.testing.ts";

const HEADING: Style = { bold: true, size: 11 };
const NAME: Style = { bold: true, size: 28 };

/** A period, a post and an employer at the right edge over a paragraph that takes the whole width. */
const job = (y: number, period: string, post: string, employer: string) => [
  ...print(50, y, period),
  ...print(140, y, post, { bold: true }),
  ...printBefore(550, y, employer, { bold: true, size: 8 }),
  ...print(140, y + 12, "Sets out piers and abutments, reads the drawings of others with patience, and writes down what"),
  ...print(140, y + 24, "was built at the end of each day."),
];

/** The name with contact data beside it, and below both a profile beside a list. */
const top = [
  ...print(50, 60, "ANNA", NAME),
  ...print(50, 92, "BELL", NAME),
  ...print(50, 112, "Engineer", { size: 14 }),
  ...block(330, 70, ["Hull", "07700 900461", "anna@example.org"], { leading: 16 }),
  ...print(50, 150, "About me", HEADING),
  ...block(50, 164, ["An engineer who likes dry records", "and wet feet, and who has built", "nine bridges."]),
  ...block(330, 172, ["Surveying", "Welding", "Drawing"], { leading: 14 }),
];
const jobs = [
  ...print(50, 240, "Work experience", HEADING),
  ...job(256, "2019 – 2023", "Site Engineer", "Corve Works"),
  ...job(300, "2015 – 2019", "Trainee", "Teme Mill"),
];

test("a heading over text of the whole width ends the columns above it, though the first row of that text has a cell on each side", () => {
  const lines = read([...top, ...jobs]);
  const from = lines.indexOf("Work experience");
  expect(lines.slice(from, from + 2)).toEqual(["Work experience", "2019 – 2023 | Site Engineer | Corve Works"]);
  expect(lines.indexOf("Drawing")).toBeLessThan(from);
});

test("contact data beside the name are read before the columns below them", () => {
  const lines = read([...top, ...jobs]);
  expect(lines.slice(0, 6)).toEqual(["ANNA", "BELL", "Engineer", "Hull", "07700 900461", "anna@example.org"]);
});

test("the contact data stay in their column where its text goes on below them without a break", () => {
  const beside = block(330, 70, ["Hull", "07700 900461", "anna@example.org", "Surveying", "Welding", "Drawing", "Rowing", "Chess"], {
    leading: 16,
  });
  const lines = read([...top.filter(({ box }) => box.x < 300), ...beside, ...jobs]);
  expect(lines.indexOf("Hull")).toBeGreaterThan(lines.indexOf("About me"));
});

test("three headings side by side end the dates in the margin above them", () => {
  const more = [...job(344, "2012 – 2015", "Helper", "Clun Forge"), ...job(388, "2010 – 2012", "Apprentice", "Onny Mill")];
  const columns = [
    ...print(50, 440, "Languages", HEADING),
    ...print(240, 440, "Interests", HEADING),
    ...print(410, 440, "Awards", HEADING),
    ...block(50, 454, ["English, native", "Welsh, fluent"]),
    ...block(240, 454, ["Choir", "Fell running"]),
    ...print(410, 454, "Cup of 2019"),
  ];
  const lines = read([...jobs, ...more, ...columns]);
  expect(lines.slice(lines.indexOf("Languages"))).toEqual([
    "Languages",
    "English, native",
    "Welsh, fluent",
    "Interests",
    "Choir",
    "Fell running",
    "Awards",
    "Cup of 2019",
  ]);
});
