import type { OcrPage, Picture, ReadTools } from "../../reading.ts";
import { rgbPng } from "../images/png.ts";
import { shrink } from "../images/raster.ts";
import { crop, type GrayImage, rotate, turn } from "./page-image/pixels/image.ts";
import { pixelsOf } from "./page-image/resolution.ts";
import { renderColors } from "./render-pages.ts";

/** Pixels within the edges of the photo that are left out: the edge of a scanned photo is blurred into the paper. */
const EDGE_PIXELS = 2;

/**
 * The photos of pages that OCR read, cut out in colour, upright and in the size to print. Pages without a photo, or that cannot be rendered
 * again, give none.
 */
export async function scannedPhotos(bytes: Uint8Array, pages: OcrPage[], dpi: number, { readAsset }: ReadTools): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const { page, rotation, photo } of pages) {
    if (!photo) continue;
    const colors = await renderColors(bytes, page, { dpi, readAsset }).catch(() => undefined);
    if (!colors) continue;
    const at = pixelsOf(colors.dpi);
    const { x, y, width, height } = photo.box;
    const [left, top] = [at(x) + EDGE_PIXELS, at(y) + EDGE_PIXELS];
    const size = [at(width) - 2 * EDGE_PIXELS, at(height) - 2 * EDGE_PIXELS] as const;
    const planes = colors.planes.map((plane) => crop(rotate(turn(plane, rotation as 0), -photo.skew), left, top, ...size));
    pictures.push({ box: photo.box, looksLikePhoto: true, type: "png", bytes: toPng(planes) });
  }
  return pictures;
}

function toPng(planes: GrayImage[]): Uint8Array {
  const { width, height } = planes[0] as GrayImage;
  const data = new Uint8Array(3 * width * height);
  for (const [channel, { gray }] of planes.entries()) for (let i = 0; i < gray.length; i++) data[3 * i + channel] = gray[i] as number;
  const raster = shrink({ data, width, height, channels: 3 });
  return rgbPng(raster.data, raster.width, raster.height, 3);
}
