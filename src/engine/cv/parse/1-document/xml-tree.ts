import { SaxesParser } from "saxes";

/** An XML element without its namespaces: local name, attributes, text, children. */
export type XmlNode = { name: string; attributes: Record<string, string>; text: string; children: XmlNode[] };

const MAX_NODES = 100_000;

/** Reads XML into a tree. Entities beyond the five of XML and DOCTYPEs are errors. Throws Error on anything that is not well-formed. */
export function readXmlTree(xml: string): XmlNode {
  const root: XmlNode = { name: "", attributes: {}, text: "", children: [] };
  const stack = [root];
  let nodes = 0;
  const parser = new SaxesParser();

  parser.on("doctype", () => {
    throw new Error("DOCTYPE is not allowed");
  });
  parser.on("opentag", (tag) => {
    nodes += 1;
    if (nodes > MAX_NODES) throw new Error("too many elements");
    const attributes = Object.fromEntries(Object.entries(tag.attributes).map(([key, value]) => [localName(key), String(value)]));
    const node: XmlNode = { name: localName(tag.name), attributes, text: "", children: [] };
    stack.at(-1)?.children.push(node);
    stack.push(node);
  });
  parser.on("text", (text) => {
    const node = stack.at(-1);
    if (node) node.text += text;
  });
  parser.on("cdata", (text) => {
    const node = stack.at(-1);
    if (node) node.text += text;
  });
  parser.on("closetag", () => {
    stack.pop();
  });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return root.children[0] ?? root;
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/** All nodes at a path of local names, starting below `node`. `*` stands for any name, `**` is not supported. */
export function findNodes(node: XmlNode | undefined, path: string): XmlNode[] {
  let nodes = node ? [node] : [];
  for (const step of path.split("/")) nodes = nodes.flatMap((item) => item.children.filter((child) => step === "*" || child.name === step));
  return nodes;
}

export const findNode = (node: XmlNode | undefined, path: string): XmlNode | undefined => findNodes(node, path)[0];

/** The text at a path, folded to single spaces; undefined when there is none. */
export function textAt(node: XmlNode | undefined, path: string): string | undefined {
  const text = findNode(node, path)?.text.replace(/\s+/g, " ").trim();
  return text || undefined;
}
