import type { Redaction } from "../redaction.ts";
import type { Edits, Pass } from "../source/edits.ts";
import { allOf, around, elementsOf, localName, type SourceElement } from "../source/source.ts";
import { cleanAttributes } from "./attributes.ts";
import { judgeLink } from "./links.ts";
import { judgeReferences, silencePhotos } from "./references.ts";

/** Anchors of comments, permissions, form data, embedded files and what only editing programs need, with what they hold. */
const REMOVED = new Set([
  "w:commentRangeStart",
  "w:commentRangeEnd",
  "w:commentReference",
  "w:annotationRef",
  "w:permStart",
  "w:permEnd",
  "w:fldData",
  "w:sdtPr",
  "w:sdtEndPr",
  "w:customXmlPr",
  "w:smartTagPr",
  "w:rsid",
  "w:altChunk",
  "w:subDoc",
  "w:control",
  "w:objectEmbed",
  "w:objectLink",
  "w:movie",
  "o:OLEObject",
  "c:externalData",
  "c:printSettings",
]);
/** Ink, and films of the web, whatever the prefix of their namespace. */
const EMBEDDED = new Set(["contentPart", "webVideoPr"]);
const FOUND: Record<string, "comments" | "imported" | "embedded"> = {
  "w:commentReference": "comments",
  "w:altChunk": "imported",
  "w:subDoc": "imported",
  "w:control": "embedded",
  "w:objectEmbed": "embedded",
  "w:objectLink": "embedded",
  "o:OLEObject": "embedded",
};

/** Content controls and marks of data: their tags, lists and bindings would keep what is cut from the text. What they hold stays. */
const UNWRAPPED = new Set(["w:sdt", "w:sdtContent", "w:smartTag", "w:customXml"]);

/**
 * Takes away what is not seen on the pages, link by link and attribute by attribute: comments, content controls, embedded files, revision ids, XML
 * comments, references to parts that are left out.
 */
export const clean =
  (redaction: Redaction): Pass =>
  ({ root, asides }, edits) => {
    for (const { from, to } of asides) edits.replaceRange(from, to, "");
    const silenced = silencePhotos(root, redaction);
    const bookmarks = namedBookmarks(root, redaction);

    for (const element of allOf(root)) {
      const { name } = element;
      if (edits.isRemoved(element)) continue;
      if (REMOVED.has(name) || EMBEDDED.has(localName(name)) || bookmarks.has(element)) {
        const found = FOUND[name];
        if (found) redaction.tell(found);
        edits.remove(localName(name) === "contentPart" ? (around(element, "w:drawing") ?? element) : element);
        continue;
      }
      if (UNWRAPPED.has(name)) edits.unwrap(element);
      judgeLink(element, redaction, edits);
      judgeReferences(element, redaction, edits);
      cleanAttributes(element, silenced.has(element), redaction, edits);
    }
  };

/** Bookmarks whose name says what is withheld, with their ends. */
function namedBookmarks(root: SourceElement, { cutsIn }: Redaction): Set<SourceElement> {
  const named = new Set<SourceElement>();
  const ids = new Set<string | undefined>();
  for (const element of allOf(root)) {
    const isStart = element.name === "w:bookmarkStart" && cutsIn(element.attributes["w:name"] ?? "").length > 0;
    if (isStart) ids.add(element.attributes["w:id"]);
    if (isStart || (element.name === "w:bookmarkEnd" && ids.has(element.attributes["w:id"]))) named.add(element);
  }
  return named;
}

/** What holds runs and is nothing without them. */
const SHELLS = new Set(["w:r", "w:hyperlink", "w:fldSimple", "w:dir", "w:bdo"]);

/** Removes runs and links in which nothing is left. */
export function dropEmptied(root: SourceElement, edits: Edits): void {
  for (const child of elementsOf(root)) {
    if (edits.isRemoved(child)) continue;
    dropEmptied(child, edits);
    const content = SHELLS.has(child.name) ? elementsOf(child).filter(({ name }) => name !== "w:rPr") : [];
    if (content.length > 0 && content.every((one) => edits.isRemoved(one))) edits.remove(child);
  }
}
