import type { Grid } from "./shapes.ts";
import { MAX_CELL_SIDE_BY_SIDE, MIN_ROWS_SIDE_BY_SIDE } from "./thresholds.ts";

/** A table without the columns that no row fills. */
export function table(header: string[], widths: number[], rows: string[][]): Grid {
  const used = header.map((_, column) => rows.some((row) => row[column]));
  const keep = <T>(row: T[]) => row.filter((_, column) => used[column]);
  return {
    kind: "table",
    header: keep(header),
    rows: rows.filter((row) => row.some(Boolean)).map(keep),
    widths: keep(widths),
    rowHeaderColumns: [0],
  };
}

/** Turns a long table of two short columns into two pairs of columns side by side, to be read down and then across. */
export function sideBySide(grid: Grid): Grid {
  const { header, rows, widths } = grid;
  if (
    widths.length !== 2 ||
    rows.length < MIN_ROWS_SIDE_BY_SIDE ||
    rows.flat().some((cell) => cell.length > MAX_CELL_SIDE_BY_SIDE || cell.includes("\n"))
  )
    return grid;
  const half = Math.ceil(rows.length / 2);
  return {
    kind: "table",
    header: [...header, ...header],
    rows: rows.slice(0, half).map((row, index) => [...row, ...(rows[half + index] ?? ["", ""])]),
    widths: [3, 4, 3, 4],
    rowHeaderColumns: [0, 2],
  };
}
