import {
  BETWEEN,
  CIRCA,
  FROM,
  HALF_WORDS,
  NUMBERED_MONTH,
  QUARTER_WORDS,
  ROMAN_FIGURES,
  SEASON_NAMES,
  SINCE,
  UNTIL,
} from "../lexicon/date-words.ts";
import { fold } from "../lexicon/fold.ts";
import { monthNames } from "../lexicon/months.ts";
import { firstWord } from "./phrases.ts";
import { CJK, type Token } from "./scan.ts";

let words: ReadonlySet<string> | undefined;

/** False for the many words with which no date and no period begins. Scripts without spaces are looked at in any case. */
export function mayBegin({ kind, text, folded }: Token): boolean {
  if (kind !== "word" || folded === "" || CJK.test(text)) return true;
  words ??= beginnings();
  return words.has(firstWord(folded));
}

const beginnings = () =>
  new Set(
    [
      BETWEEN,
      SINCE,
      FROM,
      CIRCA,
      UNTIL,
      NUMBERED_MONTH,
      QUARTER_WORDS,
      HALF_WORDS,
      SEASON_NAMES,
      monthNames(),
      ROMAN_FIGURES.map(fold),
    ].flatMap((phrases) => [...phrases].map(firstWord)),
  );
