import type { Paragraph, Table } from "docx";
import type { Template } from "../../template/template.ts";
import { MM, textWidthPt } from "../../typography/measure.ts";
import type { Entry, View } from "../../view/shapes.ts";
import type { Pen } from "../pen.ts";
import { TITLE_SCALE } from "../styles/type-sizes.ts";
import { MAX_UNBROKEN_CHARS } from "../thresholds.ts";

export type Piece = Paragraph | Table;
/** What the functions that draw sections need. `width` is the width between the margins or of the column, in millimetres. */
export type DrawContext = { view: View; template: Template; pen: Pen; width: number; isNarrow?: boolean };

/** Short entries stay on one page; longer ones may break between two highlights, never after the head. */
export const isShort = (entry: Entry) => [...entry.paragraphs, ...entry.highlights].join(" ").length < MAX_UNBROKEN_CHARS;

/** A column for labels, as wide as the longest of them within the limits (millimetres). */
export function labelColumn(labels: string[], { template }: DrawContext, min: number, max: number): number {
  const longest = Math.max(0, ...labels.map((label) => textWidthPt(label, template.fonts.size * TITLE_SCALE))) / MM;
  return Math.min(max, Math.max(min, longest + 6));
}
