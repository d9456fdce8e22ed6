import { expect, test } from "bun:test";
import type { Segment } from "../2-segments/segment.ts";
import { isBeside, type SideLine, sidesOf } from "./side-lines.ts";

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
