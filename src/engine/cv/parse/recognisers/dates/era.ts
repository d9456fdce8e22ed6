import { clearMemoized } from "../../../text/memoize.ts";
import { FIRST_ERA_YEAR, FIRST_YEAR, LAST_YEAR, MAX_LIFE_YEARS, MIN_ERA_RANGES } from "./thresholds.ts";

/** The years of a life of another time, first and last. */
export type Era = { from: number; to: number };

/** Of the CV that is parsed. Like the answers of `memoize`, it lasts for one document. */
let era: Era | undefined;

/**
 * Templates are often filled in for Leonardo da Vinci or for a starship's captain: where several periods of a document lie within one life of
 * another time ("1466 – 1472", "1482 – 1499"), more than it has years of today, the numbers of that time are its years, until `forgetEra`.
 */
export function recogniseEra(texts: readonly string[]): void {
  const found = eraOf(texts);
  if (!found) return;
  clearMemoized();
  era = found;
}

export function forgetEra(): void {
  era = undefined;
}

export const isYearOfEra = (value: number) => era !== undefined && value >= era.from && value <= era.to;

/** Whether a text may hold a year of the era: the test before the search for dates asks, so that it need not know the time. */
export const mayHoldYearOfEra = (text: string) => era !== undefined && FOUR_DIGITS.test(text);
const FOUR_DIGITS = /(?<!\d)[12]\d{3}(?!\d)/u;

/** The era of a document from the texts of its cells; undefined for one of today. */
export function eraOf(texts: readonly string[]): Era | undefined {
  const ranges = texts.flatMap((text) => [...text.matchAll(RANGES)].map(([, first, last]) => [Number(first), Number(last)] as const));
  const others = ranges.filter(
    ([first, last]) => first >= FIRST_ERA_YEAR && last >= first && last - first < MAX_LIFE_YEARS && !isToday(first),
  );
  const [first, last] = [Math.min(...others.map(([year]) => year)), Math.max(...others.map(([, year]) => year))];
  if (others.length < MIN_ERA_RANGES || last - first >= MAX_LIFE_YEARS) return undefined;
  // Who was at school from 1466 on was born before.
  const era = { from: last - MAX_LIFE_YEARS, to: first + MAX_LIFE_YEARS };
  // A CV of another time may say when it was made up, and one of today may have "1200 – 1250 mm" or "2103 – 2107 mm". Years of today in which the
  // person was still alive say nothing: those behind the jobs of 1902 – 1909 and 1914 – 1933.
  const years = texts.flatMap((text) => [...text.matchAll(NUMBERS)].map(([number]) => Number(number)));
  return years.filter((year) => isToday(year) && (year < first || year > era.to)).length < others.length ? era : undefined;
}

const isToday = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR;
const NUMBERS = /(?<![\d.,])[12]\d{3}(?!\d)/gu;
const RANGES = /(?<![\d.,])([12]\d{3})\s*[-‐‑–—]\s*([12]\d{3})(?![\d.,]*\d)/gu;
