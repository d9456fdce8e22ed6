import { collapsed } from "../1-words/text.ts";
import { bottom, right, type Word } from "../1-words/words.ts";
import type { Part, Segment } from "./segment.ts";
import { spaced } from "./spaces.ts";
import { withTurnedBrackets } from "./turned-brackets.ts";

/** The left end of a segment with its bullet. */
export const leftEdge = (segment: Segment) => Math.min(segment.x, segment.bullet?.x ?? segment.x);

/** The segment of words that stand on one baseline. `icon`: an icon stood directly before them. */
export function toSegment(words: Word[], icon = false): Segment {
  const first = words[0] as Word;
  const parts = withTurnedBrackets(spaced(words));
  const size = weighted(words, (word) => word.style.size);
  const bold = weighted(words, (word) => word.style.bold);
  const segment: Segment = {
    page: first.box.page,
    words,
    parts,
    text: textOf(parts),
    x: Infinity,
    right: -Infinity,
    top: Infinity,
    bottom: -Infinity,
    baseline: (words.find((word) => word.style.size >= size) ?? first).baseline,
    size,
    bold,
    styleKey: `${Math.round(size * 2)} ${bold} ${first.style.color}`,
    ...(icon && { icon }),
  };
  for (const word of words) {
    segment.x = Math.min(segment.x, word.box.x);
    segment.right = Math.max(segment.right, right(word));
    segment.top = Math.min(segment.top, word.box.y);
    segment.bottom = Math.max(segment.bottom, bottom(word));
  }
  return segment;
}

/** The value that most of the characters have. */
export function weighted<T>(words: Word[], of: (word: Word) => T): T {
  const first = of(words[0] as Word);
  for (const word of words) if (of(word) !== first) return mostCommon(words, of);
  return first;
}

function mostCommon<T>(words: Word[], of: (word: Word) => T): T {
  const counts = new Map<T, number>();
  for (const word of words) counts.set(of(word), (counts.get(of(word)) ?? 0) + word.text.length);
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most))[0];
}

/** The words as one text: spaces where there are any, letter-spaced words without them, right-to-left script in logical order. */
function textOf(parts: Part[]): string {
  let text = "";
  for (const { word, space } of parts) text += space ? ` ${word.text}` : word.text;
  return collapsed(text);
}
