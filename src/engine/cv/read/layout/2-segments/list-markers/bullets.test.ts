import { describe, expect, test } from "bun:test";
import type { Word } from "../../1-words/words.ts";
import { print, rule, type Style } from "../../print.testing.ts";
import type { Segment } from "../segment.ts";
import { toSegment } from "../to-segment.ts";
import { withBulletShapes, withBullets, withEndsOfPeriods } from "./bullets.ts";

const segment = (x: number, text: string, style: Style = {}, y = 100) => toSegment(print(x, y, text, style));
/** Each segment with its bullet in brackets before it. */
const shown = (segments: Segment[]) => segments.map(({ bullet, text }) => (bullet ? `(${bullet.glyph}) ${text}` : text));

describe("a bullet that stands apart", () => {
  const row = (...parts: [number, string][]) => shown(withBullets(parts.map(([x, text]) => segment(x, text))));

  test("belongs to the text after it, where that is near", () => {
    expect(row([50, "•"], [70, "Sales"])).toEqual(["(•) Sales"]);
    expect(row([50, "•"], [140, "Sales"])).toEqual(["•", "Sales"]);
    expect(row([50, "•"], [70, "Sales"], [400, "2019"])).toEqual(["(•) Sales", "2019"]);
    expect(row([50, "Skills"], [200, "•"], [220, "Sales"])).toEqual(["Skills", "(•) Sales"]);
    expect(row([50, "Sales"], [100, "•"])).toEqual(["Sales", "•"]);
    // Directly behind a text, a dot divides it from the next.
    expect(row([50, "Leeds"], [80, "•"], [100, "otto@example.org"])).toEqual(["Leeds", "otto@example.org"]);
    expect(row([50, "Leeds"], [80, "✓"], [100, "Sales"])).toEqual(["Leeds", "(✓) Sales"]);
  });

  test.each(["1.", "12)", "a)", "iv."])("may be a number: %s", (number) => {
    expect(row([50, number], [80, "Sales"])).toEqual([`(${number}) Sales`]);
  });

  test.each(["123.", "Java", "12"])("is no longer number or word: %s", (text) => {
    expect(row([50, text], [90, "Sales"])).toEqual([text, "Sales"]);
  });

  test("is none before a star rating", () => {
    expect(row([50, "●"], [70, "● ● ○"])).toEqual(["●", "● ● ○"]);
  });

  test("may be a hyphen at the beginning of a cell, near to its text; one between two texts of a row is none", () => {
    expect(row([50, "-"], [65, "Sales"])).toEqual(["(-) Sales"]);
    expect(row([50, "-"], [75, "Sales"])).toEqual(["-", "Sales"]);
    expect(row([50, "2019"], [80, "-"], [95, "2021"])).toEqual(["2019", "-", "2021"]);
    expect(row([50, "2019"], [102, "-"], [115, "Sales"])).toEqual(["2019", "(-) Sales"]);
    expect(row([50, "2019"], [120, "-"])).toEqual(["2019", "-"]);
  });
});

describe("a bullet within a text", () => {
  const taken = (text: string, style: Style = {}, change: (word: Word, index: number) => Word = (word) => word) =>
    shown(withBullets([toSegment(print(50, 100, text, style).map(change))]))[0];
  const untyped = (word: Word) => ({ ...word, spaceBefore: undefined });

  test("is taken off where a space or a gap follows", () => {
    expect(taken("• Sales of boats")).toBe("(•) Sales of boats");
    expect(taken("• Sales", { gap: 0.3 }, untyped)).toBe("(•) Sales");
    expect(taken("• Sales", { gap: 0.05 }, untyped)).toBe("•Sales");
    expect(taken("• Sales", { gap: 0.05 })).toBe("(•) Sales");
    expect(taken("Sales • Boats")).toBe("Sales • Boats");
    expect(taken("•")).toBe("•");
  });

  test.each(["o", "§", ">"])("may be %s with a wide gap after it or in a font of its own", (sign) => {
    expect(taken(`${sign} Sales`)).toBe(`${sign} Sales`);
    expect(taken(`${sign} Sales`, { gap: 0.6 })).toBe(`(${sign}) Sales`);
    const inOtherFont = (word: Word, index: number) => ({ ...word, style: { ...word.style, font: `Font ${index}` } });
    expect(taken(`${sign} Sales`, {}, inOtherFont)).toBe(`(${sign}) Sales`);
  });

  test("may be a number with a wide gap after it, or one in square brackets", () => {
    expect(taken("1. Sales")).toBe("1. Sales");
    expect(taken("1. Sales", { gap: 0.6 })).toBe("(1.) Sales");
    expect(taken("2019. Sales", { gap: 0.6 })).toBe("2019. Sales");
    expect(taken("[12] Boats and their sails")).toBe("([12]) Boats and their sails");
    expect(taken("[12] Boats", { gap: 0.05 }, untyped)).toBe("[12]Boats");
  });

  test("is none where the text is a star rating", () => {
    expect(taken("● ● ○ ○")).toBe("● ● ○ ○");
  });

  test("may be one word with the first word of the text, which then begins behind it", () => {
    const [item] = withBullets([segment(50, "•Sales of boats")]);
    expect(shown([item as Segment])).toEqual(["(•) Sales of boats"]);
    expect(item?.bullet?.x).toBe(50);
    expect(item?.x).toBeCloseTo(55);
    expect(item?.right).toBe(segment(50, "•Sales of boats").right);
    expect(taken("●●○ Sales")).toBe("●●○ Sales");
    expect(taken("-Sales of boats")).toBe("-Sales of boats");
  });

  test("leaves the icon before the text where it was", () => {
    expect(withBullets([toSegment(print(50, 100, "• Sales"), true)])[0]?.icon).toBe(true);
    expect(withBullets([toSegment(print(50, 100, "•Sales of"), true)])[0]?.icon).toBe(true);
  });
});

describe("a small shape", () => {
  const withDot = (x: number, middle: number, size = 3, before: Segment[] = []) =>
    shown(withBulletShapes([...before, segment(60, "Sales")], [rule(x, middle - size / 2, size, size).box]));

  test.each<[string, number, number, number, boolean]>([
    ["close before the text is its bullet", 50, 97, 3, true],
    ["at the tops of the letters is one, too", 50, 94, 3, true],
    ["on the baseline is one, too", 50, 99.5, 3, true],
    ["above the letters is none", 50, 88, 3, false],
    ["below the letters is none", 50, 104, 3, false],
    ["that touches the text is none", 56.5, 97, 3, false],
    ["far before the text is none", 30, 97, 3, false],
    ["behind the beginning of the text is none", 70, 97, 3, false],
    ["as high as the text is none", 45, 96, 9, false],
  ])("%s", (_, x, middle, size, isBullet) => {
    expect(withDot(x, middle, size)).toEqual([isBullet ? "(•) Sales" : "Sales"]);
  });

  test("belongs to the text behind it, not to one further right", () => {
    expect(withDot(52, 97, 3, [segment(20, "2019")])).toEqual(["2019", "(•) Sales"]);
    expect(withDot(42, 97, 3, [segment(20, "Boats")])).toEqual(["Boats", "Sales"]);
  });

  test("is no second bullet, and the bullet begins where the shape does", () => {
    const dot = rule(50, 95.5, 3, 3).box;
    const dash = { ...segment(60, "Sales"), bullet: { glyph: "–", x: 55 } };
    expect(shown(withBulletShapes([dash], [dot]))).toEqual(["(–) Sales"]);
    expect(withBulletShapes([segment(60, "Sales")], [rule(300, 95.5, 3, 3).box, dot])[0]?.bullet).toEqual({ glyph: "•", x: 50 });
  });
});

describe("a dash below a date", () => {
  type Line = [text: string, x?: number, style?: Style];
  /** Lines twelve points below each other; a dash at the beginning of one was taken for its bullet. */
  const read = (...lines: Line[]) =>
    shown(withEndsOfPeriods(lines.flatMap(([text, x = 50, style = {}], row) => withBullets([segment(x, text, style, 100 + 12 * row)]))));

  test.each<[string, Line[], string[]]>([
    ["goes on with the period", [["May 2011"], ["– June 2013"]], ["May 2011", "– June 2013"]],
    ["may stand before a year alone", [["2011"], ["– 2013"]], ["2011", "– 2013"]],
    ["may stand before a month whose year is below", [["May 2011"], ["– June"], ["2013"]], ["May 2011", "– June", "2013"]],
    ["is a bullet where no year is below the month", [["May 2011"], ["– June"], ["Leeds"]], ["May 2011", "(–) June", "Leeds"]],
    ["is a bullet before other text", [["May 2011"], ["– Leeds and York"]], ["May 2011", "(–) Leeds and York"]],
    ["is a bullet below other text", [["Leeds"], ["– 2013"]], ["Leeds", "(–) 2013"]],
    ["is a bullet below a whole period", [["2009 – 2011"], ["– 2013"]], ["2009 – 2011", "(–) 2013"]],
    ["is a bullet below a list item", [["– May 2011"], ["– June 2013"]], ["(–) May 2011", "(–) June 2013"]],
    ["is a bullet where the year below stands aside", [["May 2011"], ["– June"], ["2013", 200]], ["May 2011", "(–) June", "2013"]],
    ["is a bullet before more than a month", [["May 2011"], ["– at Leeds"], ["2013"]], ["May 2011", "(–) at Leeds", "2013"]],
    ["is a bullet if it is a dot", [["May 2011"], ["• June 2013"]], ["May 2011", "(•) June 2013"]],
    ["may stand a little aside", [["May 2011"], ["– June 2013", 52]], ["May 2011", "– June 2013"]],
    ["is a bullet where nothing is above", [["– June 2013"]], ["(–) June 2013"]],
    ["is a bullet below a date in another style", [["May 2011", 50, { bold: true }], ["– June 2013"]], ["May 2011", "(–) June 2013"]],
    ["is a bullet where it stands aside", [["May 2011"], ["– June 2013", 60]], ["May 2011", "(–) June 2013"]],
  ])("%s", (_, lines, expected) => {
    expect(read(...lines)).toEqual(expected);
  });

  test("goes on with the period where both end at one edge", () => {
    const [above, below] = [segment(57, "Mai 2011"), segment(50, "– Juni 2013", {}, 112)];
    const shift = below.right - above.right;
    const lines = [segment(57 + shift, "Mai 2011"), ...withBullets([below])];
    expect(shown(withEndsOfPeriods(lines))).toEqual(["Mai 2011", "– Juni 2013"]);
  });

  test("is a bullet where the date is a line further up, on another page or level with it", () => {
    const dash = withBullets([segment(50, "– 2013", {}, 124)]);
    const date = (y: number, page = 1) => ({ ...segment(50, "2011", {}, y), page });
    const isBullet = (above: Segment) => withEndsOfPeriods([above, ...dash])[1]?.bullet !== undefined;
    expect([date(112), date(100), date(112, 2), date(121)].map(isBullet)).toEqual([false, true, true, true]);
  });

  test("stands again before its text, where it was printed", () => {
    const [, dash] = withEndsOfPeriods([segment(50, "2011"), ...withBullets([segment(50, "– June 2013", {}, 112)])]);
    expect(dash).toMatchObject({ x: 50, text: "– June 2013" });
    expect(dash?.bullet).toBeUndefined();
    expect(dash?.words.map(({ text }) => text)).toEqual(["–", "June", "2013"]);
    const [sign, month] = (dash?.words ?? []).map(({ box }) => box);
    expect(sign?.width).toBeGreaterThan(1);
    expect((sign?.x ?? 0) + (sign?.width ?? 0)).toBeLessThan(month?.x ?? 0);
    expect(dash?.right).toBeCloseTo(segment(50, "– June 2013").right);
  });
});
