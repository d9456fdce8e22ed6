import { AppError } from "../../../../contract/errors.ts";
import { lookUp } from "../../../../contract/look-up.ts";
import { childrenOf, element, writeXml, type XmlElement } from "../../../package/xml.ts";
import { openZip } from "../../../package/zip-reader.ts";
import { admitParts, CONTENT_TYPES, relsOf } from "../admission/admit.ts";
import { MAIN_TYPES } from "../admission/allowed-parts.ts";
import type { Problem } from "../tags/compile.ts";
import type { CustomType } from "../tags/dialect.ts";
import { MAX_FILE_BYTES } from "../thresholds.ts";
import { parseXml } from "./xml.ts";

/** An agency's Word or PowerPoint file, unpacked. Parts by their name, without a leading slash. */
export type TemplatePackage = { type: CustomType; main: string; parts: Map<string, Uint8Array> };

/**
 * Unpacks a template and checks that it has no active content: it does nothing by itself, and a click does nothing but follow a link. Throws
 * `invalid`; its `problems` name every place where something was found.
 */
export function openPackage(bytes: Uint8Array): TemplatePackage {
  const unpacked = unpack(bytes);
  if (!isDocument(unpacked)) refuse(NOT_OFFICE);
  const { main, parts, problems } = admitParts(unpacked);
  if (problems.length > 0) throw new AppError("invalid", messageOn(problems), { problems, tags: [] });
  const type = main && lookUp(MAIN_TYPES, typeOf(parts, main));
  return main && type ? { type, main, parts } : refuse(NOT_OFFICE);
}

const NOT_OFFICE = "This is not a Word (.docx) or PowerPoint (.pptx) file.";

/** True for a Word or PowerPoint file, with or without macros: only then its problems are listed. */
function isDocument(parts: Map<string, Uint8Array>): boolean {
  const name = [...parts.keys()].find((one) => one.toLowerCase() === CONTENT_TYPES.toLowerCase());
  const types = new TextDecoder().decode(parts.get(name ?? "") ?? new Uint8Array());
  return /(?:wordprocessingml|presentationml|ms-word|ms-powerpoint)\.[\w.]*main\+xml/i.test(types);
}

/** The message for some problems: the first with its place and what to do, and the number of others. */
export function messageOn(problems: Problem[]): string {
  const [first, ...more] = problems;
  const others = more.length > 0 ? ` (and ${more.length} more)` : "";
  return `${first?.place}: ${first?.problem} ${first?.mend}${others}`;
}

const refuse = (message: string): never => {
  throw new AppError("invalid", message);
};

function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  if (bytes.length > MAX_FILE_BYTES) refuse("This template is larger than 20 MB; make its pictures smaller.");
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    refuse("This is a file of an old Office version, or it is protected by a password; save it anew as .docx or .pptx without one.");
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) refuse(NOT_OFFICE);
  try {
    const zip = openZip(bytes);
    return new Map(
      [...zip.entries.values()].filter(({ name }) => !name.endsWith("/")).map((entry) => [entry.name, zip.unpack(entry, MAX_FILE_BYTES)]),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuse(
      error.code === "too_large" ? "This template is too large when it is unpacked." : "This template is damaged and cannot be opened.",
    );
  }
}

/** The tree of an XML part; undefined for a part that does not exist. Throws `invalid` for broken XML. */
export function readPart(parts: Map<string, Uint8Array>, name: string): XmlElement | undefined {
  const part = parts.get(name);
  if (!part) return undefined;
  try {
    return parseXml(new TextDecoder().decode(part));
  } catch {
    return refuse(`This template is damaged: ${name} cannot be read.`);
  }
}

export const writePart = (parts: Map<string, Uint8Array>, name: string, root: XmlElement) =>
  parts.set(name, new TextEncoder().encode(writeXml(root)));

// ---- relationships and types -------------------------------------------------------------------------------------------------

const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";
export const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Adds a relationship to a part and gives its id. */
export function relate(parts: Map<string, Uint8Array>, part: string, kind: string, target: string): string {
  const rels = readPart(parts, relsOf(part)) ?? element("Relationships", { xmlns: RELATIONSHIPS });
  const known = childrenOf(rels).find(({ attributes }) => attributes.Target === target);
  if (known) return known.attributes.Id as string;
  const id = `rIdOwn${rels.children.length + 1}`;
  rels.children.push(element("Relationship", { Id: id, Type: `${OFFICE}/${kind}`, Target: target }));
  writePart(parts, relsOf(part), rels);
  return id;
}

/** Declares the content type of a part, or of all parts with a file extension. */
export function declareType(
  parts: Map<string, Uint8Array>,
  attributes: { PartName: string; ContentType: string } | { Extension: string; ContentType: string },
): void {
  const types = readPart(parts, CONTENT_TYPES) as XmlElement;
  const name = "PartName" in attributes ? "Override" : "Default";
  const key = "PartName" in attributes ? "PartName" : "Extension";
  const wanted = (attributes as Record<string, string>)[key];
  types.children = childrenOf(types).filter((one) => one.name !== name || one.attributes[key]?.toLowerCase() !== wanted?.toLowerCase());
  types.children.push(element(name, attributes));
  writePart(parts, CONTENT_TYPES, types);
}

/** The content type of a part; `admitParts` has declared one for each. */
const typeOf = (parts: Map<string, Uint8Array>, part: string): string =>
  childrenOf(readPart(parts, CONTENT_TYPES) as XmlElement).find(({ attributes }) => attributes.PartName === `/${part}`)?.attributes
    .ContentType ?? "";
