import type { OcrWord } from "../../../reading.ts";
import type { GrayImage } from "./image.ts";
import { PRINT, pixelsOf } from "./scale.ts";

/** Each word with the thickness of its strokes in points: what tells bold print from light. `dpi` is that of the image. */
export const withStrokes = (words: OcrWord[], image: GrayImage, dpi: number): OcrWord[] =>
  words.map((word) => ({ ...word, stroke: strokeOf(image, word, dpi) }));

/** Twice the area of the ink by the length of its outline. */
function strokeOf({ gray, width, height }: GrayImage, { box }: OcrWord, dpi: number): number {
  const at = pixelsOf(dpi);
  const [left, top] = [Math.max(1, at(box.x)), Math.max(1, at(box.y))];
  const [right, bottom] = [Math.min(width, at(box.x + box.width)), Math.min(height, at(box.y + box.height))];
  let ink = 0;
  let outline = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left, i = y * width + left; x < right; x++, i++) {
      const isInk = (gray[i] as number) < PRINT;
      if (isInk) ink++;
      if (isInk !== (gray[i - 1] as number) < PRINT) outline++;
      if (isInk !== (gray[i - width] as number) < PRINT) outline++;
    }
  }
  // Counted along the grid, an outline at any angle is 4/π times as long as it is.
  return outline === 0 ? 0 : Math.round((2 * ink * 72 * 100) / (outline * (Math.PI / 4) * dpi)) / 100;
}
