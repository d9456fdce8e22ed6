import { describe, expect, test } from "bun:test";
import { bold, box, paragraph, table, text } from "../model.testing.ts";
import type { Block, FloatingBox } from "../model.ts";
import { boxesOfHeadings, countCharacters, declaresHeadings, isHeadingLike, stackBoxes } from "./boxes.ts";

const nameOf = ({ blocks: [first] }: FloatingBox) =>
  first?.kind === "paragraph" && first.content[0]?.kind === "text" ? first.content[0].text : "";
/** Stacks of rows of boxes: rows between bars, boxes of a row between plus signs. */
const stacked = (...boxes: FloatingBox[]) => stackBoxes(boxes).map((stack) => stack.map((row) => row.map(nameOf).join(" + ")).join(" | "));
const column = (x: number, names: string[], y = 100, step = 30) => names.map((name, at) => box(name, x, y + step * at));

describe("text boxes of a page", () => {
  test("that stand below each other are one flow, from the top, however they come", () => {
    expect(stacked(...column(50, ["one", "two", "three"]))).toEqual(["one | two | three"]);
    expect(stacked(...column(50, ["one", "two", "three"]).toReversed())).toEqual(["one | two | three"]);
    expect(stacked(box("one", 50, 100))).toEqual(["one"]);
    expect(stacked()).toEqual([]);
  });

  test("in columns are read one column after the other", () => {
    expect(stacked(...column(300, ["right one", "right two"], 110), ...column(50, ["left one", "left two", "left three"]))).toEqual([
      "left one | left two | left three",
      "right one | right two",
    ]);
  });

  test("below a wide one are read by columns", () => {
    const head = box("head", 50, 50, 400, 20);
    expect(stacked(head, ...column(50, ["left one", "left two"]), ...column(300, ["right one", "right two"], 110))).toEqual([
      "head",
      "left one | left two",
      "right one | right two",
    ]);
  });

  test("side by side on one line are a row; long ones are columns", () => {
    const head = box("head", 50, 50, 400, 20);
    const row = (y: number, left: string, right: string) => [box(right, 300, y), box(left, 50, y)];
    expect(stacked(head, ...row(100, "Baker", "2019"), ...row(130, "Miller", "2016"), box("foot", 50, 160, 400, 20))).toEqual([
      "head | Baker + 2019 | Miller + 2016 | foot",
    ]);
    const long = [paragraph("Baker"), paragraph("Leeds")];
    expect(stacked(head, box("2019", 300, 100), box(long, 50, 100), box("foot", 50, 160, 400, 20))).toEqual([
      "head",
      "Baker",
      "2019",
      "foot",
    ]);
  });

  test.each<[string, Block[], Partial<FloatingBox>?]>([
    ["a table", [table([["Baker"]])]],
    ["a line break", [paragraph([text("Baker"), { kind: "break", type: "line" }, text("Leeds")])]],
    ["a box in it", [paragraph("Baker", { boxes: [box("inner", 0, 0)] })]],
    [
      "a long text",
      [
        paragraph(
          "Baker of bread and of rolls in the old town of Leeds, who taught forty apprentices how both of them are made and sold, by day and by night, in summer and in winter",
        ),
      ],
    ],
    ["no text", []],
    ["a watermark", [paragraph("Baker")], { watermark: true }],
    ["text off the page", [paragraph("Baker")], { offPage: true }],
  ])("one with %s is no cell of a row", (_, blocks, change = {}) => {
    const boxes = [
      box("head", 50, 50, 400, 20),
      box(blocks, 50, 100, 100, 20, change),
      box("2019", 300, 100),
      box("foot", 50, 160, 400, 20),
    ];
    expect(stackBoxes(boxes).every((stack) => stack.every((row) => row.length === 1))).toBe(true);
  });

  test("whose frames overlap are read from top to bottom", () => {
    const high = (name: string, x: number, y: number) => box(name, x, y, 100, 100);
    expect(stacked(high("one", 50, 100), high("two", 60, 140), high("three", 50, 180))).toEqual(["one | two | three"]);
    expect(stacked(high("one", 50, 100), high("two", 130, 140))).toEqual(["one", "two"]);
    expect(stacked(high("two", 60, 101), high("one", 50, 100))).toEqual(["one", "two"]);
  });
});

describe("a paragraph at which a section may begin", () => {
  const borders = (change: object) => ({ borders: { top: false, bottom: false, sides: false, between: false, ...change } });

  test.each<[string, boolean, ReturnType<typeof paragraph>]>([
    ["is in capitals", true, paragraph("WORK")],
    ["is shaded", true, paragraph("Work", { shaded: true })],
    ["has a rule below", true, paragraph("Work", borders({ bottom: true }))],
    ["has a rule above", true, paragraph("Work", borders({ top: true }))],
    ["is bold with space above", true, bold("Work", { before: 12 })],
    ["is not bold without space", false, bold("Work")],
    ["is not plain with space", false, paragraph("Work", { before: 12 })],
    ["is not bold in part", false, paragraph([text("Work ", { bold: true }), text("so far")], { before: 12 })],
    ["has no border at its sides only", false, paragraph("Work", borders({ sides: true }))],
    ["is no list item", false, paragraph("WORK", { bullet: { glyph: "•", level: 0 } })],
    ["has no figures", false, paragraph("WORK 2019")],
    ["is not empty", false, paragraph(" ", { shaded: true })],
    ["is not long", false, paragraph("LED THE WORKS AT THE HARBOUR AND WROTE ABOUT ALL OF THEM IN REPORTS TO THE BOARD OF THE TOWN")],
  ])("%s: %p", (_, expected, of) => {
    expect(isHeadingLike(of, false)).toBe(expected);
  });

  test("is declared, where headings are", () => {
    expect([isHeadingLike(paragraph("Work", { heading: 1 }), true), isHeadingLike(paragraph("WORK"), true)]).toEqual([true, false]);
  });
});

test("headings may be declared in tables and boxes; the title of the document is none", () => {
  const heading = paragraph("Work", { heading: 1 });
  expect(declaresHeadings([paragraph("Work"), heading])).toBe(true);
  expect(declaresHeadings([table([[{ blocks: [heading] }]])])).toBe(true);
  expect(declaresHeadings([paragraph("", { boxes: [box([heading], 0, 0)] })])).toBe(true);
  expect(declaresHeadings([paragraph("Anna", { heading: 0 }), paragraph("", { heading: 1 }), paragraph("Work")])).toBe(false);
});

test("the characters of a story are those of its tables and boxes, too", () => {
  expect(
    countCharacters([
      paragraph("Baker"),
      table([["Java", "Good"], ["SQL"]]),
      paragraph([text("a"), { kind: "tab" }], { boxes: [box("Leeds", 0, 0)] }),
    ]),
  ).toBe(22);
});

test("one-line boxes over the left of the text are the headings of the sections behind them; boxes further right are notes", () => {
  const page = { width: 600, height: 800, left: 60, right: 60, top: 60, bottom: 60 };
  const titlesAt = (x: number) => {
    const anchor = (name: string) => paragraph("", { boxes: [{ ...box(name, x, 0, 80, 20), fromParagraph: true }] });
    return boxesOfHeadings([anchor("Work"), paragraph("Baker"), anchor("Skills"), paragraph("Bread")], page).size;
  };
  expect([60, 200, 240, 400].map(titlesAt)).toEqual([2, 2, 0, 0]);
});
