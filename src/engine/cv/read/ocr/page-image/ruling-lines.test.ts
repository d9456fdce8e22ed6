import { expect, test } from "bun:test";
import type { OcrWord } from "../../../reading.ts";
import type { GrayImage } from "./pixels/image.ts";
import { withStrokeWidths } from "./pixels/stroke-width.ts";
import { findRulingLines, shapesOf, withoutBars } from "./ruling-lines.ts";
import { withTightBoxes } from "./tight-boxes.ts";

/** One pixel is one point. */
const DPI = 72;
const [WIDTH, HEIGHT] = [200, 120];

function paper(...areas: [x: number, y: number, width: number, height: number][]): GrayImage {
  const gray = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [x, y, width, height] of areas)
    for (let row = y; row < y + height; row++) gray.fill(0, row * WIDTH + x, row * WIDTH + x + width);
  return { gray, width: WIDTH, height: HEIGHT };
}

const word = (x: number, y: number, lineKey = y): OcrWord => ({
  text: "ill",
  confidence: 90,
  lineKey,
  box: { page: 1, x, y, width: 30, height: 20 },
});
const shapes = (image: GrayImage, words: OcrWord[] = []) =>
  shapesOf({ ...image, dpi: DPI }, findRulingLines({ ...image, dpi: DPI }), words, 1);

test("bold words have thicker strokes than light ones", () => {
  const image = paper([10, 10, 2, 20], [20, 10, 2, 20], [10, 50, 5, 20], [20, 50, 5, 20]);
  const [light, bold] = withStrokeWidths([word(8, 10), word(8, 50)], image, DPI);
  expect(bold?.stroke).toBeGreaterThan(1.5 * (light?.stroke ?? 0));
});

test("words that were given the height of their row are as high as their ink, with the dots of their letters", () => {
  const row = ["ma", "Hag", "il"].map((text, index): OcrWord => {
    const box = { page: 1, x: 10 + 40 * index, y: 10, width: 30, height: 40 };
    return { text, confidence: 90, lineKey: 1, box };
  });
  const lineAbove = [10, 10, 30, 1] as const;
  const image = paper([10, 25, 30, 15], [50, 18, 30, 30], [90, 23, 5, 17], [90, 18, 5, 2], [...lineAbove]);
  const boxes = withTightBoxes(row, image, DPI).map(({ box: { y, height } }) => [y, height]);
  expect(boxes).toEqual([
    [25, 15],
    [18, 30],
    [18, 22],
  ]);
  const own = row.map((word, index) => ({ ...word, box: { ...word.box, height: 40 - index } }));
  expect(withTightBoxes(own, paper(), DPI)).toEqual(own);
});

test("a long line of ink is a rule, a thick one an area", () => {
  expect(shapes(paper([20, 60, 120, 1], [20, 80, 20, 1], [20, 90, 120, 9])).rules).toHaveLength(1);
});

test("a pale line is a rule, a row of pale print is none", () => {
  const pale = (image: GrayImage) => ({ ...image, gray: image.gray.map((value) => (value === 0 ? 180 : value)) });
  expect(shapes(pale(paper([20, 60, 120, 1]))).rules).toHaveLength(1);
  const row = paper([20, 60, 120, 4]);
  for (let x = 21; x < 140; x += 4) for (const y of [57, 58, 59, 64, 65]) row.gray[y * WIDTH + x] = 0;
  expect(shapes(row).rules.filter(({ height }) => height > 2)).toEqual([]);
});

test("a line down the page is a rule; the stroke of a letter, and the edge of a picture, are none", () => {
  const upright = (...areas: Parameters<typeof paper>) => shapes(paper(...areas)).rules.filter(({ width, height }) => height > width);
  expect(upright([60, 20, 1, 80])).toHaveLength(1);
  expect(upright([60, 20, 2, 40])).toEqual([]);
  expect(upright([60, 20, 30, 80])).toEqual([]);
});

test("a table has its upright lines, also where it has but one row; a frame around text is a frame", () => {
  const table = paper([20, 20, 160, 1], [20, 40, 160, 1], [20, 20, 1, 21], [80, 20, 1, 21], [179, 20, 1, 21]);
  const found = shapes(table);
  expect(found.rules.filter(({ width, height }) => height > width).map(({ x }) => Math.round(x / 10))).toEqual([2, 8, 18]);
  expect(found.frames).toEqual([]);

  const frame = paper([20, 20, 160, 1], [20, 90, 160, 1], [20, 20, 1, 71], [179, 20, 1, 71]);
  expect(shapes(frame).frames).toMatchObject([{ page: 1 }]);
});

test("upright rules are not shown to the engine, which takes them for letters and leaves out what stands beside them", () => {
  const print = [10, 40, 30, 10] as const;
  const image = paper([...print], [60, 10, 1, 100]);
  expect(withoutBars(image, findRulingLines({ ...image, dpi: DPI }), DPI).gray).toEqual(paper([...print]).gray);
});

test("a bar beside a heading is not shown to the engine; a ruling line, and ink that print hangs on, are", () => {
  const bar = [20, 30, 90, 5] as const;
  const lines = [
    [20, 60, 120, 1],
    [20, 80, 90, 5],
    [40, 70, 4, 20],
  ] as const;
  const image = paper([...bar], ...lines.map((line): [number, number, number, number] => [...line]));
  const found = findRulingLines({ ...image, dpi: DPI });
  expect(withoutBars(image, found, DPI).gray).toEqual(paper(...lines.map((line): [number, number, number, number] => [...line])).gray);
});

test("spots at one place before lines are bullets; one alone, or one that touches the text, is not", () => {
  const text = [word(60, 10), word(60, 50)];
  expect(shapes(paper([40, 19, 5, 5], [40, 59, 5, 5]), text).bulletShapes).toHaveLength(2);
  expect(shapes(paper([40, 19, 5, 5]), text).bulletShapes).toEqual([]);
  expect(shapes(paper([54, 19, 5, 5], [54, 59, 5, 5]), text).bulletShapes).toEqual([]);
});

test("an upright line that begins at a rule is a border, a short stroke there is none", () => {
  const upright = (length: number) =>
    shapes(paper([20, 20, 150, 1], [60, 20, 1, length])).rules.filter(({ width, height }) => height > width).length;
  expect([upright(32), upright(16)]).toEqual([1, 0]);
});

test("a rule may have the tails of some letters close above it, and no print", () => {
  // A pale rule, for a row of pale print looks like one.
  const rules = (ink: number) => {
    const image = paper([30, 56, ink, 2]);
    image.gray.fill(180, 60 * WIDTH + 20, 60 * WIDTH + 140);
    return shapes(image).rules.length;
  };
  expect([rules(9), rules(20)]).toEqual([1, 0]);
});

test("a vertical line that leans is one line though its parts do not meet", () => {
  const vertical = (gap: number) =>
    shapes(paper([60, 10, 1, 40], [62, 50 + gap, 1, 40])).rules.filter(({ width, height }) => height > width).length;
  expect([vertical(1), vertical(5)]).toEqual([1, 0]);
});

test("the sides of a frame begin at nearly the same height", () => {
  const frames = (shift: number) =>
    shapes(paper([20, 20, 160, 1], [20, 90, 160, 1], [20, 20, 1, 71], [179, 20 + shift, 1, 71 - shift])).frames.length;
  expect([frames(3), frames(7)]).toEqual([1, 0]);
});

test("bullets begin below each other; spots that do not are dirt", () => {
  const dots = (shift: number) => shapes(paper([40, 19, 5, 5], [40 + shift, 59, 5, 5]), [word(60, 10), word(60, 50)]).bulletShapes.length;
  expect([dots(1), dots(2)]).toEqual([2, 0]);
});
