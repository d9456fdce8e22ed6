import type { Line } from "../../reading.ts";
import { mayBeEastAsian } from "../../text/east-asian.ts";
import { foldLetters } from "../../text/fold.ts";
import { memoize } from "../../text/memoize.ts";
import type { Context } from "../1-document/context.ts";
import { isBareListLabel } from "../3-entries/entry-text.ts";
import { COUNTED } from "../3-entries/roles/fragments/head-atoms.ts";
import { splitStatements } from "../4-fields/agency.ts";
import { EMAIL_LABELS, PHONE_LABELS, WEB_LABELS } from "../lexicon/contact-words.ts";
import { ISSUER_WORDS } from "../lexicon/entries/issuer-words.ts";
import { EMPLOYED_AS } from "../lexicon/entries/position-words.ts";
import { STUDY_VERBS } from "../lexicon/entries/status-words.ts";
import { AT_COMPANY, BEFORE_NAME, JOINING_WORDS } from "../lexicon/joining-words.ts";
import { CONTACT_FIELDS } from "../lexicon/label-field.ts";
import { BEFORE_CITY } from "../lexicon/places/places-data.ts";
import { matchLabel, splitLabel } from "../recognisers/agency-fields.ts";
import type { DateRange } from "../recognisers/dates/date-range.ts";
import { findDateRanges, isDuration, stripDates } from "../recognisers/dates/dates.ts";
import { withListedYears } from "../recognisers/dates/listed-years.ts";
import { isDocumentTitle, splitName } from "../recognisers/names.ts";
import { countryCodeOf } from "../recognisers/places/countries.ts";
import { MIN_BIGRAMS_OF_TWO_VALUES } from "./thresholds.ts";

/**
 * The text of a section that none of the values read from it contains, so that whatever a section's reader misses is kept. A line is covered
 * when each of its words, except labels, and each of its dates is in one of the values.
 */
export function leftoverLines(lines: readonly Line[], covered: readonly Covered[], context: Context): string[] {
  return lines.filter((line) => !isLineCovered(line, covered, context)).flatMap((line) => leftoverPieces(line, covered, context));
}

/**
 * Of "07700 900188 | jane@example.com | Pin 12A3456E" only the last piece is left over: the telephone number and the mail address are covered. In a line of
 * contact data the columns are pieces too, and in any line its sentences: of "Full driving licence. Non-smoker." the second.
 */
function leftoverPieces({ text }: Line, covered: readonly Covered[], { language }: Context): string[] {
  const columns = text.split(NAMES_CONTACT.test(text) ? /\s+[|•·●]\s+|\t+/u : /\s+[|•·●]\s+/u);
  const isLeft = (piece: string) => !isTextCovered(piece, covered, language);
  const left = columns.flatMap((column) => column.split(SENTENCE_END).filter(isLeft).join(" ") || []);
  return (left.length > 0 ? left : [text]).map((piece) => piece.replace(/\t/g, " "));
}

/** Between two sentences; "St. Anne" and "kat. B" are none. */
const SENTENCE_END = /(?<=[\p{L}\p{N})]{4}[.!?])\s+(?=\p{Lu})/u;

/**
 * What some values contain: `texts`, the values themselves; their `words`, ISO `dates` and country `codes`; character bigrams (`pairs`), for
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
    if (mayBeEastAsian(text)) for (const pair of bigrams(foldLetters(text))) covered.pairs.add(pair);
    if (ISO_DATE.test(text)) covered.dates.add(text);
    if (text.length === 2 && COUNTRY_CODE.test(text)) covered.codes.add(text);
  }
  return covered;
}

const isCovered = (covered: readonly Covered[], kind: keyof Covered, text: string) => covered.some((one) => one[kind].has(text));

const ISO_DATE = /^\d{4}(?:-\d{2}){0,2}$/;
const COUNTRY_CODE = /^[A-Z]{2}$/;

function isLineCovered(line: Line, covered: readonly Covered[], { language }: Context): boolean {
  if (
    isCovered(covered, "texts", line.text) ||
    areWordsCovered(line.text, covered) ||
    isDocumentTitle(line.text) ||
    isBareListLabel(line.text) ||
    line.table?.header
  )
    return true;
  const cells = withoutDurations(line, language).filter(({ text }) => !isDocumentTitle(text) && matchLabel(text) === undefined);
  if (cells.length === 0) return true;
  const text = withoutCountries(cells.map((cell) => cell.text).join("\t"), covered).replace(/^\[\d{1,3}\]\s+/, "");
  const statements = splitStatements(text);
  if (statements.length > 1) return statements.every((one) => areWordsCovered(splitLabel(one)?.value ?? one, covered));
  return isTextCovered(text, covered, language);
}

/** True when all that a text says is in the values, apart from its labels and the words that join them. */
function isTextCovered(text: string, covered: readonly Covered[], language: string): boolean {
  const value = splitLabel(text)?.value ?? splitLabel(text.replace(/\t/g, " "))?.value ?? text;
  if (
    areWordsCovered(value, covered) ||
    (text !== value && areWordsCovered(text, covered)) ||
    areWordsCovered(text.replace(ISSUED, " ").replace(EMPLOYED_AS, ""), covered) ||
    areWordsCovered(withoutCount(text), covered) ||
    areWordsCovered(withoutLabels(text), covered)
  )
    return true;
  const ranges = withListedYears(value, findDateRanges(value, { language }));
  const isDated = ({ quote, start, end }: DateRange) =>
    areWordsCovered(quote, covered) || [start, end].some((date) => date !== undefined && isCovered(covered, "dates", date));
  if (ranges.every(isDated) && areWordsCovered(stripDates(value, ranges).replace(EMPLOYED_AS, "").replace(ISSUED, " "), covered))
    return true;
  if (/[|:•·–—-]/.test(text) && areWordsCovered(splitName(text).name || text, covered)) return true;
  const parts = text.split(/\t|\s*[|•·●]\s+/u);
  return parts.length > 1 && parts.every((part) => areWordsCovered(splitLabel(part)?.value ?? part, covered));
}

/** "Oct 2023 – Sep 2026 ⇥ 2 years 10 months": the duration says nothing that the period does not. */
const withoutDurations = ({ cells }: Line, language: string) =>
  cells.some(({ text }) => findDateRanges(text, { language }).length > 0) ? cells.filter(({ text }) => !isDuration(text)) : cells;

/** "Experience 2: Acme Ltd": a running number of the entries has no meaning. */
function withoutCount(text: string): string {
  const [, count = "", rest = ""] = /^([^:：–—]+?)\s*(?:[:：]|\s[–—-]\s)\s*(\S.*)$/su.exec(text) ?? [];
  return COUNTED.test(count) ? rest : text;
}

/** "电话：139 5555 0142 邮箱：an@example.cn", or without colons as text recognition has it: labels of contact data, each before what it labels. "Site" of "Site Manager" is none. */
const withoutLabels = (text: string) =>
  text
    .replace(LABEL_OF_CONTACT, (whole, label: string) => (CONTACT_FIELDS.has(matchLabel(label)?.field ?? "") ? " " : whole))
    .replace(BEFORE_CONTACT, " ");
const LABEL_OF_CONTACT = /(?<=^|\s)([^\s:：]{1,20})(?:\s?[:：]|(?=\s+(?:[+(]?\d|[^\s@]+@)))/gu;

const ADDRESS = String.raw`[^\s@:]{1,64}@[^\s@]+\.\p{L}|(?:https?:|www\.)\S`;
/** A mail or web address, or a telephone number with its country. */
const NAMES_CONTACT = new RegExp(String.raw`${ADDRESS}|\+\d`, "u");
/** A telephone number, but no date: "12.05.2014". */
const NUMBER = String.raw`(?!\d{1,2}\.\d{1,2}\.\d{2,4}(?!\d))[+(]{0,2}\d(?:[ ()/.-]{0,2}\d){6,}`;
/** "Mobile 07700 900284", "m: 0777 055 5222", "Contact: jane@example.com", and the letter of an address, "A: 6 Mill Road". */
const BEFORE_CONTACT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${PHONE_LABELS}|${EMAIL_LABELS}|${WEB_LABELS}|[temp])(?:[. ]{1,2}(?:no|nr)(?!\p{L}))?[.:： ]{1,3}(?=${NUMBER}|${ADDRESS})|\p{L}[:：]\s)`,
  "giu",
);

/** "Gothenburg, Sweden": a country is covered when its code ("SE") is. */
const withoutCountries = (text: string, covered: readonly Covered[]) =>
  covered.every(({ codes }) => codes.size === 0)
    ? text
    : text.replace(/[^\t,،，、;؛|()·•]+/gu, (part) => (isCovered(covered, "codes", countryCodeOf(part.trim()) ?? "") ? "" : part));

function areWordsCovered(text: string, covered: readonly Covered[]): boolean {
  return words(text.replace(BEFORE_EMPLOYER, " ").replace(BEFORE_CITY, " ")).every(
    (word) => isCovered(covered, "words", word) || FUNCTION_WORDS.has(word) || areBigramsCovered(word, covered),
  );
}

/** "issued by", "graduated from": says how two values belong together. */
const ISSUED = new RegExp(String.raw`(?<!\p{L})(?:${ISSUER_WORDS}|${STUDY_VERBS})(?!\p{L})`, "iu");

/** "au sein de", "en la empresa": as a whole, for "empresa" alone is text of the CV. */
const BEFORE_EMPLOYER = new RegExp(String.raw`(?<!\p{L})(?:${AT_COMPANY}|${BEFORE_NAME}(?!\p{L}))`, "giu");

/** Function words that join a position to its employer or a title to its issuer; as separate fields these need no word between them. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...[...JOINING_WORDS].map(foldLetters),
  ..."on the for from by von zum zur an der die das au aux à l all nell dell la le los las el da al het do z из από στο στη etc usw".split(
    " ",
  ),
]);

/** A word of a script without spaces is covered when all of its bigrams are, in a long one all but one: two values may meet within it. */
function areBigramsCovered(word: string, covered: readonly Covered[]): boolean {
  const own = bigrams(word);
  const missing = own.filter((pair) => !isCovered(covered, "pairs", pair)).length;
  return own.length > 0 && missing <= (own.length < MIN_BIGRAMS_OF_TWO_VALUES ? 0 : 1);
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;

const NONE: readonly string[] = [];

const bigrams = (text: string): readonly string[] =>
  !mayBeEastAsian(text)
    ? NONE
    : (text.match(UNSPACED) ?? []).flatMap((run) => {
        const letters = [...run];
        return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
      });

const words = memoize((text: string): readonly string[] =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 || /\p{L}/u.test(word)),
);

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
