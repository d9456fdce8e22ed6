import type { Resume } from "../../../contract/resume.ts";
import { matchHeading } from "../../parse/lexicon/headings/headings.ts";
import { REGARDS } from "../../parse/lexicon/letter-words.ts";
import { guessAgencyField, matchLabel, splitLabel } from "../../parse/recognisers/agency-fields.ts";
import { findDateRanges } from "../../parse/recognisers/dates/dates.ts";
import { looksLikeDegree, looksLikePosition } from "../../parse/recognisers/degrees.ts";
import { kindsOf } from "../../parse/recognisers/name-kinds/kinds-of.ts";
import { looksLikePlace } from "../../parse/recognisers/places/places.ts";
import { type Doubt, doubtsOf, type OpenSearch } from "../search/doubt.ts";
import type { Passage } from "../search/passages.ts";
import { isOrdinary } from "../terms/ordinary.ts";
import { LABELLED } from "../terms/redacted.ts";
import { spellings } from "../terms/spellings.ts";
import {
  MAX_DEGREE_IN_NAME,
  MIN_CANDIDATE_YEARS,
  MIN_ENTRY_TITLE_CONFIDENCE,
  MIN_KIND_CONFIDENCE,
  MIN_SURELY_ORGANISATION,
} from "../thresholds.ts";
import { isSentence } from "./addresses.ts";
import {
  CASELESS,
  hasWordOfOrganisation,
  isCapitalised,
  isTwoWords,
  namesIn,
  organisationLikelihood,
} from "./organisations/proper-names.ts";
import { newestYear } from "./personal.ts";

/**
 * Doubts about text of no section that no other search found, `found`. In the head it may be an address or a part of a name that is written in a way that no list
 * knows: "K45/12 Trần Cao Vân", "At/Post – Wadgaon". Anywhere several capitalised words may be an employer: "The Tragedy of Mariam, Chorus, Halton Players".
 */
export function leftoverDoubts(passages: Passage[], search: OpenSearch, found: Doubt[]): Doubt[] {
  const { withhold } = search.profile;
  const foundIn = Map.groupBy(found, ({ passage }) => passage);
  return passages.flatMap((passage): Doubt[] => {
    if (!passage.field.startsWith("additional.")) return [];
    const said = (foundIn.get(passage) ?? []).flatMap(({ parts = [passage.searched] }) => parts);
    const isNew = (part: string) => !said.some((one) => one.includes(part) || part.includes(one));
    const own = withhold.includes("street") && passage.head ? ofHead(passage, search).filter(isNew) : [];
    const numbered = own.filter((part) => /\d/.test(part));
    const names = withhold.includes("employers")
      ? namesIn(passage.searched.replace(LABEL, "")).filter((name) => isRareName(name) || isCaselessName(name))
      : [];
    // An address is searched for in the whole CV; a name without a number may be that of a school in another place.
    return doubtsOf(passage, [
      { what: "address", parts: numbered },
      { what: "town", parts: own.filter((part) => !numbered.includes(part)) },
      { what: "employer", parts: names.filter((name) => isNew(name) && !own.some((part) => part.includes(name))) },
    ]);
  });
}

/** "Father's Name:", "BLOOD GROUP:" */
const LABEL = /^[^:：]{2,40}[:：]/u;

/** Several capitalised words that are no list, title, degree, place, caption or product. */
const isRareName = (name: string) =>
  !CASELESS.test(name) &&
  !name.includes(", ") &&
  kindsOf(name).topic < MIN_KIND_CONFIDENCE &&
  isTwoWords(name) &&
  isCapitalised(name) &&
  looksLikePosition(name) < MIN_ENTRY_TITLE_CONFIDENCE &&
  looksLikeDegree(name) <= MAX_DEGREE_IN_NAME &&
  looksLikePlace(name) < MIN_KIND_CONFIDENCE &&
  matchLabel(name) === undefined &&
  matchHeading(name) === undefined;

/** A word of a script without capitals that is an employer or a school: "대구동산병원 내과병동 간호사 입사". */
const isCaselessName = (name: string) =>
  CASELESS.test(name) && (organisationLikelihood(name) >= MIN_SURELY_ORGANISATION || hasWordOfOrganisation(name));

// ---- in the head -------------------------------------------------------------------------------------------------------------

const ofHead = ({ searched }: Passage, search: OpenSearch): string[] =>
  isSentence(searched) ? [] : partsOf(searched).filter((part) => mayIdentify(part, search));

const partsOf = (text: string) =>
  text
    .split(/\s*[|•·\t;]\s*|\s[–—-]\s|,\s/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

/** False for a title, a degree, a heading, a label, a skill, and for key facts that the profile shows: "Driving licence B", "available at once". */
function mayIdentify(part: string, { full, skills, small, profile: { withhold } }: OpenSearch): boolean {
  if (looksLikePosition(part) >= MIN_KIND_CONFIDENCE || looksLikeDegree(part) >= MIN_KIND_CONFIDENCE) return false;
  if (matchHeading(part) || matchLabel(part) || REGARDS.test(part.replace(/[,.]$/, "")) || isRecentDate(part, full)) return false;
  const field = splitLabel(part)?.field ?? guessAgencyField(part)?.field;
  const item = field && LABELLED[field]?.[0];
  if (field && !(item && item !== "name" && withhold.includes(item))) return false;
  if (skills.has(part.toLowerCase())) return false;
  const names = capitalised(part).filter((word) => !small.has(word.toLowerCase()) && !isOrdinary(spellings(word)[0] ?? ""));
  return /\p{N}|\p{Lo}/u.test(part) || names.length > 0;
}

/** The capitalised words of a part. The first of "Calm in every storm" and of "Cornish: fluent" is no name. */
const capitalised = (part: string) => part.replace(PHRASE, "").match(/(?<!\p{L})\p{Lu}[\p{L}\p{M}]+/gu) ?? [];
const PHRASE = /^\p{Lu}\p{Ll}+(?:\s\p{Ll}+){2,}|^\p{L}+: \p{Ll}+$/u;

/** The day on which a CV was written, and no birthday. */
function isRecentDate(part: string, full: Resume): boolean {
  const [date] = findDateRanges(part);
  if (!date || /\p{L}/u.test(part.replace(date.quote, "").replace(AS_OF, ""))) return false;
  return Number(date.start?.slice(0, 4)) > newestYear(full) - MIN_CANDIDATE_YEARS;
}
/** "2024年4月1日現在": Japanese forms say as of which day they are true. */
const AS_OF = /[日現在]/gu;
