import type { Context } from "../../1-document/context.ts";
import { withCells, withText } from "../../1-document/line-style.ts";
import { type Row, type RowCell, toRow } from "../../1-document/row.ts";
import { ISSUER_COLUMN, TITLE_COLUMN } from "../../lexicon/column-words.ts";
import { MIN_DATED_ITEM_CHARACTERS } from "../thresholds.ts";

/** The rows of a section of titled items, one for each item that stands in one line, with their titles first. */
export const itemRows = (rows: readonly Row[], context: Context): Row[] =>
  titlesFirst(rows.map((row) => withoutLabelOfColumn(row, context)))
    .flatMap((row) => divideAtDates(row, context))
    .flatMap((row) => divideHan(row, context));

/** "Year ⇥ 2016" over "Course ⇥ First aid" and "Institute ⇥ Red Cross": the cells of a row below the names of columns that those of degrees have too. */
function withoutLabelOfColumn(row: Row, context: Context): Row {
  const [, value, ...more] = row.line.cells;
  if (!row.label || !value || more.length > 0 || !OF_COLUMNS.has(row.label.field)) return row;
  return toRow(withCells(row.line, [value]), context);
}

const OF_COLUMNS = new Set<string>(["dates", "degree", "area", "institution", "company", "title"]);

/** "Field ⇥ Project ⇥ Language" over a table: where the header row tells which column has the titles, it is read first, and that of the issuers after it. */
function titlesFirst(rows: readonly Row[]): Row[] {
  const header = rows.find(({ line }) => line.table?.header);
  const columnOf = (name: RegExp) => (header ? header.cells.findIndex(({ text }) => name.test(text.trim())) : -1);
  const [title, issuer] = [columnOf(TITLE_COLUMN), columnOf(ISSUER_COLUMN)];
  const first = [title, issuer].filter((column) => column >= 0);
  if (!header || title < 0 || first.every((column, at) => column === at)) return [...rows];
  const isUnder = ({ line, cells }: Row) =>
    line.table?.id === header.line.table?.id && !line.table?.header && cells.length === header.cells.length;
  const inOrder = (cells: readonly RowCell[]) => [
    ...first.map((column) => cells[column] as RowCell),
    ...cells.filter((_, column) => !first.includes(column)),
  ];
  return rows.map((row) => (isUnder(row) ? { ...row, cells: inOrder(row.cells) } : row));
}

/** "First aid – Red Cross – 2021 Forklift licence – DEKRA – 2019": where several items share a line, each ends with its date. */
function divideAtDates(row: Row, context: Context): Row[] {
  const [cell] = row.cells;
  const dates = row.ranges.filter((range) => range.single);
  if (!cell || row.cells.length > 1 || dates.length < 2 || dates.length !== row.ranges.length) return [row];
  const ends = dates.map((range) => range.to + (/^\s*[)\]]/.exec(row.text.slice(range.to))?.[0].length ?? 0));
  const parts = ends.map((end, index) => row.text.slice(ends[index - 1] ?? 0, end).trim());
  const rest = row.text.slice(ends.at(-1)).trim();
  const divisible =
    rest === "" && parts.every((part, index) => part.length >= MIN_DATED_ITEM_CHARACTERS && (index === 0 || /^\p{Lu}|^\p{Lo}/u.test(part)));
  if (!divisible) return [row];
  return parts.map((text) => toRow(withCells(row.line, [withText(cell.cell, text)]), context));
}

/** "初级会计职称、大学英语四级": the mark that Chinese and Japanese put between the items of a list. */
function divideHan(row: Row, context: Context): Row[] {
  const [cell] = row.cells;
  const items = row.cells.length === 1 && row.ranges.length === 0 && !row.prose ? row.text.split("、") : [];
  if (!cell || items.length < 2 || items.some((item) => item.trim().length < 2)) return [row];
  return items.map((text) => toRow(withCells(row.line, [withText(cell.cell, text)]), context));
}
