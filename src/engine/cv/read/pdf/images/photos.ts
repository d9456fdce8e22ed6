import { jpegFrame, type PictureSize } from "../../../picture.ts";
import type { Picture } from "../../../reading.ts";
import { withoutJpegMetadata } from "../../images/jpeg.ts";
import { rgbPng } from "../../images/png.ts";
import { isLargerThanPrinted, type Raster, shrink } from "../../images/raster.ts";
import type { ImagePlacement, PageDrawing } from "../content-stream/page-content.ts";
import type { PDFPageProxy } from "../open/pdfjs.ts";
import { asSeen } from "./picture-view.ts";

const MAX_PIXELS = 4_000_000;
const FLAT_SHARE = 0.95;

/** Pixels enough, in each direction, to tell the colours of a picture. */
const SAMPLE = 64;

type Photo = Required<Pick<Picture, "bytes" | "type">>;
/** What pdf.js keeps of a picture (docs/decisions/0014): its pixels, and the JPEG that they come from where this alone tells what is shown. */
type Undecoded = { decode: () => Promise<Pixels>; jpeg: () => Promise<Jpeg | undefined> };
type Pixels = { width: number; height: number; kind: number; data?: Uint8Array | Uint8ClampedArray };
type Jpeg = { bytes: Uint8Array; sample: (width: number, height: number) => Rows };
/** The pixels of some rows. Those of a JPEG are worked out when they are asked for. */
type Rows = (from: number, to: number) => Raster["data"];

/** The pictures of a page, with their bytes where one may be the candidate's photo. Call before the page is cleaned up. */
export async function readPictures(drawing: PageDrawing, page: PDFPageProxy): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const photos = new Map<string, Photo | undefined>();
  for (const image of drawing.images) {
    const { box, key, view } = image;
    if (box.width <= 8 || box.height <= 8) continue;
    const isCandidate = isFaceSized(image, drawing);
    const seen = JSON.stringify([key, view]);
    if (isCandidate && !photos.has(seen)) photos.set(seen, await takePhoto(image, page));
    const photo = isCandidate ? photos.get(seen) : undefined;
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

const isTooLarge = ({ width, height }: PictureSize) => width * height > MAX_PIXELS;

/** The picture as it is seen, in a size to print; undefined for what is no picture of a face after all, or cannot be taken out. */
async function takePhoto({ key, view, pixels }: ImagePlacement, page: PDFPageProxy): Promise<Photo | undefined> {
  try {
    const store = key?.startsWith("g_") ? page.commonObjs : page.objs;
    if (!key || !store.has(key)) return undefined;
    const undecoded = store.get(key) as Undecoded;
    const jpeg = view || isLargerThanPrinted(pixels) ? undefined : await undecoded.jpeg();
    const kept = jpeg && isOfSize(jpeg.bytes, pixels) ? withoutJpegMetadata(jpeg.bytes) : undefined;
    if (jpeg && kept) return isFlatJpeg(jpeg, pixels) ? undefined : { bytes: kept, type: "jpeg" };
    return asPng(await undecoded.decode(), view);
  } catch {
    return undefined;
  }
}

function asPng({ width, height, kind, data }: Pixels, view: ImagePlacement["view"]): Photo | undefined {
  if (!data || isTooLarge({ width, height }) || (kind !== 2 && kind !== 3)) return undefined;
  const whole: Raster = { data, width, height, channels: kind === 2 ? 3 : 4 };
  const raster = shrink(view ? asSeen(whole, view) : whole);
  return isFlat(raster, rowsOf(raster))
    ? undefined
    : { bytes: rgbPng(raster.data, raster.width, raster.height, raster.channels), type: "png" };
}

function isOfSize(jpeg: Uint8Array, { width, height }: PictureSize): boolean {
  const frame = jpegFrame(new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength));
  return frame?.width === width && frame.height === height && frame.components <= 3;
}

const rowsOf =
  ({ data, width, channels }: Raster): Rows =>
  (from, to) =>
    data.subarray(from * width * channels, to * width * channels);

function isFlatJpeg(jpeg: Jpeg, pixels: PictureSize): boolean {
  const [width, height] = [Math.min(pixels.width, SAMPLE), Math.min(pixels.height, SAMPLE)];
  return isFlat({ width, height, channels: 3 }, jpeg.sample(width, height));
}

/**
 * A logo, a seal or a QR code has few colours, a photo never: whether four of 512 shades make up nearly all of it. Of a photo the first rows
 * tell that they do not.
 */
function isFlat({ width, height, channels }: Omit<Raster, "data">, rows: Rows): boolean {
  const shades = new Uint32Array(512);
  const flat = FLAT_SHARE * (width * height);
  const step = Math.ceil(height / PARTS);
  for (let from = 0; from < height; from += step) {
    const to = Math.min(from + step, height);
    countShades(rows(from, to), channels, shades);
    if (mostOf(shades) + (height - to) * width <= flat) return false;
  }
  return true;
}

const PARTS = 16;

function countShades(data: Raster["data"], channels: number, shades: Uint32Array): void {
  for (let at = 0; at < data.length; at += channels) {
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
