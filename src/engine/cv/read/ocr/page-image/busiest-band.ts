import { crop, type GrayImage } from "./image.ts";

/** Two or three lines of print: 150 letters tell a language as surely as twice as many. */
const BAND_RATIO = 0.03;
const CONTRAST = 80;
const MAX_LINE_PIXELS = 50;

/** The strip across a cleaned page with the most text in it: enough to tell the language and which way is up. */
export function busiestBand(image: GrayImage): GrayImage {
  const { width, height } = image;
  const bandHeight = Math.min(height, Math.max(64, Math.round(height * BAND_RATIO)));
  const changes = rowChanges(image);

  let sum = 0;
  let best = { sum: -1, top: 0 };
  for (let y = 0; y < height; y++) {
    sum += (changes[y] as number) - (y >= bandHeight ? (changes[y - bandHeight] as number) : 0);
    if (y >= bandHeight - 1 && sum > best.sum) best = { sum, top: y - bandHeight + 1 };
  }
  const top = emptyRow(changes, best.top, -1);
  return crop(image, 0, top, width, emptyRow(changes, best.top + bandHeight - 1, 1) - top + 1);
}

/** The next row without print, so that no line is cut in two; the last one within a line's height where there is none. */
function emptyRow(changes: Uint32Array, from: number, step: 1 | -1): number {
  let quietest = from;
  for (let y = from; y >= 0 && y < changes.length && Math.abs(y - from) < MAX_LINE_PIXELS; y += step) {
    if ((changes[y] as number) < (changes[quietest] as number)) quietest = y;
    if (changes[y] === 0) break;
  }
  return quietest;
}

/** How often each row goes from light to dark: often in print, hardly in pictures and rules. */
function rowChanges({ gray, width, height }: GrayImage): Uint32Array {
  const changes = new Uint32Array(height);
  for (let y = 0; y < height; y++) {
    let count = 0;
    for (let x = 2, i = y * width + 2; x < width; x++, i++) if ((gray[i - 2] as number) - (gray[i] as number) > CONTRAST) count++;
    changes[y] = count;
  }
  return changes;
}
