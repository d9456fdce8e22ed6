import { matchHeading } from "../../../parse/lexicon/headings/headings.ts";
import { findDateRanges, stripDates } from "../../../parse/recognisers/dates/dates.ts";
import { looksLikeDegree, looksLikePosition } from "../../../parse/recognisers/degrees.ts";
import { looksLikePlace } from "../../../parse/recognisers/places/places.ts";
import type { OpenSearch } from "../../search/doubt.ts";
import type { Passage } from "../../search/passages.ts";
import {
  MAX_ENTRY_LINE_CHARS,
  MAX_ORGANISATION_WORDS,
  MIN_ENTRY_TITLE_CONFIDENCE,
  MIN_KIND_CONFIDENCE,
  MIN_LIKELY_ORGANISATION,
} from "../../thresholds.ts";
import type { Entry } from "./entry.ts";
import { CAPITALISED, isProperName, namesIn, organisationLikelihood } from "./proper-names.ts";

/** An activity and where it was done: "Mentor at DataKind", "Praktikum bei Brumelac". The name may be a town, which is checked later. */
const ONE_NAME = `${CAPITALISED}(?: ${CAPITALISED}){0,4}`;
const WORKED_AT = new RegExp(
  `(?<!\\p{L})(?:at|@|bei|beim|chez|au sein de|presso|bij|hos|w firmie|в компанії|в компании) (?:(?:the|la|le|der|den|dem) )?(${ONE_NAME})((?:,? (?:(?:and|und|et|e|en|og|och|i) )?${ONE_NAME}){0,5})`,
  "gu",
);

/** A title and its employer at the beginning of a text: "Trader at Brumelac". */
const TITLE_FIRST = /^((?:\S{2,20} ){1,3})(?:at|bei|chez|presso|bij|hos) /u;

export function workedAt({ searched, personal, field }: Passage, entry: Entry | undefined): string[] {
  // Of studies it is the school that is known.
  const isKnown = entry?.known && entry.kind !== "education";
  if (isKnown && !(TITLE_FIRST.exec(searched)?.[1] ?? "").split(" ").some((word) => looksLikePosition(word) >= MIN_KIND_CONFIDENCE))
    return [];
  if (field === "basics.label" || !(personal || entry || /^(?:projects|interests)/.test(field))) return [];
  return [...searched.matchAll(WORKED_AT)]
    .filter(({ 1: name = "", 0: all, index }) => isProperName(name) && !/^\s\d/.test(searched.slice(index + all.length)))
    .flatMap(({ 1: name = "", 2: others = "" }) => [name, ...inList(others)]);
}

/** "At Brumelac, Ondal and Penrose Partners": what is named in one list with an employer is one too, where it is written like one. */
const inList = (others: string): string[] =>
  namesIn(others.replaceAll(",", ";")).filter((name) => isProperName(name) && organisationLikelihood(name) >= MIN_LIKELY_ORGANISATION);

/** The names in the first line of an entry within running text: a title or degree, a period and a name. "Test Engineer, Brumelac, Leeds (2019 - 2021)". */
export function headOfEntry({ searched, personal, field }: Passage, isTitle: (text: string) => boolean): string[] {
  if (!personal && !/\.(?:summary|description|highlights)$/.test(field)) return [];
  const ranges = findDateRanges(searched).filter(({ single, ongoing }) => !single || ongoing);
  if (ranges.length === 0 || searched.length > MAX_ENTRY_LINE_CHARS) return [];
  const parts = stripDates(searched, ranges)
    .split(/\s*[,|•\t()–—]\s*|\s-\s/u)
    .filter(Boolean);
  if (!parts.some(isTitle)) return [];
  return parts.filter((part) => !isTitle(part) && isProperName(part) && looksLikePlace(part) < MIN_KIND_CONFIDENCE);
}
/**
 * The employer of a job that stands among studies: behind its title in one line ("Tutor, Brumelac"), or in the line above or below it. Of text in no
 * section it takes a period too.
 */
export function jobElsewhere({ searched, field }: Passage, beside: Passage[]): string[] {
  const among = /^education\.(?:summary|highlights)$/.test(field);
  if (!among && !field.startsWith("additional.")) return [];
  return namesBesideTitle(searched, beside, isJobTitle, { dated: !among });
}

/** The same for a school that stands among jobs or projects. */
export function studiesElsewhere({ searched, field }: Passage, beside: Passage[]): string[] {
  const among = /^(?:work|projects|volunteer)\.(?:summary|description|highlights)$/.test(field);
  if (!among && !field.startsWith("additional.")) return [];
  return namesBesideTitle(searched, beside, isDegree, { dated: true });
}

function namesBesideTitle(text: string, beside: Passage[], isTitle: (text: string) => boolean, { dated }: { dated: boolean }): string[] {
  if (text.length > MAX_ENTRY_LINE_CHARS) return [];
  const ranges = findDateRanges(text);
  const hasDate =
    ranges.length > 0 || beside.some(({ searched }) => searched.length <= MAX_ENTRY_LINE_CHARS && findDateRanges(searched).length > 0);
  if (dated && !hasDate) return [];
  const parts = partsOfLine(text, ranges);
  const isBelowTitle = parts.length <= 2 && beside.some(({ searched }) => isNothingBut(searched, isTitle));
  return isTitle(parts[0] ?? "") || isBelowTitle
    ? parts.filter((part) => !isTitle(part) && isProperName(part) && looksLikePlace(part) < MIN_KIND_CONFIDENCE)
    : [];
}

function isNothingBut(text: string, isTitle: (text: string) => boolean): boolean {
  const parts = text.length > MAX_ENTRY_LINE_CHARS ? [] : partsOfLine(text, findDateRanges(text));
  return parts.length > 0 && parts.every(isTitle);
}

const partsOfLine = (text: string, ranges: ReturnType<typeof findDateRanges>) =>
  (ranges.length > 0 ? stripDates(text, ranges) : text).split(/\s*[,|•\t()]\s*|\s[–—-]\s/u).filter((part) => /\p{L}/u.test(part));

/**
 * The rare names in a row of a career that no section took: "1996 Baccalauréat Lycée Penhale", a line with a year and a title or degree, or with a
 * year below the heading of jobs or studies.
 */
export function namesInRow(
  { searched, path }: Passage,
  { full, small }: OpenSearch,
  isTitle: (text: string) => boolean,
  kind: "work" | "education",
): string[] {
  const index = /^additional\[(\d+)\]/.exec(path)?.[1];
  const ranges = index === undefined || searched.length > MAX_ENTRY_LINE_CHARS ? [] : findDateRanges(searched);
  if (ranges.length === 0) return [];
  const title = full.additional?.[Number(index)]?.title;
  const parts = namesIn(stripDates(searched, ranges));
  if (!parts.some(isTitle) && !(title && matchHeading(title)?.kind === kind)) return [];
  return parts.flatMap((part) => rareWords(part, small)).filter((part) => !isTitle(part));
}

/** Words of a name that stand nowhere in lower case, are no place, title or degree. */
const rareWords = (name: string, small: Set<string>) =>
  name
    .split(/\s+/)
    .filter(
      (word) =>
        /^\p{Lu}[\p{L}\p{M}]/u.test(word) &&
        !small.has(word.toLowerCase()) &&
        isProperName(word) &&
        looksLikeDegree(word) === 0 &&
        looksLikePosition(word) === 0,
    );

export const isJob = (text: string) => !/^[\p{Ll}\d]/u.test(text) && looksLikePosition(text) >= MIN_ENTRY_TITLE_CONFIDENCE;
const isJobTitle = (text: string) => isJob(text) && text.split(/\s+/).length <= MAX_ORGANISATION_WORDS;
export const isDegree = (text: string) => !/^[\p{Ll}\d]/u.test(text) && looksLikeDegree(text) >= MIN_ENTRY_TITLE_CONFIDENCE;
