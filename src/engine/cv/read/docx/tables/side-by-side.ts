import type { DraftLine } from "../lines/flow.ts";
import { textOfCells } from "../lines/flow.ts";
import type { Grid, Row } from "./grid.ts";
import { belowTitles } from "./header-row.ts";

/**
 * A long table that is printed in two halves side by side has its column names twice: "Skill, Years, Skill, Years". Each half is a table of its
 * own. Undefined where no names repeat.
 */
export function tablesSideBySide(grid: Grid): Grid[] | undefined {
  const [header, ...others] = belowTitles(grid);
  if (!header || others.length === 0) return undefined;
  const names = header.cells.map((cell) => cell.lines.map((line: DraftLine) => textOfCells(line.cells)).join(" "));
  const size = [...names.keys()].find((at) => at > 1 && names.length % at === 0 && names.every((name, i) => name === names[i % at]));
  if (size === undefined || size === names.length || new Set(names.slice(0, size)).size < size) return undefined;

  const starts = Array.from({ length: names.length / size }, (_, part) => header.cells[part * size]?.column ?? 0);
  return starts.map((start, part) => {
    const end = starts[part + 1] ?? Number.POSITIVE_INFINITY;
    const rows = [header, ...others].flatMap((row): Row[] => {
      const cells = row.cells.filter((cell) => cell.column >= start && cell.column < end);
      return cells.length > 0 ? [{ ...row, cells }] : [];
    });
    const above = part === 0 ? grid.rows.slice(0, grid.rows.indexOf(header)) : [];
    return { ...grid, rows: [...above, ...rows], columns: Math.max(...rows.map((row) => row.cells.length)) };
  });
}
