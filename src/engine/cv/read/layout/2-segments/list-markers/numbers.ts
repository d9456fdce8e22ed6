import type { Word } from "../../1-words/words.ts";
import type { Segment } from "../segment.ts";
import { MAX_ITEM_STEP_EM, MAX_OUTDENT_EM } from "../thresholds.ts";
import { leftEdge, toSegment } from "../to-segment.ts";

const NUMBER = /^(\d{1,2})[.)]$/u;

/**
 * "1. Stocktaking" over "2. Invoices": items that count on from one are a list, though their numbers stand no farther from the text than a word does, as in a
 * web page. Their texts begin at one edge, and nothing between two items begins to the left of it, as the text under a numbered heading does.
 */
export function withCountedItems(segments: Segment[]): Segment[] {
  const items = segments.flatMap((segment, at) => toItem(segment, at) ?? []);
  const counted = new Set<Item>();
  for (const [index, item] of items.entries()) {
    if (item.number !== 1) continue;
    const list = [item];
    for (const other of items.slice(index + 1)) if (goesOn(list.at(-1) as Item, other, segments)) list.push(other);
    if (list.length > 1) for (const one of list) counted.add(one);
  }
  if (counted.size === 0) return segments;
  const listed = new Map([...counted].map((item) => [item.segment, item]));
  return segments.map((segment) => (listed.has(segment) ? withoutNumber(segment) : segment));
}

type Item = { segment: Segment; at: number; number: number; textStart: number };

function toItem(segment: Segment, at: number): Item | undefined {
  const [first, second] = segment.words;
  const number = NUMBER.exec(first?.text ?? "")?.[1];
  return number && second && !segment.bullet && !segment.bold
    ? { segment, at, number: Number(number), textStart: second.box.x }
    : undefined;
}

function goesOn(last: Item, item: Item, segments: Segment[]): boolean {
  const { segment, textStart } = last;
  const isNext =
    item.number === last.number + 1 &&
    item.segment.styleKey === segment.styleKey &&
    Math.abs(item.textStart - textStart) < 1 &&
    item.segment.baseline > segment.baseline &&
    item.segment.baseline - segment.baseline < MAX_ITEM_STEP_EM * segment.size;
  const stands = (other: Segment) => leftEdge(other) > segment.x - MAX_OUTDENT_EM * segment.size && leftEdge(other) < textStart - 1;
  return isNext && !segments.slice(last.at + 1, item.at).some(stands);
}

function withoutNumber(segment: Segment): Segment {
  const [first, ...words] = segment.words as [Word, ...Word[]];
  return { ...toSegment(words, segment.icon), bullet: { glyph: first.text, x: first.box.x } };
}
