import { fold } from "../../text/fold.ts";
import { wordCount } from "../../text/spaces.ts";
import { matchHeading } from "../lexicon/headings/headings.ts";
import { guessAgencyField } from "../recognisers/agency-fields.ts";
import { findDateRanges } from "../recognisers/dates/dates.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../recognisers/degrees.ts";
import { fluencyRank, languageCodeOf } from "../recognisers/languages.ts";
import { isDocumentTitle, looksLikeName } from "../recognisers/names.ts";
import { looksLikePlace } from "../recognisers/places/places.ts";
import { MAX_DATED_CHARACTERS, MAX_HEADING_CHARACTERS, MAX_TITLE_WORDS, MIN_DATE_CONFIDENCE } from "./thresholds.ts";
import type { ValueKind } from "./value-kind.ts";

/** 0..1: how much a text looks like its kind, and like the kind that it is most often confused with. */
export type Likeness = { own: number; rival: number };

type Recogniser = (text: string) => number;

/** Likeness of a text to its kind. A kind whose values may be any text (a skill, a highlight) looks like nothing, but may look like a rival. */
export function likenessOf(kind: ValueKind, text: string): Likeness {
  const { own, rivals } = RECOGNISERS[kind] ?? { own: none, rivals: [] };
  return { own: own(text), rival: Math.max(0, ...rivals.map((rival) => rival(text))) };
}

const none: Recogniser = () => 0;
const whether =
  (is: (text: string) => boolean): Recogniser =>
  (text) =>
    is(text) ? 1 : 0;

const documentTitle = whether(isDocumentTitle);
const heading: Recogniser = (text) => (text.length <= MAX_HEADING_CHARACTERS ? (matchHeading(text)?.confidence ?? 0) : 0);
const dated = whether(
  (text) =>
    text.length <= MAX_DATED_CHARACTERS &&
    /\d/.test(text) &&
    findDateRanges(text).some(({ confidence }) => confidence >= MIN_DATE_CONFIDENCE),
);
const language = whether((text) => languageCodeOf(text) !== undefined);
const fluency = whether((text) => fluencyRank(text) > 0 || /[●★■◆•▪]/u.test(text));
const fact: Recogniser = (text) => guessAgencyField(text)?.confidence ?? 0;
const contact = whether((text) => EMAIL.test(text) || WEB.test(text) || isPhoneLike(text));
const longText = whether((text) => wordCount(text) > MAX_TITLE_WORDS);

const EMAIL = /^[\w.+%-]+@[\w-]+(?:\.[\w-]+)+$/;
const WEB = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/;
const isPhoneLike = (text: string) => /^[+(\d][\d\s().\-/–+]*$/.test(text) && PHONE_DIGITS.test(fold(text).replace(/\D/g, ""));
const PHONE_DIGITS = /^\d{8,15}$/;

const RECOGNISERS: Partial<Record<ValueKind, { own: Recogniser; rivals: Recogniser[] }>> = {
  name: { own: looksLikeName, rivals: [looksLikePosition, looksLikeCompany, looksLikePlace, documentTitle, heading] },
  headline: { own: looksLikePosition, rivals: [looksLikeCompany, looksLikeInstitution, looksLikePlace, heading, longText, dated] },
  contact: { own: contact, rivals: [dated] },
  profile: { own: contact, rivals: [] },
  address: { own: looksLikePlace, rivals: [looksLikePosition, looksLikeCompany, heading] },
  employer: { own: looksLikeCompany, rivals: [looksLikePosition, looksLikeDegree, heading, longText, dated] },
  position: { own: looksLikePosition, rivals: [looksLikeCompany, looksLikeInstitution, heading, longText, dated] },
  institution: { own: looksLikeInstitution, rivals: [looksLikeDegree, looksLikePosition, longText, dated] },
  degree: { own: looksLikeDegree, rivals: [looksLikeInstitution, looksLikeCompany, dated] },
  place: { own: looksLikePlace, rivals: [looksLikePosition, looksLikeCompany, longText, dated] },
  skill: { own: none, rivals: [looksLikeInstitution, looksLikeName, longText, dated, contact] },
  level: { own: fluency, rivals: [language, dated] },
  language: { own: language, rivals: [longText, dated] },
  title: { own: none, rivals: [contact, longText, dated] },
  text: { own: longText, rivals: [heading, dated, contact] },
  fact: { own: fact, rivals: [heading] },
};
