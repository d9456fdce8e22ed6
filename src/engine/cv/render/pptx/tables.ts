import type { Grid, Section } from "../view/shapes.ts";
import { roundedSize } from "./cards.ts";
import { breakLines, lineHeight, WIDEST, widestWord } from "./text-lines.ts";
import { MAX_LABEL_RATIO, MIN_SLIDE_TEXT_PT } from "./thresholds.ts";

/** A row of a table: the title of a section over all columns, the heads of the columns, or cells. */
export type TableRow = { kind: "section" | "head" | "cells"; cells: string[]; height: number };
/** A table, which grows with its text. `widths` are ratios whose sum is 1; the cells of `rowHeaderColumns` label the cell after them. */
export type SlideTable = { widths: number[]; rowHeaderColumns: number[]; size: number; rows: TableRow[] };

/** Points: left and right of a cell, and above and below. */
export const CELL_MARGINS = { side: 8, top: 4, bottom: 4 };

export type GridSection = Section & { block: Grid };
export const isGrid = (section: Section): section is GridSection => section.block.kind === "table";
export const columnsOf = ({ block: { rows, widths } }: GridSection) => Math.max(widths.length, rows[0]?.length ?? 0);

/**
 * One table for sections with the same number of columns. A section alone has the heads of its columns, as "Period, Degree, Institution"; of several,
 * each has its title over all columns. Undefined where a word of a table would be broken.
 */
export function toTable(sections: GridSection[], width: number, scale: number): SlideTable | undefined {
  const [first] = sections as [GridSection];
  const size = roundedSize(MIN_SLIDE_TEXT_PT * scale);
  const rows = sections.flatMap(({ block }) => block.rows);
  const widths = columnWidths(first.block, rows, width, size);
  const inner = widths.map((ratio) => width * ratio - 2 * CELL_MARGINS.side);
  if (rows.some((cells) => cells.some((cell, column) => widestWord(cell, size) > (inner[column] ?? 0)))) return undefined;
  const made = (kind: TableRow["kind"], cells: string[]): TableRow => ({ kind, cells, height: rowHeight(cells, kind, inner, size, width) });
  return {
    widths,
    rowHeaderColumns: first.block.rowHeaderColumns,
    size,
    rows: sections.flatMap(({ title, block }) => [
      ...(sections.length > 1 ? [made("section", [title])] : block.header.length > 0 ? [made("head", block.header)] : []),
      ...block.rows.map((cells) => made("cells", cells)),
    ]),
  };
}

function rowHeight(cells: string[], kind: TableRow["kind"], inner: number[], size: number, width: number): number {
  const heights = cells.map((text, column) => {
    const role = kind === "cells" && column > 0 ? "plain" : "strong";
    const room = kind === "section" ? width - 2 * CELL_MARGINS.side : (inner[column] ?? 0);
    return breakLines([{ text, role }], size, room, WIDEST).length * lineHeight(text, size);
  });
  return Math.max(lineHeight("", size), ...heights) + CELL_MARGINS.top + CELL_MARGINS.bottom;
}

/** Labels beside values get what their longest word needs, up to half of the width. Other tables have the widths that their section says. */
function columnWidths({ widths }: Grid, rows: string[][], width: number, size: number): number[] {
  const total = widths.reduce((sum, ratio) => sum + ratio, 0);
  const ratios = widths.map((ratio) => ratio / total);
  const [label = 0] = ratios;
  if (ratios.length !== 2) return ratios;
  const needed = Math.max(...rows.map(([name = ""]) => widestWord(name, size))) + 2 * CELL_MARGINS.side + 2;
  const ratio = Math.min(MAX_LABEL_RATIO, Math.max(label, needed / width));
  return [ratio, 1 - ratio];
}

export const heightOfTable = ({ rows }: Pick<SlideTable, "rows">): number => rows.reduce((sum, { height }) => sum + height, 0);

/** Divides a table over slides, evenly, each part with the title or heads that its first row stands under. A title is never the last row of a slide. */
export function divideTable(table: SlideTable, height: number): SlideTable[] {
  const count = fill(table.rows, height).length;
  for (let low = heightOfTable(table) / count; low < height; low += 4) {
    const pages = fill(table.rows, low);
    if (pages.length <= count) return pages.map((rows) => ({ ...table, rows }));
  }
  return fill(table.rows, height).map((rows) => ({ ...table, rows }));
}

function fill(rows: TableRow[], height: number): TableRow[][] {
  const pages: TableRow[][] = [[]];
  let title: TableRow | undefined;
  let left = height;
  for (const [index, row] of rows.entries()) {
    const isTitle = row.kind !== "cells";
    if (isTitle) title = row;
    const needed = row.height + (isTitle ? (rows[index + 1]?.height ?? 0) : 0);
    if (needed > left && pages.at(-1)?.length !== 0) {
      pages.push(title && !isTitle ? [title] : []);
      left = height - (title && !isTitle ? title.height : 0);
    }
    pages.at(-1)?.push(row);
    left -= row.height;
  }
  return pages;
}
