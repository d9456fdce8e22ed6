import type { Box } from "../../../reading.ts";
import type { Rule } from "../1-words/content.ts";
import type { Segment } from "../2-segments/segment.ts";
import type { GutterCandidate } from "./gutter-candidates.ts";
import type { Frame } from "./region.ts";
import {
  MAX_CARD_SHIFT,
  MAX_CARD_WIDTH_DIFFERENCE,
  MAX_PANEL_OVERHANG,
  MIN_CARD_HEIGHT,
  MIN_PANEL_HEIGHT,
  MIN_PANEL_RATIO,
  MIN_PANEL_WIDTH,
} from "./thresholds.ts";

/** One side stands on a coloured panel, the other does not. */
export function isBacked(candidate: GutterCandidate, frame: Frame): boolean {
  const { left, right } = panels(candidate, frame);
  return left !== undefined || right !== undefined;
}

/** Both sides stand on boxes of one width, side by side: cards, none of which is a sidebar of the page. */
export function areCards(candidate: GutterCandidate, frame: Frame): boolean {
  const { left, right } = panels(candidate, frame, MIN_CARD_HEIGHT);
  return (
    left !== undefined &&
    right !== undefined &&
    Math.abs(left.width - right.width) < MAX_CARD_WIDTH_DIFFERENCE &&
    Math.abs(left.y - right.y) < MAX_CARD_SHIFT
  );
}

function panels(
  { from, to, left, right, first, last }: GutterCandidate,
  frame: Frame,
  lowest = MIN_PANEL_HEIGHT,
): { left?: Box; right?: Box } {
  const large = frame.grounds.filter((box) => box.height >= lowest);
  if (large.length === 0) return {};
  const baselines = [...left, ...right].map((segment) => segment.baseline);
  const height = last > first ? Math.max(...baselines) - Math.min(...baselines) : 0;
  const boxes = large.filter((box) => box.height >= MIN_PANEL_RATIO * height);
  const isLevel = (box: Box, { baseline }: Segment) => baseline > box.y && baseline < box.y + box.height;
  const holds = (box: Box, side: Segment[]) =>
    side.every((segment) => segment.x > box.x - MAX_PANEL_OVERHANG && segment.right < box.x + box.width + MAX_PANEL_OVERHANG) &&
    side.some((segment) => isLevel(box, segment));
  const isInGutter = (x: number) => x > from - MAX_PANEL_OVERHANG && x < to + MAX_PANEL_OVERHANG;
  return {
    left: boxes.find((box) => isInGutter(box.x + box.width) && holds(box, left)),
    right: boxes.find((box) => isInGutter(box.x) && holds(box, right)),
  };
}

/** Areas of another colour than paper, large enough for text to stand on. */
export const groundsOf = (rules: Rule[]): Box[] =>
  rules.flatMap(({ box, fill }) => (box.width < MIN_PANEL_WIDTH || box.height < MIN_CARD_HEIGHT || isWhite(fill) ? [] : [box]));

const isWhite = (fill: string) => /^#f[c-f]f[c-f]f[c-f]$/i.test(fill);
