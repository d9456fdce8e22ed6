import { isGap } from "../../parse/lexicon/gap-words.ts";
import { findDateRanges, stripDates } from "../../parse/recognisers/dates/dates.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../parse/recognisers/degrees.ts";
import { looksLikePlace } from "../../parse/recognisers/places/places.ts";
import type { Resume } from "../../resume.ts";
import type { Doubt, Search } from "../search/doubt.ts";
import type { Passage } from "../search/passages.ts";
import { isOrdinary } from "../terms/ordinary.ts";
import { spellings } from "../terms/spellings.ts";
import type { What } from "../terms/withheld.ts";

/** What looks like an employer or a school, where no field holds it. */
export function organisationDoubts(passages: Passage[], search: Search): Doubt[] {
  const employers = search.profile.withhold.includes("employers");
  const institutions = search.profile.withhold.includes("institutions");
  if (!employers && !institutions) return [];
  return passages.flatMap((passage) => {
    const entry = entryOf(passage.path, search);
    const isSubject = passage.field === "education.area" && entry?.known && !BESIDE.test(passage.searched);
    if (NOT_WITHHELD.test(passage.field) || isSubject) return [];
    const found: What[] = [];
    if (
      employers &&
      (namesFirm(passage) || isHeadOfEntry(passage, isJob) || isWorkedAt(passage, entry) || isUnknownEmployer(passage, entry, search.blind))
    )
      found.push("employer");
    if (institutions && (namesSchool(passage) || isHeadOfEntry(passage, isDegree) || isUnknownSchool(passage, entry)))
      found.push("institution");
    return found.map((what) => ({ what, passage }));
  });
}

/** Who issued a certificate or published something is printed on purpose; skills and languages name products and tongues. */
const NOT_WITHHELD = /^(?:skills|relevant|languages|certificates|publications|awards|x)\b|\.(?:keywords|courses|score|url|studyType)$/;
/** What may hold another name in a title or subject. */
const BESIDE = /[(„“"«@|]|\s[–—-]\s/u;

/** `known`: an employer or school was found, and it is written like one. */
type Entry = { kind: "work" | "volunteer" | "education"; titled: boolean; known: boolean };

function entryOf(path: string, { full, blind }: Search): Entry | undefined {
  const [, kind, number] = /^(work|volunteer|education)\[(\d+)\]/.exec(path) ?? [];
  if (kind !== "work" && kind !== "volunteer" && kind !== "education") return undefined;
  // An entry that held nothing but withheld values is not printed, and then the others have moved up.
  const list = (full[kind]?.length === blind[kind]?.length ? full[kind] : blind[kind]) as Named[];
  const { name, organization, institution, client, position } = list[Number(number)] ?? {};
  const printed = name ?? organization ?? institution ?? client;
  return { kind, titled: position !== undefined, known: printed !== undefined && isOrganisation(printed) };
}
type Named = { name?: string; organization?: string; institution?: string; client?: string; position?: string };

/** Sentences, towns and job titles are sometimes taken for an employer. */
function isOrganisation(name: string): boolean {
  if (looksLikeCompany(name) >= 0.5 || looksLikeInstitution(name) >= 0.5) return true;
  return looksLikePosition(name) < 0.5 && looksLikePlace(name) < 0.5 && (CASELESS.test(name) || isCapitalised(name));
}

// ---- by its words ------------------------------------------------------------------------------------------------------------

const FIRM = 0.95;
const SCHOOL = 0.9;

const namesFirm = ({ searched }: Passage) => namesIn(searched).some((name) => looksLikeCompany(name) >= FIRM && isTwoWords(name));
function namesSchool({ searched, field }: Passage): boolean {
  if (field === "basics.label" && looksLikePosition(searched) > 0.2) return false;
  return namesIn(searched).some(
    (name) => looksLikeInstitution(name) >= SCHOOL && isTwoWords(name) && looksLikeDegree(name) < 0.5 && looksLikePosition(name) < 0.5,
  );
}

const isTwoWords = (name: string) => /\S\s+\S/.test(name) || CASELESS.test(name);
const CASELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u;

const JOINING =
  "of|at|for|and|the|de|del|della|delle|dei|di|du|des|da|do|dos|das|la|le|les|el|los|für|und|der|den|zu|van|voor|et|e|y|i|w|we|v|ve|för|og|för|och|для|и|та|της|του|των|και|&";
const CAPITALISED = '[„“"«(]?\\p{Lu}[\\p{L}\\p{M}\\p{N}&.\'’/-]{0,40}[”"»]?';
const NAME_RUN = new RegExp(`${CAPITALISED}(?:,? ${CAPITALISED}| (?:(?:${JOINING}) ){1,3}${CAPITALISED}){0,9}`, "gu");

/** Runs of capitalised words ("Northgate School of Nursing"); in scripts without capitals what stands between separators. */
function namesIn(text: string): string[] {
  if (CASELESS.test(text)) return text.split(/[\s,;|·•()（）「」、，。・:：]+/u).filter(Boolean);
  return (text.match(NAME_RUN) ?? []).map((name) => name.replace(/[„“”"«»()]/g, ""));
}

// ---- by its place ------------------------------------------------------------------------------------------------------------

/** "Mentor at DataKind", "Praktikum bei Brumelac": what is done, then where, unless it is a town. */
const WORKED_AT = new RegExp(
  `(?<!\\p{L})(?:at|@|bei|beim|chez|au sein de|presso|bij|hos|w firmie|в компанії|в компании) (?:(?:the|la|le|der|den|dem) )?(${CAPITALISED}(?: ${CAPITALISED}){0,4})`,
  "gu",
);

/** "Trader at Brumelac" at the beginning of what was done. */
const TITLE_FIRST = /^((?:\S{2,20} ){1,3})(?:at|bei|chez|presso|bij|hos) /u;

function isWorkedAt({ searched, personal, field }: Passage, entry: Entry | undefined): boolean {
  if (entry?.known && !(TITLE_FIRST.exec(searched)?.[1] ?? "").split(" ").some((word) => looksLikePosition(word) >= 0.5)) return false;
  if (field === "basics.label" || !(personal || entry || /^(?:projects|interests)/.test(field))) return false;
  return [...searched.matchAll(WORKED_AT)].some(
    ({ 1: name = "", 0: all, index }) => isProperName(name) && !/^\s\d/.test(searched.slice(index + all.length)),
  );
}

/** "Test Engineer, Brumelac, Leeds (2019 - 2021)" in a text: a title or degree, a period, and a name beside them. */
function isHeadOfEntry({ searched, personal, field }: Passage, isTitle: (text: string) => boolean): boolean {
  if (!personal && !/\.(?:summary|description|highlights)$/.test(field)) return false;
  const ranges = findDateRanges(searched).filter(({ single, ongoing }) => !single || ongoing);
  if (ranges.length === 0 || searched.length > MAX_HEAD) return false;
  const pieces = stripDates(searched, ranges)
    .split(/\s*[,|•\t()–—]\s*|\s-\s/u)
    .filter(Boolean);
  return pieces.some(isTitle) && pieces.some((piece) => !isTitle(piece) && isProperName(piece) && looksLikePlace(piece) < 0.5);
}
/** Characters. What is longer is told, not set as a head. */
const MAX_HEAD = 160;
const isJob = (text: string) => !/^[\p{Ll}\d]/u.test(text) && looksLikePosition(text) >= 0.6;
const isDegree = (text: string) => !/^[\p{Ll}\d]/u.test(text) && looksLikeDegree(text) >= 0.6;

/** An entry of which no employer was found may have it in its title, where its town stands, or in the first lines below. */
function isUnknownEmployer({ path, field, searched }: Passage, entry: Entry | undefined, { skills = [] }: Resume): boolean {
  if (!entry || entry.kind === "education") return false;
  if (field.endsWith(".location")) return isNoPlace(searched);
  if (entry.known || !isAtTop(path)) return false;
  if (field.endsWith(".position")) return looksLikePosition(searched) < 0.5 ? !isGap(searched) : hasNameBeside(searched);
  const listed = new Set(skills.flatMap(({ name, keywords = [] }) => [name, ...keywords]));
  return mayBeName(searched, entry) && !listed.has(searched.split(/\s*[,/;]\s*/u)[0]);
}

function isUnknownSchool({ path, field, searched }: Passage, entry: Entry | undefined): boolean {
  if (entry?.kind !== "education") return false;
  if (field.endsWith(".location")) return isNoPlace(searched);
  if (entry.known || !isAtTop(path)) return false;
  return field.endsWith(".area") ? BESIDE.test(searched) || /,\s\p{Lu}/u.test(searched) : mayBeName(searched, entry);
}

/** Towns are names that no list knows as often as not; what has the words of a firm is none. */
const isNoPlace = (text: string) =>
  looksLikePlace(text) < 0.5 && (looksLikeCompany(text) >= 0.5 || (looksLikePlace(text) === 0 && /\p{L}/u.test(text)));

/** Below a title come the employer and the town, then what was done. */
const isAtTop = (path: string) => !/\.highlights\[[1-9]/.test(path);

/** Characters. Names of firms are short, tasks are sentences. */
const MAX_NAME = 60;

/** A short line of capitalised words, apart from small ones that join them, that is no town and, where the job has no title yet, no job title. */
function mayBeName(text: string, { titled }: Entry): boolean {
  const isSentence = /\p{Ll}{3,}\.$/u.test(text) && text.split(" ").length > 3;
  const isList = (text.match(/,/g) ?? []).length > 1 || /\p{L}: /u.test(text);
  if (isSentence || isList) return false;
  const ranges = findDateRanges(text);
  const first = (ranges.length > 0 ? stripDates(text, ranges) : text).split(/\s[|–—-]\s|\s*[|•·\t]\s*|,\s/u)[0]?.trim() ?? "";
  if (first.length < 2 || first.length > MAX_NAME || /[!?;:]$/.test(first)) return false;
  return isProperName(first) || (titled && isCapitalised(first) && looksLikePlace(first) < 0.5);
}

function isProperName(text: string): boolean {
  if (looksLikePosition(text) >= 0.5 || looksLikePlace(text) >= 0.5 || looksLikeDegree(text) >= 0.6) return false;
  return CASELESS.test(text) ? text.length <= MAX_NAME : isCapitalised(text);
}

/** Every word has a capital, but those that join, and one of them is no everyday word. */
function isCapitalised(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !JOINS.has(word));
  if (words.length === 0 || words.length > MAX_NAME_WORDS || !words.every((word) => /^[„“"«(]?\p{Lu}/u.test(word))) return false;
  return words.some((word) => !isOrdinary(spellings(word.replace(/[^\p{L}\p{M}]/gu, ""))[0] ?? ""));
}
const MAX_NAME_WORDS = 7;
const JOINS = new Set(JOINING.split("|"));

/** "Captain of the Black Pearl", "Analyst Programmer WORDWIDE PLC": capitals behind the words of a job. */
function hasNameBeside(text: string): boolean {
  const pieces = text.split(/\s[–—|-]\s|[,(|]\s?|\s(?:at|bei|chez|of the|en|em)\s/u).filter(Boolean);
  return pieces.length > 1 && pieces.slice(1).some((piece) => isProperName(piece.trim()));
}
