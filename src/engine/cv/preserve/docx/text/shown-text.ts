import { tidy } from "../../../read/docx/lines/split-cells.ts";
import type { Cut } from "../../cut.ts";

/** A text as a reader sees it, and for each of its characters where it stands in the text as it is written. */
export type ShownText = { text: string; starts: number[]; ends: number[] };

const PLAIN = /^[\x21-\x7e\t\n]*(?: [\x21-\x7e\t\n]+)* ?$/;
/** A letter with its accents, as one. */
const LETTERS = /\P{M}\p{M}*|\p{M}+/gsu;

/**
 * The text as the reader of Word files gives it, so that a value that was read is found again: without soft hyphens, direction marks and other
 * invisible characters, with plain spaces, each once, ligatures as letters, accents composed. Letters that were set apart by hand ("J A N E") are
 * together.
 */
export function shownText(written: string): ShownText {
  const shown = PLAIN.test(written) ? asWritten(written) : tidied(written);
  return SPACED_LETTERS.test(shown.text) ? closedUp(shown, written) : shown;
}

const asWritten = (text: string): ShownText => ({
  text,
  starts: Array.from(text, (_, at) => at),
  ends: Array.from(text, (_, at) => at + 1),
});

function tidied(written: string): ShownText {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: letter, index } of written.matchAll(LETTERS)) {
    const plain = letter === "\t" || letter === "\n" ? letter : tidy(letter);
    if (plain === " " && text.endsWith(" ")) continue;
    text += plain;
    for (let unit = 0; unit < plain.length; unit++) {
      starts.push(index);
      ends.push(index + letter.length);
    }
  }
  return { text, starts, ends };
}

/** "J A N E  D O E": at least five single letters with white space between them. */
const SPACED_LETTERS = /^\s*[\p{L}\p{M}](?:\s[\p{L}\p{M}&'’.,-]){4,}\s*$/u;

/** Letters set apart are one word, and the wider gaps between them part words. */
function closedUp({ text, starts, ends }: ShownText, written: string): ShownText {
  const kept = text.split("").flatMap((letter, at) => {
    if (letter !== " ") return [at];
    const gap = written.slice(ends[at - 1] ?? 0, starts[at + 1] ?? written.length);
    return gap.length > 1 ? [at] : [];
  });
  return {
    text: kept.map((at) => text[at]).join(""),
    starts: kept.map((at) => starts[at] as number),
    ends: kept.map((at) => ends[at] as number),
  };
}

/** Cuts of the shown text as cuts of the written one. */
export const inWritten = ({ starts, ends }: ShownText, cuts: readonly Cut[]): Cut[] =>
  cuts.flatMap(({ from, to, replacement }) =>
    to > from && from < starts.length
      ? [{ from: starts[from] as number, to: ends[Math.min(to, ends.length) - 1] as number, replacement }]
      : [],
  );
