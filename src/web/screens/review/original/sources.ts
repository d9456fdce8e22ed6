import type { Review } from "../../../../engine/contract/api.ts";

export type Point = { page: number; x: number; y: number };
type Box = [number, number, number, number];

/** A place on the page and what it is the source of: a value, or a line that is left over. */
export type Mark = { path: string; page: number; bbox: Box };

/** Every value and every leftover line that has a place on a page. */
export const marksOf = ({ sources, leftovers }: Review): Mark[] => [
  ...Object.entries(sources).flatMap(([path, { page, bbox }]) => (page && bbox ? [{ path, page, bbox }] : [])),
  ...leftovers.flatMap(({ path, page, bbox }) => (page && bbox ? [{ path, page, bbox }] : [])),
];

/** A finger or pointer may miss a line by this much: a quarter of the height of a line of 12 points. */
const MISS_PT = 3;

/** What a point of the page is the source of: of several the smallest, which says it most exactly. */
export function markAt(marks: Mark[], point: Point): Mark | undefined {
  return marks.filter((mark) => mark.page === point.page && isInside(mark.bbox, point)).sort((a, b) => areaOf(a.bbox) - areaOf(b.bbox))[0];
}

const isInside = ([x, y, width, height]: Box, point: Point) =>
  point.x >= x - MISS_PT && point.x <= x + width + MISS_PT && point.y >= y - MISS_PT && point.y <= y + height + MISS_PT;

const areaOf = ([, , width, height]: Box) => width * height;

/** Where a value stands: its own place, or those of its parts ("work[0]" has those of its fields). */
export function marksFor(marks: Mark[], path: string): Mark[] {
  const own = marks.filter((mark) => mark.path === path);
  if (own.length > 0) return own;
  return marks.filter((mark) => mark.path.startsWith(`${path}.`) || mark.path.startsWith(`${path}[`));
}
