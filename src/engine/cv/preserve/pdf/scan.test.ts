import { expect, test } from "bun:test";
import type { OcrWord } from "../../reading.ts";
import { openScan, replacementOnScan } from "./scan.ts";

const word = (text: string, x: number, y: number, lineKey: number): OcrWord => ({
  text,
  confidence: 90,
  box: { page: 1, x, y, width: text.length * 5, height: 8 },
  lineKey,
});
const WORDS = [
  word("Jane", 40, 60, 1),
  word("Doe,", 65, 60, 1),
  word("buyer", 90, 60, 1),
  word("Jane", 40, 300, 2),
  word("(jane@example.com)", 65, 300, 2),
];
const scan = openScan(1, { words: WORDS, rotation: 0, skew: 0 });
const line = (y: number) => [{ page: 1, x: 30, y, width: 300, height: 10 }];

test("the words of a value are found near the line in which it was read, with signs around them", () => {
  expect(scan.find("Jane Doe", line(64)).map(({ x, y }) => [x, y])).toEqual([
    [38.5, 58.5],
    [63.5, 58.5],
  ]);
  expect(scan.find("jane@example.com", line(298)).map(({ x }) => x)).toEqual([63.5]);
  expect(scan.find("Jane Doe", line(180))).toEqual([]);
});

test("each row is searched as it was recognised, and a word goes whole", () => {
  const cutsIn = (text: string) => [...text.matchAll(/jane@/g)].map(({ index }) => ({ from: index, to: index + 5, replacement: "" }));
  expect(scan.search(cutsIn).map(({ x, width }) => [x, width])).toEqual([[63.5, 93]]);
});

test("words in the place of others are as high as these", () => {
  const [first] = scan.find("Jane Doe", line(64));
  expect(replacementOnScan(first as NonNullable<typeof first>, "J. D.")).toMatchObject({
    page: 1,
    text: "J. D.",
    x: 40,
    size: 11,
    baseline: 66.5,
  });
});
