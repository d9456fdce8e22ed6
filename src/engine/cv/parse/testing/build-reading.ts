import type { Cell, Line, Reading } from "../../reading.ts";

/** How a test line differs from a plain one. */
export type LineLooks = Partial<Pick<Line, "gap" | "indent" | "flow" | "place" | "ruled" | "shaded" | "heading" | "table">> & {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  color?: string;
  bullet?: string | boolean;
  /** Leading part of the first cell in bold, the rest regular. */
  lead?: string;
  link?: string;
};

/** A line as a reader would give it: cells are divided by a tab in `text`. Pass to `buildReading`. */
export function line(text: string, looks: LineLooks = {}): Line {
  const style = {
    size: looks.size ?? 10,
    bold: looks.bold ?? false,
    italic: looks.italic ?? false,
    color: looks.color ?? "#000000",
    font: "Sans",
  };
  const cells: Cell[] = text.split("\t").map((cell, index) => {
    const lead = index === 0 && looks.lead && cell.startsWith(looks.lead) ? looks.lead : "";
    const runs = lead
      ? [
          { ...style, text: lead, bold: true },
          { ...style, text: cell.slice(lead.length) },
        ]
      : [{ ...style, text: cell, ...(looks.link && { link: looks.link }) }];
    return { text: cell, runs, x: (looks.indent ?? 50) + index * 200 };
  });
  return {
    id: 0,
    text,
    cells,
    flow: looks.flow ?? 0,
    place: looks.place ?? "body",
    style,
    heading: looks.heading,
    bullet: looks.bullet ? { glyph: looks.bullet === true ? "•" : looks.bullet, level: 0 } : undefined,
    indent: looks.indent ?? 50,
    gap: looks.gap ?? 0,
    ruled: looks.ruled,
    shaded: looks.shaded,
    table: looks.table,
    physicalLines: [{ text }],
  };
}

export const heading = (text: string, looks: LineLooks = {}) => line(text, { size: 14, bold: true, gap: 1, ...looks });
export const bullet = (text: string, looks: LineLooks = {}) => line(text, { bullet: true, indent: 62, ...looks });

export function buildReading(lines: readonly Line[]): Reading {
  const numbered = lines.map((item, id) => ({ ...item, id, physicalLines: [{ text: item.text, paragraph: id }] }));
  return {
    format: "docx",
    pages: [{ number: 1, width: 595, height: 842, ocr: false }],
    lines: numbered,
    setAside: [],
    images: [],
    properties: {},
    ocr: false,
    messages: [],
  };
}
