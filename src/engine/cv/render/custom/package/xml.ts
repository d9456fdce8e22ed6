import { SaxesParser, type SaxesTagNS } from "saxes";
import { CANONICAL_PREFIXES, isCanonicalPrefix } from "./namespaces.ts";

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

/**
 * The tree of a part, with the usual prefix for each namespace of Office, whatever prefix the file has chosen: `w:p` is a paragraph of Word
 * and nothing else. Throws what saxes throws for XML that is not well-formed. Entities beyond the five of XML are errors, and so is a
 * document type, except one without declarations in an SVG picture (`doctype: "ignored"`), as Illustrator writes it.
 */
export function parseXml(xml: string, { doctype = "refused" }: { doctype?: "refused" | "ignored" } = {}): Element {
  const root = element("#root");
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  const rename = renamer((prefix) => parser.resolve(prefix));
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("xmldecl", ({ encoding }) => {
    // Office believes this declaration, and the bytes were read as UTF-8.
    if (encoding && !/^(utf-8|us-ascii)$/i.test(encoding)) throw new Error(`the encoding ${encoding} is not read`);
  });
  parser.on("doctype", (declaration) => {
    if (doctype === "refused" || declaration.includes("[")) throw new Error("a document type is not allowed here");
  });
  parser.on("opentag", (tag) => {
    if (open.length > DEEPEST) throw new Error("elements stand too deep in one another");
    const made = rename(tag);
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

/** Attributes whose value is a list of prefixes (ISO 29500-3, 10). */
const PREFIX_LISTS = new Set(["mc:Ignorable", "mc:MustUnderstand", "mc:ProcessContent", "mc:PreserveElements", "mc:PreserveAttributes"]);

function renamer(resolve: (prefix: string) => string | undefined): (tag: SaxesTagNS) => Element {
  const uris = new Map<string, string>();
  const prefixOf = (uri: string, written: string): string => {
    const canonical = CANONICAL_PREFIXES[uri];
    if (canonical === undefined) {
      if (written !== "" && isCanonicalPrefix(written)) throw new Error(`the prefix ${written} stands for another namespace`);
      return written;
    }
    if ((uris.get(canonical) ?? uri) !== uri) throw new Error(`two namespaces claim the prefix ${canonical}`);
    uris.set(canonical, uri);
    return canonical;
  };
  const named = (uri: string, prefix: string, local: string) => {
    const canonical = prefixOf(uri, prefix);
    return canonical === "" ? local : `${canonical}:${local}`;
  };
  const inList = (item: string) => {
    const [prefix = "", ...local] = item.split(":");
    return [CANONICAL_PREFIXES[resolve(prefix) ?? ""] ?? prefix, ...local].join(":");
  };
  return (tag) => {
    const made = element(named(tag.uri, tag.prefix, tag.local));
    for (const { name, prefix, local, uri, value } of Object.values(tag.attributes)) {
      if (name === "xmlns" || prefix === "xmlns") {
        const canonical = CANONICAL_PREFIXES[value] ?? (name === "xmlns" ? "" : local);
        const declaration = canonical === "" ? "xmlns" : `xmlns:${canonical}`;
        if ((made.attributes[declaration] ?? value) !== value) throw new Error(`two namespaces claim the prefix ${canonical}`);
        made.attributes[declaration] = value;
        continue;
      }
      const attribute = prefix === "" ? local : named(uri, prefix, local);
      const listsPrefixes = PREFIX_LISTS.has(attribute) || (made.name === "mc:Choice" && attribute === "Requires");
      made.attributes[attribute] = listsPrefixes ? value.split(/\s+/).map(inList).join(" ") : value;
    }
    return made;
  };
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
