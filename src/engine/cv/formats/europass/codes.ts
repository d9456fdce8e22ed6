import { fluencyRank, languageCodeOf } from "../../parse/recognisers/languages.ts";

/** Codes that Europass takes in its fields. The rest is written as a label, which takes any text. */

/** What Europass lists as countries: states. The region of a country ("PR", "HK") is written with its name. */
const COUNTRIES = new Set(
  (
    "AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG " +
    "ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT " +
    "LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI " +
    "SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW"
  ).split(" "),
);

export function countryOf(code: string, language: string): { code?: string; label?: string } {
  const wanted = code.trim().toUpperCase();
  if (COUNTRIES.has(wanted)) return { code: wanted };
  return { label: countryName(wanted, language) ?? code };
}

function countryName(code: string, language: string): string | undefined {
  try {
    return new Intl.DisplayNames([language, "en"], { type: "region", fallback: "none" }).of(code);
  } catch {
    return undefined;
  }
}

/** The official languages of the Union, which are in each list of Europass. */
const LANGUAGES = new Set("bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv".split(" "));

export function languageCode(name: string): string | undefined {
  const code = languageCodeOf(name);
  return code && LANGUAGES.has(code) ? code : undefined;
}

/** Words of the highest rank that do not say that a language was learnt first: "near native", "C2", "bilingual". */
const NOT_FIRST =
  /near|like|annähernd|nive(?:l|au)|nível|nivå|level|seviye|szint|tasoi|수준|profici|mastery|perfect|c2|с2|biling|билингв|zweisprach|tweetalig|dwujęz|språkig|sproget|kaksik|kakskeel|άριστ|έριστ|%|●|★/iu;

/** Whether a level says that it is the language that somebody learnt first: "Muttersprache". */
export const isMotherTongue = (fluency: string | undefined): boolean =>
  fluency !== undefined && fluency.length <= MAX_LEVEL_CHARS && !NOT_FIRST.test(fluency) && fluencyRank(fluency) === HIGHEST_RANK;
/** A longer text says more than that. Unit: characters. */
const MAX_LEVEL_CHARS = 40;
/** The rank of C2 and of a native speaker. */
const HIGHEST_RANK = 6;

const SKILLS = ["Listening", "Reading", "SpokenInteraction", "SpokenProduction", "Writing"] as const;

/**
 * The grid of Europass: one level of the Common European Framework for the five skills, or five levels in their order, as Europass CVs print them.
 * Undefined for any other text.
 */
export function gridOf(fluency: string | undefined): { skill: (typeof SKILLS)[number]; level: string }[] | undefined {
  if (fluency === undefined || fluency.length > MAX_LEVEL_CHARS) return undefined;
  const levels = fluency.split(/[,;/\s]+/).filter(Boolean);
  if (!levels.every((level) => /^[ABC][12]$/.test(level)) || (levels.length !== 1 && levels.length !== SKILLS.length)) return undefined;
  return SKILLS.map((skill, index) => ({ skill, level: (levels.length === 1 ? levels[0] : levels[index]) as string }));
}

/** The categories of the European driving licence. */
const LICENCES = new Set("A A1 A2 AM B B1 BE C C1 C1E CE D D1 D1E DE".split(" "));

/** The categories that a text lists and nothing besides: "B, C1" and "AM/B", not "Class B, own car". */
export function licencesOf(text: string): string[] | undefined {
  const words = text.split(/[\s,;/+]+/).filter(Boolean);
  return words.length > 0 && words.every((word) => LICENCES.has(word)) ? [...new Set(words)] : undefined;
}

/** The code of an occupation is the last part of its address in ESCO; Europass takes no other. */
export const occupationCode = (uri: string | undefined): string | undefined =>
  /\/esco\/occupation\/([a-z0-9]{8}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{12})$/.exec(uri ?? "")?.[1];
