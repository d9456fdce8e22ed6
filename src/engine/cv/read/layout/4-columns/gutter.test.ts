import { describe, expect, test } from "bun:test";
import type { PositionedRun } from "../1-words/content.ts";
import { toRows } from "../2-segments/rows.ts";
import type { Segment } from "../2-segments/segment.ts";
import { toSegments } from "../2-segments/segments.ts";
import { block, print, printBefore, rule } from "../print.testing.ts";
import { FRAME_WITH_MARGINS } from "./frame.testing.ts";
import { findGutter, gutterScore } from "./gutter.ts";
import { opensColumns } from "./headings-over-columns.ts";
import type { Frame } from "./region.ts";

const HEADING = { size: 12, bold: true };
const SMALL_HEADING = { size: 11, bold: true };
const styleKey = (style: typeof HEADING) => toSegments(print(0, 0, "Work", style))[0]?.styleKey as string;
const FRAME = { ...FRAME_WITH_MARGINS, headings: new Set([styleKey(HEADING), styleKey(SMALL_HEADING)]) };
const textsOf = (segments: Segment[]) => segments.map(({ text }) => text);
const gutterOf = (runs: PositionedRun[], frame: Partial<Frame> = {}) => {
  const gutter = findGutter(toSegments(runs), { ...FRAME, ...frame });
  return (
    gutter && {
      kind: gutter.kind,
      above: textsOf(gutter.above),
      left: textsOf(gutter.left),
      right: textsOf(gutter.right),
      below: textsOf(gutter.below),
    }
  );
};
/** A label over its value, twice side by side. */
const pairs = (y: number, style: Parameters<typeof print>[3] = { bold: true }) => [
  ...print(50, y, "LinkedIn", style),
  ...print(50, y + 12, "jane-doe"),
  ...print(300, y, "GitHub", style),
  ...print(300, y + 12, "jdoe"),
];

describe("blocks of a label over its value, side by side", () => {
  const LEFT = ["LinkedIn", "jane-doe"];
  const twice = [...pairs(80), ...pairs(130)];

  test("are columns with what is above and below them", () => {
    const runs = [...print(50, 50, "Networks and the pages that I write for them, with the names of all", HEADING), ...twice];
    expect(gutterOf(runs)).toMatchObject({
      kind: "columns",
      above: ["Networks and the pages that I write for them, with the names of all"],
      left: [...LEFT, ...LEFT],
      below: [],
    });
  });

  test.each<[string, boolean, ReturnType<typeof rule>]>([
    ["a line that is drawn across", true, rule(50, 110, 500, 1)],
    ["a line that misses the edges a little", true, rule(56, 110, 488, 1)],
    ["a line that begins further in", false, rule(120, 110, 430, 1)],
    ["a line that ends further in", false, rule(50, 110, 400, 1)],
    ["a bar that is drawn across", false, rule(50, 106, 500, 8)],
    ["a line above them", false, rule(50, 60, 500, 1)],
    ["a line below them", false, rule(50, 160, 500, 1)],
  ])("end at %s: %p", (_, isEnd, line) => {
    expect(gutterOf(twice, { rules: [line] })?.left).toEqual(isEnd ? LEFT : [...LEFT, ...LEFT]);
  });

  const withHeading = (heading: PositionedRun[]) => gutterOf([...pairs(80), ...heading, ...pairs(150)])?.left;

  test("end at a heading at the left edge, and not at one further in or beside another text", () => {
    expect(withHeading(print(50, 125, "Work", HEADING))).toEqual(LEFT);
    expect(withHeading(print(90, 125, "Work", HEADING))).toEqual([...LEFT, "Work", ...LEFT]);
    expect(withHeading([...print(50, 125, "Work", HEADING), ...print(300, 125, "Leeds")])).toEqual([...LEFT, "Work", ...LEFT]);
  });

  test("do not end at a heading that is smaller than others", () => {
    const large = [...print(50, 60, "Networks", HEADING), ...pairs(80), ...print(50, 125, "Work", SMALL_HEADING), ...pairs(150)];
    expect(gutterOf(large)?.left).toEqual(["Networks", ...LEFT, "Work", ...LEFT].slice(gutterOf(large)?.above.length ?? 0));
  });
});

describe("headings side by side", () => {
  const opens = (titles: [number, typeof HEADING][], below: [number, string][], top?: number) =>
    opensColumns(
      toRows(
        toSegments([...titles.flatMap(([x, style]) => print(x, 100, "Work", style)), ...below.flatMap(([x, text]) => print(x, 114, text))]),
      ),
      FRAME,
      top,
    );
  const THREE: [number, typeof HEADING][] = [
    [50, HEADING],
    [220, HEADING],
    [400, HEADING],
  ];
  const BELOW: [number, string][] = [
    [50, "Baker"],
    [220, "Miller"],
    [400, "Buyer"],
  ];

  test("open columns where there are three, each over a text that is aligned with it", () => {
    expect(opens(THREE, BELOW)).toBe(true);
    expect(opens(THREE.slice(0, 2), BELOW.slice(0, 2))).toBe(false);
    expect(opens(THREE, [...BELOW.slice(0, 2), [440, "Buyer"]])).toBe(false);
    expect(opens(THREE, [])).toBe(false);
    expect(opensColumns([], FRAME)).toBe(false);
  });

  test("may stand over the middle of their texts", () => {
    expect(opens(THREE, [...BELOW.slice(0, 2), [382, "Buyer of grain"]])).toBe(true);
  });

  test("are all in the style of headings, as large as the largest", () => {
    expect(opens([...THREE.slice(0, 2), [400, { size: 10, bold: false }]], BELOW)).toBe(false);
    expect(opens(THREE, BELOW, 12)).toBe(true);
    expect(opens(THREE, BELOW, 16)).toBe(false);
  });
});

describe("ratings at the right edge of the left column", () => {
  const skill = (y: number, name: string, marks: string) => [...print(50, y, name), ...print(200, y, marks, { gap: 0.1 })];
  const skills = ["Sourdough", "Pastry", "Rye bread", "Stollen", "Rolls", "Cakes"].flatMap((name, at) =>
    skill(100 + 20 * at, name, "●●●○"),
  );
  const prose = block(
    330,
    105,
    Array.from({ length: 9 }, () => "led the works at the harbour and wrote about"),
    { leading: 13 },
  );

  test("belong to it", () => {
    expect(gutterOf([...skills, ...prose])?.left).toContain("●●●○");
    expect(gutterOf([...skills, ...prose])?.right.some((text) => text.includes("●"))).toBe(false);
  });

  test("belong to it though some have more marks than others, so that they end at different places", () => {
    const uneven = ["Sourdough", "Pastry", "Rye bread", "Stollen", "Rolls", "Cakes"].flatMap((name, at) =>
      skill(100 + 20 * at, name, at % 2 === 0 ? "●●●●●" : "●●●○"),
    );
    const level = block(330, 100, Array(9).fill("led the works at the harbour and wrote about"), { leading: 13 });
    const { left = [], right = [] } = gutterOf([...uneven, ...level]) ?? {};
    expect([left.includes("●●●●●"), left.includes("●●●○"), right.some((text) => text.includes("●"))]).toEqual([true, true, false]);
  });
});

describe("two columns", () => {
  const prose = (x: number, from: number, count: number, text = "led the works at the harbour") =>
    block(
      x,
      from,
      Array.from({ length: count }, (_, at) => text.slice(0, text.length - (at % 3))),
      { leading: 14 },
    );

  test("do not begin with the end of a paragraph above them", () => {
    const paragraph = [
      ...print(50, 72, "A baker of many years who has led the works at the harbour and wrote all about them in the reports to"),
      ...print(50, 84, "the board."),
    ];
    const found = gutterOf([...paragraph, ...prose(50, 110, 8), ...prose(300, 117, 8)]);
    expect(found?.above).toEqual([
      "A baker of many years who has led the works at the harbour and wrote all about them in the reports to",
      "the board.",
    ]);
    expect(found?.left).not.toContain("the board.");
  });

  test("begin below dates at the right edge that stand beside text of the whole width", () => {
    const job = (y: number) => [
      ...print(50, y, "Baker", { bold: true }),
      ...printBefore(550, y, "2016 – 2021"),
      ...print(50, y + 14, "Gold Street Ltd"),
    ];
    const found = gutterOf([...job(60), ...job(100), ...job(140), ...prose(50, 190, 9), ...prose(300, 197, 9)]);
    expect(found?.right).not.toContain("2016 – 2021");
    expect(found?.right).toHaveLength(9);
  });

  test("have the text above the shorter one over both", () => {
    const found = gutterOf([...print(50, 80, "Anna Nowak"), ...print(50, 100, "Baker"), ...prose(50, 150, 9), ...prose(300, 157, 9)]);
    expect(found?.above).toEqual(["Anna Nowak", "Baker"]);
    expect(found?.left).toHaveLength(9);
  });

  test("begin at the widest white space above the shorter one, not at a later one", () => {
    const left = [...print(50, 60, "Anna Nowak"), ...prose(50, 120, 3), ...prose(50, 172, 30)];
    const found = gutterOf([...left, ...prose(300, 179, 30)]);
    expect(found?.above).toEqual(["Anna Nowak"]);
    expect(found?.left).toHaveLength(33);
  });

  test("end above a text at the end of a row far below the right one, which belongs to that row", () => {
    const rightOf = (gap: number) => {
      const left = [...prose(50, 67, 5), ...prose(50, 151, 20)];
      return gutterOf([...left, ...prose(300, 67, 3), ...print(300, 95 + gap, "Acme Ltd")])?.right;
    };
    expect(rightOf(70)).toContain("Acme Ltd");
    expect(rightOf(98)).not.toContain("Acme Ltd");
  });

  test("begin with the heading of the higher one where it has more of that style", () => {
    const found = gutterOf([
      ...print(50, 80, "Skills", HEADING),
      ...prose(50, 110, 4),
      ...print(50, 180, "Tools", HEADING),
      ...prose(50, 200, 30),
      ...prose(300, 117, 35),
    ]);
    expect(found?.above).toEqual([]);
    expect(found?.left[0]).toBe("Skills");
  });

  test("are as high as the rows that they divide, and at their white space", () => {
    const gutter = findGutter(toSegments([...prose(50, 100, 9), ...prose(300, 107, 9)]), FRAME);
    expect(gutter?.height).toBe(119);
    expect(gutter?.to).toBe(300);
    expect(gutter?.from).toBeLessThan(190);
    expect(gutter?.from).toBeGreaterThan(170);
    expect(gutter).toMatchObject({ kind: "columns", pairs: false, backed: false, starts: [] });
  });

  test("may have a word on the left that is too wide for its side and runs over the text beside it", () => {
    const left = [
      "Contact",
      "Mill Road 12",
      "LS1 4AP Leeds",
      "www.jane-doe-portfolio-of-work.example",
      "01234 567890",
      "Skills",
      "Welding",
    ];
    const right = Array.from({ length: 7 }, (_, at) => `Kept the presses of hall ${at} going all year`);
    const found = gutterOf([...block(50, 100, left), ...block(200, 100, right)]);
    expect(found).toMatchObject({ kind: "columns", left, right });
  });

  test("are none where the white space is that of a word, or one side has a single text", () => {
    expect(gutterOf([...prose(50, 100, 9), ...print(300, 100, "Leeds")])?.kind).not.toBe("columns");
    expect(gutterOf(prose(50, 100, 9))).toBeUndefined();
    expect(gutterOf([])).toBeUndefined();
  });

  test("may stand on a panel on one side, and then have nothing above them that stands on it", () => {
    const panel = { page: 1, x: 40, y: 60, width: 180, height: 600 };
    const runs = [...print(60, 110, "Anna"), ...prose(60, 150, 20), ...prose(300, 157, 20)];
    expect(findGutter(toSegments(runs), { ...FRAME, grounds: [panel] })).toMatchObject({ backed: true, kind: "columns" });
    expect(gutterOf(runs, { grounds: [panel] })?.left).toContain("Anna");
  });
});

test("dates over two lines at the right edge are a margin on the right, whose items begin with each", () => {
  const job = (y: number, dates: [string, string]) => [
    ...print(50, y, "Chef of the kitchen", { bold: true }),
    ...block(50, y + 13, ["Hotel Miramar, San Sebastian", "Managed banquets for up to three hundred guests"], { leading: 13 }),
    ...dates.flatMap((date, at) => printBefore(550, y + 11 * at, date, { size: 9 })),
  ];
  const gutter = findGutter(toSegments([...job(60, ["June 2016 –", "May 2019"]), ...job(130, ["March 2013 –", "May 2016"])]), FRAME);
  expect(gutter).toMatchObject({ kind: "margin", flipped: true, starts: [60, 130] });
});

describe("of two gutters that one is taken", () => {
  const columns = (left: number, right: number, width = 10) => gutterScore({ kind: "columns", lines: [left, right], width });

  test("which has text on both sides, unless the other has far more on one of them", () => {
    expect(columns(6, 6)).toBeGreaterThan(columns(4, 8));
    expect(columns(6, 6)).toBeLessThan(columns(4, 20));
    expect(columns(6, 6)).toBeGreaterThan(columns(2, 15));
  });

  test("which is wider, where its text is shorter by a line", () => {
    expect(columns(5, 5, 30)).toBeGreaterThan(columns(6, 6, 10));
    expect(columns(5, 5, 20)).toBeLessThan(columns(6, 6, 10));
    expect(columns(5, 5, 300)).toBeLessThan(columns(7, 7, 10));
  });
});

test("what stands below two blocks in another style is not part of the longer one, where the blocks are short", () => {
  const tail = (count: number) => block(50, 120, ["Work", ...Array.from({ length: count - 1 }, (_, at) => `Fitter ${at}`)], { size: 11 });
  const belowOf = (count: number) => gutterOf([...pairs(80), ...tail(count)])?.below ?? [];
  expect(belowOf(4)).toHaveLength(4);
  expect(belowOf(5)).toEqual([]);
});
