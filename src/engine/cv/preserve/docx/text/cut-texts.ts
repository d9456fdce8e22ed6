import { withoutCuts } from "../../trim-cuts.ts";
import type { Redaction } from "../redaction.ts";
import type { Edits, Pass } from "../source/edits.ts";
import { allOf, elementsOf, isElement, localName, type SourceElement } from "../source/source.ts";
import { cutParagraph } from "./cut-paragraph.ts";
import { dropParagraphs, dropRows } from "./emptied.ts";

/** Cuts what is withheld from all texts of a part, and takes away the paragraphs and rows that have lost theirs. */
export const cutTexts =
  (redaction: Redaction): Pass =>
  ({ root }, edits) => {
    const seen = new Set<SourceElement>();
    const emptied = new Set<SourceElement>();
    for (const paragraph of allOf(root)) {
      if (paragraph.name !== "w:p" && paragraph.name !== "a:p") continue;
      if (cutParagraph(paragraph, redaction, edits, seen) && paragraph.name === "w:p") emptied.add(paragraph);
    }
    for (const element of allOf(root)) if (!seen.has(element) && isTextOfItsOwn(element)) cutLoneText(element, redaction, edits);
    dropRows(emptied, edits);
    dropParagraphs(emptied, edits);
  };

/** Words outside of paragraphs: captions of charts, formulas, readings above characters. Lengths and amounts have no letters. */
function isTextOfItsOwn(element: SourceElement): boolean {
  const text = element.children.filter((node) => !isElement(node)).join("");
  if (text.trim() === "") return false;
  return /\p{L}/u.test(text) || isCaption(element);
}

/** A text in the cache of a chart may be figures alone: a telephone number. */
const isCaption = ({ name, parent }: SourceElement) =>
  localName(name) === "v" && /^(?:strCache|strLit|lvl|tx)$/.test(localName(parent?.parent?.name ?? "") || "");

function cutLoneText(element: SourceElement, { cutsIn, counted }: Redaction, edits: Edits): void {
  const text = element.children.filter((node) => !isElement(node)).join("");
  const cuts = cutsIn(text);
  if (cuts.length === 0) return;
  counted(cuts.length);
  const isMixed = elementsOf(element).length > 0;
  edits.setText(element, isMixed ? "" : withoutCuts(text, cuts));
}
