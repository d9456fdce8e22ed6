import type { PageImage } from "../../../reading.ts";
import type { PositionedRun } from "../../layout/1-words/content.ts";
import { hiddenRuns } from "../../layout/1-words/hidden-text.ts";
import { right } from "../../layout/1-words/words.ts";
import type { PageDrawing } from "../content-stream/interpreter.ts";
import type { Area } from "../content-stream/paths.ts";
import {
  CAPITAL_HEIGHT_EM,
  JUDGE_DPI,
  MAX_FOREGROUND_RATIO,
  MAX_JUDGED_PAGES,
  MIN_CONTRAST,
  MIN_DRAWN_CELLS_RATIO,
  MIN_EXPLAINED_RATIO,
  MIN_FOREGROUND_RATIO,
} from "./thresholds.ts";

/** Renders pages of the document that is being read. */
export type RenderPages = (numbers: number[], dpi: number) => Promise<PageImage[]>;

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
  const band = pixelsOf(glyphBand(run), image.width / drawing.width, image);
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
  const isOver = (box: Area) => overlap(box, band) > MIN_EXPLAINED_RATIO * band.width * band.height;
  return images.some(({ box }) => isOver(box)) || runs.some((other) => other !== run && !other.hidden && isOver(glyphBand(other)));
}

/** From the baseline to the height of most capitals. */
function glyphBand(run: PositionedRun): Area {
  const { box, baseline, rotated, style } = run;
  if (rotated !== undefined) return box;
  return { x: box.x, y: baseline - CAPITAL_HEIGHT_EM * style.size, width: right(run) - box.x, height: CAPITAL_HEIGHT_EM * style.size };
}

function overlap(a: Area, b: Area): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

type Pixels = { left: number; top: number; right: number; bottom: number };

const pixelsOf = ({ x, y, width, height }: Area, scale: number, image: PageImage): Pixels => ({
  left: Math.max(0, Math.floor(x * scale)),
  top: Math.max(0, Math.floor(y * scale)),
  right: Math.min(image.width, Math.ceil((x + width) * scale)),
  bottom: Math.min(image.height, Math.ceil((y + height) * scale)),
});

/** The most frequent brightness: text covers less than its background. */
function mostFrequent({ gray, width }: PageImage, { left, top, right, bottom }: Pixels): number {
  const counts = new Uint32Array(32);
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) (counts[(gray[y * width + x] as number) >> 3] as number)++;
  return (counts.indexOf(Math.max(...counts)) << 3) + 4;
}
