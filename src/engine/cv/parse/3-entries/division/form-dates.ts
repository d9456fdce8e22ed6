import type { Row } from "../../1-document/row.ts";

/**
 * "Dates: 2005 – today" over "Function: clerk, head since 2008": where a form has a label for the dates of an entry, a date in the value of another label is part of that
 * value.
 */
export function datesUnderTheirLabel(rows: readonly Row[]): readonly Row[] {
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
