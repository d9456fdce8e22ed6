import type { SeasonName } from "../../lexicon/dates/date-words.ts";

/** The smallest unit that is printed: "2019", "03/2019", "12.03.2019". */
export type DatePrecision = "year" | "month" | "day";

/** A part of a year that has no month of its own: "spring 2019", "Q3/2020". */
export type Season = SeasonName | "Q1" | "Q2" | "Q3" | "Q4" | "H1" | "H2";

/**
 * A date or period as printed at `from`..`to` (UTF-16 offsets into the text). `start` and `end` are ISO 8601 at the precision printed.
 * A single date has `single: true` and stands in `start`. "until 2019" has an `end` only. An ongoing period has no `end`, and
 * is not single.
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

/** True for an ISO 8601 date that has its day. */
export const hasDay = (date: string | undefined): boolean => date?.length === "2026-11-03".length;

/** `language` as ISO 639-1, with a region where known ("en-US" reads 04/01/2019 as April). */
export type DateOptions = { language?: string };

/** A period and the index of the token after it. */
export type Found = { range: DateRange; next: number };
