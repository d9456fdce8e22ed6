import { expect, test } from "bun:test";
import { layoutPages } from "../layout.ts";
import { page, print, read } from "../print.testing.ts";
import { isIcon, networkOf, symbolText } from "./symbols.ts";

const run = (text: string, font: string) => print(50, 100, text, { font })[0] as ReturnType<typeof print>[number];
const ICONS = "FontAwesome5Free-Solid";

test("an icon font has icons only, though its text are their names", () => {
  expect(read([...print(50, 100, "Map-marker", { font: ICONS }), ...print(110, 100, "Ludlow")])).toEqual(["Ludlow"]);
  expect(isIcon(run("envelope", "ABCDEF+Academicons"), "envelope")).toBe(true);
});

test("a text font whose name looks like that of an icon font has text", () => {
  expect(isIcon(run("Ludlow", "LexiconNo1-Roman"), "Ludlow")).toBe(false);
});

test("an arrow of Dingbats is the bullet of a list, its envelope is an icon", () => {
  expect(isIcon(run("➤", "DFXNLW+Dingbats"), "➤")).toBe(false);
  expect(isIcon(run("✉", "DFXNLW+Dingbats"), "✉")).toBe(true);
});

test("stars of an icon font are stars, by their codes or by their names", () => {
  expect(symbolText(run("\uF005\uF005\uF006", ICONS))).toBe("★★☆");
  expect(symbolText(run("STARSTARSTAR", ICONS))).toBe("★★★");
  expect(symbolText(run("STAR", "Lato"))).toBeUndefined();
  expect(symbolText(run("\uF005\uF0E0", ICONS))).toBeUndefined();
});

test("the logo of a network stands for its name, before the text behind it and no other", () => {
  const logo = (x: number) => print(x, 100, "\uF09B", { font: ICONS });
  const [line] = layoutPages([page([...logo(50), ...print(62, 100, "jane-doe"), ...logo(200), ...print(260, 100, "Leeds")])]).lines;
  expect(line?.cells.map(({ text, network }) => [text, network])).toEqual([
    ["jane-doe", "github"],
    ["Leeds", undefined],
  ]);
  expect(networkOf(run("Linkedin-In", ICONS))).toBe("linkedin");
  expect(networkOf(run("stack-overflow", ICONS))).toBe("stack overflow");
  expect(networkOf(run("Linkedin", "Lato"))).toBeUndefined();
  expect(networkOf(run("\uF0E1", "Wingdings"))).toBeUndefined();
  expect(networkOf(run("\uF0E0", ICONS))).toBeUndefined();
});
