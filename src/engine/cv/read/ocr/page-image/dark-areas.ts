import { boundsOf, connectedAreas } from "./areas.ts";
import type { GrayImage } from "./image.ts";

const DARK = 110;
/** What has more than this share of the brightness of the paper within so many inches is no dark ground. */
const DARK_FOR_PAPER = 0.5;
const NEIGHBOURHOOD_INCH = 0.5;
/** Dark areas narrower than this (inch) are strokes of letters or rules. */
const STROKE_INCH = 0.06;
/** Light strokes inside a dark area are bridged up to this width. */
const LINE_INCH = 0.3;
/** Share of a dark area that is dark: light print covers less than the rest. */
const DARK_RATIO = 0.6;
/** Strokes of large bold print that were bridged: dark by less than this, and full of gaps. */
const PRINT_SHARE = 0.75;
const GAPPY = 0.6;
/** The smallest ground that carries print: a tag of one word is this high and twice as wide. */
const AREA_INCH = 0.13;

/**
 * 1 where the ground is dark. Opening first takes away letters and rules, closing then fills the light print within the areas. What is not
 * dark for the most part, or too small to carry print, was the print of a big heading.
 */
export function darkAreas(image: GrayImage, dpi: number): Uint8Array {
  const { gray, width, height } = image;
  const mask = gray.map((value) => (value < DARK ? 1 : 0));
  const stroke = Math.max(1, Math.round((STROKE_INCH * dpi) / 2));
  const line = Math.max(1, Math.round((LINE_INCH * dpi) / 2));
  const grow = (from: Uint8Array, radius: number) => spread(from, width, height, radius, 1);
  const shrink = (from: Uint8Array, radius: number) => spread(from, width, height, radius, 0);
  const solid = shrink(mask, stroke);
  if (!solid.includes(1)) return solid;
  const areas = shrink(grow(grow(solid, stroke), line), line);
  return withoutPrint(areas, mask, image, dpi);
}

function withoutPrint(areas: Uint8Array, dark: Uint8Array, image: GrayImage, dpi: number): Uint8Array {
  const { width } = image;
  const out = areas.slice();
  for (const area of connectedAreas(areas, width)) {
    const darkRatio = area.reduce((sum, i) => sum + (dark[i] as number), 0) / area.length;
    const bounds = boundsOf(area, width);
    const isPrint = darkRatio < PRINT_SHARE && area.length < GAPPY * bounds.width * bounds.height;
    if (
      isPrint ||
      isTint(image, area, bounds, dpi) ||
      darkRatio < DARK_RATIO ||
      bounds.width < AREA_INCH * 2 * dpi ||
      bounds.height < AREA_INCH * dpi
    )
      for (const i of area) out[i] = 0;
  }
  return out;
}

/** Every pixel within `radius` (a square) of one that has `value` takes it. What lies beyond the edge counts for nothing. */
function spread(mask: Uint8Array, width: number, height: number, radius: number, value: 0 | 1): Uint8Array {
  const pass = (from: Uint8Array, length: number, lines: number, step: number, lineStep: number) => {
    const out = new Uint8Array(from.length);
    for (let line = 0; line < lines; line++) {
      const start = line * lineStep;
      let count = 0;
      for (let i = 0; i < Math.min(radius, length); i++) if (from[start + i * step] === value) count++;
      for (let i = 0; i < length; i++) {
        if (i + radius < length && from[start + (i + radius) * step] === value) count++;
        if (i - radius - 1 >= 0 && from[start + (i - radius - 1) * step] === value) count--;
        out[start + i * step] = count > 0 ? value : 1 - value;
      }
    }
    return out;
  };
  return pass(pass(mask, width, height, 1, width), height, width, width, 1);
}

/** In a shadow a grey band is as dark as a dark one is in the light: what counts is the paper around. */
function isTint({ gray, width, height }: GrayImage, area: number[], bounds: ReturnType<typeof boundsOf>, dpi: number): boolean {
  const around = Math.round(NEIGHBOURHOOD_INCH * dpi);
  const [left, right] = [Math.max(0, bounds.left - around), Math.min(width, bounds.left + bounds.width + around)];
  const rows: Uint8Array[] = [];
  for (let y = Math.max(0, bounds.top - around); y < Math.min(height, bounds.top + bounds.height + around); y++)
    rows.push(gray.subarray(y * width + left, y * width + right));
  const paper = brightestTenth(rows);
  const own = area.reduce((sum, i) => sum + (gray[i] as number), 0) / area.length;
  return paper >= DARK && own > DARK_FOR_PAPER * paper;
}

/** The brightness that a tenth of the pixels have at least. */
function brightestTenth(rows: Uint8Array[]): number {
  const counts = new Uint32Array(256);
  let rest = 0;
  for (const row of rows) {
    for (const value of row) counts[value] = (counts[value] as number) + 1;
    rest += row.length / 10;
  }
  let value = 255;
  while (value > 0 && (counts[value] as number) < rest) rest -= counts[value--] as number;
  return value;
}
