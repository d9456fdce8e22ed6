import { type Paragraph, Table, TableCell, TableLayoutType, TableRow, VerticalAlign, WidthType } from "docx";
import type { Grid } from "../../view/shapes.ts";
import type { Pen } from "../pen.ts";
import { PARAGRAPH } from "../styles/styles.ts";
import { MAX_UNBROKEN_ROW_CHARS } from "../thresholds.ts";
import { bandBorders, hex, LINE_BORDERS, mm, pt } from "../units.ts";
import type { DrawContext } from "./setting.ts";

export function drawTable({ header, rows, widths, rowHeaderColumns }: Grid, setting: DrawContext): Table {
  const { template, width, view, pen } = setting;
  const total = widths.reduce((sum, ratio) => sum + ratio, 0);
  const columns = widths.map((ratio) => Math.floor((mm(width) * ratio) / total));
  const zebra = template.design.tables === "zebra";
  const toCell = (children: Paragraph[], column: number, fill?: string) =>
    new TableCell({
      children,
      width: { size: columns[column] as number, type: WidthType.DXA },
      verticalAlign: VerticalAlign.TOP,
      margins: { left: pt(6), right: pt(6), top: pt(1), bottom: pt(1) },
      ...(fill && { shading: { type: "clear", color: "auto", fill: hex(fill) } }),
    });

  const headRow = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: header.map((text, column) =>
      toCell([pen.paragraph([pen.run(text)], { style: PARAGRAPH.tableHeading })], column, zebra ? template.colors.primary : undefined),
    ),
  });
  const bodyRows = rows.map(
    (row, index) =>
      new TableRow({
        cantSplit: row.join("").length < MAX_UNBROKEN_ROW_CHARS,
        children: row.map((text, column) =>
          toCell(
            cellText(text, rowHeaderColumns.includes(column), index < 1 || index === rows.length - 2, pen),
            column,
            zebra && index % 2 === 0 ? template.colors.band : undefined,
          ),
        ),
      }),
  );
  return new Table({
    columnWidths: columns,
    layout: TableLayoutType.FIXED,
    width: { size: mm(width), type: WidthType.DXA },
    visuallyRightToLeft: view.rtl,
    borders: zebra ? bandBorders(template.colors.line) : LINE_BORDERS(template.colors.line),
    rows: header.length > 0 ? [headRow, ...bodyRows] : bodyRows,
  });
}

/** The first rows stay with the head row, and the last is not left alone. */
function cellText(text: string, bold: boolean, keepNext: boolean, pen: Pen): Paragraph[] {
  return text.split("\n").map((line) => pen.paragraph([pen.run(line, bold ? { bold } : {})], { style: PARAGRAPH.tableText, keepNext }));
}
