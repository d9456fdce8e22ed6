import { skipPunctuation } from "./phrases.ts";
import { fieldOrder, isDayNumber, isMonthNumber, isOnlyDay, isYear, type Point, type Scan } from "./scan.ts";
import {
  LAST_SHORT_YEAR,
  MAX_ACADEMIC_YEARS,
  SURE_ACADEMIC_YEAR,
  SURE_APOSTROPHE_YEAR,
  SURE_ERA,
  SURE_ISO_MONTH,
  SURE_ISO_MONTH_OF_ONE_DIGIT,
  SURE_NUMERIC_MONTH,
  SURE_NUMERIC_MONTH_SHORT_YEAR,
  SURE_NUMERIC_SHORT_YEAR,
  SURE_SPACED_NUMERIC_MONTH,
  SURE_YEAR,
  SURE_YEAR_WITH_UNIT,
} from "./thresholds.ts";

/** 2019年4月1日, 2019년 4월, 4月 */
export function cjkDate(scan: Scan, index: number): Point | undefined {
  const [year, unit] = [scan.tokens[index], scan.tokens[index + 1]];
  if (!isYear(year) || !/^[年년]$/.test(unit?.text ?? "")) return undefined;
  const [month, monthUnit, day, dayUnit] = scan.tokens.slice(index + 2, index + 6);
  if (!isMonthNumber(month) || !/^[月월]$/.test(monthUnit?.text ?? ""))
    return { date: { year: year?.value }, next: index + 2, kind: "month-year", confidence: SURE_YEAR_WITH_UNIT };
  if (!isDayNumber(day) || !/^[日号號일]$/.test(dayUnit?.text ?? ""))
    return { date: { year: year?.value, month: month?.value }, next: index + 4, kind: "month-year", confidence: 1 };

  return { date: { year: year?.value, month: month?.value, day: day?.value }, next: index + 6, kind: "full", confidence: 1 };
}

const ERAS: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925, 民國: 1911 };

/** 平成30年4月, 令和元年 */
export function eraDate(scan: Scan, index: number): Point | undefined {
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
    confidence: SURE_ERA,
  };
}

/** 2019-04, 2019-04-01, 2019.04., 2019/4 */
export function isoDate(scan: Scan, index: number): Point | undefined {
  const year = scan.tokens[index];
  if (!isYear(year)) return undefined;
  const separator = scan.tokens[index + 1];
  const month = scan.tokens[index + 2];
  if (!separator || !/^[-./‐‑]$/.test(separator.text) || separator.space || !isMonthNumber(month)) return undefined;
  if (month.space && separator.text !== ".") return undefined;
  if (month.space && month.digits === 1 && !/^(hu|lt|lv|ko|sl|hr)/.test(scan.language ?? "")) return undefined;
  const [again, day] = scan.tokens.slice(index + 3, index + 5);
  const date = { year: year?.value, month: month.value };
  if (again?.text === separator.text && !again.space && isDayNumber(day) && (!day?.space || separator.text === ".") && day)
    return {
      date: { ...date, day: day.value },
      next: skipPunctuation(scan, index + 5, separator.text === "." ? "." : ""),
      kind: "full",
      confidence: 1,
    };
  if (separator.text !== "." && isAbbreviatedRange(scan, index)) return undefined;

  return {
    date,
    next: skipPunctuation(scan, index + 3, separator.text === "." && again?.space === false ? "." : ""),
    kind: "month-year",
    confidence: month.digits === 2 ? SURE_ISO_MONTH : SURE_ISO_MONTH_OF_ONE_DIGIT,
  };
}

const YEAR_FIRST = /^(?:zh|ja|ko|hu|lt|sv)/;

/** "2010-12" or "2010/12" alone may be two years. It is, unless another ISO month stands beside it or the language puts the year first. */
function isAbbreviatedRange(scan: Scan, index: number): boolean {
  const [year, separator, month] = scan.tokens.slice(index, index + 3);
  if (!year || !month || !separator || month.digits !== 2 || month.value <= year.value % 100) return false;
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
export function numericDate(scan: Scan, index: number): Point | undefined {
  const first = scan.tokens[index];
  if (!isDayNumber(first)) return undefined;
  const [separator, second, again, year] = scan.tokens.slice(index + 1, index + 5);
  if (!isDayNumber(second) || !separator || !/^[-./]$/.test(separator.text) || again?.text !== separator.text) return undefined;
  if ((separator.space || second.space || again.space || year?.space) && separator.text !== ".") return undefined;
  const value = isYear(year) ? year.value : year?.kind === "number" && year.digits === 2 ? century(year.value) : undefined;
  if (value === undefined || (isOnlyDay(first.value) && isOnlyDay(second.value))) return undefined;
  const order = separator.text === "." ? "day" : fieldOrder(scan);
  const monthFirst = isOnlyDay(second.value) || (order === "month" && !isOnlyDay(first.value));
  const sure = isOnlyDay(first.value) || isOnlyDay(second.value) || first.value === second.value || order !== "unknown";
  const date = sure
    ? { year: value, month: monthFirst ? first.value : second.value, day: monthFirst ? second.value : first.value }
    : { year: value };

  return { date, next: index + 5, kind: "full", confidence: isYear(year) ? 1 : SURE_NUMERIC_SHORT_YEAR };
}

export const century = (value: number) => (value <= LAST_SHORT_YEAR ? 2000 + value : 1900 + value);

/** 04/2019, 4.2019, 04-2019, 04 / 2019 */
export function monthSlashYear(scan: Scan, index: number): Point | undefined {
  const month = scan.tokens[index];
  const separator = scan.tokens[index + 1];
  const year = scan.tokens[index + 2];
  if (!isMonthNumber(month) || !separator || !isYear(year) || !/^[-./‐‑|]$/.test(separator.text)) return undefined;
  const spaced = separator.space || year?.space;
  if (spaced && separator.text !== "/" && separator.text !== ".") return undefined;
  const before = scan.tokens[index - 1];
  if (before && !month?.space && /^[./]$/.test(before.text) && scan.tokens[index - 2]?.kind === "number") return undefined;
  if (spaced && countsDate(scan, index)) return undefined;

  return {
    date: { year: year?.value, month: month?.value },
    next: index + 3,
    kind: "month-year",
    confidence: spaced ? SURE_SPACED_NUMERIC_MONTH : SURE_NUMERIC_MONTH,
  };
}

/** "2. 2011.05 – 2018.02": the number of the job before a date that begins with its year. */
function countsDate(scan: Scan, index: number): boolean {
  const [year, separator, month] = scan.tokens.slice(index + 2, index + 5);
  return isYear(year) && /^[-./年]$/.test(separator?.text ?? "") && !separator?.space && !month?.space && isMonthNumber(month);
}

/** 09/14 or 09.14: only in a period */
export function monthSlashShort(scan: Scan, index: number): Point | undefined {
  const month = scan.tokens[index];
  if (!isMonthNumber(month)) return undefined;
  const [separator, year, after] = scan.tokens.slice(index + 1, index + 4);
  if (!separator || !/^[./'’]$/.test(separator.text) || separator.space || year?.space) return undefined;
  if (year?.kind !== "number" || year.digits !== 2 || (month?.digits === 1 && separator.text === ".")) return undefined;
  if (after && !after.space && (after.kind !== "symbol" || /^[./:%]$/.test(after.text))) return undefined;

  return {
    date: { year: century(year.value), month: month?.value },
    next: index + 3,
    kind: "short",
    confidence: SURE_NUMERIC_MONTH_SHORT_YEAR,
  };
}

/** 2018/19, 2018/2019 */
export function academicYear(scan: Scan, index: number): Point | undefined {
  const first = scan.tokens[index];
  if (!isYear(first)) return undefined;
  const separator = scan.tokens[index + 1];
  const second = scan.tokens[index + 2];
  if (separator?.text !== "/" || second?.kind !== "number") return undefined;
  const value = isYear(second)
    ? second.value
    : second.digits === 2
      ? first.value - (first.value % 100) + second.value + (second.value < first.value % 100 ? 100 : 0)
      : undefined;
  if (value === undefined || value < first.value || value - first.value > MAX_ACADEMIC_YEARS) return undefined;

  return { date: { year: first.value }, until: { year: value }, next: index + 3, kind: "month-year", confidence: SURE_ACADEMIC_YEAR };
}

export function yearAlone(scan: Scan, index: number): Point | undefined {
  const token = scan.tokens[index];
  if (!isYear(token)) return undefined;
  const after = scan.tokens[index + 1];
  const further = scan.tokens[index + 2];
  if (after && !after.space && /^[.:]$/.test(after.text) && further?.kind === "number" && !further.space) return undefined;

  return { date: { year: token.value }, next: index + 1, kind: "year", confidence: SURE_YEAR };
}

/** '19 */
export function apostropheYear(scan: Scan, index: number): Point | undefined {
  const [separator, token] = scan.tokens.slice(index, index + 2);
  if (!separator || !/^['’‘`´]$/.test(separator.text) || !separator.space || token?.kind !== "number" || token.digits !== 2 || token.space)
    return undefined;

  return { date: { year: century(token.value) }, next: index + 2, kind: "short-year", confidence: SURE_APOSTROPHE_YEAR };
}
