import {
  AlignmentType,
  HeadingLevel,
  ImageRun,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
  WidthType,
} from "docx";
import { fitInto } from "../../read/images/picture.ts";
import type { Template } from "../template/template.ts";
import { letterWidth, officeFonts } from "../typography/fonts.ts";
import { MM, textWidthPt } from "../typography/measure.ts";
import type { Header, View } from "../view/shapes.ts";
import { joinTexts, penFor, textLines } from "./pen.ts";
import { PARAGRAPH } from "./styles/styles.ts";
import { SMALL_SCALE } from "./styles/type-sizes.ts";
import { hex, mm, NO_BORDERS, pt, textWidth } from "./units.ts";

/** Millimetres; `gap` to the name beside it. */
const PHOTO = { width: 26, height: 32, gap: 10 };

/** Name, title, contact data and photo at the top of the first page. */
export function headPieces(view: View, template: Template): (Paragraph | Table)[] {
  const { header } = view;
  const banded = template.design.header === "band";
  const lines = headLines(header, view, template);
  if (!banded && !header.photo) return [...lines, ...closingRule(template)];
  if (template.design.header === "centered") {
    return [...(header.photo ? [photoParagraph(view, AlignmentType.CENTER)] : []), ...lines];
  }
  return [headTable(lines, view, template, banded), ...(banded ? [penFor(view).gap()] : closingRule(template))];
}

function headLines({ name, label, contacts }: Header, view: View, template: Template): Paragraph[] {
  const pen = penFor(view);
  return [
    ...(name ? [pen.paragraph([pen.run(name)], { heading: HeadingLevel.TITLE })] : []),
    ...(label ? [pen.paragraph([pen.run(label)], { style: PARAGRAPH.subtitle })] : []),
    ...(contacts.length > 0 ? [pen.paragraph(contactLines(view, template), { style: PARAGRAPH.contact })] : []),
  ];
}

/** The contact data in lines that end with a whole value. */
function contactLines(view: View, template: Template): ParagraphChild[] {
  const { fonts, design } = template;
  const pen = penFor(view);
  const banded = design.header === "band";
  const besidePhoto = view.header.photo && design.header !== "centered" ? PHOTO.width + PHOTO.gap : 0;
  const room = (textWidth(template) - besidePhoto) * MM - (banded ? 2 * BAND_INSET_PT : 0);
  const measure = (text: string) => textWidthPt(text, fonts.size * SMALL_SCALE) * letterWidth(officeFonts(fonts).body);
  return textLines(view.header.contacts, room, measure).flatMap((line, index) => [
    ...(index > 0 ? [pen.lineBreak()] : []),
    ...joinTexts(line, pen, banded ? {} : undefined),
  ]);
}

const BAND_INSET_PT = 16;

function closingRule({ design, colors }: Template): Paragraph[] {
  if (design.header !== "plain") return [];
  return [
    new Paragraph({
      spacing: { before: 0, after: pt(2), line: 120, lineRule: "exact" },
      border: { bottom: { style: "single", size: 5, color: hex(colors.line), space: 1 } },
    }),
  ];
}

/** A filled band, or an open one when it only serves to set the photo beside the name. */
function headTable(lines: Paragraph[], view: View, template: Template, banded: boolean): Table {
  const total = mm(textWidth(template));
  const photo = view.header.photo ? mm(PHOTO.width + PHOTO.gap) : 0;
  const inset = banded ? pt(BAND_INSET_PT) : 0;
  const cell = (children: Paragraph[], size: number) =>
    new TableCell({
      children: children.length > 0 ? children : [new Paragraph({})],
      width: { size, type: WidthType.DXA },
      verticalAlign: VerticalAlign.CENTER,
      margins: { left: inset, right: inset, top: inset, bottom: inset },
      ...(banded && { shading: { type: "clear", color: "auto", fill: hex(template.colors.primary) } }),
    });

  return new Table({
    columnWidths: photo ? [total - photo, photo] : [total],
    layout: TableLayoutType.FIXED,
    width: { size: total, type: WidthType.DXA },
    visuallyRightToLeft: view.rtl,
    borders: NO_BORDERS,
    rows: [
      new TableRow({
        cantSplit: true,
        children: [cell(lines, total - photo), ...(photo ? [cell([photoParagraph(view, AlignmentType.END)], photo)] : [])],
      }),
    ],
  });
}

function photoParagraph({ header, rtl }: View, alignment: (typeof AlignmentType)[keyof typeof AlignmentType]): Paragraph {
  const { photo, name } = header;
  if (!photo) return new Paragraph({});
  const size = fitInto(photo, PHOTO);
  const alt = name;
  return new Paragraph({
    alignment,
    ...(rtl && { bidirectional: true }),
    spacing: { before: 0, after: 0, line: 240, lineRule: "auto" },
    children: [
      new ImageRun({
        type: photo.type,
        data: Buffer.from(photo.base64, "base64"),
        transformation: { width: pixels(size.width), height: pixels(size.height) },
        altText: { name: "Photo", title: alt, description: alt },
      }),
    ],
  });
}

/** Word's library counts in pixels of 1/96 inch. */
export const pixels = (millimetres: number) => Math.round((millimetres * MM * 96) / 72);
