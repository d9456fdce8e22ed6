import { onOff } from "../../../read/docx/attributes.ts";
import { isPersonalLabel } from "../../labels.ts";
import type { Edits } from "../source/edits.ts";
import { allOf, around, childNamed, elementsOf, type SourceElement } from "../source/source.ts";
import { isPageBreak } from "./paragraph-text.ts";

/** What a paragraph may hold beside its text, for which it stays: pictures, notes, fields, the end of a section. */
const HELD = new Set([
  "w:drawing",
  "w:pict",
  "w:object",
  "w:sectPr",
  "w:footnoteReference",
  "w:endnoteReference",
  "w:footnoteRef",
  "w:endnoteRef",
  "w:separator",
  "w:continuationSeparator",
  "w:fldChar",
  "w:fldSimple",
  "w:pgNum",
  "w:pageBreakBefore",
]);

const holdsMore = (paragraph: SourceElement, edits: Edits) =>
  [...allOf(paragraph)].some((element) => (HELD.has(element.name) || isPageBreak(element)) && !edits.isRemoved(element));

/** Marks of ranges that begin or end in a paragraph, and stay when it goes. */
const MARKS = new Set(["w:bookmarkStart", "w:bookmarkEnd"]);

/**
 * Removes paragraphs that have lost their text, so that no empty bullet remains. One stays where it is the only one of its cell, box or page, where a
 * table needs it behind it or another before it, and where it holds something else. Its bookmarks stay: links lead to them.
 */
export function dropParagraphs(emptied: ReadonlySet<SourceElement>, edits: Edits): void {
  for (const container of new Set([...emptied].map(({ parent }) => parent))) {
    if (!container || edits.isRemoved(container)) continue;
    const blocks = elementsOf(container).filter((block) => BLOCKS.has(block.name) && !edits.isRemoved(block));
    let before: SourceElement | undefined;
    let keepsRow = false;
    for (const [index, block] of blocks.entries()) {
      if (emptied.has(block) && canGo(before, blocks[index + 1]) && !holdsMore(block, edits)) {
        keepsRow ||= before === undefined && container.name === "w:tc" && keepsWithNext(block);
        drop(block, edits);
        continue;
      }
      if (keepsRow && before === undefined && block.name === "w:p" && !keepsWithNext(block)) keepWithNext(block, edits);
      before = block;
    }
  }
}

const canGo = (before: SourceElement | undefined, after: SourceElement | undefined) =>
  after ? !(before?.name === "w:tbl" && after.name === "w:tbl") : before?.name === "w:p";

function drop(paragraph: SourceElement, edits: Edits): void {
  const marks = [...allOf(paragraph)].filter((element) => MARKS.has(element.name) && !edits.isRemoved(element));
  edits.remove(paragraph);
  edits.insertBefore(paragraph, marks.map((mark) => edits.source(mark)).join(""));
}

// The first paragraph of a cell says for its row that it stays on one page with the next row. The row must go on saying so.

const keepsWithNext = (paragraph: SourceElement) => onOff(childNamed(childNamed(paragraph, "w:pPr"), "w:keepNext")) ?? false;

function keepWithNext(paragraph: SourceElement, edits: Edits): void {
  const format = childNamed(paragraph, "w:pPr");
  const style = childNamed(format, "w:pStyle");
  const old = childNamed(format, "w:keepNext");
  const prefix = paragraph.prefix === "" ? "" : `${paragraph.prefix}:`;
  const mark = `<${prefix}keepNext/>`;
  if (old) edits.replace(old, mark);
  else if (style) edits.insertAfter(style, mark);
  else if (format) edits.insertFirst(format, mark);
  else edits.insertFirst(paragraph, `<${prefix}pPr>${mark}</${prefix}pPr>`);
}

const BLOCKS = new Set(["w:p", "w:tbl", "mc:AlternateContent", "w:sdt", "w:customXml"]);

/**
 * Removes the rows of tables in which every text was cut, after the labels that stand in a cell before an emptied one. A row stays where it is the
 * only one, or where a cell reaches over several rows.
 */
export function dropRows(emptied: Set<SourceElement>, edits: Edits): void {
  const isBare = (element: SourceElement) => paragraphsIn(element).every((paragraph) => emptied.has(paragraph) || textOf(paragraph) === "");
  const rows = new Set([...emptied].map((paragraph) => around(paragraph, "w:tr")));
  const rowsLeft = new Map<SourceElement, number>();
  for (const row of rows) {
    if (row?.parent?.name !== "w:tbl" || edits.isRemoved(row)) continue;
    let label: SourceElement | undefined;
    for (const cell of elementsOf(row).filter(({ name }) => name === "w:tc")) {
      const isEmptied = isBare(cell) && paragraphsIn(cell).some((paragraph) => emptied.has(paragraph));
      if (isEmptied && label) for (const paragraph of paragraphsIn(label)) emptyParagraph(paragraph, emptied, edits);
      // An icon or white may stand between a label and its value.
      const text = textOf(cell);
      if (text !== "") label = isPersonalLabel(text) ? cell : undefined;
    }
    const others = rowsLeft.getOrInsertComputed(row.parent, rowCount) - 1;
    if (others === 0 || !isBare(row) || isHeld(row, edits) || spansRows(row)) continue;
    edits.remove(row);
    rowsLeft.set(row.parent, others);
  }
}

const rowCount = (table: SourceElement) => elementsOf(table).filter(({ name }) => name === "w:tr").length;

const isHeld = (row: SourceElement, edits: Edits) =>
  [...allOf(row)].some(({ name }) => MARKS.has(name)) || paragraphsIn(row).some((paragraph) => holdsMore(paragraph, edits));

const paragraphsIn = (element: SourceElement) => [...allOf(element)].filter(({ name }) => name === "w:p");

const textOf = (element: SourceElement): string =>
  [...allOf(element)]
    .map(({ name, children }) => (name === "w:t" ? children.join("") : name === "w:sym" ? "\ufffc" : ""))
    .join("")
    .trim();

function emptyParagraph(paragraph: SourceElement, emptied: Set<SourceElement>, edits: Edits): void {
  emptied.add(paragraph);
  for (const element of allOf(paragraph)) if (element.name === "w:t") edits.remove(element);
}

const spansRows = (row: SourceElement) => elementsOf(row).some((cell) => childNamed(childNamed(cell, "w:tcPr"), "w:vMerge") !== undefined);
