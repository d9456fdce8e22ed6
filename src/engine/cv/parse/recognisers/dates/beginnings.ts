import { fold } from "../../../text/fold.ts";
import {
  BETWEEN,
  CIRCA,
  FROM,
  HALF_WORDS,
  NUMBERED_MONTH,
  PARTS_ALONE,
  PARTS_OF_YEAR,
  QUARTER_WORDS,
  ROMAN_NUMERALS,
  SEASON_NAMES,
  SINCE,
  UNTIL,
} from "../../lexicon/dates/date-words.ts";
import { monthNames } from "../../lexicon/dates/months.ts";
import { firstWord } from "./phrases.ts";
import { CJK, DASH, isDayNumber, isYear, type Token } from "./scan.ts";

let words: ReadonlySet<string> | undefined;

/** "'19", "– 2019" */
const APOSTROPHE = /^['’‘`´]$/;

/** False for the many words and symbols with which no date and no period begins. Scripts without spaces are looked at in any case. */
export function mayBegin(token: Token, index: number): boolean {
  const { kind, text, folded } = token;
  if (kind === "number") return isYear(token) || isDayNumber(token);
  // A dash begins what lasts "– 2019", in the beginning alone.
  if (kind === "symbol") return APOSTROPHE.test(text) || (index === 0 && DASH.test(text));
  if (folded === "" || CJK.test(text)) return true;
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
      PARTS_OF_YEAR,
      PARTS_ALONE,
      UNTIL,
      NUMBERED_MONTH,
      QUARTER_WORDS,
      HALF_WORDS,
      SEASON_NAMES,
      monthNames(),
      ROMAN_NUMERALS.map(fold),
    ].flatMap((phrases) => [...phrases].map(firstWord)),
  );
