import { type DraftLine, gapInto, type Scope, textOfCells } from "../lines/flow.ts";
import { fieldLines, rowsOfBoxes } from "./boxed-fields.ts";
import { joinFirstLines, joinLineByLine } from "./cells.ts";
import { continueAfter, DATE, type FilledCell, type Grid, isWeaker, type Row, styleKey } from "./grid.ts";
import { characters, headerRow, unwrapHeader } from "./header-row.ts";
import {
  MAX_BOLD_VALUES_RATIO,
  MAX_DATA_CELL_LINES,
  MAX_HEADING_CHARACTERS,
  MAX_LABELLED_CHARACTERS,
  MAX_NARROW_CELL_CHARACTERS,
  MAX_NARROW_CELL_LINES,
  MAX_NARROW_CELL_RATIO,
  MAX_SHADED_VALUES_RATIO,
  MIN_CHARACTERS_BESIDE_HEADING,
  MIN_COLON_RATIO,
  MIN_LINES_BESIDE_HEADING,
  MIN_MARKED_LABELS_RATIO,
} from "./thresholds.ts";

/** Lines, and the cells that they come from. */
type LineGroup = { cells: FilledCell[]; lines: DraftLine[] };

export function rowLines(grid: Grid, scope: Scope): DraftLine[] {
  unwrapHeader(grid);
  const header = headerRow(grid);
  const isForm = isFormOfPairs(grid, header);
  const labels = labelStyleKeys(grid);
  const groupColumn = groupColumnOf(grid);
  const boxes = rowsOfBoxes(grid);
  const lines: DraftLine[] = [];

  let nextIndex = 0;
  for (const row of grid.rows) {
    if (row.index > nextIndex && scope.flow.started) scope.flow.blanks = Math.max(scope.flow.blanks, 1);
    nextIndex = row.index + 1;
    const cells = row.cells.toSorted((one, other) => one.column - other.column);
    const isData = row !== header && cells.length > 2;
    const groups = boxes.has(row)
      ? cells.map((cell) => [cell])
      : isForm && isData
        ? pairs(cells)
        : isData && groupColumn === cells[0]?.column
          ? [cells.slice(0, 1), cells.slice(1)]
          : [cells];
    for (const group of groups)
      for (const { cells: sources, lines: emitted } of boxes.has(row)
        ? fieldOf(group)
        : linesOfCells(group, labels, header !== undefined)) {
        const shaded = sources.every((cell) => cell.shaded);
        for (const line of emitted) {
          line.table ??= {
            id: grid.id,
            row: row.index,
            column: sources[0]?.column ?? 0,
            columns: grid.columns,
            ...(row === header ? { header: true } : {}),
          };
          if (shaded) line.shaded = true;
        }
        lines.push(...addToFlow(sources, emitted, scope));
      }
  }
  return lines;
}

const fieldOf = (cells: FilledCell[]): LineGroup[] => cells.map((cell) => ({ cells: [cell], lines: fieldLines(cell) }));

function addToFlow(sources: FilledCell[], emitted: DraftLine[], scope: Scope): DraftLine[] {
  const flows = new Set(sources.map((cell) => cell.flow));
  const moved = emitted.filter((line) => flows.has(line.flow));
  const first = moved[0];
  if (first) first.gap = Math.max(first.gap, gapInto(scope.flow, first));
  for (const line of moved) line.flow = scope.flow;
  const last = sources.at(-1);
  if (first && last) continueAfter(scope.flow, last.flow, moved);
  return emitted;
}

/** Lines of the cells of one row, or of one label and value. */
function linesOfCells(cells: FilledCell[], labels: Set<string>, hasHeader: boolean): LineGroup[] {
  const one = (cell: FilledCell): LineGroup => ({ cells: [cell], lines: cell.lines });
  if (cells.length === 1) return [one(cells[0] as FilledCell)];

  const zipped = joinLineByLine(cells);
  if (zipped) return [{ cells, lines: zipped }];

  const long = cells.filter((cell) => cell.lines.length > 1);
  const short = cells.filter((cell) => cell.lines.length === 1);
  const heading = short.find((cell) => cell === cells[0] && isMarginHeading(cell, cells, labels));
  if (heading)
    return [
      one(heading),
      ...linesOfCells(
        cells.filter((cell) => cell !== heading),
        labels,
        hasHeader,
      ),
    ];
  const [head, content] = cells;
  if (cells.length === 2 && head && content && isEntryHead(head, content)) return [one(head), one(content)];
  const opensTable = long.some((cell) => (cell.lines[0] as DraftLine).table !== undefined);
  if (!opensTable && (long.length <= 1 || (hasHeader && cells.length > 2) || isTableRow(cells)))
    return [{ cells, lines: joinFirstLines(cells) }];

  const [narrow, wide] = splitNarrow(cells);
  return [...narrow.map(one), ...wide.map(one)];
}

/** Period, position and employer below each other, beside one line that is longer than they are. */
const isEntryHead = (head: FilledCell, content: FilledCell) =>
  head.lines.length > 1 &&
  content.lines.length === 1 &&
  head.lines.some((line) => DATE.test(textOfCells(line.cells))) &&
  characters([content]) > Math.max(...head.lines.map((line) => textOfCells(line.cells).length)) * 2;

/** A row of a table with several columns whose cells happen to hold two or three short lines. */
const isTableRow = (cells: FilledCell[]) =>
  cells.length > 2 && cells.every((cell) => cell.lines.length <= MAX_DATA_CELL_LINES && !cell.lines.some((line) => line.bullet));

/** Dates and labels are read before the content that they stand beside. */
function splitNarrow(cells: FilledCell[]): [FilledCell[], FilledCell[]] {
  const widest = Math.max(...cells.map((cell) => characters([cell])));
  const isNarrow = (cell: FilledCell) =>
    cell.lines.length <= MAX_NARROW_CELL_LINES &&
    characters([cell]) < widest * MAX_NARROW_CELL_RATIO &&
    cell.lines.every((line) => textOfCells(line.cells).length <= MAX_NARROW_CELL_CHARACTERS);
  return [cells.filter(isNarrow), cells.filter((cell) => !isNarrow(cell))];
}

/** A section heading in the first column: its section follows it. Labels and dates share a line with their value instead. */
function isMarginHeading(cell: FilledCell, cells: FilledCell[], labels: Set<string>): boolean {
  const line = cell.lines[0] as DraftLine;
  const text = textOfCells(line.cells);
  if (cell.isLabel) return false;
  if (line.heading !== undefined) return true;
  if (/[:：]$|\d/.test(text) || labels.has(styleKey(line))) return false;
  const others = cells.filter((other) => other !== cell);
  const isEmphasized = others.every((other) => other.lines.some((below) => isWeaker(below, line)));
  const namesMuch = others.some((other) => other.lines.length >= MIN_LINES_BESIDE_HEADING);
  return text.length <= MAX_HEADING_CHARACTERS && (namesMuch || (isEmphasized && characters(others) > MIN_CHARACTERS_BESIDE_HEADING));
}

/** The styles of the labels in this table: first cells beside one short value. */
function labelStyleKeys(grid: Grid): Set<string> {
  const keys = new Set<string>();
  for (const row of grid.rows) {
    const [label, value] = row.cells;
    if (row.cells.length !== 2 || label?.lines.length !== 1 || value?.lines.length !== 1 || characters([value]) > MAX_LABELLED_CHARACTERS)
      continue;
    keys.add(styleKey(label.lines[0] as DraftLine));
  }
  return keys;
}

/** "label | value | label | value": labels have a colon or a style that values do not have. */
function isFormOfPairs(grid: Grid, header: Row | undefined): boolean {
  if (grid.columns < 4 || grid.columns % 2 === 1 || header) return false;
  const cells = grid.rows
    .filter((row) => row.cells.length > 2)
    .flatMap((row) => row.cells.map((cell, at) => ({ cell, isLabel: at % 2 === 0 })));
  const labels = cells.filter(({ isLabel }) => isLabel).map(({ cell }) => cell);
  const values = cells.filter(({ isLabel }) => !isLabel).map(({ cell }) => cell);
  const ratio = (of: FilledCell[], test: (cell: FilledCell) => boolean) => of.filter(test).length / Math.max(1, of.length);
  const hasColon = (cell: FilledCell) => /[:：]$/.test(textOfCells((cell.lines.at(-1) as DraftLine).cells));
  const isShaded = (cell: FilledCell) => cell.shaded;
  const isBold = (cell: FilledCell) => (cell.lines[0] as DraftLine).style.bold;
  return (
    ratio(labels, hasColon) >= MIN_COLON_RATIO ||
    (ratio(labels, isBold) >= MIN_MARKED_LABELS_RATIO && ratio(values, isBold) <= MAX_BOLD_VALUES_RATIO) ||
    (ratio(labels, isShaded) >= MIN_MARKED_LABELS_RATIO && ratio(values, isShaded) <= MAX_SHADED_VALUES_RATIO)
  );
}

/** "Languages" merged beside the rows of Java and of Kotlin: the first column names groups of rows, and each name stands above its rows. */
function groupColumnOf(grid: Grid): number | undefined {
  // "Work history" merged beside rows of one cell is a title in a form, whose other rows have labels of their own.
  const merged = grid.rows.filter(({ cells }) => cells.length > 2).flatMap(({ cells }) => cells.slice(0, 1).filter(({ rows }) => rows > 1));
  const [first] = merged;
  const areNames = merged.every((cell) => characters([cell]) <= MAX_HEADING_CHARACTERS && !/\d/.test(textOf(cell)));
  return first && areNames && merged.every((cell) => cell.column === first.column) ? first.column : undefined;
}

const textOf = (cell: FilledCell) => cell.lines.map((line) => textOfCells(line.cells)).join(" ");

function pairs(cells: FilledCell[]): FilledCell[][] {
  const grouped: FilledCell[][] = [];
  for (let at = 0; at < cells.length; at += 2) grouped.push(cells.slice(at, at + 2));
  return grouped;
}
