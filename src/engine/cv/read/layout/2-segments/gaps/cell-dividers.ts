import type { Rule } from "../../1-words/content.ts";
import { isOver } from "../../1-words/is-over.ts";
import { right, type Word } from "../../1-words/words.ts";
import {
  MAX_DIVIDER_THICKNESS,
  MAX_TAG_HEIGHT,
  MAX_TAG_WIDTH,
  MIN_DIVIDED_GAP,
  MIN_DIVIDER_HEIGHT,
  MIN_TAG_HEIGHT,
  MIN_TAG_WIDTH,
} from "../thresholds.ts";

/** Tests whether two words of a row stand in different cells: a vertical line is drawn between them, or one of them stands in a small filled box (a tag). */
export function cellDividers(rules: Rule[]): (left: Word, after: Word) => boolean {
  const vertical = rules.filter(({ box }) => box.width < MAX_DIVIDER_THICKNESS && box.height > MIN_DIVIDER_HEIGHT);
  const tags = rules.filter(
    ({ box }) => box.height > MIN_TAG_HEIGHT && box.height < MAX_TAG_HEIGHT && box.width > MIN_TAG_WIDTH && box.width < MAX_TAG_WIDTH,
  );
  if (vertical.length + tags.length === 0) return () => false;
  return (left, after) => {
    const from = right(left) - 1;
    const to = after.box.x + 1;
    if (to - from < MIN_DIVIDED_GAP) return false;
    const y = after.box.y + after.box.height / 2;
    const isLineBetween = vertical.some(({ box }) => box.x > from && box.x < to && box.y < y && box.y + box.height > y);
    return isLineBetween || tags.some(({ box }) => isOver(box, left) !== isOver(box, after));
  };
}
