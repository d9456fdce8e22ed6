import type { Box } from "../../../../reading.ts";
import { FOREGROUND, MIN_PANEL_FILL } from "../thresholds.ts";
import type { GrayImage } from "./image.ts";

/** The pixels of each connected component of a mask (4-connectivity), as indices. */
export function connectedComponents(mask: Uint8Array, width: number): number[][] {
  const seen = new Uint8Array(mask.length);
  const components: number[][] = [];
  for (let start = 0; start < mask.length; start++) if (mask[start] && !seen[start]) components.push(floodFill(mask, seen, width, start));
  return components;
}

function floodFill(mask: Uint8Array, seen: Uint8Array, width: number, start: number): number[] {
  const component = [start];
  seen[start] = 1;
  for (let next = 0; next < component.length; next++) {
    const i = component[next] as number;
    const x = i % width;
    for (const neighbour of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (!mask[neighbour] || seen[neighbour]) continue;
      seen[neighbour] = 1;
      component.push(neighbour);
    }
  }
  return component;
}

/** The rectangle around a component, in pixels. */
export function boundsOf(component: number[], width: number): { left: number; top: number; width: number; height: number } {
  const [left, right] = extremes(component.map((i) => i % width));
  const [top, bottom] = extremes(component.map((i) => Math.floor(i / width)));
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

const extremes = (values: number[]): [number, number] => [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];

/** The rectangles of dark panels on a page, in points. `darkMask` is black where the background is dark; its pixels are `pointsPerPixel` wide. */
export function panelsOf({ gray, width }: GrayImage, page: number, pointsPerPixel: number): Box[] {
  const mask = gray.map((value) => (value < FOREGROUND ? 1 : 0));
  return connectedComponents(mask, width)
    .map((component) => ({ component, bounds: boundsOf(component, width) }))
    .filter(({ component, bounds }) => component.length > MIN_PANEL_FILL * bounds.width * bounds.height)
    .map(({ bounds: { left, top, width, height } }) => ({
      page,
      x: left * pointsPerPixel,
      y: top * pointsPerPixel,
      width: width * pointsPerPixel,
      height: height * pointsPerPixel,
    }));
}
