import { strFromU8, strToU8 } from "fflate";
import { AppError } from "../../../errors.ts";
import { openZip } from "../../read/docx/zip.ts";
import type { OwnType } from "./dialect.ts";
import { descendants, type Element, element, elements, parseXml, writeXml } from "./xml.ts";

/** An agency's Word or PowerPoint file, unpacked. Parts by their name, without a leading slash. */
export type OwnPackage = { type: OwnType; main: string; parts: Map<string, Uint8Array> };

const MAX_FILE_BYTES = 20 * 1024 * 1024;
const MAX_PART_BYTES = 20 * 1024 * 1024;

const KINDS: Record<string, OwnType> = {
  "wordprocessingml.document.main": "docx",
  "wordprocessingml.template.main": "docx",
  "presentationml.presentation.main": "pptx",
  "presentationml.template.main": "pptx",
  "presentationml.slideshow.main": "pptx",
};

/** Unpacks a template and makes sure that it does nothing by itself. Throws `invalid` with one sentence. */
export function openPackage(bytes: Uint8Array): OwnPackage {
  const parts = unpack(bytes);
  const { type, main } = kindOf(parts);
  refuseDangers(parts);
  return { type, main, parts };
}

const refuse = (sentence: string): never => {
  throw new AppError("invalid", sentence);
};

function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  if (bytes.length > MAX_FILE_BYTES) refuse("This template is larger than 20 MB; make its pictures smaller.");
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    refuse("This is a file of an old Office version, or it is protected by a password; save it anew as .docx or .pptx without one.");
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) refuse("This is not a Word (.docx) or PowerPoint (.pptx) file.");
  try {
    const zip = openZip(bytes);
    return new Map(
      [...zip.entries.values()].filter(({ name }) => !name.endsWith("/")).map((entry) => [entry.name, zip.unpack(entry, MAX_PART_BYTES)]),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuse(
      error.code === "too_large" ? "This template is too large when it is unpacked." : "This template is damaged and cannot be opened.",
    );
  }
}

function kindOf(parts: Map<string, Uint8Array>): { type: OwnType; main: string } {
  const types = readPart(parts, "[Content_Types].xml");
  const overrides = types ? elements(types).filter(({ name }) => name === "Override") : [];
  if (overrides.some(({ attributes }) => /macroEnabled/i.test(attributes.ContentType ?? "")))
    refuse("This template has macros; save it as .docx or .pptx without them.");
  for (const { attributes } of overrides) {
    const kind = Object.keys(KINDS).find((name) => attributes.ContentType?.endsWith(`${name}+xml`));
    const main = attributes.PartName?.replace(/^\//, "");
    if (kind && main && parts.has(main)) return { type: KINDS[kind] as OwnType, main };
  }
  return refuse("This is not a Word (.docx) or PowerPoint (.pptx) file.");
}

/** Part of the content, as a tree; undefined for one that is not there. Throws `invalid` for broken XML. */
export function readPart(parts: Map<string, Uint8Array>, name: string): Element | undefined {
  const part = parts.get(name);
  if (!part) return undefined;
  try {
    return parseXml(strFromU8(part));
  } catch {
    return refuse(`This template is damaged: ${name} cannot be read.`);
  }
}

export const writePart = (parts: Map<string, Uint8Array>, name: string, root: Element) => parts.set(name, strToU8(writeXml(root)));

const FETCHING_FIELDS = /^\s*(INCLUDEPICTURE|INCLUDETEXT|INCLUDE|IMPORT|LINK|DDE|DDEAUTO|DATABASE|RD)\b/i;

function refuseDangers(parts: Map<string, Uint8Array>): void {
  for (const [name, part] of parts) {
    if (/vbaProject|vbaData/i.test(name)) refuse("This template has macros; save it as .docx or .pptx without them.");
    if (/(^|\/)activeX\/|\/embeddings\/.*\.(bin|exe|docm|xlsm)$|\.(exe|js|vbs)$/i.test(name))
      refuse("This template has embedded objects or controls; take them out.");
    if (name.endsWith(".rels")) refuseExternal(readPart(parts, name) as Element);
    if (/\.xml$/i.test(name) && /instrText|fldSimple/.test(strFromU8(part))) refuseFetchingFields(readPart(parts, name) as Element);
  }
}

function refuseExternal(relationships: Element): void {
  for (const { attributes } of elements(relationships)) {
    const kind = attributes.Type?.split("/").at(-1);
    if (kind === "aFChunk") refuse("This template imports another file; paste its text instead.");
    if (attributes.TargetMode !== "External") continue;
    if (kind === "hyperlink" && /^(https?:|mailto:|tel:)/i.test(attributes.Target ?? "")) continue;
    const mend = kind === "attachedTemplate" ? "detach it under Developer, Document Template" : "put what it shows into the file itself";
    refuse(`This template has an external link (${kind ?? "unknown"}); ${mend}.`);
  }
}

function refuseFetchingFields(root: Element): void {
  const instructions = [
    ...descendants(root, "w:instrText").map(({ children }) => String(children[0] ?? "")),
    ...descendants(root, "w:fldSimple").map(({ attributes }) => attributes["w:instr"] ?? ""),
  ];
  const fetching = instructions.find((instruction) => FETCHING_FIELDS.test(instruction));
  if (fetching) refuse(`This template has a field that fetches other files (${fetching.trim().split(/\s/)[0]}); take it out.`);
}

// ---- relationships and types -------------------------------------------------------------------------------------------------

export const relsOf = (part: string) => part.replace(/([^/]+)$/, "_rels/$1.rels");
const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";
export const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Adds a relationship to a part and gives its id. */
export function relate(parts: Map<string, Uint8Array>, part: string, kind: string, target: string): string {
  const rels = readPart(parts, relsOf(part)) ?? element("Relationships", { xmlns: RELATIONSHIPS });
  const known = elements(rels).find(({ attributes }) => attributes.Target === target);
  if (known) return known.attributes.Id as string;
  const id = `rIdOwn${rels.children.length + 1}`;
  rels.children.push(element("Relationship", { Id: id, Type: `${OFFICE}/${kind}`, Target: target }));
  writePart(parts, relsOf(part), rels);
  return id;
}

/** Says what kind of content a part, or every part of an ending, has. */
export function declareType(
  parts: Map<string, Uint8Array>,
  attributes: { PartName: string; ContentType: string } | { Extension: string; ContentType: string },
): void {
  const types = readPart(parts, "[Content_Types].xml") as Element;
  const name = "PartName" in attributes ? "Override" : "Default";
  const key = "PartName" in attributes ? "PartName" : "Extension";
  const wanted = (attributes as Record<string, string>)[key];
  types.children = elements(types).filter((one) => one.name !== name || one.attributes[key]?.toLowerCase() !== wanted?.toLowerCase());
  types.children.push(element(name, attributes));
  writePart(parts, "[Content_Types].xml", types);
}
