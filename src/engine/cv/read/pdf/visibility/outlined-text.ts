import type { PositionedRun } from "../../layout/1-words/content.ts";
import { right } from "../../layout/1-words/words.ts";
import type { Outlines, PageDrawing } from "../content-stream/interpreter.ts";
import type { Area } from "../content-stream/paths.ts";
import { MAX_OUTLINE_ASCENT_EM, MAX_OUTLINE_DESCENT_EM, MAX_OUTLINE_MISS_EM, MIN_OUTLINES_A_CHARACTER } from "./thresholds.ts";

/**
 * Text that is drawn twice: its glyphs as paths, and as transparent text that can be copied. Chromium and Skia do so for a bold face that they
 * make themselves, and for fonts that may not be embedded or are variable. The text is then as visible as its outlines. Where the same font also
 * shows text as usual, the outlines were needed for a bold face.
 */
export function showOutlinedText({ runs, outlines }: PageDrawing): void {
  if (outlines.length === 0) return;
  const visibleFonts = new Set(runs.filter((run) => !run.hidden).map((run) => run.style.font));
  for (const line of transparentLines(runs)) {
    const over = outlinesOf(line, outlines);
    const [first] = over;
    if (!first || !isDrawnBy(line, over)) continue;
    for (const run of line) {
      run.hidden = undefined;
      run.opacity = undefined;
      run.isSeen = true;
      run.style = { ...run.style, bold: run.style.bold || visibleFonts.has(run.style.font) };
      if (first.fill) run.style.color = first.fill;
    }
  }
}

/** Transparent runs that follow each other on one baseline. */
function transparentLines(runs: PositionedRun[]): PositionedRun[][] {
  const lines: PositionedRun[][] = [];
  let last: PositionedRun | undefined;
  for (const run of runs) {
    if (run.hidden === "fully transparent" && !run.rotated) {
      const continues = last !== undefined && last.baseline === run.baseline && run.box.x >= last.box.x;
      if (continues) lines.at(-1)?.push(run);
      else lines.push([run]);
      last = run;
    } else last = undefined;
  }
  return lines;
}

/** The outlines within the line, from its ascenders to its descenders. */
function outlinesOf(line: PositionedRun[], outlines: Outlines[]): Outlines[] {
  const [first, last] = [line[0] as PositionedRun, line.at(-1) as PositionedRun];
  const { size } = first.style;
  const [left, end] = [first.box.x - MAX_OUTLINE_MISS_EM * size, right(last) + MAX_OUTLINE_MISS_EM * size];
  const [top, bottom] = [first.baseline - MAX_OUTLINE_ASCENT_EM * size, first.baseline + MAX_OUTLINE_DESCENT_EM * size];
  return outlines.filter(({ box }) => box.x > left && box.x + box.width < end && box.y > top && box.y + box.height < bottom);
}

/** From the first to the last character of the line, with about a path for each character. */
function isDrawnBy(line: PositionedRun[], outlines: Outlines[]): boolean {
  const [first, last] = [line[0] as PositionedRun, line.at(-1) as PositionedRun];
  const tolerance = MAX_OUTLINE_MISS_EM * first.style.size;
  const begin = Math.min(...outlines.map(({ box }) => box.x));
  const end = Math.max(...outlines.map(({ box }: { box: Area }) => box.x + box.width));
  const characters = line.reduce((sum, { text }) => sum + [...text].length, 0);
  const paths = outlines.reduce((sum, { subpaths }) => sum + subpaths, 0);
  return (
    Math.abs(begin - first.box.x) < tolerance && Math.abs(end - right(last)) < tolerance && paths >= MIN_OUTLINES_A_CHARACTER * characters
  );
}
