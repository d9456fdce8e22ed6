import { ANY_AND } from "../../lexicon/joining-words.ts";
import type { DateRange } from "./date-range.ts";

/** "July 2002, 2003 and 2004" before what was done then, or alone: the years of one entry, as a period from the first to the last. */
export function withListedYears(text: string, ranges: readonly DateRange[]): readonly DateRange[] {
  const [first, second] = ranges;
  if (!first?.start || !second || first.from > 0) return ranges;
  const isNext = (range: DateRange, at: number) => {
    const above = ranges[at - 1];
    return range.single && (!above || (BETWEEN_YEARS.test(text.slice(above.to, range.from)) && (above.start ?? "") < (range.start ?? "")));
  };
  const end = ranges.findIndex((range, at) => !isNext(range, at));
  const listed = end < 0 ? ranges : ranges.slice(0, end);
  const last = listed.at(-1);
  if (listed.length < 2 || !last) return ranges;
  const period = { ...first, end: last.start, single: false, to: last.to, quote: text.slice(first.from, last.to) };
  return [period, ...ranges.slice(listed.length)];
}

const BETWEEN_YEARS = new RegExp(String.raw`^\s*(?:[,;/&+]|${ANY_AND})\s*$`, "iu");
