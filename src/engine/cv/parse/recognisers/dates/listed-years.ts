import { ANY_AND } from "../../lexicon/joining-words.ts";
import type { DateRange } from "./date-range.ts";

/** "July 2002, 2003 and 2004", "Seasons 2013 and 2014" before what was done then, or alone: the years of one entry, as a period from the first to the last. */
export function withListedYears(text: string, ranges: readonly DateRange[]): readonly DateRange[] {
  const [first, second] = ranges;
  if (!first?.start || !second || !BEFORE_YEARS.test(text.slice(0, first.from))) return ranges;
  const isNext = (range: DateRange, at: number) => {
    const above = ranges[at - 1];
    return range.single && (!above || (BETWEEN_YEARS.test(text.slice(above.to, range.from)) && (above.start ?? "") < (range.start ?? "")));
  };
  const end = ranges.findIndex((range, at) => !isNext(range, at));
  const listed = end < 0 ? ranges : ranges.slice(0, end);
  const last = listed.at(-1);
  if (listed.length < 2 || !last) return ranges;
  const period = { ...first, end: last.start, single: false, from: 0, to: last.to, quote: text.slice(0, last.to) };
  return [period, ...ranges.slice(listed.length)];
}

const BEFORE_YEARS =
  /^(?:(?:seasons?|years?|saisons?|années?|jahre|spielzeiten|temporadas?|campañas?|años?|stagion[ei]|anni|épocas?|anos|seizoenen|jaren|sezony|lata|säsongerna|sæsonerne|sesongene|сезон[иы]|годы|роки|σεζόν)\s*[:：]?\s*)?$/iu;
const BETWEEN_YEARS = new RegExp(String.raw`^\s*(?:[,;/&+]|${ANY_AND})\s*$`, "iu");
