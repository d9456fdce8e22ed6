import type { Paragraph, Table } from "docx";
import { MM, textWidthPt } from "../measure.ts";
import type { Template } from "../template.ts";
import type { Entry, View } from "../view/shapes.ts";
import type { Pen } from "./pen.ts";

export type Piece = Paragraph | Table;
/** `width` is that between the margins, in millimetres. */
export type Setting = { view: View; template: Template; pen: Pen; width: number };

/** Entries up to some ten lines stay on one page; longer ones may break between two highlights, never after the head. */
export const isShort = (entry: Entry) => [...entry.paragraphs, ...entry.highlights].join(" ").length < 1100;

/** A column for labels, as wide as the longest of them within the limits (millimetres). */
export function labelColumn(labels: string[], { template }: Setting, least: number, most: number): number {
  const longest = Math.max(0, ...labels.map((label) => textWidthPt(label, template.fonts.size * 1.06))) / MM;
  return Math.min(most, Math.max(least, longest + 6));
}
