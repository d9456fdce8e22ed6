import { beginsIdeographic, endsIdeographic, isCutAddress, isCutKorean } from "../1-words/text.ts";
import type { Segment } from "../2-segments/segment.ts";
import type { Draft } from "./draft.ts";
import type { Habits } from "./edges.ts";
import { MAX_COMPOUNDS_PER_HYPHEN, MAX_FLUSH_MISS_EM, MIN_FLUSH_RATIO, MIN_HYPHENS, MIN_HYPHENS_RATIO } from "./thresholds.ts";

/**
 * Dehyphenation: joins a line of a paragraph with the next one. Returns the text of the line, without the hyphen that hyphenation put at its end, and
 * the `glue` between the two: a space, or nothing. `isSetWithHyphenation`: see `isHyphenated`.
 */
export function dehyphenate(text: string, next: string, isSetWithHyphenation: boolean): { text: string; glue: "" | " " } {
  const withoutHyphen = { text: text.slice(0, -1), glue: "" } as const;
  const asOneWord = { text, glue: "" } as const;
  if (text.endsWith(SOFT_HYPHEN)) return withoutHyphen;
  // A hyphen of its own before a capital: "Rhein‐", "Main".
  if (text.endsWith(HYPHEN)) return /^\p{Ll}/u.test(next) ? withoutHyphen : asOneWord;
  if (isSetWithHyphenation && mayBeHyphenated(text, next)) return withoutHyphen;
  if (isCompound(text, next)) return asOneWord;
  if (/[a-z0-9]\/$/i.test(text) || isCutAddress(text, next) || isCutKorean(text, next)) return asOneWord;
  return { text, glue: endsIdeographic(text) && beginsIdeographic(next) ? "" : " " };
}

const SOFT_HYPHEN = "\u00AD";
const HYPHEN = "\u2010";

/** "develop-" before "ment" may be hyphenated. "long-" before "term" looks the same, and is a compound whose own hyphen is at the end of the line. */
const mayBeHyphenated = (text: string, next: string) => /\p{L}\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next);

/** "pre-" before "2020", but not "pre-" before "and post-war". */
const isCompound = (text: string, next: string) =>
  /[\p{L}\p{N}]-$/u.test(text) && /^[\p{L}\p{N}]/u.test(next) && !/^(?:and|or|und|oder|bzw|et|ou|y|o|e|en|of|i|lub)\b/u.test(next);

/**
 * Whether the document is set with hyphenation, so that its lines need dehyphenation: a hyphen at the end of a line then divides a word
 * ("develop-ment"), otherwise it belongs to the word ("long-term"). With hyphenation many lines end in a hyphen. In justified text, and
 * where the program hyphenates by itself, a single one is enough, unless hyphens within lines show that the author writes compounds.
 */
export function isHyphenated(drafts: Draft[], { hyphenates }: Pick<Habits, "hyphenates">): boolean {
  const cells = drafts.flatMap((draft) => draft.cells);
  let [breaks, hyphens, compounds] = [0, 0, 0];
  for (const cell of cells)
    for (const [at, { text }] of cell.entries()) {
      compounds += text.match(COMPOUND)?.length ?? 0;
      if (at === 0) continue;
      breaks++;
      if (mayBeHyphenated((cell[at - 1] as Segment).text, text)) hyphens++;
    }
  if (hyphens >= MIN_HYPHENS && hyphens > MIN_HYPHENS_RATIO * breaks) return true;
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
