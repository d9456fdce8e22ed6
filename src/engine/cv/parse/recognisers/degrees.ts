import { forSmallLetters, inAnyCase, smallLetters } from "../../text/any-case.ts";
import { mayBeEastAsian } from "../../text/east-asian.ts";
import { fold, inLatin } from "../../text/fold.ts";
import { memoize } from "../../text/memoize.ts";
import {
  CAMPUS_UNIVERSITY,
  DEGREE_SEPARATORS,
  DEGREES,
  EMPLOYERS,
  INSTITUTIONS,
  LEGAL_FORMS,
  SCORES,
} from "../lexicon/entries/degree-words.ts";
import { POSITION_ENDS, POSITION_PHRASES, POSITION_STARTS, POSITION_WHOLE } from "../lexicon/entries/position-words.ts";
import { SCHOOL_LETTERS } from "../lexicon/entries/school-letters.ts";
import { TRADES, TRADES_ALONE } from "../lexicon/entries/trade-words.ts";
import { IN_PLACE } from "../lexicon/joining-words.ts";
import { isStateOfBrazil, stateCode } from "./places/cities.ts";
import { countryCodeOf } from "./places/countries.ts";
import {
  AMBIGUOUS_DEGREE,
  AMBIGUOUS_DEGREE_ALONE,
  COMPANY_IN_SENTENCE,
  COMPANY_LIKENESS,
  DEGREE_BEHIND_SEPARATOR,
  DEGREE_FIRST,
  DEGREE_WITHIN,
  DEGREE_WORD_OF_JOB,
  DEPARTMENT_LIKENESS,
  EMPLOYER_WORD_IN_SENTENCE,
  EMPLOYER_WORD_LIKENESS,
  EMPLOYER_WORD_WITH_POSITION,
  FIELD_OF_WORK,
  INSTITUTION_IN_MANY_WORDS,
  INSTITUTION_IN_SENTENCE,
  INSTITUTION_LIKENESS,
  MAX_ABBREVIATED_CHARACTERS,
  MAX_BEFORE_DEGREE,
  MAX_COMPANY_CHARACTERS,
  MAX_DEGREE_CHARACTERS,
  MAX_EMPLOYER_OR_POSITION_WORDS,
  MAX_FEW_WORDS,
  MAX_INSTITUTION_CHARACTERS,
  MAX_INSTITUTION_WORDS,
  MAX_LEGAL_FORM_CHARACTERS,
  MAX_POSITION_CHARACTERS,
  MAX_POSITION_WORDS,
  MAX_SOME_WORDS,
  MAX_WORDS_BEFORE_DEGREE,
  MIN_BRACKETED_DEGREE,
  MIN_ENDING_WORD,
  POSITION_BEHIND_VERB,
  POSITION_IN_EMPLOYER,
  POSITION_IN_INSTITUTION,
  POSITION_IN_SENTENCE,
  POSITION_IN_SMALL_LETTERS,
  POSITION_OF_FEW_WORDS,
  POSITION_OF_MANY_WORDS,
  POSITION_OF_SOME_WORDS,
  POSITION_WITH_LEGAL_FORM,
  SCHOOL_AS_EMPLOYER,
  SELF_EMPLOYED_LIKENESS,
  SURE_JOB,
} from "./thresholds.ts";

export type Degree = { studyType?: string; area?: string };

/** A degree at the end of a Chinese subject, without a space: "软件工程学士". */
const AFTER_SUBJECT = String.raw`(?<=\p{Script=Han})(?=[学學硕碩博修]士(?!\p{L}))`;
const degreeWord = (words: string) =>
  `(?:(?<![\\p{L}\\p{N}])|${AFTER_SUBJECT})(?:${words})(?:\\s*\\((?:Hons?|Honours|FH|Univ|TU|DH|AMK|YAMK)\\.?\\))?(?![\\p{L}\\p{N}](?<!\\p{Script=Han}))`;
const ANY_DEGREE = forSmallLetters(new RegExp(degreeWord(DEGREES.join("|"))), "gu");
const FAMILIES = DEGREES.map((family) => forSmallLetters(new RegExp(degreeWord(family)), "uy"));

/** `to`: the offset after its last letter. */
type Match = { index: number; to: number; text: string };

/** The first degree word, and of those that start there the longest. One letter alone is none. */
function degreeIn(text: string): Match | undefined {
  const small = smallLetters(text);
  for (const { index } of small.matchAll(ANY_DEGREE)) {
    const to = Math.max(...FAMILIES.map((family) => endAt(family, small, index)));
    const found = text.slice(index, to);
    if (found.trim().length > 1) return { index, to, text: found };
  }
  return undefined;
}

function endAt(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : index;
}

/** The offset after the degree with which a text begins. */
export function degreeAtStart(text: string): number | undefined {
  const found = degreeIn(text);
  return found?.index === 0 ? found.to : undefined;
}

/**
 * Degree and subject of a line such as "BSc (Hons) in Computer Science" or "Diplôme d'État, Soins infirmiers", as printed. A line without a degree
 * word has no `studyType`; what is no degree is the `area`.
 */
export function splitDegree(text: string): Degree {
  const trimmed = text
    .trim()
    .replace(/[,;:–—-]+$/, "")
    .trim();
  const first = degreeIn(trimmed);
  if (!first || first.index > MAX_BEFORE_DEGREE) return trimmed ? { area: trimmed } : {};
  if (first.index > 0) return degreeAfter(trimmed, first);
  const end = degreeEnd(trimmed, first.to);
  const rest = trimmed.slice(end);
  const separator = DEGREE_SEPARATORS.exec(rest)?.[0] ?? "";
  const area = unbracketed(withoutClosing(separator, rest.slice(separator.length).trim()));
  const studyType = trimmed.slice(0, end).trim();
  if (area === "") return { studyType };
  return { studyType, area };
}

/** A second degree word right after the first belongs to it: "Bachelor of Arts (B.A.)", "Erasmus-Masterstudium"; so does how it was passed: "(cum laude)". */
function degreeEnd(text: string, from: number): number {
  const compound = text[from] === "-" ? Math.max(...FAMILIES.map((family) => endAt(family, smallLetters(text), from + 1))) : 0;
  if (compound > from + 1) return degreeEnd(text, compound);
  const honours = HONOURS_AFTER.exec(text.slice(from));
  if (honours) return from + honours[0].length;
  const bracket = /^\s*\(([^)]{1,14})\)/u.exec(text.slice(from));
  if (bracket?.[1] && looksLikeDegree(bracket[1]) > MIN_BRACKETED_DEGREE) return from + bracket[0].length;

  return from;
}

const HONOURS_AFTER =
  /^\s*\([^()]*(?:laude|\blode\b|hono(?:u?rs|res)|distin[cç]|merit|auszeichnung|mention|onderscheiding|wyróżnieni|отличи|відзнак)[^()]*\)(?=[\s,:–-]+\p{L})/iu;

/** "Computer Science, BSc", "Informatik (B.Sc.)", "Medieninformatik, Bachelor of Science" */
function degreeAfter(text: string, match: Match): Degree {
  const before = text.slice(0, match.index);
  const after = text.slice(match.to).replace(/^[)\]）】]/u, "");
  const area = before.replace(/[\s,;:(（【·|–—-]+$/u, "").trim();
  if (!/[,;:(（【·|–—-]\s*$|[\p{Script=Han}\p{Script=Hangul}]\s*$/u.test(before)) {
    // "Erasmus-Masterstudium Physik": an adjective before the degree belongs to it.
    const rest = text.slice(match.to);
    const separator = DEGREE_SEPARATORS.exec(rest)?.[0] ?? "";
    const subject = unbracketed(rest.slice(separator.length).trim());

    return area.split(" ").length <= MAX_WORDS_BEFORE_DEGREE
      ? { studyType: text.slice(0, match.to).trim(), ...(subject ? { area: subject } : {}) }
      : { area: text };
  }
  const more = DEGREE_SEPARATORS.exec(after)?.[0] ?? "";
  const tail = unbracketed(after.slice(more.length).trim());

  return { studyType: match.text.trim(), area: tail ? `${area}, ${tail}` : area };
}

/** "Bachelor (Informatik), berufsbegleitend": the bracket that joins the subject to its degree ends within the rest. */
const withoutClosing = (separator: string, text: string) =>
  /[(（]$/u.test(separator) ? text.replace(/^([^()（）]*)[)）](?=.)/u, "$1") : text;

function unbracketed(text: string): string {
  const whole = /^[(「『（【]([^()（）]*)[)」』）】]$/u.exec(text);

  return (whole?.[1] ?? text).replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, "").replace(/^([^()（）]*)[)）]$/u, "$1");
}

/** 0..1: how likely a short text names a degree. */
export const looksLikeDegree = memoize((text: string): number => {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > MAX_DEGREE_CHARACTERS) return 0;
  const match = degreeIn(trimmed);
  if (!match) return 0;
  const strong =
    match.index === 0 ? DEGREE_FIRST : /[,;(:–|-]\s*$/.test(trimmed.slice(0, match.index)) ? DEGREE_BEHIND_SEPARATOR : DEGREE_WITHIN;
  const weak =
    /^(?:formation|studium|diplom[ae]?|certificat[eo]?|minor|major|meister|associate|master|doctor|grado|t[ée]cnic[oa]|ingenieur|ing[ée]nieur|lise|professional|attestation|qualifica)$/iu.test(
      match.text.trim(),
    )
      ? AMBIGUOUS_DEGREE
      : 1;
  const joined = /^\s*(?:[,:–-]|in\b|en\b|of\b|de\b|di\b|em\b)/iu.test(trimmed.slice(match.to));
  const job = weak < 1 && !joined && looksLikePosition(trimmed) > SURE_JOB ? DEGREE_WORD_OF_JOB : 1;

  return round(strong * Math.max(weak, match.text.length === trimmed.length ? AMBIGUOUS_DEGREE_ALONE : weak) * job);
});

const namesInstitution = memoize(inAnyCase(INSTITUTIONS));
const namesEmployer = memoize(inAnyCase(EMPLOYERS));

/** 0..1: how likely a short text names a school, university or other place of learning. */
export const looksLikeInstitution = memoize((text: string): number => {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > MAX_INSTITUTION_CHARACTERS) return 0;
  if (!namesInstitution(trimmed) && !SCHOOL_LETTERS.test(trimmed)) return 0;

  return /[.!?]\s+\p{Lu}|[.!?]$/u.test(trimmed) && trimmed.length > MAX_ABBREVIATED_CHARACTERS
    ? INSTITUTION_IN_SENTENCE
    : trimmed.split(/\s+/).length > MAX_INSTITUTION_WORDS
      ? INSTITUTION_IN_MANY_WORDS
      : INSTITUTION_LIKENESS;
});

/** True for "University of California" and "Berkeley". A state or a country after it is a place. */
export const isCampus = (name: string, next: string) =>
  CAMPUS_UNIVERSITY.test(name) && CAMPUS.test(next.trim()) && countryCodeOf(next.trim()) === undefined;

const CAMPUS = /^(?!(?:Department|Dept|Faculty|School|College of|Institute)\b)\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}(?=$|\s*[(–—|-])/u;

/** 0..1: how likely a short text names an employer. */
export const looksLikeCompany = memoize((text: string): number => {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > MAX_COMPANY_CHARACTERS) return 0;
  const sentence = /[.!?]\s+\p{Lu}/u.test(trimmed) && trimmed.split(" ").length > MAX_EMPLOYER_OR_POSITION_WORDS;
  if (legalForm(trimmed)) return sentence ? COMPANY_IN_SENTENCE : COMPANY_LIKENESS;
  if (SELF_EMPLOYED.test(trimmed)) return SELF_EMPLOYED_LIKENESS;
  if (namesEmployer(trimmed))
    return sentence || trimmed.split(" ").length > MAX_EMPLOYER_OR_POSITION_WORDS
      ? EMPLOYER_WORD_IN_SENTENCE
      : positionWords(trimmed) > 0
        ? EMPLOYER_WORD_WITH_POSITION
        : EMPLOYER_WORD_LIKENESS;
  if (namesInstitution(trimmed)) return SCHOOL_AS_EMPLOYER;

  return 0;
});

/** Words in the place of an employer of somebody who has none: "freelance". */
const SELF_EMPLOYED =
  /^\(?(?:self[- ]employed|freelance|freelancing|selbstst[äa]ndig|selbst[äa]ndig|freiberuflich|aut[óo]nom[oa]|por cuenta propia|ind[ée]pendante?|libero professionista|lavoro autonomo|zzp(?:'er)?|w[łl]asna dzia[łl]alno[śs][ćc]|самозанятый|фриланс)\)?$/iu;

const LEGAL_FORM_ALONE = new RegExp(`^(?:${LEGAL_FORMS.source})\\.?$`, "iu");

/** "Inc.", "LLC" alone: what stands before it is the name. */
export const isLegalForm = (text: string): boolean => text.length <= MAX_LEGAL_FORM_CHARACTERS && LEGAL_FORM_ALONE.test(text.trim());

/** True for a name with the legal form of a company at its end: "Acme Trading S.r.l.", "Acme GmbH & Co. KG". */
export const hasLegalForm = (text: string): boolean => {
  // The form and the end of the name before it; the whole text may be long.
  const words = text
    .trimEnd()
    .slice(-2 * MAX_LEGAL_FORM_CHARACTERS)
    .split(/\s+/u);
  return words.some((_, at) => at > 0 && isLegalForm(words.slice(at).join(" ")));
};

const EVERY_LEGAL_FORM = forSmallLetters(LEGAL_FORMS, "gu");

/** Baltic and Indonesian firms have their form before the name. */
const LEADING_FORM = /^(?:UAB|AB|MB|VšĮ|SIA|AS|OÜ|MTÜ|PT)\.? [„"“«]?(?!Level)\p{Lu}\p{L}+/u;

/** Two-letter forms ("SA", "AS", "AB") count in capitals only and, but for some countries, not as the first word. */
/** "Louisville, KY", "Calgary, AB", "Florianópolis, SC": codes that are legal forms in Finland, Sweden and Mexico. "Corve, SA" is a firm. */
const isStateOfCity = (form: string) => form !== "SA" && (stateCode(form) !== undefined || isStateOfBrazil(form));

const legalForm = memoize((text: string): boolean => {
  if (LEADING_FORM.test(text)) return true;
  for (const match of smallLetters(text).matchAll(EVERY_LEGAL_FORM)) {
    const form = text
      .slice(match.index, match.index + match[0].length)
      .trim()
      .replace(/^[,(.]\s*/, "");
    const letters = form.replace(/[^\p{L}]/gu, "");
    if (/,\s*$/u.test(text.slice(0, match.index + match[0].length - form.length)) && isStateOfCity(form)) continue;
    if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(form)) return true;
    if (match.index === 0 && letters.length < 4 && !/\p{Script=Cyrillic}/u.test(letters)) continue;
    if (
      letters.length <= 3 &&
      letters !== letters.toUpperCase() &&
      !/^(?:Ltd|Inc|Ab|Oy|ApS|Lda|Kft|Srl|Snc|GbR|Plc|Pty|Pvt|Llc|Sàr|mbH|doo|sro|zoo|Co)$/i.test(letters) &&
      !form.includes(".")
    )
      continue;
    if (/^[a-z]\.\s?[a-z]\.?$/.test(form) && !/^(?:s\.? ?[alr]|a\.? ?s|d\.? ?d|e\.? ?[vkg]|b\.? ?v|n\.? ?v)/.test(form)) continue;

    return true;
  }

  return false;
});

const STARTS = new Set(POSITION_STARTS.map(fold).filter((stem) => stem.length > 3 && !stem.includes(" ")));
const STARTS_BY_LETTERS = Map.groupBy(STARTS, (stem) => stem.slice(0, 4));
const SHORT_STARTS = new Set(POSITION_STARTS.map(fold).filter((stem) => stem.length <= 3));
const ENDS = new RegExp(`(?:${[...new Set(POSITION_ENDS.map(fold))].filter((stem) => stem.length > 3).join("|")})(?:s|n|nen)?$`, "u");

/** Words of a text that are job title words. */
function positionWords(text: string): number {
  return fold(text).split(" ").filter(isPositionWord).length;
}

/** The stems are longer than three letters, and few begin with the same four. */
const beginsPosition = (word: string) => STARTS_BY_LETTERS.get(word.slice(0, 4))?.some((stem) => word.startsWith(stem)) === true;

const TRADE_NAMES = new Set(TRADES);
const NAMES_ALONE = new Set(TRADES_ALONE);

/** "Carpintería", "Bäckerei": where somebody works, though it begins like the trade. */
const WORKPLACE = /(?:eria|erie|erei)$/u;

const isPositionWord = memoize((word: string): boolean => {
  if (WORKPLACE.test(word) && !POSITION_WHOLE.has(word)) return false;
  if (
    POSITION_WHOLE.has(word) ||
    TRADE_NAMES.has(word) ||
    SHORT_STARTS.has(word) ||
    beginsPosition(word) ||
    (word.length >= MIN_ENDING_WORD && ENDS.test(word))
  )
    return true;
  const latin = inLatin(word);
  if (latin) return latin.length > 3 && isPositionWord(latin);
  if (!/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(word)) return false;

  return [...POSITION_WHOLE].some((title) => title.length > 1 && /\P{ASCII}/u.test(title) && word.endsWith(fold(title)));
});

/** "Computer Engineering", "Harbour Research": fields of work that begin like the titles of those who work in them. */
const FIELDS = new Set(
  "mechatronik mechatronics mecatronica mecatronique mechatronika mechatroniki forestry farming gardening engineering education accounting auditing consulting programming coaching research administration architecture coordination operations operation technology technologies technologie technologique technologiques technological technologisch technologische tecnologia tecnologico tecnologica electronics electronica mechanics electricity electrical mechanical sales purchasing procurement training statistics mathematics physics biology chemistry geology economics econometrics psychology therapy pharmacy medicine nursing photography journalism law art arts music translation interpretation design designs consultancy electronica elektronik elektrotechnik informatik informatica informatique mecatronica economia economie biologia biologie psicologia psychologie wissenschaft wissenschaften verkauf einkauf vertrieb gestaltung technik konstruktion leitung kommission vorstand farm farms cookie cookies cookhouse cookware bakery nursery nurseries designs plumbing carpentry masonry forest account accounts audit police guards special technique".split(
    " ",
  ),
);

const PHRASES = new RegExp(`^(?:${POSITION_PHRASES.map(fold).join("|")})(?: |$)`, "u");

/** "営業部 主任", "開発課": in East Asia a department, with or without a rank after it, is the name of a position. A faculty ("法学部") is not. */
const DEPARTMENT =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・A-Z\d]{1,14}(?:部|課|室|係|部门|部門|グループ|チーム|支店|営業所)(?:[\s・]*\p{Script=Han}{1,5})?$/u;
export const isDepartment = (text: string) => mayBeEastAsian(text) && DEPARTMENT.test(text) && !/学部|學部|会社|法人|公司|大学/u.test(text);

/** 0..1: how likely a short text is a job title. */
export const looksLikePosition = memoize((text: string): number => {
  const trimmed = text.trim();
  const words = fold(trimmed).split(" ").filter(Boolean);
  if (words.length === 0 || words.length > MAX_POSITION_WORDS || trimmed.length > MAX_POSITION_CHARACTERS) return 0;
  if (legalForm(trimmed)) return POSITION_WITH_LEGAL_FORM;
  if (isDepartment(trimmed)) return DEPARTMENT_LIKENESS;
  const joining = new Set((trimmed.match(JOINING_WORD) ?? []).map(fold));
  const hits = words.map((word) => !joining.has(word) && isPositionWord(word));
  // "Norfolk, VA", "Scranton, PA": after a city VA and PA are states, not assistants.
  const [, state] = /\p{Ll}, ([A-Z]{2})$/u.exec(trimmed) ?? [];
  if (state && stateCode(state)) hits[hits.length - 1] = false;
  if (!hits[0] && (PHRASES.test(words.join(" ")) || (words.length === 1 && NAMES_ALONE.has(words[0] as string)))) hits[0] = true;
  const count = hits.filter(Boolean).length;
  if (count === 0) return 0;
  const sentence = /[.!?;]$/.test(trimmed) || /[.!?]\s+\p{Lu}/u.test(trimmed) || words.length > MAX_EMPLOYER_OR_POSITION_WORDS;
  const lower = /^\p{Ll}/u.test(trimmed) ? POSITION_IN_SMALL_LETTERS : 1;
  const employer = namesEmployer(trimmed) && !hits[0] && !hits.at(-1) ? POSITION_IN_EMPLOYER : 1;
  const density =
    words.length <= MAX_FEW_WORDS
      ? POSITION_OF_FEW_WORDS
      : words.length <= MAX_SOME_WORDS
        ? POSITION_OF_SOME_WORDS
        : POSITION_OF_MANY_WORDS;
  const verb =
    /^(?:led|managed|developed|built|designed|responsible|verantwortlich|betreuung|planung|entwicklung|führung|durchführung|gestion|réalisation|développement|conception|mise|gestión|desarrollo|gestione|sviluppo|supported|worked|created|coordinated|supervised|assisted|trained|provided|maintained|implemented|performed|conducted|prepared|organi[sz]ed|achieved|delivered|improved|increased|reduced|helped)\b/iu.test(
      trimmed,
    )
      ? POSITION_BEHIND_VERB
      : 1;
  // "Primary School Teacher" is a position, "School of Nurses" is not.
  const isOfSchool = hits.at(-1) && !NAMED_AFTER.test(trimmed);
  const institution = namesInstitution(trimmed) && count < 2 && !hits[0] && !isOfSchool ? POSITION_IN_INSTITUTION : 1;
  const field = words.every((word, index) => !hits[index] || FIELDS.has(word)) ? FIELD_OF_WORK : 1;

  return round((sentence ? POSITION_IN_SENTENCE : density) * lower * employer * verb * institution * field);
});

/** "på" of "Säljare på Corve" is no PA. */
const JOINING_WORD = new RegExp(String.raw`(?<=\s)${IN_PLACE}(?=\s)`, "gu");

const NAMED_AFTER = /\s(?:of|for|de|des|du|del|di|do|da|für|van|voor)\s/iu;

const SCORE_PATTERNS = SCORES.map((pattern) => ({ pattern, mayFind: inAnyCase(pattern) }));
const mayFindScore = inAnyCase(new RegExp(SCORES.map(({ source }) => `(?:${source})`).join("|"), "u"));

/** A grade or distinction. `score` is its text; from..to includes its label and the punctuation before it. */
export function findScore(text: string): { score: string; from: number; to: number } | undefined {
  if (!mayFindScore(text)) return undefined;
  for (const { pattern, mayFind } of SCORE_PATTERNS) {
    const match = mayFind(text) ? pattern.exec(text) : undefined;
    if (!match?.[1]) continue;
    const offset = match.index + match[0].indexOf(match[1]);

    return { score: match[1].trim().replace(/^[-–:]\s*/, ""), from: offset, to: offset + match[1].length };
  }

  return undefined;
}

const round = (value: number) => Math.round(value * 100) / 100;
