import { boundsOf, connectedComponents } from "./page-image/pixels/components.ts";
import { areaOf, type PixelBox } from "./page-image/pixels/foreground.ts";
import type { GrayImage } from "./page-image/pixels/image.ts";
import { FOREGROUND } from "./page-image/thresholds.ts";
import {
  CELL_INCHES,
  MAX_LINE_HEIGHT_INCHES,
  MAX_MISSED_SHAPES,
  MAX_WORD_COVERED,
  MAX_WORD_SPACE_INCHES,
  MIN_LINE_ASPECT,
  MIN_LINE_HEIGHT_INCHES,
  MIN_LINE_WIDTH_INCHES,
} from "./thresholds.ts";
import type { RawLine } from "./words.ts";

/** Cells around a word that may belong to it. */
const PADDING = 1;

/**
 * Where text may stand that Tesseract left out: foreground as high as a line of text, with no word over it. Tesseract passes over short lines
 * far from others, and over text that it takes for part of a picture. In pixels of the image; none where there are too many to be text.
 */
export function missedText(image: GrayImage, lines: RawLine[], dpi: number): PixelBox[] {
  const cell = Math.max(1, Math.round(CELL_INCHES * dpi));
  const cells = foregroundCells(image, cell);
  const words = lines.flatMap((line) => line.words);
  for (const { left, top, right, bottom } of words)
    clear(cells, Math.floor(left / cell), Math.floor(top / cell), Math.ceil(right / cell), Math.ceil(bottom / cell));
  joinAcross(cells, Math.round((MAX_WORD_SPACE_INCHES * dpi) / cell));

  const toCells = (inches: number) => (inches * dpi) / cell;
  const isLine = ({ width, height }: { width: number; height: number }) =>
    height >= toCells(MIN_LINE_HEIGHT_INCHES) &&
    height <= toCells(MAX_LINE_HEIGHT_INCHES) &&
    width >= toCells(MIN_LINE_WIDTH_INCHES) &&
    width > MIN_LINE_ASPECT * height;
  const found = connectedComponents(cells.mask, cells.width)
    .map((component) => boundsOf(component, cells.width))
    .filter(isLine);
  if (found.length > MAX_MISSED_SHAPES) return [];
  const boxes = found.map(({ left, top, width, height }) => ({
    left: Math.max(0, (left - 1) * cell),
    top: Math.max(0, (top - 1) * cell),
    right: Math.min(image.width, (left + width + 1) * cell),
    bottom: Math.min(image.height, (top + height + 1) * cell),
  }));
  // A shape around a word is the border of the panel it stands on, or dirt.
  return boxes.filter((box) => !words.some((word) => overlap(word, box) > MAX_WORD_COVERED * areaOf(word)));
}

/** In pixels. */
const overlap = (a: PixelBox, b: PixelBox) =>
  areaOf({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });

type Cells = { mask: Uint8Array; width: number; height: number };

/** 1 where a square of the image has foreground. */
function foregroundCells({ gray, width, height }: GrayImage, cell: number): Cells {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const mask = new Uint8Array(columns * rows);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / cell) * columns;
    for (let x = 0; x < width; x++, i++) if ((gray[i] as number) < FOREGROUND) mask[row + ((x / cell) | 0)] = 1;
  }
  return { mask, width: columns, height: rows };
}

function clear({ mask, width, height }: Cells, left: number, top: number, right: number, bottom: number) {
  for (let y = Math.max(0, top - PADDING); y < Math.min(height, bottom + PADDING); y++)
    mask.fill(0, y * width + Math.max(0, left - PADDING), y * width + Math.min(width, right + PADDING));
}

/** Fills the spaces between the characters and words of a line. */
function joinAcross({ mask, width, height }: Cells, space: number) {
  for (let y = 0; y < height; y++) {
    let last = -1;
    for (let x = 0; x < width; x++) {
      if (!mask[y * width + x]) continue;
      if (last >= 0 && x - last <= space) mask.fill(1, y * width + last, y * width + x);
      last = x;
    }
  }
}
