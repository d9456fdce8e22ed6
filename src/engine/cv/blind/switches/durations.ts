import type { Resume } from "../../../contract/resume.ts";
import { findDateRanges } from "../../parse/recognisers/dates/dates.ts";
import { LABELS } from "../../render/labels/lexicon.ts";
import { mapWords } from "../texts.ts";

const MONTHS_OF_YEAR = 12;
const DATED = ["work", "volunteer", "education", "projects"] as const;
type Dates = { startDate?: string; endDate?: string };

/**
 * How long something was instead of from when to when: "3 years 4 months" stands as start and end of an entry, and in the text where a period was. What goes on has
 * no end, and its length is not known without the day of today: it says "present". Other dates keep their year.
 */
export function withDurations(resume: Resume, language: string): Resume {
  const entries = Object.fromEntries(
    DATED.flatMap((section) => {
      const list = resume[section] as Dates[] | undefined;
      return list ? [[section, list.map((entry) => lasting(entry, language))]] : [];
    }),
  );
  const { meta, ...content } = { ...resume, ...entries };
  const texts = mapWords(content, (text, path) => {
    if (/(?:^|\.)(?:startDate|endDate)$/.test(path)) return text;
    return SINGLE_DATE.test(path) ? text.slice(0, 4) : inText(text, language);
  });
  return { ...(texts as Omit<Resume, "meta">), meta };
}

/** Dates of things that have no length: certificates, awards, publications. */
const SINGLE_DATE = /^(?:certificates|awards|publications)\[\d+\]\.(?:date|releaseDate)$/;

function lasting<T extends Dates>({ startDate, endDate, ...entry }: T, language: string) {
  if (!startDate && !endDate) return entry;
  const length = startDate && endDate ? duration(startDate, endDate, language) : undefined;
  const shown = length ?? (startDate && !endDate ? (LABELS[language]?.present ?? LABELS.en?.present) : undefined);
  return shown ? { ...entry, startDate: shown, endDate: shown } : entry;
}

function inText(text: string, language: string): string {
  const ranges = findDateRanges(text, { language }).filter(({ start, end, single }) => start && end && !single);
  return ranges.reduceRight(
    (kept, { from, to, start = "", end = "" }) => kept.slice(0, from) + (duration(start, end, language) ?? "") + kept.slice(to),
    text,
  );
}

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
  new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "long", numberingSystem: "latn" }).format(count);

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
