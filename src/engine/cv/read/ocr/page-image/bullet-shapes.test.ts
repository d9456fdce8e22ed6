import { expect, test } from "bun:test";
import type { OcrWord } from "../../../reading.ts";
import { bulletShapes } from "./bullet-shapes.ts";

/** One pixel is one point; two lines of print, 20 high, begin at `ROWS`. */
const [WIDTH, HEIGHT, ROWS] = [300, 100, [10, 60]] as const;
type Area = [x: number, y: number, width: number, height: number, gray?: number];

/** The page with the same ink in both lines; the heights count from the top of the line. */
function bullets(ink: Area[], words: OcrWord[] = [...line(100)]) {
  const gray = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const row of ROWS)
    for (const [x, y, width, height, value = 0] of ink)
      for (let at = row + y; at < row + y + height; at++) gray.fill(value, at * WIDTH + x, at * WIDTH + x + width);
  return bulletShapes({ gray, width: WIDTH, height: HEIGHT, dpi: 72 }, words);
}

/** A word at each of these places in both lines. */
const line = (...places: number[]) => ROWS.flatMap((y) => places.map((x) => word(x, y)));
const word = (x: number, y: number, height = 20): OcrWord => ({
  text: "ill",
  confidence: 90,
  lineKey: ROWS[0] === y ? 1 : 2,
  box: { page: 1, x, y: y + 20 - height, width: 30, height },
});

test("a bullet is as large as its ink", () => {
  expect(bullets([[80, 8, 6, 5]])).toEqual([
    { left: 80, right: 86, top: 18, bottom: 23 },
    { left: 80, right: 86, top: 68, bottom: 73 },
  ]);
});

test.each<[string, Area[]]>([
  ["a speck", [[80, 9, 2, 2]]],
  ["a letter", [[76, 3, 15, 15]]],
  ["a dash", [[80, 8, 12, 4]]],
  ["a stroke", [[80, 4, 4, 12]]],
  [
    "an empty box",
    [
      [78, 4, 12, 12],
      [79, 5, 10, 10, 255],
    ],
  ],
  ["pale ink", [[80, 8, 6, 5, 200]]],
  ["a spot that hangs from the line above", [[80, -3, 6, 8]]],
  ["a spot that stands in the line below", [[80, 15, 6, 8]]],
  ["a spot that touches the text", [[92, 8, 6, 6]]],
  ["a spot far from the text", [[20, 8, 6, 6]]],
  [
    "the end of another text",
    [
      [80, 8, 6, 6],
      [75, 4, 3, 12],
    ],
  ],
  [
    "ink beyond one half of the line",
    [
      [80, 8, 6, 6],
      [77, 15, 1, 3],
    ],
  ],
])("%s is no bullet", (_, ink) => {
  expect(bullets(ink)).toEqual([]);
});

test("what stands well before a bullet does not make it less of one", () => {
  expect(
    bullets([
      [80, 8, 6, 6],
      [50, 2, 8, 16],
    ]),
  ).toHaveLength(2);
});

test("a round dot is a bullet, at the edge of the page too", () => {
  const round: Area[] = [
    [11, 7, 4, 8],
    [9, 9, 8, 4],
    [10, 8, 6, 6],
  ];
  expect(bullets(round, line(30))).toHaveLength(2);
  expect(bullets([[2, 8, 6, 6]], line(16))).toHaveLength(2);
});

test("between the words of a text there are no bullets, before the text of the next column there are", () => {
  expect(bullets([[138, 8, 6, 6]], line(100, 152))).toEqual([]);
  expect(bullets([[178, 8, 6, 6]], line(100, 200))).toHaveLength(2);
  // The order in which the words were read does not matter.
  expect(bullets([[138, 8, 6, 6]], line(152, 100))).toEqual([]);
  expect(bullets([[80, 8, 6, 6]], line(152, 100))).toHaveLength(2);
});

test("a word of one low letter does not make its line low", () => {
  const words = ROWS.flatMap((y) => [word(100, y, 6), word(135, y), word(170, y)]);
  expect(bullets([[80, 6, 6, 6]], words)).toHaveLength(2);
});

test("on a page of a finer resolution bullets begin below each other within more pixels", () => {
  const gray = new Uint8Array(4 * WIDTH * HEIGHT).fill(255);
  const dots = [
    [160, 36],
    [162, 136],
  ] as const;
  for (const [x, y] of dots) for (let at = y; at < y + 12; at++) gray.fill(0, at * 2 * WIDTH + x, at * 2 * WIDTH + x + 12);
  expect(bulletShapes({ gray, width: 2 * WIDTH, height: 2 * HEIGHT, dpi: 144 }, line(100))).toEqual([
    { left: 160, right: 172, top: 36, bottom: 48 },
    { left: 162, right: 174, top: 136, bottom: 148 },
  ]);
});
