import { type Row, toRows } from "../2-segments/rows.ts";
import type { Segment } from "../2-segments/segment.ts";
import { leftEdge } from "../2-segments/to-segment.ts";
import type { PageSegments } from "./running-headers.ts";
import { MAX_HEADING_CHARACTERS, MAX_ROWS_BELOW, MIN_COLUMN_GAP_EM, MIN_LARGE_RATIO, MIN_MARGIN_HEADING_RATIO } from "./thresholds.ts";

/**
 * The style keys of a document's headings: short lines alone in their column, at least as large as the body and larger, in bold or in capitals, with another
 * style below, more than once. `large` ones are larger than the body.
 */
export function headingStyleKeys(pages: PageSegments[]): { all: Set<string>; large: Set<string> } {
  const segments = pages.flatMap((page) => page.segments);
  const body = bodyOf(segments);
  if (!body) return { all: new Set(), large: new Set() };
  const counts = new Map<string, { count: number; size: number }>();
  for (const page of pages) {
    const rows = toRows(page.segments);
    for (const [index, row] of rows.entries())
      for (const segment of row.segments) {
        const { styleKey, size, text, bullet, bold } = segment;
        const isUnlikeBody = styleKey !== body.styleKey && size >= body.size && (bold || size > body.size || isInCapitals(text));
        if (!isUnlikeBody || text.length > MAX_HEADING_CHARACTERS || bullet) continue;
        const below = textUnder(segment, rows, index) ?? textUnderCentred(segment, rows, index, page.width);
        const isHead = below
          ? below.styleKey !== styleKey && isAlone(segment, row)
          : isInMargin(segment, row) && size > MIN_MARGIN_HEADING_RATIO * body.size;
        if (isHead) counts.set(styleKey, { count: (counts.get(styleKey)?.count ?? 0) + 1, size });
      }
  }
  const styleKeys = [...counts].filter(([, { count }]) => count > 1);
  return {
    all: new Set(styleKeys.map(([styleKey]) => styleKey)),
    large: new Set(styleKeys.filter(([, { size }]) => size > MIN_LARGE_RATIO * body.size).map(([styleKey]) => styleKey)),
  };
}

/** "WORK EXPERIENCE", set in a colour or a font of its own where it is no larger than the text. */
const isInCapitals = (text: string) => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);

/** The segment under it, a few rows below at most. */
function textUnder(segment: Segment, rows: Row[], index: number): Segment | undefined {
  for (const row of rows.slice(index + 1, index + 1 + MAX_ROWS_BELOW)) {
    const found = row.segments.find((other) => isUnder(segment, other));
    if (found) return found;
  }
  return undefined;
}

/** What follows a title that is centred on the page, over text that is flush left and too short to stand under it. */
function textUnderCentred(segment: Segment, rows: Row[], index: number, width: number): Segment | undefined {
  const isCentred = rows[index]?.segments.length === 1 && Math.abs(segment.x + segment.right - width) < segment.size;
  return isCentred ? rows[index + 1]?.segments[0] : undefined;
}

/** Nothing near it on its row: what is far is another column. */
const isAlone = (segment: Segment, row: Row) =>
  row.segments.every(
    (other) => other === segment || Math.max(other.x - segment.right, segment.x - other.right) > MIN_COLUMN_GAP_EM * segment.size,
  );

/** Nothing is below, and what stands beside it has another style: then a heading is known by its size. */
const isInMargin = (segment: Segment, row: Row) =>
  row.segments[0] === segment && row.segments.slice(1).every((other) => other.styleKey !== segment.styleKey);

const isUnder = (segment: Segment, below: Segment) => leftEdge(below) < segment.right && below.right > segment.x;

/** The style that most of the text has. */
function bodyOf(segments: Segment[]): { styleKey: string; size: number } | undefined {
  const lengths = new Map<string, { length: number; size: number }>();
  for (const { styleKey, size, text } of segments) {
    const entry = lengths.get(styleKey);
    if (entry) entry.length += text.length;
    else lengths.set(styleKey, { length: text.length, size });
  }
  const [most] = [...lengths].toSorted(([, a], [, b]) => b.length - a.length);
  return most && { styleKey: most[0], size: most[1].size };
}
