import type { Frame } from "./regions.ts";
import { type Row, toRows } from "./rows.ts";
import { leftEdge, type Segment } from "./segments.ts";
import { median } from "./words.ts";

/** White space from top to bottom between two sides, and what it means for reading. */
export type Gutter = {
  kind: "columns" | "margin";
  from: number;
  to: number;
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
  /** Baselines from the first to the last row that it divides. */
  height: number;
  /** Margin only: where each item in the margin begins. */
  starts: number[];
  score: number;
};

/** One side of a gutter, as printed lines. `first` begins a block: there is more space above it than between its lines. */
type SideLine = {
  row: number;
  baseline: number;
  top: number;
  x: number;
  right: number;
  size: number;
  style: string;
  bullet: boolean;
  text: string;
  first: boolean;
};
type Candidate = { from: number; to: number; first: number; last: number; left: Segment[]; right: Segment[] };

/** Ems. */
const NARROWEST = 0.45;
/** A band lower than this share of the page is a part of a section, not a column of the page. */
const LOCAL = 0.22;

/** The gutter that says most about the order of reading, if there is one. Rows of cells (a text and a date) have none. */
export function findGutter(segments: Segment[], frame: Frame): Gutter | undefined {
  const rows = toRows(segments);
  let best: Gutter | undefined;
  for (const candidate of candidates(rows)) {
    const gutter = judge(candidate, rows, frame);
    if (gutter && (!best || gutter.score > best.score + 0.01)) best = gutter;
  }
  return best;
}

/** For each left edge in the region: the stretches of rows that nothing crosses there. */
function* candidates(rows: Row[]): Generator<Candidate> {
  const edges = [...new Set(rows.flatMap((row) => row.segments.map((segment) => Math.round(leftEdge(segment)))))].sort((a, b) => a - b);
  for (const edge of edges.slice(1)) {
    let first = 0;
    for (let index = 0; index <= rows.length; index++) {
      if (index < rows.length && !rows[index]?.segments.some((segment) => crosses(segment, edge))) continue;
      if (index - first > 1) {
        const candidate = toCandidate(rows, first, index - 1, edge);
        if (candidate) yield candidate;
      }
      first = index + 1;
    }
  }
}

const crosses = (segment: Segment, edge: number) => leftEdge(segment) < edge - 1 && segment.right > edge - 2;

function toCandidate(rows: Row[], first: number, last: number, edge: number): Candidate | undefined {
  const inside = rows.slice(first, last + 1).flatMap((row) => row.segments);
  const left = inside.filter((segment) => segment.right <= edge - 2);
  const right = inside.filter((segment) => segment.right > edge - 2);
  if (left.length < 2 || right.length < 2) return undefined;
  const from = Math.max(...left.map((segment) => segment.right));
  const to = Math.min(...right.map(leftEdge));
  if (to - from < NARROWEST * median(inside.map((segment) => segment.size))) return undefined;
  return { from, to, first, last, left, right };
}

function judge(wide: Candidate, rows: Row[], frame: Frame): Gutter | undefined {
  const candidate = narrowed(withoutRunOn(wide, rows), rows, frame);
  const left = sideLines(candidate.left, rows);
  const right = sideLines(candidate.right, rows);
  const verdict = meaning(candidate, left, right, frame);
  if (verdict === "rows") return undefined;

  const { from, to, first, last } = candidate;
  const weight = Math.min(left.length, right.length) + 0.3 * Math.max(left.length, right.length);
  const width = Math.min(3, (to - from) / 10);
  const segments = (part: Row[]) => part.flatMap((row) => row.segments);
  return {
    kind: verdict,
    from,
    to,
    above: segments(rows.slice(0, first)),
    left: candidate.left,
    right: candidate.right,
    below: segments(rows.slice(last + 1)),
    height: (rows[last] as Row).baseline - (rows[first] as Row).baseline,
    starts: verdict === "margin" ? marginStarts(left, right) : [],
    score: weight * (verdict === "columns" ? 1.5 : 1) + width,
  };
}

/**
 * A few rows side by side within a section (pairs of label and value, two addresses): what stands above and below on one side only is not
 * part of them. The cut is made where a block begins, so that no paragraph is divided.
 */
function narrowed(candidate: Candidate, rows: Row[], frame: Frame): Candidate {
  const left = sideLines(candidate.left, rows);
  const right = sideLines(candidate.right, rows);
  const start = Math.max(left[0]?.row ?? 0, right[0]?.row ?? 0);
  const end = Math.min(left.at(-1)?.row ?? 0, right.at(-1)?.row ?? 0);
  const height = Math.abs((rows[end] as Row).baseline - (rows[start] as Row).baseline);
  if (height > LOCAL * frame.pageHeight || end < start) return candidate;

  const long = (left[0]?.row ?? 0) < (right[0]?.row ?? 0) ? left : right;
  const first = long.findLast((line) => line.row <= start && line.first)?.row ?? candidate.first;
  const tail = (left.at(-1)?.row ?? 0) > (right.at(-1)?.row ?? 0) ? left : right;
  const next = tail.find((line) => line.row > end && line.first)?.row;
  const last = next === undefined ? candidate.last : next - 1;
  return between(candidate, rows, first, last);
}

/** The last short lines of a full-width paragraph do not cross the gutter, but belong to the lines above that do. */
function withoutRunOn(candidate: Candidate, rows: Row[]): Candidate {
  let { first } = candidate;
  const isOneSided = (row: Row) =>
    row.segments.every((segment) => segment.right <= candidate.from + 1) ||
    row.segments.every((segment) => leftEdge(segment) >= candidate.to - 1);
  const runsOn = (row: Row, above: Row) =>
    row.baseline - above.baseline < 1.6 * row.size &&
    Math.abs(row.size - above.size) < 0.5 &&
    row.segments[0]?.bold === above.segments[0]?.bold;
  while (first > 0 && first < candidate.last && isOneSided(rows[first] as Row) && runsOn(rows[first] as Row, rows[first - 1] as Row))
    first++;
  return first === candidate.first ? candidate : between(candidate, rows, first, candidate.last);
}

function between(candidate: Candidate, rows: Row[], first: number, last: number): Candidate {
  const kept = new Set(rows.slice(first, last + 1).flatMap((row) => row.segments));
  return {
    ...candidate,
    first,
    last,
    left: candidate.left.filter((segment) => kept.has(segment)),
    right: candidate.right.filter((segment) => kept.has(segment)),
  };
}

function meaning(candidate: Candidate, left: SideLine[], right: SideLine[], frame: Frame): "columns" | "margin" | "rows" {
  if (left.length < 2 || right.length < 2) return "rows";
  if (isBacked(candidate, frame)) return "columns";

  const [sparse, dense] = left.length <= right.length ? [left, right] : [right, left];
  const contested = sparse.filter((line) => dense.some((other) => overlaps(line, other)));
  const beside = share(contested, (line) => dense.some((other) => isBeside(line, other)));
  if (beside > 0.7 && variesDown(left, right)) return "columns";
  // Where nearly every line has its label, the rows are cells: a form.
  if (isMargin(left, right)) return beside > 0.9 && left.length >= 0.6 * right.length ? "rows" : "margin";
  if (contested.length < 2) return "rows";
  if (beside > 0.7 && readsDown(left, right)) return "columns";
  return beside > 0.7 ? "rows" : "columns";
}

/** Short items on the left, each at the height of the text that it belongs to, or with nothing beside it. */
function isMargin(left: SideLine[], right: SideLine[]): boolean {
  const width = (lines: SideLine[]) => Math.max(...lines.map((line) => line.right)) - Math.min(...lines.map((line) => line.x));
  if (width(left) > 0.6 * width(right) || left.length > 0.85 * right.length) return false;
  const heads = right.filter((line) => line.first);
  const starts = left.filter((line) => line.first && right.some((other) => overlaps(line, other)));
  if (starts.length === 0) return false;
  const anchored = share(starts, (start) => right.some((line) => isBeside(start, line)) || heads.some((line) => isLevel(start, line)));
  const level = share(starts, (start) => heads.some((line) => isBeside(start, line) || isLevel(start, line)));
  const contested = left.filter((line) => right.some((other) => overlaps(line, other)));
  const beside = share(contested, (line) => right.some((other) => isBeside(line, other)));
  return anchored >= 0.8 && (level >= 0.6 || beside > 0.9);
}

/** Printed at the same height, in part at least. */
const overlaps = (a: SideLine, b: SideLine) => Math.abs(a.baseline - b.baseline) < 0.9 * Math.max(a.size, b.size);

/** In a dense margin every line is a label; in a sparse one an item may have several lines. */
function marginStarts(left: SideLine[], right: SideLine[]): number[] {
  const isDense = left.length > 0.5 * right.length;
  return left
    .filter((line) => line.first || (isDense && !/^\p{Ll}/u.test(line.text) && right.some((other) => isBeside(line, other))))
    .map((line) => line.baseline);
}

/** Lines on both sides that happen to lie level: paragraphs, lists and pairs side by side are read down, cells of a row across. */
function readsDown(left: SideLine[], right: SideLine[]): boolean {
  if ([left, right].every((lines) => share(lines, (line) => line.bullet) > 0.6)) return true;
  return [left, right].every(isProse);
}

function isProse(lines: SideLine[]): boolean {
  const edge = Math.max(...lines.map((line) => line.right));
  const begin = Math.min(...lines.map((line) => line.x));
  const isWide = edge - begin > 12 * median(lines.map((line) => line.size));
  return lines.length >= 5 && isWide && share(lines, (line) => line.right > edge - 0.2 * (edge - begin)) > 0.4;
}

/** The style changes from line to line and is the same across: blocks side by side (label over value, two references). */
function variesDown(left: SideLine[], right: SideLine[]): boolean {
  const pairs = left.flatMap((line) => right.filter((other) => isBeside(line, other)).map((other) => [line, other] as const));
  if (pairs.length < 2) return false;
  const styles = pairs.map(([line]) => line.style);
  const across = pairs.filter(([line, other]) => line.style === other.style).length / pairs.length;
  const changes = styles.slice(1).filter((style, index) => style !== styles[index]).length;
  // One header row over rows of one style is a table.
  const isTable = pairs.length > 2 && changes === 1 && styles[0] !== styles[1];
  return across > 0.85 && changes > 0 && !isTable;
}

function share<T>(items: T[], is: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(is).length / items.length;
}

const isBeside = (a: SideLine, b: SideLine) => Math.abs(a.baseline - b.baseline) < 0.16 * Math.max(a.size, b.size);
/** Different sizes aligned at their tops or middles. */
const isLevel = (a: SideLine, b: SideLine) => Math.abs(a.baseline - b.baseline) < 0.5 * Math.max(a.size, b.size);

/** One side stands on a coloured panel of its own. */
function isBacked({ from, to, left, right, first, last }: Candidate, frame: Frame): boolean {
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

function sideLines(segments: Segment[], rows: Row[]): SideLine[] {
  const rowOf = new Map(rows.flatMap((row, index) => row.segments.map((segment) => [segment, index] as const)));
  const lines: SideLine[] = [];
  for (const segment of segments) {
    const last = lines.at(-1);
    const row = rowOf.get(segment) as number;
    if (last?.row === row) {
      last.right = Math.max(last.right, segment.right);
      last.x = Math.min(last.x, leftEdge(segment));
      continue;
    }
    const { baseline, top, right, size, bold, text, bullet } = segment;
    const color = segment.words[0]?.style.color ?? "";
    lines.push({
      row,
      baseline,
      top,
      x: leftEdge(segment),
      right,
      size,
      style: `${Math.round(size * 2)}${bold}${color}`,
      bullet: bullet !== undefined,
      text,
      first: true,
    });
  }
  const pitch = usualPitch(lines);
  for (const [index, line] of lines.entries()) {
    const last = lines[index - 1];
    line.first = !last || line.baseline - last.baseline > pitch * 1.2 * (Math.max(line.size, last.size) / Math.min(line.size, last.size));
  }
  return lines;
}

/** The distance of lines within a block: the smallest that is common. */
function usualPitch(lines: SideLine[]): number {
  const size = median(lines.map((line) => line.size));
  const steps = lines
    .slice(1)
    .map((line, index) => line.baseline - (lines[index] as SideLine).baseline)
    .filter((step) => step > 0.8 * size && step < 1.75 * size)
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length * 0.4)] ?? 1.3 * size;
}
