import { expect, test } from "bun:test";
import { cleanPage } from "../clean.ts";
import { panelsOf } from "./components.ts";

const DPI = 100;

test("a dark column is a panel of its own size; dark print and a round photo are none", () => {
  const [width, height] = [600, 800];
  const gray = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y++) gray.fill(40, y * width, y * width + 200);
  for (let y = 100; y < 145; y++) gray.fill(20, y * width + 300, y * width + 312);
  for (let y = -60; y < 60; y++) {
    const half = Math.round(Math.sqrt(60 * 60 - y * y));
    gray.fill(60, (400 + y) * width + 450 - half, (400 + y) * width + 450 + half);
  }
  const { darkMask } = cleanPage({ gray, width, height }, DPI);
  const [panel, ...others] = panelsOf(darkMask, 2, (width / darkMask.width) * (72 / DPI));

  expect(others).toEqual([]);
  expect(panel).toMatchObject({ page: 2, x: 0, y: 0 });
  expect(Math.abs((panel?.width ?? 0) - 144)).toBeLessThan(4);
  expect(Math.abs((panel?.height ?? 0) - 576)).toBeLessThan(4);
});
