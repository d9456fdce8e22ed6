import type { Box } from "../../../reading.ts";
import type { GrayImage } from "./image.ts";
import { PRINT } from "./scale.ts";

/** The pixels of each connected area of a mask. */
export function connectedAreas(mask: Uint8Array, width: number): number[][] {
  const seen = new Uint8Array(mask.length);
  const areas: number[][] = [];
  for (let start = 0; start < mask.length; start++) if (mask[start] && !seen[start]) areas.push(connected(mask, seen, width, start));
  return areas;
}

function connected(mask: Uint8Array, seen: Uint8Array, width: number, start: number): number[] {
  const area = [start];
  seen[start] = 1;
  for (let next = 0; next < area.length; next++) {
    const i = area[next] as number;
    const x = i % width;
    for (const neighbour of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (!mask[neighbour] || seen[neighbour]) continue;
      seen[neighbour] = 1;
      area.push(neighbour);
    }
  }
  return area;
}

/** The rectangle around an area, in pixels. */
export function boundsOf(area: number[], width: number): { left: number; top: number; width: number; height: number } {
  const [left, right] = extremes(area.map((i) => i % width));
  const [top, bottom] = extremes(area.map((i) => Math.floor(i / width)));
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

const extremes = (values: number[]): [number, number] => [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];

/** How much of its rectangle a panel fills: a photo or a blot fills less. */
const FILLED = 0.85;

/** The rectangles of dark ground on a page, in points. `grounds` is dark where the paper is; `points` is the size of its pixels. */
export function panelsOf({ gray, width }: GrayImage, page: number, points: number): Box[] {
  const mask = gray.map((value) => (value < PRINT ? 1 : 0));
  return connectedAreas(mask, width)
    .map((area) => ({ area, bounds: boundsOf(area, width) }))
    .filter(({ area, bounds }) => area.length > FILLED * bounds.width * bounds.height)
    .map(({ bounds: { left, top, width, height } }) => ({
      page,
      x: left * points,
      y: top * points,
      width: width * points,
      height: height * points,
    }));
}
