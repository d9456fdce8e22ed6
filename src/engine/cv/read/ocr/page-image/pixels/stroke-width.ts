import type { OcrWord } from "../../../../reading.ts";
import { pixelsOf, pointsOf } from "../resolution.ts";
import { FOREGROUND } from "../thresholds.ts";
import type { GrayImage } from "./image.ts";

/** Each word with the width of its strokes in points, which tells bold text from regular. `dpi` is that of the image. */
export const withStrokeWidths = (words: OcrWord[], image: GrayImage, dpi: number): OcrWord[] =>
  words.map((word) => ({ ...word, stroke: strokeWidth(image, word, dpi) }));

/** Counted along the pixel grid, an outline at any angle is on average so many times as long as it is. */
const GRID_OUTLINE_RATIO = 4 / Math.PI;

/** Twice the foreground area by the length of its outline. */
function strokeWidth({ gray, width, height }: GrayImage, { box }: OcrWord, dpi: number): number {
  const at = pixelsOf(dpi);
  const [left, top] = [Math.max(1, at(box.x)), Math.max(1, at(box.y))];
  const [right, bottom] = [Math.min(width, at(box.x + box.width)), Math.min(height, at(box.y + box.height))];
  let area = 0;
  let outline = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left, i = y * width + left; x < right; x++, i++) {
      const isForeground = (gray[i] as number) < FOREGROUND;
      if (isForeground) area++;
      if (isForeground !== (gray[i - 1] as number) < FOREGROUND) outline++;
      if (isForeground !== (gray[i - width] as number) < FOREGROUND) outline++;
    }
  }
  if (outline === 0) return 0;
  const points = pointsOf(dpi)((2 * area * GRID_OUTLINE_RATIO) / outline);
  return Math.round(points * 100) / 100;
}
