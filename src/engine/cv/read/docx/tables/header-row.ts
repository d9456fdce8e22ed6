import type { Cell } from "../../../reading.ts";
import { type DraftLine, textOfCells } from "../lines/flow.ts";
import { type Filled, type Grid, isUpperCase, type Row } from "./grid.ts";

/** The rows without titles over the whole table. */
const belowTitles = (grid: Grid) =>
  grid.rows.slice(
    Math.max(
      0,
      grid.rows.findIndex((row) => row.cells.length > 1),
    ),
  );

/** Names of columns are narrow and often wrapped by hand ("Years of / practice"): each becomes one line again. */
export function unwrapHeader(grid: Grid): void {
  const [first, ...others] = belowTitles(grid);
  if (!first || grid.columns < 3 || first.cells.length < 3 || others.length < 2) return;
  const isNarrow = first.cells.every(
    (cell) => cell.lines.length <= 3 && cell.lines.every((line) => !line.bullet && textOfCells(line.cells).length <= 25),
  );
  const areRows = others.filter((row) => row.cells.every((cell) => cell.lines.length === 1)).length * 2 > others.length;
  if (!isNarrow || !areRows) return;
  for (const cell of first.cells) {
    const [line, ...wrapped] = cell.lines as [DraftLine, ...DraftLine[]];
    const runs = [line, ...wrapped].flatMap((each, at) =>
      each.cells.flatMap((part) => part.runs).map((run, index) => (at > 0 && index === 0 ? { ...run, text: ` ${run.text}` } : run)),
    );
    const text = runs.map((run) => run.text).join("");
    cell.lines = [{ ...line, cells: [{ ...(line.cells[0] as Cell), text, runs }], prints: cell.lines.flatMap((each) => each.prints) }];
  }
}

/** The row that names the columns: declared, or set apart from the rows below it by its look. */
export function headerRow(grid: Grid): Row | undefined {
  const [first, second] = belowTitles(grid);
  if (!first || !second || first.cells.length < 2 || !first.cells.every((cell) => cell.lines.length === 1 && characters([cell]) <= 40))
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
  if (line.bullet || line.cells.length > 1 || text.length > 40 || /\d|[.,;:@]$/.test(text)) return false;
  return line.style.bold || line.ruled === true || line.shaded === true || isUpperCase(line);
}

export const characters = (cells: Filled[]): number =>
  cells.reduce((sum, cell) => sum + cell.lines.reduce((inner, line) => inner + textOfCells(line.cells).length, 0), 0);
