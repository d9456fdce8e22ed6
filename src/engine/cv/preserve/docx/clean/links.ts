import { safeLink } from "../../../read/docx/body/fields.ts";
import type { Redaction } from "../redaction.ts";
import type { Edits } from "../source/edits.ts";
import { localName, type SourceElement } from "../source/source.ts";

/** Links of the web, mail and telephone stay, unless they say who the candidate is. A link to a file names folders, and those people. */
export const isKeptLink = (target: string, { isWithheldLink, cutsIn }: Redaction): boolean =>
  safeLink(target) !== undefined && !isWithheldLink(target) && cutsIn(target).length === 0;

const CLICKS = new Set(["hlinkClick", "hlinkHover", "hlinkMouseOver"]);

/** Links of text (`w:hyperlink`), of drawings (`a:hlinkClick`) and of VML shapes (`href`). */
export function judgeLink(element: SourceElement, redaction: Redaction, edits: Edits): void {
  const { name, attributes } = element;
  if (name === "w:hyperlink") {
    if (!isKeptReference(attributes["r:id"], redaction) || redaction.cutsIn(attributes["w:anchor"] ?? "").length > 0) edits.unwrap(element);
    return;
  }
  if (CLICKS.has(localName(name)) && (attributes["r:id"] || attributes.action) && !isKeptReference(attributes["r:id"] ?? "", redaction))
    edits.remove(element);
  if (!name.startsWith("v:")) return;
  for (const attribute of ["href", "o:href"]) {
    const target = attributes[attribute];
    if (target !== undefined && !isKeptLink(target, redaction)) edits.setAttribute(element, attribute, undefined);
  }
}

/** A link without an id leads to a place in the document. */
function isKeptReference(id: string | undefined, redaction: Redaction): boolean {
  if (id === undefined) return true;
  const relation = redaction.part.relations.get(id);
  return relation?.address !== undefined && isKeptLink(relation.address, redaction);
}
