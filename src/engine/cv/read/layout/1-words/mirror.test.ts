import { expect, test } from "bun:test";
import { layoutPages } from "../layout.ts";
import { page, print, rule } from "../print.testing.ts";
import { isMirrored, mirrored } from "./mirror.ts";

test.each([
  ["ניסיון מקצועי Java", true],
  ["ניסיון 2015 2016 2017 2018", true],
  ["Work experience in Tel Aviv, תל אביב", false],
  ["Work experience 2015", false],
  ["2015", false],
])("a page is mirrored where more of its letters run from right to left: %p %p", (text, isRightToLeft) => {
  expect(isMirrored(page(print(50, 100, text)))).toBe(isRightToLeft);
});

test("in the mirror all that stands on a page changes sides, and keeps its width", () => {
  const picture = { box: rule(500, 20, 80, 100).box, order: 0, pixels: { width: 80, height: 100 } };
  const dot = rule(570, 95, 4, 4);
  const {
    runs,
    rules,
    bulletShapes: dots,
    images,
  } = mirrored(page(print(100, 100, "two words"), { rules: [rule(0, 0, 200, 840)], bulletShapes: [dot], images: [picture] }));
  expect(runs.map(({ box, spaceBefore, mirrored }) => [box.x, box.width, spaceBefore, mirrored])).toEqual([
    [485, 15, undefined, true],
    [457.2, 25, undefined, true],
  ]);
  expect([rules, dots, images].flat().map(({ box }) => [box.x, box.width])).toEqual([
    [400, 200],
    [26, 4],
    [20, 80],
  ]);
});

test("lines that were read in the mirror stand where they are printed; those of another page stay", () => {
  const hebrew = print(400, 100, "מקצועי ניסיון");
  const english = print(60, 100, "Experience").map((run) => ({ ...run, box: { ...run.box, page: 2 } }));
  const { lines } = layoutPages([page(hebrew), { ...page(english), page: 2 }]);
  expect(lines.map(({ text }) => text)).toEqual(["ניסיון מקצועי", "Experience"]);
  for (const [line, x, size] of [
    [lines[0], 400, 62.8],
    [lines[1], 60, 50],
  ] as const) {
    const [cell] = line?.cells ?? [];
    for (const place of [line?.physicalLines[0]?.box, cell, cell?.runs[0]?.box]) {
      expect(place?.x).toBeCloseTo(x);
      expect(place?.width).toBeCloseTo(size);
    }
    expect(line?.indent).toBe(x);
  }
});

test("a line of cells that was read in the mirror is indented as its leftmost cell", () => {
  const { lines } = layoutPages([page([...print(400, 100, "תפקיד"), ...print(50, 100, "2018")])]);
  expect(lines[0]?.cells.map(({ x }) => x)).toEqual([400, 50]);
  expect(lines[0]?.indent).toBe(50);
});
