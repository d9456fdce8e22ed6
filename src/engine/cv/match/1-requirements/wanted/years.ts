import { fold } from "../../../text/fold.ts";
import { AT_MOST, MONTH_WORD, NO_EXPERIENCE, NUMBER_WORDS, SEVERAL_CUES, SEVERAL_YEARS, YEAR_WORD } from "../../lexicon/numbers.ts";
import { MONTHS_IN_YEAR } from "../../skill-use.ts";
import { MAX_WORDS_TO_LIMIT, MAX_WORDS_TO_NUMBER, MAX_WORDS_TO_RANGE_END, MAX_YEARS, MIN_MONTHS } from "../thresholds.ts";

/** Years asked for: at least `min`, at most `max`. */
export type Years = { min?: number; max?: number };

/** "at least five years", "eighteen months of", "3-5 Jahre", "10+ ans", "not more than two years", "mehrjährige Erfahrung". */
export function findYears(text: string): Years | undefined {
  const folded = fold(text.replace(ORDINAL, " ").replace(/(\d)\s*[-–—]\s*(\d)/g, "$1 to $2"));
  const words = folded.split(" ");
  for (let at = 0; at < words.length; at++) {
    const glued = /^(\d{1,2})(jahrige?[rsn]?|ans|letni\w*|lete|arig\w*)$/.exec(words[at] ?? "");
    if (!YEAR_WORD.test(words[at] ?? "") && !glued) continue;
    // "£13 an hour": French has one "an" and several "ans".
    if (words[at] === "an" && !/^(?:un|une|1)$/.test(words[at - 1] ?? "")) continue;
    const value = glued ? Number(glued[1]) : numberBefore(words, at);
    if (value === undefined || value > MAX_YEARS) continue;
    if (/^(?:old|alt|age|agee?|edad|eta|oud)$/.test(words[at + 1] ?? "")) continue;
    const lead = words.slice(Math.max(0, at - MAX_WORDS_TO_LIMIT), at).join(" ");
    if (AT_MOST.test(lead) && !/\b(?:at least|mindestens|au moins|al menos|almeno|minimaal|pelo menos|co najmniej)\b/.test(lead)) {
      const low = rangeStart(words, at);
      return low === undefined ? { max: value } : { min: low };
    }
    return { min: rangeStart(words, at) ?? value };
  }
  return SEVERAL_CUES.test(folded) ? { min: SEVERAL_YEARS } : findMonths(words);
}

/** "A minimum of eighteen months with Kafka"; not "a contract of twelve months", "in the last six months". */
function findMonths(words: string[]): Years | undefined {
  const at = words.findIndex((word) => MONTH_WORD.test(word));
  const months = at === -1 ? undefined : numberBefore(words, at);
  const isOther = months === undefined || months < MIN_MONTHS || NO_EXPERIENCE.test(words.join(" "));
  return isOther ? undefined : { min: months / MONTHS_IN_YEAR };
}

/** "12.º ano", "2nd year": one year of many. */
const ORDINAL = /\d+(?:\.?[ºª°]|(?:st|nd|rd|th)(?!\p{L}))/giu;

function numberBefore(words: string[], at: number): number | undefined {
  for (let back = 1; back <= MAX_WORDS_TO_NUMBER; back++) {
    const value = numberOf(words[at - back]);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The first number of a range: 3 for "three to five years". */
function rangeStart(words: string[], at: number): number | undefined {
  for (let back = 1; back <= MAX_WORDS_TO_RANGE_END; back++) {
    if (numberOf(words[at - back]) === undefined) continue;
    const separator = words[at - back - 1] ?? "";
    return /^(?:to|bis|a|tot|do|ate|til|till|an|and|or|und|oder|y|o|e|et|ou|en|of|i|lub|og|och|και|εωσ|та|і|до|или|и)$/.test(separator)
      ? numberOf(words[at - back - 2])
      : undefined;
  }
  return undefined;
}

function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  return /^\d{1,2}$/.test(word) ? Number(word) : NUMBER_WORDS.get(word);
}
