import { child, childrenOf, descendants, textOf, type XmlElement } from "../../package/xml.ts";
import { textWidthPt } from "../measure.ts";
import { AUTOFIT_STEP_PERCENT, LINE_BREAK_FACTOR, LINE_HEIGHT_EM, MIN_AUTOFIT_PERCENT, SHRUNK_LINE_FACTOR } from "./thresholds.ts";

export const EMU_PER_POINT = 12_700;
/** Font size in points of text that names none. */
const DEFAULT_SIZE = 18;
/** Insets of a box that names none, in points (ISO 29500-1, 21.1.2.1.1). */
export const INSET = { side: 7.2, top: 3.6 };

/**
 * Shrinks the text of boxes that PowerPoint may shrink itself (`normAutofit`), as it does so only when somebody edits them. Returns the number of
 * boxes whose text does not fit even then.
 */
export function shrinkTexts(slide: XmlElement): number {
  const boxes = descendants(slide, "p:sp").flatMap((shape) => boxOf(shape) ?? []);
  return boxes.filter(({ fit, ...box }) => {
    const scale = SCALES.find((percent) => heightOf(box, percent / 100) <= box.height);
    const wanted = scale ?? MIN_AUTOFIT_PERCENT;
    fit.attributes = wanted < 100 ? { fontScale: String(wanted * 1000), lnSpcReduction: "10000" } : {};
    return scale === undefined;
  }).length;
}

/** 100, 95 … 40 percent. */
const SCALES = Array.from(
  { length: Math.floor((100 - MIN_AUTOFIT_PERCENT) / AUTOFIT_STEP_PERCENT) + 1 },
  (_, step) => 100 - step * AUTOFIT_STEP_PERCENT,
);

/** A paragraph with its font size, the space after it and its indent in points. */
export type TextParagraph = { text: string; size: number; after: number; indent: number };
type Box = { fit: XmlElement; paragraphs: TextParagraph[]; width: number; height: number };

function boxOf(shape: XmlElement): Box | undefined {
  const body = child(shape, "p:txBody");
  const style = body && child(body, "a:bodyPr");
  const fit = style && child(style, "a:normAutofit");
  const extent = descendants(shape, "a:xfrm").flatMap((one) => child(one, "a:ext") ?? [])[0]?.attributes;
  if (!body || !fit || !extent) return undefined;
  const inset = (name: string, usual: number) =>
    style.attributes[name] === undefined ? usual : Number(style.attributes[name]) / EMU_PER_POINT;
  return {
    fit,
    paragraphs: childrenOf(body)
      .filter(({ name }) => name === "a:p")
      .map(slideParagraph),
    width: Number(extent.cx) / EMU_PER_POINT - inset("lIns", INSET.side) - inset("rIns", INSET.side),
    height: Number(extent.cy) / EMU_PER_POINT - inset("tIns", INSET.top) - inset("bIns", INSET.top),
  };
}

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

/** The height of text in a width in points, at a factor on its font size. */
export function heightOf({ paragraphs, width }: { paragraphs: TextParagraph[]; width: number }, scale: number): number {
  const heights = paragraphs.map(({ text, size, after, indent }) => {
    const lines = text
      .split("\n")
      .map((line) => Math.max(1, Math.ceil((textWidthPt(line, size * scale) * LINE_BREAK_FACTOR) / Math.max(1, width - indent))));
    return (
      lines.reduce((sum, count) => sum + count, 0) * size * scale * LINE_HEIGHT_EM * (scale < 1 ? SHRUNK_LINE_FACTOR : 1) + after * scale
    );
  });
  return heights.reduce((sum, height) => sum + height, 0);
}
