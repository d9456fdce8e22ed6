import { isLegalForm, looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../recognisers/degrees.ts";
import type { KindProbabilities } from "../../recognisers/name-kinds/kinds.ts";
import { kindsOf } from "../../recognisers/name-kinds/kinds-of.ts";
import { looksLikePlace } from "../../recognisers/places/places.ts";
import {
  DEGREE_IN_POSITION,
  DEGREE_IN_TOPIC,
  DENIED_FACTOR,
  DOUBT_OF_LEARNT,
  EMPLOYER_IN_PERSON,
  EMPLOYER_IN_TOPIC,
  LEARNT_AGAINST_RIVAL,
  LEARNT_IN_SMALL_LETTERS,
  LEARNT_PLACE_FACTOR,
  LEARNT_RATIO,
  LIKELY_PLACE,
  MAX_CITY_WORDS,
  MAX_DENIED_LIKELIHOOD,
  MIN_CONTRADICTING_LIKELIHOOD,
  MIN_LEARNT_PLACE,
  MIN_LISTED,
  MIN_NAME_LETTERS,
  SURE_LISTED,
  SURE_PLACE,
} from "../thresholds.ts";
import type { Role } from "./role.ts";

/** How much a text looks like each role, by the word lists and by what the classifier learnt of names. Unit: evidence, 0 to 1. */
export const positionEvidence = (text: string) => evidenceOf("position", text, looksLikePosition, looksLikeCompany);
export const employerEvidence = (text: string) => evidenceOf("employer", text, looksLikeCompany, looksLikePosition);
export const degreeEvidence = (text: string) => evidenceOf("degree", text, looksLikeDegree, looksLikeInstitution);
export const institutionEvidence = (text: string) => evidenceOf("institution", text, looksLikeInstitution, looksLikeDegree);

type CoreRole = Exclude<Role, "place">;
type Likeness = (text: string) => number;

/** A place that the lists know is no name: "Lisbon, Portugal" is written like an employer. */
function evidenceOf(role: CoreRole, text: string, listedLikeness: Likeness, rivalLikeness: Likeness): number {
  const listed = listedLikeness(text);
  if (!mayBeName(text) || looksLikePlace(text) >= SURE_PLACE) return listed;
  return weighVoices({ listed, rival: rivalLikeness(text), learnt: learntEvidence(text, kindsOf(text))[role] });
}

/** Whether the classifier is asked: "B", "1.2 B" is no name, nor is "See www.example.org/boats", "2815 S Seacrest Blvd" or the end of one, "Inc (Harbour)". */
export const mayBeName = (text: string) =>
  lettersOf(text) >= MIN_NAME_LETTERS && !ADDRESS.test(text) && !STREET.test(text) && !isLegalForm(text.split(" ", 1)[0] as string);

/** How likely a text is what is studied or done, by what was learnt of names: "Electronic Engineering". Unit: likelihood, 0 to 1. */
export function subjectLikelihood(text: string): number {
  const { area, topic } = kindsOf(text);
  return area + topic;
}

/** A Chinese character says more than a letter: "銀行". */
const lettersOf = (text: string) => (text.match(LETTER)?.length ?? 0) + (text.match(EAST_ASIAN)?.length ?? 0);
const LETTER = /\p{L}/gu;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const ADDRESS = /@|https?:|www\.|\p{L}\.\p{Ll}{2,}\//iu;
/** A house number, and a word for a street somewhere behind it. */
const STREET =
  /^\d{1,5}[a-z]?,?\s.*(?<!\p{L})(?:st|street|rd|road|ave|avenue|blvd|boulevard|dr|drive|ln|lane|way|court|ct|square|sq|parkway|pkwy|rue|allée|chemin|place)(?!\p{L})/iu;

/** How likely a text is each core role, by how likely it is each kind of a name. Unit: likelihood, 0 to 1; what several kinds add may be more. */
export function learntEvidence(text: string, kinds: KindProbabilities): Record<CoreRole, number> {
  const { position, company, institution, degree, area, topic, person } = kinds;
  const factor = SMALL_LETTER_FIRST.test(text) ? LEARNT_IN_SMALL_LETTERS : 1;
  return {
    position: factor * position,
    // Among jobs a school is an employer. So is the owner of a shop, "Ibrahim Haddad", and what is called like a product may be an employer: "Blueprint".
    employer: factor * (company + institution + EMPLOYER_IN_TOPIC * topic + EMPLOYER_IN_PERSON * person),
    // Among schools a subject or a trade alone is what was studied: "Marine Biology", "Bricklaying", "Legal secretary".
    degree: factor * (degree + area + DEGREE_IN_TOPIC * topic + DEGREE_IN_POSITION * position),
    institution: factor * institution,
  };
}

const SMALL_LETTER_FIRST = /^\p{Ll}/u;

/**
 * What is known of a text. Unit: evidence, 0 to 1. `listed`: what the word lists say for its role, `rival`: what they say for the role that this one is most
 * often mistaken for, `learnt`: what the classifier says for its role.
 */
export type Voices = { listed: number; rival: number; learnt: number };

/**
 * The word lists are right in what they say, and say nothing of most names. Where they name this role alone, or its rival alone, the classifier corrects
 * them only beyond a threshold. Where they name both: the weighted mean. Where they name none: the classifier alone, less a fixed doubt.
 */
export function weighVoices({ listed, rival, learnt }: Voices): number {
  const isListed = listed > MIN_LISTED;
  const isRival = rival > MIN_LISTED;
  if (isListed && isRival) return (1 - LEARNT_RATIO) * listed + LEARNT_RATIO * learnt;
  if (isListed) return learnt < MAX_DENIED_LIKELIHOOD && listed < SURE_LISTED ? DENIED_FACTOR * listed : listed;
  if (isRival) return learnt > MIN_CONTRADICTING_LIKELIHOOD && rival < SURE_LISTED ? LEARNT_AGAINST_RIVAL * learnt : listed;
  return Math.max(listed, learnt - DOUBT_OF_LEARNT);
}

/**
 * How much a text looks like a place: by the lists (`listed`), which know the larger cities alone, and for one to three words that they do not
 * know by the classifier: "Castrojeriz". Unit: evidence, 0 to 1.
 */
export const placeEvidence =
  (listed: Likeness): Likeness =>
  (text) => {
    const known = listed(text);
    if (known >= LIKELY_PLACE || !CITY_WORDS.test(text) || text.split(" ").length > MAX_CITY_WORDS || !mayBeName(text)) return known;
    const { place } = kindsOf(text);
    return place > MIN_LEARNT_PLACE ? LEARNT_PLACE_FACTOR * place : known;
  };

const CITY_WORDS = /^\p{Lu}\P{N}*$/u;
