import { apply, type Matrix } from "./matrix.ts";
import { MAX_BULLET_SIZE, MAX_PATH_POINTS, MAX_SIDE_SHIFT, MIN_BULLET_SIZE, MIN_RULE_LENGTH } from "./thresholds.ts";

export type Area = { x: number; y: number; width: number; height: number };

// pdf.js' numbers for the operators of a path, and how many coordinates follow each.
const MOVE = 0;
const LINE = 1;
const COORDINATES = [2, 2, 6, 4, 0];
/** Thinner lines are drawn as thin as the device can. */
const MIN_THICKNESS = 0.3;

/**
 * The rectangles and the horizontal or vertical lines of a path, as areas, and the small round or square shapes that producers draw for bullets.
 * A slanted line or a drawing gives nothing. A rectangle may have rounded corners. `plain` says that the path is nothing else.
 */
export function shapesOfPath(
  data: ArrayLike<number>,
  ctm: Matrix,
  how: "fill" | "stroke",
  lineWidth: number,
): { areas: Area[]; dots: Area[]; plain: boolean } {
  const thickness = Math.max(MIN_THICKNESS, lineWidth * Math.sqrt(Math.abs(ctm[0] * ctm[3] - ctm[1] * ctm[2])));
  const paths = subpaths(data, ctm);
  const dots = paths.length <= 4 ? paths.filter(isDot).map((path) => around(path.points)) : [];
  const areas = paths.map((path) => (how === "fill" ? filledArea(path) : strokedLines(path, thickness)));
  const plain = paths.every((path, index) => (areas[index] as Area[]).length > 0 || dots.length > 0 || path.points.length < 2);
  return { areas: areas.flat(), dots, plain };
}

type Subpath = { points: [number, number][]; curved: boolean };

function subpaths(data: ArrayLike<number>, ctm: Matrix): Subpath[] {
  const paths: Subpath[] = [];
  let path: Subpath | undefined;
  for (let at = 0, count = 0; at < data.length && count < MAX_PATH_POINTS; count++) {
    const operator = data[at++] as number;
    const coordinates = COORDINATES[operator];
    if (coordinates === undefined) break;
    if (operator === MOVE || !path) {
      path = { points: [], curved: false };
      paths.push(path);
    }
    if (coordinates > 0) path.points.push(apply(ctm, data[at + coordinates - 2] as number, data[at + coordinates - 1] as number));
    else if (path.points[0]) path.points.push(path.points[0]);
    if (operator > LINE && coordinates > 0) path.curved = true;
    at += coordinates;
  }
  return paths;
}

const isDot = ({ points }: Subpath) => {
  const { width, height } = around(points);
  return width > MIN_BULLET_SIZE && width < MAX_BULLET_SIZE && Math.abs(width - height) < 0.25 * width;
};

function filledArea({ points, curved }: Subpath): Area[] {
  if (points.length < 3) return [];
  const area = around(points);
  const round = curved && Math.abs(area.width - area.height) < 1 && area.width < 12;
  return points.every((point) => isOnSide(point, area) || (curved && isInCorner(point, area))) && !round ? [area] : [];
}

/** A rectangle has all its points on the sides of its box. */
const isOnSide = ([x, y]: [number, number], area: Area) =>
  Math.min(Math.abs(x - area.x), Math.abs(x - area.x - area.width), Math.abs(y - area.y), Math.abs(y - area.y - area.height)) <
  MAX_SIDE_SHIFT;

/** The curves of a rounded corner stay outside of the ellipse that fits into the box. */
const isInCorner = ([x, y]: [number, number], { x: left, y: top, width, height }: Area) =>
  Math.hypot((2 * (x - left)) / width - 1, (2 * (y - top)) / height - 1) > 0.98;

function strokedLines({ points }: Subpath, thickness: number): Area[] {
  return points.slice(1).flatMap((point, index) => {
    const [x, y, x2, y2] = [...(points[index] as [number, number]), ...point];
    if (Math.abs(y - y2) < MAX_SIDE_SHIFT && Math.abs(x - x2) > MIN_RULE_LENGTH)
      return [{ x: Math.min(x, x2), y: y - thickness / 2, width: Math.abs(x - x2), height: thickness }];
    if (Math.abs(x - x2) < MAX_SIDE_SHIFT && Math.abs(y - y2) > MIN_RULE_LENGTH)
      return [{ x: x - thickness / 2, y: Math.min(y, y2), width: thickness, height: Math.abs(y - y2) }];
    return [];
  });
}

function around(points: [number, number][]): Area {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
