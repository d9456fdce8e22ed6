import type { Edits, Pass } from "../source/edits.ts";
import { allOf, around, childNamed, elementsOf, type SourceElement } from "../source/source.ts";

/** Markers that may stand between two paragraphs. */
const MARKERS = /^w:(?:bookmark|comment|perm|moveFrom|moveTo)(?:Range)?(?:Start|End)$|^w:proofErr$/;

/**
 * Joins paragraphs whose mark is deleted or moved away with the one after them, as Word does when a deletion is accepted (ISO 29500-1, 17.13.5.15):
 * the joined paragraph has the format of the last one.
 */
export const joinDeletedMarks =
  (tell: () => void): Pass =>
  ({ text, root }, edits) => {
    const joinChain = (chain: SourceElement[]) => {
      if (chain.length < 2) return;
      tell();
      join(chain, text, edits);
    };
    for (const container of allOf(root)) {
      let chain: SourceElement[] = [];
      for (const block of elementsOf(container)) {
        if (MARKERS.test(block.name)) continue;
        if (block.name === "w:p") chain.push(block);
        if (block.name === "w:p" && isMarkDeleted(block)) continue;
        joinChain(chain);
        chain = [];
      }
      joinChain(chain);
    }
  };

function isMarkDeleted(paragraph: SourceElement): boolean {
  const properties = childNamed(paragraph, "w:pPr");
  const mark = childNamed(properties, "w:rPr");
  const isDeleted = childNamed(mark, "w:del") ?? childNamed(mark, "w:moveFrom");
  return isDeleted !== undefined && childNamed(properties, "w:sectPr") === undefined;
}

function join(chain: SourceElement[], text: string, edits: Edits): void {
  const [first, last] = [chain[0] as SourceElement, chain.at(-1) as SourceElement];
  const format = childNamed(last, "w:pPr");
  edits.replace(childNamed(first, "w:pPr") as SourceElement, format ? text.slice(format.start, format.end) : "");
  for (const paragraph of chain.slice(0, -1)) edits.replaceRange(paragraph.innerEnd, paragraph.end, "");
  for (const paragraph of chain.slice(1)) {
    const isEmptyTag = paragraph.innerStart === paragraph.end;
    const tag = text.slice(first.innerEnd, first.end);
    if (isEmptyTag) edits.replaceRange(paragraph.start, paragraph.end, paragraph === last ? tag : "");
    else edits.replaceRange(paragraph.start, childNamed(paragraph, "w:pPr")?.end ?? paragraph.innerStart, "");
  }
}

/** Earlier formatting, and the ends of changed ranges. */
const EARLIER =
  /^w:(?:pPrChange|rPrChange|sectPrChange|tblPrChange|tblPrExChange|tblGridChange|tcPrChange|trPrChange|numberingChange|cellIns|cellMerge|(?:moveFrom|moveTo)Range(?:Start|End)|customXml(?:Ins|Del|MoveFrom|MoveTo)Range(?:Start|End))$/;

const INSERTED = new Set(["w:ins", "w:moveTo"]);
const DELETED = new Set(["w:del", "w:moveFrom"]);
/** In properties these say that the mark of a paragraph or a row was inserted or deleted. */
const PROPERTIES = new Set(["w:rPr", "w:trPr", "w:numPr"]);

/** Accepts all changes: what was inserted stays, what was deleted goes, and nobody can tell who did it when. */
export const acceptRevisions =
  (tell: () => void): Pass =>
  ({ root }, edits) => {
    const look = (element: SourceElement): void => {
      for (const child of elementsOf(element)) if (!accept(child, edits, tell)) look(child);
    };
    look(root);
  };

/** True when nothing is left to look at in the element. */
function accept(element: SourceElement, edits: Edits, tell: () => void): boolean {
  const { name, parent } = element;
  const isProperty = parent !== undefined && PROPERTIES.has(parent.name);
  if (EARLIER.test(name) || DELETED.has(name) || (INSERTED.has(name) && isProperty)) {
    tell();
    if (name === "w:del" && parent?.name === "w:trPr") edits.remove(rowOf(element));
    else edits.remove(element);
    return true;
  }
  if (INSERTED.has(name)) {
    tell();
    edits.unwrap(element);
  }
  if (name === "w:cellDel") {
    // The columns of a table must still add up: the cell stays, and what it holds goes.
    tell();
    edits.remove(element);
    emptyCell(around(element, "w:tc"), edits);
    return true;
  }
  return false;
}

/** The row, or its table where it is the only one. */
function rowOf(mark: SourceElement): SourceElement {
  const row = around(mark, "w:tr") as SourceElement;
  const table = row.parent;
  const others = table && elementsOf(table).some((one) => one.name === "w:tr" && one !== row && !isDeletedRow(one));
  return others || table?.name !== "w:tbl" ? row : table;
}

const isDeletedRow = (row: SourceElement) => childNamed(childNamed(row, "w:trPr"), "w:del") !== undefined;

function emptyCell(cell: SourceElement | undefined, edits: Edits): void {
  const blocks = cell ? elementsOf(cell).filter(({ name }) => name !== "w:tcPr") : [];
  for (const block of blocks) {
    const isLast = block === blocks.at(-1) && block.name === "w:p";
    if (!isLast) edits.remove(block);
    else for (const content of elementsOf(block)) if (content.name !== "w:pPr") edits.remove(content);
  }
}
