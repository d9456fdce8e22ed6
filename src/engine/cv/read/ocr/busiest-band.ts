import { crop, type GrayImage } from "./image.ts";

const BAND_SHARE = 0.22;
const CONTRAST = 80;

/** The strip across a cleaned page with the most text in it: enough to tell the language and which way is up. */
export function busiestBand(image: GrayImage): GrayImage {
  const { width, height } = image;
  const bandHeight = Math.min(height, Math.max(64, Math.round(height * BAND_SHARE)));
  const changes = rowChanges(image);

  let sum = 0;
  let best = { sum: -1, top: 0 };
  for (let y = 0; y < height; y++) {
    sum += (changes[y] as number) - (y >= bandHeight ? (changes[y - bandHeight] as number) : 0);
    if (y >= bandHeight - 1 && sum > best.sum) best = { sum, top: y - bandHeight + 1 };
  }
  return crop(image, 0, best.top, width, bandHeight);
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
