import { type CleanPage, cleanPage } from "../../cv/read/ocr/page-image/clean.ts";
import { paperScale } from "../../cv/read/ocr/page-image/paper-size.ts";
import { type GrayImage, type QuarterTurn, resize, rotate, turn } from "../../cv/read/ocr/page-image/pixels/image.ts";
import { type ForegroundPoints, foregroundPoints, skewAngle, uprightness } from "../../cv/read/ocr/page-image/skew.ts";
import type { PageImage } from "../../cv/reading.ts";
import { MAX_UNSCALED_RATIO, MIN_UNSCALED_RATIO, MIN_UPRIGHTNESS } from "./thresholds.ts";

const READING_DPI = 200;

/** The cleaned page at reading resolution; `scale` is its pixels per pixel of the page image, `skew` the degrees it was rotated back by. */
export type Raster = CleanPage & { dpi: number; scale: number; skew: number };

/** The page in each orientation, deskewed, and whether it may be upright in one. */
export type Views = { view: (rotation: QuarterTurn) => Raster; isUpright: (rotation: QuarterTurn) => boolean };

/** The page at reading resolution, cleaned. An image that is near to that resolution is not resized. */
export function toRaster(image: PageImage): Raster {
  const nominalDpi = image.dpi / paperScale(Math.max(image.width, image.height) / image.dpi);
  const ratio = READING_DPI / nominalDpi;
  const scale = ratio > MIN_UNSCALED_RATIO && ratio < MAX_UNSCALED_RATIO ? 1 : ratio;
  const dpi = nominalDpi * scale;
  return { ...cleanPage(resize(image, scale), dpi), dpi, scale, skew: 0 };
}

/** Each view is made when it is asked for the first time. */
export function viewsOf(raster: Raster): Views {
  const made = new Map<QuarterTurn, Raster>();
  const points = foregroundPoints(raster, raster.dpi);
  const upright = uprightness(points);
  const view = (rotation: QuarterTurn): Raster => {
    const known = made.get(rotation) ?? make(rotation);
    made.set(rotation, known);
    return known;
  };
  // A page upside down has the same skew.
  const make = (rotation: QuarterTurn): Raster => {
    if (rotation >= 180) return transformed(view((rotation - 180) as QuarterTurn), (image) => turn(image, 180));
    if (rotation === 0) return deskewed(raster, points);
    const onItsSide = transformed(raster, (image) => turn(image, rotation));
    return deskewed(onItsSide, foregroundPoints(onItsSide, onItsSide.dpi));
  };
  return { view, isUpright: (rotation) => (rotation % 180 === 0 ? upright : 1 / upright) > MIN_UPRIGHTNESS };
}

const transformed = (raster: Raster, transform: (image: GrayImage) => GrayImage): Raster => ({
  ...raster,
  ...transform(raster),
  darkMask: transform(raster.darkMask),
});

function deskewed(raster: Raster, points: ForegroundPoints): Raster {
  const skew = skewAngle(points);
  return { ...transformed(raster, (image) => rotate(image, -skew)), skew };
}
