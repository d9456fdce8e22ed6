import {
  isLegalForm,
  looksLikeCompany,
  looksLikeDegree,
  looksLikeInstitution,
  looksLikePosition,
} from "../../../parse/recognisers/degrees.ts";
import { kindsOf } from "../../../parse/recognisers/name-kinds/kinds-of.ts";
import { looksLikePlace } from "../../../parse/recognisers/places/places.ts";
import { isOrdinary } from "../../terms/ordinary.ts";
import { spellings } from "../../terms/spellings.ts";
import { MAX_ORGANISATION_CHARS, MAX_ORGANISATION_WORDS, MIN_ENTRY_TITLE_CONFIDENCE, MIN_KIND_CONFIDENCE } from "../../thresholds.ts";

export const isTwoWords = (name: string) => /\S\s+\S/.test(name) || CASELESS.test(name);
export const CASELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u;

export const JOINING =
  "of|at|for|and|the|de|del|della|delle|dei|di|du|des|da|do|dos|das|la|le|les|el|los|für|und|der|den|zu|van|voor|et|e|y|i|w|we|v|ve|för|og|för|och|для|и|та|της|του|των|και|&";
export const CAPITALISED = '[„“"«(]?\\p{Lu}[\\p{L}\\p{M}\\p{N}&.\'’/-]{0,40}[”"»]?';
const NAME_RUN = new RegExp(`${CAPITALISED}(?:,? ${CAPITALISED}| (?:(?:${JOINING}) ){1,3}${CAPITALISED}){0,9}`, "gu");

/** Runs of capitalised words ("Northgate School of Nursing"); in scripts without capitals the text between separators. */
export function namesIn(text: string): string[] {
  if (CASELESS.test(text)) return text.split(/[\s,;|·•()（）「」、，。・:：]+/u).filter(Boolean);
  const runs = (text.match(NAME_RUN) ?? []).map((name) => name.replace(/^[„“"«(]+|[”"»)]+$/g, ""));
  return runs.flatMap((run) => (run.includes(", ") ? [run, ...run.split(", ")] : [run]));
}

export function isProperName(text: string): boolean {
  if (
    looksLikePosition(text) >= MIN_KIND_CONFIDENCE ||
    looksLikePlace(text) >= MIN_KIND_CONFIDENCE ||
    looksLikeDegree(text) >= MIN_ENTRY_TITLE_CONFIDENCE
  )
    return false;
  return CASELESS.test(text) ? text.length <= MAX_ORGANISATION_CHARS : isCapitalised(text);
}

/** True where every word but "of", "and" and the like has a capital, and one of them is no everyday word. */
export function isCapitalised(text: string): boolean {
  const words = text.split(/\s+/).filter((word, index) => /\p{L}/u.test(word) && !JOINS.has(word) && !(index > 0 && isLegalForm(word)));
  if (words.length === 0 || words.length > MAX_ORGANISATION_WORDS || !words.every((word) => /^[„“"«(]?\p{Lu}/u.test(word))) return false;
  return words.some((word) => !isOrdinary(spellings(word.replace(/[^\p{L}\p{M}]/gu, ""))[0] ?? ""));
}
const JOINS = new Set([
  ...JOINING.split("|"),
  ..."am im im. an in auf bei beim zum zur vom on upon by à au aux sur en al alla nel nella a aan op ten ter na w u pod pri".split(" "),
]);

/** True for a name with the town behind it: "Codeworks Leeds". */
export function endsInTown(text: string): boolean {
  const words = text.split(/\s+/);
  const ends = [words.slice(-1), words.slice(-2)].filter(({ length }) => length < words.length);
  return ends.some((end) => looksLikePlace(end.join(" ")) >= MIN_KIND_CONFIDENCE);
}

/** How likely a text is the name of an employer or a school, by what was learnt of names (decision 33). Unit: likelihood, 0 to 1. */
export function organisationLikelihood(name: string): number {
  const { company, institution } = kindsOf(name);
  return company + institution;
}

/** True for a name with a word for a company or a school: "Hospital Santa Ana". */
export const hasWordOfOrganisation = (name: string): boolean =>
  Math.max(looksLikeCompany(name), looksLikeInstitution(name)) >= MIN_KIND_CONFIDENCE;
