import { type DraftLine, newFlow, type Scope, textOfCells } from "../lines/flow.ts";
import { DATE, type Filled, type Grid, moveInto, plainCell, type Row } from "./grid.ts";
import { characters, isHeading } from "./header-row.ts";

// Page layout

const LAYOUT = { bigLines: 3, bigLinesInManyRows: 5, manyRows: 3, bigShare: 0.5, storyShare: 0.5, maxColumns: 4, sidebarWidth: 0.75 };

/** Most of the text stands in rows where two cells are long, and they have headings of their own or the table is most of the page. */
export function isPageLayout(grid: Grid, scope: Scope): boolean {
  if (grid.columns > LAYOUT.maxColumns) return false;
  const multi = joinMergedRows(grid).filter((row) => row.cells.length > 1);
  if (multi.length > 1 && multi.filter(isEntry).length * 2 >= multi.length) return false;
  const bigLines = multi.length >= LAYOUT.manyRows ? LAYOUT.bigLinesInManyRows : LAYOUT.bigLines;
  const big = multi.filter((row) => hasTwoLongCells(row, bigLines));
  const weight = (rows: Row[]) => rows.reduce((sum, row) => sum + characters(row.cells), 0);
  if (big.length === 0 || weight(big) < weight(multi) * LAYOUT.bigShare) return false;
  const columnsWithHeadings = new Set(
    big.flatMap((row) => row.cells.filter((cell) => cell.lines.some(isHeading)).map((cell) => cell.column)),
  );
  return columnsWithHeadings.size > 1 || weight(grid.rows) >= scope.storyCharacters * LAYOUT.storyShare;
}

/** Rows beside one long merged cell count as one row: a sidebar merged over all of them is as long as they are together. */
function joinMergedRows(grid: Grid): Row[] {
  const joined: Row[] = [];
  let open: { row: Row; until: number } | undefined;
  for (const row of grid.rows) {
    const merged = row.cells.find((cell) => cell.rows > 1 && cell.lines.length >= LAYOUT.bigLines);
    if (open && row.index < open.until) open.row.cells = appendColumns(open.row.cells, row.cells);
    else {
      open = merged ? { row: { ...row }, until: row.index + merged.rows } : undefined;
      joined.push(open?.row ?? row);
    }
  }
  return joined;
}

function appendColumns(above: Filled[], below: Filled[]): Filled[] {
  const columns = new Map(above.map((cell) => [cell.column, cell]));
  for (const cell of below) {
    const known = columns.get(cell.column);
    columns.set(cell.column, known ? { ...known, lines: [...known.lines, ...cell.lines] } : cell);
  }
  return [...columns.values()];
}

const hasTwoLongCells = (row: Row, bigLines: number) => row.cells.filter((cell) => cell.lines.length >= bigLines).length > 1;

/** Employer, place and years beside what was done there: such rows belong together across, however many lines they have. */
const isEntry = (row: Row) =>
  row.cells.some((cell) => {
    const texts = cell.lines.map((line) => textOfCells(line.cells));
    return texts.length <= 5 && texts.every((text) => text.length <= 45) && texts.some((text) => DATE.test(text));
  });

export function layoutLines(grid: Grid, scope: Scope): DraftLine[] {
  const starts = columnStarts(grid);
  const columns = starts.map(() => newFlow());
  const widths = starts.map((start) => columnWidth(grid, start));
  const widest = Math.max(...widths);
  const lines: DraftLine[] = [];
  let band: Row[] = [];

  const closeBand = () => {
    for (const [at, flow] of columns.entries()) {
      const isSidebar = scope.place === "body" && (widths[at] ?? 0) > 0 && (widths[at] ?? 0) < widest * LAYOUT.sidebarWidth;
      for (const row of band)
        for (const cell of row.cells.filter((cell) => columnOf(cell, starts) === at))
          lines.push(
            ...moveInto(flow, cell, cell.lines, (line) => {
              if (isSidebar) line.place = "sidebar";
            }),
          );
    }
    band = [];
  };

  for (const row of grid.rows) {
    if (isFullWidth(row, grid, starts)) {
      closeBand();
      for (const cell of row.cells) lines.push(...plainCell(cell, scope));
    } else band.push(row);
  }
  closeBand();
  scope.flow.after = 0;
  return lines;
}

/** The columns as the longest rows have them. */
function columnStarts(grid: Grid): number[] {
  const multi = grid.rows.filter((row) => row.cells.length > 1);
  const fullest = multi.reduce((most, row) => (characters(row.cells) > characters(most.cells) ? row : most));
  return fullest.cells.map((cell) => cell.column).sort((one, other) => one - other);
}

const columnOf = (cell: Filled, starts: number[]) =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= cell.column),
  );

const columnWidth = (grid: Grid, start: number) =>
  Math.max(
    0,
    ...grid.rows
      .filter((row) => row.cells.length > 1)
      .flatMap((row) => row.cells.filter((cell) => cell.column === start).map((cell) => cell.width)),
  );

function isFullWidth(row: Row, grid: Grid, starts: number[]): boolean {
  const only = row.cells[0];
  if (!only || row.cells.length > 1) return false;
  const covered = starts.filter((start) => only.column <= start && start < only.column + only.span).length;
  return covered > 1 || (only.span > 1 && only.width >= grid.width * 0.8);
}
