import type { OcrWord } from "../../reading.ts";
import type { GrayImage } from "./image.ts";

const PRINT = 128;
const POINTS_PER_INCH = 72;

/** How thick the strokes of a word are, in points: twice the area of its ink by the length of its outline. 0 where there is no ink. */
export function strokeOf({ gray, width, height }: GrayImage, { box }: OcrWord, dpi: number): number {
  const pixels = (points: number) => Math.round((points * dpi) / POINTS_PER_INCH);
  const [left, top] = [Math.max(1, pixels(box.x)), Math.max(1, pixels(box.y))];
  const [right, bottom] = [Math.min(width, pixels(box.x + box.width)), Math.min(height, pixels(box.y + box.height))];
  let ink = 0;
  let outline = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left, i = y * width + left; x < right; x++, i++) {
      const isInk = (gray[i] as number) < PRINT;
      ink += isInk ? 1 : 0;
      if (isInk !== (gray[i - 1] as number) < PRINT) outline++;
      if (isInk !== (gray[i - width] as number) < PRINT) outline++;
    }
  }
  // Counted along the grid, an outline at any angle is 4/π times as long as it is.
  return outline === 0 ? 0 : (2 * ink * POINTS_PER_INCH) / (outline * (Math.PI / 4) * dpi);
}
