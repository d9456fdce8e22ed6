import type { Line } from "../../reading.ts";
import { matchHeading } from "../lexicon/headings/headings.ts";
import { GREETINGS, REGARDS } from "../lexicon/letter-words.ts";
import { isProse } from "./line-style.ts";
import { MAX_GREETING_CHARACTERS } from "./thresholds.ts";

/**
 * A cover letter before the CV in the same file: from its greeting to its closing, without a heading between. It is no part of the CV; its
 * sentences are kept as they are.
 */
export function apartFromLetter(lines: readonly Line[]): { lines: Line[]; letter: Line[] } {
  const from = lines.findIndex(({ text }) => text.length <= MAX_GREETING_CHARACTERS && GREETINGS.test(text.trim()));
  const to =
    from < 0 ? -1 : lines.findIndex(({ text }, at) => at > from && text.length <= MAX_GREETING_CHARACTERS && REGARDS.test(text.trim()));
  const between = lines.slice(from + 1, to);
  const isNarrative = between.some(({ text }) => isProse(text)) && !between.some(({ text }) => matchHeading(text)?.confidence === 1);
  const isLetter = to > from && isNarrative;
  if (!isLetter) return { lines: [...lines], letter: [] };
  return { lines: [...lines.slice(0, from), ...lines.slice(to + 1)], letter: lines.slice(from, to + 1) };
}
