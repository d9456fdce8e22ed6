import { SaxesParser, type SaxesTagNS, type SaxesTagPlain } from "saxes";
import { lookUp } from "../../contract/look-up.ts";
import { MAX_XML_DEPTH } from "./thresholds.ts";

/** An element as a tree. Names have the prefixes that the reader of its format gives them: `w:p` is a paragraph of Word. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlNode[] };
export type XmlNode = XmlElement | string;

/** How a format's XML becomes a tree. `Tag` has namespaces where `namespaces` is set. */
type XmlRules<Tag> = {
  /** The element that a start tag becomes; undefined leaves it out, with all that it holds. `end` is the offset behind the tag. */
  open: (
    tag: Tag,
    parent: XmlElement | undefined,
    resolvePrefix: (prefix: string) => string | undefined,
    end: number,
  ) => XmlElement | undefined;
  /** At the end tag of each element that `open` was asked about; `element` is what it gave. */
  close?: (element: XmlElement | undefined, end: number) => void;
  /** Comments and processing instructions, which are no part of the tree; `near` lies in their last characters. */
  aside?: (near: number) => void;
  /** Whether text is kept. All is where this is absent. */
  keepsText?: (parent: XmlElement, text: string) => boolean;
  /** Throws where a document type is refused. */
  documentType: (declaration: string) => void;
  /** Throws where the encoding that the XML declaration names is refused. */
  declaredEncoding?: (encoding: string | undefined) => void;
  /** XML that is not well-formed is read as far as possible instead of refused. */
  isLenient?: boolean;
  maxDepth?: number;
  maxElements?: number;
  /** What is thrown past `maxDepth` and `maxElements`. */
  tooLarge?: () => Error;
};

/**
 * The tree of an XML document: the one reader for Word files, templates, SVG pictures and Europass data. Entities beyond the five of XML are
 * never expanded: they are errors. Throws what saxes throws for XML that is not well-formed, unless the rules are lenient: `damaged` then tells.
 */
export function readXml<Namespaces extends boolean>(
  xml: string,
  namespaces: Namespaces,
  rules: XmlRules<Namespaces extends true ? SaxesTagNS : SaxesTagPlain>,
): { root?: XmlElement; damaged: boolean } {
  const { open, close, keepsText, maxDepth = MAX_XML_DEPTH, maxElements = Number.POSITIVE_INFINITY } = rules;
  const parser = new SaxesParser<{ xmlns: boolean; position: false }>({ xmlns: namespaces, position: false });
  const resolvePrefix = (prefix: string) => parser.resolve(prefix);
  const path: XmlElement[] = [];
  let root: XmlElement | undefined;
  let damaged = false;
  let depth = 0;
  let elements = 0;
  /** The depth of the element that is left out; 0 outside of one. */
  let skippedDepth = 0;

  parser.on("error", (error) => {
    if (!rules.isLenient) throw error;
    damaged = true;
  });
  parser.on("doctype", rules.documentType);
  parser.on("xmldecl", ({ encoding }) => rules.declaredEncoding?.(encoding));
  parser.on("opentag", (tag) => {
    depth++;
    if (depth > maxDepth || ++elements > maxElements) throw rules.tooLarge?.() ?? new Error("too many elements, or nested too deeply");
    if (skippedDepth > 0) return;
    const parent = path.at(-1);
    const element = open(tag as Parameters<typeof open>[0], parent, resolvePrefix, parser.position);
    if (!element) {
      skippedDepth = depth;
      return;
    }
    if (parent) parent.children.push(element);
    else root ??= element;
    path.push(element);
  });
  parser.on("closetag", () => {
    if (skippedDepth === 0 || skippedDepth === depth) close?.(skippedDepth === 0 ? path.at(-1) : undefined, parser.position);
    if (skippedDepth === 0) path.pop();
    else if (skippedDepth === depth) skippedDepth = 0;
    depth--;
  });
  const addText = (text: string) => {
    const parent = path.at(-1);
    if (skippedDepth === 0 && parent && (!keepsText || keepsText(parent, text))) parent.children.push(text);
  };
  if (rules.aside) {
    parser.on("comment", () => rules.aside?.(parser.position));
    parser.on("processinginstruction", () => rules.aside?.(parser.position));
  }
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.write(xml).close();
  return { root, damaged };
}

// ---- trees -------------------------------------------------------------------------------------------------------------------

export const element = (name: string, attributes: Record<string, string> = {}, children: XmlNode[] = []): XmlElement => ({
  name,
  attributes,
  children,
});

export const isElement = (node: XmlNode | undefined): node is XmlElement => typeof node === "object";

/** All child elements, or those of a name. */
export const childrenOf = (parent: XmlElement | undefined, name?: string): XmlElement[] =>
  parent ? (parent.children.filter((node) => typeof node !== "string" && (name === undefined || node.name === name)) as XmlElement[]) : [];

export function child(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  if (!parent) return undefined;
  for (const node of parent.children) if (typeof node !== "string" && node.name === name) return node;
  return undefined;
}

/** The first element of that name anywhere below, in document order. */
export function descendant(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const node of parent?.children ?? []) {
    if (typeof node === "string") continue;
    const found = node.name === name ? node : descendant(node, name);
    if (found) return found;
  }
  return undefined;
}

/** All elements of that name anywhere below, in document order, also those within one another. */
export function descendants(parent: XmlElement | undefined, name: string, found: XmlElement[] = []): XmlElement[] {
  for (const node of parent?.children ?? []) {
    if (typeof node === "string") continue;
    if (node.name === name) found.push(node);
    descendants(node, name, found);
  }
  return found;
}

/** All text below a node. */
export const textOf = (node: XmlNode | undefined): string =>
  node === undefined ? "" : typeof node === "string" ? node : node.children.map(textOf).join("");

// ---- writing -----------------------------------------------------------------------------------------------------------------

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const writeXml = (root: XmlElement): string => HEAD + written(root);

function written(node: XmlNode): string {
  if (typeof node === "string") return escapeText(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  const head = `<${node.name}${attributes.join("")}`;
  return node.children.length === 0 ? `${head}/>` : `${head}>${node.children.map(written).join("")}</${node.name}>`;
}

const escapeText = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/\r/g, "&#13;");
const escapeAttribute = (text: string) => escapeText(text).replace(/"/g, "&quot;").replace(/\n/g, "&#10;").replace(/\t/g, "&#9;");

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

/** Text of XML that is searched without a tree, with its entities as what they stand for: `R&amp;D` is "R&D", `&#233;` is "é". */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal, hexadecimal, name) => {
    if (decimal || hexadecimal) return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16));
    return lookUp(ENTITIES, name) ?? all;
  });
}
