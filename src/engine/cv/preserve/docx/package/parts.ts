import { openPackage, type WordPackage } from "../../../package/ooxml-package.ts";
import { MAX_PICTURE_BYTES, MAX_XML_PART_BYTES } from "../../../package/thresholds.ts";
import { decodeXml } from "../../../package/word-xml.ts";
import { damaged } from "../source/source.ts";
import { KINDS } from "./kinds.ts";
import { blankPicture, keptPicture, type PictureFile } from "./picture-file.ts";

/** A part of the file that is kept. `relations` by their ids; what is left out has none. */
export type Part = { kind: string; relations: Map<string, Relation> } & (
  | { text: string; file?: undefined }
  | { text?: undefined; file: PictureFile }
);
export type XmlPart = Part & { text: string };
export type Relation = { kind: "hyperlink"; address: string } | { kind: string; part: Part; address?: undefined };

/** The parts of a Word file, the document first, each once. */
export type Parts = { document: XmlPart; all: Part[]; isPhoto: (part: Part) => boolean };

/**
 * Follows the relationships from the document to all parts of the kinds that are kept. Pictures in `photos` (names of parts in lower case) are
 * replaced by a transparent one. Throws refusals as `openPackage` does, and `corrupt` for a part that cannot be unpacked.
 */
export function readParts(bytes: Uint8Array, photos: ReadonlySet<string>): Parts {
  const file = openPackage(bytes);
  const isPhotoName = (name: string) => photos.has(name.toLowerCase());
  const all: Part[] = [];
  const known = new Map<string, Part | undefined>();
  const photoParts = new Set<Part>();

  const partOf = (name: string, kind: string): Part | undefined => {
    const key = name.toLowerCase();
    if (known.has(key)) return known.get(key);
    const part = contentOf(file, name, kind, isPhotoName(name));
    known.set(key, part);
    if (!part) return undefined;
    all.push(part);
    if (isPhotoName(name)) photoParts.add(part);
    for (const [id, relation] of file.relationships(name)) {
      if (relation.external) {
        if (relation.type === "hyperlink") part.relations.set(id, { kind: "hyperlink", address: relation.target });
        continue;
      }
      // A file may call a relationship "constructor", which every object has.
      const isKept = Object.hasOwn(KINDS, relation.type) && relation.type !== "officeDocument";
      const target = isKept ? partOf(relation.target, relation.type) : undefined;
      if (target) part.relations.set(id, { kind: relation.type, part: target });
    }
    return part;
  };

  const document = partOf(file.mainPart, "officeDocument") as XmlPart;
  return { document, all, isPhoto: (part) => photoParts.has(part) };
}

function contentOf(file: WordPackage, name: string, kind: string, isPhoto: boolean): Part | undefined {
  const relations = new Map<string, Relation>();
  if (!file.has(name)) return undefined;
  if (KINDS[kind]?.isXml) {
    const bytes = file.bytes(name, MAX_XML_PART_BYTES);
    if (!bytes) throw damaged();
    return { kind, relations, text: inUtf8(decodeXml(bytes)) };
  }
  if (isPhoto) return { kind, relations, file: blankPicture() };
  const bytes = file.bytes(name, MAX_PICTURE_BYTES);
  if (kind === "font") return bytes && { kind, relations, file: { extension: /\.ttf$/i.test(name) ? "ttf" : "odttf", bytes } };
  const picture = bytes && keptPicture(bytes);
  return picture && { kind, relations, file: picture };
}

/** Parts are written in UTF-8, whatever they were. */
const inUtf8 = (text: string) => text.replace(/^(<\?xml[^>]*?\sencoding=)(?:"[^"]*"|'[^']*')/, '$1"UTF-8"');
