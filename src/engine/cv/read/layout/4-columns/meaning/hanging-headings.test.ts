import { expect, test } from "bun:test";
import { print, read } from "../../print.testing.ts";
import { blockOfLines, sideLine } from "../side-line.testing.ts";
import type { SideLine } from "../side-lines.ts";
import { areHangingHeadings } from "./hanging-headings.ts";

const heading = (text: string, baseline: number, looks: Partial<SideLine> = {}) =>
  sideLine(text, 0, 60, baseline, { style: "heading", ...looks });
const block = (...baselines: number[]) => blockOfLines(100, 400, baselines);
const TEXT = [...block(114, 128, 142), ...block(184, 198), ...block(254, 268)];
const HEADINGS = [heading("Work", 100), heading("Studies", 170), heading("Skills", 240)];

test("headings that hang out to the left, each directly above its text", () => {
  expect(areHangingHeadings(HEADINGS, TEXT)).toBe(true);
});

test.each<[string, SideLine[], SideLine[]]>([
  ["two of them", HEADINGS.slice(0, 2), TEXT.slice(0, 5)],
  ["level with a line of the text", [heading("Work", 114), ...HEADINGS.slice(1)], TEXT],
  ["in the style of the text", HEADINGS.map((line) => ({ ...line, style: "text" })), TEXT],
  ["of several styles", [...HEADINGS.slice(0, 2), heading("Skills", 240, { style: "other" })], TEXT],
  ["without text below", [...HEADINGS, heading("Service", 300)], TEXT],
  ["with another line of their own below", [...HEADINGS.slice(0, 2), heading("Skills", 226), heading("Excel", 240)], TEXT],
  ["far above the text", HEADINGS.map((line) => ({ ...line, baseline: line.baseline - 12 })), TEXT],
  ["over one line each", HEADINGS, [114, 184, 254].flatMap((baseline) => block(baseline))],
  ["items of a list", HEADINGS.map((line) => ({ ...line, bullet: true })), TEXT],
])("are none: %s", (_, left, right) => {
  expect(areHangingHeadings(left, right)).toBe(false);
});

test("each part is read below its heading", () => {
  const HEADING = { size: 11, bold: true };
  const parts: [string, string[]][] = [
    ["Posts", ["Tidal College", "2011 – 2014 Lecturer", "2009 – 2011 Fellow of the river group"]],
    ["Studies", ["University of Leith", "2006 Doctor of hydrology"]],
    ["Papers", ["On the tides of the inner firth, in Rivers 12", "On the outer firth, in Rivers 14"]],
    ["Service", ["Reviewer of Rivers, since 2007"]],
  ];
  let y = 60;
  const runs = parts.flatMap(([title, lines]) => {
    const at = y;
    y += 16;
    const text = lines.flatMap((line) => {
      y += 14;
      return print(150, y - 14, line);
    });
    y += 14;
    return [...print(50, at, title, HEADING), ...text];
  });
  expect(read(runs)).toEqual(parts.flatMap(([title, lines]) => [title, ...lines]));
});
