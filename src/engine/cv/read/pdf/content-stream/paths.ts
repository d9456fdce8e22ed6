import { apply, type Matrix } from "./matrix.ts";
import {
  MAX_BULLET_DISTORTION,
  MAX_BULLET_SIZE,
  MAX_BULLETS_OF_PATH,
  MAX_PATH_POINTS,
  MAX_ROUND_SIZE,
  MAX_SIDE_SHIFT,
  MIN_BULLET_SIZE,
  MIN_CORNER_RADIUS_RATIO,
  MIN_DRAWN_SIDE_RATIO,
  MIN_FILLED_RATIO,
  MIN_RULE_LENGTH,
} from "./thresholds.ts";

export type Area = { x: number; y: number; width: number; height: number };

/**
 * `areas` are rectangles and horizontal or vertical lines; `bulletShapes` are small round or square shapes, which producers draw for bullets. A path
 * that is anything else, such as the outlines of glyphs, is a `drawing`: the box around it, and of how many subpaths it consists.
 */
export type Shapes = { areas: Area[]; bulletShapes: Area[]; drawing?: { box: Area; subpaths: number } };

// pdf.js' numbers for the operators of a path, and how many coordinates follow each.
const MOVE = 0;
const LINE = 1;
const COORDINATES = [2, 2, 6, 4, 0];

/** The shapes of a path. A slanted line gives none. A rectangle may have rounded corners. */
export function shapesOfPath(data: ArrayLike<number>, ctm: Matrix, how: "fill" | "stroke", lineWidth: number): Shapes {
  const thickness = lineWidth * Math.sqrt(Math.abs(ctm[0] * ctm[3] - ctm[1] * ctm[2]));
  const paths = subpaths(data, ctm);
  const bulletShapes = paths.length <= MAX_BULLETS_OF_PATH ? paths.filter(isBulletShape).map((path) => around(path.points)) : [];
  const areas = how === "fill" ? filledAreas(paths) : paths.map((path) => strokedLines(path, thickness));
  const isPlain = paths.every((path, index) => (areas[index] as Area[]).length > 0 || isBulletShape(path) || path.points.length < 2);
  const shapes: Shapes = { areas: areas.flat(), bulletShapes };
  if (!isPlain) shapes.drawing = { box: around(paths.flatMap(({ points }) => points)), subpaths: paths.length };
  return shapes;
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

const isBulletShape = ({ points }: Subpath) => {
  const { width, height } = around(points);
  return width > MIN_BULLET_SIZE && width < MAX_BULLET_SIZE && Math.abs(width - height) < MAX_BULLET_DISTORTION * width;
};

/** The areas of each subpath. A rectangle in a rectangle is a hole where it runs the other way round, as in the frame of a box. */
function filledAreas(paths: Subpath[]): Area[][] {
  const areas = paths.map(filledArea);
  const [outer, inner] = paths;
  const [box, hole] = [areas[0]?.[0], areas[1]?.[0]];
  if (paths.length === 2 && outer && inner && box && hole && isInside(hole, box) && signedArea(outer) * signedArea(inner) < 0)
    return [frame(box, hole), []];
  return areas;
}

/** The rectangle that a subpath fills, or the sides of a frame that is drawn as a thin U or L. */
function filledArea(path: Subpath): Area[] {
  const { points, curved } = path;
  if (points.length < 3) return [];
  const area = around(points);
  const isRound = curved && Math.abs(area.width - area.height) < 1 && area.width < MAX_ROUND_SIZE;
  if (isRound || !points.every((point) => isOnSide(point, area) || (curved && isInCorner(point, area)))) return [];
  const filled = Math.abs(signedArea(path));
  const isWhole = curved || filled > MIN_FILLED_RATIO * area.width * area.height || Math.min(area.width, area.height) < 2 * MAX_SIDE_SHIFT;
  return isWhole ? [area] : drawnSides(path, area, filled);
}

/** A rectangle has all its points on the sides of its box. */
const isOnSide = ([x, y]: [number, number], area: Area) =>
  Math.min(Math.abs(x - area.x), Math.abs(x - area.x - area.width), Math.abs(y - area.y), Math.abs(y - area.y - area.height)) <
  MAX_SIDE_SHIFT;

/** The curves of a rounded corner stay outside of the ellipse that fits into the box. */
const isInCorner = ([x, y]: [number, number], { x: left, y: top, width, height }: Area) =>
  Math.hypot((2 * (x - left)) / width - 1, (2 * (y - top)) / height - 1) > MIN_CORNER_RADIUS_RATIO;

/** Signed area by the shoelace formula; the sign is the direction of the subpath. */
function signedArea({ points }: Subpath): number {
  let sum = 0;
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length] as [number, number];
    sum += x * nextY - nextX * y;
  }
  return sum / 2;
}

const isInside = (inner: Area, outer: Area) =>
  inner.x > outer.x &&
  inner.y > outer.y &&
  inner.x + inner.width < outer.x + outer.width &&
  inner.y + inner.height < outer.y + outer.height;

/** The four bars between a rectangle and the hole in it. */
function frame(box: Area, hole: Area): Area[] {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const [holeRight, holeBottom] = [hole.x + hole.width, hole.y + hole.height];
  return [
    { ...box, height: hole.y - box.y },
    { ...box, y: holeBottom, height: bottom - holeBottom },
    { ...box, width: hole.x - box.x },
    { ...box, x: holeRight, width: right - holeRight },
  ];
}

/** The sides of the box along which the subpath runs, each as thick as the subpath fills it. */
function drawnSides({ points }: Subpath, area: Area, filled: number): Area[] {
  const edges = points.map((point, index) => [point, points[(index + 1) % points.length] as [number, number]] as const);
  if (edges.some(isSlanted)) return [];
  const along = (at: (point: readonly [number, number]) => number, side: number, length: number) => {
    const covered = edges
      .filter(([from, to]) => Math.abs(at(from) - side) < MAX_SIDE_SHIFT && Math.abs(at(to) - side) < MAX_SIDE_SHIFT)
      .reduce((sum, [from, to]) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0);
    return covered > MIN_DRAWN_SIDE_RATIO * length;
  };
  const [x, y] = [(point: readonly [number, number]) => point[0], (point: readonly [number, number]) => point[1]];
  const { width, height } = area;
  const sides = [
    { drawn: along(y, area.y, width), side: (thickness: number) => ({ ...area, height: thickness }) },
    {
      drawn: along(y, area.y + height, width),
      side: (thickness: number) => ({ ...area, y: area.y + height - thickness, height: thickness }),
    },
    { drawn: along(x, area.x, height), side: (thickness: number) => ({ ...area, width: thickness }) },
    {
      drawn: along(x, area.x + width, height),
      side: (thickness: number) => ({ ...area, x: area.x + width - thickness, width: thickness }),
    },
  ].filter(({ drawn }) => drawn);
  const length = sides.reduce((sum, { side }) => sum + Math.max(side(0).width, side(0).height), 0);
  const thickness = filled / Math.max(1, length);
  return sides.map(({ side }) => side(thickness));
}

const isSlanted = ([from, to]: readonly [readonly [number, number], readonly [number, number]]) =>
  Math.abs(from[0] - to[0]) > MAX_SIDE_SHIFT && Math.abs(from[1] - to[1]) > MAX_SIDE_SHIFT;

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
