import type { Part, Relation } from "../package/parts.ts";
import type { Redaction } from "../redaction.ts";
import type { Edits } from "../source/edits.ts";
import { allOf, around, elementsOf, localName, type SourceElement } from "../source/source.ts";

/** Elements that show a picture, and stay in their size when it is gone. */
const PICTURES = new Set(["a:blip", "v:imagedata", "v:fill", "v:stroke"]);
/** Attributes of pictures that name a file outside. */
const OUTSIDE = ["r:link", "r:href", "r:pict", "src", "althref", "o:althref"];

/**
 * Removes what refers to a part that is left out. A picture becomes a transparent one; second versions of it (the SVG, the photo before its effects)
 * and all else go.
 */
export function judgeReferences(element: SourceElement, redaction: Redaction, edits: Edits): void {
  const isLink = element.name === "w:hyperlink" || localName(element.name).startsWith("hlink");
  if (PICTURES.has(element.name)) judgePicture(element, redaction, edits);
  else if (!isLink && idsIn(element).some((id) => !partOf(id, redaction))) edits.remove(shellOf(element));
}

/** A version of a picture goes with its extension, a chart or diagram with its drawing. */
function shellOf(element: SourceElement): SourceElement {
  const extension = around(element, "a:ext");
  return extension ?? (element.name.startsWith("a:") ? element : (around(element, "w:drawing") ?? element));
}

function judgePicture(element: SourceElement, { part, blank, tell }: Redaction, edits: Edits): void {
  const { attributes } = element;
  for (const name of OUTSIDE) if (attributes[name] !== undefined) edits.setAttribute(element, name, undefined);
  const isLinked = attributes["r:embed"] === undefined && attributes["r:link"] !== undefined;
  const ids = idsIn(element).filter((id) => id !== attributes["r:link"] && id !== attributes["r:href"] && id !== attributes["r:pict"]);
  if (isLinked) {
    const prefix = (element.written?.["r:link"] ?? "r:link").replace(/:?[^:]*$/, "");
    part.relations.set(BLANK_ID, { kind: "image", part: blank });
    edits.setAttribute(element, `${prefix}:embed`, BLANK_ID);
    tell("picture");
  }
  for (const id of ids) {
    if (part.relations.get(id)?.kind === "image") continue;
    tell("picture");
    part.relations.set(id, { kind: "image", part: blank });
  }
}

/** The relationship to a transparent picture in the place of one that was linked. */
const BLANK_ID = "rIdBlankPicture";

const idsIn = ({ attributes }: SourceElement): string[] =>
  Object.keys(attributes)
    .filter((name) => name.startsWith("r:") || name === "o:relid")
    .map((name) => attributes[name] as string);

const partOf = (id: string, { part }: Redaction): Part | undefined => {
  const relation: Relation | undefined = part.relations.get(id);
  return relation?.address === undefined ? relation?.part : undefined;
};

/** The elements that describe a photo that is gone: its alternative text would still say what it showed. */
export function silencePhotos(root: SourceElement, redaction: Redaction): Set<SourceElement> {
  const silenced = new Set<SourceElement>();
  for (const element of allOf(root)) {
    if (!PICTURES.has(element.name)) continue;
    const isPhoto = idsIn(element).some((id) => {
      const part = partOf(id, redaction);
      return part && redaction.isPhoto(part);
    });
    if (!isPhoto) continue;
    for (const one of describing(element)) silenced.add(one);
  }
  return silenced;
}

/** What describes a picture: itself, its shape, the groups and the drawing around it (`pic:cNvPr`, `wps:cNvPr`, `wp:docPr`, `v:shape`). */
function describing(picture: SourceElement): SourceElement[] {
  const found = [picture];
  for (let one = picture.parent; one && !HOLDERS.has(one.name); one = one.parent) {
    if (one.name.startsWith("v:")) found.push(one);
    for (const child of elementsOf(one)) {
      if (DESCRIPTION.test(child.name)) found.push(child);
      if (/^nv\w*Pr$/.test(localName(child.name))) found.push(...elementsOf(child).filter(({ name }) => DESCRIPTION.test(name)));
    }
  }
  return found;
}

const HOLDERS = new Set(["w:drawing", "w:pict", "w:object"]);
const DESCRIPTION = /(?:docPr|cNvPr)$/;
