import type { PageSegments } from "./furniture.ts";
import { toRows } from "./rows.ts";
import { lookOf, type Segment } from "./segments.ts";

const LONGEST = 45;

/**
 * The looks of a document's headings: short lines alone on their row, at least as large as the body and unlike it, with another look below,
 * more than once.
 */
export function headingLooks(pages: PageSegments[]): Set<string> {
  const segments = pages.flatMap((page) => page.segments);
  const body = bodyOf(segments);
  if (!body) return new Set();
  const counts = new Map<string, number>();
  for (const page of pages) {
    const rows = toRows(page.segments);
    for (const [index, { segments: own }] of rows.entries()) {
      const [segment] = own;
      const below = rows[index + 1]?.segments[0];
      if (!segment || own.length > 1 || !below || segment.text.length > LONGEST || segment.size < body.size || segment.bullet) continue;
      const look = lookOf(segment);
      if (look !== body.look && lookOf(below) !== look && (segment.bold || segment.size > body.size))
        counts.set(look, (counts.get(look) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([look]) => look));
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
