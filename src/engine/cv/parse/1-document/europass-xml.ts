import { childrenOf, element, isElement, readXml, type XmlElement } from "../../package/xml.ts";

const MAX_ELEMENTS = 100_000;

/** Reads XML into a tree of local names, without prefixes. DOCTYPEs are errors. Throws Error on anything that is not well-formed. */
export function readEuropassXml(xml: string): XmlElement {
  const { root } = readXml(xml, false, {
    open: ({ name, attributes }) =>
      element(localName(name), Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localName(key), value]))),
    documentType: () => {
      throw new Error("DOCTYPE is not allowed");
    },
    maxElements: MAX_ELEMENTS,
  });
  return root as XmlElement;
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/** The text that stands in an element itself, without that of the elements in it. */
export const ownText = (node: XmlElement | undefined): string | undefined => node?.children.filter((part) => !isElement(part)).join("");

/** All elements at a path of local names, starting below `node`. `*` stands for any name, `**` is not supported. */
export function findNodes(node: XmlElement | undefined, path: string): XmlElement[] {
  let nodes = node ? [node] : [];
  for (const step of path.split("/")) nodes = nodes.flatMap((item) => childrenOf(item, step === "*" ? undefined : step));
  return nodes;
}

export const findNode = (node: XmlElement | undefined, path: string): XmlElement | undefined => findNodes(node, path)[0];

/** The text at a path, folded to single spaces; undefined when there is none. */
export function textAt(node: XmlElement | undefined, path: string): string | undefined {
  const text = ownText(findNode(node, path))?.replace(/\s+/g, " ").trim();
  return text || undefined;
}
