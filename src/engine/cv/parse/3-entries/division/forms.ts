import { fold } from "../../../text/fold.ts";
import type { Row } from "../../1-document/row.ts";

/** The rows of a form as they are meant: its own field for dates has the dates, and a field that was left empty says nothing. */
export const rowsOfForm = (rows: readonly Row[]): readonly Row[] => withoutEmptyFields(datesUnderTheirLabel(rows));

/**
 * "Dates: 2005 – today" over "Function: clerk, head since 2008": where a form has a label for the dates of an entry, a date in the value of another label is part of that
 * value.
 */
function datesUnderTheirLabel(rows: readonly Row[]): readonly Row[] {
  const isLabelled = ({ label, ranges }: Row) => label?.field === "dates" && ranges.length > 0;
  if (!rows.some(isLabelled)) return rows;
  return rows.map((row) => (row.label && !isLabelled(row) && row.ranges.length > 0 ? withoutDates(row) : row));
}

const withoutDates = (row: Row): Row => ({
  ...row,
  ranges: [],
  dateOnly: false,
  cells: row.cells.map((cell) => ({ ...cell, ranges: [], dateOnly: false, rest: cell.text })),
});

/** "Business or sector" alone in an entry, where the others have "Business or sector ⇥ Trade", and the next field right below it. */
function withoutEmptyFields(rows: readonly Row[]): readonly Row[] {
  const filled = new Set(rows.flatMap(({ label }) => (label ? fold(label.label) : [])));
  if (filled.size === 0) return rows;
  const isEmpty = (row: Row, at: number) => {
    const below = rows[at + 1];
    return row.cells.length === 1 && !row.label && filled.has(fold(row.text)) && (below === undefined || below.label !== undefined);
  };
  return rows.filter((row, at) => !isEmpty(row, at));
}
