import type { Words } from "../labels/labels.ts";
import type { DateStyle } from "../template/template.ts";

type Range = { startDate?: string; endDate?: string };

/** `2019-04` to `2020` in the template's style, "present" for an ongoing one. Text that is no ISO date stays as it is. */
export function formatRange({ startDate, endDate }: Range, style: DateStyle, words: Pick<Words, "language" | "word">): string | undefined {
  const start = startDate && formatMonth(startDate, style, words.language);
  const end = endDate ? formatMonth(endDate, style, words.language) : words.word("present");
  if (!start) return endDate ? end : undefined;

  return start === end ? start : `${start} – ${end}`;
}

/** A single date, with its day when the CV gives one. */
export function formatDate(date: string | undefined, style: DateStyle, words: Pick<Words, "language" | "word">): string | undefined {
  const parts = date ? isoParts(date) : undefined;
  if (!date || !parts?.day) return date && formatMonth(date, style, words.language);
  if (style === "year") return String(parts.year);
  return intl(parts, words.language, { day: "numeric", month: MONTHS[style], year: "numeric" });
}

const MONTHS = { short: "short", long: "long", numeric: "2-digit" } as const;

function formatMonth(date: string, style: DateStyle, language: string): string {
  const parts = isoParts(date);
  if (!parts) return date;
  if (style === "year" || !parts.month) return String(parts.year).padStart(4, "0");
  if (style === "numeric") return `${String(parts.month).padStart(2, "0")}/${parts.year}`;
  return intl(parts, language, { month: MONTHS[style], year: "numeric" });
}

type Parts = { year: number; month?: number; day?: number };

function isoParts(date: string): Parts | undefined {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(date.trim());
  if (!match) return undefined;
  const [year, month, day] = match.slice(1).map((part) => (part ? Number(part) : undefined));
  if ((month !== undefined && (month < 1 || month > 12)) || (day !== undefined && (day < 1 || day > 31))) return undefined;
  return { year: year as number, month, day };
}

/** Slavic locales end a date with a word for "year" (`апр. 2019 г.`), which reads badly in a range. */
function intl({ year, month = 1, day = 1 }: Parts, language: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const text = formatter(language, options).format(date);
  return text.replace(/\s(г|р)\.$/u, "").replace(/[\u200e\u200f\u061c]/g, "");
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Building a formatter costs a hundred times more than using one. */
function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC", calendar: "gregory", numberingSystem: "latn" });
  formatters.set(key, made);
  return made;
}
