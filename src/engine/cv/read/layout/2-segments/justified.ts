import { right, type Word } from "../1-words/words.ts";
import {
  MAX_EDGE_DIFFERENCE,
  MAX_JUSTIFIED_DIFFERENCE,
  MAX_JUSTIFIED_GAP_EM,
  MIN_JUSTIFIED_GAPS,
  MIN_WIDTHS_APART_RATIO,
} from "./thresholds.ts";

/**
 * The words before which only a space stands, however wide: in the narrow lines of justified text the spaces are stretched alike, so that four words
 * may look like four cells. Cells that begin at equal distances have equal gaps too where their words are equally wide ("B2 C1 B2"), so
 * the words must differ in width. A comma may stretch its space a little more. A line above or below has the same edges.
 */
export function justifiedWords(row: readonly Word[], near: readonly (readonly Word[])[]): ReadonlySet<Word> {
  const justified = new Set<Word>();
  let from = 0;
  for (let at = 1; at <= row.length; at++) {
    const gaps = gapsIn(row.slice(from, at + 1));
    if (at < row.length && areAlike(gaps, (row[from] as Word).style.size)) continue;
    const words = row.slice(from, at);
    if (words.length > MIN_JUSTIFIED_GAPS && differInWidth(words) && near.some((other) => hasEdgesOf(words, other)))
      for (const word of words.slice(1)) justified.add(word);
    from = at - 1 > from ? at - 1 : at;
  }
  return justified;
}

const gapsIn = (words: readonly Word[]) => words.slice(1).map((word, at) => word.box.x - right(words[at] as Word));

const areAlike = (gaps: readonly number[], size: number) =>
  Math.min(...gaps) > 0 &&
  Math.max(...gaps) <= MAX_JUSTIFIED_GAP_EM * size &&
  Math.max(...gaps) <= (1 + MAX_JUSTIFIED_DIFFERENCE) * Math.min(...gaps);

/** One line of a justified paragraph begins and ends where the next one does. */
function hasEdgesOf(words: readonly Word[], other: readonly Word[]): boolean {
  const [left, end] = [(words[0] as Word).box.x, right(words.at(-1) as Word)];
  return (
    other.some(({ box }) => Math.abs(box.x - left) < MAX_EDGE_DIFFERENCE) &&
    other.some((word) => Math.abs(right(word) - end) < MAX_EDGE_DIFFERENCE)
  );
}

function differInWidth(words: readonly Word[]): boolean {
  const widths = words.map(({ box }) => box.width);
  return Math.max(...widths) >= MIN_WIDTHS_APART_RATIO * Math.min(...widths);
}
