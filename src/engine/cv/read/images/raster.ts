import type { QuarterTurn } from "../ocr/page-image/pixels/image.ts";
import type { PictureSize } from "./picture.ts";
import { MAX_PRINTED_PIXELS } from "./thresholds.ts";

/** Eight bits a channel, row by row: red, green, blue, and how opaque it is where there are four. */
export type Raster = { data: Uint8Array | Uint8ClampedArray; width: number; height: number; channels: 3 | 4 };

/** Parts of the width and height that are cut off at each side, 0 to 1. */
export type Crop = { left: number; top: number; right: number; bottom: number };

/** How many pixels across become one. */
const squareOf = ({ width, height }: PictureSize) => Math.max(1, Math.floor(Math.max(width, height) / MAX_PRINTED_PIXELS));

/** Whether `shrink` makes it smaller. */
export const isLargerThanPrinted = (size: PictureSize) => squareOf(size) > 1;

/** Squares of pixels become one, so that the longer side keeps no more than a printed photo needs; the same raster where it is small. */
export function shrink(raster: Raster): Raster {
  const { data, width, height, channels } = raster;
  const step = squareOf(raster);
  if (step === 1) return raster;
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

/** What is left of a raster: a pixel at least. */
export function cropped({ data, width, height, channels }: Raster, { left, top, right, bottom }: Crop): Raster {
  const [x, y] = [Math.min(width - 1, Math.round(left * width)), Math.min(height - 1, Math.round(top * height))];
  const columns = Math.max(1, Math.round((1 - right) * width) - x);
  const rows = Math.max(1, Math.round((1 - bottom) * height) - y);
  const part = new Uint8Array(columns * rows * channels);
  for (let row = 0; row < rows; row++) {
    const start = ((y + row) * width + x) * channels;
    part.set(data.subarray(start, start + columns * channels), row * columns * channels);
  }
  return { data: part, width: columns, height: rows, channels };
}

/** Mirrored left to right where it shall be, then turned clockwise. */
export function turned({ data, width, height, channels }: Raster, degrees: QuarterTurn, mirrored: boolean): Raster {
  const [columns, rows] = degrees % 180 === 0 ? [width, height] : [height, width];
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = placeAfter(degrees, mirrored ? width - 1 - x : x, y, width, height);
      const [from, to] = [(y * width + x) * channels, (row * columns + column) * channels];
      for (let channel = 0; channel < channels; channel++) out[to + channel] = data[from + channel] as number;
    }
  return { data: out, width: columns, height: rows, channels };
}

function placeAfter(degrees: QuarterTurn, x: number, y: number, width: number, height: number): [column: number, row: number] {
  if (degrees === 90) return [height - 1 - y, x];
  if (degrees === 180) return [width - 1 - x, height - 1 - y];
  return degrees === 270 ? [y, width - 1 - x] : [x, y];
}
