import { type Paragraph, Table, TableCell, TableLayoutType, TableRow, TabStopType, WidthType } from "docx";
import { MM, textWidthPt } from "../../typography/measure.ts";
import type { Entry } from "../../view/shapes.ts";
import { dateRun, linkable } from "../pen.ts";
import { CHARACTER, PARAGRAPH } from "../styles/styles.ts";
import { TITLE_SCALE } from "../styles/type-sizes.ts";
import { mm, NO_BORDERS, pt } from "../units.ts";
import { bandCell } from "./band.ts";
import { whereabouts } from "./entries.ts";
import { type DrawContext, isShort, labelColumn, type Piece } from "./setting.ts";

/** A job as a table: client and dates in a header row that Word repeats on the next page, then a row each for context, tasks and tools. */
export function drawMission(entry: Entry, setting: DrawContext): Piece[] {
  const { pen, view, width, template } = setting;
  const labels = [view.words.context, view.words.tasks, view.words.environment, ...entry.details.map(({ label }) => label)];
  const labelWidth = mm(labelColumn(labels, setting, 24, 42));
  const widths = [labelWidth, mm(width) - labelWidth];
  const rows = missionRows(entry, setting);
  const head = missionHead(entry, rows.length > 0, setting);
  const together = isShort(entry);
  const table = new Table({
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    width: { size: mm(width), type: WidthType.DXA },
    visuallyRightToLeft: view.rtl,
    borders: NO_BORDERS,
    rows: [
      ...(head.length > 0
        ? [new TableRow({ cantSplit: true, tableHeader: rows.length > 0, children: [bandCell(head, mm(width), template, 2)] })]
        : []),
      ...rows.map(({ label, draw }, index) => {
        const keepNext = together && index < rows.length - 1;
        const name = pen.paragraph([pen.run(label, { style: CHARACTER.accent, bold: true })], { style: PARAGRAPH.tableText, keepNext });
        return new TableRow({ cantSplit: together, children: [cell([name], widths[0]), cell(draw(keepNext), widths[1])] });
      }),
    ],
  });
  return [table, pen.gap()];
}

function missionHead(
  { title, subtitle, place, address, date }: Entry,
  followed: boolean,
  { pen, width, template }: DrawContext,
): Paragraph[] {
  const named = [...(subtitle ? linkable(subtitle, pen, { bold: true }) : []), ...whereabouts({ subtitle, place, address }, pen)];
  const inner = width - 8;
  const tabStops = [{ type: TabStopType.RIGHT, position: mm(inner) }];
  const fits = (text: string | undefined) =>
    text && textWidthPt(`${text}    ${date ?? ""}`, template.fonts.size * TITLE_SCALE) < inner * MM;
  const besideTitle = fits(title?.text);
  const besidePlace = !besideTitle && fits([subtitle?.text, place, address?.text, " "].filter(Boolean).join("  ·  "));
  const dated = date ? [pen.tab(), dateRun(date, pen)] : [];
  const lines = [
    { runs: [...(title ? linkable(title, pen) : []), ...(besideTitle ? dated : [])], style: PARAGRAPH.missionTitle },
    { runs: [...named, ...(besidePlace ? dated : [])], style: PARAGRAPH.missionPlace },
    { runs: besideTitle || besidePlace ? [] : dated.slice(1), style: PARAGRAPH.missionPlace },
  ].filter(({ runs }) => runs.length > 0);
  return lines.map(({ runs, style }, index) => pen.paragraph(runs, { style, tabStops, keepNext: followed || index < lines.length - 1 }));
}

type MissionRow = { label: string; draw: (keepNext: boolean) => Paragraph[] };

function missionRows(entry: Entry, { pen, view }: DrawContext): MissionRow[] {
  const text = (value: string) => (keepNext: boolean) => [pen.paragraph([pen.run(value)], { style: PARAGRAPH.tableText, keepNext })];
  const rows: MissionRow[] = entry.details.map(({ label, value }) => ({ label, draw: text(value) }));
  if (entry.paragraphs.length > 0) {
    rows.push({ label: view.words.context, draw: (keepNext) => entry.paragraphs.flatMap((paragraph) => text(paragraph)(keepNext)) });
  }
  if (entry.highlights.length > 0) {
    rows.push({
      label: view.words.tasks,
      draw: (keepNext) =>
        entry.highlights.map((highlight, index) => pen.bullet([pen.run(highlight)], { keepNext, before: index === 0 ? 1.5 : 0 })),
    });
  }
  if (entry.environment.length > 0) rows.push({ label: view.words.environment, draw: text(entry.environment.join(view.words.comma)) });
  return rows;
}

const cell = (children: Paragraph[], size = 0) =>
  new TableCell({ children, width: { size, type: WidthType.DXA }, margins: { left: pt(9), right: pt(4), top: pt(1), bottom: pt(1) } });
