import type { PageImage } from "../../../reading.ts";
import type { PositionedRun } from "../../layout/1-words/content.ts";
import { hiddenRuns } from "../../layout/1-words/hidden-text.ts";
import type { PixelBox } from "../../ocr/page-image/pixels/foreground.ts";
import type { PageDrawing } from "../content-stream/interpreter.ts";
import type { Area } from "../content-stream/paths.ts";
import { brightnessHistogram, glyphBand, overlapOf, pixelsOf, type RenderPages } from "./page-areas.ts";
import {
  JUDGE_DPI,
  MAX_FOREGROUND_RATIO,
  MAX_JUDGED_PAGES,
  MIN_CONTRAST,
  MIN_DRAWN_CELLS_RATIO,
  MIN_EXPLAINED_RATIO,
  MIN_FOREGROUND_RATIO,
} from "./thresholds.ts";

/**
 * The picture of a page decides where its operators leave doubt: text that seems to have the colour of its background, to be transparent, cut off
 * or covered, is visible where the picture shows glyphs at its place that no other text explains. Then `isSeen` is set. Pages without such
 * text are not rendered.
 */
export async function judgeHiddenText(drawings: PageDrawing[], render: RenderPages): Promise<void> {
  const doubts = drawings.map((drawing) => ({ drawing, runs: doubtfulRuns(drawing) })).filter(({ runs }) => runs.length > 0);
  if (doubts.length === 0) return;
  const images = await render(
    doubts.slice(0, MAX_JUDGED_PAGES).map(({ drawing }) => drawing.page),
    JUDGE_DPI,
  );
  for (const { drawing, runs } of doubts) {
    const image = images.find(({ page }) => page === drawing.page);
    if (!image) continue;
    for (const run of runs)
      if (isDrawn(run, drawing, image)) {
        run.hidden = undefined;
        run.isSeen = true;
      }
  }
}

/** Hidden text at whose place the picture may show it: not what is off the page, too small or on a layer that is off. */
const DOUBTFUL = new Set(["fully transparent", "in the colour of its background", "cut off", "covered"]);

const doubtfulRuns = (drawing: PageDrawing) =>
  hiddenRuns(drawing).flatMap(({ run, detail }) => (DOUBTFUL.has(detail) && /[\p{L}\p{N}]/u.test(run.text) ? [run] : []));

/** Whether the picture shows a foreground at the place of most characters of the run. */
function isDrawn(run: PositionedRun, drawing: PageDrawing, image: PageImage): boolean {
  if (isExplained(run, drawing)) return false;
  const band = pixelsOf(glyphBand(run), image, drawing.width);
  const background = mostFrequent(image, band);
  const cells = Math.max(1, [...run.text].length);
  const drawn = new Set<number>();
  let foreground = 0;
  for (let y = band.top; y < band.bottom; y++)
    for (let x = band.left; x < band.right; x++) {
      if (Math.abs((image.gray[y * image.width + x] as number) - background) < MIN_CONTRAST) continue;
      foreground++;
      drawn.add(Math.floor(((x - band.left) * cells) / (band.right - band.left)));
    }
  const ratio = foreground / Math.max(1, (band.right - band.left) * (band.bottom - band.top));
  return ratio > MIN_FOREGROUND_RATIO && ratio < MAX_FOREGROUND_RATIO && drawn.size >= MIN_DRAWN_CELLS_RATIO * cells;
}

/** Other visible text or an image at the place of the run: what the picture shows there may be that. */
function isExplained(run: PositionedRun, { runs, images }: PageDrawing): boolean {
  const band = glyphBand(run);
  const isOver = (box: Area) => overlapOf(box, band) > MIN_EXPLAINED_RATIO * band.width * band.height;
  return images.some(({ box }) => isOver(box)) || runs.some((other) => other !== run && !other.hidden && isOver(glyphBand(other)));
}

const LEVELS = 8;

/** The most frequent brightness: text covers less than its background. */
function mostFrequent(image: PageImage, box: PixelBox): number {
  const counts = brightnessHistogram(image, box, LEVELS);
  return (counts.indexOf(Math.max(...counts)) + 0.5) * LEVELS;
}
