import { withoutCuts } from "../../trim-cuts.ts";
import type { Redaction } from "../redaction.ts";
import type { Edits } from "../source/edits.ts";
import { localName, type SourceElement } from "../source/source.ts";

/** Attributes that hold words, by their local names: alternative texts, names of shapes, word art, tooltips, links that are no valid addresses. */
const TEXTS = new Set(["descr", "title", "alt", "name", "string", "tooltip", "docLocation", "displayText", "invalidUrl"]);
/** Elements whose value is words: descriptions of tables, list markers, form fields, names of styles. */
const TEXT_VALUES = new Set([
  "w:tblCaption",
  "w:tblDescription",
  "w:lvlText",
  "w:statusText",
  "w:helpText",
  "w:default",
  "w:listEntry",
  "w:aliases",
  "w:name",
]);
/** A font and a guide of a shape are referred to by their names: cut, they would change how the pages look and hide nothing, as the text still names the font. */
const REFERRED_BY_NAME = new Set(["w:font", "a:gd"]);
/** What says of a picture what it shows. */
const DESCRIPTIONS = new Set(["descr", "title", "alt"]);

/** A file name or a path: nothing that a reader reads, and often with the name of a person. */
const FILE_NAME = /^\s*\S[^\n]*\.(?:jpe?g|png|gif|bmp|tiff?|emf|wmf|svg|webp|heic|pdf|docx?)\s*$|^(?:[a-z]:\\|\\\\|file:)/i;

/** Cuts what is withheld from the words in attributes. `isPhoto`: it describes a photo that is gone, and says nothing any more. */
export function cleanAttributes(element: SourceElement, isPhoto: boolean, redaction: Redaction, edits: Edits): void {
  const { attributes } = element;
  for (const name in attributes) {
    const value = attributes[name] as string;
    const local = localName(name);
    if (name.startsWith("w:rsid") || name === "o:gfxdata") edits.setAttribute(element, name, undefined);
    else if (isText(element, name)) {
      const kept = isPhoto || isFileName(element, local, value) ? "" : keptOf(value, redaction);
      if (kept !== value) edits.setAttribute(element, name, kept === "" && isStyleName(element) ? `Style ${element.start}` : kept);
    }
  }
  // Programs name a shape of VML as they like; others refer to it by that name.
  if (element.name.startsWith("v:") && redaction.cutsIn(attributes.id ?? "").length > 0)
    edits.setAttribute(element, "id", `shape${element.start}`);
}

const isText = ({ name: holder }: SourceElement, attribute: string) =>
  attribute === "w:val" ? TEXT_VALUES.has(holder) : TEXTS.has(localName(attribute)) && !REFERRED_BY_NAME.has(holder);

const isStyleName = ({ name, parent }: SourceElement) => name === "w:name" && parent?.name === "w:style";

/** Names of pictures are those of their files. */
const isFileName = ({ name }: SourceElement, local: string, value: string) =>
  /(?:docPr|cNvPr)$|^v:/.test(name) || DESCRIPTIONS.has(local) ? FILE_NAME.test(value) : false;

function keptOf(text: string, { cutsIn, counted }: Redaction): string {
  const cuts = text === "" ? [] : cutsIn(text);
  counted(cuts.length);
  return withoutCuts(text, cuts);
}
