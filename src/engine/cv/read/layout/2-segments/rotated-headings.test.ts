import { describe, expect, test } from "bun:test";
import type { Word } from "../1-words/words.ts";
import { block, print, type Style } from "../print.testing.ts";
import { rotatedHeadings, rotatedSegments } from "./rotated-headings.ts";

/** Words set upwards (270) or downwards (90), the middle of the first at a height, the others after it. */
function rotated(degrees: 90 | 270, x: number, middle: number, text: string, style: Style = {}): Word[] {
  const size = style.size ?? 10;
  let length = 0;
  return print(0, 0, text, style).map((word, at) => {
    const along = word.box.width;
    if (at === 0) length = -along / 2;
    const [from, to] = degrees === 270 ? [middle - length - along, middle - length] : [middle + length, middle + length + along];
    length += along + 2.8;
    return { ...word, box: { page: 1, x, y: from, width: size, height: along }, baseline: to, rotated: degrees };
  });
}
const textsOf = (words: Word[]) =>
  [...rotatedSegments(words)].map(([degrees, segments]) => [degrees, segments.map(({ text }) => text)] as const);

describe("text set upwards or downwards", () => {
  test("is read in its direction, whatever the lengths of its words", () => {
    expect(textsOf(rotated(270, 20, 400, "a professional career"))).toEqual([[270, ["a professional career"]]]);
    expect(textsOf(rotated(90, 20, 400, "a professional career"))).toEqual([[90, ["a professional career"]]]);
  });

  test("has its first line on the left where it is set upwards, on the right where it is set downwards", () => {
    const lines = (degrees: 90 | 270) => [...rotated(degrees, 34, 400, "of sales"), ...rotated(degrees, 20, 400, "Head of")];
    expect(textsOf(lines(270))).toEqual([[270, ["Head of", "of sales"]]]);
    expect(textsOf(lines(90))).toEqual([[90, ["of sales", "Head of"]]]);
  });

  test("is read for each direction by itself; upright text and addresses of links are not of it", () => {
    const words = [
      ...rotated(270, 20, 400, "Up"),
      ...rotated(90, 500, 400, "Down"),
      ...print(50, 100, "upright"),
      ...rotated(90, 500, 600, "https://example.org").map((word) => ({ ...word, detached: true })),
    ];
    expect(textsOf(words)).toEqual([
      [270, ["Up"]],
      [90, ["Down"]],
    ]);
  });
});

describe("headings beside their blocks", () => {
  const BODY = { size: 10 };
  const heading = (middle: number, text: string, { degrees = 270, x = 20, ...style }: Style & { degrees?: 90 | 270; x?: number } = {}) =>
    rotated(degrees, x, middle, text, { size: 12, ...style });
  const text = (from: number, x = 60) => block(x, from, ["Baker, Bakery North", "Miller, Mill South", "Buyer, Market Hall"], BODY);
  const found = (...pages: Word[][]) => rotatedHeadings(pages).map((headings) => headings.toSorted((a, b) => a.baseline - b.baseline));
  const titlesOf = (...pages: Word[][]) => found(...pages).map((headings) => headings.map(({ text }) => text));

  test("are lines in the middle of their boxes", () => {
    const [headings] = found([...heading(112, "Work"), ...text(100), ...heading(212, "Studies"), ...text(200)]);
    expect(headings?.map(({ text }) => text)).toEqual(["Work", "Studies"]);
    const [work] = headings ?? [];
    expect(work).toMatchObject({ x: 20, right: 32, top: 100, bottom: 124, rotated: true });
    expect(work?.baseline).toBeCloseTo(115.6);
  });

  test("may be set downwards", () => {
    const down = { degrees: 90 } as const;
    expect(titlesOf([...heading(112, "Work", down), ...text(100), ...heading(212, "Studies", down), ...text(200)])).toEqual([
      ["Work", "Studies"],
    ]);
  });

  test("may stand on two pages, one on each", () => {
    expect(titlesOf([...heading(112, "Work"), ...text(100)], [...heading(212, "Studies"), ...text(200)])).toEqual([["Work"], ["Studies"]]);
  });

  test.each<[string, Word[]]>([
    ["where there is one alone", [...heading(112, "Work"), ...text(100)]],
    ["where nothing is rotated", text(100)],
    ["where nothing stands beside them", [...heading(112, "Work"), ...text(300), ...heading(512, "Studies")]],
    [
      "where text stands left of them",
      [...heading(112, "Work", { x: 300 }), ...text(100), ...heading(212, "Studies", { x: 300 }), ...text(200)],
    ],
    [
      "where only an address of a link stands beside them",
      [...heading(112, "Work"), ...heading(212, "Studies"), ...[...text(100), ...text(200)].map((word) => ({ ...word, detached: true }))],
    ],
    ["where they have two styles", [...heading(112, "Work"), ...text(100), ...heading(212, "Studies", { bold: true }), ...text(200)]],
    ["where they have two directions", [...heading(112, "Work"), ...text(100), ...heading(212, "Studies", { degrees: 90 }), ...text(200)]],
    ["where one stands far aside", [...heading(112, "Work"), ...text(100, 150), ...heading(212, "Studies", { x: 90 }), ...text(200, 150)]],
    [
      "where they are sentences",
      [112, 512].flatMap((y) => [...heading(y, "All that I did at the bakery and at the mill in five years"), ...text(y)]),
    ],
  ])("are none %s", (_, words) => {
    expect(titlesOf(words)).toEqual([[]]);
  });

  test("do not stand below the last line beside them", () => {
    const high = heading(140, "Professional career");
    const [headings] = found([...high, ...print(60, 100, "Baker"), ...heading(212, "Studies"), ...text(200)]);
    expect(headings?.[0]?.baseline).toBe(100);
  });

  test.each([270, 90] as const)("of two lines are put one line below the other, set at %d degrees", (degrees) => {
    const [first, second] = degrees === 270 ? [20, 34] : [34, 20];
    const [headings] = found([
      ...heading(112, "Work", { degrees, x: first }),
      ...heading(112, "so far", { degrees, x: second }),
      ...text(100),
      ...heading(212, "Studies", { degrees }),
      ...text(200),
    ]);
    const at = (wanted: string) => headings?.find(({ text }) => text === wanted)?.baseline ?? 0;
    expect(at("so far") - at("Work")).toBeCloseTo(14.4);
    expect(at("Studies")).toBeCloseTo(215.6);
  });
});
