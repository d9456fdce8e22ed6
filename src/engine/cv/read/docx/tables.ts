import type { DraftLine, Scope } from "./flow.ts";
import type { Table } from "./model.ts";
import { fillGrid, plainCell } from "./table-grid.ts";
import { isPageLayout, layoutLines } from "./table-layout.ts";
import { rowLines } from "./table-rows.ts";

/**
 * Lines of a table, by what it is for:
 * - one column: a box around ordinary text;
 * - page layout (sidebar beside main text): each column is a flow of its own;
 * - everything else row by row: data tables and forms as lines of cells, date or label beside content with both at its first line.
 */
export function tableLines(table: Table, scope: Scope): DraftLine[] {
  const grid = fillGrid(table, scope);
  if (grid.columns <= 1) return grid.rows.flatMap((row) => row.cells.flatMap((cell) => plainCell(cell, scope)));
  if (isPageLayout(grid, scope)) return layoutLines(grid, scope);
  return rowLines(grid, scope);
}
