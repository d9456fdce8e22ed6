import { boundsOf, connectedComponents } from "./pixels/components.ts";
import type { PixelBox } from "./pixels/foreground.ts";
import { crop, type GrayImage, reduce } from "./pixels/image.ts";
import { closed, opened } from "./pixels/morphology.ts";
import {
  MAX_COMMON_TONE_RATIO,
  MAX_LINE_OF_TEXT_INCHES,
  MAX_PHOTO_ASPECT,
  MAX_PHOTO_INCHES,
  MAX_PHOTO_TOP_RATIO,
  MAX_TONE_RATIO,
  MIN_PHOTO_ASPECT,
  MIN_PHOTO_FILL,
  MIN_PHOTO_INCHES,
} from "./thresholds.ts";

/** Photos are looked for at this resolution, at which lines of text are a few pixels high. */
const COARSE_DPI = 50;
/** Bins of the histogram of grey levels. Nearly all pixels of a logo, a seal or a panel are in the few most common bins. */
const BINS = 32;
const COMMON_BINS = 4;
/** The brightness of the paper is this quantile of the pixels. */
const PAPER_QUANTILE = 0.8;

/**
 * The rectangle of the candidate's photo on an upright page image that was not cleaned: an area of the size and shape of a photo, on the upper
 * half, with many grey levels. In pixels; undefined where there is none.
 */
export function photoRegion(image: GrayImage, dpi: number): PixelBox | undefined {
  const factor = Math.max(1, Math.round(dpi / COARSE_DPI));
  const coarse = reduce(image, factor);
  const coarseDpi = dpi / factor;
  const paper = quantile(coarse.gray, PAPER_QUANTILE);
  const toned = coarse.gray.map((value) => (value < MAX_TONE_RATIO * paper ? 1 : 0));
  const radius = Math.max(1, Math.round((MAX_LINE_OF_TEXT_INCHES * coarseDpi) / 2));
  const areas = closed(opened(toned, coarse, radius), coarse, radius);
  const boxes = connectedComponents(areas, coarse.width).flatMap((component) => {
    const { left, top, width, height } = boundsOf(component, coarse.width);
    const isFilled = component.length > MIN_PHOTO_FILL * width * height;
    const isPlaced = top < MAX_PHOTO_TOP_RATIO * coarse.height;
    if (!isFilled || !isPlaced || !isPhotoSized(width / coarseDpi, height / coarseDpi)) return [];
    return [{ left: left * factor, top: top * factor, right: (left + width) * factor, bottom: (top + height) * factor }];
  });
  return boxes.sort((a, b) => sizeOf(b) - sizeOf(a)).find((box) => hasManyTones(image, box));
}

const sizeOf = ({ left, top, right, bottom }: PixelBox) => (right - left) * (bottom - top);

/** Upright or square, in inches. */
function isPhotoSized(width: number, height: number): boolean {
  const aspect = height / width;
  return width > MIN_PHOTO_INCHES && width < MAX_PHOTO_INCHES && aspect > MIN_PHOTO_ASPECT && aspect < MAX_PHOTO_ASPECT;
}

function hasManyTones(image: GrayImage, { left, top, right, bottom }: PixelBox): boolean {
  const { gray } = crop(image, left, top, right - left, bottom - top);
  const bins = new Uint32Array(BINS);
  for (const value of gray) bins[(value * BINS) >> 8] = (bins[(value * BINS) >> 8] as number) + 1;
  const common = bins
    .toSorted()
    .subarray(-COMMON_BINS)
    .reduce((sum, count) => sum + count, 0);
  return common < MAX_COMMON_TONE_RATIO * gray.length;
}

/** The value that a ratio of all values does not exceed. */
function quantile(values: Uint8Array, ratio: number): number {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value] = (counts[value] as number) + 1;
  let rest = ratio * values.length;
  let value = 0;
  while (value < 255 && (counts[value] as number) < rest) rest -= counts[value++] as number;
  return value;
}
