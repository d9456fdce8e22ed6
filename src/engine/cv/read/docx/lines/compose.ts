import { isHeadingLike, orderBoxes } from "../drawings/boxes.ts";
import type { Block, FloatingBox, Paragraph } from "../model.ts";
import { tableLines } from "../tables/tables.ts";
import { type DraftLine, newFlow, type Scope, textOfCells } from "./flow.ts";
import { type Neighbours, paragraphLines } from "./lines.ts";

/** Cuts blocks into lines, in reading order: boxes at their anchors, tables by what they are for. */
export function composeLines(blocks: Block[], scope: Scope): DraftLine[] {
  const lines: DraftLine[] = [];
  const waiting: FloatingBox[] = [];
  let y = scope.page.top;
  let page = 0;
  const placeBoxes = (boxes: FloatingBox[]) => {
    const pages = new Set(boxes.map((box) => box.page));
    for (const each of pages) for (const box of orderBoxes(boxes.filter((box) => box.page === each))) lines.push(...boxLines(box, scope));
  };

  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] as Block;
    if (block.kind === "table") {
      placeBoxes(waiting.splice(0));
      lines.push(...tableLines(block, scope));
      continue;
    }
    if (block.newPages > 0) {
      page += block.newPages;
      y = scope.page.top;
    }
    if (block.frame && !block.frame.dropCap) {
      const framed = paragraphsOfFrame(blocks, at);
      waiting.push({ ...block.frame.box, page, y: block.frame.box.y + (block.frame.box.fromParagraph ? y : 0), blocks: framed });
      at += framed.length - 1;
      continue;
    }

    const own = paragraphLines(block, scope, neighbours(blocks, at));
    const instead = own.length === 0 ? boxInstead(block) : undefined;
    if (instead) {
      placeBoxes(waiting.splice(0));
      lines.push(...scope.compose(instead.blocks, scope));
      continue;
    }
    for (const box of block.boxes) waiting.push({ ...box, page, y: box.fromParagraph ? y + box.y : box.y });
    if (own.length > 0) {
      const isBoundary = !scope.flow.started || isHeadingLike(block, scope.hasDeclaredHeadings);
      const atStart = lines.length === 0;
      if (atStart) placeBoxes(takeAbove(waiting, y + block.markSize));
      else if (isBoundary) placeBoxes(waiting.splice(0));
      else placeBoxes(takeInline(waiting));
    }
    lines.push(...own);
    y += block.before + block.after + Math.max(1, own.length) * block.markSize * 1.2;
  }

  placeBoxes(waiting);
  return lines;
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

/** A box that stands alone in the line of text, such as a coloured bar with a heading in it, reads like the paragraph that it stands for. */
function boxInstead({ boxes }: Paragraph): FloatingBox | undefined {
  const [only, ...others] = boxes;
  return only?.inline && others.length === 0 && !only.watermark && !only.offPage ? only : undefined;
}

function boxLines(box: FloatingBox, scope: Scope): DraftLine[] {
  const isBody = scope.place === "body" || scope.place === "sidebar";
  const lines = scope.compose(box.blocks, { ...scope, flow: newFlow(), place: isBody ? "textbox" : scope.place });
  if (!box.watermark && !box.offPage) return lines;
  const text = lines.map((line) => textOfCells(line.cells)).join("\n");
  if (text !== "") scope.setAside.push(box.watermark ? { text, reason: "watermark" } : { text, reason: "hidden", detail: "off the page" });
  return [];
}

function neighbours(blocks: Block[], at: number): Neighbours {
  const paragraph = (block: Block | undefined) => (block?.kind === "paragraph" ? block : undefined);
  return { previous: paragraph(blocks[at - 1]), next: paragraph(blocks[at + 1]) };
}
