import type { Resume } from "../../../contract/resume.ts";
import { findDateRanges } from "../../parse/recognisers/dates/dates.ts";
import { normalLanguage } from "../../render/labels/labels.ts";
import { mapWords } from "../texts.ts";

const MONTHS_OF_YEAR = 12;
const DATED = ["work", "volunteer", "education", "projects"] as const;
type Dates = { startDate?: string; endDate?: string };

/**
 * How long something was instead of from when to when: "3 years 4 months" stands as start and end of an entry, and in the text where a period was. What goes on
 * ends `today` (ISO 8601) and says so: "4 years, to date"; without that day its length is not known, and it says "to date" alone. Other dates keep their year.
 */
export function withDurations(resume: Resume, language: string, today?: string): Resume {
  const entries = Object.fromEntries(
    DATED.flatMap((section) => {
      const list = resume[section] as Dates[] | undefined;
      return list ? [[section, list.map((entry) => lasting(entry, language, today))]] : [];
    }),
  );
  const { meta, ...content } = { ...resume, ...entries };
  const texts = mapWords(content, (text, path) => {
    if (/(?:^|\.)(?:startDate|endDate)$/.test(path)) return text;
    return SINGLE_DATE.test(path) ? text.slice(0, 4) : inText(text, language, today);
  });
  return { ...(texts as Omit<Resume, "meta">), meta };
}

/** Dates of things that have no length: certificates, awards, publications. */
const SINGLE_DATE = /^(?:certificates|awards|publications)\[\d+\]\.(?:date|releaseDate)$/;

function lasting<T extends Dates>({ startDate, endDate, ...entry }: T, language: string, today: string | undefined) {
  const shown = startDate && (endDate ? duration(startDate, endDate, language) : untilToday(startDate, language, today));
  return shown ? { ...entry, startDate: shown, endDate: shown } : entry;
}

function inText(text: string, language: string, today: string | undefined): string {
  const ranges = findDateRanges(text, { language }).filter(({ start, end, single, ongoing }) => start && !single && (end || ongoing));
  return ranges.reduceRight((kept, { from, to, start = "", end, quote }) => {
    const said = end ? (duration(start, end, language) ?? "") : untilToday(start, language, today);
    // "since 03/2019." is read with its full stop.
    return kept.slice(0, from) + said + (quote.endsWith(".") ? "." : "") + kept.slice(to);
  }, text);
}

/** "4 years, to date": how long something goes on that began then. */
function untilToday(start: string, language: string, today: string | undefined): string {
  const toDate = TO_DATE[normalLanguage(language)] ?? (TO_DATE.en as string);
  const length = today && duration(start, today, language);
  return length ? `${length}${toDate}` : toDate.replace(/^[\s,，、،(（]+|[)）]$/gu, "");
}

/** What stands behind the length of something that goes on. */
const TO_DATE: Record<string, string> = Object.fromEntries(
  `en , to date
ar ، حتى الآن
bg , до момента
ca , fins ara
cs , dosud
da , til nu
de , bis heute
el , έως σήμερα
es , hasta la fecha
et , kuni praeguseni
fi , jatkuu edelleen
fr , à ce jour
he , עד היום
hi , अब तक
hr , do danas
hu , jelenleg is
id , hingga sekarang
it , fino a oggi
ja （現在に至る）
ko  (현재까지)
lt , iki dabar
lv , līdz šim
nb , frem til nå
nl , tot heden
pl , do chwili obecnej
pt , até hoje
ro , până în prezent
ru , по настоящее время
sk , doteraz
sl , do danes
sr , do danas
sv , fram till i dag
tr , bugüne kadar
uk , дотепер
vi , đến nay
zh ，至今`
    .split("\n")
    .map((line) => [line.slice(0, 2), line.slice(3)]),
);

/** "3 years 4 months" in words of the language; at the precision of the dates. Undefined for what are no dates in this order. */
export function duration(start: string, end: string, language: string): string | undefined {
  const [from, to] = [partsOf(start), partsOf(end)];
  if (!from || !to) return undefined;
  const exact = from.month !== undefined && to.month !== undefined;
  // The month of the end counts as worked: January to December is a year.
  const months = (to.year - from.year) * MONTHS_OF_YEAR + (exact ? (to.month ?? 0) - (from.month ?? 0) + 1 : 0);
  if (months < 0) return undefined;
  if (months === 0) return `< ${unit(1, "year", language)}`;
  const [years, rest] = [Math.floor(months / MONTHS_OF_YEAR), months % MONTHS_OF_YEAR];
  return [years > 0 && unit(years, "year", language), rest > 0 && unit(rest, "month", language)].filter(Boolean).join(" ");
}

function partsOf(date: string): { year: number; month?: number } | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(date) ?? [];
  return year ? { year: Number(year), ...(month && { month: Number(month) }) } : undefined;
}

const unit = (count: number, name: "year" | "month", language: string) =>
  new Intl.NumberFormat(inLetters(language), { style: "unit", unit: name, unitDisplay: "long", numberingSystem: "latn" }).format(count);

/** The labels of Serbian documents are in Latin letters, and so are its numbers of years. */
const inLetters = (language: string) => (normalLanguage(language) === "sr" ? "sr-Latn" : language);

/** Studies without their dates, in the fields and in the text below them. */
export function withoutGraduation(resume: Resume): Resume {
  if (!resume.education) return resume;
  const education = resume.education.map(({ startDate: _start, endDate: _end, ...entry }) => mapWords(entry, withoutYears) as typeof entry);
  return { ...resume, education };
}

const withoutYears = (text: string) =>
  text
    .replace(/\s?[(,–-]?\s?(?<!\d)(?:19|20)\d\d(?!\d)(?:\s?[-–/]\s?(?:(?:19|20)\d\d|\d\d)(?!\d))?\)?/gu, "")
    .replace(/\s{2,}/g, " ")
    .trim();
