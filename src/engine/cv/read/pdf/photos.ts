import type { Picture } from "../../reading.ts";
import type { ImagePlacement, PageDrawing } from "./page-content.ts";
import type { PDFPageProxy } from "./pdfjs.ts";
import { rgbPng } from "./png.ts";

const MAX_PIXELS = 4_000_000;

type Pixels = { width: number; height: number; kind: number; data?: Uint8Array | Uint8ClampedArray };

/** The pictures of a page, with their bytes where one may be the candidate's photo. Call before the page is cleaned up. */
export function readPictures(drawing: PageDrawing, page: PDFPageProxy): Picture[] {
  return drawing.images
    .filter(({ box }) => box.width > 8 && box.height > 8)
    .map((image) => {
      const looksLikePhoto = isFaceSized(image, drawing);
      const bytes = looksLikePhoto ? encoded(image, page) : undefined;
      return { box: image.box, looksLikePhoto, ...(bytes && { bytes, type: "png" as const }) };
    });
}

/** Upright or square, between 1.2 and 7 cm wide, on the upper half of the first two pages, with enough pixels for a face. */
function isFaceSized({ box, pixels }: ImagePlacement, drawing: PageDrawing): boolean {
  const ratio = box.height / box.width;
  const isPortrait = ratio > 0.85 && ratio < 1.75;
  const isPlaced = drawing.page <= 2 && box.y < 0.5 * drawing.height && box.y > -5;
  return isPortrait && isPlaced && box.width > 34 && box.width < 200 && pixels.width >= 60 && pixels.height >= 60;
}

function encoded({ key }: ImagePlacement, page: PDFPageProxy): Uint8Array | undefined {
  try {
    const store = key?.startsWith("g_") ? page.commonObjs : page.objs;
    if (!key || !store.has(key)) return undefined;
    const { width, height, kind, data } = store.get(key) as Pixels;
    if (!data || width * height > MAX_PIXELS || (kind !== 2 && kind !== 3)) return undefined;
    return rgbPng(data, width, height, kind === 2 ? 3 : 4);
  } catch {
    return undefined;
  }
}
