import type { Line } from "../../reading.ts";
import { mayBeEastAsian } from "../../text/east-asian.ts";
import { fold, foldLetters } from "../../text/fold.ts";
import { memoize } from "../../text/memoize.ts";
import type { Context } from "../1-document/context.ts";
import { isBareListLabel } from "../3-entries/entry-text.ts";
import { ISSUED_BY } from "../3-entries/titled.ts";
import { splitStatements } from "../4-fields/agency.ts";
import { EMPLOYED_AS } from "../lexicon/position-words.ts";
import { matchLabel, splitLabel } from "../recognisers/agency-fields.ts";
import type { DateRange } from "../recognisers/dates/date-range.ts";
import { findDateRanges, stripDates } from "../recognisers/dates/dates.ts";
import { isDocumentTitle, splitName } from "../recognisers/names.ts";
import { countryCodeOf } from "../recognisers/places/countries.ts";

/**
 * The lines of a section that the values read from it do not hold. A line counts as held when each of its words, labels
 * aside, is in one of the values, and each of its dates is too. So whatever a section's reader forgets is still there.
 */
export function leftoverLines(lines: readonly Line[], covered: readonly Covered[], context: Context): string[] {
  return lines.filter((line) => !isTaken(line, covered, context)).flatMap((line) => leftoverPieces(line, covered));
}

/** Of "07700 900188 | jane@example.com | Pin 12A3456E" the last piece is left over, and the others are not said again. */
function leftoverPieces({ text }: Line, covered: readonly Covered[]): string[] {
  const pieces = text.split(/\s+[|•·●]\s+/u);
  const left = pieces.filter((piece) => !hasAll(splitLabel(piece)?.value ?? piece, covered));
  return (left.length > 0 ? left : [text]).map((piece) => piece.replace(/\t/g, " "));
}

/**
 * What some values hold: `texts`, the values themselves; their `words`, ISO `dates` and country `codes`; `pairs` of neighbouring characters, for
 * scripts that put no space between words.
 */
export type Covered = Record<"texts" | "words" | "dates" | "pairs" | "codes", ReadonlySet<string>>;

export function coveredBy(values: unknown): Covered {
  const texts = new Set(leaves(values));
  const covered = {
    texts,
    words: new Set<string>(),
    dates: new Set<string>(),
    pairs: new Set<string>(),
    codes: new Set<string>(),
  };
  for (const text of texts) {
    for (const word of words(text)) covered.words.add(word);
    if (mayBeEastAsian(text)) for (const pair of letterPairs(foldLetters(text))) covered.pairs.add(pair);
    if (ISO_DATE.test(text)) covered.dates.add(text);
    if (text.length === 2 && COUNTRY_CODE.test(text)) covered.codes.add(text);
  }
  return covered;
}

const isCovered = (covered: readonly Covered[], kind: "words" | "dates" | "pairs" | "codes", text: string) => {
  for (const one of covered) if (one[kind].has(text)) return true;
  return false;
};

/** True for a text that is one of the values. */
const isWhole = (text: string, covered: readonly Covered[]) => {
  for (const { texts } of covered) if (texts.has(text)) return true;
  return false;
};

const ISO_DATE = /^\d{4}(?:-\d{2}){0,2}$/;
const COUNTRY_CODE = /^[A-Z]{2}$/;

function isTaken(line: Line, covered: readonly Covered[], { language }: Context): boolean {
  if (
    isWhole(line.text, covered) ||
    hasAll(line.text, covered) ||
    isDocumentTitle(line.text) ||
    isBareListLabel(line.text) ||
    line.table?.header
  )
    return true;
  const cells = line.cells.filter(({ text }) => !isDocumentTitle(text) && matchLabel(text) === undefined);
  if (cells.length === 0) return true;
  const text = withoutCountries(cells.map((cell) => cell.text).join("\t"), covered).replace(/^\[\d{1,3}\]\s+/, "");
  const statements = splitStatements(text);
  if (statements.length > 1) return statements.every((one) => hasAll(splitLabel(one)?.value ?? one, covered));
  const value = splitLabel(text)?.value ?? splitLabel(text.replace(/\t/g, " "))?.value ?? text;
  if (
    hasAll(value, covered) ||
    (text !== value && hasAll(text, covered)) ||
    hasAll(text.replace(ISSUED_BY, "").replace(EMPLOYED_AS, ""), covered)
  )
    return true;
  const ranges = findDateRanges(value, { language });
  const isDated = ({ quote, start, end }: DateRange) =>
    hasAll(quote, covered) || [start, end].some((date) => date !== undefined && isCovered(covered, "dates", date));
  if (ranges.every(isDated) && hasAll(stripDates(value, ranges).replace(EMPLOYED_AS, ""), covered)) return true;
  if (/[|:•·–—-]/.test(text) && hasAll(splitName(text).name || text, covered)) return true;
  const parts = text.split(/\t|\s*[|•·●]\s+/u);
  return parts.length > 1 && parts.every((part) => hasAll(splitLabel(part)?.value ?? part, covered));
}

/** "Gothenburg, Sweden": a country that is held as its code is held. */
const withoutCountries = (text: string, covered: readonly Covered[]) =>
  covered.every(({ codes }) => codes.size === 0)
    ? text
    : text.replace(/[^\t,;|()·•]+/gu, (part) => (isCovered(covered, "codes", countryCodeOf(part.trim()) ?? "") ? "" : part));

function hasAll(text: string, covered: readonly Covered[]): boolean {
  for (const word of words(text)) if (!isCovered(covered, "words", word) && !JOINING.has(word) && !isWithin(word, covered)) return false;
  return true;
}

/** Words that only join a position to its employer or a title to its issuer; the fields stand for them. */
export const JOINING = new Set(
  "at in on of the for from by bei beim von zum zur im am an der die das chez au aux en à de du la le los las el del presso da di al nel bij van het na no em do hos på i v w u z в на у з από στο στη etc usw und and y e et i und og och en и та".split(
    " ",
  ),
);

/** A word of a script without spaces is taken when its letters stand together in the values, but for one cut. */
function isWithin(word: string, covered: readonly Covered[]): boolean {
  const own = letterPairs(word);
  return own.length > 0 && own.filter((pair) => !isCovered(covered, "pairs", pair)).length <= 1;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;

const NONE: readonly string[] = [];

const letterPairs = (text: string): readonly string[] =>
  !mayBeEastAsian(text)
    ? NONE
    : (text.match(UNSPACED) ?? []).flatMap((run) => {
        const letters = [...run];
        return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
      });

const words = memoize((text: string): readonly string[] => {
  const folded = fold(text);
  return ASCII.test(folded)
    ? folded.split(" ").filter((word) => word.length > 1 || word >= "a")
    : foldLetters(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length > 1 || /\p{L}/u.test(word));
});

const ASCII = /^[\0-\x7f]*$/;

/** Every text within a value; `meta` and the photo aside. */
export function leaves(value: unknown): string[] {
  const found: string[] = [];
  collect(value, found);
  return found;
}

function collect(value: unknown, found: string[]): void {
  if (typeof value === "string") found.push(value);
  else if (Array.isArray(value)) for (const item of value) collect(item, found);
  else if (value !== null && typeof value === "object")
    for (const key of Object.keys(value)) if (key !== "meta" && key !== "image") collect(value[key as keyof typeof value], found);
}
