import { expect, test } from "bun:test";
import { photoRegion } from "./photo-region.ts";
import type { GrayImage } from "./pixels/image.ts";

const DPI = 100;
const [WIDTH, HEIGHT] = [827, 1169];

const page = (): GrayImage => ({ gray: new Uint8Array(WIDTH * HEIGHT).fill(245), width: WIDTH, height: HEIGHT });

/** Fills a rectangle, each pixel by its place in it. */
function fill(image: GrayImage, [left, top, width, height]: number[], tone: (x: number, y: number) => number): GrayImage {
  const [x0, y0, w, h] = [left, top, width, height] as [number, number, number, number];
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) image.gray[(y0 + y) * WIDTH + x0 + x] = tone(x, y);
  return image;
}
const shaded = (x: number, y: number) => 40 + ((x * 2 + y) % 170);
const text = (x: number, y: number) => (y % 20 < 9 && x % 5 < 2 ? 20 : 245);

test("a picture with many grey levels, as large as a photo, near the top, is found where it stands", () => {
  const found = photoRegion(fill(fill(page(), [60, 300, 700, 600], text), [600, 80, 138, 177], shaded), DPI);
  expect(found).toBeDefined();
  const { left = 0, top = 0, right = 0, bottom = 0 } = found ?? {};
  expect([left - 600, top - 80, right - 738, bottom - 257].every((off) => Math.abs(off) <= 4)).toBe(true);
});

test("text, a panel of one colour, an icon, a banner and a picture at the bottom are no photos", () => {
  expect(photoRegion(fill(page(), [60, 60, 160, 200], text), DPI)).toBeUndefined();
  expect(
    photoRegion(
      fill(page(), [60, 60, 160, 200], () => 60),
      DPI,
    ),
  ).toBeUndefined();
  expect(photoRegion(fill(page(), [60, 60, 30, 40], shaded), DPI)).toBeUndefined();
  expect(photoRegion(fill(page(), [0, 0, 800, 200], shaded), DPI)).toBeUndefined();
  expect(photoRegion(fill(page(), [60, 800, 138, 177], shaded), DPI)).toBeUndefined();
});
