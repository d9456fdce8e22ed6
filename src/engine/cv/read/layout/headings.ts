import type { PageSegments } from "./furniture.ts";
import { toRows } from "./rows.ts";
import { lookOf, type Segment } from "./segments.ts";

const LONGEST = 45;

/**
 * The looks of a document's headings: short lines alone on their row, at least as large as the body and unlike it, with another look below,
 * more than once. `large` ones are larger than the body.
 */
export function headingLooks(pages: PageSegments[]): { all: Set<string>; large: Set<string> } {
  const segments = pages.flatMap((page) => page.segments);
  const body = bodyOf(segments);
  if (!body) return { all: new Set(), large: new Set() };
  const counts = new Map<string, { count: number; size: number }>();
  for (const page of pages) {
    const rows = toRows(page.segments);
    for (const [index, { segments: own }] of rows.entries()) {
      const [segment] = own;
      const below = rows[index + 1]?.segments[0];
      if (!segment || own.length > 1 || !below || segment.text.length > LONGEST || segment.size < body.size || segment.bullet) continue;
      const look = lookOf(segment);
      if (look !== body.look && lookOf(below) !== look && (segment.bold || segment.size > body.size))
        counts.set(look, { count: (counts.get(look)?.count ?? 0) + 1, size: segment.size });
    }
  }
  const looks = [...counts].filter(([, { count }]) => count > 1);
  return {
    all: new Set(looks.map(([look]) => look)),
    large: new Set(looks.filter(([, { size }]) => size > 1.05 * body.size).map(([look]) => look)),
  };
}

/** The look that most of the text has. */
function bodyOf(segments: Segment[]): { look: string; size: number } | undefined {
  const lengths = new Map<string, { length: number; size: number }>();
  for (const segment of segments) {
    const entry = lengths.get(lookOf(segment)) ?? { length: 0, size: segment.size };
    lengths.set(lookOf(segment), { ...entry, length: entry.length + segment.text.length });
  }
  const [most] = [...lengths].toSorted(([, a], [, b]) => b.length - a.length);
  return most && { look: most[0], size: most[1].size };
}
