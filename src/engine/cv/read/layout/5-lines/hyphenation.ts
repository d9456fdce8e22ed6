import type { Segment } from "../2-segments/segment.ts";
import { mayBeHyphenated } from "./cells.ts";
import type { Draft } from "./draft.ts";
import type { Habits } from "./edges.ts";
import { MAX_COMPOUNDS_PER_HYPHEN, MAX_FLUSH_MISS_EM, MIN_FLUSH_RATIO, MIN_HYPHENS, MIN_HYPHENS_RATIO } from "./thresholds.ts";

/**
 * Whether the document is set with hyphenation, so that its lines need dehyphenation: a hyphen at the end of a line then divides a word
 * ("develop-ment"), otherwise it belongs to the word ("long-term"). With hyphenation many lines end in a hyphen. In justified text, and
 * where the program hyphenates by itself, a single one is enough, unless hyphens within lines show that the author writes compounds.
 */
export function isHyphenated(drafts: Draft[], { hyphenates }: Pick<Habits, "hyphenates">): boolean {
  const cells = drafts.flatMap((draft) => draft.cells);
  let [seams, hyphens, compounds] = [0, 0, 0];
  for (const cell of cells)
    for (const [at, { text }] of cell.entries()) {
      compounds += text.match(COMPOUND)?.length ?? 0;
      if (at === 0) continue;
      seams++;
      if (mayBeHyphenated((cell[at - 1] as Segment).text, text)) hyphens++;
    }
  if (hyphens >= MIN_HYPHENS && hyphens > MIN_HYPHENS_RATIO * seams) return true;
  return hyphens > 0 && compounds <= MAX_COMPOUNDS_PER_HYPHEN * hyphens && (hyphenates || areJustified(cells));
}

/** A hyphen between two lowercase letters within a line. */
const COMPOUND = /\p{Ll}-\p{Ll}/gu;

/** Justified text: nearly all rows that wrap end at the same right edge. */
function areJustified(cells: Segment[][]): boolean {
  let [full, flush] = [0, 0];
  for (const cell of cells) {
    const wrapped = cell.slice(0, -1);
    if (wrapped.length < 2) continue;
    const edge = Math.max(...wrapped.map(({ right }) => right));
    for (const { right, size } of wrapped) {
      full++;
      if (right > edge - MAX_FLUSH_MISS_EM * size) flush++;
    }
  }
  return full > 0 && flush >= MIN_FLUSH_RATIO * full;
}
