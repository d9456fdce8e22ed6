import { boundsOf, connectedAreas } from "./page-image/areas.ts";
import type { GrayImage } from "./page-image/image.ts";
import { type Area, sizeOf } from "./page-image/ink.ts";
import { PRINT } from "./page-image/scale.ts";
import type { RawLine } from "./words.ts";

/** Inches. */
const CELL = 0.02;
const WORD_SPACE = 0.12;
const LOWEST = 0.07;
const HIGHEST = 0.4;
const NARROWEST = 0.12;
/** Cells around a word that may still be its own ink. */
const PADDING = 1;
const INSIDE = 0.5;
/** More pieces are a picture or dirt. */
const MAX_PIECES = 60;

/**
 * Where print stands that the engine left out: ink as high as a line of text, with no word over it. The engine passes over short lines far from
 * others, and over print that it takes for a part of a picture. In pixels of the image; none where there are too many to be print.
 */
export function missedPrint(image: GrayImage, lines: RawLine[], dpi: number): Area[] {
  const cell = Math.max(1, Math.round(CELL * dpi));
  const cells = inkCells(image, cell);
  const words = lines.flatMap((line) => line.words);
  for (const { left, top, right, bottom } of words)
    clear(cells, Math.floor(left / cell), Math.floor(top / cell), Math.ceil(right / cell), Math.ceil(bottom / cell));
  joinAlong(cells, Math.round((WORD_SPACE * dpi) / cell));

  const [low, high, narrow] = [LOWEST, HIGHEST, NARROWEST].map((inches) => (inches * dpi) / cell) as [number, number, number];
  const found = connectedAreas(cells.mask, cells.width)
    .map((area) => boundsOf(area, cells.width))
    .filter(({ width, height }) => height >= low && height <= high && width >= narrow && width > 0.8 * height);
  if (found.length > MAX_PIECES) return [];
  const areas = found.map(({ left, top, width, height }) => ({
    left: Math.max(0, (left - 1) * cell),
    top: Math.max(0, (top - 1) * cell),
    right: Math.min(image.width, (left + width + 1) * cell),
    bottom: Math.min(image.height, (top + height + 1) * cell),
  }));
  // What stands around a word is the edge of its ground, or dirt.
  return areas.filter((area) => !words.some((word) => overlap(word, area) > INSIDE * sizeOf(word)));
}

const overlap = (a: Area, b: Area) =>
  sizeOf({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });

type Cells = { mask: Uint8Array; width: number; height: number };

/** 1 where a square of the image holds print. */
function inkCells({ gray, width, height }: GrayImage, cell: number): Cells {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const mask = new Uint8Array(columns * rows);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / cell) * columns;
    for (let x = 0; x < width; x++, i++) if ((gray[i] as number) < PRINT) mask[row + ((x / cell) | 0)] = 1;
  }
  return { mask, width: columns, height: rows };
}

function clear({ mask, width, height }: Cells, left: number, top: number, right: number, bottom: number) {
  for (let y = Math.max(0, top - PADDING); y < Math.min(height, bottom + PADDING); y++)
    mask.fill(0, y * width + Math.max(0, left - PADDING), y * width + Math.min(width, right + PADDING));
}

/** Fills the spaces between the letters and words of a line. */
function joinAlong({ mask, width, height }: Cells, space: number) {
  for (let y = 0; y < height; y++) {
    let last = -1;
    for (let x = 0; x < width; x++) {
      if (!mask[y * width + x]) continue;
      if (last >= 0 && x - last <= space) mask.fill(1, y * width + last, y * width + x);
      last = x;
    }
  }
}
