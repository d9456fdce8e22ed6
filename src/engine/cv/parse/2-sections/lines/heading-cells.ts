import type { Cell, Line } from "../../../reading.ts";
import { fold } from "../../../text/fold.ts";
import { wordCount } from "../../../text/spaces.ts";
import { cellAsLine, cellStyle, isCaps, isProse } from "../../1-document/line-style.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import { INNER_LABELS, LIST_LABELS } from "../../lexicon/label-field.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";
import { sureHeadingKind } from "../headings/field-label.ts";
import { LISTED_KINDS } from "../section.ts";
import {
  MAX_CELL_HEADING_CHARACTERS,
  MAX_CELL_HEADING_WORDS,
  MIN_FORM_RATIO,
  MIN_FORM_ROWS,
  MIN_HEADING_COLUMN_RATIO,
  MIN_LABEL_CONFIDENCE,
  MIN_SIZE_STEP,
  MIN_STRONG_KINDS,
  MIN_USUAL_HEADING_CONFIDENCE,
} from "../thresholds.ts";

/** Rows whose first cell is a heading are divided. `forms`: ids of the tables that are forms, whose headings need no style of their own. */
export function separateHeadingCells(lines: readonly Line[]): { lines: Line[]; forms: ReadonlySet<number> } {
  const labels = repeatedLabels(lines);
  const tables = { labels, forms: formTables(lines), headings: headingColumns(lines), entries: entryTables(lines, labels) };
  return { lines: lines.flatMap((line, index) => separateHeadingCell(line, lines[index + 1], tables)), forms: tables.forms };
}

/** What the rows of a CV show together: repeated labels, style keys of columns of headings, ids of forms and of tables of entries. */
type TablesOfCv = Record<"labels" | "headings", ReadonlySet<string>> & Record<"forms" | "entries", ReadonlySet<number>>;

/** "Work ⇥ Tidewater Payments Ltd": a row whose first cell is a heading becomes two lines. The first item of a list is one even then. */
export function separateHeadingCell(line: Line, next: Line | undefined, { labels, forms, headings, entries }: TablesOfCv): Line[] {
  const [first, ...rest] = line.cells;
  if (!first || rest.length === 0 || line.bullet || line.table?.header || labels.has(fold(first.text))) return [line];
  // "Achievements ⇥ …" below "Employer ⇥ Acme Ltd" and "Period ⇥ 2014 – 2018".
  if (entries.has(line.table?.id ?? -1) && INNER_LABELS.has(matchLabel(first.text)?.field ?? "")) return [line];
  if (headings.has(headingColumnKey(line) ?? "") && hasCellHeadingShape(first.text))
    return [cellAsLine(line, [first]), { ...cellAsLine(line, rest), gap: 0 }];

  const kind = sureHeadingKind(first.text);
  if (!kind || /[:：]$/.test(first.text.trim())) return [line];
  if (rest.some((cell) => (matchHeading(cell.text)?.confidence ?? 0) >= MIN_USUAL_HEADING_CONFIDENCE)) return [line];
  // "Job applied for ⇥ Nurse" is the professional title; a job applied for in sentences is a section.
  if (matchLabel(first.text)?.field === "objective" && rest.length === 1 && !isProse((rest[0] as Cell).text)) return [line];
  const own = cellStyle(first, line);
  const other = rest[0] ? cellStyle(rest[0], line) : own;
  const differs =
    own.bold !== other.bold || Math.abs(own.size - other.size) > MIN_SIZE_STEP || own.color !== other.color || isCaps(first.text);
  if (!differs && !forms.has(line.table?.id ?? -1)) return [line];

  const isOfRow = next?.table && next.table.id === line.table?.id && next.table.row === line.table.row;
  const bullet = isOfRow && next.cells.length === 1 && LISTED_KINDS.has(kind) ? next.bullet : undefined;
  return [cellAsLine(line, [first]), { ...cellAsLine(line, rest), gap: 0, bullet }];
}

/** "Project ⇥ …" in the table of each job: a text at the start of several rows is a label, not a heading. */
export function repeatedLabels(lines: readonly Line[]): Set<string> {
  const leads = new Set<string>();
  const repeated = new Set<string>();
  for (const { cells } of lines) {
    const lead = cells.length > 1 ? fold((cells[0] as Cell).text) : undefined;
    if (lead !== undefined) (leads.has(lead) ? repeated : leads).add(lead);
  }
  return repeated;
}

/** The tables that name employer, position or period before their values, or have a label of each job ("Tasks"): a job in a table of its own, or several. */
export function entryTables(lines: readonly Line[], labels: ReadonlySet<string>): Set<number> {
  const rows = Map.groupBy(
    lines.filter(({ table, cells }) => table?.column === 0 && cells.length === 2),
    ({ table }) => table?.id ?? -1,
  );
  const namesTwo = (group: readonly Line[]) => {
    const fields = new Set(group.map(({ cells }) => matchLabel(cells[0]?.text ?? "")?.field));
    return ENTRY_LABELS.filter((field) => fields.has(field)).length > 1;
  };
  const isOfJob = ({ cells: [first] }: Line) =>
    first !== undefined && labels.has(fold(first.text)) && LIST_LABELS.has(matchLabel(first.text)?.field ?? "");
  return new Set([...rows].flatMap(([id, group]) => (namesTwo(group) || group.some(isOfJob) ? [id] : [])));
}

const ENTRY_LABELS = ["company", "client", "position", "dates"] as const;

/** The tables of which most rows have their section or their field in the first cell: forms, whose headings need not look like headings. */
export function formTables(lines: readonly Line[]): Set<number> {
  const firsts = lines.filter(({ table, cells }) => table?.column === 0 && (cells.length === 2 || table.columns === 2));
  const tables = Map.groupBy(firsts, ({ table }) => table?.id ?? -1);
  const isNamed = ({ cells: [first] }: Line) =>
    first !== undefined && (sureHeadingKind(first.text) || (matchLabel(first.text)?.confidence ?? 0) >= MIN_LABEL_CONFIDENCE);
  return new Set(
    [...tables].flatMap(([id, rows]) => {
      const named = rows.filter(isNamed).length;
      return named >= MIN_FORM_ROWS && named >= MIN_FORM_RATIO * rows.length ? [id] : [];
    }),
  );
}

/** The first cell of a row of a form that names a section, the section below or beside it. */
export const isFormHeading = ({ table, cells }: Line, forms: ReadonlySet<number>) =>
  table?.column === 0 && forms.has(table.id) && cells.length === 1 && sureHeadingKind((cells[0] as Cell).text) !== undefined;

/**
 * The columns that hold the headings of the sections ("Experience ⇥ …" over "Education ⇥ …"), the first of a table or cells that begin at one place,
 * by their style: three known headings of different kinds, and more of them than other words.
 */
export function headingColumns(lines: readonly Line[]): Set<string> {
  const columns = Map.groupBy(
    lines.filter((line) => headingColumnKey(line) !== undefined),
    (line) => headingColumnKey(line) as string,
  );
  const hold = [...columns].filter(([, rows]) => {
    const known = rows.flatMap(({ cells }) => sureHeadingKind((cells[0] as Cell).text) ?? []);
    return new Set(known).size >= MIN_STRONG_KINDS && known.length >= MIN_HEADING_COLUMN_RATIO * rows.length;
  });
  return new Set(hold.map(([key]) => key));
}

/** Only a cell that stands at the left of its table, or before another cell, and is written like a heading. */
function headingColumnKey({ table, cells, bullet }: Line): string | undefined {
  const [first] = cells;
  if (!first || bullet || table?.header || (table ? table.column !== 0 : cells.length < 2)) return undefined;
  const run = first.runs.find(({ text }) => text.trim());
  const column = table ? table.id : `at ${Math.round(first.x)}`;
  return run && hasCellHeadingShape(first.text) ? `${column}|${run.size}|${run.bold}|${run.color ?? ""}` : undefined;
}

/** A heading may end with a colon. */
export const hasCellHeadingShape = (text: string) =>
  text.length <= MAX_CELL_HEADING_CHARACTERS && wordCount(text) <= MAX_CELL_HEADING_WORDS && !/[\d@]|[:：].|[.,;]$/.test(text.trim());
