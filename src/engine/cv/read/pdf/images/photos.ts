import type { Picture } from "../../../reading.ts";
import { withoutJpegMetadata } from "../../images/jpeg.ts";
import { jpegFrame, type PictureSize } from "../../images/picture.ts";
import { rgbPng } from "../../images/png.ts";
import { isLargerThanPrinted, type Raster, shrink } from "../../images/raster.ts";
import type { ImagePlacement, PageDrawing } from "../content-stream/interpreter.ts";
import type { PDFPageProxy } from "../open/pdfjs.ts";
import { asSeen } from "./picture-view.ts";
import {
  MAX_FEW_SHADES_RATIO,
  MAX_PHOTO_ASPECT,
  MAX_PHOTO_BLEED,
  MAX_PHOTO_PAGE,
  MAX_PHOTO_PIXELS,
  MAX_PHOTO_TOP_RATIO,
  MAX_PHOTO_WIDTH,
  MIN_PHOTO_ASPECT,
  MIN_PHOTO_PIXELS,
  MIN_PHOTO_WIDTH,
  MIN_PICTURE_SIZE,
  SAMPLE_PIXELS,
} from "./thresholds.ts";

type Photo = Required<Pick<Picture, "bytes" | "type">>;
/**
 * What pdf.js gives for a picture that is not drawn (docs/decisions/0014): its pixels, and the file of a JPEG that shows the same by itself
 * (no mask, RGB or grey). Each is worked out when it is asked for.
 */
type Undecoded = { decode: () => Promise<Pixels>; plainJpeg: () => Promise<Uint8Array | undefined> };
type Pixels = { width: number; height: number; kind: number; data?: Uint8Array | Uint8ClampedArray };

/** The pictures of a page, with their bytes where one may be the candidate's photo. Call before the page is cleaned up. */
export async function readPictures(drawing: PageDrawing, page: PDFPageProxy): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const photos = new Map<string, Photo | undefined>();
  for (const image of drawing.images) {
    const { box, key, view } = image;
    if (box.width <= MIN_PICTURE_SIZE || box.height <= MIN_PICTURE_SIZE) continue;
    const isCandidate = isFaceSized(image, drawing);
    const viewKey = JSON.stringify([key, view]);
    if (isCandidate && !photos.has(viewKey)) photos.set(viewKey, await takePhoto(image, page));
    const photo = isCandidate ? photos.get(viewKey) : undefined;
    pictures.push({ box, looksLikePhoto: photo !== undefined, ...photo });
  }
  return pictures;
}

/** Upright or square, as wide as a photo, on the upper half of the first two pages, with enough pixels for a face, and not too many. */
function isFaceSized({ box, pixels }: ImagePlacement, drawing: PageDrawing): boolean {
  const aspect = box.height / box.width;
  const isPortrait = aspect > MIN_PHOTO_ASPECT && aspect < MAX_PHOTO_ASPECT;
  const isPlaced = drawing.page <= MAX_PHOTO_PAGE && box.y < MAX_PHOTO_TOP_RATIO * drawing.height && box.y > -MAX_PHOTO_BLEED;
  const isSharp = pixels.width >= MIN_PHOTO_PIXELS && pixels.height >= MIN_PHOTO_PIXELS && !isTooLarge(pixels);
  return isPortrait && isPlaced && box.width > MIN_PHOTO_WIDTH && box.width < MAX_PHOTO_WIDTH && isSharp;
}

const isTooLarge = ({ width, height }: PictureSize) => width * height > MAX_PHOTO_PIXELS;

/** The picture as it is seen, in a size to print; undefined for what is no picture of a face after all, or cannot be taken out. */
async function takePhoto({ key, view, pixels }: ImagePlacement, page: PDFPageProxy): Promise<Photo | undefined> {
  try {
    const store = key?.startsWith("g_") ? page.commonObjs : page.objs;
    if (!key || !store.has(key)) return undefined;
    const undecoded = store.get(key) as Undecoded;
    const jpeg = view || isLargerThanPrinted(pixels) ? undefined : await undecoded.plainJpeg();
    const kept = jpeg && isOfSize(jpeg, pixels) ? withoutJpegMetadata(jpeg) : undefined;
    const raster = toRaster(await undecoded.decode());
    if (!raster) return undefined;
    if (kept) return hasFewShades(sampled(raster)) ? undefined : { bytes: kept, type: "jpeg" };
    return asPng(raster, view);
  } catch {
    return undefined;
  }
}

/** pdf.js' kinds 2 and 3 are RGB and RGBA; its kind 1, of one bit a pixel, is no photo. */
function toRaster({ width, height, kind, data }: Pixels): Raster | undefined {
  if (!data || isTooLarge({ width, height }) || (kind !== 2 && kind !== 3)) return undefined;
  return { data, width, height, channels: kind === 2 ? 3 : 4 };
}

function asPng(whole: Raster, view: ImagePlacement["view"]): Photo | undefined {
  const raster = shrink(view ? asSeen(whole, view) : whole);
  return hasFewShades(raster) ? undefined : { bytes: rgbPng(raster.data, raster.width, raster.height, raster.channels), type: "png" };
}

function isOfSize(jpeg: Uint8Array, { width, height }: PictureSize): boolean {
  const frame = jpegFrame(new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength));
  return frame?.width === width && frame.height === height && frame.components <= 3;
}

/** Evenly spread pixels of a larger raster, 64 by 64 at most. */
function sampled({ data, width, height, channels }: Raster): Raster {
  const [columns, rows] = [Math.min(width, SAMPLE_PIXELS), Math.min(height, SAMPLE_PIXELS)];
  const sample = new Uint8Array(columns * rows * channels);
  for (let row = 0, to = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, to += channels) {
      const from = (Math.floor((row * height) / rows) * width + Math.floor((column * width) / columns)) * channels;
      sample.set(data.subarray(from, from + channels), to);
    }
  return { data: sample, width: columns, height: rows, channels };
}

/** A logo, a seal or a QR code has few colours, a photo never: whether four of 512 shades make up nearly all of it. */
function hasFewShades({ data, width, height, channels }: Raster): boolean {
  const shades = new Uint32Array(512);
  for (let at = 0; at < data.length; at += channels) {
    const shade = (((data[at] as number) >> 5) << 6) | (((data[at + 1] as number) >> 5) << 3) | ((data[at + 2] as number) >> 5);
    (shades[shade] as number)++;
  }
  return pixelsOfMostFrequent(shades) > MAX_FEW_SHADES_RATIO * (width * height);
}

/** How many pixels have one of the four most frequent shades. */
const pixelsOfMostFrequent = (shades: Uint32Array) =>
  shades
    .toSorted()
    .subarray(-4)
    .reduce((sum, count) => sum + count, 0);
