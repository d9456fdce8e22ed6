import { mayBeEastAsian } from "../../../text/east-asian.ts";
import { fold } from "../../../text/fold.ts";
import { memoize, memoizeBy } from "../../../text/memoize.ts";
import { AND_IN_TEXT } from "../../lexicon/joining-words.ts";
import { HOUSE_NUMBER, REMOTE } from "../../lexicon/places/places-data.ts";
import { addressByParts } from "./address-parts.ts";
import { cities, countryOfCity, isNameLike, isStateOfBrazil, NOT_CITIES, regions, stateAfter, stateCode } from "./cities.ts";
import { countryCodeOf, countryOfFolded, isCountryCode } from "./countries.ts";
import { withoutCountry } from "./country-at-end.ts";
import { eastAsianAddress } from "./east-asian-addresses.ts";
import type { Place, PlaceOptions } from "./place.ts";
import { lastIsCity, withCode } from "./postal-codes.ts";
import { namesStreet } from "./streets.ts";
import {
  AMBIGUOUS_CITY_LIKENESS,
  AREA_LIKENESS,
  BEFORE_CITY_LIKENESS,
  BEFORE_COUNTRY_LIKENESS,
  BEHIND_CITY_LIKENESS,
  CITY_LIKENESS,
  COUNTRY_LIKENESS,
  GREATER_LIKENESS,
  MAX_ADDRESS_CHARACTERS,
  MAX_NAMED_PARTS,
  MAX_PLACE_CHARACTERS,
  MAX_PLACE_PARTS,
  MAX_STREET_CHARACTERS,
  MAX_STREET_WORDS,
  MAX_UNKNOWN_WORDS,
  MIN_CITIES,
  MIN_FIRST_LIKENESS,
  POSTAL_LIKENESS,
  REGION_LIKENESS,
  REMOTE_LIKENESS,
  STATE_LIKENESS,
  UNKNOWN_AREA_LIKENESS,
  UNKNOWN_NAME_LIKENESS,
} from "./thresholds.ts";

/**
 * The place that a line of the contact block prints: street, code and city, a city with its country, a city alone if it is a known one.
 * Parts between bars, dots or tabs are read one by one; what is no place comes back in `rest`. Undefined when there is no place in it.
 */
export function parsePlace(text: string, options: PlaceOptions = {}): Place | undefined {
  const pieces = text
    .split(BETWEEN_PIECES)
    .map((piece) => withCodeInFront(piece.trim().replace(CODE_LABEL, "").replace(WHOSE, "")))
    .filter(Boolean);
  const places = pieces.map((piece) => (/@|https?:|www\./.test(piece) ? undefined : partAsPlace(piece, options.language)));
  const found = places.filter((place) => place !== undefined);
  if (found.length === 0) return undefined;
  const rest = pieces.filter((_, index) => !places[index]).join(" | ");

  return { ...Object.assign({}, ...found.reverse()), ...(rest ? { rest } : {}) };
}

/** In "湖北·宜昌" the dot stands between a province and its city. */
const BETWEEN_PIECES = /[|•\t;~✦◆▪⋄◇◊]|(?<!\p{Script=Han})·|·(?!\p{Script=Han})/u;

/** "Pune, PIN code - 411014", "C.P. 44100 Guadalajara": what a code is called is no part of the place. */
const CODE_LABEL =
  /(?<![\p{L}\p{N}.])(?:pin(?:\s?code)?|zip(?:\s?code)?|post(?:al\s?)?code|postcode|CEP|C\.?P\.?|CAP|PLZ|Postleitzahl|code postal|código postal|PSČ)\s*[:.–-]*\s*(?=\d{4})/giu;

/** "14 Mill Lane, Leeds (Home)" */
const WHOSE = /\s*\((?:home|work|private?|privat|domicile|domicilio|casa)\)$/iu;

/** "Lyon (69003)", "Reims, France (51100)": a code of five digits in brackets stands for one before the city. */
function withCodeInFront(piece: string): string {
  const [, place, code] = (piece.length <= MAX_ADDRESS_CHARACTERS && CODE_IN_BRACKETS.exec(piece)) || [];
  if (place === undefined) return piece;
  const parts = place.split(/\s*,\s*/u);
  const city = parts.length > 1 && countryCodeOf(parts.at(-1) as string) ? parts.length - 2 : parts.length - 1;
  return parts.with(city, `${code} ${parts[city]}`).join(", ");
}
const CODE_IN_BRACKETS = /^(.*\p{L})\s*\((\d{5})\)$/u;

/**
 * As `looksLikePlace`, in a CV whose candidate lives in this city: it is a place there, though no list knows it. `home` is folded. In Portuguese a name
 * before the letters of a state of Brazil is one too.
 */
export const placeFrom =
  ({ home, language }: { home?: string; language?: string }) =>
  (text: string) =>
    fold(text) === home
      ? CITY_LIKENESS
      : Math.max(looksLikePlace(text), isAddressOfCity(text) || (language === "pt" && cityInBrazil(text)) ? STATE_LIKENESS : 0);

/** "101 Mill Drive, Fremantle, WA": where a job was, down to the street. */
function isAddressOfCity(text: string): boolean {
  const place = /\d/.test(text) && text.includes(",") ? parsePlace(text) : undefined;
  return place?.address !== undefined && place.region !== undefined && place.city !== undefined && stateCode(place.region) !== undefined;
}

/** "Ervália – MG", "Ervália/MG": elsewhere the letters behind a dash mean other things, "Economics – MA". */
function cityInBrazil(text: string): Place | undefined {
  const [, city = "", region] = UNLISTED_CITY_AND_STATE.exec(text.trim()) ?? [];
  return region && isStateOfBrazil(region) && isNameLike(city) ? { city, region, countryCode: "BR" } : undefined;
}
const UNLISTED_CITY_AND_STATE = /^(\p{Lu}[\p{L}\p{M}'’ ]{2,30}?)(?:\s?[-–/]\s?|,\s)([A-Z]{2})$/u;

/** 0..1: how likely a short text is a city, a region, a country or a combination of them, or "Remote". */
export const looksLikePlace = memoize((text: string): number => {
  if (DEPARTMENT_BEHIND.test(text.trim())) return AREA_LIKENESS;
  const trimmed = text
    .trim()
    .replace(/^[([]|[)\].,;]+$/g, "")
    .trim();
  if (trimmed === "" || trimmed.length > MAX_PLACE_CHARACTERS || /[@!?;]|\d{6}|https?:/.test(trimmed)) return 0;
  const known = knownPlace(trimmed);
  if (known > 0) return known;
  const parts = trimmed.split(SEPARATOR).filter(Boolean);
  const last = parts.at(-1) ?? "";
  const scores = parts.map((part) => Math.max(knownPlace(part), stateAfter(parts[0] as string, part) ? STATE_LIKENESS : 0));
  if (parts.length > 1 && parts.length <= MAX_PLACE_PARTS) {
    if (scores.every((score) => score > 0)) return Math.min(...scores);
    if ((scores.at(-1) ?? 0) >= STATE_LIKENESS && parts.slice(0, -1).every(isNameLike))
      return countryCodeOf(last) || stateCode(last) || regions().has(fold(last)) ? BEFORE_COUNTRY_LIKENESS : BEFORE_CITY_LIKENESS;
    if ((scores[0] ?? 0) >= MIN_FIRST_LIKENESS && parts.slice(1).every(isNameLike)) return BEHIND_CITY_LIKENESS;
  }
  const place = /\d/.test(trimmed) ? partAsPlace(trimmed) : undefined;
  if (place?.postalCode) return POSTAL_LIKENESS;
  // "Boston MA", without a comma.
  const [, city = "", state = ""] = CITY_AND_STATE.exec(trimmed) ?? [];
  if (stateCode(state) && cities().has(fold(city))) return STATE_LIKENESS;
  if (stateCode(state) && !MEANS_MORE.has(state) && FEW_NAMES.test(city)) return BEHIND_CITY_LIKENESS;
  if (CITY_AND_CANTON.test(trimmed)) return AREA_LIKENESS;
  if (
    /^greater \p{L}+|\b(?:area|region|metropolitan area|et périphérie|e dintorni|und umgebung|umland|großraum \p{L}+)$/iu.test(trimmed) &&
    parts.length === 1
  )
    return /^(?:großraum|raum|greater)/i.test(trimmed) ? GREATER_LIKENESS : UNKNOWN_AREA_LIKENESS;

  return /^\p{Lu}[\p{Ll}\p{M}'’-]+(?: (?:\p{Lu}[\p{Ll}'’-]+|am|an|der|de|la|del|upon|sur|di|do|da|en|i|a\.))*$/u.test(trimmed) &&
    trimmed.split(" ").length <= MAX_UNKNOWN_WORDS
    ? UNKNOWN_NAME_LIKENESS
    : 0;
});

/** "Wilen TG", "Rickenbach b. Wil SG": Swiss cities with the letters of their canton. Those of Aargau and Appenzell mean other things more often: "Brunner AG", "Nexus AI". */
const CITY_AND_CANTON =
  /^(?:St\. )?\p{Lu}[\p{Ll}]+(?:-\p{Lu}\p{Ll}+)?(?: (?:a\.|b\.|am|bei) \p{Lu}\p{Ll}+)? (?:B[ELS]|FR|G[ELR]|JU|LU|N[EW]|OW|S[GHOZ]|T[GI]|UR|V[DS]|Z[GH])$/u;

/** States whose letters mean other things behind a name: "Trading CO", "Nurse PA", "Anna Berger MD", "Support IN". */
const MEANS_MORE: ReadonlySet<string> = new Set(
  "AB AL AS BC CA CO CT DC DE HI ID IN LA MA MD ME MS MT NB NL NT OH OK ON OR PA PE PR QC SA SK TAS VA VIC WA ACT".split(" "),
);

/** "Penhale", "New Corve": what a city no list knows is called. */
const FEW_NAMES = /^\p{Lu}[\p{Ll}’'-]{2,}(?: \p{Lu}\p{Ll}+)?$/u;

const CITY_AND_STATE = /^(\p{Lu}[\p{L}.' -]+) ([A-Z]{2})$/u;

// "Barcelona. Edo. Anz.": some write a full stop for the comma.
const SEPARATOR = new RegExp(String.raw`\s*[,،/|·•()（），、]\s*|\s+(?:[-–—&]|${AND_IN_TEXT})\s+|(?<=\p{L}{2})\.\s+`, "u");

let remoteTable: Set<string> | undefined;

function isRemote(folded: string): boolean {
  remoteTable ??= new Set(REMOTE.split(",").map(fold));

  return remoteTable.has(folded);
}

const knownPlace = memoize((text: string): number => {
  const folded = fold(text);
  if (folded === "") return 0;
  if (isRemote(folded)) return REMOTE_LIKENESS;
  if (countryOfFolded(folded) && (folded.length > 2 || /^U\.?[KS]\.?$/.test(text))) return COUNTRY_LIKENESS;
  if (cities().has(folded)) return NOT_CITIES.has(folded) ? AMBIGUOUS_CITY_LIKENESS : CITY_LIKENESS;
  if (regions().has(folded)) return REGION_LIKENESS;
  if (/^\p{Script=Han}{2,4}(?:市|县|区|省|都|府|県|區|縣)$/u.test(text)) return REGION_LIKENESS;
  if (!folded.includes(" ")) return 0;
  const plain = folded
    .replace(
      /^(?:greater|city of|metropolitan|grosse?raum|raum|region|area|zona|provincia de|provincia di|m|g|r|r-n|с|м|г|гр|місто|город|град|bei|near)\s+/,
      "",
    )
    .replace(
      /\s+(?:area|city|d c|d f|metropolitan area|region|county|metro area|et environs|area metropolitana|oblast|область|cedex|\d{1,2}(?:e|er|eme)?)$/,
      "",
    );
  if (plain !== folded && (cities().has(plain) || regions().has(plain))) return AREA_LIKENESS;

  return 0;
});

/** "Bruz (35)", "Porto-Vecchio (2A)": French cities with the number of their department. */
const DEPARTMENT_BEHIND = /^(\p{Lu}[\p{L}\p{M}'’ -]{1,30})\s\((0[1-9]|[1-8]\d|9[0-5]|2[AB]|97[1-6])\)$/u;

const readPlaceOnce = memoizeBy(readPlace);
const partAsPlace = (text: string, language?: string) => readPlaceOnce(text, language);

function readPlace(text: string, language: string | undefined): Place | undefined {
  if (text.length > MAX_ADDRESS_CHARACTERS) return undefined;
  if (isRemote(fold(text))) return { city: text };
  if (isListOfCities(text)) return undefined;
  const [, commune, department] = DEPARTMENT_BEHIND.exec(text) ?? [];
  if (commune) return { city: commune, region: department, countryCode: "FR" };
  const byParts = addressByParts(text, { language });
  if (byParts) return clean(byParts);
  const { body, countryCode, tail } = withoutCountry(text);
  if (!/\p{L}/u.test(text) && !/^\d+$/.test(text)) return undefined;
  const place =
    (mayBeEastAsian(body) ? eastAsianAddress(body) : undefined) ??
    withCode(body, countryCode, { language }) ??
    withState(body) ??
    withStreet(body) ??
    named(body, countryCode) ??
    (language === "pt" ? cityInBrazil(body) : undefined) ??
    (countryCode && /^\d{5}$/.test(body) ? { postalCode: body } : undefined);
  if (!place && countryCode && tail !== undefined && fold(body) === "") return { countryCode };
  if (!place) return undefined;
  // Amman and Oman are one word in Arabic: after a street, and where no other city is named, it is the city.
  const printed = place.city !== undefined && /^[A-Z]{2}$/.test(place.city) && isCountryCode(place.city) ? undefined : place.city;
  const city = printed ?? (place.address && tail && cities().has(fold(tail)) ? tail : undefined);
  const code = city === tail ? countryOfCity(city) : (countryCode ?? place.countryCode ?? countryOfCity(city));

  return clean({
    ...place,
    city,
    region: code ? place.region?.replace(new RegExp(`(?:^|,\\s*)${code}$`), "") : place.region,
    countryCode: code,
  });
}

/** "Berlin, Hamburg, München": places where somebody would work, not an address. One city may be named with its region and, at the end, its country. */
function isListOfCities(text: string): boolean {
  const parts = text.split(/\s*[,،、/]\s*/u).map(fold);
  const last = parts.at(-1) ?? "";
  return parts.length >= MIN_CITIES && parts.every((part) => cities().has(part)) && !regions().has(last) && !countryOfFolded(last);
}

function clean(place: Place): Place {
  const entries = Object.entries(place)
    .map(([key, value]) => [key, value?.replace(/^[\s,;–—-]+|[\s,;–—-]+$/g, "")] as const)
    .filter(([, value]) => value);

  return Object.fromEntries(entries) as Place;
}

/** "Austin, TX", "Toronto, ON" */
function withState(text: string): Place | undefined {
  const match = /^(.*\p{L}.*?)(?:,?\s+|\s*[-–/]\s*)([A-Z]{2,3})\.?$/u.exec(text);
  if (!match) return undefined;
  const before = lastIsCity((match[1] ?? "").replace(/,$/, ""));
  const state = stateAfter(before.city ?? "", match[2] ?? "");
  if (!state || (!before.address && !text.includes(",") && !cities().has(fold(match[1] ?? "")))) return undefined;

  return { ...before, region: state.region, countryCode: state.country };
}

/** "Lindenstr. 85 Trier": the house number separates street and city. "5 rue de Paris" has no city after its number. */
const CITY_AFTER_NUMBER = /^(.*\p{L}.*?\s\d{1,4}\s?[a-zA-Z]?)\s+(\p{L}[^\d,]+)$/u;

/** "8 rue des Glycines, Lyon", "Lindwurmstraße 12" */
function withStreet(text: string): Place | undefined {
  if (
    text.length > MAX_STREET_CHARACTERS ||
    !HOUSE_NUMBER.test(text) ||
    !namesStreet(text) ||
    /[!?;:@]/.test(text) ||
    fold(text).split(" ").length > MAX_STREET_WORDS
  )
    return undefined;
  const numbered = CITY_AFTER_NUMBER.exec(text);
  if (numbered && namesStreet(numbered[1] ?? "") && cities().has(fold(numbered[2] ?? "")) && !NOT_CITIES.has(fold(numbered[2] ?? "")))
    return { address: numbered[1], city: numbered[2] };
  const parts = text
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const { places, region } = apartFromRegion(parts);
  const last = places.at(-1) ?? "";
  const hasCity = places.length > 1 && !/\d/.test(last) && isNameLike(last);

  return hasCity ? { address: places.slice(0, -1).join(", "), city: last, ...region } : { address: text };
}

/** "4 Mill Street, Keswick, Cumber State": the last of the parts of an address is a region, and no city. */
export function apartFromRegion(parts: readonly string[]): { places: readonly string[]; region?: { region: string } } {
  const last = (parts.at(-1) ?? "").replace(/\.$/, "");
  return parts.length > 2 && REGION.test(last) ? { places: parts.slice(0, -1), region: { region: last } } : { places: parts };
}

const REGION = /\s(?:state|province|county|region|district)$/iu;

/** "Lisbon, Portugal", "Leeds, West Yorkshire", "Zürich" */
function named(text: string, countryCode: string | undefined): Place | undefined {
  const inner = /^([^()]+?)\s*\(([A-Z]{2}|[\p{L} -]+)\)$/u.exec(text);
  const parts = (inner ? `${inner[1]},${inner[2]}` : text).split(/\s*[,،]\s*/).filter(Boolean);
  const [city = "", ...more] = parts;
  if (city === "" || parts.length > MAX_NAMED_PARTS || !parts.every((part) => isNameLike(part) || knownPlace(part) > 0)) return undefined;
  const sure = knownPlace(city) >= AMBIGUOUS_CITY_LIKENESS || countryCode !== undefined;
  const region = more.join(", ");
  const regionCountry = more.map((part) => regions().get(fold(part))?.country).find(Boolean);
  if (!sure && !regionCountry) return undefined;
  if (more.length > 0 && !countryCode && !regionCountry && !more.every((part) => knownPlace(part) > 0 || /^[A-Z]{2}$/.test(part)))
    return undefined;
  if (more.length === 0 && regions().has(fold(city)) && !cities().has(fold(city)))
    return { region: city, countryCode: regions().get(fold(city))?.country };

  return { city, ...(region ? { region } : {}), countryCode: countryCode ?? regionCountry };
}
