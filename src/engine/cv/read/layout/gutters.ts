import type { Frame } from "./regions.ts";
import { type Row, toRows } from "./rows.ts";
import { leftEdge, type Segment } from "./segments.ts";
import { goesOver } from "./text.ts";
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
  /** One side stands on a panel. */
  backed: boolean;
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
  /** Only wrapped here: the line before it is full. */
  wrapped: boolean;
  /** Ems by which level print may be off: little in a file, more in a scan. */
  slack: number;
};
type Candidate = {
  from: number;
  to: number;
  /** Rows. */
  first: number;
  last: number;
  left: Segment[];
  right: Segment[];
  /** The end of a paragraph that began above. */
  lead: Segment[];
};

type RowOf = Map<Segment, number>;

/** More are no page of a CV. */
const MAX_ROWS = 1_000;
/** Ems. */
const NARROWEST = 0.45;
/** A band lower than this share of the page is a part of a section, not a column of the page. */
const LOCAL = 0.22;

/** The gutter that says most about the order of reading, if there is one. Rows of cells (a text and a date) have none. */
export function findGutter(segments: Segment[], frame: Frame): Gutter | undefined {
  const rows = toRows(segments);
  if (rows.length > MAX_ROWS) return undefined;
  const rowOf: RowOf = new Map(rows.flatMap((row, index) => row.segments.map((segment) => [segment, index] as const)));
  let best: Gutter | undefined;
  for (const candidate of candidates(rows)) {
    const gutter = judge(candidate, rows, rowOf, frame);
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
  return { from, to, first, last, left, right, lead: [] };
}

function judge(wide: Candidate, rows: Row[], rowOf: RowOf, frame: Frame): Gutter | undefined {
  const narrow = narrowed(withoutRunOn(wide, rows), rows, rowOf, frame);
  const left = sideLines(narrow.left, rowOf);
  const right = sideLines(narrow.right, rowOf);
  const verdict = meaning(narrow, left, right, frame);
  if (verdict === "rows") return undefined;
  const backed = isBacked(narrow, frame);
  const candidate = verdict === "columns" && !backed ? withoutHead(narrow, left, right, rows) : narrow;

  const { from, to, first, last } = candidate;
  const weight = Math.min(left.length, right.length) + 0.3 * Math.max(left.length, right.length);
  const width = Math.min(3, (to - from) / 10);
  const segments = (part: Row[]) => part.flatMap((row) => row.segments);
  return {
    kind: verdict,
    backed,
    from,
    to,
    above: [...new Set([...segments(rows.slice(0, first)), ...candidate.lead])],
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
function narrowed(candidate: Candidate, rows: Row[], rowOf: RowOf, frame: Frame): Candidate {
  const left = sideLines(candidate.left, rowOf);
  const right = sideLines(candidate.right, rowOf);
  if (left.length === 0 || right.length === 0 || sharesHeadings(left, right)) return candidate;
  const start = Math.max(left[0]?.row ?? 0, right[0]?.row ?? 0);
  const end = Math.min(left.at(-1)?.row ?? 0, right.at(-1)?.row ?? 0);
  const height = Math.abs((rows[end] as Row).baseline - (rows[start] as Row).baseline);
  if (height > LOCAL * frame.pageHeight || end < start) return candidate;

  const long = (left[0]?.row ?? 0) < (right[0]?.row ?? 0) ? left : right;
  const first = long.findLast((line) => line.row <= start && line.first)?.row ?? candidate.first;
  const last = bandEnd((left.at(-1)?.row ?? 0) > (right.at(-1)?.row ?? 0) ? left : right, end) ?? candidate.last;
  return between(candidate, rows, first, last);
}

/** What stands on one side only, above the beginning of the other, is a head over both. */
function withoutHead(candidate: Candidate, left: SideLine[], right: SideLine[], rows: Row[]): Candidate {
  const [high, low] = (left[0]?.row ?? 0) < (right[0]?.row ?? 0) ? [left, right] : [right, left];
  const start = low[0]?.row ?? 0;
  const cuts = high.filter((line, index) => index > 0 && line.row <= start && line.first);
  const gap = (line: SideLine) => line.baseline - (high[high.indexOf(line) - 1] as SideLine).baseline;
  const first = cuts.toSorted((a, b) => gap(b) - gap(a))[0]?.row ?? candidate.first;
  return first > candidate.first ? between(candidate, rows, first, candidate.last) : candidate;
}

/** The last row of a band whose other side ends at row `end`: the longer side is cut where something of another look begins. */
function bandEnd(longer: SideLine[], end: number): number | undefined {
  const tail = longer.filter((line) => line.row > end);
  if (tail.length > Math.max(4, longer.length - tail.length)) return undefined;
  const next = tail.find((line) => line.first && line.style !== longer[longer.indexOf(line) - 1]?.style);
  return next && next.row - 1;
}

/** The last short lines of a full-width paragraph do not cross the gutter, but belong to the lines above that do. */
function withoutRunOn(candidate: Candidate, rows: Row[]): Candidate {
  const lead: Segment[] = [];
  let above = rows[candidate.first - 1]?.segments[0];
  for (const segment of candidate.left) {
    if (!above || !runsOn(segment, above)) break;
    lead.push(segment);
    above = segment;
  }
  return lead.length === 0 ? candidate : { ...candidate, lead, left: candidate.left.slice(lead.length) };
}

const runsOn = (segment: Segment, above: Segment) =>
  segment.baseline - above.baseline < 1.6 * segment.size &&
  Math.abs(segment.size - above.size) < 0.5 &&
  Math.abs(segment.x - above.x) < 2 &&
  segment.bold === above.bold &&
  !segment.bullet;

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
  if (sharesHeadings(left, right)) return "columns";
  if (isMargin(left, right)) return beside > 0.9 && isForm(left, right) ? "rows" : "margin";
  if (contested.length < 2) return alternates(left, right) ? "columns" : "rows";
  // Cells stand beside the first line of a text; print beside its wrapped lines is another column.
  const onTheWay = share(contested, (line) => dense.some((other) => isBeside(line, other) && other.wrapped));
  if (onTheWay > 0.35) return "columns";
  if (beside > 0.7 && readsDown(left, right)) return "columns";
  return beside > 0.7 ? "rows" : "columns";
}

/** Short items on the left, each at the height of the text that it belongs to, or with nothing beside it. */
function isMargin(left: SideLine[], right: SideLine[]): boolean {
  const width = (lines: SideLine[]) => Math.max(...lines.map((line) => line.right)) - Math.min(...lines.map((line) => line.x));
  const onTheWay = left.filter(
    (line) => line.first && right.some((other) => isBeside(line, other) && other.wrapped && !other.first),
  ).length;
  if (onTheWay > 0.2 * left.filter((line) => line.first).length) return false;
  const items = left.filter((line, index) => right.some((other) => overlaps(line, other)) && !isContinued(left[index - 1], line));
  if (width(left) > 0.6 * width(right) || items.length > 0.85 * right.length) return false;
  const heads = right.filter((line) => line.first);
  const starts = left.filter((line) => line.first && right.some((other) => overlaps(line, other)));
  if (starts.length === 0) return false;
  const anchored = share(starts, (start) => right.some((line) => isBeside(start, line)) || heads.some((line) => isLevel(start, line)));
  const level = share(starts, (start) => heads.some((line) => isBeside(start, line) || isLevel(start, line)));
  const contested = left.filter((line) => right.some((other) => overlaps(line, other)));
  const beside = share(contested, (line) => right.some((other) => isBeside(line, other)));
  return anchored >= 0.8 && (level >= 0.6 || beside > 0.9);
}

const isContinued = (last: SideLine | undefined, line: SideLine) => last !== undefined && !line.first && goesOver(last.text, line.text);

/** Most items in the margin are the label of a single value. */
function isForm(left: SideLine[], right: SideLine[]): boolean {
  if (left.filter((line, index) => isContinued(left[index - 1], line)).length > 0.15 * left.length) return false;
  const labels = left.filter((line) => right.some((other) => isBeside(line, other)));
  return (
    share(labels, (label) => {
      const next = left[left.indexOf(label) + 1]?.baseline ?? Infinity;
      const values = right.filter(
        (line) => !line.wrapped && line.baseline > label.baseline - 0.5 * label.size && line.baseline < next - 0.5 * label.size,
      );
      return values.length === 1;
    }) >= 0.6
  );
}

/** Section headings of one look on both sides: each side is a column of its own. */
function sharesHeadings(left: SideLine[], right: SideLine[]): boolean {
  const body = median([...left, ...right].map((line) => line.size));
  const headings = (lines: SideLine[]) => lines.filter((line) => line.size > 1.1 * body).map((line) => line.style);
  const [own, other] = [headings(left), headings(right)];
  const areFew = own.length < 0.4 * left.length && other.length < 0.4 * right.length;
  return areFew && own.some((style) => other.includes(style)) && own.length + other.length >= 3;
}

/** Lines of one look on both sides by turns, none level with another: two columns on different grids. */
function alternates(left: SideLine[], right: SideLine[]): boolean {
  if (left[0]?.style !== right[0]?.style) return false;
  const sides = [...left.map((line) => ({ y: line.baseline, side: 0 })), ...right.map((line) => ({ y: line.baseline, side: 1 }))].sort(
    (a, b) => a.y - b.y,
  );
  return sides.filter((line, index) => index > 0 && line.side !== sides[index - 1]?.side).length >= 3;
}

/** Printed at the same height, in part at least. */
const overlaps = (a: SideLine, b: SideLine) => Math.abs(a.baseline - b.baseline) < 0.9 * Math.max(a.size, b.size);

/** In a dense margin every line is a label; in a sparse one an item may have several lines. */
function marginStarts(left: SideLine[], right: SideLine[]): number[] {
  const isDense = left.length > 0.5 * right.length;
  return left
    .filter((line, index) => line.first || (isDense && !isContinued(left[index - 1], line) && right.some((other) => isBeside(line, other))))
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
  // One header row over rows of one style is a table when the rows stand apart or are many.
  const pitch = median(pairs.slice(1).map(([line], index) => line.baseline - (pairs[index] as (typeof pairs)[number])[0].baseline));
  const isSpread = pitch > 1.6 * median(pairs.map(([line]) => line.size));
  const isTable = pairs.length > 2 && changes === 1 && styles[0] !== styles[1] && (isSpread || pairs.length > 5);
  return across > 0.85 && changes > 0 && !isTable;
}

function share<T>(items: T[], is: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(is).length / items.length;
}

const isBeside = (a: SideLine, b: SideLine) => Math.abs(a.baseline - b.baseline) < a.slack * Math.max(a.size, b.size);
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

function sideLines(segments: Segment[], rowOf: RowOf): SideLine[] {
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
      wrapped: false,
      slack: segment.words[0]?.style.font || segment.words[0]?.style.color ? 0.16 : 0.32,
    });
  }
  const pitch = usualPitch(lines);
  const edge = Math.max(...lines.map((line) => line.right));
  const start = Math.min(...lines.map((line) => line.x));
  for (const [index, line] of lines.entries()) {
    const last = lines[index - 1];
    line.first = !last || line.baseline - last.baseline > pitch * 1.2 * (Math.max(line.size, last.size) / Math.min(line.size, last.size));
    const isFull =
      last !== undefined && last.text.length >= 25 && last.right > edge - 5 * last.size && last.right - last.x > 0.6 * (edge - start);
    line.wrapped = !line.first && !line.bullet && isFull && last.style === line.style;
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
