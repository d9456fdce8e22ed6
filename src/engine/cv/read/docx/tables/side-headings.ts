import type { Cell } from "../../../reading.ts";
import { type DraftLine, textOfCells } from "../lines/flow.ts";
import type { FilledCell, Grid, Row } from "./grid.ts";
import { MAX_HEADING_CHARACTERS } from "./thresholds.ts";

/** A part of a form and the heading that stands beside all of its rows, if it has one. */
export type Part = { heading?: FilledCell; grid: Grid };

/**
 * The parts of a form whose headings are merged down its left side: "Education" beside the row that names the columns and all rows below it.
 * Each heading heads its part, and the rest of the part is a table of its own.
 */
export function partsBesideHeadings(grid: Grid): Part[] {
  const parts: (Part & { until: number })[] = [];
  for (const row of grid.rows) {
    const [first, ...others] = row.cells;
    const open = parts.at(-1);
    if (first && others.length > 0 && isSideHeading(first, grid))
      parts.push({ heading: unstacked(first), grid: partOf(grid, { ...row, cells: others }), until: row.index + first.rows });
    else if (open && row.index < open.until) add(open.grid, row);
    else if (open && !open.heading) add(open.grid, row);
    else parts.push({ grid: partOf(grid, row), until: 0 });
  }
  return parts;
}

const partOf = (grid: Grid, row: Row): Grid => ({ ...grid, rows: [row], columns: row.cells.length });

function add(grid: Grid, row: Row): void {
  grid.rows.push(row);
  grid.columns = Math.max(grid.columns, row.cells.length);
}

/** Beside two rows or more, shaded or beside all rows, and short like a heading. */
function isSideHeading(cell: FilledCell, grid: Grid): boolean {
  const last = grid.rows.at(-1) as Row;
  const isBesideAll = cell.rows > last.index - (grid.rows[0] as Row).index;
  if (cell.column !== 0 || cell.rows < 2 || !(cell.shaded || isBesideAll)) return false;
  const text = cell.lines.map((line) => textOfCells(line.cells)).join(" ");
  return (cell.lines.length === 1 || isStacked(cell)) && text.length <= MAX_HEADING_CHARACTERS && !/[\d:：]|[.,;]$/.test(text);
}

/** A heading written downwards, one character below the other, as forms in Chinese, Japanese and Korean have it. */
const isStacked = ({ lines }: FilledCell) =>
  lines.length > 1 && lines.every((line) => /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}・]$/u.test(textOfCells(line.cells)));

function unstacked(cell: FilledCell): FilledCell {
  const [first, ...others] = cell.lines as [DraftLine, ...DraftLine[]];
  if (others.length === 0) return cell;
  const runs = cell.lines.flatMap((line) => line.cells.flatMap((part) => part.runs));
  const text = runs.map((run) => run.text).join("");
  const physicalLines = cell.lines.flatMap((line) => line.physicalLines);
  return { ...cell, lines: [{ ...first, cells: [{ ...(first.cells[0] as Cell), text, runs }], physicalLines }] };
}
