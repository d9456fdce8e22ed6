import type { Block, FloatingBox, Paragraph, TextContent } from "../model.ts";
import { MAX_BOX_OVERLAP_POINTS, MAX_HEADING_CHARACTERS, MAX_ORDERED_BOXES } from "./thresholds.ts";

type Span = { from: number; to: number };

/**
 * Reading order of boxes by repeated cuts (the X-Y cut of Nagy and Seth): columns apart are read one after the other, and where there is no free
 * column between them, the topmost band comes first.
 */
export function orderBoxes(boxes: FloatingBox[]): FloatingBox[] {
  if (boxes.length < 2) return boxes;
  if (boxes.length > MAX_ORDERED_BOXES) return byPosition(boxes);
  const columns = cut(boxes, (box) => ({ from: box.x, to: box.x + box.width }));
  if (columns.length > 1) return columns.flatMap(orderBoxes);
  const bands = cut(boxes, (box) => ({ from: box.y, to: box.y + box.height }));
  if (bands.length > 1) return [...orderBoxes(bands[0] as FloatingBox[]), ...orderBoxes(bands.slice(1).flat())];
  return byPosition(boxes);
}

const byPosition = (boxes: FloatingBox[]) => boxes.toSorted((one, other) => one.y - other.y || one.x - other.x);

function cut(boxes: FloatingBox[], spanOf: (box: FloatingBox) => Span): FloatingBox[][] {
  const sorted = boxes.toSorted((one, other) => spanOf(one).from - spanOf(other).from);
  const groups: FloatingBox[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const box of sorted) {
    const span = spanOf(box);
    if (groups.length === 0 || span.from >= end - MAX_BOX_OVERLAP_POINTS) groups.push([box]);
    else (groups.at(-1) as FloatingBox[]).push(box);
    end = Math.max(end, span.to);
  }
  return groups;
}

/** Where a section may begin, so that a box beside the text does not divide one. Declared headings decide when the file has any. */
export function isHeadingLike(paragraph: Paragraph, hasDeclaredHeadings: boolean): boolean {
  if (hasDeclaredHeadings) return paragraph.heading !== undefined;
  const texts = paragraph.content.filter((item): item is TextContent => item.kind === "text" && item.text.trim() !== "");
  const text = texts
    .map((item) => item.text)
    .join("")
    .trim();
  if (paragraph.bullet || text.length > MAX_HEADING_CHARACTERS || /\d/.test(text) || text === "") return false;
  const isMarked = paragraph.shaded || paragraph.borders?.bottom || paragraph.borders?.top || text === text.toUpperCase();
  return Boolean(isMarked) || (texts.every((item) => item.style.bold) && paragraph.before > 0);
}

export const declaresHeadings = (blocks: Block[]): boolean =>
  blocks.some((block) =>
    block.kind === "table"
      ? block.rows.some((row) => row.cells.some((cell) => declaresHeadings(cell.blocks)))
      : (block.heading !== undefined && block.heading > 0 && block.content.length > 0) ||
        block.boxes.some((box) => declaresHeadings(box.blocks)),
  );

export const countCharacters = (blocks: Block[]): number =>
  blocks.reduce((total, block) => {
    if (block.kind === "table")
      return total + block.rows.reduce((sum, row) => sum + row.cells.reduce((inner, cell) => inner + countCharacters(cell.blocks), 0), 0);
    const own = block.content.reduce((sum, item) => sum + (item.kind === "text" ? item.text.length : 0), 0);
    return total + own + block.boxes.reduce((sum, box) => sum + countCharacters(box.blocks), 0);
  }, 0);
