import { median } from "../../1-words/words.ts";
import type { Frame } from "../region.ts";
import { endOf, isBeside, ratio, type SideLine, startOf } from "../side-lines.ts";
import {
  MAX_BLOCK_PITCH_EM,
  MAX_BLOCK_ROWS,
  MAX_UNFILLED_RATIO,
  MIN_BULLETS_RATIO,
  MIN_FULL_LINES_RATIO,
  MIN_NAME_SIZE_RATIO,
  MIN_PROSE_LINES,
  MIN_PROSE_WIDTH_EM,
  MIN_SAME_STYLE_RATIO,
  MIN_TURNS,
} from "../thresholds.ts";

/** Lines of the same styles on both sides, none level with one of the other side: two columns on different baseline grids. */
export function alternates(left: SideLine[], right: SideLine[]): boolean {
  if (left[0]?.style !== right[0]?.style) return false;
  const sides = [...left.map((line) => ({ y: line.baseline, side: 0 })), ...right.map((line) => ({ y: line.baseline, side: 1 }))].sort(
    (a, b) => a.y - b.y,
  );
  return sides.filter((line, index) => index > 0 && line.side !== sides[index - 1]?.side).length >= MIN_TURNS;
}

/** A name and a block of addresses beside it: one is far larger, no line is level with another, and neither is a heading. */
export function isIndependent(left: SideLine[], right: SideLine[], frame: Frame): boolean {
  const isBetween = (line: SideLine, lines: SideLine[]) =>
    line.baseline > (lines[0]?.baseline ?? 0) && line.baseline < (lines.at(-1)?.baseline ?? 0);
  const isInside = left.some((line) => isBetween(line, right)) || right.some((line) => isBetween(line, left));
  const [high, low] = [left, right].map((lines) => Math.max(...lines.map((line) => line.size))) as [number, number];
  const isName =
    Math.max(high, low) > MIN_NAME_SIZE_RATIO * Math.min(high, low) && ![...left, ...right].some((line) => frame.headings.has(line.style));
  return isInside && isName && !left.some((line) => right.some((other) => isBeside(line, other)));
}

/** Lines on both sides that happen to lie level: paragraphs, lists and pairs side by side are read down, cells of a row across. */
export function readsDown(left: SideLine[], right: SideLine[]): boolean {
  if ([left, right].every((lines) => ratio(lines, (line) => line.bullet) > MIN_BULLETS_RATIO)) return true;
  return [left, right].every(isProse);
}

function isProse(lines: SideLine[]): boolean {
  if (lines.length < MIN_PROSE_LINES) return false;
  const edge = endOf(lines);
  const begin = startOf(lines);
  const isWide = edge - begin > MIN_PROSE_WIDTH_EM * median(lines.map((line) => line.size));
  return isWide && ratio(lines, (line) => line.right > edge - MAX_UNFILLED_RATIO * (edge - begin)) > MIN_FULL_LINES_RATIO;
}

/** The style changes from line to line and is the same across: blocks side by side (label over value, two references). */
export function variesDown(left: SideLine[], right: SideLine[]): boolean {
  const pairs = left.flatMap((line) => right.filter((other) => isBeside(line, other)).map((other) => [line, other] as const));
  const styles = pairs.map(([line]) => line.style);
  const across = pairs.filter(([line, other]) => line.style === other.style).length / pairs.length;
  const changes = styles.slice(1).filter((style, index) => style !== styles[index]).length;
  // One header row over rows of one style is a table when the rows stand apart or are many.
  const pitch = median(pairs.slice(1).map(([line], index) => line.baseline - (pairs[index] as (typeof pairs)[number])[0].baseline));
  const isSpread = pitch > MAX_BLOCK_PITCH_EM * median(pairs.map(([line]) => line.size));
  const isTable = pairs.length > 2 && changes === 1 && styles[0] !== styles[1] && (isSpread || pairs.length > MAX_BLOCK_ROWS);
  return across > MIN_SAME_STYLE_RATIO && changes > 0 && !isTable;
}
