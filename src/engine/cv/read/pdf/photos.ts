import type { Picture } from "../../reading.ts";
import type { ImagePlacement, PageDrawing } from "./page-content.ts";
import type { PDFPageProxy } from "./pdfjs.ts";
import { rgbPng } from "./png.ts";

const MAX_PIXELS = 4_000_000;
/** 32 mm at 300 dots an inch, and some more. */
const PRINTED_PIXELS = 480;
const FLAT_SHARE = 0.95;

type Raster = { data: Uint8Array | Uint8ClampedArray; width: number; height: number; channels: 3 | 4 };
type Pixels = { width: number; height: number; kind: number; data?: Uint8Array | Uint8ClampedArray };

/** The pictures of a page, with their bytes where one may be the candidate's photo. Call before the page is cleaned up. */
export function readPictures(drawing: PageDrawing, page: PDFPageProxy): Picture[] {
  return drawing.images
    .filter(({ box }) => box.width > 8 && box.height > 8)
    .map((image) => {
      const bytes = isFaceSized(image, drawing) ? encoded(image, page) : undefined;
      return { box: image.box, looksLikePhoto: bytes !== undefined, ...(bytes && { bytes, type: "png" as const }) };
    });
}

/** Upright or square, between 1.2 and 7 cm wide, on the upper half of the first two pages, with enough pixels for a face. */
function isFaceSized({ box, pixels }: ImagePlacement, drawing: PageDrawing): boolean {
  const ratio = box.height / box.width;
  const isPortrait = ratio > 0.85 && ratio < 1.75;
  const isPlaced = drawing.page <= 2 && box.y < 0.5 * drawing.height && box.y > -5;
  return isPortrait && isPlaced && box.width > 34 && box.width < 200 && pixels.width >= 60 && pixels.height >= 60;
}

/** The picture as a PNG of a size to print; undefined for what is no picture of a face after all, or cannot be taken out. */
function encoded({ key }: ImagePlacement, page: PDFPageProxy): Uint8Array | undefined {
  try {
    const store = key?.startsWith("g_") ? page.commonObjs : page.objs;
    if (!key || !store.has(key)) return undefined;
    const { width, height, kind, data } = store.get(key) as Pixels;
    if (!data || width * height > MAX_PIXELS || (kind !== 2 && kind !== 3)) return undefined;
    const raster = shrink({ data, width, height, channels: kind === 2 ? 3 : 4 });
    return isFlat(raster) ? undefined : rgbPng(raster.data, raster.width, raster.height, raster.channels);
  } catch {
    return undefined;
  }
}

/** Squares of pixels become one, so that the longer side keeps no more than a printed photo needs. */
function shrink({ data, width, height, channels }: Raster): Raster {
  const step = Math.max(1, Math.floor(Math.max(width, height) / PRINTED_PIXELS));
  if (step === 1) return { data, width, height, channels };
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const small = new Uint8Array(columns * rows * channels);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      for (let channel = 0; channel < channels; channel++)
        small[(y * columns + x) * channels + channel] = mean({ data, width, height, channels }, x * step, y * step, channel, step);
  return { data: small, width: columns, height: rows, channels };
}

function mean({ data, width, channels }: Raster, left: number, top: number, channel: number, step: number): number {
  let sum = 0;
  for (let y = top; y < top + step; y++)
    for (let x = left; x < left + step; x++) sum += data[(y * width + x) * channels + channel] as number;
  return sum / step ** 2;
}

/** A logo, a seal or a QR code has few colours, a photo never: whether four of 512 shades make up nearly all of it. */
function isFlat({ data, channels }: Raster): boolean {
  const shades = new Uint32Array(512);
  for (let at = 0; at < data.length; at += channels) {
    const [red, green, blue] = [data[at], data[at + 1], data[at + 2]] as [number, number, number];
    (shades[((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)] as number)++;
  }
  const most = shades.sort().subarray(-4);
  return most.reduce((sum, count) => sum + count, 0) > FLAT_SHARE * (data.length / channels);
}
