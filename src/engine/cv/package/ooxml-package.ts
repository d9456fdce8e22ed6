import { isRefusal, refusal } from "../../contract/errors.ts";
import { MAX_XML_PART_BYTES } from "./thresholds.ts";
import { parseXml } from "./word-xml.ts";
import { childrenOf, type XmlElement } from "./xml.ts";
import { openZip } from "./zip-reader.ts";

export type Relationship = { type: string; target: string; external: boolean };

/** The parts of a Word file and how they refer to each other (ECMA-376 part 2, OPC). */
export type WordPackage = {
  mainPart: string;
  has: (part: string) => boolean;
  /** The tree of an XML part; undefined when the part is not there. Parts are unpacked when asked for, never all. */
  xml: (part: string) => XmlElement | undefined;
  bytes: (part: string, maxBytes: number) => Uint8Array | undefined;
  /** Read once for each part. */
  relationships: (part: string) => Map<string, Relationship>;
  /** Parts whose XML was broken and could be read only up to a point. */
  damagedParts: Set<string>;
};

const MAIN_CONTENT_TYPE =
  /wordprocessingml\.(document|template)\.main\+xml|ms-word\.(document|template)\.macroEnabled(Template)?\.main\+xml/i;

/** Throws refusals: `corrupt`, `too_large`, `encrypted`, `unsupported_format` (a ZIP without a Word document). */
export function openPackage(bytes: Uint8Array): WordPackage {
  const zip = openZip(bytes);
  const damagedParts = new Set<string>();
  const find = (part: string) => zip.entries.get(part.toLowerCase());

  let mainPart = "";
  const xml: WordPackage["xml"] = (part) => {
    const entry = find(part);
    if (!entry) return undefined;
    try {
      const { root, damaged } = parseXml(zip.unpack(entry, MAX_XML_PART_BYTES));
      if (damaged) damagedParts.add(part);
      return root;
    } catch (error) {
      // A CV can be read without its styles or a header, not without its main part.
      if (!isRefusal(error) || error.code !== "corrupt" || part === mainPart) throw error;
      damagedParts.add(part);
      return undefined;
    }
  };

  const cache = new Map<string, Map<string, Relationship>>();
  const relationships: WordPackage["relationships"] = (part) => {
    const cached = cache.get(part);
    if (cached) return cached;
    const slash = part.lastIndexOf("/");
    const folder = part.slice(0, slash + 1);
    const root = xml(`${folder}_rels/${part.slice(slash + 1)}.rels`);
    const found = childrenOf(root, "rel:Relationship").map(
      (element) => [element.attributes.Id ?? "", toRelationship(element, folder)] as const,
    );
    const relations = new Map(found);
    cache.set(part, relations);
    return relations;
  };

  const withBytes: WordPackage["bytes"] = (part, maxBytes) => {
    const entry = find(part);
    if (!entry) return undefined;
    try {
      return zip.unpack(entry, maxBytes);
    } catch (error) {
      if (isRefusal(error)) return undefined; // A picture that cannot be taken out is no reason to refuse the text.
      throw error;
    }
  };

  const tools = { has: (part: string) => find(part) !== undefined, xml, bytes: withBytes, relationships, damagedParts };
  mainPart = findMainPart(tools);
  return { ...tools, mainPart };
}

function toRelationship(element: XmlElement, folder: string): Relationship {
  const target = element.attributes.Target ?? "";
  const external = element.attributes.TargetMode === "External";
  return { type: (element.attributes.Type ?? "").split("/").at(-1) ?? "", target: external ? target : resolve(folder, target), external };
}

function resolve(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith("/") ? target : folder + target).split("/")) {
    if (step === "..") path.pop();
    else if (step !== "" && step !== ".") path.push(step);
  }
  return path.join("/");
}

function findMainPart(tools: Pick<WordPackage, "has" | "xml" | "relationships">): string {
  const related = [...tools.relationships("").values()].find((relationship) => relationship.type === "officeDocument")?.target;
  const types = childrenOf(tools.xml("[Content_Types].xml"), "ct:Override");
  const declared = types.find((element) => MAIN_CONTENT_TYPE.test(element.attributes.ContentType ?? ""))?.attributes.PartName?.slice(1);
  const relatedType = types.find((element) => element.attributes.PartName?.slice(1).toLowerCase() === related?.toLowerCase());
  const isForeign =
    relatedType !== undefined && !declared && /spreadsheetml|presentationml|visio/.test(relatedType.attributes.ContentType ?? "");
  if (isForeign) throw refusal("unsupported_format");

  const main = [related, declared, "word/document.xml"].find((part) => part !== undefined && tools.has(part));
  if (main) return main;
  throw refusal(tools.has("[Content_Types].xml") ? "corrupt" : "unsupported_format");
}
