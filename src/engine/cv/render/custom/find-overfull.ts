import { child, childrenOf, descendants, textOf, type XmlElement } from "../../package/xml.ts";
import { columnsOf, frameOf, heightOf, inside, rowHeight, slideParagraph, type TextParagraph } from "./shapes.ts";
import { MIN_AUTOFIT_PERCENT, OVERFULL_FACTOR } from "./thresholds.ts";

/** A shape of a filled document that shows less than it has: its name as PowerPoint and Word list it, and its id. */
export type Overfull = { id: string; name: string; kind: "box" | "table" };
/** In points. */
export type SlideSize = { width: number; height: number };

/**
 * Text boxes of a filled slide with more text than fits, and tables that reach over its edge. Sizes that come from the layout and shapes in groups are
 * not judged.
 */
export function overfullOnSlide(slide: XmlElement, size: SlideSize): Overfull[] {
  const shapes = descendants(slide, "p:spTree").flatMap((tree) => childrenOf(tree));
  return shapes.flatMap((shape): Overfull[] => {
    if (shape.name === "p:sp" && isOverfullShape(shape, size)) return [{ ...nameOf(shape, "p:nvSpPr"), kind: "box" }];
    if (shape.name === "p:graphicFrame" && isTableOff(shape, size)) return [{ ...nameOf(shape, "p:nvGraphicFramePr"), kind: "table" }];
    return [];
  });
}

/** Text boxes of a filled Word part with more text than fits. */
export function overfullInWord(part: XmlElement): Overfull[] {
  return ["wp:anchor", "wp:inline"].flatMap((frame) =>
    descendants(part, frame).flatMap((drawing) => {
      const { id = "", name = "" } = child(drawing, "wp:docPr")?.attributes ?? {};
      return descendants(drawing, "wps:wsp").some(isOverfullWordBox) ? [{ id, name, kind: "box" as const }] : [];
    }),
  );
}

function nameOf(shape: XmlElement, properties: string): { id: string; name: string } {
  const { id = "", name = "" } = child(child(shape, properties), "p:cNvPr")?.attributes ?? {};
  return { id, name };
}

// ---- text boxes --------------------------------------------------------------------------------------------------------------------

function isOverfullShape(shape: XmlElement, size: SlideSize): boolean {
  const body = child(shape, "p:txBody");
  const style = body && child(body, "a:bodyPr");
  const frame = frameOf(child(child(shape, "p:spPr"), "a:xfrm"));
  if (!body || !style || !frame || !hasSizes(body)) return false;
  const paragraphs = childrenOf(body, "a:p").map(slideParagraph);
  const room = inside(frame, style);
  const shrinks = child(style, "a:normAutofit") !== undefined;
  const text = heightOf({ paragraphs, width: room.width }, shrinks ? MIN_AUTOFIT_PERCENT / 100 : 1);
  // A box that grows with its text is full where the slide ends.
  return text > (child(style, "a:spAutoFit") ? size.height - frame.top : room.height) * OVERFULL_FACTOR;
}

/** Text without a font size has that of its layout, which is not known here. A box without text (a mark, a page number) has room for it. */
function hasSizes(body: XmlElement): boolean {
  const runs = descendants(body, "a:r").filter((run) => textOf(run).trim() !== "");
  return runs.length > 0 && runs.every((run) => Number(child(run, "a:rPr")?.attributes.sz) > 0);
}

function isOverfullWordBox(box: XmlElement): boolean {
  const style = child(box, "wps:bodyPr");
  const frame = frameOf(child(child(box, "wps:spPr"), "a:xfrm"));
  if (!style || !frame || child(style, "a:spAutoFit")) return false;
  const room = inside(frame, style);
  const paragraphs = descendants(box, "w:p").map(wordParagraph);
  return heightOf({ paragraphs, width: room.width }, 1) > room.height * OVERFULL_FACTOR;
}

/** The size of Word's own default, in half points. */
const DEFAULT_HALF_POINTS = 22;

function wordParagraph(paragraph: XmlElement): TextParagraph {
  const sizes = descendants(paragraph, "w:sz").map(({ attributes }) => Number(attributes["w:val"]));
  const spacing = child(child(paragraph, "w:pPr"), "w:spacing")?.attributes ?? {};
  const indent = child(child(paragraph, "w:pPr"), "w:ind")?.attributes ?? {};
  return {
    text: textOf(paragraph),
    size: (sizes.find((size) => size > 0) ?? DEFAULT_HALF_POINTS) / 2,
    after: (Number(spacing["w:after"] ?? 0) + Number(spacing["w:before"] ?? 0)) / 20,
    indent: Number(indent["w:left"] ?? indent["w:start"] ?? 0) / 20,
  };
}

// ---- tables ------------------------------------------------------------------------------------------------------------------------

function isTableOff(shape: XmlElement, size: SlideSize): boolean {
  const table = descendants(shape, "a:tbl")[0];
  const frame = frameOf(child(shape, "p:xfrm"));
  if (!table || !frame) return false;
  const columns = columnsOf(table);
  const width = columns.reduce((sum, column) => sum + column, 0);
  const height = childrenOf(table, "a:tr").reduce((sum, row) => sum + rowHeight(row, columns), 0);
  return frame.top + height > size.height || frame.left + width > size.width + 1;
}
