import { median } from "../1-words/words.ts";
import type { Row } from "../2-segments/rows.ts";
import type { Segment } from "../2-segments/segment.ts";
import { leftEdge } from "../2-segments/to-segment.ts";
import {
  MAX_BEHIND_ICON_SHIFT,
  MAX_EVEN_DIFFERENCE_EM,
  MAX_OVERLAP,
  MAX_TOUCHING_ROWS,
  MIN_ALIGNED_ROWS,
  MIN_EVEN_PIECES,
  MIN_GUTTER_EM,
  MIN_LINES_BESIDE_TOUCHING,
} from "./thresholds.ts";

/** White space that may be a gutter, between `from` and `to` in points, and the text on both sides of it. */
export type GutterCandidate = {
  from: number;
  to: number;
  /** The first and the last row beside it. */
  first: number;
  last: number;
  left: Segment[];
  right: Segment[];
  /** The last short lines of a paragraph that began above, over the whole width. */
  paragraphEnd: Segment[];
};

/** For each left edge in the region: the longest spans of rows in which no segment crosses it. */
export function candidates(rows: Row[]): GutterCandidate[] {
  const found = new CandidateList();
  const extents = rows.map(extentOf);
  const edges = leftEdges(rows);
  const isAtEdge = (segment: Segment) => {
    const near = [...edges].filter(([edge]) => Math.abs(edge - leftEdge(segment)) <= MAX_BEHIND_ICON_SHIFT);
    return near.reduce((all, [, count]) => all + count, 0) >= MIN_ALIGNED_ROWS;
  };
  for (const edge of [...edges.keys()].sort((a, b) => a - b).slice(1)) {
    const isCrossedAt = (index: number) => isOver(extents[index] as Extent, edge) && isCrossed(rows[index] as Row, edge, isAtEdge);
    for (const [first, last] of spans(0, rows.length - 1, isCrossedAt)) {
      const candidate = sidesAt(rows, first, last, edge);
      // No part of the rows has two sides either.
      if (!candidate) continue;
      if (isWide(candidate)) found.add(candidate);
      else if (rows.slice(first, last + 1).filter((row) => touches(row, edge)).length <= MAX_TOUCHING_ROWS) {
        const whole = besideTouching(candidate, edge);
        if (whole) found.add(whole);
        for (const [from, to] of spans(first, last, (index) => touches(rows[index] as Row, edge))) {
          const part = toCandidate(rows, from, to, edge);
          if (part) found.add(part);
        }
      }
    }
  }
  return found.all;
}

/** Left edges near each other often have the same white space before them, which is kept once. */
class CandidateList {
  readonly all: GutterCandidate[] = [];
  private byStart = new Map<number, GutterCandidate[]>();

  add(candidate: GutterCandidate) {
    const others = this.byStart.get(candidate.from);
    if (others?.some(({ first, last, to }) => first === candidate.first && last === candidate.last && to === candidate.to)) return;
    if (others) others.push(candidate);
    else this.byStart.set(candidate.from, [candidate]);
    this.all.push(candidate);
  }
}

/** Where segments begin, in whole points, and how many do. */
function leftEdges(rows: Row[]): Map<number, number> {
  const edges = new Map<number, number>();
  for (const { segments } of rows)
    for (const segment of segments) {
      const edge = Math.round(leftEdge(segment));
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
    }
  return edges;
}

/** From the left end of a row to its right end. */
type Extent = { start: number; end: number };

function extentOf({ segments }: Row): Extent {
  const extent = { start: Infinity, end: -Infinity };
  for (const segment of segments) {
    extent.start = Math.min(extent.start, leftEdge(segment));
    extent.end = Math.max(extent.end, segment.right);
  }
  return extent;
}

const isOver = ({ start, end }: Extent, edge: number) => !(start >= edge - 1 || end <= edge - MAX_OVERLAP);

/** The spans of two rows or more without a break. */
function spans(from: number, to: number, breaks: (index: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  let first = from;
  for (let index = from; index <= to + 1; index++) {
    if (index <= to && !breaks(index)) continue;
    if (index - first > 1) found.push([first, index - 1]);
    first = index + 1;
  }
  return found;
}

/** A segment of the row ends just before the edge, without a gutter between. A large name over two columns may do so by chance. */
const touches = ({ segments }: Pick<Row, "segments">, edge: number) =>
  segments.some((segment) => leftEdge(segment) < edge - 1 && segment.right > edge - MIN_GUTTER_EM * segment.size);

/** Ignores lines on the left that overflow their column up to the edge, if many lines begin at that edge: the column ends where its other lines do. */
function besideTouching(candidate: GutterCandidate, edge: number): GutterCandidate | undefined {
  if (candidate.right.filter((segment) => Math.abs(leftEdge(segment) - edge) < 1).length < MIN_LINES_BESIDE_TOUCHING) return undefined;
  const inside = candidate.left.filter((segment) => !touches({ segments: [segment] }, edge));
  const whole = { ...candidate, from: Math.max(...inside.map(({ right }) => right)) };
  return inside.length > 0 && isWide(whole) ? whole : undefined;
}

/**
 * Whether text crosses the edge. A single long word that overlaps a text which begins at the edge does not count, nor an email address that
 * begins where other lines do: it is too wide for its column.
 */
function isCrossed({ segments }: Row, edge: number, isAtEdge: (segment: Segment) => boolean): boolean {
  if (isEvenRow(segments)) return true;
  for (const segment of segments) if (crosses(segment, edge) && !isTooWide(segment, segments, edge, isAtEdge)) return true;
  return false;
}

/** Texts that are all as far apart: "jane@example.org ⇥ 01234 567890 ⇥ Leeds ⇥ jane.example.org" over the whole width is one line. */
function isEvenRow(segments: Segment[]): boolean {
  if (segments.length < MIN_EVEN_PIECES) return false;
  const gaps = segments.slice(1).map((segment, index) => (segment.x - (segments[index] as Segment).right) / segment.size);
  return Math.max(...gaps) - Math.min(...gaps) < MAX_EVEN_DIFFERENCE_EM;
}

const isTooWide = (segment: Segment, segments: Segment[], edge: number, isAtEdge: (segment: Segment) => boolean) =>
  segment.words.length === 1 &&
  ((segment.text.includes("@") && isAtEdge(segment)) || segments.some((other) => runsOver(segment, other, edge)));

const runsOver = (segment: Segment, other: Segment, edge: number) =>
  other !== segment && Math.abs(leftEdge(other) - edge) < MAX_OVERLAP && segment.right > other.x;

export const crosses = (segment: Segment, edge: number) => segment.right > edge - MAX_OVERLAP && leftEdge(segment) < edge - 1;

export function toCandidate(rows: Row[], first: number, last: number, edge: number): GutterCandidate | undefined {
  const candidate = sidesAt(rows, first, last, edge);
  return candidate && isWide(candidate) ? candidate : undefined;
}

/** What stands on each side of an edge, where that is more than one text. */
function sidesAt(rows: Row[], first: number, last: number, edge: number): GutterCandidate | undefined {
  const left: Segment[] = [];
  const right: Segment[] = [];
  let [from, to] = [-Infinity, Infinity];
  for (let index = first; index <= last; index++)
    for (const segment of (rows[index] as Row).segments) {
      const isCrossing = crosses(segment, edge);
      if (isCrossing || segment.right <= edge - MAX_OVERLAP) {
        left.push(segment);
        if (!isCrossing) from = Math.max(from, segment.right);
      } else {
        right.push(segment);
        to = Math.min(to, leftEdge(segment));
      }
    }
  return left.length < 1 || right.length < 2 ? undefined : { from, to, first, last, left, right, paragraphEnd: [] };
}

export const isWide = ({ from, to, left, right }: GutterCandidate) =>
  !(to - from < MIN_GUTTER_EM * median([...left, ...right].map((segment) => segment.size)));
