import type { Cell, Line } from "../../../reading.ts";
import { fold } from "../../../text/fold.ts";
import { cellAsLine, isBoldCell, nearestColumn, withText } from "../../1-document/line-style.ts";
import { FROM_COLUMNS, TO_COLUMNS } from "../../lexicon/column-words.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import { type LabelField, PERSONAL_FIELDS } from "../../lexicon/label-field.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";
import { isDateOnly } from "../../recognisers/dates/dates.ts";
import { MIN_COLUMN_CONFIDENCE, MIN_COLUMNS, MIN_USUAL_HEADING_CONFIDENCE } from "../thresholds.ts";
import { joinCells, PERIOD } from "./from-to.ts";
import { withoutNumberColumn } from "./number-column.ts";

/** Columns that only tables of jobs or of degrees have, not those of skills or certificates. */
const ENTRY_COLUMNS: ReadonlySet<LabelField> = new Set<LabelField>(["company", "client", "position", "institution", "degree"]);
/**
 * A table with a header row ("Period ⇥ Employer ⇥ Position") labels every cell below: each cell becomes a line of its own, "Employer ⇥ Acme Ltd",
 * as in a form.
 */
export function labelByColumns(printed: readonly Line[]): Line[] {
  let columns: Columns | undefined;
  const lines = withoutNumberColumn(printed);
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    if (line.table && namesDates(line, next)) {
      columns = undefined;
      return [asHeader(line)];
    }
    const named = line.table && withDatesColumn(columnsOf(line), next);
    if (named && namesColumns(named.names, isSetApart(line, next))) {
      columns = named;
      return [asHeader(line)];
    }
    if (!columns || line.table?.id !== columns.header.table?.id || isHeadingOfPart(line)) {
      columns = undefined;
      return [line];
    }
    return underColumns(inColumns(line, columns), columns.names) ?? [line];
  });
}

/** In bold over a row that is not. */
const isSetApart = (line: Line, next: Line | undefined) =>
  next?.table?.id === line.table?.id && line.cells.every(isBoldCell) && !next?.cells.every(isBoldCell);

/** "4. Courses" across a form that is one table: the columns of the part above end there. */
const isHeadingOfPart = ({ cells, text, bullet }: Line) =>
  cells.length === 1 && !bullet && cells.every(isBoldCell) && (matchHeading(text)?.confidence ?? 0) >= MIN_USUAL_HEADING_CONFIDENCE;

const asHeader = (line: Line): Line => ({ ...line, table: { ...(line.table as NonNullable<Line["table"]>), header: true } });

/** A header row, and the names of its columns: "From ⇥ To" joined to one column. */
type Columns = { header: Line; names: Line; from: number };

function columnsOf(header: Line): Columns {
  const words = header.cells.map(({ text }) => fold(text));
  const from = words.findIndex((word, at) => FROM_COLUMNS.has(word) && TO_COLUMNS.has(words[at + 1] ?? ""));
  const columns = { header, names: header, from };
  const names = inColumns(header, columns);
  return {
    ...columns,
    names: from < 0 ? names : { ...names, cells: names.cells.map((cell, at) => (at === from ? { ...cell, text: PERIOD } : cell)) },
  };
}

/**
 * A column whose name no list knows holds the dates where a date stands below it and no other column is theirs: "TMT ⇥ Jabatan ⇥ Perusahaan" over
 * "01.10.2021 ⇥ Mekanik ⇥ PT Riau".
 */
function withDatesColumn(columns: Columns, next: Line | undefined): Columns {
  const { header, names } = columns;
  const below = next?.table?.id === header.table?.id && next ? inColumns(next, columns) : undefined;
  const fields = names.cells.map(({ text }) => matchLabel(text)?.field);
  if (below?.cells.length !== names.cells.length || fields.includes("dates")) return columns;
  // "From" alone is one end of a period.
  const isHalf = (name: string) => FROM_COLUMNS.has(fold(name)) || TO_COLUMNS.has(fold(name));
  const at = names.cells.findIndex(
    ({ text }, index) => fields[index] === undefined && !isHalf(text) && isDateOnly(below.cells[index]?.text ?? ""),
  );
  return at < 0
    ? columns
    : { ...columns, names: { ...names, cells: names.cells.map((cell, index) => (index === at ? withText(cell, PERIOD) : cell)) } };
}

/** The cells of a row, its period in one. A row that lacks a cell stays as it is. */
function inColumns(line: Line, { header, from }: Columns): Line {
  if (from < 0 || line.cells.length !== header.cells.length) return line;
  const cells = line.cells.flatMap((cell, at) => {
    if (at === from + 1) return [];
    return [at === from ? joinCells(cell, line.cells[at + 1] as Cell) : cell];
  });
  return cellAsLine(line, cells);
}

/**
 * A row that is set apart from those below needs one sure column alone: "**Period** ⇥ **Employer** ⇥ **Ausgeübt**". With two of them others may be of unknown words: "**Vessel** ⇥
 * **Owner** ⇥ **GRT** ⇥ **Rank** ⇥ **Sign on** ⇥ **Sign off**".
 */
function namesColumns({ cells }: Line, isSetApart: boolean): boolean {
  if (cells.length < MIN_COLUMNS) return false;
  const fields = cells.flatMap(({ text }) => {
    const match = matchLabel(text);
    return match && match.confidence >= MIN_COLUMN_CONFIDENCE ? [match.field] : [];
  });
  // "Name ⇥ Vorname ⇥ Geburtsdatum": what the first table of a form asks for side by side.
  if (fields.length === cells.length && fields.every((field) => PERSONAL_FIELDS.has(field)) && new Set(fields).size === fields.length)
    return true;
  const sure = new Set(fields.filter((field) => ENTRY_COLUMNS.has(field)));
  const isKnown = fields.length >= cells.length - 1 || (isSetApart && sure.size > 1);
  return isKnown && fields.includes("dates") && sure.size >= (isSetApart ? 1 : 2);
}

/** "Date ⇥ Certificate ⇥ Issued by" over a row with a date in the first cell: a header row, though no list knows its other names. */
function namesDates(line: Line, next: Line | undefined): boolean {
  if (next?.table?.id !== line.table?.id || next?.cells.length !== line.cells.length || line.cells.length < 2) return false;
  if (namesColumns(line, isSetApart(line, next)) || /\p{N}/u.test(line.text)) return false;
  return line.cells.some(({ text }, at) => {
    const match = matchLabel(text);
    return match?.field === "dates" && match.confidence >= MIN_COLUMN_CONFIDENCE && isDateOnly(next.cells[at]?.text ?? "");
  });
}

/**
 * Each cell belongs to the column with the nearest left edge. Undefined where two would be in one column: the header row does not fit the row. Cells of
 * columns with known names come first, so that each entry begins with one of them, and the others are its text. Several of these keep the names of their
 * columns, "GRT: 8,120"; one alone stands as it is.
 */
function underColumns(line: Line, header: Line): Line[] | undefined {
  if (line.cells.length < 2) return undefined;
  const columns = line.cells.map((cell) => nearestColumn(cell, header.cells));
  if (new Set(columns).size < columns.length) return undefined;
  const cells = line.cells.map((cell, at) => ({ cell, column: header.cells[columns[at] as number] as Cell }));
  const named = cells.filter(({ column }) => matchLabel(column.text));
  const others = cells.filter((one) => !named.includes(one));
  return [
    ...named.map(({ cell, column }) => cellAsLine(line, [{ ...column, x: cell.x - 1 }, cell])),
    ...others.map(({ cell, column }) => cellAsLine(line, [others.length > 1 ? withName(cell, column) : cell])),
  ].map((own, at) => (at === 0 ? own : { ...own, gap: 0 }));
}

const withName = (cell: Cell, { text }: Cell): Cell => {
  const [first, ...runs] = cell.runs;
  return { ...cell, text: `${text}: ${cell.text}`, runs: first ? [{ ...first, text: `${text}: ${first.text}` }, ...runs] : [] };
};
