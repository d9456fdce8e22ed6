import type { Cell, Line } from "../../reading.ts";
import { AGENCY_FIELDS } from "../../resume.ts";
import { fold } from "../../text/fold.ts";
import { cellAsLine } from "../1-document/line-style.ts";
import { FROM_COLUMNS, NUMBER_COLUMNS, TO_COLUMNS } from "../lexicon/column-words.ts";
import type { LabelField } from "../lexicon/label-field.ts";
import { matchLabel } from "../recognisers/agency-fields.ts";
import { isDateOnly } from "../recognisers/dates/dates.ts";

/** What tells a table of jobs or of degrees from one of skills or certificates. */
const TELLING_KINDS: ReadonlySet<LabelField> = new Set<LabelField>(["company", "client", "position", "institution", "degree"]);
/** What the first table of a form asks for side by side ("Name ⇥ Vorname ⇥ Geburtsdatum"). */
const OF_A_PERSON: ReadonlySet<LabelField> = new Set<LabelField>([
  ...AGENCY_FIELDS,
  "name",
  "firstName",
  "lastName",
  "age",
  "email",
  "phone",
  "address",
  "city",
  "country",
  "postalCode",
]);
const MIN_COLUMNS = 3;
const SURE = 0.75;

/**
 * A table whose first row names its columns ("Period ⇥ Employer ⇥ Position") says of every cell below what it is: each row becomes one
 * line for each cell, under the name of its column, as a form prints it.
 */
export function labelByColumns(lines: readonly Line[]): Line[] {
  let header: Line | undefined;
  return lines.flatMap((line, index) => {
    if (isCaption(line, lines[index + 1])) return [{ ...line, table: { ...(line.table as NonNullable<Line["table"]>), header: true } }];
    const named = line.table && withPeriodColumn(line, line);
    if (named && namesColumns(named)) {
      header = line;
      return [{ ...line, table: { ...(line.table as NonNullable<Line["table"]>), header: true } }];
    }
    if (!header || line.table?.id !== header.table?.id) {
      header = undefined;
      return [line];
    }
    return underColumns(withPeriodColumn(line, header), withPeriodColumn(header, header)) ?? [line];
  });
}

/**
 * A row of a table under such a header: "From ⇥ To" is one column with the period, and the running number is none. A row that lacks a cell is left
 * as it is.
 */
function withPeriodColumn(line: Line, header: Line): Line {
  const names = header.cells.map(({ text }) => fold(text));
  const from = names.findIndex((name, at) => FROM_COLUMNS.has(name) && TO_COLUMNS.has(names[at + 1] ?? ""));
  const isNumbered = NUMBER_COLUMNS.has(names[0] ?? "");
  if ((from < 0 && !isNumbered) || line.cells.length !== header.cells.length) return line;
  const cells = line.cells.flatMap((cell, at) => {
    if (at === 0 && isNumbered) return [];
    if (at === from) return [line === header ? { ...cell, text: PERIOD } : joined(cell, line.cells[at + 1] as Cell)];
    return from >= 0 && at === from + 1 ? [] : [cell];
  });
  return cellAsLine(line, cells);
}

/** Any label of a period. */
const PERIOD = "Period";

const joined = (cell: Cell, next: Cell): Cell => ({
  ...cell,
  text: `${cell.text} – ${next.text}`,
  runs: [...cell.runs, ...next.runs.map((run, at) => (at === 0 ? { ...run, text: ` – ${run.text}` } : run))],
});

function namesColumns({ cells }: Line): boolean {
  if (cells.length < MIN_COLUMNS) return false;
  const fields = cells.flatMap(({ text }) => {
    const match = matchLabel(text);
    return match && match.confidence >= SURE ? [match.field] : [];
  });
  if (fields.length === cells.length && fields.every((field) => OF_A_PERSON.has(field)) && new Set(fields).size === fields.length)
    return true;
  const told = new Set(fields.filter((field) => TELLING_KINDS.has(field)));
  return fields.length >= cells.length - 1 && fields.includes("dates") && told.size >= 2;
}

/**
 * "Date ⇥ Certificate ⇥ Issued by" over rows with a date in the first column: names of columns that are no entry, though the others say
 * nothing that a list knows.
 */
function isCaption(line: Line, next: Line | undefined): boolean {
  if (!line.table || next?.table?.id !== line.table.id || next.cells.length !== line.cells.length || line.cells.length < 2) return false;
  if (namesColumns(line) || /\p{N}/u.test(line.text)) return false;
  return line.cells.some(({ text }, at) => {
    const match = matchLabel(text);
    return match?.field === "dates" && match.confidence >= SURE && isDateOnly(next.cells[at]?.text ?? "");
  });
}

/** Each cell belongs to the column whose left edge it is nearest to; two in one column are not of this table's making. */
function underColumns(line: Line, header: Line): Line[] | undefined {
  if (line.cells.length < 2) return undefined;
  const columns = line.cells.map((cell) => nearest(cell, header.cells));
  if (new Set(columns).size < columns.length) return undefined;
  return line.cells.map((cell, at) => {
    const column = header.cells[columns[at] as number] as Cell;
    const cells = matchLabel(column.text) ? [{ ...column, x: cell.x - 1 }, cell] : [cell];
    const own = cellAsLine(line, cells);
    return at === 0 ? own : { ...own, gap: 0 };
  });
}

function nearest(cell: Cell, columns: readonly Cell[]): number {
  const distances = columns.map(({ x }) => Math.abs(x - cell.x));
  return distances.indexOf(Math.min(...distances));
}
