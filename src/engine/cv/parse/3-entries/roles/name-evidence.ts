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
  LEARNT_SHARE,
  LIKELY_PLACE,
  MAX_DENIED_LIKELIHOOD,
  MAX_TOWN_WORDS,
  MIN_CONTRADICTING_LIKELIHOOD,
  MIN_LEARNT_PLACE,
  MIN_LISTED,
  MIN_NAME_LETTERS,
  SURE_LISTED,
  SURE_PLACE,
} from "../thresholds.ts";

/** How much a text looks like a post, an employer, a degree or a school, by the word lists and by what was learnt of names. */
export const positionEvidence = (text: string) => evidenceOf("position", text, looksLikePosition, looksLikeCompany);
export const companyEvidence = (text: string) => evidenceOf("company", text, looksLikeCompany, looksLikePosition);
export const degreeEvidence = (text: string) => evidenceOf("degree", text, looksLikeDegree, looksLikeInstitution);
export const institutionEvidence = (text: string) => evidenceOf("institution", text, looksLikeInstitution, looksLikeDegree);

type Part = "position" | "company" | "degree" | "institution";
type Likeness = (text: string) => number;

/** A place that the lists know is no name: "Lisbon, Portugal" has the look of a firm. */
function evidenceOf(part: Part, text: string, listedLikeness: Likeness, rivalLikeness: Likeness): number {
  const listed = listedLikeness(text);
  if (!mayBeName(text) || looksLikePlace(text) >= SURE_PLACE) return listed;
  return weighVoices({ listed, rival: rivalLikeness(text), learnt: learntParts(text, kindsOf(text))[part] });
}

/** "B", "1.2 B" is no name, nor is "See www.example.org/boats", "2815 S Seacrest Blvd" or the end of one, "Inc (Harbour)". */
export const mayBeName = (text: string) =>
  lettersOf(text) >= MIN_NAME_LETTERS && !ADDRESS.test(text) && !STREET.test(text) && !isLegalForm(text.split(" ", 1)[0] as string);

/** A Chinese character says more than a letter: "銀行". */
const lettersOf = (text: string) => (text.match(LETTER)?.length ?? 0) + (text.match(EAST_ASIAN)?.length ?? 0);
const LETTER = /\p{L}/gu;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const ADDRESS = /@|https?:|www\.|\p{L}\.\p{Ll}{2,}\//iu;
/** A house number, and a word for a street somewhere behind it. */
const STREET =
  /^\d{1,5}[a-z]?,?\s.*(?<!\p{L})(?:st|street|rd|road|ave|avenue|blvd|boulevard|dr|drive|ln|lane|way|court|ct|square|sq|parkway|pkwy|rue|allée|chemin|place)(?!\p{L})/iu;

/** How likely a text is each part of a job or a school, by how likely each kind is. */
export function learntParts(text: string, kinds: KindProbabilities): Record<Part, number> {
  const { position, company, institution, degree, area, topic, person } = kinds;
  const factor = SMALL_LETTER_FIRST.test(text) ? LEARNT_IN_SMALL_LETTERS : 1;
  return {
    position: factor * position,
    // Among jobs a school is an employer. So is the owner of a shop, "Ibrahim Haddad", and what is called like a product may be a firm: "Blueprint".
    company: factor * (company + institution + EMPLOYER_IN_TOPIC * topic + EMPLOYER_IN_PERSON * person),
    // Among schools a subject or a trade alone is what was studied: "Marine Biology", "Bricklaying", "Legal secretary".
    degree: factor * (degree + area + DEGREE_IN_TOPIC * topic + DEGREE_IN_POSITION * position),
    institution: factor * institution,
  };
}

const SMALL_LETTER_FIRST = /^\p{Ll}/u;

/** What each voice says of a text, 0 to 1: the word lists of the part, those of the part that it is most often mistaken for, and what was learnt of names. */
export type Voices = { listed: number; rival: number; learnt: number };

/**
 * The word lists are right in what they say, and say nothing of most names. So where they name this part alone, or its rival alone, what was learnt
 * counts only where it is quite another opinion. Where they name both, it decides with them, and where they name none, it speaks alone, with less weight.
 */
export function weighVoices({ listed, rival, learnt }: Voices): number {
  const isListed = listed > MIN_LISTED;
  const isRival = rival > MIN_LISTED;
  if (isListed && isRival) return (1 - LEARNT_SHARE) * listed + LEARNT_SHARE * learnt;
  if (isListed) return learnt < MAX_DENIED_LIKELIHOOD && listed < SURE_LISTED ? DENIED_FACTOR * listed : listed;
  if (isRival) return learnt > MIN_CONTRADICTING_LIKELIHOOD && rival < SURE_LISTED ? LEARNT_AGAINST_RIVAL * learnt : listed;
  return Math.max(listed, learnt - DOUBT_OF_LEARNT);
}

/**
 * How much a text looks like a place, beside what the lists know (`listed`): one to three words that were learnt as a place, "Castrojeriz". The lists know the
 * larger towns alone.
 */
export const placeEvidence =
  (listed: Likeness): Likeness =>
  (text) => {
    const known = listed(text);
    if (known >= LIKELY_PLACE || !TOWN.test(text) || text.split(" ").length > MAX_TOWN_WORDS || !mayBeName(text)) return known;
    const { place } = kindsOf(text);
    return place > MIN_LEARNT_PLACE ? LEARNT_PLACE_FACTOR * place : known;
  };

const TOWN = /^\p{Lu}\P{N}*$/u;
