import type { Cell, Line } from "../../../reading.ts";
import { wordCount } from "../../../text/spaces.ts";
import { isBoldCell } from "../../1-document/line-style.ts";
import { TITLE_COLUMN } from "../../lexicon/column-words.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";
import { isDateOnly } from "../../recognisers/dates/dates.ts";
import {
  MAX_COLUMN_NAME_CHARACTERS,
  MAX_COLUMN_NAME_WORDS,
  MAX_COLUMN_SHIFT,
  MIN_COLUMN_CONFIDENCE,
  MIN_ROWS_UNDER_HEAD,
} from "../thresholds.ts";
import { areHeadingsSideBySide } from "./side-by-side-headings.ts";

/**
 * "**Period** ⇥ **Employer** ⇥ **Subject**" over rows of as many cells that begin where its cells begin: the header row of a table that has no borders
 * in the file, as pages printed from Typst, HTML or LaTeX have it. Its rows become one table. "**Acme Ltd** ⇥ **Leeds**" over two positions with
 * their periods, or the names of two referees, are no names of columns.
 */
export function withColumnNames(lines: readonly Line[]): Line[] {
  const marked = [...lines];
  let id = -1;
  for (let at = 0; at < lines.length; ) {
    const count = isHeaderRow(lines[at] as Line, lines[at + 1]) ? rowsUnder(lines, at) : 0;
    for (let row = 0; row <= count && count > 0; row += 1) marked[at + row] = inTable(lines[at + row] as Line, id, row);
    if (count > 0) id -= 1;
    at += count + 1;
  }
  return marked;
}

const inTable = (line: Line, id: number, row: number): Line => ({
  ...line,
  table: { id, row, column: 0, columns: line.cells.length, ...(row === 0 && { header: true }) },
});

/** Short names without digits, all in bold. Where lines are drawn around it, and around the rows below, each is a table of its own. */
const isHeaderRow = (line: Line, next: Line | undefined) =>
  (!line.table || (next?.table !== undefined && next.table.id !== line.table.id)) &&
  !line.bullet &&
  line.cells.length > 1 &&
  line.cells.every(isColumnName) &&
  !areHeadingsSideBySide(line);

const isColumnName = (cell: Cell) =>
  cell.text.length <= MAX_COLUMN_NAME_CHARACTERS &&
  wordCount(cell.text) <= MAX_COLUMN_NAME_WORDS &&
  /\p{L}/u.test(cell.text) &&
  !/[\p{N}@:：,;.]/u.test(cell.text) &&
  isBoldCell(cell);

/** How many rows follow in the columns that the head names. One is enough where it has a period in one cell and three columns; else two could be an employer over a job. */
function rowsUnder(lines: readonly Line[], at: number): number {
  const head = lines[at] as Line;
  let end = at + 1;
  const id = lines[end]?.table?.id;
  while (end < lines.length && lines[end]?.table?.id === id && fits(lines[end] as Line, head)) end += 1;
  const rows = lines.slice(at + 1, end);
  const isTable =
    rows.length >= MIN_ROWS_UNDER_HEAD || (head.cells.length > 2 && rows.some(({ cells }) => cells.some(({ text }) => isDateOnly(text))));
  return isTable && namesColumns(head, rows) ? rows.length : 0;
}

/** A list knows the name of at least one column, and that of each column of periods. */
function namesColumns({ cells }: Line, rows: readonly Line[]): boolean {
  const hasPeriods = (column: number) => rows.some((row) => isDateOnly((row.cells[column] as Cell).text));
  return cells.some(isKnownName) && cells.every(({ text }, column) => matchLabel(text)?.field === "dates" || !hasPeriods(column));
}

const isKnownName = ({ text }: Cell) =>
  (matchLabel(text)?.confidence ?? 0) >= MIN_COLUMN_CONFIDENCE ||
  (matchHeading(text)?.confidence ?? 0) >= MIN_COLUMN_CONFIDENCE ||
  TITLE_COLUMN.test(text.trim());

const fits = (line: Line, head: Line) =>
  line.flow === head.flow &&
  !line.bullet &&
  (!line.table || head.table !== undefined) &&
  line.cells.length === head.cells.length &&
  line.cells.every(({ x }, column) => Math.abs(x - (head.cells[column] as Cell).x) <= MAX_COLUMN_SHIFT) &&
  !line.cells.every(isBoldCell);
