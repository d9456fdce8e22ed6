import { child, childrenOf, descendants, textOf, type XmlElement } from "../../package/xml.ts";
import { textWidthPt } from "../typography/measure.ts";
import { LINE_BREAK_FACTOR, LINE_HEIGHT_EM, SHRUNK_LINE_FACTOR } from "./thresholds.ts";

export const EMU_PER_POINT = 12_700;
/** Font size in points of text that names none. */
const DEFAULT_SIZE = 18;
/** Insets of a box or cell that names none, in points (ISO 29500-1, 21.1.2.1.1 and 21.1.3.17). */
const INSET = { side: 7.2, top: 3.6 };

/** A place on a slide or page, in points. */
export type Frame = { left: number; top: number; width: number; height: number };

/** The place that a transform says; undefined where it says no size. */
export function frameOf(transform: XmlElement | undefined): Frame | undefined {
  const offset = child(transform, "a:off")?.attributes;
  const extent = child(transform, "a:ext")?.attributes;
  if (!extent) return undefined;
  const points = (value: string | undefined) => Number(value ?? 0) / EMU_PER_POINT;
  return { left: points(offset?.x), top: points(offset?.y), width: points(extent.cx), height: points(extent.cy) };
}

/** What a frame has room for within the insets of its text body. */
export const inside = ({ width, height }: Frame, body: XmlElement): { width: number; height: number } => ({
  width: width - insetOf(body, "lIns", INSET.side) - insetOf(body, "rIns", INSET.side),
  height: height - insetOf(body, "tIns", INSET.top) - insetOf(body, "bIns", INSET.top),
});

const insetOf = (style: XmlElement | undefined, name: string, usual: number): number =>
  style?.attributes[name] === undefined ? usual : Number(style.attributes[name]) / EMU_PER_POINT;

/** A paragraph with its font size, the space after it and its indent in points. */
export type TextParagraph = { text: string; size: number; after: number; indent: number };

export function slideParagraph(paragraph: XmlElement): TextParagraph {
  const sizes = [...descendants(paragraph, "a:rPr"), ...descendants(paragraph, "a:endParaRPr")].map(
    ({ attributes }) => Number(attributes.sz) / 100,
  );
  const after = descendants(paragraph, "a:spcAft").flatMap((one) => descendants(one, "a:spcPts"))[0]?.attributes.val;
  const style = child(paragraph, "a:pPr");
  return {
    text: childrenOf(paragraph)
      .map((one) => (one.name === "a:br" ? "\n" : one.name === "a:r" ? textOf(one) : ""))
      .join(""),
    size: sizes.find((size) => size > 0) ?? DEFAULT_SIZE,
    after: Number(after ?? 0) / 100,
    indent: Number(style?.attributes.marL ?? 0) / EMU_PER_POINT,
  };
}

type Text = { paragraphs: TextParagraph[]; width: number };

/** The height of text in a width in points, at a factor on its font size; `letters` is one on the width of its letters. */
export function heightOf({ paragraphs, width }: Text, scale: number, letters = LINE_BREAK_FACTOR): number {
  const heights = paragraphs.map(({ text, size, after, indent }) => {
    const lines = text
      .split("\n")
      .map((line) => Math.max(1, Math.ceil((textWidthPt(line, size * scale) * letters) / Math.max(1, width - indent))));
    return (
      lines.reduce((sum, count) => sum + count, 0) * size * scale * LINE_HEIGHT_EM * (scale < 1 ? SHRUNK_LINE_FACTOR : 1) + after * scale
    );
  });
  return heights.reduce((sum, height) => sum + height, 0);
}

/** The widths of the columns of a table on a slide, in points. */
export const columnsOf = (table: XmlElement): number[] =>
  childrenOf(child(table, "a:tblGrid"), "a:gridCol").map(({ attributes }) => Number(attributes.w) / EMU_PER_POINT);

/** The height of a row in points: what it says, or that of its highest cell. */
export function rowHeight(row: XmlElement, columns: number[], letters?: number): number {
  const heights = childrenOf(row, "a:tc").map((cell, at) => {
    const style = child(cell, "a:tcPr");
    const span = columns.slice(at, at + Number(cell.attributes.gridSpan ?? 1)).reduce((sum, width) => sum + width, 0);
    const width = span - insetOf(style, "marL", INSET.side) - insetOf(style, "marR", INSET.side);
    const paragraphs = descendants(cell, "a:p").map(slideParagraph);
    return heightOf({ paragraphs, width }, 1, letters) + insetOf(style, "marT", INSET.top) + insetOf(style, "marB", INSET.top);
  });
  return Math.max(Number(row.attributes.h ?? 0) / EMU_PER_POINT, ...heights);
}
