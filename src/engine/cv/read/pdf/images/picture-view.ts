import { type Crop, cropped, type Raster, turned } from "../../images/raster.ts";
import { nearestQuarterTurn, type QuarterTurn } from "../../ocr/page-image/pixels/image.ts";
import { bounds, type Matrix } from "../content-stream/matrix.ts";
import type { Area } from "../content-stream/paths.ts";
import { MIN_CROP_RATIO } from "./thresholds.ts";

/** How a picture is shown: mirrored and turned, and then what of it is seen. */
export type PictureView = { rotation: QuarterTurn; mirrored: boolean; crop: Crop };

/**
 * Where a picture is seen on the page, and how; no `view` where that is whole and upright. `matrix` maps the unit square of pictures (PDF 32000-1,
 * 8.9.5) to the page, whose second axis runs down; nothing is seen beyond `clip`.
 */
export function seenPicture(matrix: Matrix, clip: Area | undefined): { box: Area; view?: PictureView } {
  const whole = bounds(matrix, 0, 0, 1, 1);
  const box = clip ? intersection(whole, clip) : whole;
  const crop = {
    left: (box.x - whole.x) / whole.width,
    top: (box.y - whole.y) / whole.height,
    right: (whole.x + whole.width - box.x - box.width) / whole.width,
    bottom: (whole.y + whole.height - box.y - box.height) / whole.height,
  };
  const mirrored = matrix[0] * matrix[3] - matrix[1] * matrix[2] > 0;
  const rotation = nearestQuarterTurn((Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI + (mirrored ? 180 : 0));
  const isWhole = Object.values(crop).every((ratio) => ratio < MIN_CROP_RATIO);
  return isWhole && rotation === 0 && !mirrored ? { box: whole } : { box, view: { rotation, mirrored, crop } };
}

/** What two areas share; without width or height where that is nothing. */
export function intersection(a: Area, b: Area): Area {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x);
  const height = Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y);
  return { x, y, width, height };
}

export const asSeen = (raster: Raster, view: PictureView): Raster => cropped(turned(raster, view.rotation, view.mirrored), view.crop);
