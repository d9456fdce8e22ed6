import { expect, test } from "bun:test";
import type { PositionedRun, Rule } from "../1-words/content.ts";
import { toSegment } from "../2-segments/to-segment.ts";
import { layoutPages } from "../layout.ts";
import { block, print } from "../print.testing.ts";
import { type Row, textEdges } from "./edges.ts";

const rule = (x: number, y: number, width: number, height = 1): Rule => ({
  box: { page: 1, x, y, width, height },
  fill: "#000000",
  order: 0,
});
/** Lines of a page of 600 by 840 points. */
const read = (runs: PositionedRun[], rules: Rule[] = []) =>
  layoutPages([{ page: 1, width: 600, height: 840, runs, rules, bulletShapes: [], images: [] }]).lines.map(({ text }) => text);
const heading = (x: number, y: number, text: string) => print(x, y, text, { bold: true, size: 13 });
const title = "Head of the Stores, Bridge Works and Sons of Dover";
const text = "Ordered bolts, rails and paint for forty bridges.";
/** A title and a short sentence below it: at the width of the longer one, the first word of the sentence has no space behind the title. */
const job = (x: number, y = 120) => [...print(x, y, title), ...print(x, y + 12, text)];

test("a short line with space behind it up to the right margin ends there: the margin is as wide as the left one", () => {
  expect(read([...heading(60, 100, "Work"), ...job(60)])).toEqual(["Work", title, text]);
});

test("the ruling line under a heading tells where the lines of its column may end", () => {
  const narrow = [...heading(20, 100, "Work"), ...job(20)];
  expect(read(narrow)).toEqual(["Work", `${title} ${text}`]);
  expect(read(narrow, [rule(20, 104, 560)])).toEqual(["Work", title, text]);
  expect(read(narrow, [rule(40, 104, 540)])).toEqual(["Work", `${title} ${text}`]);
  expect(read(narrow, [rule(20, 104, 560, 8)])).toEqual(["Work", `${title} ${text}`]);
});

test("where sentences wrap at the end of the longest line, lines end there", () => {
  const wrapped = [
    ...print(60, 200, "Kept the yard, the boats and the books of the two firms"),
    ...print(60, 212, "until both were sold to the harbour."),
  ];
  expect(read([...heading(60, 100, "Work"), ...job(60), ...wrapped])).toContain(`${title} ${text}`);
});

test("entries that begin with their periods are one each, however full their lines are", () => {
  const lines = ["Since 2018: Head of the Stores, Bridge Works of Dover", "2013 – 2018: Storekeeper, Harbour Office, Folkestone, Kent"];
  expect(read([...heading(20, 100, "Work"), ...print(20, 120, lines[0] as string), ...print(20, 132, lines[1] as string)])).toEqual([
    "Work",
    ...lines,
  ]);
});

test("beside dates in the margin, too, lines may end at the right margin of the page", () => {
  const entry = (y: number, date: string, title: string, company: string, text: string) => [
    ...print(200, y, date),
    ...print(320, y, title, { bold: true }),
    ...block(320, y + 12, [company, text]),
  ];
  const runs = [
    ...print(40, 84, "Skills", { size: 14, bold: true }),
    ...block(40, 105, ["Welding", "Brazing", "Measuring", "Drawing", "Lifting"], { leading: 14 }),
    ...print(200, 84, "Work", { size: 14, bold: true }),
    ...entry(100, "2019 – 2024", "Fitter", "Corve Works and Forge, Ludlow", "Kept presses going."),
    ...entry(150, "2015 – 2019", "Welder", "Teme Mill and Company, Clun", "Built gates for farms."),
  ];
  expect(read(runs)).toContain("Corve Works and Forge, Ludlow");
});

test("a column counts as full where lines that begin at one position end within four ems of its edge", () => {
  const longest = "Ordered bolts, rails and paint for forty bridges.";
  const row = (y: number, text: string, x = 50): Row => {
    const segment = toSegment(print(x, y, text));
    return { page: 1, baseline: y, size: 10, segments: [segment], span: SPAN } as Row;
  };
  const SPAN = { left: 50, right: 550, segments: [] } as unknown as Row["span"];
  const support = (letters: number, x = 50) => {
    const shorter = "x".repeat(letters);
    const rows = [row(100, longest), row(112, shorter), row(124, shorter, x)];
    return textEdges(rows, { headings: new Set(), leading: 1.2 }).get(SPAN)?.support(50);
  };
  const widest = toSegment(print(50, 0, longest)).right - 50;
  const [near, far] = [Math.ceil((widest - 39) / 5), Math.floor((widest - 41) / 5)];
  expect([support(near), support(far), support(near, 51), support(near, 52)]).toEqual([3, 1, 3, 2]);
});
