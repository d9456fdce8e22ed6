import { expect, test } from "bun:test";
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
