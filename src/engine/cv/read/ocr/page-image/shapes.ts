import type { Box, OcrWord } from "../../../reading.ts";
import type { GrayImage } from "./image.ts";
import { type Area, extend, inkIn, type Sheet, sizeOf, widened } from "./ink.ts";
import { PRINT, pixelsOf, pointsOf, RULED } from "./scale.ts";
import { framesOf, verticalRules } from "./vertical-rules.ts";

/** Points. */
const MIN_RULE_POINTS = 50;
const THICKEST_RULE = 3;
const THINNEST_BAR = 1.8;
const THICKEST_BAR = 12;
/** How much of its rectangle a bar fills, and of the paper close around it: the strokes of letters hang together with others. */
const BAR_FILLED = 0.85;
const BAR_TOUCHED = 0.02;
const BAR_MARGIN = 1;
const RULE_MARGIN = 1.5;
const RULE_TOUCHED = 0.1;
/** Ems. */
const DOT = { smallest: 0.1, largest: 0.55, gap: 0.2, reach: 2.4 };
const DOT_FILLED = 0.55;
const WIDEST_APART = 1.5;

/** Long ink: ruling lines along the lines of print and down the page, and thick ones with paper all around. */
export type LongRun = { rules: Area[]; upright: Area[]; bars: Area[] };

/** What is printed beside the words, in points: ruling lines, frames, and dots before lines that the engine did not read. */
export function shapesOf(
  sheet: Sheet,
  { rules, upright }: LongRun,
  words: OcrWord[],
  page: number,
): { rules: Box[]; frames: Box[]; dots: Box[] } {
  const points = pointsOf(sheet.dpi);
  const toBox = ({ left, right, top, bottom }: Area): Box => ({
    page,
    x: points(left),
    y: points(top),
    width: points(right - left),
    height: points(bottom - top),
  });
  return {
    rules: [...rules, ...upright].map(toBox),
    frames: framesOf(upright, rules, sheet.dpi).map(toBox),
    dots: dots(sheet, printedLines(words)).map(toBox),
  };
}

/**
 * The image without its bars and upright rules: the engine takes the print beside them for part of a picture, and leaves it out, or reads
 * them as letters.
 */
export function withoutBars(image: GrayImage, { bars, upright }: LongRun, dpi: number): GrayImage {
  if (bars.length + upright.length === 0) return image;
  const margin = pixelsOf(dpi)(BAR_MARGIN);
  const gray = image.gray.slice();
  for (const { left, right, top, bottom } of [...bars, ...upright])
    for (let y = Math.max(0, top - margin); y < Math.min(image.height, bottom + margin); y++)
      gray.fill(255, y * image.width + Math.max(0, left - margin), y * image.width + Math.min(image.width, right + margin));
  return { ...image, gray };
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
      const top = bottom - (heights[heights.length >> 1] as number);
      return { x: first.box.x, right: last.box.x + last.box.width, top, bottom };
    });
  });
}

export function longRuns(sheet: Sheet): LongRun {
  const at = pixelsOf(sheet.dpi);
  const found = longRows(sheet, PRINT).map(withThickness);
  const isThin = ({ thickness }: { thickness: number }) => thickness <= at(THICKEST_RULE);
  const pale = longRows(sheet, RULED)
    .map(withThickness)
    .filter((area) => isThin(area) && hasPaperAround(sheet, area));
  const dark = found.filter((area) => isThin(area) && !pale.some((other) => overlap(area, other)));
  const rules = [...dark, ...pale].map((area) => ({ ...area, bottom: area.bottom - 1 }));
  return {
    rules,
    upright: verticalRules(sheet, rules),
    bars: found
      .filter(({ thickness }) => thickness > at(THINNEST_BAR) && thickness <= at(THICKEST_BAR))
      .map((area) => ({ ...area, top: area.top + 1, bottom: area.bottom - 1 }))
      .filter((area) => isBar(sheet, area)),
  };
}

/** Rows of ink without a break, longer than any stroke of a letter. A line may lean by a pixel or two on its way. */
function longRows({ gray, width, height, dpi }: Sheet, ink: number): Area[] {
  const at = pixelsOf(dpi);
  const shortest = at(MIN_RULE_POINTS);
  const isInk = (i: number) => (gray[i] as number) < ink || (gray[i - width] as number) < ink || (gray[i + width] as number) < ink;
  const found: Area[] = [];
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
      const near = found.findLast((rule) => y - rule.bottom < 2 && start < rule.right + at(2) && end > rule.left - at(2));
      const part = { left: start, right: end, top: y, bottom: y + 1 };
      if (near) extend(near, part);
      else found.push(part);
    }
  }
  return found;
}

/** A row beside one with ink counts as one. */
const withThickness = (area: Area) => ({ ...area, thickness: area.bottom - area.top - 2 });

const overlap = (a: Area, b: Area) => a.left < b.right && a.right > b.left && a.top <= b.bottom && a.bottom >= b.top;

/** Little print directly above and below: the rows of small letters in bold print also hang together where they are blurred. */
function hasPaperAround(sheet: Sheet, area: Area): boolean {
  const { top, bottom } = widened(area, pixelsOf(sheet.dpi)(RULE_MARGIN));
  const rows = [top, bottom - 1].map((y) => inkIn(sheet, { ...area, top: y, bottom: y + 1 }));
  return Math.max(...rows) < RULE_TOUCHED * (area.right - area.left);
}

function isBar(sheet: Sheet, bar: Area): boolean {
  const margin = pixelsOf(sheet.dpi)(BAR_MARGIN);
  const [near, far] = [widened(bar, margin), widened(bar, 2 * margin)];
  const isFilled = inkIn(sheet, bar) > BAR_FILLED * sizeOf(bar);
  return isFilled && inkIn(sheet, far) - inkIn(sheet, near) < BAR_TOUCHED * (sizeOf(far) - sizeOf(near));
}

/** Small round spots a little before a line, at the height of its small letters; one alone is dirt. */
function dots(sheet: Sheet, lines: PrintedLine[]): Area[] {
  const found = lines.flatMap((line) => dotBefore(sheet, line));
  const near = 1.5 / pointsOf(sheet.dpi)(1);
  return found.filter((dot) => found.some((other) => other !== dot && Math.abs(other.left - dot.left) < near));
}

function dotBefore({ gray, width, dpi }: Sheet, { x, top, bottom }: PrintedLine): Area[] {
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
  return isSmall && isRound && isInside ? [{ left, right: right + 1, top: upper, bottom: lower }] : [];
}
