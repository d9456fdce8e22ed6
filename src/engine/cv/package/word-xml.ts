import { refusal } from "../../contract/errors.ts";
import { lookUp } from "../../contract/look-up.ts";
import { MAX_WORD_XML_BLOCKS, MAX_WORD_XML_DEPTH, MAX_WORD_XML_ELEMENTS } from "./thresholds.ts";
import { readXml, type XmlElement } from "./xml.ts";

/** The prefix that this program uses for each namespace of a Word file, transitional and strict. */
export const NAMESPACES: Record<string, string> = {
  "http://schemas.openxmlformats.org/wordprocessingml/2006/main": "w",
  "http://schemas.microsoft.com/office/word/2003/wordml": "w",
  "http://schemas.openxmlformats.org/officeDocument/2006/relationships": "r",
  "http://schemas.openxmlformats.org/officeDocument/2006/math": "m",
  "http://schemas.openxmlformats.org/drawingml/2006/main": "a",
  "http://schemas.openxmlformats.org/drawingml/2006/picture": "pic",
  "http://schemas.openxmlformats.org/drawingml/2006/chart": "c",
  "http://schemas.openxmlformats.org/drawingml/2006/diagram": "dgm",
  "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing": "wp",
  "http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing": "wp14",
  "http://schemas.microsoft.com/office/word/2010/wordprocessingShape": "wps",
  "http://schemas.microsoft.com/office/word/2010/wordprocessingGroup": "wpg",
  "http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas": "wpc",
  "http://schemas.microsoft.com/office/word/2010/wordml": "w14",
  "http://schemas.microsoft.com/office/word/2012/wordml": "w15",
  "http://schemas.microsoft.com/office/word/2015/wordml/symex": "w16se",
  "http://schemas.openxmlformats.org/markup-compatibility/2006": "mc",
  "urn:schemas-microsoft-com:vml": "v",
  "urn:schemas-microsoft-com:office:office": "o",
  "urn:schemas-microsoft-com:office:word": "w10",
  "http://schemas.openxmlformats.org/package/2006/relationships": "rel",
  "http://schemas.openxmlformats.org/package/2006/content-types": "ct",
  "http://schemas.openxmlformats.org/package/2006/metadata/core-properties": "cp",
  "http://purl.org/dc/elements/1.1/": "dc",
  "http://purl.oclc.org/ooxml/wordprocessingml/main": "w",
  "http://purl.oclc.org/ooxml/officeDocument/relationships": "r",
  "http://purl.oclc.org/ooxml/officeDocument/math": "m",
  "http://purl.oclc.org/ooxml/drawingml/main": "a",
  "http://purl.oclc.org/ooxml/drawingml/picture": "pic",
  "http://purl.oclc.org/ooxml/drawingml/chart": "c",
  "http://purl.oclc.org/ooxml/drawingml/diagram": "dgm",
  "http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing": "wp",
};

/** Elements that show nothing: proofing marks, bookmarks, comments, deleted text, earlier formatting. They are most elements of a Word file. */
const SKIPPED = new Set([
  "w:proofErr",
  "w:bookmarkStart",
  "w:bookmarkEnd",
  "w:commentRangeStart",
  "w:commentRangeEnd",
  "w:commentReference",
  "w:permStart",
  "w:permEnd",
  "w:lang",
  "w:rsids",
  "w:latentStyles",
  "w:del",
  "w:moveFrom",
  "w:pPrChange",
  "w:rPrChange",
  "w:tblPrChange",
  "w:tcPrChange",
  "w:trPrChange",
  "w:sectPrChange",
  "w:tblGridChange",
]);
/** Deletion marks of a paragraph or row have the same name as deleted content, but stand in the properties. */
const KEEPS_DELETION_MARK = new Set(["w:rPr", "w:trPr"]);
const SPACE_MATTERS = new Set(["w:t", "a:t", "m:t", "w:instrText"]);

/** The namespace prefixes in force for an element. `isCanonical`: they are those of `NAMESPACES`, so names need no change. */
type PrefixScope = { prefixes: Map<string, string>; names: Map<string, string>; isCanonical: boolean };

/**
 * The tree of one part of a Word file, with canonical prefixes (`w:p`, whatever the file calls them) and the text that matters. XML that is
 * not well-formed is read as far as possible and `damaged` is set: losing one entity is better than losing the CV.
 * A DOCTYPE is refused (`corrupt`): no Word file has one, and entities live there. Limits are refused as `too_large`.
 */
export function parseXml(bytes: Uint8Array): { root?: XmlElement; damaged: boolean } {
  const xml = decodeXml(bytes);
  const scopes: PrefixScope[] = [];
  let scope = newScope(new Map([["xml", "xml"]]));
  let blocks = 0;
  return readXml(xml, false, {
    open: ({ name: written, attributes }, parent) => {
      scopes.push(scope);
      const declared = namespaceDeclarations(attributes);
      if (declared) scope = newScope(new Map([...scope.prefixes, ...declared]));
      const name = scope.isCanonical && written.includes(":") ? written : canonical(scope, written);
      if (SKIPPED.has(name) && !(name === "w:del" && parent && KEEPS_DELETION_MARK.has(parent.name))) return undefined;
      if ((name === "w:p" || name === "w:tc") && ++blocks > MAX_WORD_XML_BLOCKS) throw refusal("too_large");
      return { name, attributes: scope.isCanonical ? attributes : canonicalAttributes(scope, attributes), children: [] };
    },
    close: () => {
      scope = scopes.pop() as PrefixScope;
    },
    keepsText: (parent, text) => SPACE_MATTERS.has(parent.name) || text.trim() !== "",
    documentType: () => {
      throw refusal("corrupt");
    },
    isLenient: true,
    maxDepth: MAX_WORD_XML_DEPTH,
    maxElements: MAX_WORD_XML_ELEMENTS,
    tooLarge: () => refusal("too_large"),
  });
}

const newScope = (prefixes: Map<string, string>): PrefixScope => ({
  prefixes,
  names: new Map(),
  isCanonical: [...prefixes].every(([prefix, canonicalPrefix]) => prefix === canonicalPrefix || prefix === ""),
});

function namespaceDeclarations(attributes: Record<string, string>): [string, string][] | undefined {
  let declared: [string, string][] | undefined;
  for (const key in attributes) {
    if (!key.startsWith("xmlns")) continue;
    declared ??= [];
    const prefix = key.slice(6);
    declared.push([prefix, lookUp(NAMESPACES, attributes[key] as string) ?? (prefix || "none")]);
  }
  return declared;
}

function canonical(scope: PrefixScope, name: string): string {
  const cached = scope.names.get(name);
  if (cached) return cached;
  const colon = name.indexOf(":");
  const prefix = colon < 0 ? "" : name.slice(0, colon);
  const found = scope.prefixes.get(prefix) ?? prefix;
  const result = found === "" ? name : `${found}:${name.slice(colon + 1)}`;
  scope.names.set(name, result);
  return result;
}

function canonicalAttributes(scope: PrefixScope, attributes: Record<string, string>): Record<string, string> {
  const renamed: Record<string, string> = {};
  for (const key in attributes) renamed[key.includes(":") ? canonical(scope, key) : key] = attributes[key] as string;
  return renamed;
}

/** The text of an XML part: UTF-8 unless a byte order mark, zero bytes or the XML declaration say otherwise (XML 1.0, appendix F). */
export const decodeXml = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

function encodingOf(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return "utf-16le";
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return "utf-16be";
  const beginning = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(200, bytes.byteLength)).toString("latin1");
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(beginning)?.[1];
  if (declared === undefined || declared === "UTF-8") return "utf-8";
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return "utf-8";
  }
}
