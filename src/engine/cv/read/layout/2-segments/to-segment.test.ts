import { describe, expect, test } from "bun:test";
import type { Word } from "../1-words/words.ts";
import { print } from "../print.testing.ts";
import { toRows } from "./rows.ts";
import { leftEdge, toSegment, weighted } from "./to-segment.ts";

describe("a segment", () => {
  test("has the box around its words and the baseline of its largest", () => {
    const words = [...print(50, 98, "a", { size: 6 }), ...print(56, 100, "Head of", { size: 12 }), ...print(110, 103, "b", { size: 6 })];
    expect(toSegment(words)).toMatchObject({ x: 50, right: 113, top: 90.4, bottom: 104.2, baseline: 100, page: 1 });
  });

  test("has the size, weight and colour that most of its characters have", () => {
    const words = [
      ...print(50, 100, "at", { bold: true, size: 14 }),
      ...print(70, 100, "Head of sales"),
      ...print(150, 100, "now", { bold: true }),
    ];
    expect(toSegment(words)).toMatchObject({ size: 10, bold: false });
    expect(toSegment(print(50, 100, "Head", { bold: true }))).toMatchObject({ size: 10, bold: true });
  });

  test("has the same style key as another one of its style, and another key where size, weight or colour differ", () => {
    const key = (...[style]: Parameters<typeof print> extends [number, number, string, (infer S)?] ? [S?] : never) =>
      toSegment(print(50, 100, "Head", style)).styleKey;
    const plain = key();
    expect(key({ font: "Other" })).toBe(plain);
    expect(key({ size: 10.1 })).toBe(plain);
    const others = [
      key({ size: 11 }),
      key({ bold: true }),
      key({ color: "#aa0000" }),
      key({ color: "#aa0000", bold: true }),
      key({ size: 10.5 }),
    ];
    expect(new Set([plain, ...others]).size).toBe(6);
    expect(key({ color: "#aa0000" })).toBe(others[2] as string);
  });

  test("has its text in single spaces", () => {
    expect(toSegment(print(50, 100, "Head of sales")).text).toBe("Head of sales");
    const touching = print(50, 100, "Head of", { gap: 0 }).map((word) => ({ ...word, spaceBefore: undefined }));
    expect(toSegment(touching).text).toBe("Headof");
  });

  test("may have an icon before it, and begins with its bullet", () => {
    expect(toSegment(print(50, 100, "Head")).icon).toBeUndefined();
    expect(toSegment(print(50, 100, "Head"), true).icon).toBe(true);
    const segment = toSegment(print(50, 100, "Head"));
    expect([leftEdge(segment), leftEdge({ ...segment, bullet: { glyph: "•", x: 40 } })]).toEqual([50, 40]);
  });
});

test("what most of the characters are is counted, not what most of the words are", () => {
  const words = print(50, 100, "a b experience") as Word[];
  expect(weighted(words, ({ text }) => text.length > 1)).toBe(true);
  expect(weighted(words, () => 7)).toBe(7);
  expect(weighted(print(50, 100, "aa bb c") as Word[], ({ text }) => text)).toBe("aa");
});

describe("rows", () => {
  const segment = (x: number, y: number, text: string, size = 10, page = 1) => ({ ...toSegment(print(x, y, text, { size })), page });
  const rows = (...segments: ReturnType<typeof segment>[]) => toRows(segments).map((row) => row.segments.map(({ text }) => text));

  test("are what stands on one baseline of one page, from left to right", () => {
    expect(rows(segment(50, 100, "Head"), segment(300, 100, "2019"), segment(50, 112, "Leeds"))).toEqual([["Head", "2019"], ["Leeds"]]);
    expect(rows(segment(300, 100, "2019"), segment(50, 101, "Head"))).toEqual([["Head", "2019"]]);
    expect(rows(segment(50, 100, "Head"), segment(300, 100, "2019", 10, 2))).toEqual([["Head"], ["2019"]]);
  });

  test("take up what is a little off, as far as the smaller of the two allows", () => {
    expect(rows(segment(50, 100, "Head", 20), segment(300, 103, "2019", 20))).toHaveLength(1);
    expect(rows(segment(50, 100, "Head", 20), segment(300, 103, "2019", 5))).toHaveLength(2);
    expect(rows(segment(50, 100, "Head", 5), segment(300, 103, "2019", 20))).toHaveLength(2);
    expect(rows(segment(50, 103, "Head", 20), segment(300, 100, "2019", 20))).toHaveLength(1);
  });

  test("may have others between their parts in the order of the page", () => {
    const among = [segment(50, 100, "Head"), segment(150, 106, "of"), segment(300, 101, "2019")];
    expect(rows(...among)).toEqual([["Head", "2019"], ["of"]]);
    expect(toRows(among)[0]).toMatchObject({ baseline: 100, size: 10, page: 1 });
  });
});

test("brackets that a right-to-left script shows as their mirror images open before they close", () => {
  const read = (...words: string[]) => toSegment(print(50, 100, words.toReversed().join(" "))).text;
  expect(read("جامعة", ")2024(")).toBe("جامعة (2024)");
  expect(read("جامعة", ")الشارقة", "2024(")).toBe("جامعة (الشارقة 2024)");
  expect(read("جامعة", "(2024)")).toBe("جامعة (2024)");
  expect(read("جامعة", "2024(")).toBe("جامعة 2024(");
  expect(toSegment(print(50, 100, "Leeds )2024(")).text).toBe("Leeds )2024(");
});
