import { right, type Word } from "../../1-words/words.ts";
import {
  MAX_EDGE_DIFFERENCE,
  MAX_JUSTIFIED_DIFFERENCE,
  MAX_JUSTIFIED_GAP_EM,
  MIN_JUSTIFIED_GAPS,
  MIN_WIDTHS_APART_RATIO,
} from "../thresholds.ts";

/**
 * The words before which only a space stands, however wide: in the narrow lines of justified text the spaces are stretched alike, so that four words
 * may look like four cells. Cells that begin at equal distances have equal gaps too where their words are equally wide ("B2 C1 B2"), so
 * the words must differ in width. A comma may stretch its space a little more. A line above or below has the same edges.
 */
export function justifiedWords(row: readonly Word[], near: readonly (readonly Word[])[]): ReadonlySet<Word> {
  const justified = new Set<Word>();
  for (const words of evenlySpaced(row))
    if (words.length > MIN_JUSTIFIED_GAPS && differInWidth(words) && near.some((other) => hasEdgesOf(words, other)))
      for (const word of words.slice(1)) justified.add(word);
  return justified;
}

/** The words of a row in groups, each as long as the gaps in it are alike. The last word of a group may begin the next one. */
function evenlySpaced(row: readonly Word[]): Word[][] {
  const groups: Word[][] = [];
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const word of row) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const gap = last ? word.box.x - right(last) : 0;
    const [narrowest, widest] = [Math.min(least, gap), Math.max(most, gap)];
    if (group && last && areAlike(narrowest, widest, last.style.size)) {
      group.push(word);
      [least, most] = [narrowest, widest];
      continue;
    }
    const isAlike = last !== undefined && areAlike(gap, gap, last.style.size);
    groups.push(isAlike ? [last, word] : [word]);
    [least, most] = isAlike ? [gap, gap] : [Number.POSITIVE_INFINITY, 0];
  }
  return groups;
}

const areAlike = (narrowest: number, widest: number, size: number) =>
  narrowest > 0 && widest <= MAX_JUSTIFIED_GAP_EM * size && widest <= (1 + MAX_JUSTIFIED_DIFFERENCE) * narrowest;

/** One line of a justified paragraph begins and ends where the next one does. */
function hasEdgesOf(words: readonly Word[], other: readonly Word[]): boolean {
  const [left, end] = [(words[0] as Word).box.x, right(words.at(-1) as Word)];
  return (
    other.some(({ box }) => Math.abs(box.x - left) < MAX_EDGE_DIFFERENCE) &&
    other.some((word) => Math.abs(right(word) - end) < MAX_EDGE_DIFFERENCE)
  );
}

function differInWidth(words: readonly Word[]): boolean {
  const widths = words.map(({ box }) => box.width).toSorted((a, b) => a - b);
  return (widths.at(-1) as number) >= MIN_WIDTHS_APART_RATIO * (widths[0] as number);
}
