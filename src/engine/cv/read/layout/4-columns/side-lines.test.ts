import { expect, test } from "bun:test";
import type { Segment } from "../2-segments/segment.ts";
import { sideLine } from "./side-line.testing.ts";
import { isBeside, ratio, type SideLine, sidesOf } from "./side-lines.ts";

const segment = (text: string, baseline: number, right: number, font = "") =>
  ({
    text,
    baseline,
    right,
    x: 50,
    top: baseline - 7,
    size: 10,
    styleKey: "text",
    words: [{ style: { font, color: "" } }],
  }) as unknown as Segment;
/** The lines that such segments, one below the other, make. */
const linesOf = (segments: Segment[], leading = 1.3): SideLine[] =>
  sidesOf(
    segments.map((one) => ({ page: 1, baseline: one.baseline, segments: [one] }) as never),
    leading,
  )(segments);
const wrapped = (rights: number[], texts = rights.map(() => "she repaired the pumps of it")) =>
  linesOf(rights.map((right, at) => segment(texts[at] as string, 100 + 12 * at, right))).map((line) => line.wrapped);

test("baselines of recognised text may differ more than those of a file, and are of one line", () => {
  const at = (baseline: number, font = "") => linesOf([segment("a", baseline, 90, font)])[0] as SideLine;
  expect(isBeside(at(100), at(103))).toBe(true);
  expect(isBeside(at(100), at(104))).toBe(false);
  expect(isBeside(at(100, "Serif"), at(103, "Serif"))).toBe(false);
});

test("a line goes on in the next where it ends near to the edge of its column, is long, and fills it", () => {
  expect(wrapped([300, 260, 200])).toEqual([false, true, true]);
  expect(wrapped([300, 240, 200])).toEqual([false, true, false]);
  expect(wrapped([300, 290, 200], ["she repaired the pumps of it", "pumps", "a"])).toEqual([false, true, false]);
});

test("a line that fills little of its column goes on in none", () => {
  const lines = [
    segment("she repaired the pumps of it", 100, 170),
    { ...segment("she repaired the pumps of it", 112, 170), x: 120 },
    segment("all", 124, 90),
  ];
  expect(linesOf(lines).map((line) => line.wrapped)).toEqual([false, true, false]);
});

test("a block begins where the step is wider than that of most lines; steps within a row and between entries tell nothing about it", () => {
  const firsts = (baselines: number[]) =>
    linesOf(
      baselines.map((baseline) => segment("a", baseline, 90)),
      9,
    ).map((line) => line.first);
  expect(firsts([100, 112, 124, 136, 148, 164])).toEqual([true, false, false, false, false, true]);
  expect(firsts([100, 104, 108, 112, 116, 120, 132, 144, 156, 168, 180])).toEqual([true, ...Array.from({ length: 10 }, () => false)]);
  expect(firsts([100, 150, 200, 250, 300, 350, 400, 412, 424, 436])).toEqual([
    ...Array.from({ length: 7 }, () => true),
    false,
    false,
    false,
  ]);
  expect(firsts([100, 150, 200, 250, 262, 274, 286, 298, 310])).toEqual([true, true, true, true, false, false, false, false, false]);
});

test("a few labels as far apart as their entries begin a block each: the leading is that of the document", () => {
  const firsts = (count: number) =>
    linesOf(
      Array.from({ length: count }, (_, index) => segment("2019", 100 + 16 * index, 90)),
      1.2,
    ).map((line) => line.first);
  expect(firsts(4)).toEqual([true, true, true, true]);
  expect(firsts(9)).toEqual([true, ...Array.from({ length: 8 }, () => false)]);
});

test("two texts of a row are one line, from the left end of the first to the right end of the last, with their bullets", () => {
  const [first, second] = [segment("2019", 100, 90), { ...segment("Leeds", 100, 300), x: 250 }];
  const row = { page: 1, baseline: 100, size: 10, segments: [second, { ...first, bullet: { glyph: "•", x: 40 } }] };
  const sides = sidesOf([row], 1.3);
  const side = row.segments as Segment[];
  expect(sides(side)).toMatchObject([{ x: 40, right: 300, text: "Leeds", row: 0 }]);
  expect(sides(side)).toBe(sides(side));
  expect(sides([second])).toMatchObject([{ x: 250, right: 300 }]);
});

test("a small text stands beside a line twice as large a little off its baseline, beside a name only nearly on it", () => {
  const at = (size: number, baseline: number) => sideLine("a", 0, 50, baseline, { size, slack: 0.16 });
  expect([isBeside(at(20, 100), at(10, 103)), isBeside(at(20, 100), at(10, 104))]).toEqual([true, false]);
  expect([isBeside(at(40, 100), at(10, 103)), isBeside(at(40, 100), at(10, 106))]).toEqual([true, false]);
  expect(isBeside(at(10, 103), at(20, 100))).toBe(true);
});

test("a line does not go on in a list item, in another style, or behind a sentence that ends a list item", () => {
  const sentence = "she repaired the pumps of it.";
  const wraps = (first: string, change: Partial<Segment>, bullet?: Segment["bullet"]) =>
    linesOf([
      { ...segment(first, 100, 300), bullet },
      { ...segment("and all of the boats too", 112, 290), ...change },
      segment("she repaired the pumps of it", 124, 295),
    ]).map((line) => line.wrapped)[1];
  expect(wraps("she repaired the pumps of it", {})).toBe(true);
  expect(wraps("she repaired the pumps of it", { styleKey: "other" })).toBe(false);
  expect(wraps("she repaired the pumps of it", { bullet: { glyph: "•", x: 40 } })).toBe(false);
  expect(wraps(sentence, {})).toBe(true);
  expect(wraps(sentence, {}, { glyph: "•", x: 40 })).toBe(false);
  expect(wraps(sentence, { right: 120 })).toBe(true);
});

test("the only long line of a column goes on where it does not end a sentence", () => {
  const wraps = (text: string) =>
    linesOf([segment(text, 100, 300), segment("all", 112, 90), segment("some", 124, 100)]).map((line) => line.wrapped)[1];
  expect([wraps("she repaired the pumps of it"), wraps("she repaired the pumps of it.")]).toEqual([true, false]);
});

test("between a title and its text the step may be wider, as its letters are", () => {
  const firsts = (size: number) =>
    linesOf([{ ...segment("Work", 100, 90), size }, ...[118, 130, 142, 154, 166, 178].map((y) => segment("a", y, 90))]).map(
      (line) => line.first,
    )[1];
  expect([firsts(10), firsts(14)]).toEqual([true, false]);
});

test("of a few lines the leading is that of the document, unless their own is smaller", () => {
  const firsts = (step: number, leading: number) =>
    linesOf(
      [0, 1, 2].map((at) => segment("a", 100 + step * at, 90)),
      leading,
    ).map((line) => line.first);
  expect(firsts(12, 1.2)).toEqual([true, false, false]);
  expect(firsts(17, 1.2)).toEqual([true, true, true]);
  expect(firsts(12, 3)).toEqual([true, false, false]);
  expect(firsts(25, 3)).toEqual([true, true, true]);
});

test("a ratio is that of the items that are so; of no items it is none", () => {
  expect(ratio([1, 2, 3, 4], (item) => item > 1)).toBe(0.75);
  expect(ratio([1], () => true)).toBe(1);
  expect(ratio([], () => true)).toBe(0);
});
