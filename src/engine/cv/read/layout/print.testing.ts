import type { Line } from "../../reading.ts";
import type { PageContent, PositionedRun, Rule } from "./1-words/content.ts";
import { layoutPages } from "./layout.ts";

/** `letter` and `gap` in ems. */
export type Style = { size?: number; bold?: boolean; color?: string; font?: string; letter?: number; gap?: number };

const LETTER = 0.5;
const SPACE = 0.28;

/** Words of one printed line, each letter equally wide. */
export function print(x: number, baseline: number, text: string, styleKey: Style = {}): PositionedRun[] {
  const { size = 10, bold = false, color = "#000000", font = "Plain", letter = LETTER, gap = SPACE } = styleKey;
  let at = x;
  return text.split(" ").map((word, index) => {
    const width = [...word].length * letter * size;
    const box = { page: 1, x: at, y: baseline - 0.8 * size, width, height: size };
    at += width + gap * size;
    const style = { size, bold, italic: false, color, font };
    return { text: word, box, baseline, style, spaceBefore: index > 0, order: Math.round(baseline * 1000 + at) };
  });
}

/** The same, so that it ends at `end`. */
export function printBefore(end: number, baseline: number, text: string, styleKey: Style = {}): PositionedRun[] {
  const last = print(0, baseline, text, styleKey).at(-1) as PositionedRun;
  return print(end - last.box.x - last.box.width, baseline, text, styleKey);
}

/** The same, around `middle`. */
export function printAround(middle: number, baseline: number, text: string, styleKey: Style = {}): PositionedRun[] {
  const last = print(0, baseline, text, styleKey).at(-1) as PositionedRun;
  return print(middle - (last.box.x + last.box.width) / 2, baseline, text, styleKey);
}

/** Lines set one below the other. */
export function block(x: number, baseline: number, lines: string[], styleKey: Style & { leading?: number } = {}): PositionedRun[] {
  return lines.flatMap((line, index) => print(x, baseline + index * (styleKey.leading ?? 12), line, styleKey));
}

export function page(runs: PositionedRun[], extra: Partial<PageContent> = {}): PageContent {
  return { page: 1, width: 600, height: 840, rules: [], bulletShapes: [], images: [], ...extra, runs };
}

export const rule = (x: number, y: number, width: number, height: number, fill = "#000000"): Rule => ({
  box: { page: 1, x, y, width, height },
  fill,
  order: 0,
});

export const texts = (lines: Line[]) => lines.map((line) => line.cells.map((cell) => cell.text).join(" | "));

/** The lines that are read of one page, their cells between bars. */
export const read = (runs: PositionedRun[], extra: Partial<PageContent> = {}) => texts(layoutPages([page(runs, extra)]).lines);
