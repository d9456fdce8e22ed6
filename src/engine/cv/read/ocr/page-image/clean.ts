import { darkAreas } from "./dark-areas.ts";
import { type GrayImage, reduce } from "./image.ts";
import { withoutSpeckles } from "./speckles.ts";

/** The page is judged at this resolution: strokes of text are a pixel or less, areas remain. */
const COARSE_DPI = 50;
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

/** How bright the paper is around each coarse pixel: the upper quartile of each cell, a little spread and smoothed. */
function paperLevel({ gray, width, height }: GrayImage): Uint8Array {
  const [columns, rows] = [Math.ceil(width / PAPER_CELL), Math.ceil(height / PAPER_CELL)];
  const cells = new Float32Array(columns * rows);
  const counts = new Uint16Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const right = Math.min(width, (column + 1) * PAPER_CELL);
      let count = 0;
      for (let y = row * PAPER_CELL; y < Math.min(height, (row + 1) * PAPER_CELL); y++)
        for (let i = y * width + column * PAPER_CELL; i < y * width + right; i++, count++) (counts[gray[i] as number] as number)++;
      cells[row * columns + column] = brightest(counts, count - Math.floor(count * 0.75));
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
  const place = pixel / PAPER_CELL - 0.5;
  const first = Math.max(0, Math.floor(place));
  return { first, second: Math.min(cells - 1, first + 1), part: Math.max(0, place - first) };
}

/** Below this share of the paper's brightness a pixel is print. */
const WHITE_RATIO = 0.92;
const DARKEST_PAPER = 60;

type Coarse = { factor: number; width: number; height: number; dark: Uint8Array; paper: Uint8Array };

/** Brightness as a share of the paper's, squared: grey print is drawn towards black, or the threshold that later splits the page would lose it. */
function level({ gray, width, height }: GrayImage, { factor, width: coarseWidth, height: coarseHeight, dark, paper }: Coarse): GrayImage {
  const out = new Uint8Array(gray.length);
  const levels = levelsOf(paper);
  for (let y = 0; y < height; y++) {
    const coarseRow = Math.min(coarseHeight - 1, Math.floor(y / factor)) * coarseWidth;
    for (let column = 0; column < coarseWidth; column++) {
      const cell = coarseRow + column;
      const inverse = dark[cell] ? 255 : 0;
      const table = (paper[cell] as number) << 8;
      const end = y * width + (column === coarseWidth - 1 ? width : (column + 1) * factor);
      for (let i = y * width + column * factor; i < end; i++) out[i] = levels[table | ((gray[i] as number) ^ inverse)] as number;
    }
  }
  return { gray: out, width, height };
}

/** What becomes of each brightness on each paper that there is: 256 values for each of 256. */
function levelsOf(paper: Uint8Array): Uint8Array {
  const levels = new Uint8Array(256 * 256);
  const has = new Uint8Array(256);
  for (const bright of paper) has[bright] = 1;
  for (let bright = 0; bright < 256; bright++) {
    if (!has[bright]) continue;
    const scale = Math.fround(1 / (Math.max(DARKEST_PAPER, bright) * WHITE_RATIO));
    for (let value = 0; value < 256; value++) {
      const share = value * scale;
      levels[(bright << 8) | value] = share >= 1 ? 255 : 255 * share * share;
    }
  }
  return levels;
}
