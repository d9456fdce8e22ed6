import { expect, test } from "bun:test";
import type { PageImage } from "../../../reading.ts";
import { print } from "../../layout/print.testing.ts";
import type { PageDrawing } from "../content-stream/interpreter.ts";
import { pageDrawing } from "../content-stream/page-drawing.testing.ts";
import { judgeHiddenText } from "./page-judge.ts";

const drawingOf = (runs: PageDrawing["runs"]) => pageDrawing({ width: 300, height: 200, runs });

/** A picture of the page, a pixel a point: stripes one pixel wide between two places of the line on the baseline 100, seven pixels high. */
function pictureWith(from: number, to: number, { step = 3, height = 7, gray: shade = 250 } = {}): PageImage {
  const gray = new Uint8Array(300 * 200).fill(40);
  for (let y = 93; y < 93 + height; y++) for (let x = from; x < to; x += step) gray[y * 300 + x] = shade;
  return { page: 1, gray, width: 300, height: 200, dpi: 72 };
}

/** Which words of white text, on what seems to be paper, are seen; and how often the page was rendered. */
async function judged(picture: PageImage, others: PageDrawing["runs"] = []) {
  const words = print(20, 100, "White words", { color: "#ffffff" });
  let rendered = 0;
  await judgeHiddenText([drawingOf([...words, ...others])], async () => {
    rendered++;
    return [picture];
  });
  return { seen: words.filter((run) => run.isSeen).map(({ text }) => text), rendered };
}

test("white text that the picture shows is seen, and only as far as it shows it", async () => {
  expect((await judged(pictureWith(20, 80))).seen).toEqual(["White", "words"]);
  expect((await judged(pictureWith(20, 46))).seen).toEqual(["White"]);
  expect((await judged(pictureWith(200, 280))).seen).toEqual([]);
});

test("text that the picture shows in half of its letters only is hidden", async () => {
  expect((await judged(pictureWith(20, 34))).seen).toEqual([]);
});

test("the edge of an area, and an area that fills the line, are no text", async () => {
  expect((await judged(pictureWith(20, 80, { step: 4, height: 1 }))).seen).toEqual([]);
  const dots = pictureWith(20, 80);
  const filled = {
    ...dots,
    gray: dots.gray.map((_, at) => (at % 300 >= 20 && at % 300 < 80 && (at % 300) % 5 > 0 ? 100 + ((at * 37) % 149) : 40)),
  };
  expect((await judged(filled)).seen).toEqual([]);
});

test("of many pages with text in doubt only some are rendered", async () => {
  const pages = Array.from({ length: 14 }, (_, at) => ({
    ...drawingOf(print(20, 100, "White words", { color: "#ffffff" })),
    page: at + 1,
  }));
  let rendered: number[] = [];
  await judgeHiddenText(pages, async (numbers) => {
    rendered = numbers;
    return [];
  });
  expect(rendered).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("what the picture shows of other text makes no hidden text visible", async () => {
  expect((await judged(pictureWith(20, 80), print(20, 100, "Visible line", { color: "#000000" }))).seen).toEqual([]);
});

test("other text that only touches the place of hidden text explains nothing there", async () => {
  const below = (baseline: number) => print(20, baseline, "Visibleline", { color: "#000000" });
  expect((await judged(pictureWith(20, 80), below(106.5))).seen).toEqual(["White", "words"]);
  expect((await judged(pictureWith(20, 80), below(105))).seen).toEqual([]);
});

test("what the picture shows above the capitals of a line is none of its text", async () => {
  const picture = pictureWith(20, 80);
  const raised = { ...picture, gray: picture.gray.map((_, at) => picture.gray[at + 9 * picture.width] ?? 40) };
  expect((await judged(raised)).seen).toEqual([]);
});

test("a page without text in doubt is not rendered", async () => {
  let rendered = 0;
  await judgeHiddenText([drawingOf(print(20, 100, "Black words"))], async () => {
    rendered++;
    return [];
  });
  expect(rendered).toBe(0);
});
