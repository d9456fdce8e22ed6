import { expect, test } from "bun:test";
import { cleanPage } from "./clean.ts";
import { paperScale } from "./paper-size.ts";
import { type GrayImage, type QuarterTurn, resize, rotate, turn } from "./pixels/image.ts";
import { foregroundPoints, skewAngle, uprightness } from "./skew.ts";
import { speckleRatio, withoutSpeckles } from "./speckles.ts";

const DPI = 100;
const blank = (width: number, height: number, value = 255): GrayImage => ({
  gray: new Uint8Array(width * height).fill(value),
  width,
  height,
});

function fill(image: GrayImage, left: number, top: number, width: number, height: number, value: number): GrayImage {
  for (let y = top; y < top + height; y++) image.gray.fill(value, y * image.width + left, y * image.width + left + width);
  return image;
}

/** Rows of small dark boxes: what lines of print look like from afar. */
function printedPage(): GrayImage {
  const page = blank(600, 800);
  for (let y = 60; y < 740; y += 18) for (let x = 60 + (y % 7), i = y; x < 520; x += 7 + (i++ % 5)) fill(page, x, y, 4, 8, 20);
  return page;
}

test("four quarter turns end where they began, and one turn moves the corner clockwise", () => {
  const image: GrayImage = { gray: Uint8Array.from([1, 2, 3, 4, 5, 6]), width: 3, height: 2 };
  expect([...turn(image, 90).gray]).toEqual([4, 1, 5, 2, 6, 3]);
  expect([...turn(image, 180).gray]).toEqual([6, 5, 4, 3, 2, 1]);
  expect([...turn(image, 270).gray]).toEqual([3, 6, 2, 5, 1, 4]);
  const around = ([90, 90, 90, 90] as QuarterTurn[]).reduce(turn, image);
  expect(around).toEqual(image);
});

test("the lean of a page is found and taken away", () => {
  for (const degrees of [-3.2, 0, 0.7, 4.5]) {
    const leaning = rotate(printedPage(), degrees);
    expect(Math.abs(skewAngle(foregroundPoints(leaning, DPI)) - degrees)).toBeLessThan(0.25);
  }
});

test("a page that lies on its side is told from one that stands", () => {
  expect(uprightness(foregroundPoints(printedPage(), DPI))).toBeGreaterThan(1.5);
  expect(uprightness(foregroundPoints(turn(printedPage(), 90), DPI))).toBeLessThan(0.7);
});

test("light print in a dark column becomes dark print on white; dark print stays, large letters too", () => {
  const page = blank(600, 800);
  fill(page, 0, 0, 200, 800, 40);
  fill(page, 50, 300, 60, 3, 240);
  fill(page, 300, 300, 60, 3, 20);
  fill(page, 300, 100, 12, 45, 20);
  const { gray, width } = cleanPage(page, DPI);

  expect(gray[301 * width + 70]).toBeLessThan(80);
  expect(gray[400 * width + 70]).toBe(255);
  expect(gray[301 * width + 320]).toBeLessThan(40);
  expect(gray[120 * width + 305]).toBeLessThan(40);
});

test("blots as thick as large bold print are no dark ground, however near each other", () => {
  const page = blank(600, 400);
  for (let blot = 0; blot < 3; blot++) fill(page, 200 + 38 * blot, blot % 2 ? 108 : 100, 18, 18, 20);
  const { gray, darkMask, width } = cleanPage(page, DPI);
  expect(darkMask.gray.every((value) => value === 255)).toBe(true);
  expect(gray[110 * width + 209]).toBeLessThan(10);
  expect(gray[110 * width + 228]).toBe(255);
});

test("the ground is as bright as the brightest quarter of a square: fewer bright specks than that are on dark paper, and as many are the paper", () => {
  const groundOf = (bright: number) => {
    const page = blank(64, 64, 120);
    for (let at = 0; at < 64 * 64; at++) if ((at % 8) + 8 * (Math.floor(at / 64) % 8) < bright) page.gray[at] = 240;
    const { gray } = cleanPage(page, 50);
    return gray[39 * 64 + 39];
  };
  expect(groundOf(15)).toBe(255);
  expect(groundOf(16)).toBeLessThan(100);
});

test("a grey band in a deep shadow is no dark ground: its print stays dark", () => {
  const page = blank(600, 400, 125);
  fill(page, 50, 100, 300, 24, 100);
  fill(page, 80, 108, 60, 3, 20);
  const { gray, darkMask, width } = cleanPage(page, DPI);
  expect(darkMask.gray.every((value) => value === 255)).toBe(true);
  expect(gray[109 * width + 100]).toBeLessThan(40);
  expect(gray[118 * width + 200]).toBeGreaterThan(150);
});

test("a page is cleaned up to its edges, whatever its width and height", () => {
  for (const [width, height] of [
    [601, 797],
    [603, 800],
    [606, 803],
  ] as const) {
    const { gray } = cleanPage(blank(width, height, 200), DPI);
    expect([gray.indexOf(0), Math.min(gray[width - 1] as number, gray.at(-1) as number)]).toEqual([-1, 255]);
  }
});

test("tinted and shadowed paper becomes white", () => {
  const page = blank(600, 800);
  for (let y = 0; y < 800; y++) page.gray.fill(230 - y / 8, y * 600, (y + 1) * 600);
  fill(page, 300, 700, 60, 3, 40);
  const { gray, width } = cleanPage(page, DPI);

  expect([gray[100 * width + 100], gray[750 * width + 100]]).toEqual([255, 255]);
  expect(gray[701 * width + 320]).toBeLessThan(60);
});

test("speckles go from a noisy page, and a clean one is left as it is", () => {
  const clean = printedPage();
  expect(withoutSpeckles(clean)).toBe(clean);

  const noisy = printedPage();
  for (let i = 7; i < noisy.gray.length; i += 53) noisy.gray[i] = 255 - (noisy.gray[i] as number);
  expect(speckleRatio(withoutSpeckles(noisy))).toBeLessThan(speckleRatio(noisy) / 20);
});

test("resizing keeps areas where they are", () => {
  const image = fill(blank(300, 200), 100, 50, 100, 100, 0);
  for (const factor of [0.4, 0.8, 1.7]) {
    const { gray, width, height } = resize(image, factor);
    expect([width, height]).toEqual([Math.round(300 * factor), Math.round(200 * factor)]);
    expect(gray[Math.round(100 * factor) * width + Math.round(150 * factor)]).toBe(0);
    expect(gray[Math.round(100 * factor) * width + Math.round(20 * factor)]).toBe(255);
  }
});

test("a page of no paper's size is taken for A4", () => {
  expect([paperScale(11.7), paperScale(14), paperScale(8.3)]).toEqual([1, 1, 1]);
  expect(paperScale(117)).toBeCloseTo(0.1);
  expect(paperScale(1.17)).toBeCloseTo(10);
});

test("a faint grain of the paper is no speckle", () => {
  const grainy = (contrast: number) => {
    const page = blank(300, 300, 200);
    for (let i = 7; i < page.gray.length; i += 53) page.gray[i] = 200 - contrast;
    return speckleRatio(page);
  };
  expect(grainy(7)).toBe(0);
  expect(grainy(15)).toBeGreaterThan(0.01);
});

test("a page with a speck here and there is left as it is", () => {
  const specked = (step: number) => {
    const page = blank(600, 800);
    for (let i = 7; i < page.gray.length; i += step) page.gray[i] = 0;
    return withoutSpeckles(page) === page;
  };
  expect([specked(1_201), specked(503)]).toEqual([true, false]);
});

test("a page with hardly a mark on it has no lean", () => {
  const leaning = (length: number) => {
    const page = blank(400, 200);
    for (let x = 0; x < length; x++) page.gray[(50 + Math.round(x * Math.tan((4 * Math.PI) / 180))) * 400 + 20 + x] = 0;
    return Math.abs(skewAngle(foregroundPoints(page, 75)));
  };
  expect(leaning(40)).toBe(0);
  expect(leaning(90)).toBeGreaterThan(2);
});

const isDark = (page: GrayImage) => cleanPage(page, DPI).darkMask.gray.some((value) => value < 255);

test("a bar too low for print is no dark ground, a band as high as a line of print is one", () => {
  const band = (height: number) => fill(blank(600, 400), 100, 100, 300, height, 20);
  expect([isDark(band(10)), isDark(band(18))]).toEqual([false, true]);
});

test("whether a band is dark is judged by the paper around it, and not by the light at the other end of the page", () => {
  const page = fill(blank(600, 800, 250), 0, 0, 600, 250, 125);
  expect(isDark(fill(page, 50, 100, 300, 24, 100))).toBe(false);
});

test("the lean of a page is found to a tenth of a degree, and a page that leans is still told from one on its side", () => {
  for (const degrees of [0.6, 1.5, 2.5])
    expect(Math.abs(skewAngle(foregroundPoints(rotate(printedPage(), degrees), DPI)) - degrees)).toBeLessThan(0.06);
  expect(uprightness(foregroundPoints(rotate(printedPage(), 4), DPI))).toBeGreaterThan(1.5);
});
