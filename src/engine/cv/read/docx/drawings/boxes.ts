import { type Block, type FloatingBox, hasText, type Paragraph, type Section, type TextContent } from "../model.ts";
import {
  MAX_BOX_OVERLAP_POINTS,
  MAX_BOXES_OF_ROW,
  MAX_HEADING_BOX_OFFSET_POINTS,
  MAX_HEADING_BOX_START_RATIO,
  MAX_HEADING_CHARACTERS,
  MAX_ORDERED_BOXES,
  MAX_ROW_BOX_CHARACTERS,
  MIN_HEADING_BOXES,
} from "./thresholds.ts";

type Span = { from: number; to: number };
const horizontalSpan = (box: FloatingBox): Span => ({ from: box.x, to: box.x + box.width });

/** Text boxes of one flow from top to bottom. Boxes of one line that stand side by side are one row, like the cells of a table. */
export type BoxStack = FloatingBox[][];

/**
 * The text boxes of a page as flows in reading order, by repeated cuts (the X-Y cut of Nagy and Seth): columns apart are read one after the
 * other; where there is no free column between the boxes, the topmost band comes first. Many programs write each line or paragraph of a page
 * into a box of its own: boxes that stand below each other in one column are one flow.
 */
export const stackBoxes = (boxes: FloatingBox[]): BoxStack[] => cutIntoStacks(boxes).stacks;

/** `isBand`: the first stack is as wide as all that stands below it; a band above continues in it. */
type Cut = { stacks: BoxStack[]; isBand: boolean };

function cutIntoStacks(boxes: FloatingBox[]): Cut {
  if (boxes.length < 2) return { stacks: boxes.map((box) => [[box]]), isBand: true };
  if (boxes.length > MAX_ORDERED_BOXES) return byPosition(boxes);
  const columns = cut(boxes, horizontalSpan);
  if (columns.length > 1) return { stacks: columns.flatMap(stackBoxes), isBand: false };
  const [first, ...others] = cut(boxes, (box) => ({ from: box.y, to: box.y + box.height }));
  if (!first || others.length === 0) return byPosition(boxes);

  const above = isRow(first) ? { stacks: [[first.toSorted((one, other) => one.x - other.x)]], isBand: true } : cutIntoStacks(first);
  const below = cutIntoStacks(others.flat());
  const [band] = above.stacks;
  const [next, ...rest] = below.stacks;
  if (above.isBand && above.stacks.length === 1 && band && below.isBand && next)
    return { stacks: [[...band, ...next], ...rest], isBand: true };
  return { stacks: [...above.stacks, ...below.stacks], isBand: above.isBand && above.stacks.length === 1 };
}

/** Boxes whose frames overlap, from top to bottom: frames are often higher than their text. Those of one column are one stack. */
function byPosition(boxes: FloatingBox[]): Cut {
  const stacks: BoxStack[] = [];
  for (const box of boxes.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const above = stacks.at(-1)?.at(-1)?.[0];
    if (above && isBelow(above, box)) stacks.at(-1)?.push([box]);
    else stacks.push([[box]]);
  }
  return { stacks, isBand: stacks.length === 1 };
}

function isBelow(above: FloatingBox, box: FloatingBox): boolean {
  const shared = Math.min(above.x + above.width, box.x + box.width) - Math.max(above.x, box.x);
  return box.y - above.y >= MAX_BOX_OVERLAP_POINTS && shared * 2 >= Math.min(above.width, box.width);
}

/** "Engineer, Acme Ltd" in one box and "2018 - 2020" in another beside it. */
const isRow = (boxes: FloatingBox[]) =>
  boxes.length > 1 && boxes.length <= MAX_BOXES_OF_ROW && boxes.every(isOneLine) && cut(boxes, horizontalSpan).length === boxes.length;

function isOneLine({ blocks, watermark, offPage }: FloatingBox): boolean {
  const [only, ...others] = blocks.filter(hasText);
  if (!only || others.length > 0 || only.kind !== "paragraph" || only.boxes.length > 0 || watermark || offPage) return false;
  const text = textOf(only);
  return text.length <= MAX_ROW_BOX_CHARACTERS && !text.includes("\n");
}

const textOf = ({ content }: Paragraph) =>
  content
    .map((item) => (item.kind === "text" ? item.text : item.kind === "break" ? "\n" : " "))
    .join("")
    .trim();

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

/**
 * Boxes that hold the headings of the sections, by the paragraphs that they are anchored to: templates of WPS draw each heading as a bar with words in
 * it over the left of the text, and the section stands below in the text itself. At least two are drawn so, with text behind each.
 */
export function boxesOfHeadings(blocks: Block[], page: Section["page"]): Map<Block, FloatingBox> {
  const headings = new Map<Block, FloatingBox>();
  let open: [Paragraph, FloatingBox] | undefined;
  for (const block of blocks) {
    const heading = block.kind === "paragraph" ? headingBox(block, page) : undefined;
    if (heading) open = [block as Paragraph, heading];
    if (!open || !hasOwnText(block)) continue;
    headings.set(...open);
    open = undefined;
  }
  return headings.size >= MIN_HEADING_BOXES ? headings : new Map();
}

function headingBox({ boxes }: Paragraph, { width, left, right }: Section["page"]): FloatingBox | undefined {
  const [only, ...others] = boxes.filter((box) => box.blocks.some(hasText));
  if (!only || others.length > 0 || only.inline || !only.fromParagraph || !isOneLine(only)) return undefined;
  const text = textOf(only.blocks.find(hasText) as Paragraph);
  const isHeading = text.length <= MAX_HEADING_CHARACTERS && !/\d/.test(text);
  const isBeside =
    Math.abs(only.y) <= MAX_HEADING_BOX_OFFSET_POINTS && only.x < left + MAX_HEADING_BOX_START_RATIO * (width - left - right);
  return isHeading && isBeside ? only : undefined;
}

const hasOwnText = (block: Block) =>
  block.kind === "table" ? hasText(block) : block.content.some((item) => item.kind === "text" && item.text.trim() !== "");

/**
 * Paragraphs in frames of their own that stand beside the paragraph below them in the file, as older templates of Word set headings in the left margin and
 * dates at the right. At least two are set so.
 */
export function framesBesideText(blocks: Block[]): ReadonlySet<Block> {
  const beside = new Set<Block>();
  for (const [at, block] of [...blocks.entries()].reverse()) {
    const [above, below] = [blocks[at - 1], blocks[at + 1]];
    if (block.kind !== "paragraph" || !block.frame || block.frame.dropCap || below?.kind !== "paragraph") continue;
    const { key, box } = block.frame;
    // A heading in the margin may stand beside a job whose date stands beside it too.
    const isOverText = below.frame === undefined ? hasOwnText(below) : beside.has(below);
    const isAlone = [above, below].every((other) => other?.kind !== "paragraph" || other.frame?.key !== key);
    const isLevel = box.fromParagraph && Math.abs(box.y) <= MAX_HEADING_BOX_OFFSET_POINTS;
    if (isOverText && isAlone && isLevel && isOneLine({ ...box, blocks: [block] })) beside.add(block);
  }
  return beside.size >= MIN_HEADING_BOXES ? beside : new Set();
}

/** "Education" in the left margin heads what stands beside it; a date, or what stands at the right, is a cell of its first line. */
export const isMarginHeading = (paragraph: Paragraph, { left, right, width }: Section["page"]): boolean =>
  (paragraph.frame?.box.x ?? 0) < left + MAX_HEADING_BOX_START_RATIO * (width - left - right) && !/\d/.test(textOf(paragraph));

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
