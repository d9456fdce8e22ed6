import { readDocx } from "../../src/engine/cv/read/docx/read-docx.ts";
import { bold, p, run, tab, table, textBox, type WordParts, wordFile } from "../../src/engine/cv/read/docx/word-file.testing.ts";
import type { ReadTools } from "../../src/engine/cv/reading.ts";
import { readAsset } from "../../src/engine/setup/assets.ts";
import type { Approved } from "./approved.ts";
import { range, stepByStep } from "./steps.ts";

const tools: ReadTools = { readAsset, ocr: "never", maxPages: 100 };

async function read(body: string, parts: WordParts = {}): Promise<string> {
  const { lines, setAside } = await readDocx(wordFile(body, parts), tools);
  const texts = lines.map(({ cells, place, flow, bullet, indent, gap, style, table: at, heading, ruled, shaded }) => {
    const marks = [
      place === "body" ? "" : place,
      flow === 0 ? "" : `flow ${flow}`,
      bullet ? `${bullet.glyph} ${bullet.level}` : "",
      indent < 1 ? "" : `indent ${Math.round(indent / 10) * 10}`,
      gap === 0 ? "" : `gap ${Math.round(gap * 2) / 2}`,
      style.bold ? "bold" : "",
      ruled ? "ruled" : "",
      shaded ? "shaded" : "",
      at ? `table ${at.row}.${at.column}${at.header ? " header" : ""}` : "",
      heading === undefined ? "" : `heading ${heading}`,
    ].filter(Boolean);
    return `${cells.map(({ text }) => text).join(" | ")}${marks.length > 0 ? ` (${marks.join(", ")})` : ""}`;
  });
  return [...texts, ...setAside.map(({ text, reason }) => `[${reason}: ${text}]`)].join(" // ");
}

const TABLE_STYLE = `<w:style w:type="table" w:styleId="T"><w:name w:val="T"/><w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr></w:tblStylePr><w:tblStylePr w:type="firstCol"><w:rPr><w:b/></w:rPr></w:tblStylePr></w:style>`;
const levels = (format: string) =>
  Array.from(
    { length: 3 },
    (_, at) =>
      `<w:lvl${at === 0 ? "" : ` w:ilvl="${at}"`}><w:start w:val="${at + 1}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${format === "bullet" ? "•" : `%${at + 1}.`}"/><w:pPr><w:ind w:left="${720 * (at + 1)}" w:hanging="360"/></w:pPr></w:lvl>`,
  ).join("");
const NUMBERING =
  ["bullet", "decimal", "lowerLetter", "upperRoman"]
    .map((format, at) => `<w:abstractNum w:abstractNumId="${at}">${levels(format)}</w:abstractNum>`)
    .join("") + [0, 1, 2, 3].map((at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at}"/></w:num>`).join("");
const item = (text: string, list: number, level?: number) =>
  p(text, `<w:numPr>${level === undefined ? "" : `<w:ilvl w:val="${level}"/>`}<w:numId w:val="${list}"/></w:numPr>`);
const FULL = "Kept the stores of three sites and ordered bolts, rails and paint for forty bridges of the line.";
const jobs = ["Fitter, Corve Works", "Welder, Penhale &amp; Sons", "Driver, Leith Haulage"];

/** Word files in which one measure grows, in points unless it is said otherwise. */
const FILES: Record<string, [steps: number[], make: (step: number) => [string, WordParts?]]> = {
  "bits of the look of a table": [
    [0, 0x20, 0x80, 0xa0, 0x40, 0x4a0, 0x600],
    (look) => [
      table(
        [2000, 2000],
        [
          ["Tool", "Level"],
          ["Excel", "good"],
          ["Word", "basic"],
        ],
        `<w:tblStyle w:val="T"/><w:tblLook w:val="${look.toString(16).padStart(4, "0")}"/>`,
      ),
      { styles: TABLE_STYLE },
    ],
  ],
  "level of a list item": [
    range(0, 4),
    (level) => [item("Bolts", 1) + item("Rails", 1, level) + item("Paint", 1), { numbering: NUMBERING }],
  ],
  "kind of a list": [
    range(1, 5),
    (list) => [item("Bolts", list) + item("Rails", list, 1) + item("Paint", list) + item("Pumps", list, 0), { numbering: NUMBERING }],
  ],
  "left indent, twips": [range(0, 2000, 200), (left) => [p("Work") + p("Fitter", `<w:ind w:left="${left}"/>`)]],
  "first line, twips": [
    range(-800, 800, 200),
    (first) => [p(FULL, `<w:ind w:left="900" ${first < 0 ? `w:hanging="${-first}"` : `w:firstLine="${first}"`}/>`)],
  ],
  "space before, twips": [range(0, 600, 40), (before) => [p("Work") + p("Fitter", `<w:spacing w:before="${before}"/>`)]],
  "space after, twips": [
    range(0, 600, 40),
    (after) => [p("Work", `<w:spacing w:after="${after}"/>`) + p("Fitter", '<w:spacing w:before="120"/>')],
  ],
  "place of a tab stop, twips": [
    range(200, 9800, 600),
    (stop) => [p(run("Fitter") + tab + run("2019 – 2021"), `<w:tabs><w:tab w:val="left" w:pos="${stop}"/></w:tabs>`)],
  ],
  "tabs between two texts": [range(0, 6), (count) => [p(run("Fitter") + tab.repeat(count) + run("2019"))]],
  "spaces between two texts": [range(1, 9), (count) => [p(run(`Fitter${" ".repeat(count)}2019`))]],
  "left edge of a text box": [
    range(0, 600, 30),
    (x) => [p(textBox(p("Contact") + p("Leeds"), x, 100, 150, 80) + run("Anna Berg")) + p("Fitter")],
  ],
  "top of a text box beside two others": [
    range(40, 400, 20),
    (y) => [
      p(
        textBox(p("Skills"), 30, 100, 150, 80) +
          textBox(p("Hobbies"), 30, 300, 150, 80) +
          textBox(p("Contact"), 30, y, 150, 60) +
          run("Anna Berg"),
      ),
    ],
  ],
  "width of a text box over the page": [
    range(40, 600, 40),
    (width) => [p(textBox(p("Contact") + p("Leeds"), 20, 200, width, 80) + run("Anna Berg")) + p(FULL)],
  ],
  "width of the first column of a table, twips": [
    range(600, 6000, 600),
    (width) => [
      table(
        [width, 9000 - width],
        [
          ["2019 – 2021", bold("Fitter, Corve Works") + p("Mended pumps.")],
          ["2015 – 2019", bold("Welder, Penhale") + p("Welded gates.")],
        ],
      ),
    ],
  ],
  "rows of a table of two columns": [
    range(1, 6),
    (count) => [
      table(
        [3000, 6000],
        jobs
          .concat(jobs)
          .slice(0, count)
          .map((job, at) => [`${2010 + at}`, p(job) + p("Mended pumps.")]),
      ),
    ],
  ],
  "columns of a table": [
    range(1, 6),
    (count) => [
      table(Array(count).fill(1500), [
        Array.from({ length: count }, (_, at) => ["Name", "From", "To", "Place", "Tasks", "Pay"][at] as string),
        Array.from({ length: count }, (_, at) => ["Corve Works", "2019", "2021", "Ludlow", "Pumps", "30"][at] as string),
        Array.from({ length: count }, (_, at) => ["Penhale", "2015", "2019", "Truro", "Gates", "20"][at] as string),
      ]),
    ],
  ],
  "cells of the last row of a table": [
    range(1, 3),
    (count) => [
      table([3000, 3000, 3000], [["Excel", "good", "2019"], ["Word", "basic", "2018"], ["More", "much", "2017"].slice(0, count)]),
    ],
  ],
  "size of a title, half points": [range(16, 44, 2), (size) => [p("Work", "", `<w:sz w:val="${size}"/>`) + p("Fitter") + p(FULL)]],
  "outline level of a title": [range(0, 9), (level) => [p("Work", `<w:outlineLvl w:val="${level}"/>`) + p("Fitter")]],
  "width of a border below, eighths of a point": [
    range(0, 24, 4),
    (size) => [p("Work", `<w:pBdr><w:bottom w:val="${size === 0 ? "none" : "single"}" w:sz="${size}"/></w:pBdr>`) + p("Fitter")],
  ],
  "grey behind a title": [
    range(200, 255, 5),
    (grey) => [p("Work", `<w:shd w:val="clear" w:fill="${grey.toString(16).repeat(3).toUpperCase()}"/>`) + p("Fitter")],
  ],
  "grey of the letters": [
    range(225, 255, 3),
    (grey) => [p("python java", "", `<w:color w:val="${grey.toString(16).repeat(3).toUpperCase()}"/>`) + p("Fitter")],
  ],
  "size of small print, half points": [range(1, 14), (size) => [p("python java cobol", "", `<w:sz w:val="${size}"/>`) + p("Fitter")]],
  "columns of a section": [
    range(1, 4),
    (count) => [
      p("Skills") +
        p("Excel") +
        `<w:p><w:r><w:br w:type="column"/></w:r></w:p>${p("Work")}${p("Fitter")}<w:sectPr><w:cols w:num="${count}"/></w:sectPr>`,
    ],
  ],
  "empty paragraphs between two": [range(0, 4), (count) => [p("Work") + p("").repeat(count) + p("Fitter")]],
};

async function stepsOf(title: string, [steps, make]: (typeof FILES)[string]): Promise<string> {
  const answers = new Map<number, string>();
  for (const step of steps) answers.set(step, await read(...make(step)));
  return stepByStep(title, steps, (step) => answers.get(step) ?? "");
}

/** Word files that change step by step: from which measure on a text stands in a cell of its own, is a title, a list within a list, or hidden. */
export const WORD_PAGES: Approved = {
  "word-step-by-step": async () => (await Promise.all(Object.entries(FILES).map(([title, one]) => stepsOf(title, one)))).join("\n"),
};
