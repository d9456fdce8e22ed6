import type { Resume } from "../../../contract/resume.ts";
import { INSTITUTIONS } from "../../parse/lexicon/entries/degree-words.ts";
import { isGap } from "../../parse/lexicon/entries/gap-words.ts";
import { matchHeading } from "../../parse/lexicon/headings/headings.ts";
import { matchLabel } from "../../parse/recognisers/agency-fields.ts";
import { findDateRanges, stripDates } from "../../parse/recognisers/dates/dates.ts";
import {
  isLegalForm,
  looksLikeCompany,
  looksLikeDegree,
  looksLikeInstitution,
  looksLikePosition,
} from "../../parse/recognisers/degrees.ts";
import { looksLikePlace } from "../../parse/recognisers/places/places.ts";
import { type Doubt, doubtsOf, type Found, type OpenSearch, type Search } from "../search/doubt.ts";
import { linesBeside, type Passage } from "../search/passages.ts";
import { isOrdinary } from "../terms/ordinary.ts";
import { spellings } from "../terms/spellings.ts";
import {
  MAX_ENTRY_LINE_CHARS,
  MAX_ORGANISATION_CHARS,
  MAX_ORGANISATION_WORDS,
  MAX_POSITION_IN_NAME,
  MAX_SHORT_LINE_WORDS,
  MAX_TITLE_WORDS,
  MIN_COMPANY_CONFIDENCE,
  MIN_ENTRY_TITLE_CONFIDENCE,
  MIN_KIND_CONFIDENCE,
  MIN_KNOWN_ORGANISATION,
  MIN_NAMES_IN_TITLE,
  MIN_SCHOOL_CONFIDENCE,
  MIN_SENTENCE_WORDS,
  MIN_SURE_ORGANISATION,
} from "../thresholds.ts";

/** Doubts about text that looks like an employer or a school and stands in no field for one. */
export function organisationDoubts(passages: Passage[], search: OpenSearch): Doubt[] {
  const employers = search.profile.withhold.includes("employers");
  const institutions = search.profile.withhold.includes("institutions");
  if (!employers && !institutions) return [];
  return passages.flatMap((passage, index) => {
    const entry = entryOf(passage.path, search);
    const isSubject = passage.field === "education.area" && entry?.known && !SET_APART.test(passage.searched);
    if (NOT_REDACTED.test(passage.field)) return [];
    if (isSubject) return institutions ? doubtsOf(passage, [{ what: "institution", parts: schoolsBehind(passage) }]) : [];
    const beside = Object.values(linesBeside(passages, index));
    const found: Found[] = [];
    if (employers) {
      const ways = [
        companiesIn(passage),
        headOfEntry(passage, isJob),
        jobElsewhere(passage, beside),
        workedAt(passage, entry),
        unknownEmployer(passage, entry, search),
        schoolInTitle(passage, entry),
        namesInRow(passage, search, isJob, "work"),
      ];
      found.push({ what: "employer", parts: ways.flat() });
    }
    if (institutions) {
      const ways = [
        schoolsIn(passage),
        headOfEntry(passage, isDegree),
        studiesElsewhere(passage, beside),
        namesInRow(passage, search, isDegree, "education"),
        unknownSchool(passage, entry, search.full),
      ];
      found.push({ what: "institution", parts: ways.flat() });
    }
    return doubtsOf(passage, found);
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
  const sure = confidenceOf(path, kind, full);
  const known =
    organisation !== undefined &&
    sure >= MIN_SURE_ORGANISATION &&
    (isOrganisation(organisation) || (sure >= MIN_KNOWN_ORGANISATION && sure < 1 && isNameLike(organisation)));
  return { kind, titled: position !== undefined, known };
}

/** How sure the reader is which text is the employer or the school. A Resume without sources has no such evidence, and counts as sure. */
const confidenceOf = (path: string, kind: Entry["kind"], { meta }: Resume): number =>
  meta.vitae.confidence?.[`${/^\w+\[\d+\]/.exec(path)?.[0]}.${ORGANISATION[kind]}`] ?? 1;

/** True for a name that no list knows but the reader: "Electricidad Hermanos Pardo" has the word of a trade. */
const isNameLike = (name: string) =>
  !CERTIFICATE.test(name) && (CASELESS.test(name) || isCapitalised(name)) && looksLikePlace(name) < MIN_KIND_CONFIDENCE;
const ORGANISATION = { work: "name", volunteer: "organization", education: "institution" } as const;
type Named = { name?: string; organization?: string; institution?: string; client?: string; position?: string };

/** True for the name of an organisation: the parser sometimes takes sentences, towns and job titles for an employer. */
function isOrganisation(name: string): boolean {
  if (CERTIFICATE.test(name)) return false;
  const sure = CASELESS.test(name) || isCapitalised(name);
  if (looksLikeCompany(name) >= (sure ? MIN_KIND_CONFIDENCE : MIN_COMPANY_CONFIDENCE)) return true;
  if (looksLikeInstitution(name) >= (sure ? MIN_KIND_CONFIDENCE : MIN_SCHOOL_CONFIDENCE)) return true;
  return (
    sure &&
    !(CASELESS.test(name) && /, /.test(name)) &&
    looksLikePosition(name) < MIN_KIND_CONFIDENCE &&
    looksLikePlace(name) < MIN_KIND_CONFIDENCE
  );
}

/** A qualification that was taken for the school where it was got: "Certificate in Web Development". */
const CERTIFICATE =
  /(?<!\p{L})(?:certificate|certification|diploma|bootcamp|zertifikat|certificat|certificado|certificato|diplôme|diplom)(?!\p{L})/iu;

// ---- by its words ------------------------------------------------------------------------------------------------------------

const companiesIn = ({ searched }: Passage) =>
  namesIn(searched).filter((name) => looksLikeCompany(name) >= MIN_COMPANY_CONFIDENCE && isTwoWords(name));
function schoolsIn({ searched, field }: Passage): string[] {
  if (field === "basics.label" && looksLikePosition(searched) > MAX_POSITION_IN_NAME) return [];
  return [...namesIn(searched), ...schoolPhrases(searched)].flatMap(withoutDegree).filter(isSchool);
}

const isSchool = (name: string) =>
  looksLikeInstitution(name) >= MIN_SCHOOL_CONFIDENCE &&
  isTwoWords(name) &&
  looksLikeDegree(name) < MIN_KIND_CONFIDENCE &&
  looksLikePosition(name) < MIN_KIND_CONFIDENCE;

/** "Bachelor University of Leeds": the name begins behind the degree. */
function withoutDegree(name: string): string[] {
  if (looksLikeDegree(name) < MIN_KIND_CONFIDENCE) return [name];
  const tails = [...name.matchAll(/\s(?=\p{Lu})/gu)].map(({ index }) => name.slice(index + 1));
  return tails.filter(isSchool).slice(0, 1);
}

/** Names with words in lower case, as most languages write them: "Lycée hôtelier de Dinard", "Національний університет «Львівська політехніка»". */
function schoolPhrases(text: string): string[] {
  if (CASELESS.test(text) || !INSTITUTIONS.test(text)) return [];
  const starts = [...text.matchAll(/(?<![\p{L}\p{M}])\p{Lu}/gu)];
  const phrases = starts.flatMap(({ index }) => SCHOOL_PHRASE.exec(text.slice(index))?.[0] ?? []);
  return phrases.filter((phrase) => INSTITUTIONS.test(phrase.split(" ", 2).join(" ")));
}

/** The schools behind a comma in a subject: "Physics, University of Leeds". */
const schoolsBehind = ({ searched }: Passage): string[] => {
  const [, behind = ""] = /,\s*(.*)$/su.exec(searched) ?? [];
  return [...namesIn(behind), ...schoolPhrases(behind)].filter(isSchool);
};

/**
 * A school that was taken for the title of a job: "School Board of the District of Leeds". Other titles have the words of a school too: "School Nurse",
 * "Head of School of Nursing". They are short, or begin with the position and name no town.
 */
const schoolInTitle = ({ searched, field }: Passage, entry: Entry | undefined): string[] =>
  entry && entry.kind !== "education" && field.endsWith(".position")
    ? namesIn(searched).filter((name) => {
        const words = name.split(/\s+/);
        const isSchool = looksLikeInstitution(name) >= MIN_SCHOOL_CONFIDENCE && words.length > MAX_TITLE_WORDS;
        return isSchool && (looksLikePosition(words[0] ?? "") === 0 || endsInTown(name));
      })
    : [];

const isTwoWords = (name: string) => /\S\s+\S/.test(name) || CASELESS.test(name);
const CASELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u;

const JOINING =
  "of|at|for|and|the|de|del|della|delle|dei|di|du|des|da|do|dos|das|la|le|les|el|los|für|und|der|den|zu|van|voor|et|e|y|i|w|we|v|ve|för|og|för|och|для|и|та|της|του|των|και|&";
const CAPITALISED = '[„“"«(]?\\p{Lu}[\\p{L}\\p{M}\\p{N}&.\'’/-]{0,40}[”"»]?';
const NAME_RUN = new RegExp(`${CAPITALISED}(?:,? ${CAPITALISED}| (?:(?:${JOINING}) ){1,3}${CAPITALISED}){0,9}`, "gu");

/** Capitalised words with at most a word in lower case and the small words of names between them; in quotation marks any words. */
const SCHOOL_PHRASE = new RegExp(
  `^\\p{Lu}[\\p{L}\\p{M}’'-]+(?: \\p{Ll}[\\p{L}\\p{M}-]{3,})?(?: (?:${JOINING}))*(?: ${CAPITALISED}(?: ${CAPITALISED})*| [«„“"][^»“”"]{3,40}[»“”"])`,
  "u",
);

/** Runs of capitalised words ("Northgate School of Nursing"); in scripts without capitals the text between separators. */
function namesIn(text: string): string[] {
  if (CASELESS.test(text)) return text.split(/[\s,;|·•()（）「」、，。・:：]+/u).filter(Boolean);
  const runs = (text.match(NAME_RUN) ?? []).map((name) => name.replace(/^[„“"«(]+|[”"»)]+$/g, ""));
  return runs.flatMap((run) => (run.includes(", ") ? [run, ...run.split(", ")] : [run]));
}

// ---- by its position ---------------------------------------------------------------------------------------------------------

/** An activity and where it was done: "Mentor at DataKind", "Praktikum bei Brumelac". The name may be a town, which is checked later. */
const WORKED_AT = new RegExp(
  `(?<!\\p{L})(?:at|@|bei|beim|chez|au sein de|presso|bij|hos|w firmie|в компанії|в компании) (?:(?:the|la|le|der|den|dem) )?(${CAPITALISED}(?: ${CAPITALISED}){0,4})`,
  "gu",
);

/** A title and its employer at the beginning of a text: "Trader at Brumelac". */
const TITLE_FIRST = /^((?:\S{2,20} ){1,3})(?:at|bei|chez|presso|bij|hos) /u;

function workedAt({ searched, personal, field }: Passage, entry: Entry | undefined): string[] {
  // Of studies it is the school that is known.
  const isKnown = entry?.known && entry.kind !== "education";
  if (isKnown && !(TITLE_FIRST.exec(searched)?.[1] ?? "").split(" ").some((word) => looksLikePosition(word) >= MIN_KIND_CONFIDENCE))
    return [];
  if (field === "basics.label" || !(personal || entry || /^(?:projects|interests)/.test(field))) return [];
  return [...searched.matchAll(WORKED_AT)]
    .filter(({ 1: name = "", 0: all, index }) => isProperName(name) && !/^\s\d/.test(searched.slice(index + all.length)))
    .map(({ 1: name = "" }) => name);
}

/** The names in the first line of an entry within running text: a title or degree, a period and a name. "Test Engineer, Brumelac, Leeds (2019 - 2021)". */
function headOfEntry({ searched, personal, field }: Passage, isTitle: (text: string) => boolean): string[] {
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
function jobElsewhere({ searched, field }: Passage, beside: Passage[]): string[] {
  const among = /^education\.(?:summary|highlights)$/.test(field);
  if (!among && !field.startsWith("additional.")) return [];
  return namesBesideTitle(searched, beside, isJobTitle, { dated: !among });
}

/** The same for a school that stands among jobs or projects. */
function studiesElsewhere({ searched, field }: Passage, beside: Passage[]): string[] {
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
function namesInRow(
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

const isJob = (text: string) => !/^[\p{Ll}\d]/u.test(text) && looksLikePosition(text) >= MIN_ENTRY_TITLE_CONFIDENCE;
const isJobTitle = (text: string) => isJob(text) && text.split(/\s+/).length <= MAX_ORGANISATION_WORDS;
const isDegree = (text: string) => !/^[\p{Ll}\d]/u.test(text) && looksLikeDegree(text) >= MIN_ENTRY_TITLE_CONFIDENCE;

/** Where an entry without an employer may have it in another field: its title, its location, or its first lines of text. */
function unknownEmployer({ path, field, searched, above }: Passage, entry: Entry | undefined, { blind, small }: OpenSearch): string[] {
  if (!entry || entry.kind === "education") return [];
  if (field.endsWith(".location")) return isNoPlace(searched, entry) ? [searched] : [];
  // A line of a word or two above the text of a job is no text, also where another line was taken for the employer.
  const short =
    field.endsWith(".summary") && (!entry.known || (above === undefined && !CASELESS.test(searched))) ? shortLine(searched, blind) : [];
  if (entry.known) return short;
  if (!isAtTop(path) || short.length > 0) return short;
  if (field.endsWith(".position")) {
    if (looksLikePosition(searched) >= MIN_KIND_CONFIDENCE) return hasNames(searched, small) ? [searched] : namesBeside(searched);
    return isGap(searched) || isOngoing(searched) ? [] : [searched];
  }
  const listed = new Set((blind.skills ?? []).flatMap(({ name, keywords = [] }) => [name, ...keywords]));
  return listed.has(searched.split(/\s*[,/;]\s*/u)[0]) ? [] : possibleName(searched, entry);
}

function unknownSchool({ path, field, searched }: Passage, entry: Entry | undefined, full: Resume): string[] {
  if (entry?.kind !== "education") return [];
  if (field.endsWith(".location")) return isNoPlace(searched, entry) ? [searched] : [];
  if (entry.known || !isAtTop(path)) return [];
  if (field.endsWith(".area") && isUnsure(path, full) && isProperName(searched)) return [searched];
  if (field.endsWith(".area")) return SET_APART.test(searched) || /,\s\p{Lu}/u.test(searched) || endsInTown(searched) ? [searched] : [];
  return possibleName(searched, entry);
}

/** True for a name with the town behind it: "Codeworks Leeds". */
function endsInTown(text: string): boolean {
  const words = text.split(/\s+/);
  const ends = [words.slice(-1), words.slice(-2)].filter(({ length }) => length < words.length);
  return ends.some((end) => looksLikePlace(end.join(" ")) >= MIN_KIND_CONFIDENCE);
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

/** "Current", "Heute": the end of a period that goes on. */
const isOngoing = (text: string) => findDateRanges(`2019 - ${text}`).some(({ ongoing }) => ongoing);

/** True where the reader itself doubts the value at a path. */
function isUnsure(path: string, { meta }: Resume): boolean {
  const sure = meta.vitae.confidence?.[path];
  return sure !== undefined && sure < MIN_SURE_ORGANISATION;
}

/** True for the first lines of an entry: below the title come the employer and the town, then the tasks. */
const isAtTop = (path: string) => !/\.highlights\[[1-9]/.test(path);

/** A short line of capitalised words that may be the name of an organisation: no town and, where the job has no title yet, no job title. */
function possibleName(text: string, { titled }: Entry): string[] {
  const isSentence = /\p{Ll}{3,}\.$/u.test(text) && text.split(" ").length >= MIN_SENTENCE_WORDS;
  const isList = (text.match(/,/g) ?? []).length > 1 || /\p{L}: /u.test(text);
  if (isSentence || isList || isCaption(text)) return [];
  const ranges = findDateRanges(text);
  const first = (ranges.length > 0 ? stripDates(text, ranges) : text).split(/\s[|–—-]\s|\s*[|•·\t]\s*|,\s/u)[0]?.trim() ?? "";
  if (first.length < 2 || first.length > MAX_ORGANISATION_CHARS || /[!?;:]$/.test(first)) return [];
  const isName = isProperName(first) || (titled && isCapitalised(first) && looksLikePlace(first) < MIN_KIND_CONFIDENCE);
  return isName ? [first] : [];
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
  const words = text.split(/\s+/).filter((word, index) => /\p{L}/u.test(word) && !JOINS.has(word) && !(index > 0 && isLegalForm(word)));
  if (words.length === 0 || words.length > MAX_ORGANISATION_WORDS || !words.every((word) => /^[„“"«(]?\p{Lu}/u.test(word))) return false;
  return words.some((word) => !isOrdinary(spellings(word.replace(/[^\p{L}\p{M}]/gu, ""))[0] ?? ""));
}
const JOINS = new Set([
  ...JOINING.split("|"),
  ..."am im an in auf bei beim zum zur vom on upon by à au aux sur en al alla nel nella a aan op ten ter na w u pod pri".split(" "),
]);

/** The names after a job title: "Captain of the Black Pearl", "Analyst Programmer WORDWIDE PLC". */
function namesBeside(text: string): string[] {
  const parts = text.split(/\s[–—|-]\s|[,()|]\s?|\s(?:at|bei|chez|of the|en|em)\s/u).map((part) => part.trim());
  return parts.filter(Boolean).slice(1).filter(isProperName);
}
