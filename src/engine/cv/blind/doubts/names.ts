import { REGARDS } from "../../parse/lexicon/letter-words.ts";
import { guessAgencyField, matchLabel } from "../../parse/recognisers/agency-fields.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../parse/recognisers/degrees.ts";
import { looksLikeName } from "../../parse/recognisers/names.ts";
import { looksLikePlace } from "../../parse/recognisers/places/places.ts";
import type { Doubt, Search } from "../search/doubt.ts";
import { type Passage, partsOf, smallWords } from "../search/passages.ts";
import { escaped } from "../terms/escaped.ts";
import { isOrdinary } from "../terms/ordinary.ts";
import { spellings } from "../terms/spellings.ts";
import { MAX_POSITION_IN_NAME, MIN_KIND_CONFIDENCE, MIN_NAME_CONFIDENCE } from "../thresholds.ts";

/** Doubts about the candidate's name: where it was not found, only in part, or something else was taken for it. */
export function nameDoubts(passages: Passage[], search: Search): Doubt[] {
  const name = search.full.basics.name;
  const small = smallWords(search.full);
  const heads = passages.filter((passage) => isNameIn(passage, small)).map((passage): Doubt => ({ what: "name", passage }));
  const others = passages.flatMap((passage): Doubt[] => {
    if (passage.personal && SALUTED.test(passage.searched)) return [{ what: "name", passage }];
    const isReferee = passage.field === "references.name" && looksLikeName(passage.searched) >= MIN_NAME_CONFIDENCE;
    return isReferee && search.profile.withhold.includes("employers") ? [{ what: "referee", passage }] : [];
  });
  const beside = passages.filter(({ text }) => besideShownName(text, search)).map((passage): Doubt => ({ what: "name", passage }));
  return [...unknown(name, heads.length > 0), ...heads, ...beside, ...others];
}

function unknown(name: string | undefined, seen: boolean): Doubt[] {
  if (!name) return seen ? [] : [{ what: "name", text: "No name was found in this CV, so its text could not be searched for it." }];
  return looksLikeName(name) >= MIN_NAME_CONFIDENCE
    ? []
    : [{ what: "name", text: `“${name}” was taken for the name. If it is not, the name was not searched for.` }];
}

/**
 * A salutation with a name. Letters of reference call the candidate so: "Ms Doe has worked for us". In `references` it is the name of a referee, who
 * gives an employer away.
 */
const SALUTED =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Herrn?|Frau|Mme|Mlle|Monsieur|Madame|Señora?|Sra?|Signora?|Sig|Pani?|Пан[іь]?)\.?\s\p{Lu}\p{Ll}{2,}/u;

/** True for a rare name where CVs have the candidate's name: in the head, below the closing words of a letter, at the start of a profile. */
function isNameIn({ path, searched: text, above, head, personal }: Passage, small: Set<string>): boolean {
  const signed = personal && above !== undefined && REGARDS.test(above.replace(/[,.]$/, ""));
  if (!head && !signed && !THIRD_PERSON.test(text)) return false;
  if (!head && !signed) return path === "basics.summary" && isRareName(THIRD_PERSON.exec(text)?.[1] ?? "", small);
  return partsOf(text).some((part) => isRareName(part, small));
}

/** The beginning of a profile in the third person: "Jane Doe is an engineer". */
const THIRD_PERSON = /^((?:\p{Lu}[\p{L}\p{M}.'’-]*\s){2,4})(?:is|has|ist|hat|est|a|es|è|é|is een|jest)\s/u;

/**
 * True for a name that is no headline of capitalised words ("Data Architect"). Words of a trade also stand in the CV in lower case; names do not.
 * `small`: the words in lower case.
 */
function isRareName(text: string, small: Set<string>): boolean {
  const name = text.trim();
  if (
    looksLikeName(name) < MIN_NAME_CONFIDENCE ||
    looksLikePosition(name) > MAX_POSITION_IN_NAME ||
    looksLikePlace(name) >= MIN_KIND_CONFIDENCE
  )
    return false;
  if (
    matchLabel(name) ||
    guessAgencyField(name) ||
    looksLikeDegree(name) > 0.4 ||
    looksLikeCompany(name) >= MIN_KIND_CONFIDENCE ||
    looksLikeInstitution(name) >= MIN_KIND_CONFIDENCE
  )
    return false;
  return name.split(/\s+/).every((word) => !small.has(word.toLowerCase()) && !isOrdinary(spellings(word)[0] ?? ""));
}

/** True where a capitalised word stands beside the replaced name, which then is a part of it that was not known: "Candidate 3F9A1C Whitcombe". */
function besideShownName(text: string, { blind, full }: Search): boolean {
  const shown = blind.basics.name;
  if (!shown || !full.basics.name || !text.includes(shown)) return false;
  const source = escaped(shown);
  const neighbours = [
    ...text.matchAll(new RegExp(`(\\p{Lu}\\p{Ll}{2,}) ${source}(?!\\p{L})|${source} (\\p{Lu}\\p{Ll}{2,})(?![\\p{L}\\d])`, "gu")),
  ];
  return neighbours.some(([, before, after]) => {
    const word = before ?? after ?? "";
    return looksLikePosition(word) === 0 && !isOrdinary(spellings(word)[0] ?? "") && looksLikePlace(word) < MIN_KIND_CONFIDENCE;
  });
}
