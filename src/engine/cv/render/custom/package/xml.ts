import type { SaxesTagNS } from "saxes";
import { lookUp } from "../../../../contract/look-up.ts";
import { element, readXml, type XmlElement } from "../../../package/xml.ts";
import { CANONICAL_PREFIXES, isCanonicalPrefix } from "./namespaces.ts";

/**
 * The tree of an XML part, with the usual prefix for each namespace of Office, whatever prefix the file uses: `w:p` is always a paragraph of Word.
 * Throws the error of saxes for XML that is not well-formed. Entities beyond the five of XML are errors, and so is a document type, except one
 * without declarations in an SVG picture (`doctype: "ignored"`), as Illustrator writes it.
 */
export function parseXml(xml: string, { doctype = "refused" }: { doctype?: "refused" | "ignored" } = {}): XmlElement {
  const rename = renamer();
  const { root } = readXml(xml.replace(/^\ufeff/, ""), true, {
    open: (tag, _parent, resolvePrefix) => rename(tag, resolvePrefix),
    declaredEncoding: (encoding) => {
      // Office uses the declared encoding, and this program reads all bytes as UTF-8: they must agree.
      if (encoding && !/^(utf-8|us-ascii)$/i.test(encoding)) throw new Error(`the encoding ${encoding} is not read`);
    },
    documentType: (declaration) => {
      if (doctype === "refused" || declaration.includes("[")) throw new Error("a document type is not allowed here");
    },
  });
  return root as XmlElement;
}

/** Attributes whose value is a list of prefixes (ISO 29500-3, 10). */
const PREFIX_LISTS = new Set(["mc:Ignorable", "mc:MustUnderstand", "mc:ProcessContent", "mc:PreserveElements", "mc:PreserveAttributes"]);

type ResolvePrefix = (prefix: string) => string | undefined;

function renamer(): (tag: SaxesTagNS, resolve: ResolvePrefix) => XmlElement {
  const uris = new Map<string, string>();
  const prefixOf = (uri: string, written: string): string => {
    const canonical = lookUp(CANONICAL_PREFIXES, uri);
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
  const inList = (resolve: ResolvePrefix) => (item: string) => {
    const [prefix = "", ...local] = item.split(":");
    return [lookUp(CANONICAL_PREFIXES, resolve(prefix) ?? "") ?? prefix, ...local].join(":");
  };
  return (tag, resolve) => {
    const made = element(named(tag.uri, tag.prefix, tag.local));
    for (const { name, prefix, local, uri, value } of Object.values(tag.attributes)) {
      if (name === "xmlns" || prefix === "xmlns") {
        const canonical = lookUp(CANONICAL_PREFIXES, value) ?? (name === "xmlns" ? "" : local);
        const declaration = canonical === "" ? "xmlns" : `xmlns:${canonical}`;
        if ((made.attributes[declaration] ?? value) !== value) throw new Error(`two namespaces claim the prefix ${canonical}`);
        made.attributes[declaration] = value;
        continue;
      }
      const attribute = prefix === "" ? local : named(uri, prefix, local);
      const listsPrefixes = PREFIX_LISTS.has(attribute) || (made.name === "mc:Choice" && attribute === "Requires");
      made.attributes[attribute] = listsPrefixes ? value.split(/\s+/).map(inList(resolve)).join(" ") : value;
    }
    return made;
  };
}
