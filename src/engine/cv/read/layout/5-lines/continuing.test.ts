import { describe, expect, test } from "bun:test";
import type { Word } from "../1-words/words.ts";
import type { Segment } from "../2-segments/segment.ts";
import { toSegment } from "../2-segments/to-segment.ts";
import { print, printAround, type Style } from "../print.testing.ts";
import type { Span } from "./flows.ts";
import { toLines } from "./lines.ts";

const HABITS = { headings: new Set<string>(), leading: 1.2 };
type Change = (word: Word, index: number) => Word;
const segment = (x: number, y: number, text: string, style: Style = {}, change: Change = (word) => word) =>
  toSegment(print(x, y, text, style).map(change));
const linesOf = (...spans: Span[]) =>
  toLines([{ place: "body", spans }], HABITS).map(({ cells }) => cells.map(({ text }) => text).join(" | "));
const span = (segments: Segment[], change: Partial<Span> = {}): Span => ({ segments, left: 50, right: 550, ...change });

/** Ninety characters, as wide as the column. */
const FULL = "Led the works at the harbour and wrote about all of them in long reports to the board of t";
/** Whether the second line goes on with the first in a column as wide as `FULL`. */
const joins = (first: string, next: string, style: Style = {}, step = 12) =>
  linesOf(span([segment(50, 40, FULL), segment(50, 100, first), segment(50, 100 + step, next, style)])).length === 2;
/** A text that fills the line but for a few characters, with an ending of its own. */
const full = (ending: string) => `${FULL.slice(0, 89 - ending.length)} ${ending}`;

describe("a line goes on in the next", () => {
  test.each<[string, boolean, string, string]>([
    ["where it is full", true, full("of"), "Gold Street"],
    ["where it is full and running text", true, full("bakery"), "Gold Street"],
    ["not where the next word would have had space", false, FULL.slice(0, 60), "Gold Street"],
    ["where its word is divided, however short it is", true, "Led the develop-", "ment of bread"],
    ["not behind a dash before a capital", false, "Led the bakery -", "Gold Street"],
    ["where a sentence was broken by hand", true, "Led the works at the harbour and wrote about all of them in", "reports to the board"],
    ["not where that sentence ends", false, "Led the works at the harbour and wrote about all of them.", "reports to the board"],
    ["not where that line is short", false, "Led the works at the harbour and", "reports to the board"],
    ["not in a label", false, full("bakery"), "Nationality: British"],
    ["in what looks like a label behind a comma", true, full("bakery,"), "Nationality: British"],
    ["not behind a year", false, full("in 2019"), "Gold Street"],
    ["not behind a period that goes on", false, full("2019 – present"), "Gold Street"],
    ["behind half of a period", true, full("2019 – March"), "2021 in Leeds"],
    ["not behind an address", false, full("anna@example.org"), "Gold Street"],
    ["not behind a row of contact data", false, full("— anna@example.org — 01234 567890 — Leeds"), "Gold Street"],
    ["behind a sentence with an address", true, full("and wrote to anna@example.org of the"), "Gold Street"],
    ["in the rest of an address", true, full("anna@example.o"), "rg"],
    ["not from a period into the next", false, `2018 – 2021: ${FULL.slice(0, 76)}`, "2016 – 2018: Miller"],
    ["where a bracket is open", true, `${FULL.slice(0, 74)} (Office 2019`, "Technical Safety)"],
    ["not where a bracket was closed", false, `${FULL.slice(0, 74)} (Office) 2019`, "Technical Safety)"],
  ])("%s: %p", (_, expected, first, next) => {
    expect(joins(first, next)).toBe(expected);
  });

  test.each<[string, boolean, Style]>([
    ["in its own style", true, {}],
    ["not in bold", false, { bold: true }],
    ["not in another colour", false, { color: "#aa0000" }],
    ["not in a larger size", false, { size: 13 }],
    ["in nearly its size", true, { size: 10.3 }],
  ])("%s: %p", (_, expected, style) => {
    expect(joins(full("of"), "Gold Street and all", style)).toBe(expected);
  });

  test("in another style where styles change within it", () => {
    const mixed: Change = (word, index) => (index === 3 ? { ...word, style: { ...word.style, bold: true } } : word);
    const lines = linesOf(
      span([segment(50, 40, FULL), segment(50, 100, full("of"), {}, mixed), segment(50, 112, "Gold Street", { bold: true })]),
    );
    expect(lines).toHaveLength(2);
  });

  test("not where both begin with a bold lead, as rows of a list do", () => {
    const lead: Change = (word, index) => ({ ...word, style: { ...word.style, bold: index === 0 } });
    const linesBelow = (first: Change, next: string) =>
      linesOf(span([segment(50, 40, FULL), segment(50, 100, full("bakery"), {}, first), segment(50, 112, next, {}, lead)])).length;
    expect(linesBelow(lead, "Code HTML and all")).toBe(3);
    expect(linesBelow(lead, "and all of them")).toBe(2);
    const emphasis: Change = (word, index) => ({ ...word, style: { ...word.style, bold: index === 3 } });
    expect(linesBelow(emphasis, "Code HTML and all")).toBe(2);
  });

  test("at the distance of lines, and within a sentence a little further away", () => {
    expect([12, 14, 19, 30].map((step) => joins(full("of"), "Gold Street and all", {}, step))).toEqual([true, true, false, false]);
    expect([12, 19, 24, 30].map((step) => joins(full("of"), "gold streets and all", {}, step))).toEqual([true, true, true, false]);
    expect(joins(full("of"), "Gold Street and all", {}, 5)).toBe(false);
  });

  test("at one distance within a paragraph", () => {
    const third = (step: number) =>
      linesOf(
        span([segment(50, 40, FULL), segment(50, 100, full("of")), segment(50, 112, full("of")), segment(50, 112 + step, "Gold Street")]),
      ).length;
    expect([third(12), third(15)]).toEqual([2, 3]);
  });
});

describe("a line does not go on", () => {
  test("in a list item, or in text that begins elsewhere", () => {
    const item = { ...segment(60, 112, "Gold Street"), bullet: { glyph: "•", x: 50 } };
    expect(linesOf(span([segment(50, 40, FULL), segment(50, 100, full("of")), item]))).toHaveLength(3);
    expect(linesOf(span([segment(50, 40, FULL), segment(50, 100, full("of")), segment(150, 112, "Gold Street")]))).toHaveLength(3);
  });

  test("where another line stands between", () => {
    const beside = segment(700, 106, "2019");
    expect(linesOf(span([segment(50, 40, FULL), segment(50, 100, full("of")), beside, segment(50, 112, "Gold Street")]))[1]).toBe(
      full("of"),
    );
  });

  test("in a row with a date, unless it is the rest of a sentence", () => {
    const row = (text: string) =>
      linesOf(span([segment(50, 40, FULL), segment(50, 100, full("of")), segment(50, 112, text), segment(300, 112, "2019")]));
    expect(row("gold streets")[1]).toBe(`${full("of")} gold streets | 2019`);
    expect(row("Gold Street")[1]).toBe(full("of"));
  });

  test("behind a list item, but at its text or its bullet", () => {
    const item = { ...segment(60, 100, full("of").slice(0, 88)), bullet: { glyph: "•", x: 50 } };
    const next = (x: number, text: string) => linesOf(span([segment(50, 40, FULL), item, segment(x, 112, text)])).length;
    expect([next(60, "gold streets"), next(50, "gold streets"), next(75, "gold streets"), next(75, "Gold Street")]).toEqual([2, 2, 3, 3]);
  });

  test("from one column into the next of the same page, and does into the next page", () => {
    const first = span([segment(50, 40, FULL), segment(50, 800, full("of"))]);
    const below = (page: number) =>
      span([
        { ...segment(50, page === 1 ? 812 : 60, "gold streets"), page },
        { ...segment(50, page === 1 ? 850 : 100, FULL), page },
      ]);
    expect(linesOf(first, below(2))).toHaveLength(3);
    expect(linesOf(first, below(1))).toHaveLength(4);
  });
});

describe("centred lines", () => {
  const centred = (...lines: string[]) => linesOf(span(lines.map((line, at) => toSegment(printAround(300, 100 + 12 * at, line)))));

  test("go on where they are as wide as the widest", () => {
    expect(centred(FULL, "gold streets and all")).toEqual([`${FULL} gold streets and all`]);
    expect(centred(`${FULL.slice(0, 89)}.`, "Gold Street and all of it")).toHaveLength(2);
  });
});

describe("in a margin", () => {
  const margin = (...lines: [string, number?][]) =>
    linesOf(
      span(
        lines.map(([text, x = 50], at) => segment(x, 100 + 12 * at, text)),
        { margin: true, right: 150 },
      ),
    );

  test("a label goes on where its next word would have had no space", () => {
    expect(margin(["Communication and"], ["languages"])).toEqual(["Communication and languages"]);
    expect(margin(["Communication skills"], ["Languages"])).toEqual(["Communication skills Languages"]);
    expect(margin(["Communication skills"], ["IT"], ["Languages"])).not.toContain("IT Languages");
    expect(margin(["Skills"], ["Languages and tongues"])).toEqual(["Skills", "Languages and tongues"]);
  });

  test("a period goes on, and does not go on in the next", () => {
    expect(margin(["November 2019"], ["– March 2021"])).toEqual(["November 2019 – March 2021"]);
    expect(margin(["2018 – 2021"], ["2016 – 2018"])).toEqual(["2018 – 2021", "2016 – 2018"]);
    expect(margin(["sep 2016 – jul 2017"], ["sep 2012 – jun 2016"])).toEqual(["sep 2016 – jul 2017", "sep 2012 – jun 2016"]);
    expect(margin(["EXPERIENCE"], ["2016 – 2018"])).toEqual(["EXPERIENCE", "2016 – 2018"]);
  });
});
