import type { Rule } from "../1-words/content.ts";
import { beginsIdeographic, beginsLowercase, endsSentence, isCutKorean, isIdeographic } from "../1-words/text.ts";
import { median, right } from "../1-words/words.ts";
import type { Row as PlainRow } from "../2-segments/rows.ts";
import type { Segment } from "../2-segments/segment.ts";
import type { Span } from "./flows.ts";
import {
  MAX_BLOCK_STEP_EM,
  MAX_EDGE_MISS_EM,
  MAX_RULE_HEIGHT,
  MAX_RULE_SHIFT,
  MAX_START_DIFFERENCE,
  MAX_STEP_EM,
  MIN_LEADING_CHARACTERS,
  MIN_LEFT_MARGIN,
  MIN_LINES_AT_EDGE,
  MIN_MAIN_COLUMN_RATIO,
  SPACE_EM,
} from "./thresholds.ts";

export type Row = PlainRow & { span: Span };

/** What is common to the whole document. `headings`: style keys of headings that are larger than the body. `leading` in ems. */
export type Habits = {
  headings: Set<string>;
  leading: number;
  pages?: ReadonlyMap<number, SegmentedPage>;
  /** The program that set the document hyphenates unless it is told not to. */
  hyphenates?: boolean;
};

/** A page with all its text but headers and footers. */
export type SegmentedPage = { width: number; rules: readonly Rule[]; segments: readonly Segment[] };

/** The measure and the leading of a column. */
export type Edges = {
  /** The right end of the longest text of the column. */
  column: number;
  /** The width of the widest text. */
  widest: number;
  /** Where its lines may end: at the right end of the longest text, or at the right margin where all lines are short. */
  edge: number;
  /** How many of the lines that begin at `x` end near the edge: evidence that lines wrap there. */
  support: (x: number) => number;
  /** From baseline to baseline where a line is full and the next has its style, in ems. */
  leading: number;
  /** Lines of a heading or a narrow cell that are wrapped: the first word of each did not fit at the end of the line before. */
  wrapped: Set<Segment>;
};

/** The edges of each span; spans of one column share theirs. */
export function textEdges(rows: Row[], habits: Habits): Map<Span, Edges> {
  const rowsOf = Map.groupBy(rows, (row) => row.span);
  const column = (span: Span) => `${Math.round(span.left / MAX_START_DIFFERENCE)} ${span.margin === true}`;
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
  const edge = Math.max(column, rightMargin(rows, column, habits));
  return {
    column,
    edge,
    widest: Math.max(...segments.map((segment) => segment.right - segment.x)),
    support: supportOf(segments, edge),
    leading: usualLeading(rows, column) ?? habits.leading,
    wrapped: new Set(
      blocks(rows, habits).flatMap((block) => (isWrapped(block, column) ? block.slice(1).map((row) => row.segments[0] as Segment) : [])),
    ),
  };
}

/**
 * Where the lines of a column may end, when all of them are short: where the ruling line under a heading ends, or as far from the edge of the page as its
 * text begins from the other. Only for the main column of a page with nothing to its right; 0 elsewhere, and where sentences wrap at the end of the longest
 * line.
 */
function rightMargin(rows: Row[], longest: number, { pages }: Habits): number {
  if (wrapsAt(rows, longest)) return 0;
  const own = new Set(rows.flatMap((row) => row.segments));
  const left = Math.min(...[...own].map((segment) => segment.bullet?.x ?? segment.x));
  const columnLeft = Math.min(left, ...rows.flatMap(({ span }) => span.columnLeft ?? []));
  let margin = 0;
  for (const [page, ofPage] of Map.groupBy(rows, (row) => row.page)) {
    const segmented = pages?.get(page);
    if (!segmented) return 0;
    const [top, bottom] = [
      Math.min(...ofPage.map((row) => row.baseline - row.size)),
      Math.max(...ofPage.map((row) => row.baseline + row.size)),
    ];
    const others = segmented.segments.filter((segment) => !own.has(segment) && segment.baseline > top && segment.baseline < bottom);
    if (others.some((segment) => segment.right > longest)) return 0;
    const leftmost = Math.min(...segmented.segments.map((segment) => segment.bullet?.x ?? segment.x));
    const symmetric = segmented.width - leftmost;
    const isMain = symmetric - columnLeft > MIN_MAIN_COLUMN_RATIO * (symmetric - leftmost);
    const ruled = segmented.rules.filter(
      ({ box }) => box.height < MAX_RULE_HEIGHT && Math.abs(box.x - left) < MAX_RULE_SHIFT && box.y > top && box.y < bottom,
    );
    const ends = ruled.map(({ box }) => box.x + box.width);
    margin = Math.max(margin, ...(ends.length > 0 ? ends : [isMain && leftmost >= MIN_LEFT_MARGIN ? symmetric : 0]));
  }
  return margin;
}

/** Whether sentences go on behind lines that had no space left for their next word: there the measure is that of the longest line. */
function wrapsAt(rows: Row[], longest: number): boolean {
  return rows.some((row, index) => {
    const [last, next] = [rows[index - 1]?.segments.at(-1), row.segments[0]];
    if (!last || !next || next.bullet || last.styleKey !== next.styleKey) return false;
    return last.right + neededFor(next) > longest && isOneSentence(last.text, next.text);
  });
}

/** "of the har-" over "bour", "Licence (Office of" over "Technical Safety)", Chinese without a full stop at its end. */
function isOneSentence(text: string, next: string): boolean {
  if (beginsLowercase(next) || /\p{L}[-\u00AD]$/u.test(text) || isCutKorean(text, next)) return true;
  return (beginsIdeographic(next) && !endsSentence(text)) || /^\([^()]*\)$|^[^(]*\)/.test(next);
}

function supportOf(segments: Segment[], edge: number): Edges["support"] {
  const known = new Map<number, number>();
  return (x) => {
    const place = Math.round(x / MAX_START_DIFFERENCE);
    const support =
      known.get(place) ??
      segments.filter((segment) => Math.abs(segment.x - x) < MAX_START_DIFFERENCE && segment.right > edge - MAX_EDGE_MISS_EM * segment.size)
        .length;
    known.set(place, support);
    return support;
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
    if (!last || last.text.length < MIN_LEADING_CHARACTERS || last.styleKey !== row.segments[0]?.styleKey) continue;
    if (last.right > column - MAX_EDGE_MISS_EM * last.size && step > 0 && step < MAX_STEP_EM * last.size) steps.push(step / last.size);
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
      row.baseline - before.baseline < MAX_BLOCK_STEP_EM * segment.size;
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
  const characters = [...first.text];
  const cut = characters.findIndex(isIdeographic);
  if (cut > 0) return (first.box.width * cut) / characters.length;
  let end = right(first);
  for (const { word, space } of segment.parts.slice(1)) {
    if (space || beginsIdeographic(word.text)) break;
    end = Math.max(end, right(word));
  }
  return end - first.box.x;
}
