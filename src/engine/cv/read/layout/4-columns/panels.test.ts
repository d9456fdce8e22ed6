import { describe, expect, test } from "bun:test";
import type { Box } from "../../../reading.ts";
import { toSegments } from "../2-segments/segments.ts";
import { block, rule } from "../print.testing.ts";
import { PAGE_FRAME } from "./frame.testing.ts";
import type { GutterCandidate } from "./gutter-candidates.ts";
import { areCards, groundsOf, isBacked } from "./panels.ts";

const LINES = ["Skills in", "Java", "Leeds", "Chess"];
const left = toSegments(block(60, 100, LINES, { leading: 60 }));
const right = toSegments(block(220, 100, LINES, { leading: 60 }));
/** The text of the left side ends at 150, that of the right one begins at 220. */
const CANDIDATE: GutterCandidate = { from: 150, to: 220, first: 0, last: 3, left, right, paragraphEnd: [] };
const box = (x: number, y: number, width: number, height: number): Box => ({ page: 1, x, y, width, height });
const backed = (ground: Box, candidate = CANDIDATE) => isBacked(candidate, { ...PAGE_FRAME, grounds: [ground] });

describe("a panel", () => {
  test.each<[string, boolean, Box]>([
    ["stands behind the left side", true, box(0, 0, 180, 800)],
    ["stands behind the right side", true, box(190, 0, 310, 800)],
    ["may end where the text does", true, box(60, 80, 91, 250)],
    ["does not reach over the gutter", false, box(0, 0, 300, 800)],
    ["does not begin on the left and end on the right", false, box(100, 0, 300, 800)],
    ["does not end within the text of the left side", false, box(0, 0, 120, 800)],
    ["does not begin within the text of the left side", false, box(80, 0, 100, 800)],
    ["does not begin within the text of the right side", false, box(240, 0, 260, 800)],
    ["does not end within the text of the right side", false, box(200, 0, 30, 800)],
    ["does not stand above the text", false, box(0, 0, 180, 90)],
    ["does not stand below the text", false, box(0, 300, 180, 400)],
    ["is not as low as a line", false, box(0, 85, 180, 30)],
    ["is not lower than half of the text", false, box(0, 90, 180, 85)],
    ["may be as high as most of the text", true, box(0, 90, 180, 110)],
  ])("%s: %p", (_, expected, ground) => {
    expect(backed(ground)).toBe(expected);
  });

  test("behind a single row may be much lower than the rest", () => {
    const row = { ...CANDIDATE, last: 0, left: left.slice(0, 1), right: right.slice(0, 1) };
    expect(backed(box(0, 40, 180, 85), row)).toBe(true);
  });
});

describe("cards", () => {
  const cards = (...grounds: Box[]) => areCards(CANDIDATE, { ...PAGE_FRAME, grounds });

  test("are boxes of one width and height side by side, one behind each side", () => {
    expect(cards(box(40, 80, 140, 300), box(200, 80, 140, 300))).toBe(true);
    expect(cards(box(40, 81, 141, 300), box(200, 80, 140, 300))).toBe(true);
    expect(cards(box(40, 80, 140, 300))).toBe(false);
    expect(cards(box(200, 80, 140, 300))).toBe(false);
    expect(cards(box(40, 80, 140, 300), box(200, 80, 200, 300))).toBe(false);
    expect(cards(box(40, 60, 140, 320), box(200, 80, 140, 300))).toBe(false);
    expect(cards()).toBe(false);
  });

  test("may be lower than panels", () => {
    const row = { ...CANDIDATE, last: 0, left: left.slice(0, 1), right: right.slice(0, 1) };
    const low = { ...PAGE_FRAME, grounds: [box(40, 85, 140, 30), box(200, 85, 140, 30)] };
    expect(areCards(row, low)).toBe(true);
    expect(isBacked(row, low)).toBe(false);
  });
});

test.each<[string, number, ReturnType<typeof rule>]>([
  ["an area of colour", 1, rule(0, 0, 180, 800, "#dde6ee")],
  ["a white area", 0, rule(0, 0, 180, 800, "#ffffff")],
  ["an area nearly as white", 0, rule(0, 0, 180, 800, "#fcfdfe")],
  ["a light grey area", 1, rule(0, 0, 180, 800, "#f0f0f0")],
  ["a narrow bar", 0, rule(0, 0, 20, 800, "#dde6ee")],
  ["a low bar", 0, rule(0, 0, 180, 10, "#dde6ee")],
])("text may stand on %s: %p", (_, count, area) => {
  expect(groundsOf([area])).toHaveLength(count);
});
