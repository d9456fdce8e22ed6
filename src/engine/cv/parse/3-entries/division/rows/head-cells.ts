import type { Row } from "../../../1-document/row.ts";
import { MAX_TITLE_LINES } from "../../thresholds.ts";

/**
 * Rows of a table that have the head of an entry in the first cell ("2019 – 2021", "Fitter" and "Acme Ltd" below each other) and its description
 * in the other cells. Each line of such a row is in one of the two sets, other lines are in none. A first cell of only dates and places is no
 * head: the head is in the cell beside it.
 */
export function headCells(rows: readonly Row[], isPlace: (text: string) => boolean): { heads: Set<Row>; bodies: Set<Row> } {
  const heads = new Set<Row>();
  const bodies = new Set<Row>();
  const inTables = rows.filter(({ line }) => line.table && !line.table.header);
  const tableRows = [...Map.groupBy(inTables, ({ line: { table } }) => `${table?.id}/${table?.row}`).values()];
  const isCity = placesBesideKnown(tableRows, isPlace);
  for (const cells of tableRows) {
    const first = cells.filter(isInFirstCell);
    const others = cells.filter(({ line }) => (line.table?.column ?? 0) > 0);
    const isHead = first.some(({ ranges }) => ranges.length > 0) && first.filter((row) => !row.dateOnly && !isCity(row)).length > 0;
    // Where the other cells begin with dates too, the rows are entries of their own.
    if (others.some(({ ranges }) => ranges.some(({ from }) => from === 0))) continue;
    if (first.length < 2 || others.length === 0 || !isHead || first.some(({ bullet }) => bullet)) continue;
    const titles = others.slice(0, titleLines(others));
    for (const row of [...first, ...titles]) heads.add(row);
    for (const row of others.slice(titles.length)) bodies.add(row);
  }
  return { heads, bodies };
}

const isInFirstCell = ({ line }: Row) => line.table?.column === 0;

/** Under each date stands one short row in the style of a known city: those that no list knows are cities too. */
function placesBesideKnown(tableRows: readonly (readonly Row[])[], isPlace: (text: string) => boolean): (row: Row) => boolean {
  const belows = tableRows.map((cells) => cells.filter((row) => isInFirstCell(row) && !row.dateOnly));
  const all = belows.flat();
  const areAlike =
    belows.every(({ length }) => length <= 1) && all.every(({ key, text }) => key === all[0]?.key && !/[\s,]\S+[\s,]/.test(text));
  const hasKnown = all.some(({ text }) => isPlace(text));
  return ({ text }) => isPlace(text) || (areAlike && hasKnown);
}

/** A degree in bold over what was learnt: the first lines of the other cells belong to the head if they are bold and the last line is not. */
function titleLines(others: readonly Row[]): number {
  const last = others.at(-1)?.line;
  const at = others.findIndex(({ line, bullet }) => bullet || line.style.bold === last?.style.bold);
  return last && !last.style.bold && at > 0 && at <= MAX_TITLE_LINES ? at : 0;
}
