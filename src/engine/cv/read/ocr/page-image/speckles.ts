import type { GrayImage } from "./image.ts";

/** A pixel darker or lighter than all its neighbours by this much is a speckle: print and its edges have neighbours of their kind. */
const STANDS_OUT = 10;
/** Clean scans stay well below this share of speckles. */
const NOISY_RATIO = 0.0012;
const SAMPLE_STEP = 7;

/** The image, through a 3×3 median filter when it is noisy; thin print of a clean image would only suffer from it. */
export function withoutSpeckles(image: GrayImage): GrayImage {
  return speckleRatio(image) > NOISY_RATIO ? median(image) : image;
}

/** The share of pixels that stand out, on a sample of rows. */
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
      if (value < lowest - STANDS_OUT || value > highest + STANDS_OUT) speckles++;
      seen++;
    }
  }
  return seen === 0 ? 0 : speckles / seen;
}

/** By columns: the median of nine is that of the largest minimum, the median of the medians and the smallest maximum. */
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
