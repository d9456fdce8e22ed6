import {
  AND,
  BETWEEN,
  CIRCA,
  COUNTED_AFTER,
  DURATION,
  FROM,
  HALF_WORDS,
  LINK,
  NUMBERED_MONTH,
  ORDINAL,
  PRESENT,
  QUARTER_WORDS,
  type SeasonName,
  SINCE,
  SINCE_AFTER,
  seasonOf,
  TO,
  UNTIL,
  VERSION_BEFORE,
  YEAR_WORDS,
} from "./lexicon/date-words.ts";
import { fold } from "./lexicon/fold.ts";
import { monthOf } from "./lexicon/months.ts";
import { rememberedIn } from "./lexicon/remembered.ts";

export type DatePrecision = "year" | "month" | "day";
export type Season = SeasonName | "Q1" | "Q2" | "Q3" | "Q4" | "H1" | "H2";

/**
 * A date or period as printed at `from`..`to` (UTF-16 offsets into the text). `start` and `end` are ISO 8601 at the precision printed.
 * A single date has `single: true` and stands in `start`. "until 2019" has an `end` only. An ongoing period has no `end`.
 */
export type DateRange = {
  start?: string;
  end?: string;
  ongoing: boolean;
  from: number;
  to: number;
  quote: string;
  single: boolean;
  season?: Season;
  /** 0..1: how sure it is that this is a date at all. A bare year after a product name is near 0.2, "Jan 2019 – today" is 1. */
  confidence: number;
};
/** `language` as ISO 639-1, with a region where known ("en-US" reads 04/01/2019 as April). */
export type DateOptions = { language?: string };

/** Every date and period in a text, in order and without overlap. Durations, phone numbers, versions and amounts are none. */
export const findDateRanges = (text: string, { language }: DateOptions = {}): readonly DateRange[] =>
  NUMERAL.test(text) ? rangesIn(text, language) : [];

/** Without a digit, or a sign that counts, there is no date. */
const NUMERAL = /[\p{N}零一二三四五六七八九十元正]/u;

const rangesIn = rememberedIn((text, language): readonly DateRange[] => {
  const scan: Scan = { text, tokens: tokenize(text), language, order: "unknown" };
  scan.order = fieldOrder(scan);
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
  const ranges = findDateRanges(text, options).filter((range) => range.confidence >= 0.3);
  if (ranges.length === 0) return false;
  const rest = fold(cut(text, ranges)).split(" ").filter(Boolean);

  return rest.every((word, index) => isDurationWord(word, rest[index - 1]) || AND.has(word));
}

function isDurationWord(word: string, before: string | undefined): boolean {
  if (/^\d{1,2}$/.test(word)) return true;
  const glued = /^(\d{1,2})(\D+)$/.exec(word)?.[2];

  return glued !== undefined ? DURATION.has(glued) : before !== undefined && DURATION.has(word);
}

/** "8 years", "3 yrs 2 mos", "a year": how long something took, and nothing else. */
export function isDuration(text: string): boolean {
  const words = fold(text).split(" ").filter(Boolean);
  const isOne = words.length === 2 && /^(?:a|an|one|ein|eine|einem|un|une|una|um|uma|een|en)$/.test(words[0] as string);
  const units = words.filter((word) => DURATION.has(word) && word.length > 1);
  return units.length > 0 && (isOne || words.every((word, index) => isDurationWord(word, words[index - 1]) || AND.has(word)));
}

/** The text without the ranges, without durations beside them and without the separators and brackets that they leave behind. */
export function stripDates(text: string, ranges: readonly DateRange[]): string {
  return cut(text, ranges)
    .replace(/\uE000(?:[\s·•,;|–—-]|\uE000)*\((?:\s*\d{1,2}\s*[\p{L}.]+,?){1,3}\s*\)/gu, (found) =>
      durationsOnly(found) ? "\uE000" : found,
    )
    .replace(/\uE000[\s]*[·•,|–—-]\s*((?:\d{1,2}\s*[\p{L}]+\.?,?\s*){1,3})(?=$|[)\]|\t])/gu, (found) =>
      durationsOnly(found) ? "\uE000" : found,
    )
    .replace(/\([\s,;:/|–—-]*\uE000[\s,;:/|–—\uE000-]*\)|\[[\s,;:/|–—-]*\uE000[\s,;:/|–—\uE000-]*\]/g, "\uE000")
    .replace(/\([\s,;:|–—-]*\uE000[\s,;:|–—\uE000-]*/g, "(")
    .replace(/[\s,;:|–—-]*\uE000[\s,;:|–—\uE000-]*\)/g, ")")
    .replace(
      /[^\S\t]*([,;:|/·•–—-])?[^\S\t]*(?:\uE000[^\S\t]*[,;:|/·•–—-]?[^\S\t]*)+/g,
      (found, before: string | undefined, offset: number, whole: string) =>
        offset === 0 || offset + found.length === whole.length ? "" : before || /[,;:|/·•–—-]\s*$/.test(found) ? separator(found) : " ",
    )
    .replace(/\(\s*\)|\[\s*\]/g, "")
    .replace(/^[\s,;:|/·•–—-]+|[\s,;|/·•–—-]+$/g, "")
    .replace(/ {2,}/g, " ");
}

const separator = (found: string) => {
  const sign = /[,;:|/·•–—-]/.exec(found)?.[0] ?? "";

  return sign === "," || sign === ";" || sign === ":" ? `${sign} ` : ` ${sign} `;
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

type Token = {
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
type Scan = { text: string; tokens: Token[]; language?: string; order: "day" | "month" | "unknown" };
/** A date at a token. `bare`: only a month or day without its year, good inside a period alone. */
type Point = {
  date: Parts;
  until?: Parts;
  next: number;
  season?: Season;
  kind: "full" | "month-year" | "short" | "year" | "short-year" | "bare";
  confidence: number;
};
type Parts = { year?: number; month?: number; day?: number };

const TOKEN = /\p{Nd}+|[〇零一二三四五六七八九十]+(?=[年月日])|[年月日号號년월일]|\p{L}[\p{L}\p{M}]*?(?=[年月日号號]|\P{L}|$)[\p{M}]*|\S/gu;
const DASH = /^[-–—‒−‐‑―~〜～→➔>⟶]$/;
const CJK_DIGITS = "〇一二三四五六七八九";
const CJK = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [print] = match;
    const gap = text.slice(end, match.index);
    const number = numberOf(print);
    tokens.push({
      text: print,
      kind: number !== undefined ? "number" : /^\p{L}/u.test(print) ? "word" : "sign",
      folded: number === undefined ? fold(print) : "",
      value: number ?? Number.NaN,
      digits: number === undefined ? 0 : /^\p{Nd}/u.test(print) ? [...print].length : number > 99 ? 4 : 2,
      from: match.index,
      to: match.index + print.length,
      space: gap !== "" || match.index === 0,
      tab: /[\t\n]/.test(gap),
    });
    end = match.index + print.length;
  }

  return tokens;
}

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
function fieldOrder(scan: Scan): Scan["order"] {
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

type Found = { range: DateRange; next: number };

function rangeAt(scan: Scan, index: number): Found | undefined {
  return periodAt(scan, index) ?? untilAt(scan, index);
}

/** [since | from | circa] point [to point | to present | onwards] */
function periodAt(scan: Scan, index: number): Found | undefined {
  const opened = openerAt(scan, index);
  const first = pointAt(scan, opened.next);
  if (!first || blocked(scan, opened.next)) return undefined;
  const after = skipYearWord(scan, first.next);
  const present = presentAt(scan, after) ?? presentAt(scan, skipDashes(scan, after)) ?? presentAt(scan, skipSeparator(scan, after, false));
  if (present && first.kind !== "bare") return built(scan, index, present, { first, ongoing: true, boost: 0.3 });

  const separatorEnd = skipSeparator(scan, after, true, opened.between);
  if (separatorEnd > after) {
    const second = secondPoint(scan, first, separatorEnd);
    if (second)
      return built(scan, index, skipYearWord(scan, second.next, true), {
        first: completed(first, second),
        second,
        ongoing: false,
        boost: 0.2,
      });
  }
  if (first.kind === "bare") return undefined;
  if (first.kind === "short") return undefined;
  const beside = besideAt(scan, first, after);
  if (beside) return built(scan, index, beside.next, { first, second: beside, ongoing: false, boost: 0 });
  const onwards = onwardsAt(scan, after);
  if (onwards) return built(scan, index, onwards, { first, ongoing: true, boost: 0.1 });
  if (dangling(scan, after)) return built(scan, index, after + 1, { first, ongoing: true, boost: -0.1 });
  if (opened.since) return built(scan, index, after, { first, ongoing: true, boost: 0.1 });

  return built(scan, opened.circa ? index : opened.next, after, { first, ongoing: false, boost: 0 });
}

/** "until 2019" */
function untilAt(scan: Scan, index: number): Found | undefined {
  const next = phraseAt(scan, index, UNTIL) ?? (DASH.test(scan.tokens[index]?.text ?? "") && index === 0 ? 1 : undefined);
  if (next === undefined) return undefined;
  const point = pointAt(scan, skipLink(scan, next));
  if (!point || point.kind === "bare" || point.kind === "short") return undefined;

  return built(scan, index, skipYearWord(scan, point.next), { first: point, ongoing: false, until: true, boost: 0 });
}

type Opened = { next: number; since: boolean; between: boolean; circa: boolean };

function openerAt(scan: Scan, index: number): Opened {
  const between = phraseAt(scan, index, BETWEEN);
  if (between !== undefined) return { next: skipLink(scan, between), since: false, between: true, circa: false };
  const since = phraseAt(scan, index, SINCE);
  if (since !== undefined) return { next: skipCirca(scan, skipLink(scan, since)), since: true, between: false, circa: false };
  const link = phraseAt(scan, index, FROM);
  if (link !== undefined) return { next: skipLink(scan, skipSign(scan, link, "'’")), since: false, between: false, circa: false };
  const circa = skipCirca(scan, index);

  return { next: circa, since: false, between: false, circa: circa > index };
}

function skipCirca(scan: Scan, index: number): number {
  const next = phraseAt(scan, index, CIRCA);

  return next === undefined ? index : skipSign(scan, next, ".");
}

function skipLink(scan: Scan, index: number): number {
  const token = scan.tokens[index];

  return token?.kind === "word" && LINK.has(token.folded) && monthOf(token.folded, scan.language) === undefined
    ? skipSign(scan, index + 1, "'’")
    : index;
}

function skipSign(scan: Scan, index: number, signs: string): number {
  const token = scan.tokens[index];

  return token?.kind === "sign" && signs.includes(token.text) ? index + 1 : index;
}

/** "2019 г.", "2019 m.", "roku": only when something date-like may follow or nothing does. */
function skipYearWord(scan: Scan, index: number, last = false): number {
  const token = scan.tokens[index];
  if (token?.kind !== "word" || !YEAR_WORDS.has(token.folded) || token.tab) return index;
  if (token.folded === "e" || token.folded === "a" || token.folded === "r") return index;
  if (last && token.text.length === 1 && !/\p{Script=Cyrillic}/u.test(token.text)) return index;

  return skipSign(scan, index + 1, ".");
}

/** A dash or a word between two dates; `index` itself when there is none. */
function skipSeparator(scan: Scan, index: number, words: boolean, between = false): number {
  let at = index;
  const bracket = scan.tokens[at];
  if (bracket?.text === ")" && DASH.test(scan.tokens[at + 1]?.text ?? "")) at++;
  const start = at;
  while (DASH.test(scan.tokens[at]?.text ?? "") && at - start < 3) at++;
  if (at === start && scan.tokens[at]?.text === "." && scan.tokens[at + 1]?.text === ".") while (scan.tokens[at]?.text === ".") at++;
  if (at === start && scan.tokens[at]?.text === "…") at++;
  if (at === start && !words && /^[/,|:]$/.test(scan.tokens[at]?.text ?? "")) return at + 1;
  const suffix = at === start ? phraseAt(scan, at, SINCE_AFTER) : undefined;
  if (suffix !== undefined && words) at = skipDashes(scan, suffix);
  const word = phraseAt(scan, at, TO) ?? (between || at === start ? phraseAt(scan, at, between ? AND : TO) : undefined);
  if (word !== undefined) at = skipDashes(scan, skipSign(scan, word, "'’"));
  if (at === start && words && suffix === undefined) return index;
  const link = skipLink(scan, at);

  return skipCirca(scan, link);
}

function skipDashes(scan: Scan, index: number): number {
  let at = index;
  while (DASH.test(scan.tokens[at]?.text ?? "")) at++;

  return at;
}

function presentAt(scan: Scan, index: number): number | undefined {
  const token = scan.tokens[index];
  const inner = token && /^[([“"]$/.test(token.text) ? index + 1 : index;
  const next = phraseAt(scan, inner, PRESENT);
  if (next === undefined) return undefined;
  const after = scan.tokens[next];
  // "2019 – Current Account Manager": a present word that goes on as a title is none, unless the title starts behind it ("present Engineer").
  const word = scan.tokens[next - 1]?.text ?? "";
  const startsAnew = /^\p{Ll}/u.test(word) && /^\p{Lu}/u.test(after?.text ?? "");
  if (/^(?:current|actual|present|date)$/i.test(word) && after?.kind === "word" && !after.tab && !startsAnew) return undefined;

  return inner > index && after && /^[)\]”"]$/.test(after.text) ? next + 1 : inner > index ? undefined : skipSign(scan, next, ".");
}

function onwardsAt(scan: Scan, index: number): number | undefined {
  const plus = scan.tokens[index];
  if (plus?.text === "+" && !plus.space && scan.tokens[index + 1] === undefined) return index + 1;
  const at = DASH.test(plus?.text ?? "") || plus?.text === "'" || plus?.text === "’" ? index + 1 : index;

  return phraseAt(scan, at, SINCE_AFTER);
}

/** "2019 –" and nothing after it. */
function dangling(scan: Scan, index: number): boolean {
  const dash = scan.tokens[index];
  const after = scan.tokens[index + 1];

  return dash !== undefined && /^[-–—]$/.test(dash.text) && (after === undefined || after.tab || /^[)\]…]$/.test(after.text));
}

/** The longest phrase of a table at a token: words joined over spaces, apostrophes, dots, slashes and hyphens. Returns the index after it. */
function phraseAt(scan: Scan, index: number, table: ReadonlySet<string>): number | undefined {
  let joined = "";
  let found: number | undefined;
  const first = scan.tokens[index];
  if (first?.kind !== "word") return undefined;
  if (first.folded !== "" && !firstWords(table).has(firstWord(first.folded))) return gluedPhrase(first, index, table);
  for (let at = index, words = 0; at < scan.tokens.length && words < 5; at++) {
    const token = scan.tokens[at];
    if (!token || (at > index && token.tab)) break;
    if (token.kind === "sign" && /^['’./`-]$/.test(token.text) && at > index) continue;
    if (token.kind !== "word") break;
    joined = joined === "" ? token.folded : `${joined} ${token.folded}`;
    words++;
    if (table.has(joined)) found = at + 1;
  }

  return found ?? gluedPhrase(first, index, table);
}

const firstWord = (phrase: string) => (phrase.includes(" ") ? phrase.slice(0, phrase.indexOf(" ")) : phrase);
const beginnings = new Map<ReadonlySet<string>, ReadonlySet<string>>();

/** With what the phrases of a table begin: most words of a text begin none. */
function firstWords(table: ReadonlySet<string>): ReadonlySet<string> {
  const known = beginnings.get(table);
  if (known) return known;
  const words = new Set([...table].map(firstWord));
  beginnings.set(table, words);
  return words;
}

/** Chinese, Japanese and Korean set no spaces: "現在まで". */
function gluedPhrase(token: Token, index: number, table: ReadonlySet<string>): number | undefined {
  if (!CJK.test(token.text)) return undefined;
  for (let length = Math.min(token.folded.length, 6); length >= 1; length--) if (table.has(token.folded.slice(0, length))) return index + 1;

  return undefined;
}

/** A second point completes a short or bare first one, and stands after it in time. */
function secondPoint(scan: Scan, first: Point, index: number): Point | undefined {
  const point = pointAt(scan, index) ?? shortYearAt(scan, first, index);
  const second = point?.kind === "bare" ? inheritYear(first, point) : point;
  if (!second || blocked(scan, index)) return second && first.kind === "year" ? undefined : undefined;
  if (first.kind === "bare" && second.date.month === undefined) return undefined;
  if (second.kind === "short-year" && first.kind !== "year" && first.kind !== "short-year" && first.kind !== "month-year") return undefined;
  const start = completed(first, second);

  return comparable(start.date) <= comparable(second.until ?? second.date, start.date) ? second : undefined;
}

/** "03/2019 07/2021": of two months side by side the first begins and the second ends a period, of which the dash was not printed or not read. */
function besideAt(scan: Scan, first: Point, index: number): Point | undefined {
  const point = pointAt(scan, index);
  if (!point || point.kind === "bare" || first.date.month === undefined || point.date.month === undefined) return undefined;
  return comparable(first.date) < comparable(point.date) ? point : undefined;
}

/** "2019–21": the century comes from the first year. */
function shortYearAt(scan: Scan, first: Point, index: number): Point | undefined {
  const token = scan.tokens[index];
  if (first.kind !== "year" || token?.kind !== "number" || token.digits !== 2 || first.date.year === undefined) return undefined;
  const after = scan.tokens[index + 1];
  if (after && !after.space && ((/^[./:%]$/.test(after.text) && scan.tokens[index + 2]?.kind === "number") || after.kind !== "sign"))
    return undefined;
  const century = first.date.year - (first.date.year % 100);
  const year = century + token.value > first.date.year ? century + token.value : century + 100 + token.value;
  if (year - first.date.year > 30 || year > LAST_YEAR) return undefined;

  return { date: { year }, next: index + 1, kind: "year", confidence: token.space ? 0.4 : 0.7 };
}

function inheritYear(first: Point, second: Point): Point | undefined {
  const { year, month } = first.date;
  if (year === undefined || month === undefined || second.date.month === undefined) return undefined;
  const later = second.date.month >= month ? year : year + 1;

  return { ...second, date: { ...second.date, year: later }, kind: "month-year" };
}

/** "Mar – Jun 2019", "01 – 03/2019", "12 – 14 March 2019": what the first lacks comes from the second. */
function completed(first: Point, second: Point): Point {
  if (first.kind !== "bare" || second.date.year === undefined) return first;
  const { month = second.date.month, day } = first.date;
  const year =
    month !== undefined && second.date.month !== undefined && month > second.date.month ? second.date.year - 1 : second.date.year;

  return { ...first, date: { year, month, day }, kind: "month-year", confidence: second.confidence };
}

const comparable = ({ year = 0, month, day }: Parts, like?: Parts) =>
  year * 10_000 + (month ?? (like ? (like.month ?? 0) : 0)) * 100 + (day ?? (like ? (like.day ?? 0) : 0));

type Outcome = { first: Point; second?: Point; ongoing: boolean; until?: boolean; boost: number };

function built(scan: Scan, index: number, next: number, { first, second, ongoing, until, boost }: Outcome): Found | undefined {
  const from = scan.tokens[index]?.from ?? 0;
  const to = scan.tokens[next - 1]?.to ?? from;
  const last = second?.until ?? second?.date ?? first.until;
  const start = iso(first.date);
  const end = last ? iso(last) : undefined;
  const doubt = index === 0 && next === scan.tokens.length ? 1 : trust(scan, index, next, first, second);
  const confidence = Math.max(0.05, Math.min(1, (Math.min(first.confidence, second?.confidence ?? 1) + boost) * doubt));
  const season = first.season ?? second?.season;
  const range: DateRange = {
    ...(until ? { end: start } : { start }),
    ...(end && !until ? { end } : {}),
    ongoing,
    from,
    to,
    quote: scan.text.slice(from, to),
    single: !ongoing && !end && !until,
    ...(season ? { season } : {}),
    confidence: Math.round(confidence * 100) / 100,
  };

  return { range, next };
}

/** How far the surroundings speak against a date: 1 not at all. Only bare years are in doubt. */
function trust(scan: Scan, index: number, next: number, first: Point, second: Point | undefined): number {
  if (first.kind !== "year" && first.kind !== "short-year") return 1;
  const before = scan.tokens[index - 1];
  const after = scan.tokens[next];
  if (after && (after.text === "%" || /^[$€£¥₹₽₴]$/.test(after.text) || after.text === "°" || after.text === "²")) return 0.15;
  if (before && (/^[$€£¥₹₽₴#№§+@=]$/.test(before.text) || (before.text === ":" && !(scan.tokens[index]?.space ?? true)))) return 0.15;
  if (after?.text === "." && !after.space && scan.tokens[next + 1]?.kind === "word" && scan.tokens[next + 1]?.space === false) return 0.15;
  if (second) return 1;
  if (after?.kind === "word" && COUNTED_AFTER.has(after.folded) && !after.tab) return 0.2;
  if (before && !before.tab && before.kind === "word" && (VERSION_BEFORE.has(before.folded) || before.text === "EN")) return 0.25;
  if (before && before.text === "." && VERSION_BEFORE.has(scan.tokens[index - 2]?.folded ?? "")) return 0.25;
  if (before?.kind === "number" && !before.tab && before.value < 10_000) return 0.3;
  if (after?.kind === "number" && !after.tab) return 0.3;

  return 1;
}

const iso = ({ year = 0, month, day }: Parts) =>
  [String(year).padStart(4, "0"), ...(month ? [pad(month), ...(day ? [pad(day)] : [])] : [])].join("-");
const pad = (value: number) => String(value).padStart(2, "0");
const precisionOf = (date: string): DatePrecision => (date.length === 4 ? "year" : date.length === 7 ? "month" : "day");

const FIRST_YEAR = 1930;
const LAST_YEAR = 2059;
const isYear = (token: Token | undefined) =>
  token?.kind === "number" && token.digits === 4 && token.value >= FIRST_YEAR && token.value <= LAST_YEAR;
const isMonthNumber = (token: Token | undefined) => token?.kind === "number" && token.digits <= 2 && token.value >= 1 && token.value <= 12;
const isDayNumber = (token: Token | undefined) => token?.kind === "number" && token.digits <= 2 && token.value >= 1 && token.value <= 31;

/** Where no date can start: inside a longer number, an address on the web, a phone number. */
function blocked(scan: Scan, index: number): boolean {
  const token = scan.tokens[index];
  const before = scan.tokens[index - 1];
  if (!token || token.space || !before) return false;
  if (before.kind === "word")
    return token.kind === "number" && !CJK.test(before.text) && !TO.has(before.folded) && monthOf(before.folded) === undefined;
  if (/^[@_+#=&%\\]$/.test(before.text)) return true;
  const further = scan.tokens[index - 2];
  if (/^[.,/]$/.test(before.text))
    return (
      further !== undefined &&
      !before.space &&
      (further.kind === "number" || (before.text !== "," && further.kind === "word" && monthOf(further.folded) === undefined))
    );

  return before.text === "-" && !before.space && further?.kind === "number" && (further.digits > 4 || scan.tokens[index - 3]?.text === "+");
}

type Rule = (scan: Scan, index: number) => Point | undefined;
/** In order: the first that fits wins. */
const POINTS: Rule[] = [
  cjkDate,
  eraDate,
  isoDate,
  numericDate,
  dayMonthName,
  monthNameFirst,
  yearMonthName,
  quarterDate,
  seasonDate,
  monthSlashYear,
  monthSlashShort,
  academicYear,
  yearAlone,
  apostropheYear,
  bareMonth,
  bareDay,
];

function pointAt(scan: Scan, index: number): Point | undefined {
  const at = scan.tokens[index]?.text === "(" && index > 0 ? index : index;
  for (const rule of POINTS) {
    const point = rule(scan, at);
    if (point && !gluedAfter(scan, point.next)) return point;
  }

  return undefined;
}

/** "2019x", "2019.5", "2019/7/3" after a bare year, "2,019": the number goes on. */
function gluedAfter(scan: Scan, next: number): boolean {
  const token = scan.tokens[next];
  if (!token || token.space) return false;
  if (token.kind === "word")
    return /^[a-z]+$/i.test(token.text) && !TO.has(token.folded) && monthOf(token.folded) === undefined && !ORDINAL.has(token.folded);
  const after = scan.tokens[next + 1];
  if (token.kind === "number" || token.text === "_" || token.text === "@") return true;

  return token.text === "," && !!after && !after.space && after.kind === "number" && after.digits === 3;
}

/** 2019年4月1日, 2019년 4월, 4月 */
function cjkDate(scan: Scan, index: number): Point | undefined {
  const [year, unit] = [scan.tokens[index], scan.tokens[index + 1]];
  if (!isYear(year) || !/^[年년]$/.test(unit?.text ?? "")) return undefined;
  const [month, monthUnit, day, dayUnit] = scan.tokens.slice(index + 2, index + 6);
  if (!isMonthNumber(month) || !/^[月월]$/.test(monthUnit?.text ?? ""))
    return { date: { year: year?.value }, next: index + 2, kind: "month-year", confidence: 0.8 };
  if (!isDayNumber(day) || !/^[日号號일]$/.test(dayUnit?.text ?? ""))
    return { date: { year: year?.value, month: month?.value }, next: index + 4, kind: "month-year", confidence: 1 };

  return { date: { year: year?.value, month: month?.value, day: day?.value }, next: index + 6, kind: "full", confidence: 1 };
}

const ERAS: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925, 民國: 1911 };

/** 平成30年4月, 令和元年 */
function eraDate(scan: Scan, index: number): Point | undefined {
  const token = scan.tokens[index];
  const era = token?.kind === "word" ? Object.keys(ERAS).find((name) => token.text.startsWith(name)) : undefined;
  if (!token || !era) return undefined;
  const first = token.text === `${era}元`;
  const number = scan.tokens[index + 1];
  const unit = index + (first ? 1 : 2);
  if (scan.tokens[unit]?.text !== "年" || (!first && number?.kind !== "number")) return undefined;
  const year = (ERAS[era] ?? 0) + (first ? 1 : (number?.value ?? 0));
  const month = scan.tokens[unit + 1];
  const hasMonth = isMonthNumber(month) && scan.tokens[unit + 2]?.text === "月";

  return {
    date: { year, month: hasMonth ? month?.value : undefined },
    next: hasMonth ? unit + 3 : unit + 1,
    kind: "month-year",
    confidence: 0.95,
  };
}

/** 2019-04, 2019-04-01, 2019.04., 2019/4 */
function isoDate(scan: Scan, index: number): Point | undefined {
  const [year, sign, month] = scan.tokens.slice(index, index + 3);
  if (!isYear(year) || !sign || !/^[-./‐‑]$/.test(sign.text) || sign.space || !isMonthNumber(month) || !month) return undefined;
  if (month.space && sign.text !== ".") return undefined;
  if (month.space && month.digits === 1 && !/^(hu|lt|lv|ko|sl|hr)/.test(scan.language ?? "")) return undefined;
  const [again, day] = scan.tokens.slice(index + 3, index + 5);
  const date = { year: year?.value, month: month.value };
  if (again?.text === sign.text && !again.space && isDayNumber(day) && (!day?.space || sign.text === ".") && day)
    return {
      date: { ...date, day: day.value },
      next: skipSign(scan, index + 5, sign.text === "." ? "." : ""),
      kind: "full",
      confidence: 1,
    };
  if (sign.text !== "." && isAbbreviatedRange(scan, index)) return undefined;

  return {
    date,
    next: skipSign(scan, index + 3, sign.text === "." && again?.space === false ? "." : ""),
    kind: "month-year",
    confidence: month.digits === 2 ? 0.9 : 0.7,
  };
}

const YEAR_FIRST = /^(?:zh|ja|ko|hu|lt|sv)/;

/** "2010-12" or "2010/12" alone may be two years. It is, unless another ISO month stands beside it or the language puts the year first. */
function isAbbreviatedRange(scan: Scan, index: number): boolean {
  const [year, sign, month] = scan.tokens.slice(index, index + 3);
  if (!year || !month || !sign || month.digits !== 2 || month.value <= year.value % 100) return false;
  if (YEAR_FIRST.test(scan.language ?? "")) return false;
  const others = [...scan.text.matchAll(/(?:19|20)\d\d[-/](\d\d)(?!\d)/g)];
  if (
    others.some((other) => other[1] === "01" || (other.index !== year.from && Number(other[1]) <= Number(other[0].slice(2, 4)))) &&
    month.value !== (year.value % 100) + 1
  )
    return false;
  const rest = scan.text.slice(month.to);
  const isPeriodStart = /^\s*(?:[-–—~]|to\b|bis\b|à\b|a\b)\s*\S/u.test(rest);
  const isPeriodEnd = /\d[-/]\d\d\s*(?:[-–—~]|to|bis|à|a)\s*$/u.test(scan.text.slice(0, year.from));

  return !(isPeriodStart || isPeriodEnd);
}

/** 01.04.2019, 4/1/2019, 01-04-19 */
function numericDate(scan: Scan, index: number): Point | undefined {
  const [first, sign, second, again, year] = scan.tokens.slice(index, index + 5);
  if (!isDayNumber(first) || !isDayNumber(second) || !sign || !/^[-./]$/.test(sign.text) || again?.text !== sign.text || !first || !second)
    return undefined;
  if ((sign.space || second.space || again.space || year?.space) && sign.text !== ".") return undefined;
  const value = isYear(year) ? year?.value : year?.kind === "number" && year.digits === 2 ? century(year.value) : undefined;
  if (value === undefined || (first.value > 12 && second.value > 12)) return undefined;
  const monthFirst = second.value > 12 || (scan.order === "month" && sign.text !== "." && first.value <= 12);
  const sure = sign.text === "." || first.value > 12 || second.value > 12 || first.value === second.value || scan.order !== "unknown";
  const date = sure
    ? { year: value, month: monthFirst ? first.value : second.value, day: monthFirst ? second.value : first.value }
    : { year: value };

  return { date, next: index + 5, kind: "full", confidence: isYear(year) ? 1 : 0.7 };
}

const century = (value: number) => (value <= 45 ? 2000 + value : 1900 + value);

/** A month's name at a token: one word or two (كانون الثاني), with its abbreviation dot, or its number ("tháng 5"). */
function monthNameAt(scan: Scan, index: number): { month: number; next: number } | undefined {
  const [first, second] = scan.tokens.slice(index, index + 2);
  if (first?.kind !== "word") return undefined;
  if (NUMBERED_MONTH.has(first.folded) && isMonthNumber(second) && second?.tab === false) return { month: second.value, next: index + 2 };
  const double = second?.kind === "word" ? monthOf(`${first.folded} ${second.folded}`, scan.language) : undefined;
  const month = double ?? monthOf(first.folded, scan.language);
  if (month === undefined) return undefined;
  const dot = index + (double ? 2 : 1);

  return { month, next: scan.tokens[dot]?.space === false ? skipSign(scan, dot, ".'’׳") : dot };
}

/** The year after a month's name, over "de", "/", ",", "'" and the like. Two digits count only behind a sign or an apostrophe. */
function yearAfter(scan: Scan, index: number): { year: number; next: number; short: boolean } | undefined {
  let at = index;
  for (let steps = 0; steps < 3; steps++) {
    const token = scan.tokens[at];
    if (token?.kind === "sign" && /^[,./'’‘`´-]$/.test(token.text) && !(token.text === "-" && token.space)) at++;
    else if (token?.kind === "word" && (LINK.has(token.folded) || token.folded === "месяц")) at++;
    else break;
  }
  const token = scan.tokens[at];
  if (isYear(token) && token) return { year: token.value, next: at + 1, short: false };
  if (token?.kind !== "number" || token.digits !== 2) return undefined;
  const before = scan.tokens[at - 1];
  const after = scan.tokens[at + 1];
  if (after && !after.space && (after.kind !== "sign" || (/^[.:%/]$/.test(after.text) && scan.tokens[at + 2]?.kind === "number")))
    return undefined;
  if (after && /^[,.]$/.test(after.text) && isYear(scan.tokens[at + 2])) return undefined;
  if (isYear(after)) return undefined;

  return { year: century(token.value), next: at + 1, short: !(before?.kind === "sign" && /^['’‘`´/-]$/.test(before.text)) };
}

/** 12 March 2019, 12. März 2019, 1er mars 2019, 12 de marzo de 2019, 12-Mar-19 */
function dayMonthName(scan: Scan, index: number): Point | undefined {
  const day = scan.tokens[index];
  if (!isDayNumber(day) || !day) return undefined;
  let at = index + 1;
  const ordinal = scan.tokens[at];
  if (ordinal && !ordinal.space && (ordinal.kind === "word" ? ORDINAL.has(ordinal.folded) : /^[.º°ª-]$/.test(ordinal.text))) at++;
  const link = scan.tokens[at];
  if (link?.kind === "word" && LINK.has(link.folded)) at = skipSign(scan, at + 1, "'’");
  const name = monthNameAt(scan, at);
  const year = name && yearAfter(scan, name.next);
  if (!name) return undefined;
  if (!year || year.short) return { date: { month: name.month, day: day.value }, next: name.next, kind: "bare", confidence: 0.5 };

  return { date: { year: year.year, month: name.month, day: day.value }, next: year.next, kind: "full", confidence: 1 };
}

/** March 2019, Mar. '19, marzo de 2019, March 12, 2019, Mar-19 */
function monthNameFirst(scan: Scan, index: number): Point | undefined {
  const name = monthNameAt(scan, index);
  if (!name) return undefined;
  const day = scan.tokens[name.next];
  if (isDayNumber(day) && day) {
    const suffix = scan.tokens[name.next + 1];
    const at = suffix && !suffix.space && suffix.kind === "word" && ORDINAL.has(suffix.folded) ? name.next + 2 : name.next + 1;
    const comma = skipSign(scan, at, ",.");
    const year = scan.tokens[comma];
    if (isYear(year) && year)
      return { date: { year: year.value, month: name.month, day: day.value }, next: comma + 1, kind: "full", confidence: 1 };
  }
  const year = yearAfter(scan, name.next);
  if (!year) return undefined;

  return {
    date: { year: year.year, month: name.month },
    next: year.next,
    kind: year.short ? "short" : "month-year",
    confidence: year.short ? 0.6 : 0.95,
  };
}

/** 2019 Mar, 2019, March, 2019. március 4., 2019 m. kovo */
function yearMonthName(scan: Scan, index: number): Point | undefined {
  const year = scan.tokens[index];
  if (!isYear(year)) return undefined;
  let at = index + 1;
  for (let steps = 0; steps < 3; steps++) {
    const token = scan.tokens[at];
    if (token?.tab) return undefined;
    if (token?.kind === "sign" && /^[.,/]$/.test(token.text) && !token.space) at++;
    else if (token?.kind === "word" && /^(?:m|metu|gada|g|de|a)$/.test(token.folded)) at++;
    else break;
  }
  const name = monthNameAt(scan, at);
  if (!name || (yearAfter(scan, name.next)?.short === false && !/^(?:hu|lt|lv|ko|ja|zh)/.test(scan.language ?? ""))) return undefined;
  if (scan.tokens[at]?.tab) return undefined;
  const day = scan.tokens[name.next];
  const dot = scan.tokens[name.next + 1];
  const hasDay = isDayNumber(day) && dot?.text === "." && !dot.space;
  const mark = scan.tokens[name.next];
  const next = hasDay ? name.next + 2 : mark?.kind === "word" && /^men$/.test(mark.folded) ? skipSign(scan, name.next + 1, ".") : name.next;

  return {
    date: { year: year?.value, month: name.month, day: hasDay ? day?.value : undefined },
    next,
    kind: hasDay ? "full" : "month-year",
    confidence: 0.85,
  };
}

/** Q3 2019, Q3/19, 2019 Q3, 3. Quartal 2019, T2 2020, H1 2021 */
function quarterDate(scan: Scan, index: number): Point | undefined {
  const year = scan.tokens[index];
  if (isYear(year)) {
    const part = partOfYear(scan, skipSign(scan, index + 1, "-/, "));
    return part && !scan.tokens[index + 1]?.tab
      ? { date: { year: year?.value }, next: part.next, season: part.season, kind: "month-year", confidence: 0.9 }
      : undefined;
  }
  const part = partOfYear(scan, index);
  const after = part && yearAfter(scan, part.next);

  return part && after && !after.short
    ? { date: { year: after.year }, next: after.next, season: part.season, kind: "month-year", confidence: 0.9 }
    : undefined;
}

function partOfYear(scan: Scan, index: number): { season: Season; next: number } | undefined {
  const [first, second, third, fourth] = scan.tokens.slice(index, index + 4);
  if (!first || !second) return undefined;
  if (first.kind === "word" && second.kind === "number" && second.digits === 1 && !second.space)
    return part(first.folded, second.value, index + 2);
  if (first.kind !== "number" || first.digits !== 1) return undefined;
  if (second.kind === "word" && !second.space && part(second.folded, first.value, index + 2))
    return part(second.folded, first.value, index + 2);
  if (second.kind === "word" && second.space && second.folded.length > 1) return part(second.folded, first.value, index + 2);
  if (
    third?.kind === "word" &&
    third.folded.length > 1 &&
    !second.space &&
    (second.text === "." || ORDINAL.has(second.folded) || second.text === "º")
  )
    return part(third.folded, first.value, index + 3);

  return fourth === undefined ? undefined : undefined;
}

function part(word: string, value: number, next: number): { season: Season; next: number } | undefined {
  if (QUARTER_WORDS.has(word) && value >= 1 && value <= 4) return { season: `Q${value as 1 | 2 | 3 | 4}`, next };

  return HALF_WORDS.has(word) && word !== "s" && (value === 1 || value === 2) ? { season: `H${value as 1 | 2}`, next } : undefined;
}

/** Summer 2017, été 2015, WS 2018/19, 2017 (Sommer) */
function seasonDate(scan: Scan, index: number): Point | undefined {
  const year = scan.tokens[index];
  if (isYear(year)) {
    const bracket = scan.tokens[index + 1]?.text === "(";
    const at = index + (bracket ? 2 : 1);
    const word = scan.tokens[at];
    const season = word?.kind === "word" && (bracket || word.folded.length > 3) && !word.tab ? seasonOf(word.folded) : undefined;
    if (!season || (bracket && scan.tokens[at + 1]?.text !== ")") || (!bracket && yearAfter(scan, at + 1))) return undefined;

    return { date: { year: year?.value }, next: at + (bracket ? 2 : 1), season, kind: "month-year", confidence: 0.85 };
  }
  const phrase = seasonPhrase(scan, index);
  const after = phrase && yearAfter(scan, phrase.next);
  if (!phrase || !after || after.short) return undefined;
  const double = academicYear(scan, after.next - 1);

  return double
    ? { ...double, until: undefined, season: phrase.season, kind: "month-year", confidence: 0.9 }
    : { date: { year: after.year }, next: after.next, season: phrase.season, kind: "month-year", confidence: 0.9 };
}

function seasonPhrase(scan: Scan, index: number): { season: SeasonName; next: number } | undefined {
  const [first, second] = scan.tokens.slice(index, index + 2);
  if (first?.kind !== "word") return undefined;
  const double = second?.kind === "word" ? seasonOf(`${first.folded} ${second.folded}`) : undefined;
  const season = double ?? (first.text.length === 1 ? undefined : seasonOf(first.folded));
  // "ss" and "vt" are words of other things; as terms they are in capitals.
  if (!season || (/^(?:ss|ws|vt|ht)$/.test(first.folded) && first.text !== first.text.toUpperCase())) return undefined;

  return { season, next: index + (double ? 2 : 1) };
}

/** 04/2019, 4.2019, 04-2019, 04 / 2019 */
function monthSlashYear(scan: Scan, index: number): Point | undefined {
  const [month, sign, year] = scan.tokens.slice(index, index + 3);
  if (!isMonthNumber(month) || !sign || !isYear(year) || !/^[-./‐‑|]$/.test(sign.text)) return undefined;
  const spaced = sign.space || year?.space;
  if (spaced && sign.text !== "/" && sign.text !== ".") return undefined;
  const before = scan.tokens[index - 1];
  if (before && !month?.space && /^[./]$/.test(before.text) && scan.tokens[index - 2]?.kind === "number") return undefined;

  return { date: { year: year?.value, month: month?.value }, next: index + 3, kind: "month-year", confidence: spaced ? 0.85 : 0.95 };
}

/** 09/14 or 09.14: only in a period */
function monthSlashShort(scan: Scan, index: number): Point | undefined {
  const [month, sign, year, after] = scan.tokens.slice(index, index + 4);
  if (!isMonthNumber(month) || !sign || !/^[./'’]$/.test(sign.text) || sign.space || year?.space) return undefined;
  if (year?.kind !== "number" || year.digits !== 2 || (month?.digits === 1 && sign.text === ".")) return undefined;
  if (after && !after.space && (after.kind !== "sign" || /^[./:%]$/.test(after.text))) return undefined;

  return { date: { year: century(year.value), month: month?.value }, next: index + 3, kind: "short", confidence: 0.6 };
}

/** 2018/19, 2018/2019 */
function academicYear(scan: Scan, index: number): Point | undefined {
  const [first, sign, second] = scan.tokens.slice(index, index + 3);
  if (!isYear(first) || !first || sign?.text !== "/" || second?.kind !== "number") return undefined;
  const value = isYear(second)
    ? second.value
    : second.digits === 2
      ? first.value - (first.value % 100) + second.value + (second.value < first.value % 100 ? 100 : 0)
      : undefined;
  if (value === undefined || value < first.value || value - first.value > 12) return undefined;

  return { date: { year: first.value }, until: { year: value }, next: index + 3, kind: "month-year", confidence: 0.75 };
}

function yearAlone(scan: Scan, index: number): Point | undefined {
  const token = scan.tokens[index];
  if (!isYear(token) || !token) return undefined;
  const after = scan.tokens[index + 1];
  const further = scan.tokens[index + 2];
  if (after && !after.space && /^[.:]$/.test(after.text) && further?.kind === "number" && !further.space) return undefined;

  return { date: { year: token.value }, next: index + 1, kind: "year", confidence: 0.7 };
}

/** '19 */
function apostropheYear(scan: Scan, index: number): Point | undefined {
  const [sign, token] = scan.tokens.slice(index, index + 2);
  if (!sign || !/^['’‘`´]$/.test(sign.text) || !sign.space || token?.kind !== "number" || token.digits !== 2 || token.space)
    return undefined;

  return { date: { year: century(token.value) }, next: index + 2, kind: "short-year", confidence: 0.6 };
}

/** "Mar" before "– Jun 2019", "4月" before "～8月" */
function bareMonth(scan: Scan, index: number): Point | undefined {
  const name = monthNameAt(scan, index);
  if (name) return { date: { month: name.month }, next: name.next, kind: "bare", confidence: 0.5 };
  const [month, unit] = scan.tokens.slice(index, index + 2);

  return isMonthNumber(month) && /^[月월]$/.test(unit?.text ?? "")
    ? { date: { month: month?.value }, next: index + 2, kind: "bare", confidence: 0.5 }
    : undefined;
}

/** "01" before "– 03/2019"; "12" before "– 14 March 2019" */
function bareDay(scan: Scan, index: number): Point | undefined {
  const token = scan.tokens[index];
  if (!isDayNumber(token) || !token) return undefined;
  const before = scan.tokens[index - 1];
  if (before && !token.space) return undefined;
  const dash = scan.tokens[index + 1]?.text === "." ? index + 2 : index + 1;
  if (!DASH.test(scan.tokens[dash]?.text ?? "")) return undefined;
  const next = pointAfterBareDay(scan, dash + 1);
  if (next === "month" && token.digits === 2 && token.value <= 12)
    return { date: { month: token.value }, next: dash, kind: "bare", confidence: 0.5 };

  return next === "day" ? { date: { day: token.value }, next: dash, kind: "bare", confidence: 0.5 } : undefined;
}

function pointAfterBareDay(scan: Scan, index: number): "month" | "day" | undefined {
  const point = monthSlashYear(scan, index);
  if (point) return "month";
  const full = numericDate(scan, index) ?? dayMonthName(scan, index);

  return full?.kind === "full" && full.date.day !== undefined ? "day" : undefined;
}
