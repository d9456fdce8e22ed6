import { foldEntry } from "../../../text/fold.ts";
import { memoize } from "../../../text/memoize.ts";
import type { Season } from "./date-range.ts";
import { FIRST_YEAR, LAST_YEAR } from "./thresholds.ts";

export type Token = {
  text: string;
  kind: "number" | "word" | "symbol";
  folded: string;
  value: number;
  digits: number;
  from: number;
  to: number;
  space: boolean;
  tab: boolean;
  /** A year before those of today's working lives, see `markHistoricYears`. */
  isHistoricYear?: true;
};

export type Scan = { text: string; tokens: Token[]; language?: string };

/** A date at a token. `bare`: a month or day without its year, which is a date only within a period ("March – June 2018"). */
export type Point = {
  date: Parts;
  until?: Parts;
  next: number;
  season?: Season;
  kind: "full" | "month-year" | "short" | "year" | "short-year" | "bare";
  confidence: number;
};

export type Parts = { year?: number; month?: number; day?: number };

/**
 * "至今担任会计", "現在工場で勤務", "현재근무": without spaces what somebody does "until now" is one word with it. It is a word of its own, so that it is not cut off
 * with the date; "至今在职" ("employed until now"), "現在まで" and "현재까지" say nothing more than that.
 */
const UNTIL_NOW = String.raw`(?:至今|现在|現在|目前|현재|지금)(?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}])(?!在[职職读讀籍学學]|[为為]止|まで|迄|に至る|까지)`;

/** Figures, Chinese numerals before a unit, units, words, and signs one by one. A unit ends the word before it: "平成30年" has three tokens. */
const TOKEN = new RegExp(
  String.raw`\p{Nd}+|[〇零一二三四五六七八九十]+(?=[年月日])|[年月日号號년월일]|${UNTIL_NOW}|\p{L}[\p{L}\p{M}]*?(?=[年月日号號]|[^\p{L}\p{M}]|$)|\S`,
  "gu",
);

const DASH = /^[-–—‒−‐‑―－﹣─~〜～→➔>⟶]$/;

/** Any dash, an arrow too: "2015 → 2019". */
export const isDash = (token: Token | undefined): boolean => token !== undefined && DASH.test(token.text);

const CJK_DIGITS = "〇一二三四五六七八九";

export const CJK = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export function tokenize(text: string): Token[] {
  let end = 0;
  return [...text.matchAll(TOKEN)].map(({ 0: print, index: from }) => {
    const before = text.slice(end, from);
    end = from + print.length;
    return { text: print, ...meaningOf(print), from, to: end, space: before !== "" || from === 0, tab: /[\t\n]/.test(before) };
  });
}

type Meaning = Pick<Token, "kind" | "folded" | "value" | "digits">;

const meaningOf = memoize((print: string): Meaning => {
  const number = numberOf(print);
  return {
    kind: number !== undefined ? "number" : /^\p{L}/u.test(print) ? "word" : "symbol",
    folded: number === undefined ? foldEntry(print) : "",
    value: number ?? Number.NaN,
    digits: number === undefined ? 0 : /^\p{Nd}/u.test(print) ? [...print].length : String(number).length,
  };
});

/** Decimal digits of any script, and Chinese numerals before 年, 月, 日. */
function numberOf(print: string): number | undefined {
  if (/^\p{Nd}+$/u.test(print)) return Number([...print].map(digitOf).join(""));
  if (!/^[〇零一二三四五六七八九十]+$/.test(print)) return undefined;
  const plain = print.replaceAll("零", "〇");
  if (!plain.includes("十")) return Number([...plain].map((digit) => CJK_DIGITS.indexOf(digit)).join(""));
  const [tens = "", ones = ""] = plain.split("十");

  return (tens === "" ? 1 : CJK_DIGITS.indexOf(tens)) * 10 + (ones === "" ? 0 : CJK_DIGITS.indexOf(ones));
}

/** The decimal digits of a script are ten consecutive code points: counts back to the one before its zero. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  for (let value = 0; value < 10; value++) if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return value;

  return 0;
}

/** Whether the numeric dates of this text put the day or the month first, as far as the text itself and its language tell. */
export function fieldOrder({ text, language }: Scan): "day" | "month" | "unknown" {
  const { day, month } = ordersIn(text);
  if (day) return "day";
  if (month) return "month";
  if (!language) return "unknown";
  if (/^en-us$/i.test(language)) return "month";

  return language.toLowerCase() === "en" ? "unknown" : "day";
}

/** "03/04/2019" may be of March or of April in English. Where the dates of a whole text show which comes first, its language is American or British English. */
export function englishOf(text: string): "en" | "en-US" | "en-GB" {
  const { day, month } = ordersIn(text);
  return day === month ? "en" : month ? "en-US" : "en-GB";
}

/** Which orders a text shows: "25/04/2019" and "dd/mm/yyyy" begin with the day, "04/25/2019" and "(mm/dd/yyyy)" with the month. */
function ordersIn(text: string): { day: boolean; month: boolean } {
  const shown = { day: /\bdd?[/-]mm?[/-]yy/iu.test(text), month: /\bmm?[/-]dd?[/-]yy/iu.test(text) };
  for (const match of text.matchAll(/(?<!\d)(\d{1,2})([/-])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/g)) {
    const [first, second] = [Number(match[1]), Number(match[3])];
    if (isOnlyDay(first) && isMonth(second)) shown.day = true;
    if (isOnlyDay(second) && isMonth(first)) shown.month = true;
  }
  return shown;
}

export const MONTHS = 12;
const MAX_DAYS_OF_A_MONTH = 31;
export const YEAR_DIGITS = 4;

const isMonth = (value: number) => value >= 1 && value <= MONTHS;
const isDay = (value: number) => value >= 1 && value <= MAX_DAYS_OF_A_MONTH;
/** The 13th to the 31st: no month. */
export const isOnlyDay = (value: number) => isDay(value) && !isMonth(value);

type NumberToken = Token & { kind: "number" };

export const isYear = (token: Token | undefined): token is NumberToken =>
  token?.kind === "number" &&
  token.digits === YEAR_DIGITS &&
  ((token.value >= FIRST_YEAR && token.value <= LAST_YEAR) || token.isHistoricYear === true);

export const isMonthNumber = (token: Token | undefined): token is NumberToken =>
  token?.kind === "number" && token.digits <= 2 && isMonth(token.value);

export const isDayNumber = (token: Token | undefined): token is NumberToken =>
  token?.kind === "number" && token.digits <= 2 && isDay(token.value);
