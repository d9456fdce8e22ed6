import { matchHeading } from "../../../parse/lexicon/headings/headings.ts";
import { AT_SCHOOL } from "../../../parse/lexicon/joining-words.ts";
import { matchLabel } from "../../../parse/recognisers/agency-fields.ts";
import { findDateRanges, stripDates } from "../../../parse/recognisers/dates/dates.ts";
import { looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../../parse/recognisers/degrees.ts";
import { kindsOf } from "../../../parse/recognisers/name-kinds/kinds-of.ts";
import { looksLikePlace } from "../../../parse/recognisers/places/places.ts";
import type { OpenSearch } from "../../search/doubt.ts";
import type { Passage } from "../../search/passages.ts";
import { isOrdinary } from "../../terms/ordinary.ts";
import { spellings } from "../../terms/spellings.ts";
import {
  MAX_ENTRY_LINE_CHARS,
  MAX_NAME_LINE_WORDS,
  MAX_TITLE_LIKELIHOOD,
  MIN_ENTRY_TITLE_CONFIDENCE,
  MIN_KIND_CONFIDENCE,
  MIN_LIKELY_IN_PROSE,
  MIN_LIKELY_ORGANISATION,
  MIN_NAME_TO_TITLE_RATIO,
  MIN_SURELY_ORGANISATION,
  PERSON_IN_ORGANISATION,
} from "../../thresholds.ts";
import type { Entry } from "./entry.ts";
import {
  CAPITALISED,
  CASELESS,
  hasWordOfOrganisation,
  isCapitalised,
  isTwoWords,
  JOINING,
  namesIn,
  organisationLikelihood,
} from "./proper-names.ts";

/** Names that are employers or schools by what was learnt of names, and that no list of words knows. */
export type Likely = { employers: string[]; institutions: string[] };

/**
 * The names in a passage that are likely an employer or a school, by the classifier of names (decision 33): beside a title ("Treasurer, Brumelac Rovers"),
 * alone in a line of an entry, behind a word for "at" in a sentence ("nurse at CH Brumel"), and in text of no section.
 */
export function likelyOrganisations(passage: Passage, entry: Entry | undefined, search: OpenSearch): Likely {
  const names = candidatesIn(passage, entry, search).filter((name) => mayIdentify(name, search));
  const isSchool = (name: string) => (entry?.kind ?? "education") === "education" && looksLikeSchool(name);
  return { employers: names.filter((name) => !isSchool(name)), institutions: names.filter(isSchool) };
}

function candidatesIn(passage: Passage, entry: Entry | undefined, search: OpenSearch): string[] {
  const { field } = passage;
  const { full } = search;
  // Nobody has an employer for a headline: what stands there is a title.
  if (field.endsWith(".position")) return full.basics.label?.includes(passage.searched) ? [] : inTitle(passage.searched);
  if (OF_ENTRY.test(field))
    return [
      ...inPhrase(passage, search),
      ...inLine(passage),
      ...inProse(passage, entry?.known ? MIN_LIKELY_IN_PROSE : MIN_LIKELY_ORGANISATION),
      ...namedByWord(passage),
    ];
  if (field.endsWith(".area"))
    return [
      ...(entry?.known || !isHardlySubject(passage.searched) ? [] : [passage.searched]),
      ...(entry?.known ? [] : [...inLine(passage), ...behind(passage.searched, () => true)]),
      ...inProse(passage, MIN_LIKELY_ORGANISATION),
    ];
  if (field === "interests.name" && findDateRanges(passage.searched).length > 0) return namesBeforeDate(passage.searched);
  if (field === "interests.name")
    return partsOf(passage.searched).filter((part) => isTwoWords(part) && isName(part) && isLikely(part, MIN_SURELY_ORGANISATION));
  if (passage.personal && !passage.head) return [...inLine(passage), ...inProse(passage, MIN_LIKELY_ORGANISATION)];
  return [];
}
const OF_ENTRY = /^(?:work|volunteer|education|projects)\.(?:summary|description|highlights)$/;

const isLikely = (name: string, least = MIN_LIKELY_ORGANISATION) => organisationLikelihood(name) >= Math.max(least, kindsOf(name).person);
const looksLikeSchool = (name: string) =>
  kindsOf(name).institution > kindsOf(name).company || looksLikeInstitution(name) >= MIN_KIND_CONFIDENCE;

/** An employer that was taken for the title, or that stands behind it: "Penrose Solicitors", "Steward, Brumelac Rovers", "Kassierer TV Brumel". */
function inTitle(title: string): string[] {
  const [whole, ...parts] = partsOf(title);
  if (whole && parts.length === 0 && isHardlyTitle(whole)) return [whole];
  const quoted = [...title.matchAll(QUOTED)].map(([, name = ""]) => name);
  return [...parts.filter((part) => isName(part) && isLikely(part)), ...quoted.filter(isName), ...behind(title, isJob)];
}
const QUOTED = /[«„“"]([^»“”"]{2,60})[»“”"]/gu;
const isJob = (text: string) => looksLikePosition(text) >= MIN_KIND_CONFIDENCE;

/**
 * True for a title of capitalised words that is rather a name: "Penrose Solicitors", "Brumelac Farms" have the word of a trade in them. Of 408 such titles of CVs
 * with truth it is true for 30, of 772 such employers for 697.
 */
function isHardlyTitle(title: string): boolean {
  if (CASELESS.test(title) || !isCapitalised(title) || !/\s/.test(title)) return false;
  const { company, institution, place, person, position, degree } = kindsOf(title);
  const [asTitle, asName] = [position + degree, company + institution + place + PERSON_IN_ORGANISATION * person];
  return asTitle < MAX_TITLE_LIKELIHOOD && asName > MIN_NAME_TO_TITLE_RATIO * asTitle;
}

/** The same of a subject, where no school is known: "Schulhaus Linden", "CENFOTUR". */
function isHardlySubject(subject: string): boolean {
  if (CASELESS.test(subject) || !isCapitalised(subject)) return false;
  const { area, degree, topic, institution, company, person } = kindsOf(subject);
  return area + degree + topic < institution + company + person;
}

/** The longest name at the end of a title or subject without a separator: "Kassierer TV Brumel", "Biology UBC Brumel". */
function behind(text: string, isBefore: (text: string) => boolean): string[] {
  if (text.length > MAX_ENTRY_LINE_CHARS) return [];
  const starts = [...text.matchAll(/(?<=\p{L}\s)(?=\p{Lu})/gu)].map(({ index }) => index);
  const at = starts.find((start) => {
    const name = text.slice(start);
    return isBefore(text.slice(0, start)) && isName(name) && isLikely(name, MIN_SURELY_ORGANISATION);
  });
  return at === undefined ? [] : [text.slice(at)];
}

/** A name that is a line of its own, or a part of a line that names a title too: "Brumelac", "Rédactrice - Brumelac", "Brumelac, 2010-2011". */
function inLine({ searched, field }: Passage): string[] {
  if (searched.length > MAX_ENTRY_LINE_CHARS || /。/u.test(searched)) return [];
  const ranges = findDateRanges(searched);
  const parts = partsOf(ranges.length > 0 ? stripDates(searched, ranges) : searched);
  if (parts.length === 1 && /\p{Ll}{3,}\.$/u.test(searched)) return [];
  const isHead = ranges.length > 0 || parts.some(isTitle);
  if (!isHead && searched.split(/\s+/).length > MAX_NAME_LINE_WORDS) return [];
  // A single word in a list is a tool or a subject: "Excel, Outlook".
  const isAlone = parts.length === 1 && field.endsWith(".summary");
  return parts.filter(
    (part) =>
      isName(part) &&
      // Chinese writes the employer and the title as one word: "全家便利商店店員".
      (!isTitle(part) || CASELESS.test(part)) &&
      (isHead || isAlone || (CASELESS.test(part) ? hasWordOfOrganisation(part) : isTwoWords(part))) &&
      isLikely(part, isHead ? MIN_LIKELY_ORGANISATION : MIN_SURELY_ORGANISATION),
  );
}

/**
 * A name with words in small letters and nothing else in its line: "Centre régional de la Brumelle", "Ministerstvo vnitra". English names have capitals, and such a
 * line there is a task or a subject.
 */
const inPhrase = ({ searched }: Passage, { language }: OpenSearch): string[] =>
  language !== "en" &&
  /^\p{Lu}\S*\s/u.test(searched) &&
  !/[,:;()]|[.!?]$/u.test(searched) &&
  searched.split(/\s+/).length <= MAX_NAME_LINE_WORDS &&
  organisationLikelihood(searched) >= MIN_LIKELY_IN_PROSE &&
  looksLikePlace(searched) < MIN_KIND_CONFIDENCE &&
  matchLabel(searched) === undefined &&
  matchHeading(searched) === undefined
    ? [searched]
    : [];

/** A name behind a word for "at" or "in" within running text: "urgences au CH Brumel à Quimper". */
function inProse({ searched }: Passage, least: number): string[] {
  if (CASELESS.test(searched)) return [];
  return [...searched.matchAll(NAME_AT)]
    .map(({ 1: name = "" }) => name)
    .filter((name) => isTwoWords(name) && isName(name) && isLikely(name, least));
}

/** A name with a word for a company or a school anywhere in running text: "en los quirófanos del Hospital Nueve de Octubre". */
const namedByWord = ({ searched }: Passage): string[] =>
  CASELESS.test(searched)
    ? []
    : namesIn(searched)
        .flatMap(withTails)
        .filter((name) => isTwoWords(name) && isName(name) && isLikely(name, MIN_LIKELY_IN_PROSE) && hasWordOfOrganisation(name));

/** A run of capitalised words and its ends that begin with a word for a company or a school: "Neurocirugía del Hospital Santa Brumela". */
const withTails = (name: string): string[] => [
  name,
  ...[...name.matchAll(/\s(?=\p{Lu})/gu)]
    .map(({ index }) => name.slice(index + 1))
    .filter((tail) => !tail.includes(", ") && hasWordOfOrganisation(tail.split(/\s+/)[0] as string))
    .slice(0, 1),
];

const NAME_AT = new RegExp(
  `(?<!\\p{L})(?:${AT_SCHOOL}) (?:(?:the|la|le|les|el|los|il|lo|der|den|dem|de|het) )?(${CAPITALISED}(?: (?:(?:${JOINING}) ){0,2}${CAPITALISED}){0,5})`,
  "gu",
);

const isTitle = (text: string) =>
  looksLikePosition(text) >= MIN_ENTRY_TITLE_CONFIDENCE || looksLikeDegree(text) >= MIN_ENTRY_TITLE_CONFIDENCE;

/** An interest with a period is what somebody was a member of: "Harbour Players (2015 to date)". */
const namesBeforeDate = (text: string): string[] =>
  namesIn(text.slice(0, findDateRanges(text)[0]?.from)).filter((name) => isTwoWords(name) && isName(name) && !isTitle(name));

/** True for what is written like a name, and is no place, caption or label. */
const isName = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  (CASELESS.test(text) || isCapitalised(text)) &&
  looksLikePlace(text) < MIN_KIND_CONFIDENCE &&
  matchLabel(text) === undefined &&
  matchHeading(text) === undefined;

/** Skills of the CV, and names of nothing but everyday words or words that the CV has in lower case, identify nobody. */
function mayIdentify(name: string, { skills, small }: OpenSearch): boolean {
  if (skills.has(name.toLowerCase())) return false;
  const words = name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.some((word) => !small.has(word.toLowerCase()) && !isOrdinary(spellings(word)[0] ?? ""));
}

const partsOf = (text: string) =>
  text
    .split(/\s[|–—-]\s|\s*[,;:()|•·\t、，：（）،؛]\s*|\s@\s?/u)
    .map((part) => part.trim())
    .filter(Boolean);
