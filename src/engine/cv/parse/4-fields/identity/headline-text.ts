import { mayBeEastAsian } from "../../../text/east-asian.ts";
import { fold } from "../../../text/fold.ts";
import { wordCount } from "../../../text/spaces.ts";
import { isProse } from "../../1-document/line-style.ts";
import { NAME_TITLES } from "../../lexicon/document-titles.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import { isOnRequest } from "../../lexicon/headings/on-request.ts";
import { guessAgencyField, splitLabel } from "../../recognisers/agency-fields.ts";
import { isNetworkName } from "../../recognisers/contact/profiles.ts";
import { findDateRanges } from "../../recognisers/dates/dates.ts";
import { looksLikeCompany, looksLikeInstitution, looksLikePosition } from "../../recognisers/degrees.ts";
import { findSpokenLanguages } from "../../recognisers/languages.ts";
import { kindsOf } from "../../recognisers/name-kinds/kinds-of.ts";
import { isDocumentTitle } from "../../recognisers/names.ts";
import { looksLikePlace, parsePlace } from "../../recognisers/places/places.ts";
import {
  MAX_COMPANY_OF_UNKNOWN_HEADLINE,
  MAX_HEADING_OF_HEADLINE,
  MAX_HEADLINE_CHARACTERS,
  MAX_PLACE_OF_HEADLINE,
  MAX_UNKNOWN_HEADLINE_WORDS,
  MIN_LEARNT_POSITION,
  MIN_POSITION_CONFIDENCE,
  MIN_SCHOOL_OF_UNKNOWN_HEADLINE,
  MIN_SCHOOL_WORDS,
} from "../thresholds.ts";
import { saysHome } from "./location.ts";

/** Short, and neither an address, a date, a sentence, a label, a word about referees a heading nor the title of the document. */
export function isHeadlineText(text: string, name?: string): boolean {
  return (
    text !== name &&
    text.length <= MAX_HEADLINE_CHARACTERS &&
    /[\p{L}\p{M}]{3}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2}/u.test(text) &&
    !/@|\/\/|www\.|\d{4,}|^\d|\.(?:com|org|net|io|de|fr|me|dev)(?![\p{L}])/iu.test(text) &&
    !isNetworkName(text) &&
    !isProse(text) &&
    !isDocumentTitle(text) &&
    !isOnRequest(text) &&
    !isTitleOfPerson(text) &&
    findDateRanges(text).length === 0 &&
    !splitLabel(text) &&
    !/[:：]$/.test(text) &&
    (matchHeading(text)?.confidence ?? 0) < MAX_HEADING_OF_HEADLINE &&
    (looksLikePlace(text) < MAX_PLACE_OF_HEADLINE || isPosition(text)) &&
    parsePlace(text)?.address === undefined &&
    !(mayBeEastAsian(text) && parsePlace(text)?.region !== undefined) &&
    !saysHome(text)
  );
}

/** "Mrs" beside "Title" in a form. */
const isTitleOfPerson = (text: string) => NAME_TITLES.exec(`${text} `)?.[0].trim() === text.trim();

/** Neither a place nor a motto, a list, a part of the name, a company, a school or a detail of the person. In large type it may begin with a small letter: "astrophysicist". What was learnt to be a position may have points and figures: "Sr. QA analyst, level 2". */
export function isUnknownHeadline(text: string, name: string, isLarge: boolean): boolean {
  const called = new Set(fold(name).split(" "));
  const isLearnt = kindsOf(text).position >= MIN_LEARNT_POSITION;
  return (
    wordCount(text) <= MAX_UNKNOWN_HEADLINE_WORDS &&
    !(isLearnt ? /["“”„«»…;:!?=]|[.,]$|\d{3}/u : /[\d"“”„«»…,;:.!?+=]/u).test(text) &&
    (isLarge || isLearnt || /^\p{Lu}|^\p{Lo}/u.test(text)) &&
    !fold(text)
      .split(" ")
      .some((word) => called.has(word)) &&
    looksLikeCompany(text) < MAX_COMPANY_OF_UNKNOWN_HEADLINE &&
    !UNIT.test(text) &&
    !(wordCount(text) >= MIN_SCHOOL_WORDS && looksLikeInstitution(text) >= MIN_SCHOOL_OF_UNKNOWN_HEADLINE) &&
    !guessAgencyField(text) &&
    findSpokenLanguages(text).length === 0
  );
}

/** "Department of Hydrology": where somebody works, as the first line of an address. */
const UNIT =
  /^(?:(?:department|dept\.?|school|faculty|institute|college|division|cent(?:er|re)|laboratory|office)\s(?:of|for)|(?:abteilung|fakultät|institut|lehrstuhl|zentrum)\s(?:für|der|des)|(?:département|faculté|laboratoire|institut|école|service)\s(?:de|des|du|d['’])|(?:departamento|facultad|faculdade|instituto|escuela|escola)\s(?:de|da|do)|(?:dipartimento|facoltà|istituto|scuola)\s(?:di|del|della))(?:\s|(?<=['’]))/iu;

export const isPosition = (text: string) => positionConfidence(text) >= MIN_POSITION_CONFIDENCE;
/** "SOFTWARE ENGINEER.", "Keen gardener...": full stops at the end are removed. */
export const positionConfidence = (text: string) => looksLikePosition(text.replace(/[.…\s]+$/u, ""));
