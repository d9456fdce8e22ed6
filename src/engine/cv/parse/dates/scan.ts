import type { Season } from "../dates.ts";
import { fold } from "../lexicon/fold.ts";
import { remembered } from "../lexicon/remembered.ts";

export type Token = {
  text: string;
  kind: "number" | "word" | "sign";
  folded: string;
  value: number;
  digits: number;
  from: number;
  to: number;
  space: boolean;
  tab: boolean;
};

export type Scan = { text: string; tokens: Token[]; language?: string; order: "day" | "month" | "unknown" };

/** A date at a token. `bare`: only a month or day without its year, good inside a period alone. */
export type Point = {
  date: Parts;
  until?: Parts;
  next: number;
  season?: Season;
  kind: "full" | "month-year" | "short" | "year" | "short-year" | "bare";
  confidence: number;
};

export type Parts = { year?: number; month?: number; day?: number };

/** Plain words come first: most words are, and they are found without a look at each of their letters. */
const TOKEN =
  /\p{Nd}+|[A-Za-z]+(?![\p{L}\p{M}])|[〇零一二三四五六七八九十]+(?=[年月日])|[年月日号號년월일]|\p{L}[\p{L}\p{M}]*?(?=[年月日号號]|[^\p{L}\p{M}]|$)|\S/gu;

export const DASH = /^[-–—‒−‐‑―~〜～→➔>⟶]$/;

const CJK_DIGITS = "〇一二三四五六七八九";

export const CJK = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const from = match.index;
    const to = from + match[0].length;
    const { kind, folded, value, digits } = meaningOf(match[0]);
    const tab = from > end && /[\t\n]/.test(text.slice(end, from));
    tokens.push({ text: match[0], kind, folded, value, digits, from, to, space: from > end || from === 0, tab });
    end = to;
  }

  return tokens;
}

type Meaning = Pick<Token, "kind" | "folded" | "value" | "digits">;

const meaningOf = remembered((print: string): Meaning => {
  const number = numberOf(print);
  return {
    kind: number !== undefined ? "number" : /^\p{L}/u.test(print) ? "word" : "sign",
    folded: number === undefined ? fold(print) : "",
    value: number ?? Number.NaN,
    digits: number === undefined ? 0 : /^\p{Nd}/u.test(print) ? [...print].length : number > 99 ? 4 : 2,
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

/** Digits of one script follow each other from a code point whose last hexadecimal digit is 0 or 6. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return code - 0x30;
  for (let value = 0; value <= 9; value++) if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return value;

  return 0;
}

/** Whether the numeric dates of this text put the day or the month first, as far as the text itself tells. */
export function fieldOrder(scan: Scan): Scan["order"] {
  let order: Scan["order"] = "unknown";
  for (const match of scan.text.matchAll(/(?<!\d)(\d{1,2})([/-])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/g)) {
    const [first, second] = [Number(match[1]), Number(match[3])];
    if (first > 12 && first <= 31 && second <= 12) return "day";
    if (second > 12 && second <= 31 && first <= 12) order = "month";
  }
  if (order !== "unknown" || !scan.language) return order;
  if (/^en-us$/i.test(scan.language)) return "month";

  return scan.language.toLowerCase() === "en" ? "unknown" : "day";
}

const FIRST_YEAR = 1930;

export const LAST_YEAR = 2059;

export const isYear = (token: Token | undefined) =>
  token?.kind === "number" && token.digits === 4 && token.value >= FIRST_YEAR && token.value <= LAST_YEAR;

export const isMonthNumber = (token: Token | undefined) =>
  token?.kind === "number" && token.digits <= 2 && token.value >= 1 && token.value <= 12;

export const isDayNumber = (token: Token | undefined) =>
  token?.kind === "number" && token.digits <= 2 && token.value >= 1 && token.value <= 31;
