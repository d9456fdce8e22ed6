import { type DraftLine, gapInto, type Scope, textOfCells } from "../lines/flow.ts";
import { joinFirstLines, zipCells } from "./cells.ts";
import { type Filled, type Grid, goOn, isWeaker, look, type Row } from "./grid.ts";
import { characters, headerRow, unwrapHeader } from "./header-row.ts";

// Row by row

type Emission = { cells: Filled[]; lines: DraftLine[] };

export function rowLines(grid: Grid, scope: Scope): DraftLine[] {
  unwrapHeader(grid);
  const header = headerRow(grid);
  const isForm = isFormOfPairs(grid, header);
  const labels = labelLooks(grid);
  const lines: DraftLine[] = [];

  let nextIndex = 0;
  for (const row of grid.rows) {
    if (row.index > nextIndex && scope.flow.started) scope.flow.blanks = Math.max(scope.flow.blanks, 1);
    nextIndex = row.index + 1;
    const cells = row.cells.toSorted((one, other) => one.column - other.column);
    const groups = isForm && row !== header && cells.length > 2 ? pairs(cells) : [cells];
    for (const group of groups)
      for (const { cells: sources, lines: emitted } of emitGroup(group, labels, header !== undefined)) {
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
        lines.push(...placeEmission(sources, emitted, scope));
      }
  }
  return lines;
}

function placeEmission(sources: Filled[], emitted: DraftLine[], scope: Scope): DraftLine[] {
  const flows = new Set(sources.map((cell) => cell.flow));
  const own = emitted.filter((line) => flows.has(line.flow));
  const first = own[0];
  if (first) first.gap = Math.max(first.gap, gapInto(scope.flow, first));
  for (const line of own) line.flow = scope.flow;
  const last = sources.at(-1);
  if (first && last) goOn(scope.flow, last.flow, own);
  return emitted;
}

/** Lines of the cells of one row, or of one label and value. */
function emitGroup(cells: Filled[], labels: Set<string>, hasHeader: boolean): Emission[] {
  const one = (cell: Filled): Emission => ({ cells: [cell], lines: cell.lines });
  if (cells.length === 1) return [one(cells[0] as Filled)];

  const zipped = zipCells(cells);
  if (zipped) return [{ cells, lines: zipped }];

  const long = cells.filter((cell) => cell.lines.length > 1);
  const short = cells.filter((cell) => cell.lines.length === 1);
  const heading = short.find((cell) => cell === cells[0] && standsAlone(cell, cells, labels));
  if (heading)
    return [
      one(heading),
      ...emitGroup(
        cells.filter((cell) => cell !== heading),
        labels,
        hasHeader,
      ),
    ];
  const opensTable = long.some((cell) => (cell.lines[0] as DraftLine).table !== undefined);
  if (!opensTable && (long.length <= 1 || (hasHeader && cells.length > 2) || isTableRow(cells)))
    return [{ cells, lines: joinFirstLines(cells) }];

  const [narrow, wide] = splitNarrow(cells);
  return [...narrow.map(one), ...wide.map(one)];
}

/** A row of a table with several columns whose cells happen to hold two or three short lines. */
const isTableRow = (cells: Filled[]) =>
  cells.length > 2 && cells.every((cell) => cell.lines.length <= 3 && !cell.lines.some((line) => line.bullet));

/** Dates and labels stand beside the content that they belong to, and are read before it. */
function splitNarrow(cells: Filled[]): [Filled[], Filled[]] {
  const widest = Math.max(...cells.map((cell) => characters([cell])));
  const isNarrow = (cell: Filled) =>
    cell.lines.length <= 4 && characters([cell]) < widest * 0.4 && cell.lines.every((line) => textOfCells(line.cells).length <= 45);
  return [cells.filter(isNarrow), cells.filter((cell) => !isNarrow(cell))];
}

/** A section heading in the margin: it stands above what it names. Labels and dates do not; they share a line with their value. */
function standsAlone(cell: Filled, cells: Filled[], labels: Set<string>): boolean {
  const line = cell.lines[0] as DraftLine;
  const text = textOfCells(line.cells);
  if (line.heading !== undefined) return true;
  if (/[:：]$|\d/.test(text) || labels.has(look(line))) return false;
  const others = cells.filter((other) => other !== cell);
  const isEmphasized = others.every((other) => other.lines.some((below) => isWeaker(below, line)));
  const namesMuch = others.some((other) => other.lines.length >= 6);
  return text.length <= 40 && (namesMuch || (isEmphasized && characters(others) > 100));
}

/** How labels look in this table: first cells beside one short value. */
function labelLooks(grid: Grid): Set<string> {
  const looks = new Set<string>();
  for (const row of grid.rows) {
    const [label, value] = row.cells;
    if (row.cells.length !== 2 || label?.lines.length !== 1 || value?.lines.length !== 1 || characters([value]) > 60) continue;
    looks.add(look(label.lines[0] as DraftLine));
  }
  return looks;
}

/** "label | value | label | value": labels are told by a colon or by a look that values do not have. */
function isFormOfPairs(grid: Grid, header: Row | undefined): boolean {
  if (grid.columns < 4 || grid.columns % 2 === 1 || header) return false;
  const cells = grid.rows
    .filter((row) => row.cells.length > 2)
    .flatMap((row) => row.cells.map((cell, at) => ({ cell, isLabel: at % 2 === 0 })));
  const labels = cells.filter(({ isLabel }) => isLabel).map(({ cell }) => cell);
  const values = cells.filter(({ isLabel }) => !isLabel).map(({ cell }) => cell);
  const share = (of: Filled[], test: (cell: Filled) => boolean) => of.filter(test).length / Math.max(1, of.length);
  const hasColon = (cell: Filled) => /[:：]$/.test(textOfCells((cell.lines.at(-1) as DraftLine).cells));
  const isBold = (cell: Filled) => (cell.lines[0] as DraftLine).style.bold;
  return (
    share(labels, hasColon) >= 0.5 ||
    (share(labels, isBold) >= 0.8 && share(values, isBold) <= 0.3) ||
    (share(labels, (cell) => cell.shaded) >= 0.8 && share(values, (cell) => cell.shaded) <= 0.2)
  );
}

function pairs(cells: Filled[]): Filled[][] {
  const grouped: Filled[][] = [];
  for (let at = 0; at < cells.length; at += 2) grouped.push(cells.slice(at, at + 2));
  return grouped;
}
