import { describe, expect, test } from "bun:test";
import type { OcrPage } from "../../reading.ts";
import { print } from "../layout/print.testing.ts";
import { typographyOf } from "../ocr/content/content.ts";
import type { PageDrawing } from "./content-stream/interpreter.ts";
import { lacksLetters, legibility, withRecognized } from "./scanned.ts";

/** A page of 600 by 800 points with this text, and with a picture over a part of it. */
const page = (text: string, picture = 0): PageDrawing =>
  ({
    width: 600,
    height: 800,
    runs: print(50, 100, text),
    images: picture > 0 ? [{ box: { page: 1, x: 0, y: 0, width: 600, height: 800 * picture } }] : [],
  }) as unknown as PageDrawing;
const words = (count: number, word = "quay") => Array(count).fill(word).join(" ");

test("a few characters beside a picture are a stamp, a line of text is text", () => {
  expect([legibility(page(words(7), 0.2)), legibility(page(words(13), 0.2))]).toEqual(["image", "text"]);
  expect(legibility(page(words(7), 0.06))).toBe("text");
});

test("text over a large picture stands on a background, and is text", () => {
  expect(legibility(page(words(25), 0.4))).toBe("text");
});

test("a page is a picture where many of its characters have no meaning, and not for a few of them", () => {
  const undecoded = (count: number) => legibility(page(`${words(10)} ${words(count, "\uFFFD")}`));
  expect([undecoded(14), undecoded(26)]).toEqual(["text", "image"]);
  expect(legibility(page(`${words(40)} ${words(26, "\uFFFD")}`))).toBe("text");
});

test("words lack letters where many of the page do", () => {
  const lacking = (broken: number, whole: number) => lacksLetters(page(`${words(broken, "qua\0")} ${words(whole)}`));
  expect([lacking(4, 20), lacking(8, 60), lacking(8, 220)]).toEqual([false, true, false]);
});

test("a recognised word beside a word of the text layer is that word, one further away is added", () => {
  const drawing = page("quay");
  const [own] = drawing.runs;
  if (!own) throw new Error("The page has no word.");
  const { x, y, width, height } = own.box;
  const runsWith = (distance: number) => {
    const box = { page: 1, x: x + distance + width / 2, y, width, height };
    const ocr: OcrPage = { page: 1, rotation: 0, confidence: 90, words: [{ text: "quay", confidence: 90, lineKey: 0, box }] };
    return withRecognized(drawing, ocr, "mixed", typographyOf([ocr])).runs.length;
  };
  expect([runsWith(1.5), runsWith(3)]).toEqual([1, 2]);
});

const picture = (width: number, height: number, x = 0, y = 0) => ({ box: { page: 1, x, y, width, height } });
const drawn = (runs: PageDrawing["runs"], images: ReturnType<typeof picture>[] = []) =>
  ({ width: 600, height: 800, runs, images, rules: [] }) as unknown as PageDrawing;

describe("the text of a page", () => {
  test("is in a picture where the page has none, or one that nobody sees", () => {
    expect(legibility(drawn([]))).toBe("image");
    expect(legibility(drawn(print(50, 100, "— …")))).toBe("image");
    const hidden = (reason: string) => legibility(drawn(print(50, 100, words(40)).map((run) => ({ ...run, hidden: reason }))));
    expect([hidden("covered"), hidden("drawn invisibly")]).toEqual(["image", "text"]);
  });

  test("is in both where a few words stand beside a large picture", () => {
    const beside = (count: number, height: number) => legibility(drawn(print(50, 780, words(count)), [picture(600, height)]));
    expect(beside(20, 700)).toBe("mixed");
    expect(beside(90, 700)).toBe("text");
    expect(beside(20, 100)).toBe("text");
  });

  test("is in the text layer where most of it stands on the picture", () => {
    const on = (x: number, y: number, box: [number, number, number, number]) =>
      legibility(drawn(print(x, y, words(20)), [picture(...box)]));
    expect(on(50, 400, [600, 700, 0, 0])).toBe("text");
    expect(on(50, 60, [600, 700, 0, 100])).toBe("mixed");
    expect(on(50, 780, [600, 700, 0, 0])).toBe("mixed");
    expect(on(5, 400, [250, 700, 350, 0])).toBe("mixed");
  });
});

describe("words lack letters", () => {
  test("where they have some, are seen, and lack one of them", () => {
    const page = (broken: string, hidden?: string) =>
      drawn([
        ...print(50, 100, words(10)),
        ...print(50, 200, Array(10).fill(broken).join(" ")).map((run) => ({ ...run, ...(hidden && { hidden }) })),
      ]);
    expect([page("qua\0"), page("qua\uFFFD"), page("quay"), page("\0\0"), page("qua\0", "covered")].map(lacksLetters)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("a recognised page", () => {
  const recognised = (rotation: number, x = 100, y = 300): OcrPage => ({
    page: 1,
    rotation,
    confidence: 90,
    words: [{ text: "quay", confidence: 90, lineKey: 0, box: { page: 1, x, y, width: 40, height: 10 } }],
  });
  const read = (ocr: OcrPage, found: "image" | "mixed", drawing = drawn(print(50, 100, "quay"))) =>
    withRecognized(
      { ...drawing, rules: [{ box: drawing.runs[0]?.box, fill: "#000000", order: 0 }] } as PageDrawing,
      ocr,
      found,
      typographyOf([ocr]),
    );

  test("is as it was read, with the ruling lines that the file draws", () => {
    const content = read(recognised(0), "image");
    expect(content).toMatchObject({ width: 600, height: 800, ocr: true });
    expect(content.runs.map(({ text }) => text)).toEqual(["quay"]);
    expect(content.rules).toHaveLength(1);
  });

  test("that was turned has its own size, and no lines of the file", () => {
    const sizes = [90, 180, 270]
      .map((rotation) => read(recognised(rotation), "image"))
      .map(({ width, height, rules }) => [width, height, rules.length]);
    expect(sizes).toEqual([
      [800, 600, 0],
      [600, 800, 0],
      [800, 600, 0],
    ]);
  });

  test("with a text layer keeps that, and gets the words that it lacks", () => {
    const words = (x: number, y: number) => read(recognised(0, x, y), "mixed").runs.length;
    expect([words(100, 300), words(40, 92), words(100, 92), words(50, 120), words(50, 70), words(5, 92)]).toEqual([2, 1, 2, 2, 2, 2]);
  });
});
