import type { DraftLine, Scope } from "../lines/flow.ts";
import type { Table } from "../model.ts";
import { fillGrid, type Grid, plainCell } from "./grid.ts";
import { isPageLayout, layoutLines } from "./layout.ts";
import { repairCells } from "./repair-cells.ts";
import { rowLines } from "./rows.ts";
import { tablesSideBySide } from "./side-by-side.ts";
import { partsBesideHeadings } from "./side-headings.ts";

/**
 * Lines of a table, by what it is for:
 * - one column: a box around ordinary text;
 * - page layout (sidebar beside main text): each column is a flow of its own;
 * - everything else row by row: data tables and forms as lines of cells, date or label beside content with both at its first line, and a
 *   heading that is merged down the side above the rows beside it.
 */
export function tableLines(table: Table, scope: Scope): DraftLine[] {
  const grid = fillGrid(table, scope);
  if (grid.columns > 1 && isPageLayout(grid, scope)) return layoutLines(grid, scope);
  repairCells(grid);
  const halves = tablesSideBySide(grid);
  if (halves) return halves.flatMap((half, at) => gridLines(at === 0 ? half : { ...half, id: scope.nextTableId() }, scope));
  const parts = partsBesideHeadings(grid);
  if (!parts.some(({ heading }) => heading)) return gridLines(grid, scope);
  return parts.flatMap(({ heading, grid: part }) => [
    ...(heading ? plainCell(heading, scope) : []),
    ...gridLines({ ...part, id: scope.nextTableId() }, scope),
  ]);
}

function gridLines(grid: Grid, scope: Scope): DraftLine[] {
  if (grid.columns <= 1) return grid.rows.flatMap((row) => row.cells.flatMap((cell) => plainCell(cell, scope)));
  return rowLines(grid, scope);
}
