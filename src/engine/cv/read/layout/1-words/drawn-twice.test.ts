import { expect, test } from "bun:test";
import { layoutPages } from "../layout.ts";
import { page, print } from "../print.testing.ts";
import { makesBold } from "./drawn-twice.ts";

/** Whether text of 10 points looks bold that is drawn again so many points further to the right. */
const isBold = (shift: number) =>
  layoutPages([page([...print(50, 100, "Shopfitter"), ...print(50 + shift, 100, "Shopfitter")])]).lines[0]?.cells[0]?.runs[0]?.bold;

test("text that is drawn twice, a little beside itself, is bold", () => {
  expect(isBold(0.5)).toBe(true);
});

test("text that is drawn twice at one place is as it is, and text with a shadow too", () => {
  expect([0.03, 1.2].map(isBold)).toEqual([false, false]);
});

test("a shift of a fraction of a point makes small text bold", () => {
  expect(isBold(0.07)).toBe(true);
});

test("text that is drawn a second time in another colour has a shadow and is not bold", () => {
  const [first] = print(50, 100, "Shopfitter");
  const run = first as NonNullable<typeof first>;
  const again = (shift: number, color?: string) =>
    makesBold({ ...run, box: { ...run.box, x: run.box.x + shift }, style: { ...run.style, ...(color && { color }) } }, run);
  expect([again(0.3), again(0.3, "#cccccc")]).toEqual([true, false]);
  const below = { ...run, baseline: run.baseline + 0.3 };
  expect(makesBold(below, run)).toBe(true);
});
