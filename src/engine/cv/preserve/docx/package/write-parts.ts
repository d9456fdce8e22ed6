import { writeZip } from "../../../package/zip-writer.ts";
import { escapeAttribute } from "../source/edits.ts";
import { allOf, parseSource } from "../source/source.ts";
import { BINARY_TYPES, KINDS, relationshipType } from "./kinds.ts";
import type { Part, Relation, XmlPart } from "./parts.ts";

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * The Word file of a document and what it still refers to, named and numbered anew. Relationships that no part uses any more, and the parts that
 * nothing leads to, are left out. Throws `corrupt` where a part is no well-formed XML.
 */
export function writeParts(document: XmlPart, isStrict: boolean): { bytes: Uint8Array; parts: Part[] } {
  const names = new Map<Part, string>();
  const files: [name: string, content: Uint8Array | string][] = [];
  const counts = new Map<string, number>();

  const add = (part: Part): void => {
    const name = nameOf(part, counts);
    names.set(part, name);
    const used = usedRelations(part);
    for (const [, relation] of used) if (relation.address === undefined && !names.has(relation.part)) add(relation.part);
    files.push([name, part.text ?? part.file.bytes]);
    if (used.length > 0) files.push([relsOf(name), relationships(used, names, isStrict)]);
  };

  add(document);
  const root = `<Relationship Id="rId1" Type="${relationshipType("officeDocument", isStrict)}" Target="word/document.xml"/>`;
  const head: [string, string][] = [
    ["[Content_Types].xml", contentTypes(names)],
    ["_rels/.rels", wrapped(root)],
  ];
  return { bytes: writeZip([...head, ...files.reverse()]), parts: [...names.keys()] };
}

function nameOf(part: Part, counts: Map<string, number>): string {
  const { name } = KINDS[part.kind] as (typeof KINDS)[string];
  const number = (counts.get(name) ?? 0) + 1;
  counts.set(name, number);
  const numbered = name.includes("#") ? name.replace("#", String(number)) : number === 1 ? name : name.replace(".", `${number}.`);
  return part.file ? `${numbered}.${part.file.extension}` : numbered;
}

const PREFIX_OF_RELATIONS = "r:";

/** The relationships whose ids stand in the part, and those that need none. */
function usedRelations(part: Part): [id: string, relation: Relation][] {
  if (part.text === undefined) return [];
  const ids = new Set<string>();
  for (const { attributes } of allOf(parseSource(part.text).root))
    for (const name in attributes) if (name.startsWith(PREFIX_OF_RELATIONS) || name === "o:relid") ids.add(attributes[name] as string);
  return [...part.relations].filter(([id, { kind }]) => ids.has(id) || KINDS[kind]?.implicit);
}

const relationships = (used: [string, Relation][], names: Map<Part, string>, isStrict: boolean) =>
  wrapped(
    used
      .map(([id, relation]) => {
        const target = relation.address ?? `/${names.get(relation.part)}`;
        const mode = relation.address === undefined ? "" : ' TargetMode="External"';
        return `<Relationship Id="${escapeAttribute(id)}" Type="${relationshipType(relation.kind, isStrict)}" Target="${escapeAttribute(target)}"${mode}/>`;
      })
      .join(""),
  );

const wrapped = (inner: string) =>
  `${DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;

function relsOf(name: string): string {
  const slash = name.lastIndexOf("/");
  return `${name.slice(0, slash)}/_rels/${name.slice(slash + 1)}.rels`;
}

function contentTypes(names: Map<Part, string>): string {
  const extensions = [...new Set([...names.keys()].flatMap(({ file }) => file?.extension ?? []))].sort();
  const defaults = [
    ["rels", "application/vnd.openxmlformats-package.relationships+xml"],
    ["xml", "application/xml"],
    ...extensions.map((extension) => [extension, BINARY_TYPES[extension]]),
  ].map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`);
  const overrides = [...names].flatMap(([part, name]) =>
    part.file ? [] : `<Override PartName="/${name}" ContentType="${KINDS[part.kind]?.contentType}"/>`,
  );
  const types = "http://schemas.openxmlformats.org/package/2006/content-types";
  return `${DECLARATION}<Types xmlns="${types}">${[...defaults, ...overrides].join("")}</Types>`;
}
