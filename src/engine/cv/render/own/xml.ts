import { SaxesParser } from "saxes";

/** A part of an Office package as a tree that is written back as it was read. `#tag` and `#loop` are ours (see `compile.ts`). */
export type Element = { name: string; attributes: Record<string, string>; children: Node[] };
export type Node = Element | string;

export const element = (name: string, attributes: Record<string, string> = {}, children: Node[] = []): Element => ({
  name,
  attributes,
  children,
});
export const isElement = (node: Node | undefined): node is Element => typeof node === "object";
export const elements = (node: Element): Element[] => node.children.filter(isElement);
export const child = (node: Element, name: string): Element | undefined => elements(node).find((one) => one.name === name);

/** All elements of a name below one, in order. */
export function descendants(node: Element, name: string): Element[] {
  return elements(node).flatMap((one) => (one.name === name ? [one, ...descendants(one, name)] : descendants(one, name)));
}

export const textOf = (node: Node): string => (isElement(node) ? node.children.map(textOf).join("") : node);

/** Office files stay below a hundred; trees are walked by functions that call themselves. */
const DEEPEST = 500;

/** Throws what saxes throws for XML that is not well-formed. Entities beyond the five of XML, and so any document type, are errors. */
export function parseXml(xml: string): Element {
  const root = element("#root");
  const open = [root];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", () => {
    throw new Error("a document type is not allowed here");
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length > DEEPEST) throw new Error("elements stand too deep in one another");
    const made = element(name, attributes as Record<string, string>);
    (open.at(-1) as Element).children.push(made);
    open.push(made);
  });
  parser.on("closetag", () => {
    open.pop();
  });
  const text = (piece: string) => {
    if (open.length > 1) (open.at(-1) as Element).children.push(piece);
  };
  parser.on("text", text);
  parser.on("cdata", text);
  parser.write(xml.replace(/^\ufeff/, "")).close();
  return elements(root)[0] as Element;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const writeXml = (root: Element): string => HEAD + written(root);

function written(node: Node): string {
  if (!isElement(node)) return escapeText(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  const head = `<${node.name}${attributes.join("")}`;
  return node.children.length === 0 ? `${head}/>` : `${head}>${node.children.map(written).join("")}</${node.name}>`;
}

const escapeText = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/\r/g, "&#13;");
const escapeAttribute = (text: string) => escapeText(text).replace(/"/g, "&quot;").replace(/\n/g, "&#10;").replace(/\t/g, "&#9;");
