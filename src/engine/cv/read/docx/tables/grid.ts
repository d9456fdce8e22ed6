import { type DraftLine, type Flow, gapInto, newFlow, type Scope, textOfCells } from "../lines/flow.ts";
import type { Table, TableCell } from "../model.ts";

/** A cell with its lines. Only cells with text are kept. */
export type FilledCell = {
  column: number;
  span: number;
  rows: number;
  /** Left edge in points from the left of the table. */
  x: number;
  width: number;
  lines: DraftLine[];
  flow: Flow;
  shaded: boolean;
  /** Known to be a label, a date or the head of an entry: never the heading of its row. */
  isLabel?: boolean;
  source: TableCell;
};

export type Row = { cells: FilledCell[]; header: boolean; index: number };

export type Grid = { id: number; rows: Row[]; columns: number; width: number; firstRowStyled: boolean };

export function fillGrid(table: Table, scope: Scope): Grid {
  const rows = table.rows.map((row, index) => {
    let end = 0;
    const cells = row.cells.map((cell) => {
      // Continuations of a merged cell are not in the row, so the positions of the others come from the column widths.
      const x = Math.max(end, sum(table.columnWidths.slice(0, cell.column)));
      end = x + cell.width;
      return fillCell(cell, x, scope);
    });
    return { header: row.header, index, cells: cells.filter((cell) => cell.lines.length > 0) };
  });
  const filled = rows.filter((row) => row.cells.length > 0);
  const width = Math.max(1, ...table.rows.map((row) => row.cells.reduce((sum, cell) => sum + cell.width, 0)));
  return {
    id: scope.nextTableId(),
    rows: filled,
    columns: Math.max(0, ...filled.map((row) => row.cells.length)),
    width,
    firstRowStyled: table.firstRowStyled,
  };
}

function fillCell(cell: TableCell, x: number, scope: Scope): FilledCell {
  const flow = newFlow();
  const lines = scope.compose(cell.blocks, { ...scope, flow });
  return { column: cell.column, span: cell.span, rows: cell.rows, x, width: cell.width, lines, flow, shaded: cell.shaded, source: cell };
}

/** Moves the lines of a cell into a flow. Lines of text boxes and layout tables in the cell stay in their flows. */
export function moveInto(flow: Flow, cell: FilledCell, lines: DraftLine[], change: (line: DraftLine) => void = () => {}): DraftLine[] {
  const moved = lines.filter((line) => line.flow === cell.flow);
  const first = moved[0];
  if (first) first.gap = Math.max(first.gap, gapInto(flow, first));
  for (const line of moved) {
    line.flow = flow;
    change(line);
  }
  if (first) continueAfter(flow, cell.flow, moved);
  return lines;
}

/** Notes in a flow the space below the lines that were moved into it from another. */
export function continueAfter(flow: Flow, { after, blanks }: Flow, moved: DraftLine[]): void {
  Object.assign(flow, { started: true, after, blanks, styleId: undefined, last: moved.at(-1), hasPendingRule: false });
}

export function plainCell(cell: FilledCell, scope: Scope): DraftLine[] {
  const { borders } = cell.source;
  const isUnderlined = borders !== undefined && !borders.sides && (borders.bottom || borders.top);
  return moveInto(scope.flow, cell, cell.lines, (line) => {
    if (cell.shaded) line.shaded = true;
    if (isUnderlined && cell.lines.length === 1) line.ruled = true;
  });
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

export const DATE = /\b(?:19|20)\d{2}\b|\b\d{1,2}[./]\d{2,4}\b/;

export const styleKey = ({ style }: DraftLine) => `${style.size}|${style.bold}|${style.italic}|${style.color}|${style.font}`;

export const isWeaker = (line: DraftLine, than: DraftLine) =>
  line.style.size < than.style.size || (than.style.bold && !line.style.bold) || isUpperCase(than);

export const isUpperCase = (line: DraftLine) => {
  const text = textOfCells(line.cells);
  return text === text.toUpperCase() && text !== text.toLowerCase();
};
