import type { Box, OcrWord } from "../../../reading.ts";
import { bulletShapes } from "./bullet-shapes.ts";
import { areaOf, extend, foregroundIn, type PageRaster, type PixelBox, widened } from "./pixels/foreground.ts";
import type { GrayImage } from "./pixels/image.ts";
import { pixelsOf, pointsOf } from "./resolution.ts";
import {
  BAR_MARGIN,
  FOREGROUND,
  MAX_BAR_THICKNESS,
  MAX_FOREGROUND_AROUND_BAR,
  MAX_FOREGROUND_BESIDE_RULE,
  MAX_RULE_GAP,
  MAX_RULE_THICKNESS,
  MIN_BAR_FILL,
  MIN_BAR_THICKNESS,
  MIN_RULE_LENGTH,
  RULE_FOREGROUND,
  RULE_MARGIN,
} from "./thresholds.ts";
import { framesOf, verticalLines } from "./vertical-lines.ts";

/** Ruling lines across and down the page, and bars: thick horizontal lines with background all around. */
export type RulingLines = { horizontal: PixelBox[]; vertical: PixelBox[]; bars: PixelBox[] };

/** What is drawn beside the words, in points: ruling lines, frames, and bullets that Tesseract did not read. */
export function shapesOf(
  raster: PageRaster,
  { horizontal, vertical }: RulingLines,
  words: OcrWord[],
  page: number,
): { rules: Box[]; frames: Box[]; bulletShapes: Box[] } {
  const points = pointsOf(raster.dpi);
  const toBox = ({ left, right, top, bottom }: PixelBox): Box => ({
    page,
    x: points(left),
    y: points(top),
    width: points(right - left),
    height: points(bottom - top),
  });
  return {
    rules: [...horizontal, ...vertical].map(toBox),
    frames: framesOf(vertical, horizontal, raster.dpi).map(toBox),
    bulletShapes: bulletShapes(raster, words).map(toBox),
  };
}

/** The image without its bars and vertical lines. Tesseract takes text beside them for part of a picture and leaves it out, or reads them as letters. */
export function withoutBars(image: GrayImage, { bars, vertical }: RulingLines, dpi: number): GrayImage {
  if (bars.length + vertical.length === 0) return image;
  const margin = pixelsOf(dpi)(BAR_MARGIN);
  const gray = image.gray.slice();
  for (const { left, right, top, bottom } of [...bars, ...vertical])
    for (let y = Math.max(0, top - margin); y < Math.min(image.height, bottom + margin); y++)
      gray.fill(255, y * image.width + Math.max(0, left - margin), y * image.width + Math.min(image.width, right + margin));
  return { ...image, gray };
}

export function findRulingLines(raster: PageRaster): RulingLines {
  const at = pixelsOf(raster.dpi);
  const dark = longRuns(raster, FOREGROUND).map(withThickness);
  const isThin = ({ thickness }: { thickness: number }) => thickness <= at(MAX_RULE_THICKNESS);
  const pale = longRuns(raster, RULE_FOREGROUND)
    .map(withThickness)
    .filter((line) => isThin(line) && hasBackgroundAround(raster, line));
  const thin = dark.filter((line) => isThin(line) && !pale.some((other) => overlap(line, other)));
  const horizontal = [...thin, ...pale].map((line) => ({ ...line, bottom: line.bottom - 1 }));
  return {
    horizontal,
    vertical: verticalLines(raster, horizontal),
    bars: dark
      .filter(({ thickness }) => thickness > at(MIN_BAR_THICKNESS) && thickness <= at(MAX_BAR_THICKNESS))
      .map((line) => ({ ...line, top: line.top + 1, bottom: line.bottom - 1 }))
      .filter((line) => isBar(raster, line)),
  };
}

/** Unbroken runs of dark pixels, longer than any stroke of a character, joined over the rows. A line may lean by a pixel or two on its way. */
function longRuns({ gray, width, height, dpi }: PageRaster, level: number): PixelBox[] {
  const at = pixelsOf(dpi);
  const shortest = at(MIN_RULE_LENGTH);
  const isDark = (i: number) => (gray[i] as number) < level || (gray[i - width] as number) < level || (gray[i + width] as number) < level;
  const found: PixelBox[] = [];
  for (let y = 1; y < height - 1; y++) {
    const row = y * width;
    // Pixels are tested at steps of the minimum length: no longer run lies between two of them.
    for (let x = shortest - 1; x < width; x += shortest) {
      if (!isDark(row + x)) continue;
      let start = x;
      let end = x + 1;
      while (start > 0 && isDark(row + start - 1)) start--;
      while (end < width && isDark(row + end)) end++;
      x = end;
      if (end - start < shortest) continue;
      const near = found.findLast(
        (line) => y - line.bottom < 2 && start < line.right + at(MAX_RULE_GAP) && end > line.left - at(MAX_RULE_GAP),
      );
      const run = { left: start, right: end, top: y, bottom: y + 1 };
      if (near) extend(near, run);
      else found.push(run);
    }
  }
  return found;
}

/** The rows above and below a dark row count as dark too (`isDark`), so a line is two rows thinner than its box. */
const withThickness = (line: PixelBox) => ({ ...line, thickness: line.bottom - line.top - 2 });

const overlap = (a: PixelBox, b: PixelBox) => a.left < b.right && a.right > b.left && a.top <= b.bottom && a.bottom >= b.top;

/** Little foreground directly above and below: a row of small bold characters, blurred, is also an unbroken run. */
function hasBackgroundAround(raster: PageRaster, line: PixelBox): boolean {
  const { top, bottom } = widened(line, pixelsOf(raster.dpi)(RULE_MARGIN));
  const rows = [top, bottom - 1].map((y) => foregroundIn(raster, { ...line, top: y, bottom: y + 1 }));
  return Math.max(...rows) < MAX_FOREGROUND_BESIDE_RULE * (line.right - line.left);
}

function isBar(raster: PageRaster, bar: PixelBox): boolean {
  const margin = pixelsOf(raster.dpi)(BAR_MARGIN);
  const [near, far] = [widened(bar, margin), widened(bar, 2 * margin)];
  const isFilled = foregroundIn(raster, bar) > MIN_BAR_FILL * areaOf(bar);
  const around = foregroundIn(raster, far) - foregroundIn(raster, near);
  return isFilled && around < MAX_FOREGROUND_AROUND_BAR * (areaOf(far) - areaOf(near));
}
