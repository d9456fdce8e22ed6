import { type BoxStack, boxesOfHeadings, framesBesideText, isHeadingLike, isMarginHeading, stackBoxes } from "../drawings/boxes.ts";
import { MAX_BOX_OVERLAP_POINTS } from "../drawings/thresholds.ts";
import type { Block, FloatingBox, Paragraph } from "../model.ts";
import { joinFirstLines } from "../tables/cells.ts";
import { continueAfter } from "../tables/grid.ts";
import { tableLines } from "../tables/tables.ts";
import { type DraftLine, gapInto, newFlow, round, type Scope, textOfCells } from "./flow.ts";
import { type Neighbours, paragraphLines } from "./lines.ts";
import { LINE_HEIGHT_EM, MAX_BOX_GAP_LINES } from "./thresholds.ts";

/** Makes lines of blocks, in reading order: text boxes at their anchors, tables by what they are for. */
export function composeLines(blocks: Block[], scope: Scope): DraftLine[] {
  const lines: DraftLine[] = [];
  const pending: FloatingBox[] = [];
  const titles = boxesOfHeadings(blocks, scope.page);
  const margins = framesBesideText(blocks);
  let y = scope.page.top;
  let page = 0;
  const placeBoxes = (boxes: FloatingBox[]) => {
    const pages = new Set(boxes.map((box) => box.page));
    for (const each of pages)
      for (const stack of stackBoxes(boxes.filter((box) => box.page === each))) lines.push(...stackLines(stack, scope));
  };
  /** Blocks of a box or a frame that are read as paragraphs where they stand. */
  const placeInText = (own: Block[]) => {
    placeBoxes(pending.splice(0));
    lines.push(...scope.compose(own, scope));
  };

  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] as Block;
    if (block.kind === "table") {
      placeBoxes(pending.splice(0));
      lines.push(...tableLines(block, scope));
      continue;
    }
    if (block.newPages > 0) {
      page += block.newPages;
      y = scope.page.top;
    }
    if (margins.has(block)) {
      if (isMarginHeading(block, scope.page)) placeInText([{ ...block, frame: undefined }]);
      continue;
    }
    if (block.frame && !block.frame.dropCap) {
      const framed = paragraphsOfFrame(blocks, at);
      pending.push({ ...block.frame.box, page, y: block.frame.box.y + (block.frame.box.fromParagraph ? y : 0), blocks: framed });
      at += framed.length - 1;
      continue;
    }

    const ownLines = withMarginCells(paragraphLines(block, scope, neighbours(blocks, at)), marginCells(blocks, at, margins, scope));
    const inlineBox = ownLines.length === 0 ? soleInlineBox(block) : undefined;
    if (inlineBox) {
      placeInText(inlineBox.blocks);
      continue;
    }
    const title = titles.get(block);
    for (const box of block.boxes) if (box !== title) pending.push({ ...box, page, y: box.fromParagraph ? y + box.y : box.y });
    if (title && title.y < block.markSize) placeInText(title.blocks);
    if (ownLines.length > 0) {
      const isBoundary = !scope.flow.started || isHeadingLike(block, scope.hasDeclaredHeadings);
      const atStart = lines.length === 0;
      if (atStart) placeBoxes(takeAbove(pending, y + block.markSize));
      else if (isBoundary) placeBoxes(pending.splice(0));
      else placeBoxes(takeInline(pending));
    }
    lines.push(...ownLines);
    if (title && title.y >= block.markSize) placeInText(title.blocks);
    y += block.before + block.after + Math.max(1, ownLines.length) * block.markSize * LINE_HEIGHT_EM;
  }

  placeBoxes(pending);
  return lines;
}

/** The dates in frames that stand beside a paragraph. */
function marginCells(blocks: Block[], at: number, margins: ReadonlySet<Block>, scope: Scope): DraftLine[] {
  let from = at;
  while (margins.has(blocks[from - 1] as Block)) from -= 1;
  return blocks.slice(from, at).flatMap((block) => {
    if (block.kind !== "paragraph" || isMarginHeading(block, scope.page)) return [];
    const x = (block.frame?.box.x ?? 0) - scope.page.left;
    const lines = scope.compose([{ ...block, frame: undefined }], { ...scope, flow: newFlow() });
    return lines.map((line) => ({ ...line, cells: line.cells.map((cell) => ({ ...cell, x: round(cell.x + x) })) }));
  });
}

/** They are cells of its first line. */
function withMarginCells([first, ...others]: DraftLine[], beside: DraftLine[]): DraftLine[] {
  if (!first) return [];
  const cells = [...first.cells, ...beside.flatMap((line) => line.cells)].toSorted((one, other) => one.x - other.x);
  const physicalLines = [first, ...beside].flatMap((line) => line.physicalLines);
  return [beside.length > 0 ? { ...first, cells, physicalLines } : first, ...others];
}

function paragraphsOfFrame(blocks: Block[], at: number): Paragraph[] {
  const framed: Paragraph[] = [];
  const key = (blocks[at] as Paragraph).frame?.key;
  for (let next = at; next < blocks.length; next++) {
    const block = blocks[next] as Block;
    if (block.kind !== "paragraph" || block.frame?.key !== key) break;
    framed.push({ ...block, frame: undefined });
  }
  return framed;
}

const takeAbove = (boxes: FloatingBox[], y: number): FloatingBox[] => take(boxes, (box) => box.y <= y || box.inline);
const takeInline = (boxes: FloatingBox[]): FloatingBox[] => take(boxes, (box) => box.inline);

function take<T>(from: T[], wanted: (item: T) => boolean): T[] {
  const taken = from.filter(wanted);
  const rest = from.filter((item) => !wanted(item));
  from.splice(0, from.length, ...rest);
  return taken;
}

/** The only inline text box of a paragraph without text, such as a coloured bar with a heading in it: it is read like a paragraph. */
function soleInlineBox({ boxes }: Paragraph): FloatingBox | undefined {
  const [only, ...others] = boxes;
  return only?.inline && others.length === 0 && !only.watermark && !only.offPage ? only : undefined;
}

/** The lines of text boxes that stand below each other: one flow, with the space between the boxes as gaps. */
function stackLines(stack: BoxStack, scope: Scope): DraftLine[] {
  const flow = newFlow();
  const left = Math.min(...stack.flat().map((box) => box.x));
  let bottom = Number.POSITIVE_INFINITY;
  return stack.flatMap((row) => {
    const top = Math.min(...row.map((box) => box.y));
    const size = flow.last?.style.size ?? 0;
    if (flow.started) {
      flow.after = 0;
      flow.blanks = round(Math.min(MAX_BOX_GAP_LINES, Math.max(0, top - bottom) / (size * LINE_HEIGHT_EM)));
    }
    bottom = Math.max(...row.map((box) => box.y + box.height));
    const [only] = row;
    return row.length === 1 && only
      ? boxLines(only, { ...scope, flow }, only.x - left)
      : [rowOfBoxes(row, left, { ...scope, flow })].flat();
  });
}

/** One line of the only lines of text boxes side by side. */
function rowOfBoxes(row: FloatingBox[], left: number, scope: Scope): DraftLine[] {
  const cells = row.map((box) => ({
    x: box.x - left,
    width: box.width,
    flow: scope.flow,
    lines: boxLines(box, { ...scope, flow: newFlow() }, 0),
  }));
  const filled = cells.filter(({ lines }) => lines.length > 0);
  if (filled.length === 0) return [];
  const [line, ...others] = joinFirstLines(filled) as [DraftLine, ...DraftLine[]];
  line.gap = gapInto(scope.flow, line);
  for (const each of [line, ...others]) each.flow = scope.flow;
  continueAfter(scope.flow, newFlow(), [line, ...others]);
  return [line, ...others];
}

function boxLines(box: FloatingBox, scope: Scope, indent: number): DraftLine[] {
  const isBody = scope.place === "body" || scope.place === "sidebar";
  const isShown = !box.watermark && !box.offPage;
  const flow = isShown ? scope.flow : newFlow();
  const lines = scope.compose(box.blocks, { ...scope, flow, place: isBody ? "textbox" : scope.place });
  if (isShown) return indent > MAX_BOX_OVERLAP_POINTS ? lines.map((line) => (line.flow === flow ? indented(line, indent) : line)) : lines;
  const text = lines.map((line) => textOfCells(line.cells)).join("\n");
  if (text !== "") scope.setAside.push(box.watermark ? { text, reason: "watermark" } : { text, reason: "hidden", detail: "off the page" });
  return [];
}

function indented(line: DraftLine, by: number): DraftLine {
  line.indent = round(line.indent + by);
  line.cells = line.cells.map((cell) => ({ ...cell, x: round(cell.x + by) }));
  return line;
}

function neighbours(blocks: Block[], at: number): Neighbours {
  const paragraph = (block: Block | undefined) => (block?.kind === "paragraph" ? block : undefined);
  return { previous: paragraph(blocks[at - 1]), next: paragraph(blocks[at + 1]) };
}
