import type PptxGenJS from "pptxgenjs";
import { BULLET_INDENT, type Line } from "./cards.ts";
import { heightOfColumn, type TextColumn } from "./columns.ts";
import { TITLE } from "./master.ts";
import type { Column, Plan } from "./paginate.ts";
import {
  BODY,
  FRAME_INSET,
  fittingSize,
  INCH,
  linkOf,
  type Palette,
  type Props,
  SPANS,
  type Span,
  startOf,
  writeTitle,
} from "./palette.ts";
import { CELL_MARGINS, type SlideTable, type TableRow } from "./tables.ts";
import { lineHeight, type SlideText } from "./text-lines.ts";

/** One planned slide: its title, and in each column one frame of text or one table. */
export function drawSlide(deck: PptxGenJS, plan: Plan, palette: Palette): void {
  const { title, columns, framed } = plan;
  const slide = deck.addSlide({ masterName: framed ? "Title only" : layoutOf(columns) });
  writeTitle(slide, title, fittingSize(title, TITLE.w, 28, TITLE.h), palette);
  if (framed) drawFramed(slide, plan, palette);
  else drawColumns(slide, plan, palette);
}

function drawColumns(slide: Slide, { title, columns }: Plan, palette: Palette): void {
  const spans = spansOf(columns);
  const frames = columns.filter((column) => "text" in column);
  for (const [index, column] of columns.entries()) {
    if ("table" in column) drawTable(slide, column.table, spans[index] as Span, palette);
    else
      slide.addText(runsOf(column.text, title, palette), {
        placeholder: `text${frames.indexOf(column) + 1}`,
        objectName: `Text ${frames.indexOf(column) + 1}`,
        lang: palette.base.lang,
      });
  }
}

function layoutOf(columns: Column[]): string {
  const [first, second] = columns;
  if (!first || "table" in first) return "Title only";
  if (!second) return "Title and text";
  if ("table" in second) return "Wide column";
  return first.ratio === 0.5 ? "Two columns" : "Wide and narrow column";
}

const spansOf = ([first, second]: Column[]): Span[] => (!second ? SPANS.whole : first?.ratio === 0.5 ? SPANS.halves : SPANS.sides);

type Slide = PptxGenJS.Slide;

/** The agency's own words, in the full width with a line around them. */
function drawFramed(slide: Slide, { title, columns }: Plan, palette: Palette): void {
  const text = columns.flatMap((column) => ("text" in column ? column.text : []));
  slide.addText(runsOf(text, title, palette), {
    ...palette.base,
    objectName: "Agency",
    x: BODY.x,
    y: BODY.y,
    w: BODY.width,
    h: heightOfColumn(text) / INCH + 2 * FRAME_INSET,
    margin: FRAME_INSET * INCH,
    line: { color: palette.accent, width: 1.25 },
    fit: "shrink",
  });
}

/** The paragraphs of a column. The title of a section stands above it, unless it is that of the slide. */
function runsOf(column: TextColumn, slideTitle: string, palette: Palette): PptxGenJS.TextProps[] {
  const lines = column.flatMap(({ section, cards, title, starts }) => [
    ...(starts && section.title !== slideTitle ? [title] : []),
    ...cards.flatMap((card) => [...card.head, ...card.body]),
  ]);
  return lines.flatMap((line, index) => toRuns(index === 0 ? { ...line, before: 0 } : line, palette));
}

function toRuns({ words, bullet, size, before }: Line, palette: Palette): PptxGenJS.TextProps[] {
  return words.map((word, index) => ({
    text: word.text,
    options: {
      ...roleOf(word, palette),
      fontFace: palette.body,
      lang: palette.base.lang,
      ...linkOf(word),
      fontSize: size,
      paraSpaceBefore: before,
      ...(palette.rtl && { rtlMode: true, align: "right" as const }),
      ...(bullet && { bullet: { indent: BULLET_INDENT } }),
      breakLine: index === words.length - 1,
    },
  }));
}

function roleOf({ role }: SlideText, palette: Palette): Props {
  if (role === "strong") return { bold: true, color: palette.primary };
  if (role === "accent") return { bold: true, color: palette.accentText };
  return { color: role === "muted" ? palette.muted : palette.text };
}

type Borders = [PptxGenJS.BorderProps, PptxGenJS.BorderProps, PptxGenJS.BorderProps, PptxGenJS.BorderProps];

/** A table whose rows have the height of one line: PowerPoint gives each what its text needs. */
function drawTable(slide: Slide, { widths, rows, size, rowHeaderColumns }: SlideTable, { x, width }: Span, palette: Palette): void {
  const order = <T>(cells: T[]) => (palette.rtl ? cells.toReversed() : cells);
  const none = { type: "none" as const };
  const border = (color: string): Borders => [none, none, { type: "solid", color, pt: 0.75 }, none];
  const cell = (text: string, options: PptxGenJS.TableCellProps): PptxGenJS.TableCell => ({
    text,
    options: {
      fontFace: palette.body,
      fontSize: size,
      lang: palette.base.lang,
      valign: "top",
      margin: [CELL_MARGINS.top, CELL_MARGINS.side, CELL_MARGINS.bottom, CELL_MARGINS.side],
      ...(palette.rtl && ({ align: "right", rtlMode: true } as object)),
      ...options,
    },
  });
  const filled = { bold: true, color: palette.onPrimary, fill: { color: palette.primary }, border: border(palette.primary) };
  const drawn = ({ kind, cells }: TableRow): PptxGenJS.TableCell[] => {
    if (kind === "section") return [cell(cells[0] as string, { ...filled, colspan: widths.length })];
    if (kind === "head") return order(cells.map((text) => cell(text, filled)));
    return order(
      cells.map((text, column) => {
        const bold = rowHeaderColumns.includes(column);
        return cell(text, { bold, color: bold ? palette.primary : palette.text, border: border(palette.line) });
      }),
    );
  };
  const rowHeight = (lineHeight("", size) + CELL_MARGINS.top + CELL_MARGINS.bottom) / INCH;
  slide.addTable(rows.map(drawn), {
    objectName: "Table",
    x: startOf(x, width, palette),
    y: BODY.y,
    w: width,
    h: rows.length * rowHeight,
    colW: order(widths.map((ratio) => width * ratio)),
    rowH: rows.map(() => rowHeight),
  });
}
