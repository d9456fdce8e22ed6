import { hyperlinkTarget, keywordOf } from "../../../read/docx/body/fields.ts";
import type { Redaction } from "../redaction.ts";
import type { Edits, Pass } from "../source/edits.ts";
import { elementsOf, type SourceElement } from "../source/source.ts";
import { isKeptLink } from "./links.ts";

/**
 * Fields that stay fields (ISO 29500-1, 17.16.5): numbers of pages and lists, links within the text, forms. All others become the text that they
 * show: they ask the properties of the document, other files or a macro, or hold data ("ADDIN").
 */
const KEPT = new Set(
  `PAGE NUMPAGES SECTION SECTIONPAGES PAGEREF REF NOTEREF HYPERLINK TOC STYLEREF SEQ LISTNUM AUTONUM AUTONUMLGL AUTONUMOUT SYMBOL EQ ADVANCE
  FORMTEXT FORMCHECKBOX FORMDROPDOWN DATE TIME`.split(/\s+/),
);

/** `inCode`: all that stands in its code, with whole fields; `instructions` are its own. */
type OpenField = {
  code: string;
  isNested: boolean;
  begin: SourceElement;
  instructions: SourceElement[];
  inCode: SourceElement[];
  separate?: SourceElement;
};

/** The open fields of a text, the innermost last. `coding` is the outermost whose code goes on: what stands there goes with it. */
type Story = { open: OpenField[]; coding?: OpenField };

/** Texts with fields of their own: those around them do not reach in. */
const STORIES = new Set(["w:txbxContent", "w:footnote", "w:endnote"]);
const CODE = new Set(["w:fldSimple", "w:instrText", "w:fldChar"]);
/** What may stand in the code of a field as a result of another. */
const SHOWN = new Set(["w:t", "w:tab", "w:br", "w:cr", "w:sym", "w:noBreakHyphen", "w:softHyphen"]);

/** Turns fields into the text that they show, where their instruction may not stay. */
export const unlinkFields =
  (redaction: Redaction): Pass =>
  ({ root }, edits) => {
    const readStory = (element: SourceElement) => {
      const story: Story = { open: [] };
      look(element, story);
      // Word shows what stands behind a field that is never closed.
      for (const { begin, separate, instructions } of story.open)
        for (const part of [begin, separate, ...instructions]) if (part) edits.remove(part);
    };

    const look = (element: SourceElement, story: Story): void => {
      for (const child of elementsOf(element)) {
        if (STORIES.has(child.name)) readStory(child);
        else {
          readNode(child, story);
          look(child, story);
        }
      }
    };

    const readNode = (node: SourceElement, story: Story): void => {
      const { coding, open } = story;
      if (CODE.has(node.name) || SHOWN.has(node.name)) coding?.inCode.push(node);
      if (node.name === "w:fldSimple") {
        if (coding) coding.isNested = true;
        if (!isKept(node.attributes["w:instr"] ?? "", redaction)) edits.unwrap(node);
      } else if (node.name === "w:instrText") readCode(node, open.at(-1));
      else if (node.name === "w:fldChar") moveField(node, story);
    };

    const readCode = (node: SourceElement, field: OpenField | undefined): void => {
      if (!field || field.separate) edits.remove(node);
      else {
        field.code += node.children.join("");
        field.instructions.push(node);
      }
    };

    const moveField = (node: SourceElement, story: Story): void => {
      const type = node.attributes["w:fldCharType"];
      const field = story.open.at(-1);
      if (type === "begin") {
        const begun: OpenField = { code: "", isNested: false, begin: node, instructions: [], inCode: [] };
        if (story.coding) story.coding.isNested = true;
        story.coding ??= begun;
        story.open.push(begun);
        return;
      }
      if (!field || (type === "separate" && field.separate)) {
        edits.remove(node);
        return;
      }
      if (story.coding === field) story.coding = undefined;
      if (type === "separate") field.separate = node;
      else {
        story.open.pop();
        if (field.isNested || !isKept(field.code, redaction)) unlink(field, node, edits);
      }
    };

    readStory(root);
  };

function unlink({ begin, separate, inCode }: OpenField, end: SourceElement, edits: Edits): void {
  for (const part of [begin, separate, end, ...inCode]) if (part) edits.remove(part);
}

function isKept(code: string, redaction: Redaction): boolean {
  if (!KEPT.has(keywordOf(code)) || redaction.cutsIn(code).length > 0) return false;
  const target = hyperlinkTarget(code);
  return target === undefined || isKeptLink(target, redaction);
}
