import { wordCount } from "../../../../text/spaces.ts";
import { AT_SCHOOL } from "../../../lexicon/joining-words.ts";
import { degreeAtStart, looksLikeInstitution } from "../../../recognisers/degrees.ts";
import { MAX_WORDS_BEFORE_SCHOOL, MAX_WORDS_OF_DEGREE, SURE_ROLE } from "../../thresholds.ts";

const AT = new RegExp(String.raw`\s+${AT_SCHOOL}(?:\s+|(?<=['’]))(?=\p{L})`, "iuy");
const AT_START = new RegExp(String.raw`^${AT_SCHOOL}(?:\s+|(?<=['’]))(?=\p{L})`, "iu");

/**
 * Where the school begins that stands behind a joining word at an offset: "am " of "Abitur am Goethe-Gymnasium", "au " of "Bac au lycée Colbert". The same
 * words stand before subjects ("Diplomado en Enfermería"), so that the next words must name a school.
 */
export function schoolBehindWord(text: string, at: number): number | undefined {
  AT.lastIndex = at;
  if (!AT.test(text) || wordCount(text.slice(0, at)) > MAX_WORDS_OF_DEGREE) return undefined;
  const to = AT.lastIndex;
  return beginsWithSchool(text.slice(to)) ? to : undefined;
}

/** "au lycée Colbert", a text of its own behind its degree: the preposition belongs to neither. */
export function withoutWordBeforeSchool(text: string): string {
  const rest = text.replace(AT_START, "");
  return rest !== text && beginsWithSchool(rest) ? rest : text;
}

/** The offset where a degree ends and its school begins with nothing but a space between them: "MBA Harvard Business School", "Abitur Goethe-Gymnasium". */
export function degreeBeforeSchool(text: string): number | undefined {
  const end = degreeAtStart(text);
  if (end === undefined || !/^\s+(?:\p{Lu}|\d{1,3}ου\s)/u.test(text.slice(end))) return undefined;
  if (looksLikeInstitution(text.slice(0, end)) > 0) return undefined;
  const rest = text.slice(end).trimStart();
  const isNamed =
    ENGLISH_SCHOOL.test(rest) ||
    GREEK_SCHOOL.test(rest) ||
    isSchoolWord((ADJECTIVE.exec(rest) ? rest.slice(rest.search(/\s/u)) : rest).trim());
  return isNamed ? end : undefined;
}

/** English names end in their kind of school, or begin with it before "of": "Leith Business School", "University of Leith". */
const ENGLISH_SCHOOL = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}.’'&-]*\s+){0,${MAX_WORDS_BEFORE_SCHOOL}}(?:University|College|School|Institute|Academy)(?=$|\s*[,.(–-]|\s+\p{Ll})`,
  "u",
);

/** "2ου Γενικού Λυκείου": Greek has the school of a degree in the genitive, with its number before it. */
const GREEK_SCHOOL =
  /^(?:\d{1,3}(?:ου|ο|ης)\s+)?(?:\p{Lu}\p{Ll}+(?:ού|ικού|ής|ιου)\s+){0,2}(?:Λυκείου|Γυμνασίου|Πανεπιστημίου|Πολυτεχνείου|ΓΕΛ|ΕΠΑΛ|ΕΠΛ|ΤΕΕ|ΤΕΙ|ΙΕΚ)(?!\p{L})/u;

/** "Technische Universität", "Vysoká škola": stands before the word for a school. */
const ADJECTIVE = /^(?:\p{Lu}\p{Ll}+ische[nr]?|Freien?|Höheren?|Vysoká|Střední|Stredná|Wyższa|Haute|Grande)\s/u;

/**
 * Where the subject begins behind a school without a separator, as it is written in East Asia and Turkey: "南山大学経済学部",
 * "Ege Üniversitesi Makine Mühendisliği". `at`: the end of the school, `to`: the beginning of the subject.
 */
export function subjectBehindSchool(text: string): { at: number; to: number } | undefined {
  const [whole, school] = EAST_ASIAN_SCHOOL.exec(text) ?? KOREAN_SCHOOL.exec(text) ?? TURKISH_SCHOOL.exec(text) ?? [];
  return whole === undefined || school === undefined ? undefined : { at: school.length, to: whole.length };
}

const EAST_ASIAN_SCHOOL =
  /^([^\s、,，]{1,20}?(?:大学院|大學院|短期大学|大学(?!院)|大學(?!院)|高等学校|高校|専門学校))\s*(?=[^、,，]{1,40}(?:学部|学科|専攻|課程|コース|研究科|专业|專業|系|科)$)/u;
const KOREAN_SCHOOL = /^(\S{1,20}(?:대학교|대학원|대학|고등학교))\s+(?=[^,]{1,30}(?:학과|학부|과|전공|계열)$)/u;
/** A university and its faculty are one name; the subject stands behind the last of them. */
const TURKISH_SCHOOL =
  /^((?:[^\s,–-]+\s+){1,6}?(?:Üniversitesi|Fakültesi|Enstitüsü|Yüksekokulu))\s+(?=\p{Lu})(?![^,–-]*(?:Üniversitesi|Fakültesi|Enstitüsü|Yüksekokulu))/u;

/** True where the first word, or one behind words in capitals, names a kind of school. */
function beginsWithSchool(text: string): boolean {
  const name = text.split(/[,;(（–—]|\.\s/u, 1)[0] as string;
  if (isSchoolWord(name)) return true;
  const words = name.split(/\s+/u).slice(0, MAX_WORDS_BEFORE_SCHOOL + 1);
  const at = words.findIndex(isSchoolWord);
  return ENGLISH_SCHOOL.test(name) || (at > 0 && words.slice(0, at).every((word) => /^\p{Lu}/u.test(word)));
}

/** "School" of "School Psychology" is a part of a subject, unless "of" follows. */
function isSchoolWord(text: string): boolean {
  const [word = "", next] = text.split(/\s+/u);
  if (!/\p{Ll}{2}|\p{Lo}/u.test(word) || OF_SCHOOLS.test(word)) return false;
  if (ENGLISH.test(word) && next !== "of") return false;
  return looksLikeInstitution(word) >= SURE_ROLE;
}

const ENGLISH = /^(?:university|college|school|institute|academy|faculty)$/iu;

/** Adjectives and subjects with a word for a school within: "Máster universitario", "Diplôme universitaire", "Ensino". */
const OF_SCHOOLS =
  /universitair|universitar|universitär|akadem(?:isch|ick)|académi[cq]|academic|accademic|acadêmic|ensino|onderwijs|vocational|szkoln|школьн|шкільн/iu;
