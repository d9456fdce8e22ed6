import { deflateSync } from "node:zlib";
import { type PDFDocument, PDFName, type PDFPage } from "@cantoo/pdf-lib";
import { nearestQuarterTurn, rotate, turn } from "../../read/ocr/page-image/pixels/image.ts";
import { renderColors } from "../../read/ocr/render-pages.ts";
import type { Box, ReadTools, Scan } from "../../reading.ts";
import { GRAY_TOLERANCE, PAGE_PICTURE_DPI } from "../thresholds.ts";

/** `scan`: the boxes are in the page as it was turned upright for OCR, and it is put in so. */
type PictureOf = { bytes: Uint8Array; number: number; width: number; height: number; boxes: readonly Box[]; scan?: Scan };
const POINTS_PER_INCH = 72;

type Pixels = { width: number; height: number; channels: Uint8Array[]; scale: number };

/**
 * Puts a page in its place as a picture of itself in which boxes are filled with the colour around them: nothing of what they held is in the file. For scans, and for pages
 * whose text cannot be taken out operator by operator. Boxes in points from the top left. Throws where PDFium cannot draw the page.
 */
export async function insertPicturePage(
  document: PDFDocument,
  { bytes, number, scan, boxes, ...shown }: PictureOf,
  { readAsset }: Pick<ReadTools, "readAsset">,
): Promise<PDFPage> {
  const rendered = await renderColors(bytes, number, { dpi: PAGE_PICTURE_DPI, readAsset });
  const planes = rendered?.planes.map((plane) => (scan ? rotate(turn(plane, nearestQuarterTurn(scan.rotation)), -scan.skew) : plane));
  const [first] = planes ?? [];
  if (!rendered || !planes || !first) throw new Error(`page ${number} cannot be drawn`);
  const scale = scan ? rendered.dpi / POINTS_PER_INCH : first.width / shown.width;
  const { width, height } = scan ? { width: first.width / scale, height: first.height / scale } : shown;
  const pixels: Pixels = { width: first.width, height: first.height, channels: planes.map(({ gray }) => gray), scale };
  for (const box of boxes) fill(pixels, box);
  const page = document.insertPage(number - 1, [width, height]);
  const isGray = isGrayPicture(pixels);
  const { context } = document;
  const image = context.register(
    context.stream(deflateSync(interleaved(isGray ? pixels.channels.slice(0, 1) : pixels.channels)), {
      Type: "XObject",
      Subtype: "Image",
      Width: pixels.width,
      Height: pixels.height,
      ColorSpace: isGray ? "DeviceGray" : "DeviceRGB",
      BitsPerComponent: 8,
      Filter: "FlateDecode",
    }),
  );
  page.node.setXObject(PDFName.of("Page"), image);
  page.node.addContentStream(context.register(context.stream(`q ${width} 0 0 ${height} 0 0 cm /Page Do Q`)));
  return page;
}

function fill({ width, height, channels, scale }: Pixels, box: Box) {
  const [left, top] = [Math.max(0, Math.floor(box.x * scale) - 1), Math.max(0, Math.floor(box.y * scale) - 1)];
  const right = Math.min(width, Math.ceil((box.x + box.width) * scale) + 1);
  const bottom = Math.min(height, Math.ceil((box.y + box.height) * scale) + 1);
  if (right <= left || bottom <= top) return;
  for (const channel of channels) {
    const around: number[] = [];
    for (let x = left; x < right; x++) around.push(channel[top * width + x] as number, channel[(bottom - 1) * width + x] as number);
    around.sort((one, other) => one - other);
    const ground = around[around.length >> 1] ?? 255;
    for (let y = top; y < bottom; y++) channel.fill(ground, y * width + left, y * width + right);
  }
}

const isGrayPicture = ({ channels: [red, green, blue] }: Pixels) =>
  !red ||
  !green ||
  !blue ||
  red.every(
    (value, at) => Math.abs(value - (green[at] as number)) <= GRAY_TOLERANCE && Math.abs(value - (blue[at] as number)) <= GRAY_TOLERANCE,
  );

function interleaved(channels: Uint8Array[]): Uint8Array {
  const [first = new Uint8Array()] = channels;
  if (channels.length === 1) return first;
  const pixels = new Uint8Array(first.length * channels.length);
  for (const [at, channel] of channels.entries())
    for (let pixel = 0; pixel < channel.length; pixel++) pixels[pixel * channels.length + at] = channel[pixel] as number;
  return pixels;
}
