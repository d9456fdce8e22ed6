import {
  HeadingLevel,
  type IParagraphOptions,
  type Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  VerticalAlign,
  WidthType,
} from "docx";
import { MM, textWidthPt } from "../measure.ts";
import type { Template } from "../template.ts";
import type { Block, Entry, Grid, Section, Text, View } from "../view/shapes.ts";
import { sideBySide } from "../view/tables.ts";
import { joinTexts, linkable, type Pen, penFor } from "./pen.ts";
import { CHARACTER, PARAGRAPH } from "./styles.ts";
import { bandBorders, hex, LINE_BORDERS, mm, NO_BORDERS, NO_CELL_BORDERS, pt, textWidth } from "./units.ts";

type Piece = Paragraph | Table;
/** `width` is that between the margins, in millimetres. */
type Setting = { view: View; template: Template; pen: Pen; width: number };

/** All sections of the body, each with its heading. */
export function sectionPieces(view: View, template: Template): Piece[] {
  const setting = { view, template, pen: penFor(view), width: textWidth(template) };
  return view.sections.flatMap((section) => drawSection(section, setting));
}

function drawSection({ title, block }: Section, setting: Setting): Piece[] {
  const heading = setting.pen.paragraph([setting.pen.run(title)], { heading: HeadingLevel.HEADING_1 });
  return [heading, ...drawBlock(block, setting)];
}

function drawBlock(block: Block, setting: Setting): Piece[] {
  const { pen } = setting;
  switch (block.kind) {
    case "text":
      return block.band
        ? [bandTable(block.paragraphs, setting), pen.gap()]
        : block.paragraphs.map((text) => pen.paragraph([pen.run(text)]));
    case "entries":
      return block.entries.flatMap((entry) => drawEntry(entry, setting));
    case "missions":
      return block.entries.flatMap((entry) => drawMission(entry, setting));
    case "groups":
      return drawGroups(block.groups, setting);
    case "table":
      return [drawTable(sideBySide(block), setting), pen.gap()];
    case "list":
      return block.items.map((item) => pen.bullet([pen.run(item)]));
    case "inline":
      return [pen.paragraph(joinTexts(block.items, pen), {})];
  }
}

// ---- entries -----------------------------------------------------------------------------------------------------------------

function drawEntry(entry: Entry, setting: Setting): Paragraph[] {
  const left = setting.template.design.dates === "left" ? dateColumn(setting) : 0;
  const rest = entryRest(entry, left, setting);
  return [
    ...entryHead(entry, left, rest.length > 0, setting),
    ...rest.map((draw, index) => draw(index < rest.length - 1 && isShort(entry))),
  ];
}

/** Entries up to some ten lines stay on one page; longer ones may break between two highlights, never after the head. */
const isShort = (entry: Entry) => [...entry.paragraphs, ...entry.highlights].join(" ").length < 1100;

/** Left dates stand in a column as wide as the longest of them, within reason. */
function dateColumn({ view, template }: Setting): number {
  const dates = view.sections.flatMap(({ block }) => (block.kind === "entries" ? block.entries.map(({ date }) => date ?? "") : []));
  const longest = Math.max(0, ...dates.map((date) => textWidthPt(date, template.fonts.size * 0.95))) / MM;
  return Math.min(44, Math.max(22, longest * 1.05 + 5));
}

function entryHead({ title, subtitle, place, address, date }: Entry, left: number, followed: boolean, setting: Setting): Paragraph[] {
  const { pen } = setting;
  const organisation = [...(subtitle ? linkable(subtitle, pen) : []), ...whereabouts({ subtitle, place, address }, pen)];
  const lines = left > 0 ? leftLines({ title, date }, organisation, left, setting) : rightLines({ title, date }, organisation, setting);
  return lines.map(({ runs, options }, index) => pen.paragraph(runs, { ...options, keepNext: followed || index < lines.length - 1 }));
}

/** Place and address, each after a dot when something stands before it. */
function whereabouts({ subtitle, place, address }: Pick<Entry, "subtitle" | "place" | "address">, pen: Pen): ParagraphChild[] {
  const dot = pen.run("  ·  ", { style: CHARACTER.muted });
  const muted = { style: CHARACTER.muted };
  return [
    ...(place ? [...(subtitle ? [dot] : []), pen.run(place, muted)] : []),
    ...(address ? [...(subtitle || place ? [dot] : []), ...linkable(address, pen, muted)] : []),
  ];
}

type Head = { title?: Text; date?: string };
type HeadLine = { runs: ParagraphChild[]; options: Omit<IParagraphOptions, "children"> };

/** The date in its own column before the title, or in a line above when it is too long for that. */
function leftLines({ title, date }: Head, organisation: ParagraphChild[], left: number, setting: Setting): HeadLine[] {
  const { pen, template } = setting;
  const dated = date ? [pen.run(date, { style: CHARACTER.date })] : [];
  const firsts = title ? linkable(title, pen) : organisation;
  const fits = !date || textWidthPt(date, template.fonts.size * 0.95) / MM < left;
  const indent = { start: mm(left) };
  const hanging = { indent: { ...indent, hanging: mm(left) }, tabStops: [{ type: TabStopType.LEFT, position: mm(left) }] };
  const style = title ? { heading: HeadingLevel.HEADING_2 } : { style: PARAGRAPH.organisation };

  return [
    ...(fits ? [] : [{ runs: dated, options: { style: PARAGRAPH.organisation, indent } }]),
    ...(firsts.length + dated.length > 0
      ? [{ runs: [...(fits ? dated : []), pen.tab(), ...firsts], options: { ...style, ...hanging } }]
      : []),
    ...(title && organisation.length > 0 ? [{ runs: organisation, options: { style: PARAGRAPH.organisation, indent } }] : []),
  ];
}

/** The date at the right edge of the first line that leaves room for it. */
function rightLines({ title, date }: Head, organisation: ParagraphChild[], { pen, template, width }: Setting): HeadLine[] {
  const dated = date ? [pen.run(date, { style: CHARACTER.date })] : [];
  const size = template.fonts.size * 1.06;
  const besideTitle = title && textWidthPt(`${title.text}    ${date ?? ""}`, size) < width * MM;
  const tabStops = [{ type: TabStopType.RIGHT, position: mm(width) }];
  const beside = (runs: ParagraphChild[], here: unknown) => (here && dated.length > 0 ? [...runs, pen.tab(), ...dated] : runs);

  return [
    ...(title ? [{ runs: beside(linkable(title, pen), besideTitle), options: { heading: HeadingLevel.HEADING_2, tabStops } }] : []),
    ...(organisation.length > 0 || (date && !besideTitle)
      ? [{ runs: beside(organisation, !besideTitle), options: { style: PARAGRAPH.organisation, tabStops } }]
      : []),
  ];
}

/** Everything below the head; each is drawn knowing whether it must stay with the next. */
function entryRest(entry: Entry, left: number, { pen, view }: Setting): ((keepNext: boolean) => Paragraph)[] {
  const indent = left > 0 ? { indent: { start: mm(left) } } : {};
  const text = (runs: ParagraphChild[]) => (keepNext: boolean) => pen.paragraph(runs, { style: PARAGRAPH.entryText, keepNext, ...indent });
  const muted = (value: string) => pen.run(value, { style: CHARACTER.muted });
  const label = (name: string) => pen.run(`${name}: `, { style: CHARACTER.label });

  return [
    ...entry.details.map(({ label: name, value }) => text([...(name ? [label(name)] : []), muted(value)])),
    ...entry.paragraphs.map((paragraph) => text([pen.run(paragraph)])),
    ...entry.highlights.map((highlight) => (keepNext: boolean) => pen.bullet([pen.run(highlight)], { keepNext, left })),
    ...(entry.environment.length > 0 ? [text([label(view.words.environment), muted(entry.environment.join(", "))])] : []),
  ];
}

// ---- missions ----------------------------------------------------------------------------------------------------------------

/** A table: client and dates in a head row that Word repeats on the next page, then a row for each aspect. */
function drawMission(entry: Entry, setting: Setting): Piece[] {
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

function missionHead({ title, subtitle, place, address, date }: Entry, followed: boolean, { pen, width, template }: Setting): Paragraph[] {
  const named = [...(subtitle ? linkable(subtitle, pen, { bold: true }) : []), ...whereabouts({ subtitle, place, address }, pen)];
  const inner = width - 8;
  const tabStops = [{ type: TabStopType.RIGHT, position: mm(inner) }];
  const fits = title && textWidthPt(`${title.text}    ${date ?? ""}`, template.fonts.size * 1.06) < inner * MM;
  const dated = date ? [pen.tab(), pen.run(date, { style: CHARACTER.date })] : [];
  const lines = [
    { runs: [...(title ? linkable(title, pen) : []), ...(fits ? dated : [])], style: PARAGRAPH.missionTitle },
    { runs: [...named, ...(fits ? [] : dated)], style: PARAGRAPH.missionPlace },
  ].filter(({ runs }) => runs.length > 0);
  return lines.map(({ runs, style }, index) => pen.paragraph(runs, { style, tabStops, keepNext: followed || index < lines.length - 1 }));
}

function bandTable(paragraphs: string[], { pen, template, width, view }: Setting): Table {
  const lines = paragraphs.map((text) => pen.paragraph([pen.run(text)], { style: PARAGRAPH.band }));
  return new Table({
    columnWidths: [mm(width)],
    layout: TableLayoutType.FIXED,
    width: { size: mm(width), type: WidthType.DXA },
    visuallyRightToLeft: view.rtl,
    borders: NO_BORDERS,
    rows: [new TableRow({ children: [bandCell(lines, mm(width), template, 1, pt(10))] })],
  });
}

/** Filled, with a bar of the accent colour at its start. */
function bandCell(children: Paragraph[], size: number, { colors }: Template, columnSpan: number, inset = pt(5)): TableCell {
  return new TableCell({
    children,
    columnSpan,
    width: { size, type: WidthType.DXA },
    margins: { left: pt(9), right: pt(9), top: inset / 2, bottom: inset / 2 },
    shading: { type: "clear", color: "auto", fill: hex(colors.band) },
    borders: { start: { style: "single", size: 22, color: hex(colors.accent) }, ...NO_CELL_BORDERS },
  });
}

type MissionRow = { label: string; draw: (keepNext: boolean) => Paragraph[] };

function missionRows(entry: Entry, { pen, view }: Setting): MissionRow[] {
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
  if (entry.environment.length > 0) rows.push({ label: view.words.environment, draw: text(entry.environment.join(", ")) });
  return rows;
}

const cell = (children: Paragraph[], size = 0) =>
  new TableCell({ children, width: { size, type: WidthType.DXA }, margins: { left: pt(9), right: pt(4), top: pt(1), bottom: pt(1) } });

// ---- groups and tables -------------------------------------------------------------------------------------------------------

/** A column for labels, as wide as the longest of them within the limits (millimetres). */
function labelColumn(labels: string[], { template }: Setting, least: number, most: number): number {
  const longest = Math.max(0, ...labels.map((label) => textWidthPt(label, template.fonts.size * 1.06))) / MM;
  return Math.min(most, Math.max(least, longest + 6));
}

function drawGroups(groups: Extract<Block, { kind: "groups" }>["groups"], setting: Setting): Paragraph[] {
  const { pen } = setting;
  const column = labelColumn(
    groups.map(({ name }) => name ?? ""),
    setting,
    28,
    56,
  );
  const fits = (name: string) => textWidthPt(name, setting.template.fonts.size * 1.06) / MM + 3 < column;

  return groups.map(({ name, level, items }) => {
    const value = [
      ...(items.length > 0 ? [pen.run(items.join(", "))] : []),
      ...(level ? [pen.run(items.length > 0 ? `  ${level}` : level, { style: CHARACTER.muted })] : []),
    ];
    if (!name) return pen.paragraph(value, { style: PARAGRAPH.labelled });
    const label = pen.run(name, { style: CHARACTER.label });
    return pen.paragraph([label, ...(fits(name) ? [pen.tab()] : [pen.lineBreak()]), ...value], {
      style: PARAGRAPH.labelled,
      indent: { start: mm(column), hanging: mm(column) },
      tabStops: [{ type: TabStopType.LEFT, position: mm(column) }],
    });
  });
}

function drawTable({ header, rows, widths, strong }: Grid, setting: Setting): Table {
  const { template, width, view, pen } = setting;
  const total = widths.reduce((sum, share) => sum + share, 0);
  const columns = widths.map((share) => Math.floor((mm(width) * share) / total));
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
        cantSplit: row.join("").length < 1500,
        children: row.map((text, column) =>
          toCell(
            cellText(text, strong.includes(column), index < 1 || index === rows.length - 2, pen),
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
