import { FOREGROUND } from "../thresholds.ts";
import type { GrayImage } from "./image.ts";

/** The cleaned image of a page with its resolution in pixels per inch. */
export type PageRaster = GrayImage & { dpi: number };

/** A rectangle in pixels; `right` and `bottom` are just outside. */
export type PixelBox = { left: number; right: number; top: number; bottom: number };

/** How many pixels of a rectangle are foreground; beyond the image is background. */
export function foregroundIn({ gray, width, height }: GrayImage, { left, right, top, bottom }: PixelBox): number {
  const [from, to] = [Math.max(0, left), Math.min(width, right)];
  let count = 0;
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
    for (let i = y * width + from; i < y * width + to; i++) if ((gray[i] as number) < FOREGROUND) count++;
  return count;
}

/** The rectangle with a margin around it. */
export const widened = ({ left, right, top, bottom }: PixelBox, margin: number): PixelBox => ({
  left: left - margin,
  right: right + margin,
  top: top - margin,
  bottom: bottom + margin,
});

/** In pixels. */
export const areaOf = ({ left, right, top, bottom }: PixelBox): number => Math.max(0, right - left) * Math.max(0, bottom - top);

/** Makes `box` the rectangle around both. */
export function extend(box: PixelBox, { left, right, top, bottom }: PixelBox) {
  box.left = Math.min(box.left, left);
  box.right = Math.max(box.right, right);
  box.top = Math.min(box.top, top);
  box.bottom = Math.max(box.bottom, bottom);
}
