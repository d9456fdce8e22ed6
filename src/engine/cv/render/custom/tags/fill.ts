import { childrenOf, element, isElement, textOf, type XmlElement, type XmlNode } from "../../../package/xml.ts";
import type { Dialect } from "./dialect.ts";
import { evaluate, type Formatting, isThere, parseExpression } from "./expression.ts";
import type { Picture } from "./values.ts";

export type Fill = {
  dialect: Dialect;
  formatting: Formatting;
  /** The run that shows a picture in the place of a tag. */
  drawPicture: (picture: Picture, height: string | undefined) => XmlElement | undefined;
};

/** Fills a compiled part with values. Paragraphs whose tags have all stayed empty are left out. */
export function fillPart(root: XmlElement, scopes: unknown[], fill: Fill): XmlElement {
  return { ...root, children: fillChildren(root, scopes, fill) };
}

function fillChildren(parent: XmlElement, scopes: unknown[], fill: Fill): XmlNode[] {
  const filled = parent.children.flatMap((node) => (isElement(node) ? fillNode(node, scopes, fill) : [node]));
  return withLastParagraph(parent, filled, fill.dialect);
}

function fillNode(node: XmlElement, scopes: unknown[], fill: Fill): XmlNode[] {
  const { dialect } = fill;
  if (node.name === "#loop") return fillLoop(node, scopes, fill);
  const tag = node.name === dialect.run && childrenOf(node).find(({ name }) => name === "#tag");
  if (tag) return fillTag(node, tag, scopes, fill);

  const filled = fillPart(node, scopes, fill);
  if (node.name === dialect.paragraph && hadTags(node, dialect) && !shows(filled, dialect)) return [];
  if (node.name === dialect.table && !childrenOf(filled).some(({ name }) => name === dialect.row)) return [];
  return [filled];
}

function fillLoop({ attributes, children }: XmlElement, scopes: unknown[], fill: Fill): XmlNode[] {
  const expression = parseExpression(attributes.expression ?? "");
  const value = expression && evaluate(expression, scopes, fill.formatting);
  const once = (inner: unknown[]) => children.flatMap((node) => (isElement(node) ? fillNode(node, inner, fill) : [node]));
  if (attributes.inverted === "true") return isThere(value) ? [] : once(scopes);
  if (Array.isArray(value)) return value.flatMap((one) => once([...scopes, one]));
  return isThere(value) ? once(typeof value === "object" ? [...scopes, value] : scopes) : [];
}

function fillTag(run: XmlElement, tag: XmlElement, scopes: unknown[], fill: Fill): XmlNode[] {
  const expression = parseExpression(tag.attributes.inner ?? "");
  const value = expression && evaluate(expression, scopes, fill.formatting);
  if (isPicture(value)) {
    const drawing = fill.drawPicture(value, expression?.filters.find(({ name }) => name === "height")?.argument);
    return drawing ? [drawing] : [];
  }
  const text = typeof value === "string" ? value : "";
  return text === "" ? [] : runsOf(run, text, fill.dialect);
}

const isPicture = (value: unknown): value is Picture => typeof value === "object" && value !== null && "base64" in value;

/** The runs of a text with line breaks, in the style of the tag. PowerPoint has line breaks between runs, Word inside them. */
function runsOf(run: XmlElement, text: string, dialect: Dialect): XmlElement[] {
  const style = childrenOf(run).filter(({ name }) => name === dialect.runStyle);
  const preserve: Record<string, string> = dialect.text === "w:t" ? { "xml:space": "preserve" } : {};
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const words = element(dialect.text, preserve, [line]);
    const last = index === lines.length - 1;
    if (dialect.lineBreak === "w:br") return [element(dialect.run, run.attributes, [...style, words, ...(last ? [] : [element("w:br")])])];
    return [element(dialect.run, run.attributes, [...style, words]), ...(last ? [] : [element("a:br", {}, style)])];
  });
}

function hadTags(paragraph: XmlElement, dialect: Dialect): boolean {
  return childrenOf(paragraph).some(
    (one) => one.name === "#tag" || one.name === "#loop" || (one.name !== dialect.paragraph && hadTags(one, dialect)),
  );
}

const VISIBLE = new Set([
  "w:drawing",
  "w:pict",
  "w:object",
  "w:sym",
  "w:fldChar",
  "w:fldSimple",
  "w:sectPr",
  "w:tab",
  "w:br",
  "a:fld",
  "mc:AlternateContent",
]);
function shows(node: XmlElement, dialect: Dialect): boolean {
  return childrenOf(node).some((one) =>
    one.name === dialect.text ? textOf(one).trim() !== "" : (VISIBLE.has(one.name) && !TAB_STOPS.has(node.name)) || shows(one, dialect),
  );
}
/** Elements with positions of tabs, not tabs. */
const TAB_STOPS = new Set(["w:tabs"]);

/** Adds an empty paragraph to a cell, text box, header or footer without one at its end: Office reports a damaged file otherwise. */
function withLastParagraph(parent: XmlElement, children: XmlNode[], dialect: Dialect): XmlNode[] {
  if (!dialect.containers.includes(parent.name)) return children;
  const last = children.findLast(isElement);
  if (last?.name === dialect.paragraph) return children;
  const style = parent.children.filter(isElement).find(({ name }) => name === dialect.paragraph);
  const properties = style ? childrenOf(style).filter(({ name }) => name === `${dialect.paragraph}Pr`) : [];
  return [...children, element(dialect.paragraph, {}, properties)];
}
