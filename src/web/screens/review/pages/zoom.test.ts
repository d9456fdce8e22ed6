import { expect, test } from "bun:test";
import { pictureWidth } from "./zoom.ts";

test("a page has a pixel for each pixel of the screen, in steps, and never more than the service draws", () => {
  expect(pictureWidth(370, 1)).toBe(400);
  expect(pictureWidth(370, 2)).toBe(800);
  expect(pictureWidth(400, 2)).toBe(800);
  expect(pictureWidth(1900, 3)).toBe(2400);
  expect(pictureWidth(0, 1)).toBe(200);
});
