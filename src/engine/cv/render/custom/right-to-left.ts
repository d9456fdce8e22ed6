import { child, element, textOf, type XmlElement, type XmlNode } from "../../package/xml.ts";
import { hasRightToLeft } from "../labels/labels.ts";
import type { CustomType } from "./tags/dialect.ts";

/**
 * A filled part as it is for a CV in Arabic, Hebrew or Persian: paragraphs begin at the right, tables have their first column there, and Arabic text is
 * marked as such. What the template aligns at the right is then at the left, as in a mirror. Parts share elements, so none is changed in place.
 */
export const rightToLeft = (part: XmlElement, type: CustomType): XmlElement => (type === "docx" ? turnWord(part) : turnSlide(part, false));

const isElementNamed = (node: XmlNode, name: string): node is XmlElement => typeof node !== "string" && node.name === name;

/** The node with other properties, which stand first in it. */
function withProperties(node: XmlElement, name: string, change: (properties: XmlElement) => XmlElement): XmlElement {
  const properties = change(child(node, name) ?? element(name));
  return { ...node, children: [properties, ...node.children.filter((one) => !isElementNamed(one, name))] };
}

// ---- Word (ISO 29500-1, 17.3.1, 17.3.2 and 17.4) -----------------------------------------------------------------------------------

function turnWord(given: XmlElement): XmlElement {
  const node = { ...given, children: given.children.map((one) => (typeof one === "string" ? one : turnWord(one))) };
  if (node.name === "w:p") return withProperties(node, "w:pPr", (style) => withFlag(style, "w:bidi", AFTER_BIDI));
  if (node.name === "w:r" && hasRightToLeft(textOf(node)))
    return withProperties(node, "w:rPr", (style) => withFlag(style, "w:rtl", AFTER_RTL));
  return node.name === "w:tblPr" ? withFlag(node, "w:bidiVisual", AFTER_BIDI_VISUAL) : node;
}

/** Adds a property before those that the schema wants behind it; Word reports a damaged file where the order is another. */
function withFlag(properties: XmlElement, name: string, after: ReadonlySet<string>): XmlElement {
  const others = properties.children.filter((one) => !isElementNamed(one, name));
  const at = others.findIndex((one) => typeof one !== "string" && after.has(one.name));
  return { ...properties, children: others.toSpliced(at === -1 ? others.length : at, 0, element(name)) };
}

const named = (names: string): ReadonlySet<string> => new Set(names.split(" ").map((name) => `w:${name}`));
const AFTER_BIDI = named(
  "adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange",
);
const AFTER_RTL = named("cs em lang eastAsianLayout specVanish oMath rPrChange");
const AFTER_BIDI_VISUAL = named(
  "tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription tblPrChange",
);

// ---- PowerPoint (21.1.2.2.7 and 21.1.3.13) -----------------------------------------------------------------------------------------

/** `inTitle`: titles have the alignment of their layout, which is often the middle. */
function turnSlide(given: XmlElement, inTitle: boolean): XmlElement {
  const title = inTitle || isTitle(given);
  const node = { ...given, children: given.children.map((one) => (typeof one === "string" ? one : turnSlide(one, title))) };
  if (node.name === "a:tblPr") return { ...node, attributes: { ...node.attributes, rtl: "1" } };
  return node.name === "a:p" ? withProperties(node, "a:pPr", (style) => mirrored(style, inTitle)) : node;
}

const isTitle = (shape: XmlElement): boolean => {
  const placeholder = child(child(child(shape, "p:nvSpPr"), "p:nvPr"), "p:ph");
  return ["title", "ctrTitle", "subTitle"].includes(placeholder?.attributes.type ?? "");
};

/** Alignments of PowerPoint have sides and do not turn with the direction. */
function mirrored(style: XmlElement, inTitle: boolean): XmlElement {
  const { algn } = style.attributes;
  const turned = algn === "r" ? "l" : algn === "l" || (algn === undefined && !inTitle) ? "r" : algn;
  return { ...style, attributes: { ...style.attributes, rtl: "1", ...(turned && { algn: turned }) } };
}
