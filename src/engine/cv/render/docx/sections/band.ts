import { type Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from "docx";
import type { Template } from "../../template/template.ts";
import { PARAGRAPH } from "../styles/styles.ts";
import { hex, mm, NO_BORDERS, NO_CELL_BORDERS, pt } from "../units.ts";
import type { DrawContext } from "./setting.ts";

export function bandTable(paragraphs: string[], { pen, template, width, view }: DrawContext): Table {
  const lines = paragraphs.map((text) => pen.paragraph([pen.run(text)], { style: PARAGRAPH.band }));
  return new Table({
    columnWidths: [mm(width)],
    layout: TableLayoutType.FIXED,
    width: { size: mm(width), type: WidthType.DXA },
    visuallyRightToLeft: view.rtl,
    borders: NO_BORDERS,
    rows: [new TableRow({ children: [bandCell(lines, mm(width), template, 1, pt(20))] })],
  });
}

/** A filled cell with a bar of the accent colour at its start. */
export function bandCell(children: Paragraph[], size: number, { colors }: Template, columnSpan: number, inset = pt(5)): TableCell {
  return new TableCell({
    children,
    columnSpan,
    width: { size, type: WidthType.DXA },
    margins: { left: pt(9), right: pt(9), top: inset / 2, bottom: inset / 2 },
    shading: { type: "clear", color: "auto", fill: hex(colors.band) },
    borders: { start: { style: "single", size: 22, color: hex(colors.accent) }, ...NO_CELL_BORDERS },
  });
}
