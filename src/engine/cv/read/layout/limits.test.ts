import { expect, test } from "bun:test";
import type { PositionedRun } from "./1-words/content.ts";
import { layoutPages } from "./layout.ts";
import { page, print, read, rule } from "./print.testing.ts";

/** A page of more than a CV has: comparing all of it with all would take too long, and something is left out that other pages have. */
const hatching = (count: number) => Array.from({ length: count }, (_, at) => rule(400 + (at % 100), 100 + Math.floor(at / 100), 0.5, 7));

test("a table on a page that is hatched all over is read as text", () => {
  const grid = [100, 120, 140, 160].map((y) => rule(50, y, 300, 0.5)).concat([50, 200, 350].map((x) => rule(x, 100, 0.5, 60)));
  const runs = [114, 134, 154].flatMap((y, at) => [...print(60, y, `Skill ${at}`), ...print(210, y, `Level ${at}`)]);
  const tablesOf = (hatches: number) =>
    layoutPages([page(runs, { rules: [...grid, ...hatching(hatches)] })]).lines.filter(({ table }) => table).length;

  expect([tablesOf(2_000), tablesOf(4_000)]).toEqual([3, 0]);
});

test("two columns of a page are read one after the other, on a page of more than a thousand rows row by row", () => {
  const heading = { bold: true, size: 12, color: "#aa3300" };
  const side = (x: number, title: string, text: string, count: number, leading: number) => [
    ...print(x, 40, title, heading),
    ...Array.from({ length: count }, (_, row) => print(x, 60 + leading * row, text.slice(0, 18 + ((row * 7) % 13)))).flat(),
  ];
  const linesBefore = (count: number) => {
    const left = side(50, "Experience", "worked on the ferry and mended nets for", count, 12);
    const right = side(350, "Skills", "quays, cranes, ropes, knots and tides of", count, 15);
    return read([...left, ...right], { height: 15 * count + 100 }).indexOf("Skills");
  };

  expect(linesBefore(400)).toBeGreaterThan(100);
  expect(linesBefore(900)).toBe(-1);
});

test("text under a bar that is drawn over it later is set aside, unless a page has millions of pairs of text and bars", () => {
  const covered = print(50, 100, "covered");
  const others = Array.from({ length: 2_500 }, (_, at) => print(300, 200, `${at}`)[0] as PositionedRun);
  const bar = { ...rule(40, 90, 200, 15, "#ffffff"), order: 1e9 };
  const bars = (count: number, height: number) =>
    Array.from({ length: count }, () => ({ ...rule(20, 700, 10, height, "#ffffff"), order: 1e9 }));
  const isSetAside = (rules: ReturnType<typeof bars>) =>
    layoutPages([page([...covered, ...others], { rules: [bar, ...rules] })]).setAside.some(({ text }) => text === "covered");

  expect([isSetAside(bars(1_000, 15)), isSetAside(bars(2_000, 15)), isSetAside(bars(2_000, 1))]).toEqual([true, false, true]);
});
