import { extend, foregroundIn, type PageRaster, type PixelBox, widened } from "./pixels/foreground.ts";
import { pixelsOf } from "./resolution.ts";
import {
  MAX_CORNER_GAP,
  MAX_CORNER_RADIUS,
  MAX_FOREGROUND_BESIDE_VERTICAL,
  MAX_FRAME_SHIFT,
  MAX_RULE_THICKNESS,
  MAX_VERTICAL_LINES,
  MIN_FRAME_WIDTH,
  MIN_VERTICAL_LENGTH,
  MIN_VERTICAL_LENGTH_BETWEEN_RULES,
  MIN_VERTICAL_LENGTH_ON_RULE,
  RULE_FOREGROUND,
  VERTICAL_MARGIN,
} from "./thresholds.ts";

/** Vertical ruling lines: the borders of tables and frames, and lines between columns. `horizontal` are the lines that they may meet. */
export function verticalLines(raster: PageRaster, horizontal: PixelBox[]): PixelBox[] {
  const at = pixelsOf(raster.dpi);
  const meets = (line: PixelBox, y: number, gap: number) =>
    horizontal.some((rule) => rule.left < line.right + gap && rule.right > line.left - gap && rule.top < y + gap && rule.bottom > y - gap);
  const isRule = (line: PixelBox) => {
    const length = line.bottom - line.top;
    if (length >= at(MIN_VERTICAL_LENGTH)) return true;
    const onRule = meets(line, line.top, at(MAX_CORNER_RADIUS)) || meets(line, line.bottom, at(MAX_CORNER_RADIUS));
    if (length >= at(MIN_VERTICAL_LENGTH_ON_RULE) && onRule) return true;
    return meets(line, line.top, at(MAX_CORNER_GAP)) && meets(line, line.bottom, at(MAX_CORNER_GAP));
  };
  // The columns left and right of a dark one count as dark too, so a line is two columns thinner than its box.
  return longColumns(raster).filter(
    (line) => line.right - line.left <= at(MAX_RULE_THICKNESS) + 2 && isRule(line) && hasBackgroundBeside(raster, line),
  );
}

/** Unbroken columns of dark pixels, joined where they touch. A line may lean by a few pixels on its way. */
function longColumns({ gray, width, height, dpi }: PageRaster): PixelBox[] {
  const at = pixelsOf(dpi);
  const step = at(MIN_VERTICAL_LENGTH_BETWEEN_RULES);
  const isDark = (i: number) =>
    (gray[i] as number) < RULE_FOREGROUND || (gray[i - 1] as number) < RULE_FOREGROUND || (gray[i + 1] as number) < RULE_FOREGROUND;
  const found: PixelBox[] = [];
  let open: PixelBox[] = [];
  for (let x = 1; x < width - 1; x++) {
    open = open.filter((line) => x - line.right < 2);
    for (let y = step - 1; y < height; y += step) {
      if (!isDark(y * width + x)) continue;
      let [top, bottom] = [y, y + 1];
      while (top > 0 && isDark((top - 1) * width + x)) top--;
      while (bottom < height && isDark(bottom * width + x)) bottom++;
      y += Math.floor((bottom - 1 - y) / step) * step;
      if (bottom - top < step) continue;
      const near = open.findLast((line) => top < line.bottom + at(VERTICAL_MARGIN) && bottom > line.top - at(VERTICAL_MARGIN));
      const column = { left: x, right: x + 1, top, bottom };
      if (near) extend(near, column);
      else {
        open.push(column);
        found.push(column);
      }
    }
  }
  return found;
}

/** Little foreground directly left and right: the edge of a picture has the picture beside it. */
function hasBackgroundBeside(raster: PageRaster, line: PixelBox): boolean {
  const { left, right } = widened(line, pixelsOf(raster.dpi)(VERTICAL_MARGIN));
  const columns = [left, right - 1].map((x) => foregroundIn(raster, { ...line, left: x, right: x + 1 }));
  return Math.max(...columns) < MAX_FOREGROUND_BESIDE_VERTICAL * (line.bottom - line.top);
}

/** The rectangles that two vertical and two horizontal lines enclose and no other divides: frames of text, but not the cells of tables. */
export function framesOf(vertical: PixelBox[], horizontal: PixelBox[], dpi: number): PixelBox[] {
  if (vertical.length > MAX_VERTICAL_LINES) return [];
  const at = pixelsOf(dpi);
  const isNear = (a: number, b: number, points: number) => Math.abs(a - b) <= at(points);
  return vertical.flatMap((left) =>
    vertical.flatMap((right) => {
      const isOpposite =
        right.left - left.right >= at(MIN_FRAME_WIDTH) &&
        isNear(left.top, right.top, MAX_FRAME_SHIFT) &&
        isNear(left.bottom, right.bottom, MAX_FRAME_SHIFT);
      if (!isOpposite) return [];
      const joinsBoth = (rule: PixelBox) =>
        isNear(rule.left, left.left, MAX_CORNER_RADIUS) && isNear(rule.right, right.right, MAX_CORNER_RADIUS);
      const [top, bottom] = [left.top, left.bottom].map((edge) =>
        horizontal.find((rule) => joinsBoth(rule) && isNear(rule.top, edge, MAX_CORNER_RADIUS)),
      );
      const isDivided = vertical.some(
        (other) => other.left > left.right && other.right < right.left && other.bottom > left.top && other.top < left.bottom,
      );
      if (!top || !bottom || top === bottom || isDivided) return [];
      return [{ left: left.left, right: right.right, top: top.top, bottom: bottom.bottom }];
    }),
  );
}
