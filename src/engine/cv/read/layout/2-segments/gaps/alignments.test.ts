import { describe, expect, test } from "bun:test";
import type { Spacing } from "../../1-words/spacing.ts";
import type { Word } from "../../1-words/words.ts";
import { layoutPages } from "../../layout.ts";
import { page, print, printBefore, texts } from "../../print.testing.ts";
import { alignedStarts } from "./alignments.ts";

const TOOLS = ["Bandsaw and router", "Plane", "Spokeshave, drawknife", "Chisel set", "Clamps and glue pots"];
/** Tools that end at one place and levels that begin right of it, after a gap in points at a size of 10. */
const rows = (count: number, gap: number) =>
  Array.from({ length: count }, (_, row) => [
    ...printBefore(200 - gap, 40 + 20 * row, TOOLS[row % TOOLS.length] as string),
    ...print(200, 40 + 20 * row, "Expert level"),
  ]).flat();
const first = (count: number, gap: number) => texts(layoutPages([page(rows(count, gap), { height: 20 * count + 80 })]).lines)[0];

test("a narrow gap at one place of many rows divides columns, at one of two rows it does not", () => {
  expect(first(5, 6)).toBe("Bandsaw and router | Expert level");
  expect(first(2, 6)).toBe("Bandsaw and router Expert level");
});

test("behind a hyphenated word before such a place even a gap as wide as a space does", () => {
  const broken = (left: string, right: string) =>
    texts(layoutPages([page([...rows(5, 8), ...printBefore(197, 140, left), ...print(200, 140, right)], { height: 220 })]).lines);
  expect(broken("Shaping of instru-", "Advanced")).toContain("Shaping of instru- | Advanced");
  expect(broken("Shaping of instru-", "and tools")).not.toContain("Shaping of instru- | and tools");
  expect(broken("Shaping of tools", "Advanced")).not.toContain("Shaping of tools | Advanced");
});

test("a gap hardly wider than the spaces divides no columns", () => {
  expect(first(5, 5.2)).toBe("Bandsaw and router Expert level");
});

test("on a page of more than a thousand rows no such columns are looked for", () => {
  expect(first(900, 6)).toBe("Bandsaw and router | Expert level");
  expect(first(1_100, 6)).toBe("Bandsaw and router Expert level");
});

describe("a column begins where words of many rows begin", () => {
  /** Words from one place to another, of ten points, with spaces of four points between them. */
  type Words = [from: number, to: number][];
  const SPACES: Spacing = Object.assign(() => 0.4, { ofFont: () => 0.4 });
  const rowOf = (words: Words) => words.map(([x, to]) => ({ box: { x, width: to - x }, style: { size: 10 } }) as Word);
  /** Whether the second word of the last row begins a column. */
  const begins = (...rows: Words[]) => {
    const all = rows.map(rowOf);
    const last = all.at(-1) as Word[];
    return alignedStarts(all, SPACES)(last, last[0] as Word, last[1] as Word);
  };
  const times = (count: number, row: Words) => Array.from({ length: count }, () => row);
  const WIDE: Words = [
    [50, 190],
    [200, 260],
  ];
  const NARROW: Words = [
    [50, 193.5],
    [200, 260],
  ];
  const KERNED: Words = [
    [50, 197],
    [200, 260],
  ];
  const ALONE: Words = [[200, 260]];
  const CROSSING: Words = [[50, 300]];

  test("after a wide gap in three rows, after a narrow one in eight", () => {
    expect([begins(...times(3, WIDE)), begins(...times(2, WIDE))]).toEqual([true, false]);
    expect([begins(...times(9, NARROW)), begins(...times(6, NARROW))]).toEqual([true, false]);
    expect(begins(...times(12, KERNED))).toBe(false);
  });

  test("and in each of its rows after such a gap", () => {
    expect(begins(...times(5, WIDE), KERNED)).toBe(false);
    expect(begins(...times(5, WIDE), NARROW)).toBe(false);
    expect(begins(...times(9, NARROW), WIDE)).toBe(true);
    expect(
      begins(...times(5, WIDE), [
        [50, 220],
        [230, 260],
      ]),
    ).toBe(false);
  });

  test("within a point", () => {
    const off = (by: number): Words => [
      [50, 190],
      [200 + by, 260],
    ];
    expect([begins(WIDE, off(1), off(1), WIDE), begins(WIDE, WIDE, off(1))]).toEqual([true, true]);
    expect([begins(WIDE, off(3), off(3), WIDE), begins(WIDE, WIDE, off(3))]).toEqual([false, false]);
  });

  test("also in rows that begin there, where three rows have text on both sides", () => {
    expect(begins(...times(4, ALONE), WIDE, WIDE)).toBe(false);
    expect(begins(ALONE, WIDE, KERNED, WIDE)).toBe(true);
    expect(begins(WIDE, ALONE, [[50, 190]], [[50, 190]], WIDE)).toBe(false);
    expect(begins(...times(6, ALONE), KERNED, KERNED, NARROW, NARROW)).toBe(false);
    expect(begins(...times(6, ALONE), KERNED, NARROW, NARROW, NARROW)).toBe(true);
    expect(begins(...times(4, WIDE), [[50, 190]], WIDE)).toBe(true);
  });

  test("not where much text between the rows crosses the place", () => {
    expect(begins(...times(4, WIDE), CROSSING, WIDE)).toBe(true);
    expect(begins(...times(3, WIDE), ...times(4, CROSSING), ...times(3, WIDE))).toBe(false);
    expect(begins(...times(4, NARROW), CROSSING, CROSSING, ...times(5, NARROW))).toBe(false);
    expect(begins(WIDE, WIDE, CROSSING, WIDE)).toBe(false);
  });

  test("whatever stands above and below the rows", () => {
    expect(begins(...times(9, CROSSING), ...times(3, WIDE))).toBe(true);
    const last = times(3, WIDE);
    const all = [...last, ...times(9, CROSSING)].map(rowOf);
    const [row] = all as [Word[]];
    expect(alignedStarts(all, SPACES)(row, row[0] as Word, row[1] as Word)).toBe(true);
  });

  test("though text ends there", () => {
    expect(begins(...times(2, WIDE), [[50, 200]], [[50, 200]], WIDE)).toBe(true);
  });
});
