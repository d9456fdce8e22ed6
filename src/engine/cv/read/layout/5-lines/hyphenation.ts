import type { Segment } from "../2-segments/segment.ts";
import { isHyphenCut } from "./cells.ts";
import type { Draft } from "./draft.ts";
import { MAX_COMPOUNDS_PER_HYPHEN, MAX_FLUSH_MISS_EM, MIN_FLUSH_RATIO, MIN_HYPHENS, MIN_HYPHENS_RATIO } from "./thresholds.ts";

/**
 * Whether a hyphen at the end of a line divides a word ("develop-ment") or belongs to it ("long-term"). A document that is set with hyphenation
 * ends many lines so. In justified text a single one is enough, unless hyphens within lines show that its author writes compounds.
 */
export function isHyphenated(drafts: Draft[]): boolean {
  const cells = drafts.flatMap((draft) => draft.cells);
  let [seams, hyphens, compounds] = [0, 0, 0];
  for (const cell of cells)
    for (const [at, { text }] of cell.entries()) {
      compounds += text.match(COMPOUND)?.length ?? 0;
      if (at === 0) continue;
      seams++;
      if (isHyphenCut((cell[at - 1] as Segment).text, text)) hyphens++;
    }
  if (hyphens >= MIN_HYPHENS && hyphens > MIN_HYPHENS_RATIO * seams) return true;
  return hyphens > 0 && compounds <= MAX_COMPOUNDS_PER_HYPHEN * hyphens && areJustified(cells);
}

/** A hyphen between two lowercase letters within a line. */
const COMPOUND = /\p{Ll}-\p{Ll}/gu;

/** Nearly all rows that wrap end at one edge. */
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
