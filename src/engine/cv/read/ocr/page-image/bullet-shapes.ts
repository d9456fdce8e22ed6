import type { OcrWord } from "../../../reading.ts";
import type { PageRaster, PixelBox } from "./pixels/foreground.ts";
import { pixelsOf, pointsOf } from "./resolution.ts";
import {
  FOREGROUND,
  MAX_BULLET_ASPECT,
  MAX_BULLET_DISTANCE_EM,
  MAX_BULLET_EM,
  MAX_BULLET_SHIFT,
  MAX_WORD_GAP_HEIGHTS,
  MIN_BULLET_EM,
  MIN_BULLET_FILL,
  MIN_BULLET_GAP_EM,
} from "./thresholds.ts";

/** A word from its ascenders to its descenders, or to the baseline, is about so high. */
const WORD_HEIGHT_EM = 0.8;

/** Small round shapes a little before a text, at the height of its x-height, below each other: bullets. A single one is dirt. */
export function bulletShapes(raster: PageRaster, words: OcrWord[]): PixelBox[] {
  const found = textStarts(words).flatMap((text) => bulletBefore(raster, text));
  const near = MAX_BULLET_SHIFT / pointsOf(raster.dpi)(1);
  return found.filter((bullet) => found.some((other) => other !== bullet && Math.abs(other.left - bullet.left) < near));
}

/** In points. */
type TextStart = { x: number; top: number; bottom: number };

/** Where texts begin: the words of a line with no more than a few spaces between them are one text. */
function textStarts(words: OcrWord[]): TextStart[] {
  return [...Map.groupBy(words, (word) => word.lineKey).values()].flatMap((line) => {
    const texts: OcrWord[][] = [];
    for (const word of line.toSorted((a, b) => a.box.x - b.box.x)) {
      const last = texts.at(-1)?.at(-1);
      if (last && word.box.x - last.box.x - last.box.width < MAX_WORD_GAP_HEIGHTS * word.box.height) texts.at(-1)?.push(word);
      else texts.push([word]);
    }
    return texts.map((text) => {
      const bottom = middleOf(text.map(({ box }) => box.y + box.height));
      return { x: text[0]?.box.x ?? 0, top: bottom - middleOf(text.map(({ box }) => box.height)), bottom };
    });
  });
}

/** The upper median: one of the values. */
const middleOf = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] as number;

function bulletBefore(raster: PageRaster, { x, top, bottom }: TextStart): PixelBox[] {
  const [at, points] = [pixelsOf(raster.dpi), pointsOf(raster.dpi)];
  const em = (bottom - top) / WORD_HEIGHT_EM;
  const rows = { high: Math.max(0, at(top)), low: at(bottom) };
  const hasForeground = (column: number) => {
    for (let row = rows.high; row < rows.low; row++) if ((raster.gray[row * raster.width + column] as number) < FOREGROUND) return true;
    return false;
  };
  const first = Math.max(0, at(x - MAX_BULLET_DISTANCE_EM * em));
  let right = at(x) - 2;
  while (right > first && !hasForeground(right)) right--;
  if (right <= first || x - points(right) < MIN_BULLET_GAP_EM * em) return [];
  let left = right;
  while (left > first && hasForeground(left - 1)) left--;
  for (let column = left - 1; column >= Math.max(0, left - at(MIN_BULLET_GAP_EM * em)); column--) if (hasForeground(column)) return [];

  const shape = measure(raster, { left, right: right + 1, top: rows.high, bottom: rows.low });
  const [wide, tall] = [right - left + 1, shape.bottom - shape.top];
  const isSmall = [wide, tall].every((side) => points(side) > MIN_BULLET_EM * em && points(side) < MAX_BULLET_EM * em);
  const isRound = wide < MAX_BULLET_ASPECT * tall && tall < MAX_BULLET_ASPECT * wide && shape.pixels > MIN_BULLET_FILL * wide * tall;
  const isInside = shape.top > rows.high && shape.bottom < rows.low;
  return isSmall && isRound && isInside ? [{ left, right: right + 1, top: shape.top, bottom: shape.bottom }] : [];
}

/** The foreground pixels of a rectangle: how many, and from which row to which. */
function measure({ gray, width }: PageRaster, { left, right, top, bottom }: PixelBox): { pixels: number; top: number; bottom: number } {
  const found = { pixels: 0, top: bottom, bottom: top };
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++)
      if ((gray[row * width + column] as number) < FOREGROUND) {
        found.pixels++;
        found.top = Math.min(found.top, row);
        found.bottom = Math.max(found.bottom, row + 1);
      }
  return found;
}
