import type { WordPackage } from "../../../package/ooxml-package.ts";
import { child, childrenOf, type XmlElement } from "../../../package/xml.ts";
import { onOff } from "../attributes.ts";
import { paintsBehindText } from "../drawings/drawings.ts";
import { type DraftLine, textOfCells } from "../lines/flow.ts";
import type { Block, Section } from "../model.ts";
import { openStory, readStory } from "./story.ts";
import type { WordDocument } from "./story-context.ts";

/** Footers are read after the body: their text is not near the top of the document. */
type HeadersAndFooters = { headers: Block[][]; readFooters: () => Block[][] };

/**
 * Running headers and footers that Word shows, each part once: those of the first page only with a title page (`w:titlePg`), those of even pages
 * only where the file asks for them (`w:evenAndOddHeaders`).
 */
export function readHeadersAndFooters(
  file: WordPackage,
  document: WordDocument,
  sections: Section[],
  page: Section["page"],
): HeadersAndFooters {
  const relations = document.relationships(file.mainPart);
  const settingsPart = [...relations.values()].find((relation) => relation.type === "settings")?.target;
  const settings = settingsPart ? file.xml(settingsPart) : undefined;
  const hasEvenPages = onOff(child(settings, "w:evenAndOddHeaders")) ?? false;
  const seen = new Set<string>();

  const roots = (kind: "headers" | "footers") =>
    sections.flatMap((section) =>
      ["first", "default", "even"].flatMap((type) => {
        const isShown = type === "default" || (type === "first" ? section.hasTitlePage : hasEvenPages);
        const id = section[kind].find((reference) => reference.type === type)?.id;
        const part = isShown && id ? relations.get(id)?.target : undefined;
        if (!part || seen.has(part)) return [];
        seen.add(part);
        const root = file.xml(part);
        return root ? [{ part, root }] : [];
      }),
    );

  const headers = roots("headers");
  const footers = roots("footers");
  if ([...headers, ...footers].some(({ root }) => paintsBehindText(root))) document.hasPlainBackground = false;
  const read = ({ part, root }: { part: string; root: XmlElement }) => readStory(root, openStory(document, part, page));
  return { headers: headers.map(read), readFooters: () => footers.map(read) };
}

/** Footnotes and endnotes that the text refers to, in its order. */
export function readNotes(file: WordPackage, document: WordDocument, page: Section["page"]): Block[] {
  const relations = document.relationships(file.mainPart);
  return (["footnote", "endnote"] as const).flatMap((type) => {
    const wanted = document.notes.filter((note) => note.type === type).map((note) => note.id);
    const part = [...relations.values()].find((relation) => relation.type === `${type}s`)?.target;
    const root = wanted.length > 0 && part ? file.xml(part) : undefined;
    if (!root || !part) return [];
    const story = openStory(document, part, page);
    const byId = new Map(childrenOf(root, `w:${type}`).map((element) => [element.attributes["w:id"], element]));
    return [...new Set(wanted)].flatMap((id) => {
      const note = byId.get(id);
      return note ? readStory(note, story) : [];
    });
  });
}

/** The same line in the header of the first and of the other pages is content once. */
export function withoutRepeats(drafts: DraftLine[], document: WordDocument): DraftLine[] {
  const seen = new Set<string>();
  return drafts.filter((line) => {
    const text = textOfCells(line.cells);
    if (!seen.has(text)) {
      seen.add(text);
      return true;
    }
    document.setAside.push({ text, reason: "repeated" });
    return false;
  });
}
