import { type Area, extend, inkIn, type Sheet, widened } from "./ink.ts";
import { pixelsOf, RULED } from "./scale.ts";

/** Points. Shorter lines are strokes of letters, unless they stand on a rule that runs across, or between two. */
const MIN_LENGTH_ALONE_POINTS = 60;
const MIN_LENGTH_ON_RULE_POINTS = 24;
const MIN_LENGTH_BETWEEN_RULES_POINTS = 9;
const THICKEST = 3;
const MARGIN = 2;
const TOUCH = 2;
/** Share of the paper beside a line that may have ink: print stands beside rules, but along the strokes and edges of pictures. */
const TOUCHED = 0.25;
/** Points by which the corners of a frame may be round. */
const CORNER = 12;
const LEVEL = 4;
const MIN_FRAME_WIDTH_POINTS = 60;
/** More upright lines than frames on a page have: a pattern. */
const MAX_VERTICAL_RULES = 120;

/** Ruling lines down the page: the borders of tables and frames, and lines between columns. `across` are the rules along the lines of print. */
export function verticalRules(sheet: Sheet, across: Area[]): Area[] {
  const at = pixelsOf(sheet.dpi);
  const isOn = (line: Area, y: number, slack: number) =>
    across.some(
      (rule) => rule.left < line.right + slack && rule.right > line.left - slack && rule.top < y + slack && rule.bottom > y - slack,
    );
  const isRule = (line: Area) => {
    const length = line.bottom - line.top;
    if (length >= at(MIN_LENGTH_ALONE_POINTS)) return true;
    if (length >= at(MIN_LENGTH_ON_RULE_POINTS) && (isOn(line, line.top, at(CORNER)) || isOn(line, line.bottom, at(CORNER)))) return true;
    return isOn(line, line.top, at(TOUCH)) && isOn(line, line.bottom, at(TOUCH));
  };
  return longColumns(sheet).filter((line) => line.right - line.left <= at(THICKEST) + 2 && isRule(line) && isApart(sheet, line));
}

/** Columns of ink without a break. A line may lean by a few pixels on its way. */
function longColumns({ gray, width, height, dpi }: Sheet): Area[] {
  const at = pixelsOf(dpi);
  const step = at(MIN_LENGTH_BETWEEN_RULES_POINTS);
  const isInk = (i: number) => (gray[i] as number) < RULED || (gray[i - 1] as number) < RULED || (gray[i + 1] as number) < RULED;
  const found: Area[] = [];
  let open: Area[] = [];
  for (let x = 1; x < width - 1; x++) {
    open = open.filter((line) => x - line.right < 2);
    for (let y = step - 1; y < height; y += step) {
      if (!isInk(y * width + x)) continue;
      let [top, bottom] = [y, y + 1];
      while (top > 0 && isInk((top - 1) * width + x)) top--;
      while (bottom < height && isInk(bottom * width + x)) bottom++;
      y += Math.floor((bottom - 1 - y) / step) * step;
      if (bottom - top < step) continue;
      const near = open.findLast((line) => top < line.bottom + at(MARGIN) && bottom > line.top - at(MARGIN));
      const part = { left: x, right: x + 1, top, bottom };
      if (near) extend(near, part);
      else {
        open.push(part);
        found.push(part);
      }
    }
  }
  return found;
}

function isApart(sheet: Sheet, line: Area): boolean {
  const { left, right } = widened(line, pixelsOf(sheet.dpi)(MARGIN));
  const columns = [left, right - 1].map((x) => inkIn(sheet, { ...line, left: x, right: x + 1 }));
  return Math.max(...columns) < TOUCHED * (line.bottom - line.top);
}

/** What two upright lines and two across stand around, where nothing divides it: frames of text, but not the cells of tables. */
export function framesOf(upright: Area[], across: Area[], dpi: number): Area[] {
  if (upright.length > MAX_VERTICAL_RULES) return [];
  const at = pixelsOf(dpi);
  const isNear = (a: number, b: number, points: number) => Math.abs(a - b) <= at(points);
  return upright.flatMap((left) =>
    upright.flatMap((right) => {
      const isBeside =
        right.left - left.right >= at(MIN_FRAME_WIDTH_POINTS) &&
        isNear(left.top, right.top, LEVEL) &&
        isNear(left.bottom, right.bottom, LEVEL);
      if (!isBeside) return [];
      const closes = (rule: Area) => isNear(rule.left, left.left, CORNER) && isNear(rule.right, right.right, CORNER);
      const [top, bottom] = [left.top, left.bottom].map((edge) => across.find((rule) => closes(rule) && isNear(rule.top, edge, CORNER)));
      const isDivided = upright.some(
        (other) => other.left > left.right && other.right < right.left && other.bottom > left.top && other.top < left.bottom,
      );
      if (!top || !bottom || top === bottom || isDivided) return [];
      return [{ left: left.left, right: right.right, top: top.top, bottom: bottom.bottom }];
    }),
  );
}
