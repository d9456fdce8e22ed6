import { jpegFrame } from "../../picture.ts";
import type { Picture } from "../../reading.ts";
import { withoutMetadata } from "../jpeg.ts";
import { rgbPng } from "../png.ts";
import type { ImagePlacement, PageDrawing } from "./page-content.ts";
import type { PDFPageProxy } from "./pdfjs.ts";

const MAX_PIXELS = 4_000_000;
/** 32 mm at 300 dots an inch, and some more. */
const PRINTED_PIXELS = 480;
const FLAT_SHARE = 0.95;

type Raster = { data: Uint8Array | Uint8ClampedArray; width: number; height: number; channels: 3 | 4 };
type Photo = Required<Pick<Picture, "bytes" | "type">>;
/** What pdf.js keeps of a picture (docs/decisions/0014): its pixels, and the JPEG that they come from where this alone tells what is shown. */
type Undecoded = { decode: () => Promise<Pixels> };
type Pixels = { width: number; height: number; kind: number; data?: Uint8Array | Uint8ClampedArray; jpeg?: Uint8Array };

/** The pictures of a page, with their bytes where one may be the candidate's photo. Call before the page is cleaned up. */
export async function readPictures(drawing: PageDrawing, page: PDFPageProxy): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const photos = new Map<string | undefined, Photo | undefined>();
  for (const image of drawing.images) {
    const { box, key } = image;
    if (box.width <= 8 || box.height <= 8) continue;
    const isCandidate = isFaceSized(image, drawing);
    if (isCandidate && !photos.has(key)) photos.set(key, await takePhoto(key, page));
    const photo = isCandidate ? photos.get(key) : undefined;
    pictures.push({ box, looksLikePhoto: photo !== undefined, ...photo });
  }
  return pictures;
}

/** Upright or square, between 1.2 and 7 cm wide, on the upper half of the first two pages, with enough pixels for a face, and not too many. */
function isFaceSized({ box, pixels }: ImagePlacement, drawing: PageDrawing): boolean {
  const ratio = box.height / box.width;
  const isPortrait = ratio > 0.85 && ratio < 1.75;
  const isPlaced = drawing.page <= 2 && box.y < 0.5 * drawing.height && box.y > -5;
  const isSharp = pixels.width >= 60 && pixels.height >= 60 && !isTooLarge(pixels);
  return isPortrait && isPlaced && box.width > 34 && box.width < 200 && isSharp;
}

const isTooLarge = ({ width, height }: { width: number; height: number }) => width * height > MAX_PIXELS;

/** The picture in a size to print; undefined for what is no picture of a face after all, or cannot be taken out. */
async function takePhoto(key: string | undefined, page: PDFPageProxy): Promise<Photo | undefined> {
  try {
    const store = key?.startsWith("g_") ? page.commonObjs : page.objs;
    if (!key || !store.has(key)) return undefined;
    const { width, height, kind, data, jpeg } = await (store.get(key) as Undecoded).decode();
    if (!data || isTooLarge({ width, height }) || (kind !== 2 && kind !== 3)) return undefined;
    const raster = shrink({ data, width, height, channels: kind === 2 ? 3 : 4 });
    if (isFlat(raster)) return undefined;
    const bare = jpeg && raster.data === data ? sameAsJpeg(jpeg, raster) : undefined;
    return bare ? { bytes: bare, type: "jpeg" } : { bytes: rgbPng(raster.data, raster.width, raster.height, raster.channels), type: "png" };
  } catch {
    return undefined;
  }
}

/** The picture as the document holds it, where it has the size and the colours that are shown, without metadata. */
function sameAsJpeg(jpeg: Uint8Array, { width, height }: Raster): Uint8Array | undefined {
  const frame = jpegFrame(new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength));
  return frame?.width === width && frame.height === height && frame.components <= 3 ? withoutMetadata(jpeg) : undefined;
}

/** Squares of pixels become one, so that the longer side keeps no more than a printed photo needs. */
function shrink({ data, width, height, channels }: Raster): Raster {
  const step = Math.max(1, Math.floor(Math.max(width, height) / PRINTED_PIXELS));
  if (step === 1) return { data, width, height, channels };
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const small = new Uint8Array(columns * rows * channels);
  const [line, square] = [columns * channels, step ** 2];
  const sums = new Uint32Array(line);
  for (let row = 0; row < rows; row++) {
    sums.fill(0);
    for (let y = row * step; y < (row + 1) * step; y++) addLine(data, y * width * channels, sums, channels, step);
    for (let at = 0; at < line; at++) small[row * line + at] = (sums[at] as number) / square;
  }
  return { data: small, width: columns, height: rows, channels };
}

/** Adds each pixel of a line to the square that it falls into. */
function addLine(data: Raster["data"], from: number, sums: Uint32Array, channels: number, step: number): void {
  let pixel = from;
  for (let at = 0; at < sums.length; at += channels)
    for (let x = 0; x < step; x++)
      for (let channel = 0; channel < channels; channel++) (sums[at + channel] as number) += data[pixel++] as number;
}

/**
 * A logo, a seal or a QR code has few colours, a photo never: whether four of 512 shades make up nearly all of it. Of a photo a small part
 * tells that they do not.
 */
function isFlat({ data, channels }: Raster): boolean {
  const shades = new Uint32Array(512);
  const flat = FLAT_SHARE * (data.length / channels);
  const part = Math.max(1, Math.ceil(data.length / channels / 16)) * channels;
  for (let start = 0; start < data.length; start += part) {
    countShades(data, start, Math.min(start + part, data.length), channels, shades);
    const left = Math.max(0, data.length - start - part) / channels;
    if (mostOf(shades) + left <= flat) return false;
  }
  return true;
}

function countShades(data: Raster["data"], from: number, to: number, channels: number, shades: Uint32Array): void {
  for (let at = from; at < to; at += channels) {
    const shade = (((data[at] as number) >> 5) << 6) | (((data[at + 1] as number) >> 5) << 3) | ((data[at + 2] as number) >> 5);
    (shades[shade] as number)++;
  }
}

/** How many pixels have one of the four most frequent shades. */
const mostOf = (shades: Uint32Array) =>
  shades
    .toSorted()
    .subarray(-4)
    .reduce((sum, count) => sum + count, 0);
