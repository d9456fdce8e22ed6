import { DAY_LABELS, LINK, MONTH_LABELS, NUMBERED_MONTH, ORDINAL, ROMAN_NUMERALS, YEAR_LABELS } from "../../lexicon/dates/date-words.ts";
import { monthOf } from "../../lexicon/dates/months.ts";
import { century, monthSlashYear, numericDate } from "./numeric-points.ts";
import { skipPunctuation, skipSeparator } from "./phrases.ts";
import { isDash, isDayNumber, isMonthNumber, isYear, type Point, type Scan } from "./scan.ts";
import { SURE_NAMED_MONTH, SURE_ROMAN_MONTH, SURE_SHORT_NAMED_MONTH, SURE_WITHOUT_YEAR, SURE_YEAR_BEFORE_MONTH } from "./thresholds.ts";

/** A month's name at a token: one word or two (كانون الثاني), with its abbreviation dot, or its number ("tháng 5"). */
function monthNameAt(scan: Scan, index: number): { month: number; next: number } | undefined {
  const first = scan.tokens[index];
  const second = scan.tokens[index + 1];
  if (first?.kind !== "word") return undefined;
  if (NUMBERED_MONTH.has(first.folded) && isMonthNumber(second) && second?.tab === false) return { month: second.value, next: index + 2 };
  const double = second?.kind === "word" ? monthOf(`${first.folded} ${second.folded}`, scan.language) : undefined;
  const month = double ?? monthOf(first.folded, scan.language);
  if (month === undefined) return undefined;
  const dot = index + (double ? 2 : 1);

  return { month, next: scan.tokens[dot]?.space === false ? skipPunctuation(scan, dot, ".'’׳") : dot };
}

/** The year after a month's name, over "de", "/", ",", "'" and the like. A year of two digits counts only after such punctuation. */
export function yearAfter(scan: Scan, index: number): { year: number; next: number; short: boolean } | undefined {
  let at = index;
  for (;;) {
    const token = scan.tokens[at];
    if (token?.kind === "symbol" && /^[,./'’‘`´-]$/.test(token.text) && !(token.text === "-" && token.space)) at++;
    else if (token?.kind === "word" && (LINK.has(token.folded) || token.folded === "месяц")) at++;
    else break;
  }
  const token = scan.tokens[at];
  if (isYear(token)) return { year: token.value, next: at + 1, short: false };
  if (token?.kind !== "number" || token.digits !== 2) return undefined;
  const before = scan.tokens[at - 1];
  const after = scan.tokens[at + 1];
  if (after && !after.space && (after.kind !== "symbol" || (/^[.:%/]$/.test(after.text) && scan.tokens[at + 2]?.kind === "number")))
    return undefined;
  if (after && /^[,.]$/.test(after.text) && isYear(scan.tokens[at + 2])) return undefined;
  if (isYear(after)) return undefined;

  return { year: century(token.value), next: at + 1, short: !(before?.kind === "symbol" && /^['’‘`´/-]$/.test(before.text)) };
}

/** "Dec -2012", "January – 2014": a dash between a month and its year. */
function yearBehindDash(scan: Scan, index: number): ReturnType<typeof yearAfter> {
  const year = scan.tokens[index + 1];
  return isDash(scan.tokens[index]) && isYear(year) && !year.tab ? { year: year.value, next: index + 2, short: false } : undefined;
}

/** 12 March 2019, 12. März 2019, 1er mars 2019, 12 de marzo de 2019, 12-Mar-19 */
export function dayMonthName(scan: Scan, index: number): Point | undefined {
  const day = scan.tokens[index];
  if (!isDayNumber(day)) return undefined;
  let at = index + 1;
  const ordinal = scan.tokens[at];
  if (ordinal && !ordinal.space && (ordinal.kind === "word" ? ORDINAL.has(ordinal.folded) : /^[.º°ª-]$/.test(ordinal.text))) at++;
  const link = scan.tokens[at];
  if (link?.kind === "word" && LINK.has(link.folded)) at = skipPunctuation(scan, at + 1, "'’");
  const name = monthNameAt(scan, at);
  const year = name && (yearAfter(scan, name.next) ?? yearBehindDash(scan, name.next));
  if (!name) return undefined;
  if (!year || year.short)
    return { date: { month: name.month, day: day.value }, next: name.next, kind: "bare", confidence: SURE_WITHOUT_YEAR };

  return { date: { year: year.year, month: name.month, day: day.value }, next: year.next, kind: "full", confidence: 1 };
}

/** March 2019, Mar. '19, marzo de 2019, March 12, 2019, Mar-19, March - 2019 */
export function monthNameFirst(scan: Scan, index: number): Point | undefined {
  const name = monthNameAt(scan, index);
  if (!name) return undefined;
  // "July, 8th 2019"
  const first = skipPunctuation(scan, name.next, ",");
  const day = dayOfMonth(scan, first);
  if (day) {
    const comma = skipPunctuation(scan, day.next, ",.");
    const year = scan.tokens[comma];
    if (isYear(year))
      return { date: { year: year.value, month: name.month, day: day.value }, next: comma + 1, kind: "full", confidence: 1 };
  }
  const year = yearAfter(scan, name.next) ?? yearBehindDash(scan, name.next);
  if (!year) return undefined;

  return {
    date: { year: year.year, month: name.month },
    next: year.next,
    kind: year.short ? "short" : "month-year",
    confidence: year.short ? SURE_SHORT_NAMED_MONTH : SURE_NAMED_MONTH,
  };
}

/** "DÍA 03 MES 02 AÑO 2016", "Month 02 Year 2016": figures behind their labels, as a form asks for them. */
export function labelledDate(scan: Scan, index: number): Point | undefined {
  const labelled = (at: number, labels: ReadonlySet<string>) => {
    const value = skipPunctuation(scan, at + 1, ":.");
    return scan.tokens[at]?.kind === "word" && labels.has(scan.tokens[at].folded) ? value : undefined;
  };
  const dayAt = labelled(index, DAY_LABELS);
  const monthAt = labelled(dayAt === undefined ? index : dayAt + 1, MONTH_LABELS);
  const yearAt = monthAt === undefined ? undefined : labelled(monthAt + 1, YEAR_LABELS);
  const [day, month, year] = [dayAt, monthAt, yearAt].map((at) => (at === undefined ? undefined : scan.tokens[at]));
  if (yearAt === undefined || !isMonthNumber(month) || !isYear(year) || (dayAt !== undefined && !isDayNumber(day))) return undefined;
  const date = { year: year.value, month: month.value, ...(day && { day: day.value }) };

  return { date, next: yearAt + 1, kind: day ? "full" : "month-year", confidence: 1 };
}

/** Languages in which months are often written in Roman numerals. Elsewhere "Certificate III 2020" is no March. */
const WITH_ROMAN_MONTHS = /^(?:pl|hu|cs|sk|ru|uk|bg|sr|hr|sl|lt|lv|ro)/;

/** III 2015, VI.2019, 2015. III. */
export function romanMonth(scan: Scan, index: number): Point | undefined {
  if (!WITH_ROMAN_MONTHS.test(scan.language ?? "")) return undefined;
  const first = scan.tokens[index];
  const leads = isYear(first);
  const at = leads ? skipPunctuation(scan, index + 1, "./") : index;
  const figure = scan.tokens[at];
  const month = figure && !figure.tab ? ROMAN_NUMERALS.indexOf(figure.text) + 1 : 0;
  if (month === 0) return undefined;
  if (leads) {
    const dotted = scan.tokens[at + 1]?.text === "." && at > index + 1;
    return dotted ? { date: { year: first?.value, month }, next: at + 2, kind: "month-year", confidence: SURE_ROMAN_MONTH } : undefined;
  }
  const behind = skipPunctuation(scan, at + 1, "./");
  const year = scan.tokens[behind];
  return isYear(year) && !year.tab
    ? { date: { year: year.value, month }, next: behind + 1, kind: "month-year", confidence: SURE_ROMAN_MONTH }
    : undefined;
}

/** 2019 Mar, 2019, March, 2019. március 4., 2019 m. kovo */
export function yearMonthName(scan: Scan, index: number): Point | undefined {
  const year = scan.tokens[index];
  if (!isYear(year)) return undefined;
  let at = index + 1;
  for (;;) {
    const token = scan.tokens[at];
    if (token?.tab) return undefined;
    if (token?.kind === "symbol" && /^[.,/]$/.test(token.text) && !token.space) at++;
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
  const next = hasDay
    ? name.next + 2
    : mark?.kind === "word" && /^men$/.test(mark.folded)
      ? skipPunctuation(scan, name.next + 1, ".")
      : name.next;

  return {
    date: { year: year?.value, month: name.month, day: hasDay ? day?.value : undefined },
    next,
    kind: hasDay ? "full" : "month-year",
    confidence: SURE_YEAR_BEFORE_MONTH,
  };
}

/** "Mar" before "– Jun 2019", "4月" before "～8月" */
export function bareMonth(scan: Scan, index: number): Point | undefined {
  const name = monthNameAt(scan, index);
  if (name) return { date: { month: name.month }, next: name.next, kind: "bare", confidence: SURE_WITHOUT_YEAR };
  const month = scan.tokens[index];
  const unit = scan.tokens[index + 1];

  return isMonthNumber(month) && /^[月월]$/.test(unit?.text ?? "")
    ? { date: { month: month?.value }, next: index + 2, kind: "bare", confidence: SURE_WITHOUT_YEAR }
    : undefined;
}

/** "01" before "– 03/2019", "9" before "– 12/2002"; "12" before "– 14 March 2019" */
export function bareDay(scan: Scan, index: number): Point | undefined {
  const token = scan.tokens[index];
  if (!isDayNumber(token)) return undefined;
  const before = scan.tokens[index - 1];
  if (before && !token.space) return undefined;
  const dash = scan.tokens[index + 1]?.text === "." ? index + 2 : index + 1;
  if (!isDash(scan.tokens[dash])) return undefined;
  const next = pointAfterBareDay(scan, dash + 1);
  // A longer text may count something: "version 2 - 3/2014". A text or a part of it that begins so has nothing else to tell.
  const isApart = before === undefined || token.tab || /^[|｜(（,;]$/u.test(before.text);
  if (next === "month" && (token.digits === 2 || isApart) && isMonthNumber(token))
    return { date: { month: token.value }, next: dash, kind: "bare", confidence: SURE_WITHOUT_YEAR };

  return next === "day" ? { date: { day: token.value }, next: dash, kind: "bare", confidence: SURE_WITHOUT_YEAR } : undefined;
}

/** "Sep 4" before "– Nov 2, 2019", "August 19th" before "– 25th, 2018" */
export function bareMonthDay(scan: Scan, index: number): Point | undefined {
  const name = monthNameAt(scan, index);
  const day = name && dayOfMonth(scan, name.next);
  const to = day && skipSeparator(scan, day.next, true);
  if (!day || to === undefined || to === day.next) return undefined;
  const isFollowed = monthNameFirst(scan, to)?.kind === "full" || dayAndYear(scan, to) !== undefined;
  return isFollowed
    ? { date: { month: name.month, day: day.value }, next: day.next, kind: "bare", confidence: SURE_WITHOUT_YEAR }
    : undefined;
}

/** "25, 2018" behind "August 19 –": the end of a period within one month. */
export function dayAndYear(scan: Scan, index: number): Point | undefined {
  const day = dayOfMonth(scan, index);
  const comma = day && skipPunctuation(scan, day.next, ",");
  const year = comma && comma > day.next ? scan.tokens[comma] : undefined;
  return day && comma && isYear(year)
    ? { date: { year: year.value, day: day.value }, next: comma + 1, kind: "full", confidence: SURE_NAMED_MONTH }
    : undefined;
}

/** "4", "4th" */
function dayOfMonth(scan: Scan, index: number): { value: number; next: number } | undefined {
  const day = scan.tokens[index];
  if (!isDayNumber(day)) return undefined;
  const suffix = scan.tokens[index + 1];
  const isOrdinal = suffix && !suffix.space && suffix.kind === "word" && ORDINAL.has(suffix.folded);
  return { value: day.value, next: isOrdinal ? index + 2 : index + 1 };
}

/** "04.09." before "– 02.11.2019" */
export function bareDayMonth(scan: Scan, index: number): Point | undefined {
  const [day, dot, month, end] = scan.tokens.slice(index, index + 4);
  const isDotted = [dot, end].every((token) => token?.text === "." && !token.space);
  if (!isDotted || !isDayNumber(day) || !isMonthNumber(month)) return undefined;
  const next = index + 4;
  const to = skipSeparator(scan, next, true);
  const full = to > next ? numericDate(scan, to) : undefined;
  return full?.date.day !== undefined
    ? { date: { month: month.value, day: day.value }, next, kind: "bare", confidence: SURE_WITHOUT_YEAR }
    : undefined;
}

function pointAfterBareDay(scan: Scan, index: number): "month" | "day" | undefined {
  const point = monthSlashYear(scan, index);
  if (point) return "month";
  const full = numericDate(scan, index) ?? dayMonthName(scan, index);

  return full?.kind === "full" && full.date.day !== undefined ? "day" : undefined;
}
