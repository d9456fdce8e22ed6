import { type Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from "docx";
import type { FrameRow } from "../../view/shapes.ts";
import { PARAGRAPH } from "../styles/styles.ts";
import { frameBorders, mm, pt } from "../units.ts";
import { type DrawContext, labelColumn } from "./setting.ts";

/** The agency's own words: a block with a line around it and its heading inside, so that nobody takes them for the candidate's. */
export function frameTable(title: string, rows: FrameRow[], setting: DrawContext): Table {
  const { pen, template, width, view } = setting;
  const labels = mm(
    labelColumn(
      rows.map(({ label }) => label),
      setting,
      28,
      60,
    ) + INSET_MM,
  );
  const columns = [labels, mm(width) - labels];
  const heading = pen.paragraph([pen.run(title)], { style: PARAGRAPH.frameHeading });

  return new Table({
    columnWidths: columns,
    layout: TableLayoutType.FIXED,
    width: { size: mm(width), type: WidthType.DXA },
    visuallyRightToLeft: view.rtl,
    borders: frameBorders(template.colors.accent),
    rows: [
      new TableRow({ cantSplit: true, children: [cell([heading], mm(width), { columnSpan: 2, top: pt(6) })] }),
      ...rows.map(({ label, paragraphs }, index) => {
        const place = { bottom: index === rows.length - 1 ? pt(6) : 0 };
        const name = pen.paragraph([pen.run(label)], { style: PARAGRAPH.frameLabel });
        const value = paragraphs.map((text) => pen.paragraph([pen.run(text)], { style: PARAGRAPH.tableText }));
        return new TableRow({ children: [cell([name], labels, place), cell(value, columns[1] as number, place)] });
      }),
    ],
  });
}

/** From the line to the text. */
const INSET_MM = 4;

type Place = { columnSpan?: number; top?: number; bottom?: number };

const cell = (children: Paragraph[], size: number, { columnSpan = 1, top = 0, bottom = 0 }: Place) =>
  new TableCell({
    children,
    columnSpan,
    width: { size, type: WidthType.DXA },
    margins: { left: mm(INSET_MM), right: mm(INSET_MM), top, bottom },
  });
