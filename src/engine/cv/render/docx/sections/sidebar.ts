import { Table, TableCell, TableLayoutType, TableRow, WidthType } from "docx";
import { SIDEBAR_MM } from "../../template/template.ts";
import { hex, mm, NO_BORDERS } from "../units.ts";
import type { DrawContext, Piece } from "./setting.ts";

/** Two columns as a table of one row, which Word continues on the next page: the tinted one for short sections, and that of the others. */
export function sidebarTable(beside: Piece[], main: Piece[], { template, view, pen, width }: DrawContext): Table {
  const { width: side, inset, gap } = SIDEBAR_MM;
  const cell = (children: Piece[], size: number, margins: { left: number; right: number }, fill?: string) =>
    new TableCell({
      // A cell ends with a paragraph. LibreOffice keeps a table whole that begins with one that is kept with the next, as a heading is.
      children: [pen.gap(), ...children, pen.gap()],
      width: { size, type: WidthType.DXA },
      margins: { ...margins, top: mm(fill ? inset : 0), bottom: 0 },
      ...(fill && { shading: { type: "clear", color: "auto", fill: hex(fill) } }),
    });
  const columns = [mm(side), mm(width - side)];
  return new Table({
    columnWidths: columns,
    layout: TableLayoutType.FIXED,
    width: { size: mm(width), type: WidthType.DXA },
    visuallyRightToLeft: view.rtl,
    borders: NO_BORDERS,
    rows: [
      new TableRow({
        children: [
          cell(beside, columns[0] as number, { left: mm(inset), right: mm(inset) }, template.colors.band),
          cell(main, columns[1] as number, { left: mm(gap), right: 0 }),
        ],
      }),
    ],
  });
}
