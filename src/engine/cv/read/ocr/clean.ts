import { boundsOf, connectedAreas } from "./areas.ts";
import { type GrayImage, reduce } from "./image.ts";
import { withoutSpeckles } from "./speckles.ts";

/** The page is judged at this resolution: strokes of text are a pixel or less, areas remain. */
const COARSE_DPI = 50;
const DARK = 110;
/** Dark areas narrower than this (inch) are strokes of letters or rules. */
const STROKE_INCH = 0.06;
/** Light strokes inside a dark area are bridged up to this width. */
const LINE_INCH = 0.3;
/** Share of a dark area that is dark: light print covers less than the rest. */
const DARK_SHARE = 0.6;
/** Strokes of large bold print that were bridged: dark by less than this, and full of gaps. */
const PRINT_SHARE = 0.75;
const GAPPY = 0.6;
/** The smallest ground that carries print: a tag of one word is this high and twice as wide. */
const AREA_INCH = 0.13;
/** Side of the squares whose brightest quarter is taken for the paper. */
const PAPER_CELL = 8;

/** `grounds`, in coarse pixels: black where the page had light print on a dark ground, white elsewhere. */
export type CleanPage = GrayImage & { grounds: GrayImage };

/**
 * Paper white, print dark: areas with light print on a dark ground are inverted, tints, shadows and uneven light levelled out, and faint
 * speckles (scanner noise, paper grain) lost in the white.
 */
export function cleanPage(scan: GrayImage, dpi: number): CleanPage {
  const image = withoutSpeckles(scan);
  const factor = Math.max(1, Math.round(dpi / COARSE_DPI));
  const coarse = reduce(image, factor);
  const dark = darkAreas(coarse, dpi / factor);
  for (let i = 0; i < dark.length; i++) if (dark[i]) coarse.gray[i] = 255 - (coarse.gray[i] as number);

  const paper = paperLevel(coarse);
  const grounds = { gray: dark.map((isDark) => (isDark ? 0 : 255)), width: coarse.width, height: coarse.height };
  return { ...level(image, { factor, width: coarse.width, height: coarse.height, dark, paper }), grounds };
}

/**
 * 1 where the ground is dark. Opening first takes away letters and rules, closing then fills the light print within the areas. What is not
 * dark for the most part, or too small to carry print, was the print of a big heading.
 */
function darkAreas({ gray, width, height }: GrayImage, dpi: number): Uint8Array {
  const mask = gray.map((value) => (value < DARK ? 1 : 0));
  const stroke = Math.max(1, Math.round((STROKE_INCH * dpi) / 2));
  const line = Math.max(1, Math.round((LINE_INCH * dpi) / 2));
  const grow = (from: Uint8Array, radius: number) => spread(from, width, height, radius, 1);
  const shrink = (from: Uint8Array, radius: number) => spread(from, width, height, radius, 0);
  const solid = shrink(mask, stroke);
  if (!solid.includes(1)) return solid;
  const areas = shrink(grow(grow(solid, stroke), line), line);
  return withoutPrint(areas, mask, width, dpi);
}

function withoutPrint(areas: Uint8Array, dark: Uint8Array, width: number, dpi: number): Uint8Array {
  const out = areas.slice();
  for (const area of connectedAreas(areas, width)) {
    const darkShare = area.reduce((sum, i) => sum + (dark[i] as number), 0) / area.length;
    const bounds = boundsOf(area, width);
    const isPrint = darkShare < PRINT_SHARE && area.length < GAPPY * bounds.width * bounds.height;
    if (isPrint || darkShare < DARK_SHARE || bounds.width < AREA_INCH * 2 * dpi || bounds.height < AREA_INCH * dpi)
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

/** How bright the paper is around each coarse pixel: the upper quartile of each cell, a little spread and smoothed. */
function paperLevel({ gray, width, height }: GrayImage): Uint8Array {
  const [columns, rows] = [Math.ceil(width / PAPER_CELL), Math.ceil(height / PAPER_CELL)];
  const cells = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const values: number[] = [];
      for (let y = row * PAPER_CELL; y < Math.min(height, (row + 1) * PAPER_CELL); y++) {
        for (let x = column * PAPER_CELL; x < Math.min(width, (column + 1) * PAPER_CELL); x++) values.push(gray[y * width + x] as number);
      }
      values.sort((a, b) => a - b);
      cells[row * columns + column] = values[Math.floor(values.length * 0.75)] as number;
    }
  }

  const out = new Uint8Array(width * height);
  const across = Array.from({ length: width }, (_, x) => between(x, columns));
  for (let y = 0; y < height; y++) {
    const { first, second, part } = between(y, rows);
    const row = new Float32Array(columns).map(
      (_, column) => (cells[first * columns + column] as number) * (1 - part) + (cells[second * columns + column] as number) * part,
    );
    for (let x = 0; x < width; x++) {
      const at = across[x] as Between;
      out[y * width + x] = (row[at.first] as number) * (1 - at.part) + (row[at.second] as number) * at.part;
    }
  }
  return out;
}

type Between = { first: number; second: number; part: number };

/** The two cells between whose middles a coarse pixel lies, and how near it is to the second. */
function between(pixel: number, cells: number): Between {
  const place = pixel / PAPER_CELL - 0.5;
  const first = Math.max(0, Math.floor(place));
  return { first, second: Math.min(cells - 1, first + 1), part: Math.max(0, place - first) };
}

/** Below this share of the paper's brightness a pixel is print. */
const WHITE_SHARE = 0.92;
const DARKEST_PAPER = 60;

type Coarse = { factor: number; width: number; height: number; dark: Uint8Array; paper: Uint8Array };

/** Brightness as a share of the paper's, squared: grey print is drawn towards black, or the threshold that later splits the page would lose it. */
function level({ gray, width, height }: GrayImage, { factor, width: coarseWidth, height: coarseHeight, dark, paper }: Coarse): GrayImage {
  const out = new Uint8Array(gray.length);
  const scale = Float32Array.from(paper, (value) => 1 / (Math.max(DARKEST_PAPER, value) * WHITE_SHARE));
  for (let y = 0; y < height; y++) {
    const coarseRow = Math.min(coarseHeight - 1, Math.floor(y / factor)) * coarseWidth;
    for (let x = 0; x < width; x++) {
      const cell = coarseRow + Math.min(coarseWidth - 1, (x / factor) | 0);
      const i = y * width + x;
      const value = dark[cell] ? 255 - (gray[i] as number) : (gray[i] as number);
      const share = value * (scale[cell] as number);
      out[i] = share >= 1 ? 255 : 255 * share * share;
    }
  }
  return { gray: out, width, height };
}
