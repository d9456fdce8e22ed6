import { childrenOf, isElement, writeXml, type XmlElement } from "../../../package/xml.ts";
import { parseXml } from "../package/xml.ts";
import type { Problem } from "../tags/compile.ts";
import { DIALECTS } from "../tags/dialect.ts";
import { findActiveContent } from "./active-content.ts";
import { PICTURE_TYPES, RELATIONSHIPS_TYPE, relationOf, SVG_TYPE, verdictOnType } from "./allowed-parts.ts";
import { isSafeLink } from "./field-codes.ts";
import { isPicture } from "./picture-bytes.ts";
import { activeInSvg, withoutEditorData } from "./svg.ts";

export const CONTENT_TYPES = "[Content_Types].xml";
export const relsOf = (part: string) => part.replace(/([^/]+)$/, "_rels/$1.rels");
/** The relationships of the package itself. */
export const PACKAGE_RELS = "_rels/.rels";

export type Admitted = { main?: string; parts: Map<string, Uint8Array>; problems: Problem[] };

/**
 * Checks an unpacked Office file against the list of what a document may have: parts by their content type, relationships by their type and
 * target, and fields, actions, links and pictures by their content. Returns only what was checked: every XML part is written anew from its tree,
 * and parts that no relationship leads to are left out, as Office does when it saves. A file with `problems` must not be used.
 */
export function admitParts(given: Map<string, Uint8Array>): Admitted {
  const admission = openAdmission(given);
  const { parts, problems } = admission;
  for (const name of [...parts.keys()]) if (name !== CONTENT_TYPES && !isRels(name)) admitPart(name, admission);
  for (const name of [...parts.keys()]) if (isRels(name)) admitRelationships(name, admission);
  dropUnreached(admission);
  writeContentTypes(admission);
  return { main: admission.main, parts, problems };
}

type Admission = {
  parts: Map<string, Uint8Array>;
  problems: Problem[];
  /** Part names by their lower-case form, which Office compares. */
  names: Map<string, string>;
  typeOf: (name: string) => string;
  leftOut: Set<string>;
  /** The parts that each relationships part leads to. */
  targets: Map<string, string[]>;
  main?: string;
};

const damaged = (place: string): Problem => ({
  place,
  problem: "This part of the file is damaged and cannot be read.",
  mend: "Open the file in Word or PowerPoint and save it anew.",
});

function openAdmission(given: Map<string, Uint8Array>): Admission {
  const problems: Problem[] = [];
  const parts = new Map<string, Uint8Array>();
  for (const [name, bytes] of given) {
    const decoded = usualName(decodePath(name) ?? "");
    if (decoded === "" || parts.has(decoded)) problems.push(damaged(name));
    else parts.set(decoded, bytes);
  }
  const names = new Map([...parts.keys()].map((name) => [name.toLowerCase(), name]));
  renameRels(parts, names);
  return { parts, problems, names, typeOf: readContentTypes(parts, problems), leftOut: new Set(), targets: new Map() };
}

/** Decodes a percent-encoded part name (ISO 29500-2, 6.2.2.2); undefined for one that is not sound. */
function decodePath(name: string): string | undefined {
  try {
    const decoded = decodeURIComponent(name);
    return decoded.includes("%") || decoded.includes("\\") ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** The usual spelling of a part name: Office also accepts `.RELS` and `_RELS`, the code that writes documents does not. */
const usualName = (name: string) =>
  /^\[content_types\]\.xml$/i.test(name) ? CONTENT_TYPES : name.replace(/(^|\/)_rels\/([^/]*)\.rels$/i, "$1_rels/$2.rels");
/** Renames relationship parts after the part that they belong to: `_rels/Document.xml.rels` belongs to `document.xml`. */
function renameRels(parts: Map<string, Uint8Array>, names: Map<string, string>): void {
  for (const [name, bytes] of [...parts].filter(([part]) => isRels(part) && part !== PACKAGE_RELS)) {
    const owner = names.get(ownerOf(name).toLowerCase());
    if (owner === undefined || relsOf(owner) === name) continue;
    parts.delete(name);
    parts.set(relsOf(owner), bytes);
  }
}

/** The part that relationships belong to. */
const ownerOf = (rels: string) => rels.replace(/_rels\/([^/]*)\.rels$/, "$1");
const isRels = (name: string) => /(^|\/)_rels\/[^/]*\.rels$/.test(name);

// ---- content types -----------------------------------------------------------------------------------------------------------

function readContentTypes(parts: Map<string, Uint8Array>, problems: Problem[]): (name: string) => string {
  const overrides = new Map<string, string>();
  const defaults = new Map<string, string>();
  const root = readXml(parts, CONTENT_TYPES, problems);
  for (const { name, attributes } of root ? childrenOf(root) : []) {
    const [table, key] =
      name === "Override" ? [overrides, decodePath(attributes.PartName ?? "")?.replace(/^\//, "")] : [defaults, attributes.Extension];
    const known = key?.toLowerCase() ?? "";
    const type = (attributes.ContentType ?? "").trim();
    if ((table.get(known) ?? type) !== type) problems.push(damaged(CONTENT_TYPES));
    table.set(known, type);
  }
  return (name) => overrides.get(name.toLowerCase()) ?? defaults.get(/\.([^./]*)$/.exec(name)?.[1]?.toLowerCase() ?? "") ?? "";
}

/** Writes the content types of the parts that stay, and of no others. */
function writeContentTypes({ parts, typeOf }: Admission): void {
  const written = (name: string, attributes: Record<string, string>): XmlElement => ({ name, attributes, children: [] });
  const others = [...parts.keys()].filter((name) => name !== CONTENT_TYPES && !isRels(name));
  const children = [
    written("Default", { Extension: "rels", ContentType: RELATIONSHIPS_TYPE }),
    written("Default", { Extension: "xml", ContentType: "application/xml" }),
    ...others.map((name) => written("Override", { PartName: `/${name}`, ContentType: typeOf(name) })),
  ];
  const root = { name: "Types", attributes: { xmlns: "http://schemas.openxmlformats.org/package/2006/content-types" }, children };
  parts.set(CONTENT_TYPES, new TextEncoder().encode(writeXml(root)));
}

// ---- parts -------------------------------------------------------------------------------------------------------------------

function admitPart(name: string, { parts, problems, typeOf, leftOut }: Admission): void {
  const type = typeOf(name);
  const verdict = verdictOnType(type);
  if (verdict === "refused") problems.push({ place: name, ...refusedPart(`${type} ${name}`) });
  else if (verdict === "left out") leftOut.add(name);
  else if (type === SVG_TYPE) admitSvg(name, parts, problems);
  else if (PICTURE_TYPES.includes(type)) admitPicture(name, parts, problems);
  else if (type.endsWith("+xml")) admitXml(name, parts, problems);
}

const MACROS = { problem: "This template has macros.", mend: "Save it as .docx or .pptx without them." };
const EMBEDDED = { problem: "This template has embedded objects or controls.", mend: "Take them out, or paste them as pictures." };
const IMPORTED = { problem: "This template imports another file.", mend: "Paste its text instead." };
const PLAYED = { problem: "This template has sound or film.", mend: "Take it out, or put a picture in its place." };

/** Messages for refused parts, by words of their type and name. These only choose the message; the lists of `allowed-parts.ts` refuse. */
const KINDS_OF_PARTS: [RegExp, Pick<Problem, "problem" | "mend">][] = [
  [/macroEnabled|vba|keyMapCustomizations|attachedToolbars|customUI|extensibility/i, MACROS],
  [/oleObject|activeX|control|embeddings|relationships\/package|spreadsheetml|externalLink/i, EMBEDDED],
  [/aFChunk|subDocument|frame\b|rtf|html|mht/i, IMPORTED],
  [/audio|video|media/i, PLAYED],
];

const refusedPart = (words: string): Pick<Problem, "problem" | "mend"> =>
  KINDS_OF_PARTS.find(([pattern]) => pattern.test(words))?.[1] ?? {
    problem: "This part of the file is of a kind that no document of a candidate may have.",
    mend: "Take out what was inserted last, or copy the text and pictures into a new file.",
  };

/** The name of a part for people, where they can see it in the document. */
const placeOf = (part: string): string =>
  Object.values(DIALECTS)
    .find(({ parts }) => parts.test(part))
    ?.place(part) ?? part;

function admitXml(name: string, parts: Map<string, Uint8Array>, problems: Problem[]): void {
  const root = readXml(parts, name, problems);
  if (!root) return;
  problems.push(...findActiveContent(root, placeOf(name)));
  dropReferences(root);
  parts.set(name, new TextEncoder().encode(writeXml(root)));
}

/** Elements that refer to parts that are left out (printer settings, data of add-ins), and the base of relative links. */
const DANGLING = new Set(["w:printerSettings", "p:custData", "p:custDataLst", "HyperlinkBase"]);
function dropReferences(node: XmlElement): void {
  const tags = (one: XmlElement) => one.name === "p:custDataLst" && childrenOf(one).some((inner) => inner.name !== "p:custData");
  node.children = node.children.filter((one) => !isElement(one) || !DANGLING.has(one.name) || tags(one));
  for (const one of childrenOf(node)) dropReferences(one);
}

function admitSvg(name: string, parts: Map<string, Uint8Array>, problems: Problem[]): void {
  const root = readXml(parts, name, problems, "ignored");
  if (!root) return;
  const drawing = withoutEditorData(root);
  const active = activeInSvg(drawing);
  if (active)
    problems.push({
      place: name,
      problem: `This picture does more than draw (${active}).`,
      mend: "Export it anew as a plain SVG, or insert it as a PNG picture.",
    });
  parts.set(name, new TextEncoder().encode(writeXml(drawing)));
}

function admitPicture(name: string, parts: Map<string, Uint8Array>, problems: Problem[]): void {
  if (isPicture(parts.get(name) as Uint8Array)) return;
  problems.push({
    place: name,
    problem: "This is no picture, though it is declared as one.",
    mend: "Take it out, or insert the picture anew.",
  });
}

function readXml(parts: Map<string, Uint8Array>, name: string, problems: Problem[], doctype?: "ignored"): XmlElement | undefined {
  const bytes = parts.get(name);
  if (!bytes) return undefined;
  try {
    return parseXml(new TextDecoder().decode(bytes), { doctype });
  } catch {
    problems.push(damaged(name));
    return undefined;
  }
}

// ---- relationships -----------------------------------------------------------------------------------------------------------

function admitRelationships(name: string, admission: Admission): void {
  const { parts, problems, targets } = admission;
  const root = readXml(parts, name, problems);
  if (!root) return;
  const folder = name.replace(/_rels\/[^/]*$/, "");
  const verdicts = childrenOf(root).map((one) => ({ one, ...judgeRelationship(one, folder, admission) }));
  for (const { problem } of verdicts) if (problem) problems.push({ place: name, ...problem });
  const kept = verdicts.filter(({ verdict }) => verdict === "kept");
  targets.set(
    name,
    kept.flatMap(({ part }) => part ?? []),
  );
  parts.set(name, new TextEncoder().encode(writeXml({ ...root, children: kept.map(({ one }) => one) })));
}

type Judged = { verdict: "kept" | "left out" | "refused"; part?: string; problem?: Pick<Problem, "problem" | "mend"> };

function judgeRelationship(relationship: XmlElement, folder: string, admission: Admission): Judged {
  const { Type = "", Target = "", TargetMode } = relationship.attributes;
  const relation = relationOf(Type);
  const kind = Type.split("/").at(-1) || "unknown";
  const external: Judged = {
    verdict: "refused",
    problem: { problem: `This template has an external link (${kind}).`, mend: hintForExternal(kind) },
  };
  if (TargetMode !== undefined && TargetMode !== "Internal")
    return relation?.name === "hyperlink" && TargetMode === "External" && isSafeLink(Target) ? { verdict: "kept" } : external;
  if (!relation) return { verdict: "refused", problem: refusedPart(Type) };
  if (relation.name === "hyperlink") return Target.startsWith("#") ? { verdict: "kept" } : external;
  const target = resolveTarget(Target, folder);
  if (target === undefined) return external;
  const part = admission.names.get(target.toLowerCase());
  // PowerPoint writes the target "NULL" where a picture was lost.
  if (part === undefined || relation.verdict === "left out") return { verdict: "left out" };
  if (!relation.contentTypes.includes(admission.typeOf(part)))
    return { verdict: "refused", problem: { mend: damaged(part).mend, problem: `${part} is not what its relationship says (${kind}).` } };
  if (relation.name === "officeDocument" && folder === "") admission.main = part;
  // The target is rewritten where it spells the name of the part otherwise.
  if (target !== part || Target.includes("%")) relationship.attributes.Target = `/${part}`;
  return { verdict: "kept", part };
}

const hintForExternal = (kind: string) =>
  kind === "attachedTemplate"
    ? "Detach it under Developer, Document Template."
    : "Put what it shows into the file itself, and link to https, mailto or tel only.";

/** The part that an internal target names (ISO 29500-2, 6.4.3). Undefined for an address outside the file. */
export function resolveTarget(target: string, folder: string): string | undefined {
  const path = decodePath(target.replace(/[?#].*$/s, ""));
  if (path === undefined || path.includes(":") || path.startsWith("//")) return undefined;
  const steps: string[] = [];
  for (const step of (path.startsWith("/") ? path : `${folder}${path}`).split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}

function dropUnreached({ parts, leftOut, targets }: Admission): void {
  const reached = new Set<string>();
  const visit = (rels: string) => {
    for (const part of targets.get(rels) ?? []) {
      if (reached.has(part) || leftOut.has(part)) continue;
      reached.add(part);
      visit(relsOf(part));
    }
  };
  visit(PACKAGE_RELS);
  const stays = (name: string) => name === CONTENT_TYPES || name === PACKAGE_RELS || reached.has(ownerOf(name));
  for (const name of [...parts.keys()]) if (!stays(name)) parts.delete(name);
}
