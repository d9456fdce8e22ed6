import { endsSentence, wrapsInto } from "../1-words/text.ts";
import { ascending, median } from "../1-words/words.ts";
import type { Row } from "../2-segments/rows.ts";
import type { Segment } from "../2-segments/segment.ts";
import { leftEdge } from "../2-segments/to-segment.ts";
import {
  LONE_LINE_STEP_EM,
  MAX_BASELINE_EM,
  MAX_FULL_MISS_EM,
  MAX_LEVEL_MISS_EM,
  MAX_OVERLAP_EM,
  MAX_SIZE_RATIO,
  MAX_STEP_EM,
  MAX_STYLED_BASELINE_EM,
  MIN_BLOCK_STEP_RATIO,
  MIN_FULL_CHARACTERS,
  MIN_FULL_WIDTH_RATIO,
  MIN_LEADING_LINES,
  MIN_STEP_EM,
  USUAL_STEP_QUANTILE,
} from "./thresholds.ts";

/** A line on one side of a gutter. `first` begins a block: there is more space above it than between its lines. */
export type SideLine = {
  row: number;
  baseline: number;
  top: number;
  x: number;
  right: number;
  size: number;
  style: string;
  bold: boolean;
  bullet: boolean;
  text: string;
  /** The text of its last segment. */
  end: string;
  first: boolean;
  /** It continues the line before it, which is full. */
  wrapped: boolean;
  /** Set upwards or downwards. */
  rotated: boolean;
  /** How far level baselines may differ, in ems: little in a PDF with text, more in a scan. */
  slack: number;
};

/** The lines of one side. */
export type LinesOf = (side: Segment[]) => SideLine[];

/** Makes the lines of each side of the rows once, and keeps them. */
export function sidesOf(rows: Row[], leading: number): LinesOf {
  const rowOf = new Map<Segment, number>();
  for (const [index, row] of rows.entries()) for (const segment of row.segments) rowOf.set(segment, index);
  const known = new Map<Segment[], SideLine[]>();
  return (side) => {
    const classified = known.get(side);
    if (classified) return classified;
    const lines = sideLines(side, rowOf, leading);
    known.set(side, lines);
    return lines;
  };
}

function sideLines(segments: Segment[], rowOf: Map<Segment, number>, leading: number): SideLine[] {
  const lines: SideLine[] = [];
  for (const segment of segments) {
    const last = lines.at(-1);
    const row = rowOf.get(segment) as number;
    if (last?.row === row) {
      last.right = Math.max(last.right, segment.right);
      last.x = Math.min(last.x, leftEdge(segment));
      last.end = segment.text;
      continue;
    }
    const { baseline, top, right, size, text, bullet } = segment;
    lines.push({
      row,
      baseline,
      top,
      x: leftEdge(segment),
      right,
      size,
      style: segment.styleKey,
      bold: segment.bold,
      bullet: bullet !== undefined,
      text,
      end: text,
      first: true,
      wrapped: false,
      rotated: segment.rotated === true,
      slack: segment.words[0]?.style.font || segment.words[0]?.style.color ? MAX_STYLED_BASELINE_EM : MAX_BASELINE_EM,
    });
  }
  const pitch = usualLeading(lines, leading);
  const edge = endOf(lines);
  const width = edge - startOf(lines);
  const atEdge = lines.filter((line) => line.right > edge - MAX_FULL_MISS_EM * line.size).length;
  // A list item that is a sentence needs no next line; and the only long line of a column is full by comparison alone.
  const isWhole = (line: SideLine) => (line.bullet || atEdge === 1) && endsSentence(line.text);
  const isFull = (line: SideLine) =>
    line.text.length >= MIN_FULL_CHARACTERS &&
    line.right > edge - MAX_FULL_MISS_EM * line.size &&
    line.right - line.x > MIN_FULL_WIDTH_RATIO * width;
  let last: SideLine | undefined;
  for (const line of lines) {
    const ratio = last ? Math.max(line.size, last.size) / Math.min(line.size, last.size) : 1;
    line.first = !last || line.baseline - last.baseline > pitch * MIN_BLOCK_STEP_RATIO * ratio;
    line.wrapped = last !== undefined && !line.first && !line.bullet && last.style === line.style && isFull(last) && !isWhole(last);
    last = line;
  }
  return lines;
}

/** Where the lines begin, the first of them from the left. */
export function startOf(lines: readonly Pick<SideLine, "x">[]): number {
  let start = Infinity;
  for (const line of lines) start = Math.min(start, line.x);
  return start;
}

/** Where the lines end, the last of them. */
export function endOf(lines: readonly Pick<SideLine, "right">[]): number {
  let end = -Infinity;
  for (const line of lines) end = Math.max(end, line.right);
  return end;
}

/** The leading within blocks: the smallest that is common; that of the document where there are few lines. */
function usualLeading(lines: SideLine[], leading: number): number {
  const size = median(lines.map((line) => line.size));
  const steps: number[] = [];
  for (let index = 1; index < lines.length; index++) {
    const step = (lines[index] as SideLine).baseline - (lines[index - 1] as SideLine).baseline;
    if (step > MIN_STEP_EM * size && step < MAX_STEP_EM * size) steps.push(step);
  }
  const ofSide = ascending(steps)[Math.floor(steps.length * USUAL_STEP_QUANTILE)] ?? LONE_LINE_STEP_EM * size;
  return steps.length < MIN_LEADING_LINES ? Math.min(ofSide, leading * size) : ofSide;
}

/** At the same height, in part at least. */
export const overlaps = (a: SideLine, b: SideLine) => Math.abs(a.baseline - b.baseline) < MAX_OVERLAP_EM * Math.max(a.size, b.size);

export function isBeside(a: SideLine, b: SideLine): boolean {
  const off = Math.abs(a.baseline - b.baseline);
  const large = Math.max(a.size, b.size);
  if (!(off < a.slack * large)) return false;
  const small = Math.min(a.size, b.size);
  // Centred on each other, baselines differ with the sizes; beside a name much less is allowed.
  return large <= MAX_SIZE_RATIO * small || off < a.slack * Math.sqrt(small * large);
}

/** Different sizes aligned at their tops or middles. */
export const isLevel = (a: SideLine, b: SideLine) => isOffBy(MAX_LEVEL_MISS_EM, a, b);

/** Their baselines differ by less than so many ems. */
export const isOffBy = (ems: number, a: SideLine, b: SideLine) => Math.abs(a.baseline - b.baseline) < ems * Math.max(a.size, b.size);

export const isContinued = (last: SideLine | undefined, line: SideLine) =>
  last !== undefined && !line.first && wrapsInto(last.text, line.text);

export function ratio<T>(items: T[], is: (item: T) => boolean): number {
  let count = 0;
  for (const item of items) if (is(item)) count++;
  return items.length === 0 ? 0 : count / items.length;
}
