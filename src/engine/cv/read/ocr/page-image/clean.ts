import { darkBackgrounds } from "./dark-backgrounds.ts";
import { type GrayImage, reduce } from "./pixels/image.ts";
import { withoutSpeckles } from "./speckles.ts";
import { BACKGROUND_CELL, BACKGROUND_DPI, BACKGROUND_QUANTILE, MIN_BACKGROUND, WHITE_RATIO } from "./thresholds.ts";

/** `darkMask`, in coarse pixels: black where the page had light text on a dark background, white elsewhere. */
export type CleanPage = GrayImage & { darkMask: GrayImage };

/**
 * White background, dark text: light text on dark backgrounds is inverted, tints, shadows and uneven light are divided out, and faint
 * speckles (scanner noise, paper grain) become white.
 */
export function cleanPage(scan: GrayImage, dpi: number): CleanPage {
  const image = withoutSpeckles(scan);
  const factor = Math.max(1, Math.round(dpi / BACKGROUND_DPI));
  const coarse = reduce(image, factor);
  const dark = darkBackgrounds(coarse, dpi / factor);
  for (let i = 0; i < dark.length; i++) if (dark[i]) coarse.gray[i] = 255 - (coarse.gray[i] as number);

  const background = backgroundOf(coarse);
  const darkMask = { gray: dark.map((isDark) => (isDark ? 0 : 255)), width: coarse.width, height: coarse.height };
  return { ...normalize(image, { factor, width: coarse.width, height: coarse.height, dark, background }), darkMask };
}

/** The brightness of the background at each coarse pixel: the upper quartile of each cell, interpolated between the middles of cells. */
function backgroundOf({ gray, width, height }: GrayImage): Uint8Array {
  const [columns, rows] = [Math.ceil(width / BACKGROUND_CELL), Math.ceil(height / BACKGROUND_CELL)];
  const cells = new Float32Array(columns * rows);
  const counts = new Uint16Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const right = Math.min(width, (column + 1) * BACKGROUND_CELL);
      let count = 0;
      for (let y = row * BACKGROUND_CELL; y < Math.min(height, (row + 1) * BACKGROUND_CELL); y++)
        for (let i = y * width + column * BACKGROUND_CELL; i < y * width + right; i++, count++) (counts[gray[i] as number] as number)++;
      cells[row * columns + column] = brightest(counts, count - Math.floor(count * BACKGROUND_QUANTILE));
      counts.fill(0);
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

/** The brightness that so many of the counted pixels have at least. */
function brightest(counts: Uint16Array, many: number): number {
  let value = 255;
  for (let rest = many; value > 0 && (counts[value] as number) < rest; value--) rest -= counts[value] as number;
  return value;
}

type Between = { first: number; second: number; part: number };

/** The two cells between whose middles a coarse pixel lies, and how near it is to the second. */
function between(pixel: number, cells: number): Between {
  const place = pixel / BACKGROUND_CELL - 0.5;
  const first = Math.max(0, Math.floor(place));
  return { first, second: Math.min(cells - 1, first + 1), part: Math.max(0, place - first) };
}

type Coarse = { factor: number; width: number; height: number; dark: Uint8Array; background: Uint8Array };

/**
 * Brightness as a ratio of the background's, squared: that makes grey text darker, which the binarization of Tesseract would lose.
 */
function normalize(
  { gray, width, height }: GrayImage,
  { factor, width: coarseWidth, height: coarseHeight, dark, background }: Coarse,
): GrayImage {
  const out = new Uint8Array(gray.length);
  const levels = levelsOf(background);
  for (let y = 0; y < height; y++) {
    const coarseRow = Math.min(coarseHeight - 1, Math.floor(y / factor)) * coarseWidth;
    for (let column = 0; column < coarseWidth; column++) {
      const cell = coarseRow + column;
      const inverse = dark[cell] ? 255 : 0;
      const table = (background[cell] as number) << 8;
      const end = y * width + (column === coarseWidth - 1 ? width : (column + 1) * factor);
      for (let i = y * width + column * factor; i < end; i++) out[i] = levels[table | ((gray[i] as number) ^ inverse)] as number;
    }
  }
  return { gray: out, width, height };
}

/** A look-up table: for each background that occurs (high byte) and each brightness (low byte) the normalized brightness. */
function levelsOf(background: Uint8Array): Uint8Array {
  const levels = new Uint8Array(256 * 256);
  const has = new Uint8Array(256);
  for (const level of background) has[level] = 1;
  for (let level = 0; level < 256; level++) {
    if (!has[level]) continue;
    const scale = Math.fround(1 / (Math.max(MIN_BACKGROUND, level) * WHITE_RATIO));
    for (let value = 0; value < 256; value++) {
      const ratio = value * scale;
      levels[(level << 8) | value] = ratio >= 1 ? 255 : 255 * ratio * ratio;
    }
  }
  return levels;
}
