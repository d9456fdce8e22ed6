import type { Box, OcrWord } from "../../reading.ts";
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

/**
 * What is printed beside the words, in points: ruling lines, and dots before lines that the engine did not read. `sheet` is the page as it was
 * read.
 */
export function shapesOf(sheet: Sheet, words: OcrWord[]): { rules: Box[]; dots: Box[] } {
  return { rules: rules(sheet), dots: dots(sheet, printedLines(words)) };
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
  const shortest = at(SHORTEST_RULE);
  const isInk = (i: number) => (gray[i] as number) < PRINT || (gray[i - width] as number) < PRINT || (gray[i + width] as number) < PRINT;
  const found: { left: number; right: number; top: number; bottom: number }[] = [];
  for (let y = 1; y < height - 1; y++) {
    const row = y * width;
    // Looked at in steps of the shortest rule: a longer one cannot lie between two of them.
    for (let x = shortest - 1; x < width; x += shortest) {
      if (!isInk(row + x)) continue;
      let start = x;
      let end = x + 1;
      while (start > 0 && isInk(row + start - 1)) start--;
      while (end < width && isInk(row + end)) end++;
      x = end;
      if (end - start < shortest) continue;
      const near = found.findLast((rule) => y - rule.bottom <= 2 && start < rule.right + at(2) && end > rule.left - at(2));
      if (near) Object.assign(near, { left: Math.min(near.left, start), right: Math.max(near.right, end), bottom: y });
      else found.push({ left: start, right: end, top: y, bottom: y });
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
