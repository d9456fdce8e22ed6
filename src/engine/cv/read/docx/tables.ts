import type { Cell } from "../../reading.ts";
import { type DraftLine, type Flow, gapInto, newFlow, round, type Scope, textOfCells } from "./flow.ts";
import type { Table, TableCell } from "./model.ts";

/** A cell with its lines already cut; only cells with text are kept. */
type Filled = {
  column: number;
  span: number;
  rows: number;
  /** Left edge in points from the left of the table. */
  x: number;
  width: number;
  lines: DraftLine[];
  flow: Flow;
  shaded: boolean;
  source: TableCell;
};
type Row = { cells: Filled[]; header: boolean; index: number };
type Grid = { id: number; rows: Row[]; columns: number; width: number; firstRowStyled: boolean };

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

function fillGrid(table: Table, scope: Scope): Grid {
  const rows = table.rows.map((row, index) => {
    let x = 0;
    const cells = row.cells.map((cell) => {
      const filled = fillCell(cell, x, scope);
      x += cell.width;
      return filled;
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

function fillCell(cell: TableCell, x: number, scope: Scope): Filled {
  const flow = newFlow();
  const lines = scope.compose(cell.blocks, { ...scope, flow });
  return { column: cell.column, span: cell.span, rows: cell.rows, x, width: cell.width, lines, flow, shaded: cell.shaded, source: cell };
}

/** Puts the lines of a cell into a flow. Lines of boxes and of layout tables inside it keep their own. */
function moveInto(flow: Flow, cell: Filled, lines: DraftLine[], change: (line: DraftLine) => void = () => {}): DraftLine[] {
  const own = lines.filter((line) => line.flow === cell.flow);
  const first = own[0];
  if (first) first.gap = Math.max(first.gap, gapInto(flow, first));
  for (const line of own) {
    line.flow = flow;
    change(line);
  }
  if (first)
    Object.assign(flow, {
      started: true,
      after: cell.flow.after,
      blanks: cell.flow.blanks,
      styleId: undefined,
      last: own.at(-1),
      ruleWaits: false,
    });
  return lines;
}

function plainCell(cell: Filled, scope: Scope): DraftLine[] {
  const { borders } = cell.source;
  const isUnderlined = borders !== undefined && !borders.sides && (borders.bottom || borders.top);
  return moveInto(scope.flow, cell, cell.lines, (line) => {
    if (cell.shaded) line.shaded = true;
    if (isUnderlined && cell.lines.length === 1) line.ruled = true;
  });
}

// Page layout

const LAYOUT = { bigLines: 3, bigLinesInManyRows: 5, manyRows: 3, bigShare: 0.5, storyShare: 0.5, maxColumns: 4, sidebarWidth: 0.75 };

/** Most of the text stands in rows where two cells are long, and they have headings of their own or the table is most of the page. */
function isPageLayout(grid: Grid, scope: Scope): boolean {
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

const DATE = /\b(?:19|20)\d{2}\b|\b\d{1,2}[./]\d{2,4}\b/;
/** Employer, place and years beside what was done there: such rows belong together across, however many lines they have. */
const isEntry = (row: Row) =>
  row.cells.some((cell) => {
    const texts = cell.lines.map((line) => textOfCells(line.cells));
    return texts.length <= 5 && texts.every((text) => text.length <= 45) && texts.some((text) => DATE.test(text));
  });

function layoutLines(grid: Grid, scope: Scope): DraftLine[] {
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

// Row by row

type Emission = { cells: Filled[]; lines: DraftLine[] };

function rowLines(grid: Grid, scope: Scope): DraftLine[] {
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
  if (first && last)
    Object.assign(scope.flow, {
      started: true,
      after: last.flow.after,
      blanks: last.flow.blanks,
      styleId: undefined,
      last: own.at(-1),
      ruleWaits: false,
    });
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

/** The first lines side by side as one line; what follows in a cell comes below. */
function joinFirstLines(cells: Filled[]): DraftLine[] {
  const firsts = cells.map((cell) => cell.lines[0] as DraftLine);
  const rests = cells.flatMap((cell) => cell.lines.slice(1));
  const leading = firsts.reduce((most, line) => (textOfCells(line.cells).length > textOfCells(most.cells).length ? line : most));
  const joinedCells = withColonsJoined(
    cells.flatMap((cell, at) =>
      (firsts[at] as DraftLine).cells.map((part) => ({
        ...part,
        x: round(part.x + cell.x),
        ...(cell.width > 0 ? { width: round(cell.width) } : {}),
      })),
    ),
  );
  const { heading: _heading, bullet: _bullet, ruled: _ruled, ...base } = leading;
  const joined: DraftLine = {
    ...base,
    cells: joinedCells,
    flow: (cells[0] as Filled).flow,
    indent: joinedCells[0]?.x ?? 0,
    before: Math.max(...firsts.map((line) => line.before)),
    gap: 0,
    prints: firsts.flatMap((line) => line.prints),
  };
  return [joined, ...rests];
}

/** "Name" | ":" | "Jane Doe": in forms with a column of colons each belongs to its label. */
function withColonsJoined(cells: Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of cells) {
    const label = joined.at(-1);
    if (label && /^[:：]$/.test(cell.text))
      joined[joined.length - 1] = { ...label, text: `${label.text}${cell.text}`, runs: [...label.runs, ...cell.runs] };
    else joined.push(cell);
  }
  return joined;
}

/**
 * Lines of two cells that stand beside each other: labels and values that share two cells ("Name: / Phone:" beside "Jane / 0123"), and dates and
 * places at the right of titles and employers. What follows in the longer cell comes below.
 */
function zipCells(cells: Filled[]): DraftLine[] | undefined {
  const [left, right] = cells;
  if (cells.length !== 2 || !left || !right || Math.min(left.lines.length, right.lines.length) < 2) return undefined;
  const count = right.lines.length;
  const areLabels = left.lines.length === count && left.lines.filter((line) => /[:：]$/.test(textOfCells(line.cells))).length * 2 >= count;
  const areDates = count <= 3 && count <= left.lines.length && right.lines.some((line) => DATE.test(textOfCells(line.cells)));
  const areShort = [...left.lines.slice(0, count), ...right.lines].every((line) => !line.bullet && textOfCells(line.cells).length <= 80);
  if (!areLabels && !(areDates && areShort)) return undefined;
  const beside = right.lines.flatMap((line, at) =>
    joinFirstLines([
      { ...left, lines: [left.lines[at] as DraftLine] },
      { ...right, lines: [line] },
    ]),
  );
  return [...beside, ...left.lines.slice(count)];
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

const look = ({ style }: DraftLine) => `${style.size}|${style.bold}|${style.italic}|${style.color}|${style.font}`;
const isWeaker = (line: DraftLine, than: DraftLine) =>
  line.style.size < than.style.size || (than.style.bold && !line.style.bold) || isUpperCase(than);
const isUpperCase = (line: DraftLine) => {
  const text = textOfCells(line.cells);
  return text === text.toUpperCase() && text !== text.toLowerCase();
};

/** The rows without titles over the whole table. */
const belowTitles = (grid: Grid) =>
  grid.rows.slice(
    Math.max(
      0,
      grid.rows.findIndex((row) => row.cells.length > 1),
    ),
  );

/** Names of columns are narrow and often wrapped by hand ("Years of / practice"): each becomes one line again. */
function unwrapHeader(grid: Grid): void {
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
function headerRow(grid: Grid): Row | undefined {
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

function isHeading(line: DraftLine): boolean {
  const text = textOfCells(line.cells);
  if (line.heading !== undefined && line.heading > 0) return true;
  if (line.bullet || line.cells.length > 1 || text.length > 40 || /\d|[.,;:@]$/.test(text)) return false;
  return line.style.bold || line.ruled === true || line.shaded === true || isUpperCase(line);
}

const characters = (cells: Filled[]): number =>
  cells.reduce((sum, cell) => sum + cell.lines.reduce((inner, line) => inner + textOfCells(line.cells).length, 0), 0);
