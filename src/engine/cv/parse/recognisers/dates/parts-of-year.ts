import { HALF_WORDS, ORDINAL, QUARTER_WORDS, type SeasonName, seasonOf } from "../../lexicon/dates/date-words.ts";
import type { Season } from "./date-range.ts";
import { yearAfter } from "./named-points.ts";
import { academicYear } from "./numeric-points.ts";
import { skipPunctuation } from "./phrases.ts";
import { isYear, type Point, type Scan } from "./scan.ts";
import { SURE_QUARTER, SURE_SEASON, SURE_SEASON_BEHIND } from "./thresholds.ts";

/** Q3 2019, Q3/19, 2019 Q3, 3. Quartal 2019, T2 2020, H1 2021 */
export function quarterDate(scan: Scan, index: number): Point | undefined {
  const year = scan.tokens[index];
  if (isYear(year)) {
    const part = partOfYear(scan, skipPunctuation(scan, index + 1, "-/, "));
    return part && !scan.tokens[index + 1]?.tab
      ? { date: { year: year?.value }, next: part.next, season: part.season, kind: "month-year", confidence: SURE_QUARTER }
      : undefined;
  }
  const part = partOfYear(scan, index);
  const after = part && yearAfter(scan, part.next);

  return part && after && !after.short
    ? { date: { year: after.year }, next: after.next, season: part.season, kind: "month-year", confidence: SURE_QUARTER }
    : undefined;
}

function partOfYear(scan: Scan, index: number): { season: Season; next: number } | undefined {
  const first = scan.tokens[index];
  const second = scan.tokens[index + 1];
  const third = scan.tokens[index + 2];
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

  return undefined;
}

const QUARTERS = 4;

function part(word: string, value: number, next: number): { season: Season; next: number } | undefined {
  if (QUARTER_WORDS.has(word) && value >= 1 && value <= QUARTERS) return { season: `Q${value as 1 | 2 | 3 | 4}`, next };

  return HALF_WORDS.has(word) && word !== "s" && (value === 1 || value === 2) ? { season: `H${value as 1 | 2}`, next } : undefined;
}

/** Summer 2017, été 2015, WS 2018/19, 2017 (Sommer) */
export function seasonDate(scan: Scan, index: number): Point | undefined {
  const year = scan.tokens[index];
  if (isYear(year)) {
    const bracket = scan.tokens[index + 1]?.text === "(";
    const at = index + (bracket ? 2 : 1);
    const word = scan.tokens[at];
    const season = word?.kind === "word" && !word.tab ? seasonOf(word.folded) : undefined;
    if (!season || (bracket && scan.tokens[at + 1]?.text !== ")") || (!bracket && yearAfter(scan, at + 1))) return undefined;

    return { date: { year: year?.value }, next: at + (bracket ? 2 : 1), season, kind: "month-year", confidence: SURE_SEASON_BEHIND };
  }
  const phrase = seasonPhrase(scan, index);
  const after = phrase && yearAfter(scan, phrase.next);
  if (!phrase || !after || after.short) return undefined;
  const double = academicYear(scan, after.next - 1);

  return double
    ? { ...double, until: undefined, season: phrase.season, kind: "month-year", confidence: SURE_SEASON }
    : { date: { year: after.year }, next: after.next, season: phrase.season, kind: "month-year", confidence: SURE_SEASON };
}

function seasonPhrase(scan: Scan, index: number): { season: SeasonName; next: number } | undefined {
  const first = scan.tokens[index];
  const second = scan.tokens[index + 1];
  if (first?.kind !== "word") return undefined;
  const double = second?.kind === "word" ? seasonOf(`${first.folded} ${second.folded}`) : undefined;
  const season = double ?? (first.text.length === 1 ? undefined : seasonOf(first.folded));
  // "ss" and "vt" are words of other things; as terms they are in capitals.
  if (!season || (/^(?:ss|ws|vt|ht)$/.test(first.folded) && first.text !== first.text.toUpperCase())) return undefined;

  return { season, next: index + (double ? 2 : 1) };
}
