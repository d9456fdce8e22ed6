import { expect, test } from "bun:test";
import { logoColors } from "./logo-colors.ts";

type Pixel = [red: number, green: number, blue: number, alpha: number];
const PURPLE: Pixel = [0x5b, 0x2a, 0x86, 255];
const YELLOW: Pixel = [0xf2, 0xa9, 0x00, 255];
const DARK_PURPLE: Pixel = [0x3d, 0x1a, 0x5c, 255];
const BLACK: Pixel = [0x22, 0x22, 0x26, 255];
const FAINT_RED: Pixel = [0xff, 0, 0, 90];

const picture = (...parts: [Pixel, number][]) => parts.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat());

test("the two most common colours of a logo are found; its lettering, its shadows, its edges and specks are none", () => {
  const pixels = picture([BLACK, 900], [PURPLE, 300], [DARK_PURPLE, 200], [FAINT_RED, 400], [YELLOW, 80], [[0, 0xcc, 0x33, 255], 2]);
  expect(logoColors(pixels)).toEqual(["#5b2a86", "#f2a900"]);
});

test("a logo of one colour has one, whatever its shades, and one without colour none", () => {
  expect(logoColors(picture([PURPLE, 300], [DARK_PURPLE, 200]))).toEqual(["#5b2a86"]);
  expect(logoColors(picture([BLACK, 300]))).toEqual([]);
  expect(logoColors([])).toEqual([]);
});

test("a second colour that is hardly there is a speck", () => {
  expect(logoColors(picture([PURPLE, 1000], [YELLOW, 20]))).toEqual(["#5b2a86"]);
});

test("pixels that differ a little are one colour, and it is their mean", () => {
  expect(logoColors(picture([[100, 20, 20, 255], 10], [[102, 22, 22, 255], 10]))).toEqual(["#651515"]);
});
