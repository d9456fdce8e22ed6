import type PptxGenJS from "pptxgenjs";
import { type Card, heightOf, type Line, type Row, type SlideText } from "./cards.ts";
import { MASTER } from "./master.ts";
import type { Part, Plan } from "./paginate.ts";
import {
  BODY,
  COLUMN_GAP,
  DATE_COLUMN,
  FRAME_INSET,
  fittingSize,
  INCH,
  linkOf,
  type Palette,
  type Props,
  startOf,
  writeTitle,
} from "./palette.ts";

/** One planned slide: title, then its columns from top to bottom. */
export function drawSlide(deck: PptxGenJS, { title, columns, framed }: Plan, palette: Palette): void {
  const slide = deck.addSlide({ masterName: MASTER });
  writeTitle(slide, title, fittingSize(title, 9.2, 26, 0.52), palette);
  slide.addShape("rect", { x: startOf(BODY.x, 0.6, palette), y: 1.15, w: 0.6, h: 0.05, fill: { color: palette.accent } });
  if (framed) drawFramed(slide, columns, palette);
  else drawColumns(slide, columns, palette);
}

function drawColumns(slide: Slide, columns: Plan["columns"], palette: Palette): void {
  let used = 0;
  for (const { ratio, parts } of columns) {
    const width = ratio === 1 ? BODY.width : BODY.width * ratio - COLUMN_GAP / 2;
    const start = used === 0 ? 0 : BODY.width * used + COLUMN_GAP / 2;
    drawColumn(slide, parts, { x: startOf(BODY.x + start, width, palette), width }, palette);
    used += ratio;
  }
}

/** The agency's own words, in the full width with a line around them. */
function drawFramed(slide: Slide, columns: Plan["columns"], palette: Palette): void {
  const parts = columns.flatMap((column) => column.parts);
  const height = parts.flatMap(({ cards }) => cards).reduce((sum, card) => sum + heightOf(card), 0) / INCH;
  const line = { color: palette.accent, width: 1.25 };
  slide.addShape("rect", { x: BODY.x, y: BODY.y, w: BODY.width, h: height + 2 * FRAME_INSET, line });
  drawColumn(slide, parts, { x: BODY.x + FRAME_INSET, width: BODY.width - 2 * FRAME_INSET }, palette, BODY.y + FRAME_INSET);
}

type Slide = PptxGenJS.Slide;
type Span = { x: number; width: number };

function drawColumn(slide: Slide, parts: Part[], span: Span, palette: Palette, top = BODY.y): void {
  let y = top;
  for (const { title, cards } of parts) {
    if (title) {
      slide.addText(title, {
        ...palette.base,
        x: span.x,
        y,
        w: span.width,
        h: 0.3,
        fontFace: palette.heading,
        fontSize: 14,
        bold: true,
        color: palette.accent,
      });
      y += 30 / INCH;
    }
    y = drawCards(slide, cards, span, y, palette) + 14 / INCH;
  }
}

function drawCards(slide: Slide, cards: Card[], span: Span, top: number, palette: Palette): number {
  const rows = cards.flatMap(({ row }) => row ?? []);
  if (rows.length > 0) return drawTable(slide, rows, span, top, palette);
  let y = top;
  const beside = cards.some(({ aside }) => aside);
  for (const group of beside ? cards.map((card) => [card]) : [cards]) {
    const height = group.reduce((sum, card) => sum + heightOf(card), 0) / INCH;
    const [first] = group;
    const text = beside ? textSpan(span, palette) : span;
    if (first?.aside) {
      const before = (first.head[0]?.before ?? 0) / INCH;
      slide.addText(first.aside.text, {
        ...palette.base,
        x: palette.rtl ? span.x + span.width - DATE_COLUMN + 0.25 : span.x,
        y: y + before,
        w: DATE_COLUMN - 0.25,
        h: Math.max(0.3, height - before),
        fontSize: first.aside.size,
        color: palette.muted,
      });
    }
    slide.addText(
      group.flatMap((card) => [...card.head, ...card.body]).flatMap((line) => toRuns(line, palette)),
      { ...palette.base, x: text.x, y, w: text.width, h: Math.max(0.25, height), fit: "none" },
    );
    y += height;
  }
  return y;
}

const textSpan = ({ x, width }: Span, { rtl }: Palette): Span => ({ x: rtl ? x : x + DATE_COLUMN, width: width - DATE_COLUMN });

function toRuns({ words, bullet, size, before }: Line, palette: Palette): PptxGenJS.TextProps[] {
  return words.map((word, index) => ({
    text: word.text,
    options: {
      ...roleOf(word, palette),
      lang: palette.base.lang,
      ...linkOf(word),
      fontSize: size,
      paraSpaceBefore: before,
      ...(palette.rtl && { rtlMode: true, align: "right" as const }),
      ...(bullet && { bullet: { indent: 14 } }),
      breakLine: index === words.length - 1,
    },
  }));
}

function roleOf({ role }: SlideText, palette: Palette): Props {
  if (role === "strong") return { bold: true, color: palette.primary };
  if (role === "accent") return { bold: true, color: palette.accent };
  return { color: role === "muted" ? palette.muted : palette.text };
}

type Borders = [PptxGenJS.BorderProps, PptxGenJS.BorderProps, PptxGenJS.BorderProps, PptxGenJS.BorderProps];

function drawTable(slide: Slide, rows: Row[], { x, width }: Span, y: number, palette: Palette): number {
  const [{ header, widths, rowHeaderColumns, size, headHeight }] = rows as [Row];
  const total = widths.reduce((sum, ratio) => sum + ratio, 0);
  const none = { type: "none" as const };
  const border = (color: string): Borders => [none, none, { type: "solid", color, pt: 0.75 }, none];
  const cell = (text: string, options: PptxGenJS.TableCellProps): PptxGenJS.TableCell => ({
    text,
    options: {
      fontFace: palette.body,
      fontSize: size,
      lang: palette.base.lang,
      valign: "middle",
      margin: [3, 8, 3, 8],
      ...(palette.rtl && ({ align: "right", rtlMode: true } as object)),
      ...options,
    },
  });
  const order = <T>(cells: T[]) => (palette.rtl ? cells.toReversed() : cells);
  const head =
    header.length > 0
      ? [
          order(
            header.map((text) =>
              cell(text, { bold: true, color: palette.onPrimary, fill: { color: palette.primary }, border: border(palette.primary) }),
            ),
          ),
        ]
      : [];
  const body = rows.map(({ cells, lines }) =>
    order(
      cells.map((text, column) =>
        cell(text, {
          color: palette.text,
          bold: rowHeaderColumns.includes(column),
          border: border(palette.line),
          ...(lines > 1 && { valign: "top", margin: [5, 8, 4, 8] }),
        }),
      ),
    ),
  );
  const heights = [...(head.length > 0 ? [headHeight] : []), ...rows.map(({ height }) => height)].map((height) => height / INCH);

  slide.addTable([...head, ...body], { x, y, w: width, colW: order(widths.map((ratio) => (width * ratio) / total)), rowH: heights });
  return y + heights.reduce((sum, height) => sum + height, 0);
}
