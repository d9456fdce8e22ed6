import { expect, test } from "bun:test";
import { print } from "../../layout/print.testing.ts";
import type { PageDrawing } from "../content-stream/interpreter.ts";
import { showOutlinedText } from "./outlined-text.ts";

/** Whether transparent text of 10 points on the baseline 100 is seen where outlines as wide as it reach from one height to another. */
function isSeen(top: number, bottom: number, { x = 50, subpaths = 9 } = {}): boolean {
  const runs = print(50, 100, "Lettering").map((run) => ({ ...run, hidden: "fully transparent" }));
  const outlines = [{ box: { x, y: top, width: 45, height: bottom - top }, subpaths, fill: "#000000", order: 1 }];
  const drawing = { runs, outlines } as unknown as PageDrawing;
  showOutlinedText(drawing);
  return drawing.runs[0]?.isSeen === true;
}

test("outlines from the accents to the descenders of transparent text are its letters", () => {
  expect(isSeen(90, 103)).toBe(true);
});

test("outlines that reach higher or lower are a drawing behind the text", () => {
  expect(isSeen(85, 103)).toBe(false);
  expect(isSeen(90, 108)).toBe(false);
});

test("outlines begin and end about where the text does, with about one for each letter", () => {
  expect([isSeen(90, 103, { x: 47 }), isSeen(90, 103, { x: 43 })]).toEqual([true, false]);
  expect([isSeen(90, 103, { subpaths: 8 }), isSeen(90, 103, { subpaths: 5 })]).toEqual([true, false]);
});

test("transparent text that outlines draw has their colour, is bold where its font also shows text as usual, and is not transparent any more", () => {
  const show = (fill: string | undefined, more: PageDrawing["runs"] = []) => {
    const runs = print(50, 100, "Lettering", { color: "#111111" }).map((run) => ({ ...run, hidden: "fully transparent", opacity: 0.5 }));
    const outlines = [{ box: { x: 50, y: 90, width: 45, height: 13 }, subpaths: 9, fill, order: 1 }];
    const drawing = { runs: [...runs, ...more], outlines } as unknown as PageDrawing;
    showOutlinedText(drawing);
    const { style, hidden, opacity } = drawing.runs[0] as PageDrawing["runs"][number];
    return { color: style.color, bold: style.bold, hidden, opacity };
  };
  expect(show("#aa0000")).toEqual({ color: "#aa0000", bold: false, hidden: undefined, opacity: undefined });
  expect(show(undefined)).toMatchObject({ color: "#111111" });
  expect(show("#aa0000", print(50, 200, "Plain"))).toMatchObject({ bold: true });
  expect(show("#aa0000", print(50, 200, "Other", { font: "Other" }))).toMatchObject({ bold: false });
});

test("outlines left, right, above or below the text are not its letters", () => {
  const seen = (box: { x?: number; y?: number; width?: number; height?: number }) => {
    const runs = print(50, 100, "Lettering").map((run) => ({ ...run, hidden: "fully transparent" }));
    const outlines = [{ box: { x: 50, y: 90, width: 45, height: 13, ...box }, subpaths: 9, fill: "#000000", order: 1 }];
    const drawing = { runs, outlines } as unknown as PageDrawing;
    showOutlinedText(drawing);
    return drawing.runs[0]?.isSeen === true;
  };
  expect(seen({})).toBe(true);
  expect(seen({ width: 30 })).toBe(false);
  expect(seen({ width: 60 })).toBe(false);
  expect(seen({ y: 60 })).toBe(false);
  expect(seen({ y: 120 })).toBe(false);
});

test("the outlines of several words are those of a line; text that is hidden otherwise, rotated or seen is none of it", () => {
  const show = (change: (run: PageDrawing["runs"][number], at: number) => Partial<PageDrawing["runs"][number]>) => {
    const runs = print(50, 100, "Two words").map((run, at) => ({ ...run, hidden: "fully transparent", ...change(run, at) }));
    const outlines = [
      { box: { x: 50, y: 92, width: 15, height: 8 }, subpaths: 3, fill: "#000000", order: 1 },
      { box: { x: 68, y: 92, width: 25, height: 8 }, subpaths: 5, fill: "#000000", order: 2 },
    ];
    const drawing = { runs, outlines } as unknown as PageDrawing;
    showOutlinedText(drawing);
    return drawing.runs.map(({ isSeen }) => isSeen === true);
  };
  expect(show(() => ({}))).toEqual([true, true]);
  expect(show((_, at) => (at === 0 ? { hidden: "covered" } : {}))).toEqual([false, true]);
  expect(show(() => ({ rotated: 90 }))).toEqual([false, false]);
  expect(show((_, at) => (at === 1 ? { baseline: 130 } : {}))).toEqual([true, false]);
  expect(show((run, at) => (at === 1 ? { box: { ...run.box, x: 20 } } : {}))).toEqual([true, false]);
});
