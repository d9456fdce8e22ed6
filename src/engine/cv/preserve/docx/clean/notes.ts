import type { Parts, XmlPart } from "../package/parts.ts";
import { type Edits, rewrite } from "../source/edits.ts";
import { allOf, elementsOf, parseSource, type SourceElement } from "../source/source.ts";

/** Removes footnotes and endnotes that the text does not refer to any more: of deleted text, or left over by a program. */
export function dropUnusedNotes({ document, all }: Parts): void {
  const parts = all.filter((part): part is XmlPart => part.kind === "footnotes" || part.kind === "endnotes");
  if (parts.length === 0) return;
  const used = new Set<string>();
  for (const { name, attributes } of allOf(parseSource(document.text).root))
    if (REFERENCE.test(name)) used.add(`${name.replace("Reference", "")} ${attributes["w:id"]}`);
  for (const part of parts)
    part.text = rewrite(part.text, [
      ({ root }, edits) => {
        for (const note of elementsOf(root))
          if (isContent(note) && !used.has(`${note.name} ${note.attributes["w:id"]}`)) edits.remove(note);
      },
    ]);
}

const REFERENCE = /^w:(?:footnote|endnote)Reference$/;

/** The lines between text and notes have a type. */
const isContent = ({ name, attributes }: SourceElement) =>
  (name === "w:footnote" || name === "w:endnote") && (attributes["w:type"] ?? "normal") === "normal";

/** A cell or text box must have a paragraph (ISO 29500-1, 17.4.65): one from which all went gets an empty one. */
export function fillCells(root: SourceElement, edits: Edits): void {
  for (const container of allOf(root)) {
    if (container.name !== "w:tc" && container.name !== "w:txbxContent") continue;
    const blocks = elementsOf(container).filter(({ name }) => name !== "w:tcPr");
    if (blocks.some((block) => !edits.isRemoved(block) || block.name === "w:p")) continue;
    const prefix = container.prefix === "" ? "" : `${container.prefix}:`;
    edits.insertLast(container, `<${prefix}p/>`);
  }
}
