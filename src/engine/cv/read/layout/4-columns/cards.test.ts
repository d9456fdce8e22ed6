import { describe, expect, test } from "bun:test";
import type { Box } from "../../../reading.ts";
import { toRows } from "../2-segments/rows.ts";
import { toSegments } from "../2-segments/segments.ts";
import { print, rule } from "../print.testing.ts";
import { boxesOf, cardRows } from "./cards.ts";
import { PAGE_FRAME } from "./frame.testing.ts";

const box = (x: number, y: number, width = 200, height = 45): Box => ({ page: 1, x, y, width, height });

describe("a grid of cards", () => {
  /** Two rows of two cards, each row under a title, and text below. */
  const ROWS = toRows(
    toSegments([
      ...print(20, 100, "Career"),
      ...[20, 260].flatMap((x) => [...print(x + 10, 120, "Baker"), ...print(x + 10, 140, "Leeds")]),
      ...print(20, 160, "Studies"),
      ...[20, 260].flatMap((x) => [...print(x + 10, 180, "College"), ...print(x + 10, 200, "York")]),
      ...print(20, 230, "Hobbies"),
    ]),
  );
  const CARDS = [box(20, 108), box(260, 108), box(20, 168), box(260, 168)];
  const edges = (...boxes: Box[]) => cardRows(ROWS, { ...PAGE_FRAME, boxes });

  test("tells the first row of text of each row of cards, and the first below it", () => {
    expect(edges(...CARDS)).toEqual([1, 3, 4, 6]);
  });

  test("may have cards whose tops and heights differ a little", () => {
    expect(edges(box(20, 109), box(260, 108, 200, 40), box(20, 168), box(260, 168))).toEqual([1, 3, 4, 6]);
    expect(edges(box(20, 90, 200, 65), box(260, 108), box(20, 168), box(260, 168))).toEqual([]);
  });

  test.each<[string, Box[]]>([
    ["where there is one row of cards", CARDS.slice(0, 2)],
    ["where the cards stand below each other", [box(20, 108), box(20, 168)]],
    ["where boxes stand in each other", [box(20, 108), box(25, 109, 190, 42), box(20, 168), box(25, 169, 190, 42)]],
    ["where most boxes stand alone", [...CARDS, box(20, 88, 200, 18), box(20, 150, 200, 15), box(20, 218, 200, 20), box(20, 92, 150, 12)]],
    ["where the boxes are as wide as the page", CARDS.map((card) => ({ ...card, width: 400, x: card.x / 4 }))],
    ["where the boxes hold no text", CARDS.map((card) => box(card.x, card.y + 300))],
    ["where the text runs over their left edges", CARDS.map((card) => box(card.x + 20, card.y))],
    ["where the text runs over their right edges", CARDS.map((card) => box(card.x, card.y, 30))],
    ["without boxes", []],
  ])("is none %s", (_, boxes) => {
    expect(edges(...boxes)).toEqual([]);
  });

  test("may have boxes around it that hold no text", () => {
    expect(edges(...CARDS, ...[300, 360, 420, 480].map((y) => box(20, y)))).toEqual([1, 3, 4, 6]);
  });
});

describe("boxes of a page", () => {
  const boxes = (...rules: ReturnType<typeof rule>[]) => boxesOf(rules).map(({ x, y, width, height }) => [x, y, width, height]);

  test("are areas large enough for text", () => {
    expect(boxes(rule(20, 100, 200, 50))).toEqual([[20, 100, 200, 50]]);
    expect(boxes(rule(20, 100, 30, 50), rule(20, 100, 200, 10))).toEqual([]);
  });

  test("are frames that are drawn as lines, by their sides", () => {
    const side = (x: number, height = 60, y = 100, width = 1) => rule(x, y, width, height);
    expect(boxes(side(50), side(250))).toEqual([[50, 100, 200, 60]]);
    expect(boxes(side(500), side(250), side(300), side(50))).toEqual([
      [50, 100, 200, 60],
      [300, 100, 200, 60],
    ]);
    expect(boxes(side(50), side(250), side(300))).toEqual([[50, 100, 200, 60]]);
    expect(boxes(side(50), side(80))).toEqual([]);
    expect(boxes(side(50), side(250, 90))).toEqual([]);
    expect(boxes(side(50), side(250, 60, 300))).toEqual([]);
    expect(boxes(side(50, 8), side(250, 8))).toEqual([]);
    expect(boxes(side(50, 60, 100, 6), side(250, 60, 100, 6))).toEqual([]);
    expect(boxes(side(50, 20), side(250, 20))).toEqual([[50, 100, 200, 20]]);
  });
});
