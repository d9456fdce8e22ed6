import { fold } from "../../../text/fold.ts";
import { HALF_WORDS, LINK, QUARTER_WORDS, SEASON_NAMES } from "../../lexicon/dates/date-words.ts";
import { monthNames } from "../../lexicon/dates/months.ts";
import { MAX_WORD_CHARACTERS } from "./thresholds.ts";

/** Digits of any script, Chinese numerals, 元 (the first year of an era) and 正 (the first month): without one of them a text has no date. */
export const NUMERAL = /[\p{N}零一二三四五六七八九十元正]/u;

/** Scripts with digits of their own, and those that count years by eras or set no spaces. */
export const OTHER_SCRIPT = /[\u0660-\u1fff\u2e80-\uffff]/;
const YEAR = /(?<!\d)(?:1[6-9]\d|20[0-5])\d(?!\d)/;
const TWO_DIGITS = /(?<!\d)\d\d(?!\d)/g;

/**
 * A cheap test before the search for dates. False: the text has no year, neither four digits nor two digits after punctuation or a word that
 * years follow ("Mar '19"), and so no date. True: it may have one.
 */
export function mayHoldYear(text: string): boolean {
  if (YEAR.test(text) || OTHER_SCRIPT.test(text)) return true;
  for (const { index } of text.matchAll(TWO_DIGITS))
    if (mayPrecedeYear(text.slice(Math.max(0, index - MAX_WORD_CHARACTERS), index).trimEnd())) return true;
  return false;
}

/** "12.03.", "Mar '", "Mar", "Q3" */
function mayPrecedeYear(text: string): boolean {
  if (ENDING_PUNCTUATION.test(text)) return true;
  const word = LAST_WORD.exec(text)?.[0];
  if (word === undefined) return NUMBERED.test(text);
  words ??= new Set(
    [LINK, QUARTER_WORDS, HALF_WORDS, SEASON_NAMES, monthNames(), ["месяц"]].flatMap((phrases) =>
      [...phrases].flatMap((phrase) => phrase.split(" ")),
    ),
  );
  return words.has(fold(word));
}

const ENDING_PUNCTUATION = /[,./'’‘`´-]$/;
const LAST_WORD = /\p{L}[\p{L}\p{M}]*$/u;
const NUMBERED = /\p{L}\p{M}*\s*\d\d?$/u;

let words: ReadonlySet<string> | undefined;
