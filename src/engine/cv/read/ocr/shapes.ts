import type { Box, OcrPage, OcrWord } from "../../reading.ts";
import type { GrayImage } from "./image.ts";
import { PRINT, pixelsOf, pointsOf } from "./scale.ts";

type Sheet = GrayImage & { dpi: number; page: number };

/** Points. */
const SHORTEST_RULE = 50;
const THICKEST_RULE = 3;
/** Ems. */
const DOT = { smallest: 0.1, largest: 0.55, gap: 0.2, reach: 2.4 };
const DOT_FILLED = 0.55;
const WIDEST_APART = 1.5;
/** How much darker than the paper above and below a tint is, of 255, and how far to the sides it is looked at. */
const TINT = 7;
const MARGIN = 4;

/**
 * What is printed beside the words: ruling lines, dots before lines that the engine did not read, and tinted or dark bands behind a line. `clean`
 * is the page as it was read, `raw` the same before it was cleaned. Points.
 */
export function shapesOf(clean: Sheet, raw: GrayImage, words: OcrWord[]): NonNullable<OcrPage["shapes"]> {
  const lines = printedLines(words);
  return { rules: rules(clean), dots: dots(clean, lines), bands: bands({ ...clean, gray: raw.gray }, lines) };
}

type PrintedLine = { x: number; right: number; top: number; bottom: number };

/** Words of one line with no more than a few spaces between them. */
function printedLines(words: OcrWord[]): PrintedLine[] {
  return [...Map.groupBy(words, (word) => word.lineKey).values()].flatMap((line) => {
    const pieces: OcrWord[][] = [];
    for (const word of line.toSorted((a, b) => a.box.x - b.box.x)) {
      const last = pieces.at(-1)?.at(-1);
      if (last && word.box.x - last.box.x - last.box.width < WIDEST_APART * word.box.height) pieces.at(-1)?.push(word);
      else pieces.push([word]);
    }
    return pieces.map((piece) => {
      const heights = piece.map(({ box }) => box.height).sort((a, b) => a - b);
      const bottoms = piece.map(({ box }) => box.y + box.height).sort((a, b) => a - b);
      const bottom = bottoms[bottoms.length >> 1] as number;
      const first = piece[0] as OcrWord;
      const last = piece.at(-1) as OcrWord;
      return { x: first.box.x, right: last.box.x + last.box.width, top: bottom - (heights[heights.length >> 1] as number), bottom };
    });
  });
}

/** Rows of ink without a break, longer than any stroke of a letter. A line may lean by a pixel or two on its way. */
function rules({ gray, width, height, dpi, page }: Sheet): Box[] {
  const [at, points] = [pixelsOf(dpi), pointsOf(dpi)];
  const found: { left: number; right: number; top: number; bottom: number }[] = [];
  for (let y = 1; y < height - 1; y++) {
    let start = -1;
    for (let x = 0; x <= width; x++) {
      const i = y * width + x;
      const isInk =
        x < width && ((gray[i] as number) < PRINT || (gray[i - width] as number) < PRINT || (gray[i + width] as number) < PRINT);
      if (isInk && start < 0) start = x;
      if (isInk || start < 0) continue;
      if (x - start >= at(SHORTEST_RULE)) {
        const near = found.findLast((rule) => y - rule.bottom <= 2 && start < rule.right + at(2) && x > rule.left - at(2));
        if (near) Object.assign(near, { left: Math.min(near.left, start), right: Math.max(near.right, x), bottom: y });
        else found.push({ left: start, right: x, top: y, bottom: y });
      }
      start = -1;
    }
  }
  return found
    .filter(({ top, bottom }) => bottom - top - 1 <= at(THICKEST_RULE))
    .map(({ left, right, top, bottom }) => ({
      page,
      x: points(left),
      y: points(top),
      width: points(right - left),
      height: points(bottom - top),
    }));
}

/** Small round spots a little before a line, at the height of its small letters; one alone is dirt. */
function dots(sheet: Sheet, lines: PrintedLine[]): Box[] {
  const found = lines.flatMap((line) => dotBefore(sheet, line));
  return found.filter((dot) => found.some((other) => other !== dot && Math.abs(other.x - dot.x) < 1.5));
}

function dotBefore({ gray, width, dpi, page }: Sheet, { x, top, bottom }: PrintedLine): Box[] {
  const [at, points] = [pixelsOf(dpi), pointsOf(dpi)];
  const em = (bottom - top) / 0.8;
  const isInk = (column: number, row: number) => (gray[row * width + column] as number) < PRINT;
  const [high, low] = [Math.max(0, at(top)), at(bottom)];
  const columnHasInk = (column: number) => {
    for (let row = high; row < low; row++) if (isInk(column, row)) return true;
    return false;
  };
  const first = Math.max(0, at(x - DOT.reach * em));
  let right = at(x) - 2;
  while (right > first && !columnHasInk(right)) right--;
  if (right <= first || x - points(right) < DOT.gap * em) return [];
  let left = right;
  while (left > first && columnHasInk(left - 1)) left--;
  for (let column = left - 1; column >= Math.max(0, left - at(DOT.gap * em)); column--) if (columnHasInk(column)) return [];

  let ink = 0;
  let [upper, lower] = [low, high];
  for (let row = high; row < low; row++)
    for (let column = left; column <= right; column++)
      if (isInk(column, row)) {
        ink++;
        upper = Math.min(upper, row);
        lower = Math.max(lower, row + 1);
      }
  const [wide, tall] = [right - left + 1, lower - upper];
  const isSmall = [wide, tall].every((side) => points(side) > DOT.smallest * em && points(side) < DOT.largest * em);
  const isRound = wide < 1.7 * tall && tall < 1.7 * wide && ink > DOT_FILLED * wide * tall;
  const isInside = upper > high && lower < low;
  return isSmall && isRound && isInside ? [{ page, x: points(left), y: points(upper), width: points(wide), height: points(tall) }] : [];
}

/** Grounds that are as high as a line or two: darker than the paper both above and below. */
function bands(sheet: Sheet, lines: PrintedLine[]): Box[] {
  return lines.flatMap((line) => bandBehind(sheet, line));
}

function bandBehind(sheet: Sheet, { x, right, top, bottom }: PrintedLine): Box[] {
  const height = bottom - top;
  const behind = ground(sheet, x - MARGIN, right + MARGIN, top - 1, bottom + 1);
  const above = ground(sheet, x, right, top - 2.2 * height, top - 1.4 * height);
  const below = ground(sheet, x, right, bottom + 1.4 * height, bottom + 2.2 * height);
  if (behind === undefined || above === undefined || below === undefined || behind > Math.min(above, below) - TINT) return [];

  const isTinted = (from: number) => (ground(sheet, from, from + MARGIN, top, bottom) ?? 255) < Math.min(above, below) - TINT;
  let [left, end] = [x - MARGIN, right + MARGIN];
  while (left > 0 && isTinted(left - MARGIN)) left -= MARGIN;
  while (end < (sheet.width * 72) / sheet.dpi && isTinted(end)) end += MARGIN;
  return [{ page: sheet.page, x: left, y: top - 0.3 * height, width: end - left, height: 1.6 * height }];
}

/** The grey that most of an area has, its print aside; undefined beyond the page. */
function ground({ gray, width, height, dpi }: Sheet, left: number, right: number, top: number, bottom: number): number | undefined {
  const at = pixelsOf(dpi);
  const [x0, x1, y0, y1] = [Math.max(0, at(left)), Math.min(width, at(right)), Math.max(0, at(top)), Math.min(height, at(bottom))];
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = y0; y < y1; y += 2)
    for (let x = x0; x < x1; x++) {
      const value = gray[y * width + x] as number;
      counts[value] = (counts[value] as number) + 1;
      total++;
    }
  if (total === 0) return undefined;
  let below = 0;
  for (let value = 0; value < 256; value++) {
    below += counts[value] as number;
    if (below >= 0.55 * total) return value;
  }
  return 255;
}
