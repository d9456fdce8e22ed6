import type { GrayImage } from "./pixels/image.ts";
import { MAX_CLEAN_SPECKLE_RATIO, MIN_SPECKLE_CONTRAST } from "./thresholds.ts";

/** One row of pixels in so many is looked at. */
const SAMPLE_STEP = 7;

/** The image, through a 3×3 median filter when it is noisy. A clean image stays as it is: the filter thins narrow strokes. */
export function withoutSpeckles(image: GrayImage): GrayImage {
  return speckleRatio(image) > MAX_CLEAN_SPECKLE_RATIO ? median(image) : image;
}

/** The ratio of speckles among the pixels of a sample of rows. */
export function speckleRatio({ gray, width, height }: GrayImage): number {
  let speckles = 0;
  let seen = 0;
  for (let y = 1; y < height - 1; y += SAMPLE_STEP) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      const value = gray[i] as number;
      const above = i - width;
      const below = i + width;
      const lowest = Math.min(
        Math.min(gray[above - 1] as number, gray[above] as number, gray[above + 1] as number),
        Math.min(gray[i - 1] as number, gray[i + 1] as number),
        Math.min(gray[below - 1] as number, gray[below] as number, gray[below + 1] as number),
      );
      const highest = Math.max(
        Math.max(gray[above - 1] as number, gray[above] as number, gray[above + 1] as number),
        Math.max(gray[i - 1] as number, gray[i + 1] as number),
        Math.max(gray[below - 1] as number, gray[below] as number, gray[below + 1] as number),
      );
      if (value < lowest - MIN_SPECKLE_CONTRAST || value > highest + MIN_SPECKLE_CONTRAST) speckles++;
      seen++;
    }
  }
  return seen === 0 ? 0 : speckles / seen;
}

/** With sorted columns of three, the median of nine is that of the largest minimum, the median of the medians and the smallest maximum. */
function median({ gray, width, height }: GrayImage): GrayImage {
  const out = gray.slice();
  const [low, middle, high] = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const a = gray[i - width] as number;
      const b = gray[i] as number;
      const c = gray[i + width] as number;
      const min = Math.min(a, b, c);
      const max = Math.max(a, b, c);
      low[x] = min;
      high[x] = max;
      middle[x] = a + b + c - min - max;
    }
    for (let x = 1; x < width - 1; x++) {
      const largestLow = Math.max(low[x - 1] as number, low[x] as number, low[x + 1] as number);
      const smallestHigh = Math.min(high[x - 1] as number, high[x] as number, high[x + 1] as number);
      const medianMiddle = medianOf(middle[x - 1] as number, middle[x] as number, middle[x + 1] as number);
      out[y * width + x] = medianOf(largestLow, medianMiddle, smallestHigh);
    }
  }
  return { gray: out, width, height };
}

const medianOf = (a: number, b: number, c: number) => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
