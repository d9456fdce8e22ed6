import type { Resume } from "../../../../contract/resume.ts";
import { isGap } from "../../../parse/lexicon/entries/gap-words.ts";
import { matchHeading } from "../../../parse/lexicon/headings/headings.ts";
import { matchLabel } from "../../../parse/recognisers/agency-fields.ts";
import { findDateRanges, stripDates } from "../../../parse/recognisers/dates/dates.ts";
import { looksLikeCompany, looksLikePosition } from "../../../parse/recognisers/degrees.ts";
import { kindsOf } from "../../../parse/recognisers/name-kinds/kinds-of.ts";
import { looksLikePlace } from "../../../parse/recognisers/places/places.ts";
import type { OpenSearch } from "../../search/doubt.ts";
import type { Passage } from "../../search/passages.ts";
import { isOrdinary } from "../../terms/ordinary.ts";
import { spellings } from "../../terms/spellings.ts";
import { MAX_ORGANISATION_CHARS, MAX_SHORT_LINE_WORDS, MIN_KIND_CONFIDENCE, MIN_NAMES_IN_TITLE } from "../../thresholds.ts";
import { SET_APART } from "./by-words.ts";
import { type Entry, isAtTop, isUnsure } from "./entry.ts";
import { CASELESS, endsInTown, isCapitalised, isProperName, organisationLikelihood } from "./proper-names.ts";

/** Where an entry without an employer may have it in another field: its title, its location, or its first lines of text. */
export function unknownEmployer(
  { path, field, searched, above }: Passage,
  entry: Entry | undefined,
  { blind, full, small }: OpenSearch,
): string[] {
  if (!entry || entry.kind === "education") return [];
  if (field.endsWith(".location")) return isNoPlace(searched, entry) ? [searched] : [];
  // A line of a word or two above the text of a job is no text, also where another line was taken for the employer.
  const short =
    field.endsWith(".summary") && (!entry.known || (above === undefined && !CASELESS.test(searched))) ? shortLine(searched, blind) : [];
  // A title behind a label may be another employer where the reader doubts it: "Current post: Directorate of Education".
  if (entry.known && field.endsWith(".position") && /[:：]\s/.test(searched) && isUnsure(path, full)) return namesBeside(searched);
  if (entry.known) return short;
  if (!isAtTop(path) || short.length > 0) return short;
  if (field.endsWith(".position")) {
    if (looksLikePosition(searched) >= MIN_KIND_CONFIDENCE) return hasNames(searched, small) ? [searched] : namesBeside(searched);
    return isGap(searched) || isOngoing(searched) ? [] : [searched];
  }
  const listed = new Set((blind.skills ?? []).flatMap(({ name, keywords = [] }) => [name, ...keywords]));
  return listed.has(searched.split(/\s*[,/;]\s*/u)[0]) ? [] : possibleName(searched, entry);
}

export function unknownSchool({ path, field, searched }: Passage, entry: Entry | undefined, full: Resume): string[] {
  if (entry?.kind !== "education") return [];
  if (field.endsWith(".location")) return isNoPlace(searched, entry) ? [searched] : [];
  if (entry.known || !isAtTop(path)) return [];
  if (field.endsWith(".area") && isUnsure(path, full) && isProperName(searched)) return [searched];
  if (field.endsWith(".area")) return SET_APART.test(searched) || /,\s\p{Lu}/u.test(searched) || endsInTown(searched) ? [searched] : [];
  return possibleName(searched, entry);
}

/** True for a title with names of people or places in it, words that stand nowhere in lower case: "Professor Ana Prado Leme". */
function hasNames(title: string, small: Set<string>): boolean {
  const names = (title.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []).filter(
    (word) => looksLikePosition(word) === 0 && !small.has(word.toLowerCase()) && !isOrdinary(spellings(word)[0] ?? ""),
  );
  return names.length >= MIN_NAMES_IN_TITLE;
}

/**
 * True for a location that is surely no place: it has the words of a company, or nothing of a place. Many towns are in no list; in an entry without
 * an employer or a school the location has to be in one.
 */
const isNoPlace = (text: string, { known }: Entry) =>
  looksLikePlace(text) < MIN_KIND_CONFIDENCE &&
  (!known || looksLikeCompany(text) >= MIN_KIND_CONFIDENCE || (looksLikePlace(text) === 0 && /\p{L}/u.test(text)));

/** A line of one or two words within the text of a job: the name of the employer above or of the next one below. Tools of the CV are none. */
function shortLine(text: string, { skills = [], work = [] }: Resume): string[] {
  const words = text.split(/\s+/);
  if (words.length > MAX_SHORT_LINE_WORDS || !/\p{L}{2}/u.test(text) || /[.!?:;,]$/.test(text)) return [];
  const tools = new Set(
    [...skills.flatMap(({ name, keywords = [] }) => [name, ...keywords]), ...work.flatMap(({ keywords = [] }) => keywords)].map((tool) =>
      tool?.toLowerCase(),
    ),
  );
  if (isCaption(text) || isOngoing(text)) return [];
  if (tools.has(text.toLowerCase()) || words.every((word) => isOrdinary(spellings(word)[0] ?? ""))) return [];
  return looksLikePosition(text) < MIN_KIND_CONFIDENCE && looksLikePlace(text) < MIN_KIND_CONFIDENCE ? [text] : [];
}

/** "Roles & Responsibilities", "Project 2": what stands above a part of the text. */
function isCaption(text: string): boolean {
  const bare = text.replace(/\s&\s/g, " and ").replace(/\s*[:.]?\s*\d*$/u, "");
  return matchLabel(bare) !== undefined || matchHeading(bare) !== undefined || /^\p{L}+\s\d{1,2}$/u.test(text);
}

/** "Current", "Heute": the end of a period that goes on, and nothing else. "Current post: Brumelac" says more. */
const isOngoing = (text: string) => {
  const period = `2019 - ${text}`;
  return findDateRanges(period).some(({ ongoing, to }) => ongoing && to >= period.trimEnd().length);
};

/** A short line of capitalised words that may be the name of an organisation: no town and, where the job has no title yet, no job title. */
function possibleName(text: string, { titled }: Entry): string[] {
  // "La Brumela by Ondal." is a name with a full stop.
  const isSentence = /\p{Ll}{3,}\.$/u.test(text) && !isCapitalised(text);
  const isList = (text.match(/,/g) ?? []).length > 1 || /\p{L}: /u.test(text);
  if (isSentence || isList || isCaption(text)) return [];
  const ranges = findDateRanges(text);
  const first = (ranges.length > 0 ? stripDates(text, ranges) : text).split(/\s[|–—-]\s|\s*[|•·\t]\s*|,\s/u)[0]?.trim() ?? "";
  if (first.length < 2 || first.length > MAX_ORGANISATION_CHARS || /[!?;:]$/.test(first)) return [];
  const isName = isProperName(first) || (titled && isCapitalised(first) && looksLikePlace(first) < MIN_KIND_CONFIDENCE);
  return isName ? [first] : [];
}

/** A name with words in lower case, "Jaunųjų ekonomistų klubas", and no position, place or degree. */
const isNameInText = (text: string) =>
  /^\p{Lu}\S*\s/u.test(text) &&
  looksLikePosition(text) < MIN_KIND_CONFIDENCE &&
  looksLikePlace(text) < MIN_KIND_CONFIDENCE &&
  organisationLikelihood(text) > kindsOf(text).position;

/** The names before and after a job title: "Captain of the Black Pearl", "Moonlunch - Waiter", "Current post: Brumelac". */
function namesBeside(text: string): string[] {
  const parts = text.split(/\s[–—|-]\s|\s?[:：]\s|[,()|]\s?|\s(?:at|bei|chez|of the|en|em)\s/u).map((part) => part.trim());
  const [first, ...behind] = parts.filter(Boolean);
  return [
    ...(first && first !== text && isProperName(first) ? [first] : []),
    ...behind.filter((part) => isProperName(part) || isNameInText(part)),
  ];
}
