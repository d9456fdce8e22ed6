import { REGARDS } from "../../parse/lexicon/letter-words.ts";
import { guessAgencyField, matchLabel } from "../../parse/recognisers/agency-fields.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../parse/recognisers/degrees.ts";
import { looksLikeName } from "../../parse/recognisers/names.ts";
import { looksLikePlace } from "../../parse/recognisers/places/places.ts";
import type { Doubt, Search } from "../search/doubt.ts";
import { type Passage, piecesOf, smallWords } from "../search/passages.ts";
import { escaped } from "../terms/escaped.ts";
import { isOrdinary } from "../terms/ordinary.ts";
import { spellings } from "../terms/spellings.ts";

/** A person's name is written like this and is nothing else that is. */
const NAME_LIKE = 0.6;

/** The candidate's name, where it was not found, not wholly found, or something else was taken for it. */
export function nameDoubts(passages: Passage[], search: Search): Doubt[] {
  const name = search.full.basics.name;
  const small = smallWords(search.full);
  const heads = passages.filter((passage) => isNameIn(passage, small)).map((passage): Doubt => ({ what: "name", passage }));
  const others = passages.flatMap((passage): Doubt[] => {
    if (passage.personal && SALUTED.test(passage.searched)) return [{ what: "name", passage }];
    const isReferee = passage.field === "references.name" && looksLikeName(passage.searched) >= NAME_LIKE;
    return isReferee && search.profile.withhold.includes("employers") ? [{ what: "referee", passage }] : [];
  });
  const beside = passages.filter(({ text }) => besideShownName(text, search)).map((passage): Doubt => ({ what: "name", passage }));
  return [...unknown(name, heads.length > 0), ...heads, ...beside, ...others];
}

function unknown(name: string | undefined, seen: boolean): Doubt[] {
  if (!name) return seen ? [] : [{ what: "name", text: "No name was found in this CV, so its text could not be searched for it." }];
  return looksLikeName(name) >= NAME_LIKE
    ? []
    : [{ what: "name", text: `“${name}” was taken for the name. If it is not, the name was not searched for.` }];
}

/** "Ms Doe has worked for us": letters speak of the candidate like this. Who vouches for her (`references`) names an employer by it. */
const SALUTED =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Herrn?|Frau|Mme|Mlle|Monsieur|Madame|Señora?|Sra?|Signora?|Sig|Pani?|Пан[іь]?)\.?\s\p{Lu}\p{Ll}{2,}/u;

/** Where CVs print the name, and below the closing words of a letter. */
function isNameIn({ path, searched: text, above, head, personal }: Passage, small: Set<string>): boolean {
  const signed = personal && above !== undefined && REGARDS.test(above.replace(/[,.]$/, ""));
  if (!head && !signed && !SPOKEN_OF.test(text)) return false;
  if (!head && !signed) return path === "basics.summary" && isRareName(SPOKEN_OF.exec(text)?.[1] ?? "", small);
  return piecesOf(text).some((piece) => isRareName(piece, small));
}

/** "Jane Doe is an engineer" at the beginning of a profile. */
const SPOKEN_OF = /^((?:\p{Lu}[\p{L}\p{M}.'’-]*\s){2,4})(?:is|has|ist|hat|est|a|es|è|é|is een|jest)\s/u;

/** A headline of two capitalised words is written like a name. Words of a trade stand elsewhere in a CV in small letters; names do not. */
function isRareName(text: string, small: Set<string>): boolean {
  const name = text.trim();
  if (looksLikeName(name) < NAME_LIKE || looksLikePosition(name) > 0.2 || looksLikePlace(name) >= 0.5) return false;
  if (
    matchLabel(name) ||
    guessAgencyField(name) ||
    looksLikeDegree(name) > 0.4 ||
    looksLikeCompany(name) >= 0.5 ||
    looksLikeInstitution(name) >= 0.5
  )
    return false;
  return name.split(/\s+/).every((word) => !small.has(word.toLowerCase()) && !isOrdinary(spellings(word)[0] ?? ""));
}

/** "Candidate 3F9A1C Whitcombe": a name of which a part was not known. */
function besideShownName(text: string, { blind, full }: Search): boolean {
  const shown = blind.basics.name;
  if (!shown || !full.basics.name || !text.includes(shown)) return false;
  const source = escaped(shown);
  const neighbours = [
    ...text.matchAll(new RegExp(`(\\p{Lu}\\p{Ll}{2,}) ${source}(?!\\p{L})|${source} (\\p{Lu}\\p{Ll}{2,})(?![\\p{L}\\d])`, "gu")),
  ];
  return neighbours.some(([, before, after]) => {
    const word = before ?? after ?? "";
    return looksLikePosition(word) === 0 && !isOrdinary(spellings(word)[0] ?? "") && looksLikePlace(word) < 0.5;
  });
}
