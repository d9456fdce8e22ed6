import { type DraftLine, textOfCells } from "../lines/flow.ts";
import { type FilledCell, type Grid, isUpperCase, type Row } from "./grid.ts";
import { joinedLine } from "./repair-cells.ts";
import {
  MAX_COLUMN_NAME_CHARACTERS,
  MAX_COLUMN_NAME_LINE_CHARACTERS,
  MAX_COLUMN_NAME_LINES,
  MAX_HEADING_CHARACTERS,
  MIN_WRAPPED_HEADER_CELLS,
} from "./thresholds.ts";

/** The rows without titles over the whole table. */
export const belowTitles = (grid: Grid) =>
  grid.rows.slice(
    Math.max(
      0,
      grid.rows.findIndex((row) => row.cells.length > 1),
    ),
  );

/** Joins the lines of column names that are wrapped by hand: "Years of" over "practice". */
export function unwrapHeader(grid: Grid): void {
  const [first, ...others] = belowTitles(grid);
  if (!first || grid.columns < MIN_WRAPPED_HEADER_CELLS || first.cells.length < MIN_WRAPPED_HEADER_CELLS || others.length < 2) return;
  const isNarrow = first.cells.every(
    (cell) =>
      cell.lines.length <= MAX_COLUMN_NAME_LINES &&
      cell.lines.every((line) => !line.bullet && textOfCells(line.cells).length <= MAX_COLUMN_NAME_LINE_CHARACTERS),
  );
  const areRows = others.filter((row) => row.cells.every((cell) => cell.lines.length === 1)).length * 2 > others.length;
  if (!isNarrow || !areRows) return;
  for (const cell of first.cells) {
    cell.lines = [joinedLine(cell.lines, " ")];
  }
}

/** The row that names the columns: declared, or set apart from the rows below it by its style. */
export function headerRow(grid: Grid): Row | undefined {
  const [first, second] = belowTitles(grid);
  if (
    !first ||
    !second ||
    first.cells.length < 2 ||
    !first.cells.every((cell) => cell.lines.length === 1 && characters([cell]) <= MAX_COLUMN_NAME_CHARACTERS)
  )
    return undefined;
  if (first.cells.some((cell) => /[:：]$|\d/.test(textOfCells((cell.lines[0] as DraftLine).cells)))) return undefined;
  const isMarked = (row: Row) => row.cells.every((cell) => cell.shaded || (cell.lines[0] as DraftLine).style.bold);
  const isApart =
    isMarked(first) &&
    belowTitles(grid)
      .slice(1)
      .every((row) => !isMarked(row));
  return first.header || (grid.firstRowStyled && grid.columns > 2) || isApart ? first : undefined;
}

export function isHeading(line: DraftLine): boolean {
  const text = textOfCells(line.cells);
  if (line.heading !== undefined && line.heading > 0) return true;
  if (line.bullet || line.cells.length > 1 || text.length > MAX_HEADING_CHARACTERS || /\d|[.,;:@]$/.test(text)) return false;
  return line.style.bold || line.ruled === true || line.shaded === true || isUpperCase(line);
}

export const characters = (cells: FilledCell[]): number =>
  cells.reduce((sum, cell) => sum + cell.lines.reduce((inner, line) => inner + textOfCells(line.cells).length, 0), 0);
