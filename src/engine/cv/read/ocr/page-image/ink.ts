import type { GrayImage } from "./image.ts";
import { PRINT } from "./scale.ts";

/** The cleaned image of a page; `dpi` in pixels per inch. */
export type Sheet = GrayImage & { dpi: number };

/** In pixels; `right` and `bottom` are beyond it. */
export type Area = { left: number; right: number; top: number; bottom: number };

/** How many pixels of an area are print; what lies outside of the image is paper. */
export function inkIn({ gray, width, height }: GrayImage, { left, right, top, bottom }: Area): number {
  const [from, to] = [Math.max(0, left), Math.min(width, right)];
  let ink = 0;
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
    for (let i = y * width + from; i < y * width + to; i++) if ((gray[i] as number) < PRINT) ink++;
  return ink;
}

/** The area with a margin around it. */
export const widened = ({ left, right, top, bottom }: Area, margin: number): Area => ({
  left: left - margin,
  right: right + margin,
  top: top - margin,
  bottom: bottom + margin,
});

export const sizeOf = ({ left, right, top, bottom }: Area): number => Math.max(0, right - left) * Math.max(0, bottom - top);

/** Makes `area` reach around another. */
export function extend(area: Area, { left, right, top, bottom }: Area) {
  area.left = Math.min(area.left, left);
  area.right = Math.max(area.right, right);
  area.top = Math.min(area.top, top);
  area.bottom = Math.max(area.bottom, bottom);
}
