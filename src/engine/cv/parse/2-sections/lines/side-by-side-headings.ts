import type { Line } from "../../../reading.ts";
import { cellAsLine, nearestColumn } from "../../1-document/line-style.ts";
import { sureHeadingKind } from "../headings/field-label.ts";

/**
 * "Skills ⇥ Languages" over rows of as many cells: headings side by side, each over its column. The columns follow each other, until the next
 * heading.
 */
export function separateSideBySide(lines: readonly Line[]): Line[] {
  const separated: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const headings = lines[at] as Line;
    const end = areHeadingsSideBySide(headings) ? endOfColumns(lines, at) : at + 1;
    if (end > at + 1) separated.push(...columnsOf(lines.slice(at, end)));
    else separated.push(headings);
    at = end;
  }
  return separated;
}

/** "Skills ⇥ Languages": headings of sections, each over its column. */
export function areHeadingsSideBySide({ cells, bullet, table }: Line): boolean {
  if (cells.length < 2 || bullet || table?.header) return false;
  const kinds = cells.map(({ text }) => sureHeadingKind(text));
  return kinds.every((kind) => kind !== undefined) && new Set(kinds).size === cells.length;
}

/** Where the rows under headings end: at the next heading, or where the flow or the table does. */
function endOfColumns(lines: readonly Line[], at: number): number {
  const headings = lines[at] as Line;
  const isOver = (line: Line) =>
    line.flow !== headings.flow ||
    line.table?.id !== headings.table?.id ||
    line.cells.length > headings.cells.length ||
    (line.cells.length === 1 && sureHeadingKind(line.text) !== undefined) ||
    areHeadingsSideBySide(line);
  const after = lines.findIndex((line, index) => index > at && isOver(line));
  const end = after < 0 ? lines.length : after;
  return lines.slice(at + 1, end).some(({ cells }) => cells.length > 1) ? end : at + 1;
}

function columnsOf(rows: readonly Line[]): Line[] {
  const [headings] = rows as [Line];
  return headings.cells.flatMap((_, column) =>
    rows.flatMap((row) => {
      const cells = row.cells.filter((cell) => nearestColumn(cell, headings.cells) === column);
      return cells.length > 0 ? [cellAsLine(row, cells)] : [];
    }),
  );
}
