import type { Candidate } from "./meaning.ts";
import type { Frame } from "./regions.ts";
import type { Segment } from "./segments.ts";

/** One side stands on a coloured panel of its own. */
export function isBacked({ from, to, left, right, first, last }: Candidate, frame: Frame): boolean {
  const baselines = [...left, ...right].map((segment) => segment.baseline);
  const height = last > first ? Math.max(...baselines) - Math.min(...baselines) : 0;
  return frame.rules.some(({ box, fill }) => {
    if (box.width < 40 || box.height < Math.max(80, 0.5 * height) || isWhite(fill)) return false;
    const holds = (side: Segment[]) => side.every((segment) => segment.x > box.x - 2 && segment.right < box.x + box.width + 2);
    const endsInside = box.x + box.width > from - 2 && box.x + box.width < to + 2;
    const startsInside = box.x > from - 2 && box.x < to + 2;
    return (endsInside && holds(left)) || (startsInside && holds(right));
  });
}

const isWhite = (fill: string) => /^#f[c-f]f[c-f]f[c-f]$/i.test(fill);
