import { expect, test } from "bun:test";
import { block, print, printAround, printBefore, read } from "./print.testing.ts";

const HEADING = { size: 13, bold: true };
const dated = (y: number, date: string, title: string, ...texts: string[]) => [
  ...print(210, y, date),
  ...print(320, y, title, { bold: true }),
  ...block(320, y + 12, texts),
];
const JOBS = [
  ...print(210, 100, "Work", HEADING),
  ...dated(116, "2019 – 2024", "Fitter", "Corve Works, Ludlow", "Kept the presses of three halls going."),
  ...dated(160, "2015 – 2019", "Welder", "Teme Mill, Knighton", "Built frames and gates for farms."),
  ...dated(204, "2012 – 2015", "Trainee", "Clun Forge, Clun", "Learnt to weld and to measure."),
  ...print(210, 250, "School", HEADING),
  ...dated(266, "2008 – 2012", "Certificate", "Ludlow College"),
];
const skills = (...lines: string[]) => [...print(50, 107, "Skills", HEADING), ...block(50, 123, lines, { leading: 14 })];

test("beside a sidebar, dates belong to the text that they stand before", () => {
  const lines = read([...skills("Welding", "Brazing", "Measuring", "Drawing", "Lifting", "Driving", "First aid"), ...JOBS]);
  expect(lines.slice(0, 8)).toEqual(["Skills", "Welding", "Brazing", "Measuring", "Drawing", "Lifting", "Driving", "First aid"]);
  expect(lines).toContain("2015 – 2019 | Welder");
  expect(lines.indexOf("School")).toBeGreaterThan(lines.indexOf("2012 – 2015 | Trainee"));
});

test("beside a short sidebar, too, where the headings stand over the dates", () => {
  const earlier = [310, 354, 398, 442].flatMap((y, at) => dated(y, `${2004 - at} – ${2005 - at}`, "Helper", "Teme Mill, Knighton"));
  const lines = read([...skills("Welding", "Brazing", "Measuring", "Drawing", "Lifting"), ...JOBS, ...earlier]);
  expect(lines.slice(0, 6)).toEqual(["Skills", "Welding", "Brazing", "Measuring", "Drawing", "Lifting"]);
  expect(lines).toContain("2019 – 2024 | Fitter");
  expect(lines).toContain("2012 – 2015 | Trainee");
});

test("an email address that is too wide for its sidebar does not close the gap beside it", () => {
  const contacts = [
    "07700 900461",
    "ottoline.birdsall.of.ludlow@example.org",
    "Ludlow",
    "Welding",
    "Brazing",
    "Measuring",
    "Drawing",
    "Lifting",
  ];
  const lines = read([...skills(...contacts), ...JOBS]);
  expect(lines.slice(0, 9)).toEqual(["Skills", ...contacts]);
  expect(lines).toContain("2019 – 2024 | Fitter");
});

/** Two entries with their dates at the right edge of the left column, `off` points above the titles, and a sidebar whose lines are level with them. */
const datesAtRight = (off: number) => [
  ...print(50, 100, "Work", HEADING),
  ...block(50, 116, ["Fitter", "Corve Works", "Welder", "Teme Mill"], { leading: 13 }),
  ...printBefore(380, 116 - off, "2019 – 2024"),
  ...printBefore(380, 142 - off, "2015 – 2019"),
  ...block(
    50,
    168,
    Array.from({ length: 14 }, (_, at) => `Kept press ${at} of three halls going by day and by night, and taught the new`),
    { leading: 13 },
  ),
  ...print(410, 100 - off, "Skills", HEADING),
  ...block(
    410,
    116 - off,
    Array.from({ length: 18 }, (_, at) => `Skill ${at}`),
    { leading: 13 },
  ),
];

test("dates at the right edge of the left column stay there, beside a sidebar whose lines are level with them", () => {
  expect(read(datesAtRight(0)).slice(0, 5)).toEqual(["Work", "Fitter | 2019 – 2024", "Corve Works", "Welder | 2015 – 2019", "Teme Mill"]);
});

test("so they do a little above their titles", () => {
  const lines = read(datesAtRight(4));
  expect(lines.indexOf("Teme Mill")).toBeLessThan(lines.indexOf("Skill 0"));
});

test("the left column goes on below the end of a sidebar", () => {
  const entry = (y: number, title: string) => [
    ...print(50, y, title, { bold: true }),
    ...print(50, y + 12, "Kept the presses of three halls going."),
  ];
  const runs = [
    ...print(50, 100, "Work", HEADING),
    ...entry(116, "Fitter, Corve Works"),
    ...entry(150, "Welder, Teme Mill"),
    ...print(400, 100, "Skills", HEADING),
    ...block(400, 116, ["Welding", "Brazing"]),
    ...print(400, 146, "Interests", HEADING),
    ...block(400, 162, ["Fell running"]),
    ...entry(184, "Trainee, Clun Forge"),
    ...print(50, 220, "School", HEADING),
    ...entry(236, "Ludlow College"),
  ];
  const lines = read(runs);
  expect(lines.indexOf("Trainee, Clun Forge")).toBeLessThan(lines.indexOf("Skills"));
  expect(lines.at(-1)).toBe("Fell running");
});

test("contacts beside the name end where the first heading stands, however much follows it in short lines", () => {
  const runs = [
    ...print(50, 60, "Ottoline Birdsall", { size: 19 }),
    ...print(50, 80, "Fitter"),
    ...block(430, 54, ["07700 900461", "otto@example.org", "Ludlow"]),
    ...printAround(300, 110, "Work", HEADING),
    ...block(50, 130, [
      "Fitter, Corve Works",
      "Kept the presses going.",
      "Taught the apprentices.",
      "Mended the gates.",
      "Drew the plans.",
    ]),
    ...printAround(300, 210, "Skills", HEADING),
    ...block(50, 230, ["Welding, brazing, measuring and drawing, lifting, driving and much else besides, for farms and the county"]),
  ];
  const lines = read(runs);
  expect(lines.indexOf("Ludlow")).toBeLessThan(lines.indexOf("Work"));
  expect(lines.indexOf("otto@example.org")).toBeLessThan(lines.indexOf("Work"));
});
