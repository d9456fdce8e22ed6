import { type DraftLine, newFlow, type Scope, textOfCells } from "../lines/flow.ts";
import { DATE, type FilledCell, type Grid, moveInto, plainCell, type Row } from "./grid.ts";
import { characters, isHeading } from "./header-row.ts";
import {
  MAX_ENTRY_HEAD_CHARACTERS,
  MAX_ENTRY_HEAD_LINES,
  MAX_LAYOUT_COLUMNS,
  MAX_SIDEBAR_RATIO,
  MIN_LONG_CELL_LINES,
  MIN_LONG_CELL_LINES_OF_MANY,
  MIN_LONG_ROWS_RATIO,
  MIN_MANY_ROWS,
  MIN_STORY_RATIO,
} from "./thresholds.ts";

/** A page layout has most of its text in rows with two long cells, and headings in both or most of the text of the page. */
export function isPageLayout(grid: Grid, scope: Scope): boolean {
  if (grid.columns > MAX_LAYOUT_COLUMNS) return false;
  const multi = joinMergedRows(grid).filter((row) => row.cells.length > 1);
  if (multi.length > 1 && multi.filter(isEntry).length * 2 >= multi.length) return false;
  const minLines = multi.length >= MIN_MANY_ROWS ? MIN_LONG_CELL_LINES_OF_MANY : MIN_LONG_CELL_LINES;
  const long = multi.filter((row) => hasTwoLongCells(row, minLines));
  const weight = (rows: Row[]) => rows.reduce((sum, row) => sum + characters(row.cells), 0);
  if (long.length === 0 || weight(long) < weight(multi) * MIN_LONG_ROWS_RATIO) return false;
  const columnsWithHeadings = new Set(
    long.flatMap((row) => row.cells.filter((cell) => cell.lines.some(isHeading)).map((cell) => cell.column)),
  );
  return columnsWithHeadings.size > 1 || weight(grid.rows) >= scope.storyCharacters * MIN_STORY_RATIO;
}

/** Rows beside one long merged cell count as one row: a sidebar merged over all of them is as long as they are together. */
function joinMergedRows(grid: Grid): Row[] {
  const joined: Row[] = [];
  let open: { row: Row; until: number } | undefined;
  for (const row of grid.rows) {
    const merged = row.cells.find((cell) => cell.rows > 1 && cell.lines.length >= MIN_LONG_CELL_LINES);
    if (open && row.index < open.until) open.row.cells = appendColumns(open.row.cells, row.cells);
    else {
      open = merged ? { row: { ...row }, until: row.index + merged.rows } : undefined;
      joined.push(open?.row ?? row);
    }
  }
  return joined;
}

function appendColumns(above: FilledCell[], below: FilledCell[]): FilledCell[] {
  const columns = new Map(above.map((cell) => [cell.column, cell]));
  for (const cell of below) {
    const upper = columns.get(cell.column);
    columns.set(cell.column, upper ? { ...upper, lines: [...upper.lines, ...cell.lines] } : cell);
  }
  return [...columns.values()];
}

const hasTwoLongCells = (row: Row, minLines: number) => row.cells.filter((cell) => cell.lines.length >= minLines).length > 1;

/** An entry: employer, place and years beside what was done there. Such a row is read across, however many lines it has. */
const isEntry = (row: Row) =>
  row.cells.some((cell) => {
    const texts = cell.lines.map((line) => textOfCells(line.cells));
    return (
      texts.length <= MAX_ENTRY_HEAD_LINES &&
      texts.every((text) => text.length <= MAX_ENTRY_HEAD_CHARACTERS) &&
      texts.some((text) => DATE.test(text))
    );
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
      const isSidebar = scope.place === "body" && (widths[at] ?? 0) > 0 && (widths[at] ?? 0) < widest * MAX_SIDEBAR_RATIO;
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
    if (isFullWidth(row, starts)) {
      closeBand();
      for (const cell of row.cells) lines.push(...plainCell(cell, scope));
    } else band.push(row);
  }
  closeBand();
  scope.flow.after = 0;
  return lines;
}

/** Where the columns begin in the row with the most text. */
function columnStarts(grid: Grid): number[] {
  const multi = grid.rows.filter((row) => row.cells.length > 1);
  const fullest = multi.reduce((longest, row) => (characters(row.cells) > characters(longest.cells) ? row : longest));
  return fullest.cells.map((cell) => cell.column).sort((one, other) => one - other);
}

const columnOf = (cell: FilledCell, starts: number[]) =>
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

function isFullWidth(row: Row, starts: number[]): boolean {
  const only = row.cells[0];
  if (!only || row.cells.length > 1) return false;
  return starts.filter((start) => only.column <= start && start < only.column + only.span).length > 1;
}
