import { child, childrenOf, descendants, type XmlElement } from "../../package/xml.ts";
import { frameOf, heightOf, inside, slideParagraph, type TextParagraph } from "./shapes.ts";
import { AUTOFIT_STEP_PERCENT, MIN_AUTOFIT_PERCENT } from "./thresholds.ts";

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

type Box = { fit: XmlElement; paragraphs: TextParagraph[]; width: number; height: number };

function boxOf(shape: XmlElement): Box | undefined {
  const body = child(shape, "p:txBody");
  const style = body && child(body, "a:bodyPr");
  const fit = style && child(style, "a:normAutofit");
  const frame = descendants(shape, "a:xfrm").flatMap((one) => frameOf(one) ?? [])[0];
  if (!body || !fit || !frame) return undefined;
  return { fit, paragraphs: childrenOf(body, "a:p").map(slideParagraph), ...inside(frame, style) };
}
