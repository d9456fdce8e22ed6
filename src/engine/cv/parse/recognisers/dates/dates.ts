import { fold } from "../../../text/fold.ts";
import { memoizeBy } from "../../../text/memoize.ts";
import { AND, DURATION, OBTAINED, OBTAINED_AFTER } from "../../lexicon/dates/date-words.ts";
import type { DateOptions, DatePrecision, DateRange } from "./date-range.ts";
import { markHistoricYears } from "./historic-years.ts";
import { rangeAt } from "./periods.ts";
import { type Scan, tokenize } from "./scan.ts";
import { MIN_DATE_CONFIDENCE } from "./thresholds.ts";

/** Date range parsing: every date and period in a text, in order and without overlap. Durations, phone numbers, versions and amounts are none. */
export const findDateRanges = (text: string, { language }: DateOptions = {}): readonly DateRange[] =>
  mayHoldYear(text) ? rangesIn(text, language) : [];

/**
 * A text without a year has no date, and most texts of a CV have none: without this test, finding dates takes a sixth of the time of parsing. A year has four
 * digits ("2019"), two digits behind a sign or a word ("'98", "09/14", "Mar 19"), or numerals beside another script ("令和元年").
 */
const mayHoldYear = (text: string) => FOUR_DIGITS.test(text) || TWO_DIGITS.test(text) || (OTHER_SCRIPT.test(text) && NUMERAL.test(text));
const FOUR_DIGITS = /(?<!\d)(?:1[6-9]|20)\d\d(?!\d)/;
const TWO_DIGITS = /(?:['’‘`´,./-]\s*|\p{L}\p{M}*\d?\s+)\d\d(?!\d)/u;
/** Digits of any script, Chinese numerals, 元 (the first year of an era) and 正 (the first month). */
const NUMERAL = /[\p{N}零一二三四五六七八九十元正]/u;
const OTHER_SCRIPT = /[\u0660-\u1fff\u2e80-\uffff]/;

const rangesIn = memoizeBy((text: string, language: string | undefined): readonly DateRange[] => {
  const scan: Scan = { text, tokens: tokenize(text), language };
  markHistoricYears(scan);
  const ranges: DateRange[] = [];
  for (let index = 0; index < scan.tokens.length; ) {
    const found = rangeAt(scan, index);
    if (found) ranges.push(found.range);
    index = found ? found.next : index + 1;
  }

  return ranges;
});

/** One date and nothing else: "March 2019", "12.03.2019", "2019年4月". Undefined for periods and for anything beside the date. */
export function parseDate(text: string, options: DateOptions = {}): { date: string; precision: DatePrecision } | undefined {
  const ranges = findDateRanges(text, options);
  const range = ranges[0];
  if (ranges.length !== 1 || !range?.single || !range.start) return undefined;
  if (fold(`${text.slice(0, range.from)} ${text.slice(range.to)}`) !== "") return undefined;

  return { date: range.start, precision: precisionOf(range.start) };
}

/** Nothing but dates, separators, durations and brackets. */
export function isDateOnly(text: string, options: DateOptions = {}): boolean {
  const found = findDateRanges(text, options);
  if (found.length === 0) return false;
  const ranges = found.filter((range) => range.confidence >= MIN_DATE_CONFIDENCE);
  const [first] = ranges;
  if (!first) return false;
  if (first.from === 0 && first.to === text.length) return true;
  const rest = fold(cut(text, ranges)).split(" ").filter(Boolean);

  return rest.every((word, index) => isDurationWord(word, rest[index - 1]) || AND.has(word));
}

function isDurationWord(word: string, before: string | undefined): boolean {
  if (/^\d{1,2}$/.test(word)) return true;
  const glued = /^(\d{1,2})(\D+)$/.exec(word)?.[2];

  return glued !== undefined ? DURATION.has(glued) : before !== undefined && DURATION.has(word);
}

/** Folded. */
const NUMBER_WORDS = new Set(
  (
    "a an one two three four five six seven eight nine ten ein eine einem zwei drei vier funf sechs sieben acht neun zehn un une deux trois quatre cinq sept huit neuf dix " +
    "una dos tres cuatro cinco seis siete ocho nueve diez um uma dois duas quatro sete oito nove dez uno due tre quattro cinque sei sette otto " +
    "een twee drie vijf zes zeven negen tien en ett tva fyra fem sex to fire seks"
  ).split(" "),
);

/** "8 years", "3 yrs 2 mos", "a year", "four weeks": how long something took, and nothing else. */
export function isDuration(text: string): boolean {
  const words = fold(text).split(" ").filter(Boolean);
  const isOne = words.length === 2 && NUMBER_WORDS.has(words[0] as string);
  const isWhole = isOne || words.every((word, index) => isDurationWord(word, words[index - 1]) || AND.has(word));
  return (isWhole && words.some((word) => DURATION.has(word) && word.length > 1)) || EAST_ASIAN_DURATION.test(text);
}

/** "1年8个月", "3ヶ月", "2년 3개월": a month alone would be one of the calendar. */
const EAST_ASIAN_DURATION =
  /^\s*\d{1,2}\s*(?:年間?|년)?(?:(?<=[年間년])\s*\d{1,2}\s*)?(?:(?<=\d\s*)(?:[个個ヶケか箇カヵ]月間?|개월)|(?<=[年間년]))\s*$/u;

/** The text without the ranges, without durations beside them and without the separators and brackets that they leave behind. */
export function stripDates(text: string, ranges: readonly DateRange[]): string {
  return (ranges.length > 0 ? withoutDurationBehind(withoutMarks(withoutObtained(cut(text, ranges)))) : text)
    .replace(/\(\s*\)|\[\s*\]|（\s*）/g, "")
    .replace(/^(?:=>|[\s,;:：，、|/·•–—→»›>~-])+|(?:=>|\s[»›]|[\s,;，、|/·•–—→>~-])+$/g, "")
    .replace(/ {2,}/g, " ");
}

/** "2012/05--2014/01：上海公司 [ 1年8个月 ]"; "Observer (45 hours)" says what the job was. */
const withoutDurationBehind = (text: string) =>
  text.replace(/\s*[[(（]([^()[\]（）]{2,30})[\])）]$/u, (found, duration: string) => (EAST_ASIAN_DURATION.test(duration) ? "" : found));

/** "Forklift licence (obtained 2016)", "運転免許（2014年8月取得）": the word belongs to the date. */
function withoutObtained(marked: string): string {
  return marked
    .replace(/(?<!\p{L})((?:\p{L}+ )?\p{L}+):?\s*(?=\uE000)/gu, (found, words: string) => {
      const last = words.slice(words.lastIndexOf(" ") + 1);
      if (OBTAINED.has(fold(words))) return "";
      return OBTAINED.has(fold(last)) ? found.slice(0, found.lastIndexOf(last)) : found;
    })
    .replace(/\uE000\s*(\p{L}{2,4})(?!\p{L})/gu, (found, word: string) => (OBTAINED_AFTER.has(fold(word)) ? "\uE000" : found))
    .replace(IN_YEAR, "");
}

/** "BTS délivré par … en 2010": what stands before a date at the end. */
const IN_YEAR = /(?<=\p{L}\s+)(?:in|im|en|em|nel|w|anno|année|año|ano|jaar|rok)\s+(?=\uE000\s*\)?$)/giu;

function withoutMarks(marked: string): string {
  return (/[()[\]]/.test(marked) ? withoutMarkedBrackets(marked) : withoutDurations(marked)).replace(
    /[^\S\t]*([,;:|/·•–—-])?[^\S\t]*(?:\uE000[^\S\t]*[,;:|/·•–—-]?[^\S\t]*)+/g,
    (found, before: string | undefined, offset: number, whole: string) =>
      offset === 0 || offset + found.length === whole.length ? "" : before || /[,;:|/·•–—-]\s*$/.test(found) ? separator(found) : " ",
  );
}

function withoutMarkedBrackets(marked: string): string {
  const bare = marked.replace(/\uE000(?:[\s·•,;|–—-]|\uE000)*\((?:\s*\d{1,2}\s*[\p{L}.]+,?){1,3}\s*\)/gu, (found) =>
    durationsOnly(found) ? "\uE000" : found,
  );
  return withoutDurations(bare)
    .replace(/\([\s,;:/|–—-]*\uE000[\s,;:/|–—\uE000-]*\)|\[[\s,;:/|–—-]*\uE000[\s,;:/|–—\uE000-]*\]/g, "\uE000")
    .replace(/\([\s,;:|–—-]*\uE000[\s,;:|–—\uE000-]*/g, "(")
    .replace(/[\s,;:|–—-]*\uE000[\s,;:|–—\uE000-]*\)/g, ")");
}

const withoutDurations = (marked: string) =>
  marked.replace(/\uE000[\s]*[·•,|–—-]\s*((?:\d{1,2}\s*[\p{L}]+\.?,?\s*){1,3})(?=$|[)\]|\t])/gu, (found) =>
    durationsOnly(found) ? "\uE000" : found,
  );

const separator = (found: string) => {
  const separator = /[,;:|/·•–—-]/.exec(found)?.[0] ?? "";

  return separator === "," || separator === ";" || separator === ":" ? `${separator} ` : ` ${separator} `;
};

function durationsOnly(text: string): boolean {
  const words = fold(text.replaceAll("\uE000", " ")).split(" ");

  return words.every((word, index) => isDurationWord(word, words[index - 1]) || AND.has(word));
}

/** Each range becomes one private-use character, which no CV prints. */
function cut(text: string, ranges: readonly DateRange[]): string {
  let rest = "";
  let at = 0;
  for (const range of ranges) {
    rest += `${text.slice(at, range.from)}\uE000`;
    at = range.to;
  }

  return rest + text.slice(at);
}

const precisionOf = (date: string): DatePrecision => (date.length === 4 ? "year" : date.length === 7 ? "month" : "day");
