import { type GrayImage, reduce } from "./image.ts";

const WORK_DPI = 75;
const MAX_DEGREES = 5;
const PRINT = 160;

/** Where an image has print, in pixels at a low resolution. */
export type PrintPoints = { xs: Int16Array; ys: Int16Array; count: number; width: number; height: number };

/** The print of a cleaned page. */
export const printPoints = (image: GrayImage, dpi: number): PrintPoints => pointsOf(reduce(image, Math.max(1, Math.round(dpi / WORK_DPI))));

/**
 * How far the lines of text lean, in degrees clockwise; 0 when that cannot be told. The projection profile: summed along
 * the direction of the lines, rows of print and empty rows differ most (Postl, 1986). Coarse steps first, then fine ones around the best.
 */
export function skewAngle(points: PrintPoints): number {
  if (points.count < 50) return 0;

  const at = (angle: number): Lean => ({ angle, sharpness: sharpness(points, angle) });
  const sharpest = (leans: Lean[]) => leans.reduce((best, lean) => (lean.sharpness > best.sharpness ? lean : best));
  const coarse = sharpest(range(-MAX_DEGREES, MAX_DEGREES, 0.5).map(at));
  const fine = sharpest(range(coarse.angle - 0.4, coarse.angle + 0.4, 0.1).map(at));
  return fine.sharpness > sharpness(points, 0) * 1.02 ? fine.angle : 0;
}

type Lean = { angle: number; sharpness: number };

/** How strongly lines of print show across the page, compared to down the page: below 1 the page lies on its side. */
export function uprightness(points: PrintPoints): number {
  if (points.count < 50) return 1;
  const turned = { ...points, xs: points.ys, ys: points.xs, width: points.height, height: points.width };
  const strongest = (from: PrintPoints) => Math.max(...range(-4, 4, 1).map((angle) => sharpness(from, angle)));
  return strongest(points) / strongest(turned);
}

function pointsOf({ gray, width, height }: GrayImage): PrintPoints {
  const xs = new Int16Array(gray.length);
  const ys = new Int16Array(gray.length);
  let count = 0;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if ((gray[i] as number) >= PRINT) continue;
      xs[count] = x;
      ys[count++] = y;
    }
  }
  return { xs, ys, count, width, height };
}

/** The sum of squared differences between neighbouring rows of the profile. */
function sharpness({ xs, ys, count, width, height }: PrintPoints, degrees: number): number {
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
