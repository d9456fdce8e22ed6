import { fold } from "../../../text/fold.ts";
import {
  AND,
  BETWEEN,
  CIRCA,
  FROM,
  HALF_WORDS,
  LINK,
  NUMBERED_MONTH,
  ORDINAL,
  PARTS_AFTER_YEAR,
  PARTS_ALONE,
  PARTS_OF_YEAR,
  PRESENT,
  QUARTER_WORDS,
  ROMAN_NUMERALS,
  SEASON_NAMES,
  SINCE,
  SINCE_AFTER,
  TO,
  UNTIL,
  YEAR_WORDS,
} from "../../lexicon/dates/date-words.ts";
import { monthNames } from "../../lexicon/dates/months.ts";
import { MAX_DATE_CHARACTERS } from "./thresholds.ts";
import { NUMERAL, OTHER_SCRIPT } from "./years.ts";

/** A fast test whether a date may be broken over two lines. False without a digit near the line end, or where a word beside it is in no date. */
export function mayRunOver(line: string, next: string): boolean {
  const before = line.slice(-MAX_DATE_CHARACTERS);
  const behind = next.slice(0, MAX_DATE_CHARACTERS);
  if (!NUMERAL.test(before) && !NUMERAL.test(behind)) return false;
  if (OTHER_SCRIPT.test(before) || OTHER_SCRIPT.test(behind)) return true;
  return isOfDate(LAST_WORD.exec(before)?.[1]) && isOfDate(FIRST_WORD.exec(behind)?.[1]);
}

const LAST_WORD = /(\p{L}[\p{L}\p{M}]*)\s*$/u;
const FIRST_WORD = /^\s*(\p{L}[\p{L}\p{M}]*)/u;

/** Numbers and symbols may be part of a date; of words only the known ones. */
function isOfDate(word: string | undefined): boolean {
  words ??= new Set(dateWords().flatMap((phrase) => phrase.split(" ")));
  return word === undefined || words.has(fold(word));
}

let words: ReadonlySet<string> | undefined;

const dateWords = () =>
  [
    [PRESENT, SINCE, FROM, SINCE_AFTER, TO, UNTIL, BETWEEN, AND, LINK, NUMBERED_MONTH, YEAR_WORDS, CIRCA, ORDINAL, QUARTER_WORDS],
    [PARTS_OF_YEAR, PARTS_ALONE, PARTS_AFTER_YEAR, HALF_WORDS, SEASON_NAMES, monthNames(), ROMAN_NUMERALS.map(fold), OF_YEARS],
  ].flatMap((tables) => tables.flatMap((phrases) => [...phrases]));

/** Words between a year and its month: "2019 metų gegužė", "2019 m. rugsėjo mėn". */
const OF_YEARS = ["m", "metu", "gada", "g", "men", "месяц"];
