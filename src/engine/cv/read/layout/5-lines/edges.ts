import { beginsIdeographic, isIdeographic, isPlain } from "../1-words/text.ts";
import { median, right } from "../1-words/words.ts";
import type { Row as PlainRow } from "../2-segments/rows.ts";
import type { Segment } from "../2-segments/segment.ts";
import type { Span } from "./flows.ts";
import { MAX_LIST_INDENT_EM, MIN_LINES_AT_EDGE, SPACE_EM } from "./thresholds.ts";

export type Row = PlainRow & { span: Span };

/** What is common to the whole document. `headings`: style keys of headings that are larger than the body. `leading` in ems. */
export type Habits = { headings: Set<string>; leading: number };

/** The measure and the leading of a column. */
export type Edges = {
  /** The right end of the longest text of the column. */
  column: number;
  /** The width of the widest text. */
  widest: number;
  /** The right edge of lines that begin at one position, and how many of them end near it. */
  at: (x: number) => { edge: number; support: number };
  /** From baseline to baseline where a line is full and the next has its style, in ems. */
  leading: number;
  /** Lines of a heading or a narrow cell that are wrapped: the first word of each did not fit at the end of the line before. */
  wrapped: Set<Segment>;
};

/** The edges of each span; spans of one column share theirs. */
export function textEdges(rows: Row[], habits: Habits): Map<Span, Edges> {
  const rowsOf = Map.groupBy(rows, (row) => row.span);
  const column = (span: Span) => `${Math.round(span.left / 2)} ${span.margin === true}`;
  const edges = new Map<Span, Edges>();
  for (const spans of Map.groupBy(rowsOf.keys(), column).values()) {
    const shared = edgesOf(
      spans.flatMap((span) => rowsOf.get(span) as Row[]),
      habits,
    );
    for (const span of spans) edges.set(span, shared);
  }
  return edges;
}

function edgesOf(rows: Row[], habits: Habits): Edges {
  const segments = rows.flatMap((row) => row.segments);
  const column = Math.max(...segments.map((segment) => segment.right));
  return {
    column,
    widest: Math.max(...segments.map((segment) => segment.right - segment.x)),
    at: edgeByPlace(segments),
    leading: usualLeading(rows, column) ?? habits.leading,
    wrapped: new Set(
      blocks(rows, habits).flatMap((block) => (isWrapped(block, column) ? block.slice(1).map((row) => row.segments[0] as Segment) : [])),
    ),
  };
}

function edgeByPlace(segments: Segment[]): Edges["at"] {
  const places = Map.groupBy(segments, (segment) => Math.round(segment.x / 2));
  const items = segments.filter((segment) => segment.bullet);
  const known = new Map<number, { edge: number; support: number }>();
  return (x) => {
    const place = Math.round(x / 2);
    const ends = known.has(place)
      ? []
      : [place - 1, place, place + 1].flatMap((near) => places.get(near) ?? []).filter((segment) => Math.abs(segment.x - x) < 2);
    if (ends.length > 0) {
      const edge = Math.max(...ends.map((segment) => segment.right));
      const support = ends.filter((segment) => segment.right > edge - 4 * segment.size).length;
      // Of few lines the widest may be short: the items of a list, a little further in, may reach further right.
      const lists = support > 2 ? [] : items.filter((item) => item.x > x && item.x - x < MAX_LIST_INDENT_EM * item.size);
      known.set(place, { edge: Math.max(edge, ...lists.map((item) => item.right)), support });
    }
    return known.get(place) ?? { edge: Infinity, support: 0 };
  };
}

/** Measured where a line runs to the edge of its column and one of its style follows close by. */
function usualLeading(rows: Row[], column: number): number | undefined {
  const steps: number[] = [];
  let before: Row | undefined;
  for (const row of rows) {
    const last = before?.page === row.page ? before.segments.at(-1) : undefined;
    const step = before ? row.baseline - before.baseline : 0;
    before = row;
    if (!last || last.text.length <= 30 || last.styleKey !== row.segments[0]?.styleKey) continue;
    if (last.right > column - 6 * last.size && step > 0 && step < 2 * last.size) steps.push(step / last.size);
  }
  return steps.length < MIN_LINES_AT_EDGE ? undefined : median(steps);
}

/** Consecutive rows of one segment each, in one style and close together, in a table cell or a heading. */
function blocks(rows: Row[], habits: Habits): Row[][] {
  const out: Row[][] = [];
  for (const [index, row] of rows.entries()) {
    const [segment] = row.segments;
    if (!segment || row.segments.length > 1 || (!row.span.cell && !habits.headings.has(segment.styleKey))) continue;
    const before = rows[index - 1];
    const [above] = before?.segments ?? [];
    const continues =
      above &&
      out.at(-1)?.at(-1) === before &&
      before?.span === row.span &&
      above.styleKey === segment.styleKey &&
      !segment.bullet &&
      row.baseline - before.baseline < 1.5 * segment.size;
    if (continues) out.at(-1)?.push(row);
    else out.push([row]);
  }
  return out;
}

/** No line of the block had space for the next word: one text, not a list. */
function isWrapped(block: Row[], column: number): boolean {
  return (
    block.length > 1 &&
    block.slice(1).every((row, index) => {
      const { span } = row;
      const [last, next] = [block[index]?.segments[0] as Segment, row.segments[0] as Segment];
      const padding = Math.max(0, last.x - span.left);
      return last.right + neededFor(next) > (span.cell ? span.right - padding : column);
    })
  );
}

/** The width of a text's first word with the space before it. */
export const neededFor = (segment: Segment) => firstWordWidth(segment) + SPACE_EM * segment.size;

function firstWordWidth(segment: Segment): number {
  const [first] = segment.words;
  if (!first) return 0;
  if (beginsIdeographic(first.text)) return first.style.size;
  // Chinese and Japanese may break a line between any two characters, also after a word in another script.
  const characters = isPlain(first.text) ? [] : [...first.text];
  const cut = characters.findIndex(isIdeographic);
  if (cut > 0) return (first.box.width * cut) / characters.length;
  let end = right(first);
  for (const { word, space } of segment.parts.slice(1)) {
    if (space || beginsIdeographic(word.text)) break;
    end = Math.max(end, right(word));
  }
  return end - first.box.x;
}
