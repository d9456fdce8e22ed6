import type { Resume } from "../../../contract/resume.ts";
import { isGap } from "../../parse/lexicon/gap-words.ts";
import { findDateRanges, stripDates } from "../../parse/recognisers/dates/dates.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../parse/recognisers/degrees.ts";
import { looksLikePlace } from "../../parse/recognisers/places/places.ts";
import type { Doubt, Search } from "../search/doubt.ts";
import type { Passage } from "../search/passages.ts";
import { isOrdinary } from "../terms/ordinary.ts";
import type { RedactedKind } from "../terms/redacted.ts";
import { spellings } from "../terms/spellings.ts";
import {
  MAX_ENTRY_LINE_CHARS,
  MAX_ORGANISATION_CHARS,
  MAX_ORGANISATION_WORDS,
  MAX_POSITION_IN_NAME,
  MIN_COMPANY_CONFIDENCE,
  MIN_ENTRY_TITLE_CONFIDENCE,
  MIN_KIND_CONFIDENCE,
  MIN_SCHOOL_CONFIDENCE,
} from "../thresholds.ts";

/** Doubts about text that looks like an employer or a school and stands in no field for one. */
export function organisationDoubts(passages: Passage[], search: Search): Doubt[] {
  const employers = search.profile.withhold.includes("employers");
  const institutions = search.profile.withhold.includes("institutions");
  if (!employers && !institutions) return [];
  return passages.flatMap((passage) => {
    const entry = entryOf(passage.path, search);
    const isSubject = passage.field === "education.area" && entry?.known && !SET_APART.test(passage.searched);
    if (NOT_REDACTED.test(passage.field) || isSubject) return [];
    const found: RedactedKind[] = [];
    if (
      employers &&
      (namesCompany(passage) ||
        isHeadOfEntry(passage, isJob) ||
        isWorkedAt(passage, entry) ||
        isUnknownEmployer(passage, entry, search.blind))
    )
      found.push("employer");
    if (institutions && (namesSchool(passage) || isHeadOfEntry(passage, isDegree) || isUnknownSchool(passage, entry)))
      found.push("institution");
    return found.map((what) => ({ what, passage }));
  });
}

/** Fields that are never redacted: issuers and publishers are shown on purpose, skills and languages are no organisations. */
const NOT_REDACTED = /^(?:skills|relevant|languages|certificates|publications|awards|x)\b|\.(?:keywords|courses|score|url|studyType)$/;
/** Punctuation in a title or subject that may set another name apart: "Trader (Brumelac)", "Trader – Brumelac". */
const SET_APART = /[(„“"«@|]|\s[–—-]\s/u;

/** `known`: an employer or school was found, and it is written like one. */
type Entry = { kind: "work" | "volunteer" | "education"; titled: boolean; known: boolean };

function entryOf(path: string, { full, blind }: Search): Entry | undefined {
  const [, kind, number] = /^(work|volunteer|education)\[(\d+)\]/.exec(path) ?? [];
  if (kind !== "work" && kind !== "volunteer" && kind !== "education") return undefined;
  // An entry with nothing but redacted values is left out of the blind CV, and then the indices of the others differ.
  const list = (full[kind]?.length === blind[kind]?.length ? full[kind] : blind[kind]) as Named[];
  const { name, organization, institution, client, position } = list[Number(number)] ?? {};
  const organisation = name ?? organization ?? institution ?? client;
  return { kind, titled: position !== undefined, known: organisation !== undefined && isOrganisation(organisation) };
}
type Named = { name?: string; organization?: string; institution?: string; client?: string; position?: string };

/** True for the name of an organisation: the parser sometimes takes sentences, towns and job titles for an employer. */
function isOrganisation(name: string): boolean {
  if (looksLikeCompany(name) >= MIN_KIND_CONFIDENCE || looksLikeInstitution(name) >= MIN_KIND_CONFIDENCE) return true;
  return (
    looksLikePosition(name) < MIN_KIND_CONFIDENCE &&
    looksLikePlace(name) < MIN_KIND_CONFIDENCE &&
    (CASELESS.test(name) || isCapitalised(name))
  );
}

// ---- by its words ------------------------------------------------------------------------------------------------------------

const namesCompany = ({ searched }: Passage) =>
  namesIn(searched).some((name) => looksLikeCompany(name) >= MIN_COMPANY_CONFIDENCE && isTwoWords(name));
function namesSchool({ searched, field }: Passage): boolean {
  if (field === "basics.label" && looksLikePosition(searched) > MAX_POSITION_IN_NAME) return false;
  return namesIn(searched).some(
    (name) =>
      looksLikeInstitution(name) >= MIN_SCHOOL_CONFIDENCE &&
      isTwoWords(name) &&
      looksLikeDegree(name) < MIN_KIND_CONFIDENCE &&
      looksLikePosition(name) < MIN_KIND_CONFIDENCE,
  );
}

const isTwoWords = (name: string) => /\S\s+\S/.test(name) || CASELESS.test(name);
const CASELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u;

const JOINING =
  "of|at|for|and|the|de|del|della|delle|dei|di|du|des|da|do|dos|das|la|le|les|el|los|für|und|der|den|zu|van|voor|et|e|y|i|w|we|v|ve|för|og|för|och|для|и|та|της|του|των|και|&";
const CAPITALISED = '[„“"«(]?\\p{Lu}[\\p{L}\\p{M}\\p{N}&.\'’/-]{0,40}[”"»]?';
const NAME_RUN = new RegExp(`${CAPITALISED}(?:,? ${CAPITALISED}| (?:(?:${JOINING}) ){1,3}${CAPITALISED}){0,9}`, "gu");

/** Runs of capitalised words ("Northgate School of Nursing"); in scripts without capitals the text between separators. */
function namesIn(text: string): string[] {
  if (CASELESS.test(text)) return text.split(/[\s,;|·•()（）「」、，。・:：]+/u).filter(Boolean);
  return (text.match(NAME_RUN) ?? []).map((name) => name.replace(/[„“”"«»()]/g, ""));
}

// ---- by its position ---------------------------------------------------------------------------------------------------------

/** An activity and where it was done: "Mentor at DataKind", "Praktikum bei Brumelac". The name may be a town, which is checked later. */
const WORKED_AT = new RegExp(
  `(?<!\\p{L})(?:at|@|bei|beim|chez|au sein de|presso|bij|hos|w firmie|в компанії|в компании) (?:(?:the|la|le|der|den|dem) )?(${CAPITALISED}(?: ${CAPITALISED}){0,4})`,
  "gu",
);

/** A title and its employer at the beginning of a text: "Trader at Brumelac". */
const TITLE_FIRST = /^((?:\S{2,20} ){1,3})(?:at|bei|chez|presso|bij|hos) /u;

function isWorkedAt({ searched, personal, field }: Passage, entry: Entry | undefined): boolean {
  if (entry?.known && !(TITLE_FIRST.exec(searched)?.[1] ?? "").split(" ").some((word) => looksLikePosition(word) >= MIN_KIND_CONFIDENCE))
    return false;
  if (field === "basics.label" || !(personal || entry || /^(?:projects|interests)/.test(field))) return false;
  return [...searched.matchAll(WORKED_AT)].some(
    ({ 1: name = "", 0: all, index }) => isProperName(name) && !/^\s\d/.test(searched.slice(index + all.length)),
  );
}

/** True for the first line of an entry within running text: a title or degree, a period and a name. "Test Engineer, Brumelac, Leeds (2019 - 2021)". */
function isHeadOfEntry({ searched, personal, field }: Passage, isTitle: (text: string) => boolean): boolean {
  if (!personal && !/\.(?:summary|description|highlights)$/.test(field)) return false;
  const ranges = findDateRanges(searched).filter(({ single, ongoing }) => !single || ongoing);
  if (ranges.length === 0 || searched.length > MAX_ENTRY_LINE_CHARS) return false;
  const parts = stripDates(searched, ranges)
    .split(/\s*[,|•\t()–—]\s*|\s-\s/u)
    .filter(Boolean);
  return parts.some(isTitle) && parts.some((part) => !isTitle(part) && isProperName(part) && looksLikePlace(part) < MIN_KIND_CONFIDENCE);
}
const isJob = (text: string) => !/^[\p{Ll}\d]/u.test(text) && looksLikePosition(text) >= MIN_ENTRY_TITLE_CONFIDENCE;
const isDegree = (text: string) => !/^[\p{Ll}\d]/u.test(text) && looksLikeDegree(text) >= MIN_ENTRY_TITLE_CONFIDENCE;

/** True where an entry without an employer may have it in another field: its title, its location, or its first lines of text. */
function isUnknownEmployer({ path, field, searched }: Passage, entry: Entry | undefined, { skills = [] }: Resume): boolean {
  if (!entry || entry.kind === "education") return false;
  if (field.endsWith(".location")) return isNoPlace(searched);
  if (entry.known || !isAtTop(path)) return false;
  if (field.endsWith(".position")) return looksLikePosition(searched) < MIN_KIND_CONFIDENCE ? !isGap(searched) : hasNameBeside(searched);
  const listed = new Set(skills.flatMap(({ name, keywords = [] }) => [name, ...keywords]));
  return mayBeName(searched, entry) && !listed.has(searched.split(/\s*[,/;]\s*/u)[0]);
}

function isUnknownSchool({ path, field, searched }: Passage, entry: Entry | undefined): boolean {
  if (entry?.kind !== "education") return false;
  if (field.endsWith(".location")) return isNoPlace(searched);
  if (entry.known || !isAtTop(path)) return false;
  return field.endsWith(".area") ? SET_APART.test(searched) || /,\s\p{Lu}/u.test(searched) : mayBeName(searched, entry);
}

/** True for a location that is surely no place: it has the words of a company, or nothing of a place. Many towns are in no list. */
const isNoPlace = (text: string) =>
  looksLikePlace(text) < MIN_KIND_CONFIDENCE &&
  (looksLikeCompany(text) >= MIN_KIND_CONFIDENCE || (looksLikePlace(text) === 0 && /\p{L}/u.test(text)));

/** True for the first lines of an entry: below the title come the employer and the town, then the tasks. */
const isAtTop = (path: string) => !/\.highlights\[[1-9]/.test(path);

/** True for a short line of capitalised words that may be the name of an organisation: no town and, where the job has no title yet, no job title. */
function mayBeName(text: string, { titled }: Entry): boolean {
  const isSentence = /\p{Ll}{3,}\.$/u.test(text) && text.split(" ").length > 3;
  const isList = (text.match(/,/g) ?? []).length > 1 || /\p{L}: /u.test(text);
  if (isSentence || isList) return false;
  const ranges = findDateRanges(text);
  const first = (ranges.length > 0 ? stripDates(text, ranges) : text).split(/\s[|–—-]\s|\s*[|•·\t]\s*|,\s/u)[0]?.trim() ?? "";
  if (first.length < 2 || first.length > MAX_ORGANISATION_CHARS || /[!?;:]$/.test(first)) return false;
  return isProperName(first) || (titled && isCapitalised(first) && looksLikePlace(first) < MIN_KIND_CONFIDENCE);
}

function isProperName(text: string): boolean {
  if (
    looksLikePosition(text) >= MIN_KIND_CONFIDENCE ||
    looksLikePlace(text) >= MIN_KIND_CONFIDENCE ||
    looksLikeDegree(text) >= MIN_ENTRY_TITLE_CONFIDENCE
  )
    return false;
  return CASELESS.test(text) ? text.length <= MAX_ORGANISATION_CHARS : isCapitalised(text);
}

/** True where every word but "of", "and" and the like has a capital, and one of them is no everyday word. */
function isCapitalised(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !JOINS.has(word));
  if (words.length === 0 || words.length > MAX_ORGANISATION_WORDS || !words.every((word) => /^[„“"«(]?\p{Lu}/u.test(word))) return false;
  return words.some((word) => !isOrdinary(spellings(word.replace(/[^\p{L}\p{M}]/gu, ""))[0] ?? ""));
}
const JOINS = new Set(JOINING.split("|"));

/** True for a job title with a name after it: "Captain of the Black Pearl", "Analyst Programmer WORDWIDE PLC". */
function hasNameBeside(text: string): boolean {
  const parts = text.split(/\s[–—|-]\s|[,(|]\s?|\s(?:at|bei|chez|of the|en|em)\s/u).filter(Boolean);
  return parts.length > 1 && parts.slice(1).some((part) => isProperName(part.trim()));
}
