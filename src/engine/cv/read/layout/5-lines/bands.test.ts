import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import type { Rule } from "../1-words/content.ts";
import { rule } from "../print.testing.ts";
import { markBands } from "./bands.ts";

const FONT_SIZE = 10;
/** A line of ten points from 50 to 150, its letters between 92 and 102; of more printed lines each is twelve points lower. */
const line = (printed = 1, change: Partial<Line> = {}) =>
  ({
    style: { size: FONT_SIZE },
    physicalLines: Array.from({ length: printed }, (_, row) => ({
      text: "Work",
      box: { page: 1, x: 50, y: 92 + 12 * row, width: 100, height: 10 },
    })),
    ...change,
  }) as Line;
const marked = (of: Line, ...rules: Rule[]) => {
  markBands([of], new Map([[1, rules]]));
  return { isRuled: of.ruled === true, isShaded: of.shaded === true };
};

describe("a ruling line", () => {
  const isRuled = (x: number, y: number, width: number, height = 1, printed = 1) =>
    marked(line(printed), rule(x, y, width, height)).isRuled;

  test.each<[string, boolean, Parameters<typeof isRuled>]>([
    ["close below the line is one", true, [50, 105, 500]],
    ["close above the line is one", true, [50, 88, 500]],
    ["at the feet of the letters is one", true, [50, 101, 500]],
    ["may be shorter than the line", true, [60, 105, 40]],
    ["far below is of another line", false, [50, 115, 500]],
    ["far above is of another line", false, [50, 78, 500]],
    ["through the line crosses it out", false, [50, 96.5, 500]],
    ["that is thick is a bar", false, [50, 105, 500, 6]],
    ["that is very short is a dash", false, [60, 105, 15]],
    ["right of the line is of another column", false, [300, 105, 200]],
    ["left of the line is of another column", false, [0, 105, 40]],
    ["that begins within the line is of another column", false, [130, 105, 400]],
    ["as wide as the line and directly below underlines it", false, [50, 102, 100]],
    ["wider than the line and directly below is one", true, [50, 102, 500]],
    ["as wide as the line and a little below is one", true, [50, 105, 100]],
    ["below the last of two printed lines is one", true, [50, 117, 500, 1, 2]],
    ["above the first of two printed lines is one", true, [50, 88, 500, 1, 2]],
    ["between two printed lines is none of the line", false, [50, 102.5, 500, 1, 2]],
  ])("%s: %p", (_, expected, at) => {
    expect(isRuled(...at)).toBe(expected);
  });
});

test("text that is set upwards, more than twice as high as its letters, has none and is not shaded", () => {
  const turned = (height: number) =>
    marked(
      line(1, { physicalLines: [{ text: "Work", box: { page: 1, x: 50, y: 92, width: 100, height } }] }),
      rule(50, 95 + height, 500, 1),
      rule(40, 87, 500, height + 10, "#dddddd"),
    );
  expect([turned(20), turned(21)]).toEqual([
    { isRuled: true, isShaded: true },
    { isRuled: false, isShaded: false },
  ]);
});

describe("a band", () => {
  const isShaded = (x: number, y: number, width: number, height: number, fill = "#dddddd") =>
    marked(line(), rule(x, y, width, height, fill)).isShaded;

  test.each<[string, boolean, Parameters<typeof isShaded>]>([
    ["behind the line shades it", true, [40, 87, 500, 20]],
    ["as wide as the line does, too", true, [49, 90, 102, 14]],
    ["of white is paper", false, [40, 87, 500, 20, "#ffffff"]],
    ["that is thin is a ruling line", false, [40, 94, 500, 6]],
    ["that is high is a panel", false, [40, 80, 500, 40]],
    ["that is very narrow is a mark", false, [50, 87, 20, 20]],
    ["that begins within the line is none", false, [70, 87, 500, 20]],
    ["that ends within the line is none", false, [40, 87, 80, 20]],
    ["above the middle of the line is none", false, [40, 82, 500, 14]],
    ["below the middle of the line is none", false, [40, 98, 500, 14]],
  ])("%s: %p", (_, expected, at) => {
    expect(isShaded(...at)).toBe(expected);
  });

  test("of a large title may be as much higher", () => {
    const title = () =>
      line(1, {
        physicalLines: [{ text: "Work", box: { page: 1, x: 50, y: 80, width: 200, height: 24 } }],
        style: { size: 24, bold: true, italic: false },
      });
    expect(marked(title(), rule(40, 70, 500, 45, "#dddddd")).isShaded).toBe(true);
    expect(marked(title(), rule(40, 60, 500, 75, "#dddddd")).isShaded).toBe(false);
  });
});

test("lines of tables, turned lines and lines of another page are neither ruled nor shaded", () => {
  const rules = [rule(50, 105, 500, 1), rule(40, 87, 500, 20, "#dddddd")];
  expect(marked(line(), ...rules)).toEqual({ isRuled: true, isShaded: true });
  const none = { isRuled: false, isShaded: false };
  expect(marked(line(1, { table: { id: 0, row: 0, column: 0, columns: 2 } }), ...rules)).toEqual(none);
  const [print] = line().physicalLines;
  expect(marked(line(1, { physicalLines: [{ text: "Work", box: { page: 1, x: 50, y: 62, width: 10, height: 40 } }] }), ...rules)).toEqual(
    none,
  );
  expect(marked(line(1, { physicalLines: [{ text: "Work", box: { page: 2, x: 50, y: 92, width: 100, height: 10 } }] }), ...rules)).toEqual(
    none,
  );
  expect(marked(line(1, { physicalLines: [{ text: print?.text ?? "" }] }), ...rules)).toEqual(none);
});
