import { ascending } from "../1-words/words.ts";
import type { Segment } from "../2-segments/segment.ts";
import { DEFAULT_LEADING_EM, MAX_SEGMENTS_BETWEEN, MAX_STEP_EM, MIN_STEP_EM, USUAL_STEP_QUANTILE } from "./thresholds.ts";

/** From line to line within the paragraphs and lists of a document, in ems: the smallest distance that is common. */
export function usualLeading(pages: { segments: Segment[] }[]): number {
  const steps = pages.flatMap(({ segments }) => {
    const down = segments.toSorted((a, b) => a.baseline - b.baseline);
    return down.flatMap((segment, index) => {
      const below = down
        .slice(index + 1, index + 1 + MAX_SEGMENTS_BETWEEN)
        .find((other) => Math.abs(other.x - segment.x) < 1 && other.baseline > segment.baseline + MIN_STEP_EM * segment.size);
      const step = below && below.styleKey === segment.styleKey ? (below.baseline - segment.baseline) / segment.size : 0;
      return step > 0 && step < MAX_STEP_EM ? [step] : [];
    });
  });
  return ascending(steps)[Math.floor(steps.length * USUAL_STEP_QUANTILE)] ?? DEFAULT_LEADING_EM;
}
