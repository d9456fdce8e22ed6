import { overlaps, type SideLine } from "../side-lines.ts";
import { MAX_HANGING_STEP_EM, MIN_HEADINGS_IN_MARGIN } from "../thresholds.ts";

/**
 * Headings that hang out to the left of the text, each in a row of its own directly above its part of it, as some LaTeX classes print them: lines of one
 * style that the text has not, with text between them. A sidebar has lines of its own below its headings, a label has its value beside it.
 */
export function areHangingHeadings(left: readonly SideLine[], right: readonly SideLine[]): boolean {
  const [first] = left;
  if (!first || left.length < MIN_HEADINGS_IN_MARGIN || right.length <= left.length) return false;
  if (left.some((line) => line.style !== first.style || line.bullet || line.rotated) || right.some(({ style }) => style === first.style))
    return false;
  return left.every((heading, at) => {
    const next = left[at + 1];
    const below = right.find((line) => line.baseline > heading.baseline);
    return (
      below !== undefined &&
      (!next || below.baseline < next.baseline) &&
      below.baseline - heading.baseline < MAX_HANGING_STEP_EM * Math.max(heading.size, below.size) &&
      !right.some((line) => overlaps(heading, line))
    );
  });
}
