import { describe, expect, test } from "bun:test";
import { layoutPages } from "../layout.ts";
import { page, print } from "../print.testing.ts";
import type { PositionedRun } from "./content.ts";
import { DrawnTwice, makesBold } from "./drawn-twice.ts";

/** Whether text of 10 points looks bold that is drawn again so many points further to the right. */
const isBold = (shift: number) =>
  layoutPages([page([...print(50, 100, "Shopfitter"), ...print(50 + shift, 100, "Shopfitter")])]).lines[0]?.cells[0]?.runs[0]?.bold;

test("text that is drawn twice, a little beside itself, is bold", () => {
  expect(isBold(0.5)).toBe(true);
});

test("text that is drawn twice at one place is as it is, and text with a shadow too", () => {
  expect([0.03, 1.2].map(isBold)).toEqual([false, false]);
});

test("a shift of a fraction of a point makes small text bold", () => {
  expect(isBold(0.07)).toBe(true);
});

test("text that is drawn a second time in another colour has a shadow and is not bold", () => {
  const [first] = print(50, 100, "Shopfitter");
  const run = first as NonNullable<typeof first>;
  const again = (shift: number, color?: string) =>
    makesBold({ ...run, box: { ...run.box, x: run.box.x + shift }, style: { ...run.style, ...(color && { color }) } }, run);
  expect([again(0.3), again(0.3, "#cccccc")]).toEqual([true, false]);
  const below = { ...run, baseline: run.baseline + 0.3 };
  expect(makesBold(below, run)).toBe(true);
});

describe("the same text at the same place", () => {
  const at = (x: number, y: number, size = 10): PositionedRun => print(x, y, "2019", { size })[0] as PositionedRun;
  /** Whether the text was drawn before, where it stands at so many other places, too. */
  const isThere = (run: PositionedRun, others: number, first = at(100, 100)) => {
    const drawn = new DrawnTwice();
    for (const other of [first, ...Array.from({ length: others }, (_, row) => at(300, 200 + 20 * row))]) drawn.before(other, "2019");
    return drawn.find(run, "2019") === first;
  };

  test.each([0, 30])("is told by its place and size, though it is drawn %d times elsewhere", (others) => {
    expect(isThere(at(100, 100), others)).toBe(true);
    for (const [x, y] of [
      [102, 100],
      [98, 100],
      [100, 102],
      [100, 98],
      [102, 98],
      [98, 102],
    ] as const)
      expect(isThere(at(x, y), others)).toBe(true);
    for (const [x, y] of [
      [106, 100],
      [94, 100],
      [100, 106],
      [100, 94],
      [100, 300],
    ] as const)
      expect(isThere(at(x, y), others)).toBe(false);
    expect(isThere(at(100, 100, 10.4), others)).toBe(true);
    expect(isThere(at(100, 100, 14), others)).toBe(false);
  });

  test("may stand a little aside in any direction, wherever on the page", () => {
    for (const place of [101, 102, 103, 104, 105, 106, 107, 108])
      for (const [x, y] of [
        [2, 0],
        [-2, 0],
        [0, 2],
        [0, -2],
        [2, 2],
        [-2, -2],
      ] as const)
        expect(isThere(at(place + x, place + y), 30, at(place, place))).toBe(true);
  });

  test("of other text is none", () => {
    const drawn = new DrawnTwice();
    expect(drawn.before(at(100, 100), "2019")).toBeUndefined();
    expect(drawn.before(at(100, 100), "2020")).toBeUndefined();
    expect(drawn.before(at(100, 100), "2019")).toBeDefined();
  });

  test("is told of each of many copies by its own place", () => {
    const drawn = new DrawnTwice();
    const places = Array.from({ length: 40 }, (_, row) => at(100 + (row % 3), 100 + 4 * row));
    for (const run of places) expect(drawn.before(run, "2019")).toBeUndefined();
    for (const run of places) expect(drawn.find(run, "2019")).toBe(run);
  });
});
