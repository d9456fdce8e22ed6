import type { Line } from "../../../reading.ts";
import { cellAsLine, nearestColumn } from "../../1-document/line-style.ts";
import { sureHeadingKind } from "../headings/field-label.ts";

/**
 * "Skills ⇥ Languages" over rows of as many cells: headings side by side, each over its column. The columns follow each other, until the next
 * heading. Where the reader has divided the columns already, each heading goes to the head of its own.
 */
export function separateSideBySide(lines: readonly Line[]): Line[] {
  const separated: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const headings = lines[at] as Line;
    const areHeadings = areHeadingsSideBySide(headings);
    const flows = areHeadings ? flowsBelow(lines, at) : [];
    const end = areHeadings ? endOfColumns(lines, at) : at + 1;
    if (flows.length > 0)
      separated.push(...headings.cells.flatMap((cell, column) => [cellAsLine(headings, [cell]), ...(flows[column] ?? [])]));
    else if (end > at + 1) separated.push(...columnsOf(lines.slice(at, end)));
    else separated.push(headings);
    at = flows.length > 0 ? at + 1 + flows.flat().length : end;
  }
  return separated;
}

/** The lines of the columns below, each a flow of its own that begins under its heading; none where that is not so of all. */
function flowsBelow(lines: readonly Line[], at: number): Line[][] {
  const headings = lines[at] as Line;
  const flows: Line[][] = [];
  let from = at + 1;
  for (const [column] of headings.cells.entries()) {
    const first = lines[from];
    const cell = first?.cells[0];
    if (!first || !cell || first.flow === headings.flow || nearestColumn(cell, headings.cells) !== column) return [];
    let end = from + 1;
    while (lines[end]?.flow === first.flow) end += 1;
    flows.push(lines.slice(from, end));
    from = end;
  }
  return flows;
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
