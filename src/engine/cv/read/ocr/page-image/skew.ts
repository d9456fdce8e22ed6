import { type GrayImage, reduce } from "./pixels/image.ts";
import {
  COARSE_SKEW_STEP,
  FINE_SKEW_STEP,
  MAX_SKEW_DEGREES,
  MAX_UPRIGHT_SKEW,
  MIN_SKEW_GAIN,
  MIN_SKEW_PIXELS,
  SKEW_DPI,
  SKEW_FOREGROUND,
} from "./thresholds.ts";

/** The foreground pixels of an image at a low resolution. */
export type ForegroundPoints = { xs: Int16Array; ys: Int16Array; count: number; width: number; height: number };

/** The foreground of a cleaned page. */
export const foregroundPoints = (image: GrayImage, dpi: number): ForegroundPoints =>
  pointsOf(reduce(image, Math.max(1, Math.round(dpi / SKEW_DPI))));

/**
 * The skew of the lines of text, in degrees clockwise; 0 when it cannot be measured. By the projection profile: summed along the direction
 * of the lines, rows with text and rows without differ most (Postl, 1986). Coarse steps first, then fine ones around the best.
 */
export function skewAngle(points: ForegroundPoints): number {
  if (points.count < MIN_SKEW_PIXELS) return 0;

  const at = (angle: number): Candidate => ({ angle, sharpness: sharpness(points, angle) });
  const sharpest = (candidates: Candidate[]) => candidates.reduce((best, other) => (other.sharpness > best.sharpness ? other : best));
  const coarse = sharpest(range(-MAX_SKEW_DEGREES, MAX_SKEW_DEGREES, COARSE_SKEW_STEP).map(at));
  const fine = sharpest(range(coarse.angle - 4 * FINE_SKEW_STEP, coarse.angle + 4 * FINE_SKEW_STEP, FINE_SKEW_STEP).map(at));
  return fine.sharpness > sharpness(points, 0) * MIN_SKEW_GAIN ? fine.angle : 0;
}

type Candidate = { angle: number; sharpness: number };

/** How much sharper the projection profile across the page is than that down the page: below 1 the page lies on its side. */
export function uprightness(points: ForegroundPoints): number {
  if (points.count < MIN_SKEW_PIXELS) return 1;
  const turned = { ...points, xs: points.ys, ys: points.xs, width: points.height, height: points.width };
  const strongest = (from: ForegroundPoints) =>
    Math.max(...range(-MAX_UPRIGHT_SKEW, MAX_UPRIGHT_SKEW, 1).map((angle) => sharpness(from, angle)));
  return strongest(points) / strongest(turned);
}

function pointsOf({ gray, width, height }: GrayImage): ForegroundPoints {
  const xs = new Int16Array(gray.length);
  const ys = new Int16Array(gray.length);
  let count = 0;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if ((gray[i] as number) >= SKEW_FOREGROUND) continue;
      xs[count] = x;
      ys[count++] = y;
    }
  }
  return { xs, ys, count, width, height };
}

/** The sum of squared differences between neighbouring rows of the profile. */
function sharpness({ xs, ys, count, width, height }: ForegroundPoints, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = Math.ceil(Math.abs(slope) * width) + 1;
  const rows = new Uint32Array(height + 2 * margin);
  for (let i = 0; i < count; i++) {
    const row = Math.round((ys[i] as number) - slope * (xs[i] as number)) + margin;
    rows[row] = (rows[row] as number) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] as number) - (rows[row - 1] as number)) ** 2;
  return sum;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
}
