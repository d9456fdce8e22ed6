import { describe, expect, test } from "bun:test";
import { page, print, rule } from "../print.testing.ts";
import { backgroundTest, coverTest } from "./background.ts";
import type { PlacedImage, PositionedRun, Rule } from "./content.ts";

/** A word of 25 by 10 points whose letters stand between the heights 92 and 100, drawn as the hundredth thing on its page. */
const word = (color?: string): PositionedRun => {
  const [run] = print(50, 100, "words", { color: color ?? "" }) as [PositionedRun];
  return { ...run, order: 100 };
};
const area = (fill: string, box: Partial<Rule["box"]> = {}, order = 10): Rule => {
  const { x, y, width, height } = { x: 40, y: 85, width: 60, height: 25, ...box };
  return { ...rule(x, y, width, height, fill), order };
};
const picture = (order: number): PlacedImage => ({ box: area("").box, order, pixels: { width: 60, height: 25 } });
const isHidden = (color: string | undefined, rules: Rule[] = [], images: PlacedImage[] = []) =>
  backgroundTest(page([], { rules, images }))(word(color));

describe("text in the colour of its background", () => {
  test.each([
    ["#ffffff", true],
    ["#fbfbfb", true],
    ["#e0e0e0", false],
    ["#000000", false],
    ["", false],
    // One channel is enough to see a difference.
    ["#ffff00", false],
    ["#ff00ff", false],
    ["#00ffff", false],
  ])("on paper text of the colour %p is unseen: %p", (color, unseen) => {
    expect(isHidden(color)).toBe(unseen);
  });

  test.each([
    ["#102030", true],
    ["#112131", true],
    ["#2c2030", false],
    ["#103c30", false],
    ["#10204c", false],
    ["#902030", false],
  ])("on an area of #102030 text of the colour %p is unseen: %p", (color, unseen) => {
    expect(isHidden(color, [area("#102030")])).toBe(unseen);
  });

  test("is told anew for each colour of a page", () => {
    const isUnseen = backgroundTest(page([], { rules: [area("#102030")] }));
    expect(["#102030", "#ff8800", "#102030", "#ffffff"].map((color) => isUnseen(word(color)))).toEqual([true, false, true, false]);
  });

  test("counts the area that was painted last before it", () => {
    const [dark, white] = [area("#102030", {}, 10), area("#ffffff", {}, 20)];
    expect(isHidden("#102030", [dark, white])).toBe(false);
    expect(isHidden("#ffffff", [dark, white])).toBe(true);
    expect(isHidden("#ffffff", [dark])).toBe(false);
    expect(isHidden("#102030", [area("#102030", {}, 200)])).toBe(false);
  });

  test.each([
    ["ends above its middle", { height: 11 }],
    ["begins below its middle", { y: 99 }],
    ["ends left of its middle", { width: 20 }],
    ["begins right of its middle", { x: 70 }],
  ])("does not count an area that %s", (_, box) => {
    expect(isHidden("#102030", [area("#102030", box)])).toBe(false);
  });

  test("may be seen over a picture or a pattern, and is not where paper or an area was painted over that", () => {
    expect(isHidden("#ffffff", [], [picture(10)])).toBe(false);
    expect(isHidden("#ffffff", [area("#ffffff", {}, 10)], [picture(20)])).toBe(false);
    expect(isHidden("#ffffff", [area("#ffffff", {}, 20)], [picture(10)])).toBe(true);
    expect(isHidden("#ffffff", [], [picture(200)])).toBe(true);
    expect(isHidden("#ffffff", [area("")])).toBe(false);
  });
});

describe("text under an area that was painted later", () => {
  const isCovered = (...rules: Rule[]) => coverTest(page([word()], { rules }))(word());
  const later = (box: Partial<Rule["box"]> = {}) => area("#ffffff", box, 200);

  test("is covered; what was painted before or lets it shine through covers nothing", () => {
    expect(isCovered()).toBe(false);
    expect(isCovered(later())).toBe(true);
    expect(isCovered(area("#ffffff", {}, 10))).toBe(false);
    expect(isCovered({ ...later(), translucent: true })).toBe(false);
    expect(isCovered(area("#ffffff", {}, 10), later({ y: 300 }))).toBe(false);
  });

  test.each([
    ["begins behind its first letter", { x: 54 }],
    ["ends before its last letter", { width: 30 }],
    ["begins below the tops of its letters", { y: 97 }],
    ["ends above its baseline", { height: 13 }],
  ])("is seen where the area %s", (_, box) => {
    expect(isCovered(later(box))).toBe(false);
  });

  test("is covered where the area leaves only the ascenders and descenders out", () => {
    expect(isCovered(later({ y: 93.5, height: 7 }))).toBe(true);
  });
});
