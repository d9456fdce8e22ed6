import type { Rule } from "../1-words/content.ts";
import type { Segment, TableRow } from "./segment.ts";
import {
  LETTER_MIDDLE_EM,
  MAX_BORDER_GAP,
  MAX_LINES_IN_ONLY_ROW,
  MAX_LINES_PER_CELL,
  MAX_OFF_EDGE_EM,
  MAX_OFF_LEVEL_EM,
  MAX_RULE_THICKNESS,
  MAX_RULES,
  MIN_BORDER_RATIO,
  MIN_HORIZONTAL_BORDER,
  MIN_LABELS_IN_CELL,
  MIN_LABELS_RATIO,
  MIN_TEXTS_IN_GRID,
  MIN_VERTICAL_BORDER,
  MIN_WALL_RATIO,
} from "./thresholds.ts";
import { leftEdge } from "./to-segment.ts";

type Line = { at: number; from: number; to: number };
type Grid = { xs: number[]; ys: number[]; horizontal: Line[]; vertical: Line[] };

/** Replaces the text inside bordered tables by one segment per table row. `nextId` numbers the tables of a document. */
export function withTables(segments: Segment[], rules: Rule[], nextId: () => number): Segment[] {
  const grids = findGrids(rules);
  if (grids.length === 0) return segments;
  let rest = segments;
  const rows: Segment[] = [];
  for (const grid of grids) {
    const inside = rest.filter((segment) => isInside(segment, grid));
    const table = inside.length >= MIN_TEXTS_IN_GRID ? toRows(inside, grid, nextId) : [];
    if (table.length === 0) continue;
    const taken = new Set(inside);
    rest = rest.filter((segment) => !taken.has(segment));
    rows.push(...table);
  }
  return rows.length === 0 ? segments : [...rest, ...rows].sort((a, b) => a.baseline - b.baseline || a.x - b.x);
}

const isInside = (segment: Segment, { xs, ys }: Grid) => {
  const x = (segment.x + segment.right) / 2;
  const y = middleOf(segment);
  return x > (xs[0] as number) && x < (xs.at(-1) as number) && y > (ys[0] as number) && y < (ys.at(-1) as number);
};

/** The height of the middle of its letters. */
const middleOf = ({ baseline, size }: Segment) => baseline - LETTER_MIDDLE_EM * size;

/** Lines that cross each other belong to one grid. A grid needs two cells side by side. */
function findGrids(rules: Rule[]): Grid[] {
  const lines = rules.length > MAX_RULES ? [] : rules;
  const vertical = merged(
    lines
      .filter(({ box }) => box.width < MAX_RULE_THICKNESS && box.height > MIN_VERTICAL_BORDER)
      .map(({ box }) => ({ at: box.x + box.width / 2, from: box.y, to: box.y + box.height })),
  );
  if (vertical.length === 0) return [];
  const horizontal = merged(
    lines
      .filter(({ box }) => box.height < MAX_RULE_THICKNESS && box.width > MIN_HORIZONTAL_BORDER)
      .map(({ box }) => ({ at: box.y + box.height / 2, from: box.x, to: box.x + box.width })),
  );
  const grids: Grid[] = [];
  const unseen = new Set(vertical);
  for (const start of vertical) {
    if (!unseen.delete(start)) continue;
    const grid = { horizontal: new Set<Line>(), vertical: new Set([start]) };
    const open = [start];
    while (open.length > 0) {
      const line = open.pop() as Line;
      for (const other of horizontal.filter((candidate) => meet(candidate, line) && !grid.horizontal.has(candidate))) {
        grid.horizontal.add(other);
        for (const next of vertical.filter((candidate) => unseen.has(candidate) && meet(other, candidate))) {
          unseen.delete(next);
          grid.vertical.add(next);
          open.push(next);
        }
      }
    }
    const [rows, columns] = [[...grid.horizontal], [...grid.vertical]];
    const xs = distinct(columns.map((line) => line.at).concat(rows.flatMap((line) => [line.from, line.to])));
    const ys = distinct(rows.map((line) => line.at));
    if (xs.length >= 3 && ys.length >= 2) grids.push({ xs, ys, horizontal: rows, vertical: columns });
  }
  return grids;
}

const meet = (horizontal: Line, vertical: Line) =>
  vertical.at > horizontal.from - MAX_BORDER_GAP &&
  vertical.at < horizontal.to + MAX_BORDER_GAP &&
  horizontal.at > vertical.from - MAX_BORDER_GAP &&
  horizontal.at < vertical.to + MAX_BORDER_GAP;

/** Borders are often drawn cell by cell: lines in one direction that touch are one line. */
function merged(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines.toSorted((a, b) => Math.round(a.at) - Math.round(b.at) || a.from - b.from)) {
    const last = out.findLast(
      (other) =>
        Math.abs(other.at - line.at) < MAX_BORDER_GAP && line.from < other.to + MAX_BORDER_GAP && line.to > other.from - MAX_BORDER_GAP,
    );
    if (last) Object.assign(last, { from: Math.min(last.from, line.from), to: Math.max(last.to, line.to) });
    else out.push({ ...line });
  }
  return out;
}

function distinct(values: number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted.filter((value, index) => index === 0 || value - (sorted[index - 1] as number) > MAX_BORDER_GAP);
}

function toRows(segments: Segment[], grid: Grid, nextId: () => number): Segment[] {
  const bands = rowBands(segments, grid);
  const filled = bands.filter((band) => band.cells.length > 0);
  const isTable = filled.some((band) => band.cells.length > 1) && (filled.length > 1 || filled.every(hasShortCells));
  const cells = filled.reduce((total, band) => total + band.cells.length, 0);
  if (!isTable || segments.length > MAX_LINES_PER_CELL * cells || filled.some(holdsLabels)) return [];
  const id = nextId();
  return filled.map(({ cells }, row) => asSegment({ id, row, columns: grid.xs.length - 1, cells }, grid));
}

const hasShortCells = ({ cells }: Pick<TableRow, "cells">) => cells.every((cell) => cell.segments.length <= MAX_LINES_IN_ONLY_ROW);

/**
 * The old Europass CV with a line between its labels and their values: several labels in one cell, flush right and each level with its value in the other.
 * They are read by their lines, and not cell by cell.
 */
function holdsLabels({ cells }: Pick<TableRow, "cells">): boolean {
  const [labels, values] = cells;
  if (!labels || !values || cells.length > 2 || labels.segments.length < MIN_LABELS_IN_CELL) return false;
  const edge = Math.max(...labels.segments.map(({ right }) => right));
  const count = (is: (label: Segment) => boolean) => labels.segments.filter(is).length;
  const isFlush = ({ right, size }: Segment) => edge - right < MAX_OFF_EDGE_EM * size;
  const isLevel = ({ baseline, size }: Segment) =>
    values.segments.some((value) => Math.abs(value.baseline - baseline) < MAX_OFF_LEVEL_EM * size);
  const begin = Math.min(...labels.segments.map(leftEdge));
  return (
    count(isFlush) >= MIN_LABELS_RATIO * labels.segments.length &&
    count(isLevel) >= MIN_LABELS_RATIO * labels.segments.length &&
    count((label) => leftEdge(label) - begin < MAX_OFF_EDGE_EM * label.size) <= (1 - MIN_LABELS_RATIO) * labels.segments.length + 1
  );
}

/** A line across the whole width separates rows. Where the vertical line between two cells is missing, they are one merged cell. */
function rowBands(segments: Segment[], { xs, ys, horizontal, vertical }: Grid): { cells: TableRow["cells"] }[] {
  const width = (xs.at(-1) as number) - (xs[0] as number);
  const borders = ys.filter(
    (y) =>
      horizontal.filter((line) => Math.abs(line.at - y) < MAX_BORDER_GAP).reduce((sum, line) => sum + line.to - line.from, 0) >
      MIN_BORDER_RATIO * width,
  );
  const edges = distinct([ys[0] as number, ...borders, ys.at(-1) as number]);
  return edges.slice(1).map((below, index) => {
    const above = edges[index] as number;
    const inRow = segments.filter((segment) => middleOf(segment) > above && middleOf(segment) < below);
    const walls = xs.filter((x, at) => at === 0 || at === xs.length - 1 || isWall(x, above, below, vertical));
    const cells = walls.slice(1).map((to, at) => {
      const from = walls[at] as number;
      const inside = inRow.filter(
        (segment) => (leftEdge(segment) + segment.right) / 2 > from && (leftEdge(segment) + segment.right) / 2 < to,
      );
      return { column: xs.indexOf(from), left: from, right: to, segments: inside };
    });
    return { cells: cells.filter((cell) => cell.segments.length > 0) };
  });
}

const isWall = (x: number, above: number, below: number, vertical: Line[]) =>
  vertical.some(
    (line) =>
      Math.abs(line.at - x) < MAX_BORDER_GAP && Math.min(line.to, below) - Math.max(line.from, above) > MIN_WALL_RATIO * (below - above),
  );

function asSegment(table: TableRow, { xs }: Grid): Segment {
  const inner = table.cells.flatMap((cell) => cell.segments);
  const first = inner[0] as Segment;
  return {
    ...first,
    bullet: undefined,
    icon: undefined,
    words: inner.flatMap((segment) => segment.words),
    parts: inner.flatMap((segment) => segment.parts),
    text: inner.map((segment) => segment.text).join("\t"),
    x: xs[0] as number,
    right: xs.at(-1) as number,
    top: Math.min(...inner.map((segment) => segment.top)),
    bottom: Math.max(...inner.map((segment) => segment.bottom)),
    baseline: Math.min(...inner.map((segment) => segment.baseline)),
    table,
  };
}
