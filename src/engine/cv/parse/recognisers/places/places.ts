import { mayBeEastAsian } from "../../../text/east-asian.ts";
import { fold } from "../../../text/fold.ts";
import { memoize, memoizeBy } from "../../../text/memoize.ts";
import { AND_IN_TEXT } from "../../lexicon/joining-words.ts";
import { HOUSE_NUMBER, REMOTE } from "../../lexicon/places/places-data.ts";
import { cities, countryOfCity, isNameLike, isStateOfBrazil, NOT_CITIES, regions, stateAfter, stateCode } from "./cities.ts";
import { countryCodeOf, countryOfFolded, isCountryCode } from "./countries.ts";
import { withoutCountry } from "./country-at-end.ts";
import { chineseAddress, japaneseAddress, koreanAddress } from "./east-asian-addresses.ts";
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
    .split(/[|•·\t;✦◆▪⋄◇◊]/u)
    .map((piece) => withComma(withCodeInFront(piece.trim().replace(CODE_LABEL, "")), options.language))
    .filter(Boolean);
  const places = pieces.map((piece) => (/@|https?:|www\./.test(piece) ? undefined : partAsPlace(piece, options.language)));
  const found = places.filter((place) => place !== undefined);
  if (found.length === 0) return undefined;
  const rest = pieces.filter((_, index) => !places[index]).join(" | ");

  return { ...Object.assign({}, ...found.reverse()), ...(rest ? { rest } : {}) };
}

/** "Pune, PIN code - 411014", "C.P. 44100 Guadalajara": what a code is called is no part of the place. */
const CODE_LABEL =
  /(?<![\p{L}\p{N}.])(?:pin(?:\s?code)?|zip(?:\s?code)?|post(?:al\s?)?code|postcode|CEP|C\.?P\.?|CAP|PLZ|Postleitzahl|code postal|código postal|PSČ)\s*[:.–-]*\s*(?=\d{4})/giu;

/** "12 Mill Lane – Leeds", "2 Mill Lane – Fremantle WA 6160": a dash between a street with its number and a known city, or a city with its code, stands for a comma. */
function withComma(piece: string, language: string | undefined): string {
  const [, street, place = ""] = (piece.length <= MAX_ADDRESS_CHARACTERS && STREET_DASH_PLACE.exec(piece)) || [];
  if (street === undefined) return piece;
  const { city, postalCode } = partAsPlace(place, language) ?? {};
  const isCity = knownPlace(place.split(",", 1)[0] as string) >= CITY_LIKENESS || (city !== undefined && postalCode !== undefined);
  return isCity ? `${street}, ${place}` : piece;
}
const STREET_DASH_PLACE = /^(\D*\d.*?)\s[-–—]\s(.*\p{L}.*)$/u;

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
  const scores = parts.map((part) => Math.max(knownPlace(part), stateCode(part) ? STATE_LIKENESS : 0));
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
      /\s+(?:area|city|metropolitan area|region|county|metro area|et environs|area metropolitana|oblast|область|cedex|\d{1,2}(?:e|er|eme)?)$/,
      "",
    );
  if (plain !== folded && (cities().has(plain) || regions().has(plain))) return AREA_LIKENESS;

  return 0;
});

/** "Bruz (35)", "Porto-Vecchio (2A)": French cities with the number of their department. */
const DEPARTMENT_BEHIND = /^\p{Lu}[\p{L}\p{M}'’ -]{1,30}\s\((?:0[1-9]|[1-8]\d|9[0-5]|2[AB]|97[1-6])\)$/u;

/** "Lindenanger 6, Ingolstadt, 85049": the postal code after the city, as form fields in a row print it. */
const CODE_AFTER = /^([^,]*\d[^,]*|[^,]+),\s*(\p{L}[^,\d]{1,40}),\s*(\d{4,6}(?:-\d{3,4})?)\s*,?$/u;

/** "Columbus, OH, US, 43210": as a program prints the fields of an address. */
const COUNTRY_AND_CODE_AFTER = /^(.*\p{L}),\s*([A-Z]{2}),\s*(\d{4,6}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/u;

/** "Columbus, OH, USA 43210": the code behind the name of the country. A year is none. */
const CODE_AFTER_COUNTRY = /^(.*\p{L}),\s*(\p{Lu}[\p{L}. ]+?),?\s+((?!(?:19|20)\d{2}$)\d{4,6})$/u;

const readPlaceOnce = memoizeBy(readPlace);
const partAsPlace = (text: string, language?: string) => readPlaceOnce(text, language);

function readPlace(text: string, language: string | undefined): Place | undefined {
  if (text.length > MAX_ADDRESS_CHARACTERS) return undefined;
  if (isRemote(fold(text))) return { city: text };
  if (isListOfCities(text)) return undefined;
  const behind = CODE_AFTER.exec(text);
  if (behind && !stateCode(behind[2] as string)) return partAsPlace(`${behind[1]}, ${behind[3]} ${behind[2]}`, language);
  const coded = COUNTRY_AND_CODE_AFTER.exec(text);
  if (coded && !isStateBehind(coded[1] as string, coded[2] as string) && isCountryCode(coded[2] as string)) {
    const place = partAsPlace(coded[1] as string, language);
    return place?.city && !place.postalCode ? { ...place, countryCode: coded[2], postalCode: coded[3] } : undefined;
  }
  const [, before, country = "", postalCode] = CODE_AFTER_COUNTRY.exec(text) ?? [];
  if (before && country.length > 2 && countryCodeOf(country)) {
    const place = partAsPlace(`${before}, ${country}`, language);
    return place?.city && !place.postalCode ? { ...place, postalCode } : undefined;
  }
  const { body, countryCode, tail } = withoutCountry(text);
  if (!/\p{L}/u.test(text) && !/^\d+$/.test(text)) return undefined;
  const place =
    cityBefore(body) ??
    cityAfter(body) ??
    (mayBeEastAsian(body) ? (koreanAddress(body) ?? japaneseAddress(body) ?? chineseAddress(body)) : undefined) ??
    withCode(body, countryCode, { language }) ??
    withState(body) ??
    withStreet(body) ??
    named(body, countryCode) ??
    (language === "pt" ? cityInBrazil(body) : undefined) ??
    (countryCode && /^\d{5}$/.test(body) ? { postalCode: body } : undefined);
  if (!place && countryCode && tail !== undefined && fold(body) === "") return { countryCode };
  if (!place) return undefined;
  const known = withKnownCity(place);
  if (known) return clean({ ...known, countryCode: countryCode ?? place.countryCode ?? countryOfCity(known.city) });
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

/** "Los Angeles, CA, 90025" is in California, "Berlin, DE, 10115" in Germany: letters that mean both are a country where the city is known to be in it. */
function isStateBehind(before: string, code: string): boolean {
  const city = before.split(",").at(-1) as string;
  return stateCode(code) !== undefined && !cities().get(fold(city))?.includes(code);
}

/**
 * "14 Mill Lane, Leeds, West": the first known city behind the street is the city, where the last part is none. What stands between the two is
 * its region.
 */
function withKnownCity(place: Place): Place | undefined {
  if (!place.address || (place.city && cities().has(fold(place.city)))) return undefined;
  const [street = "", ...parts] = place.address.split(/\s*,\s*/);
  const at = parts.findIndex((part) => cities().has(fold(part)) && !NOT_CITIES.has(fold(part)));
  if (at < 0 || !/\d/.test(street)) return undefined;
  const behind = [...parts.slice(at + 1), place.city ?? ""].filter((part) => !/^[A-Z]{2}$/.test(part));
  if (behind.some((part) => /\d/.test(part))) return undefined;
  const region = behind.filter(Boolean).join(", ") || undefined;
  return { ...place, address: [street, ...parts.slice(0, at)].join(", "), city: parts[at], region };
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

/** "25 Lê Lợi, Quận 1, TP. Hồ Chí Minh": after an address with a number, a city that is known needs no code. */
function cityAfter(text: string): Place | undefined {
  // "Dereboyu Cad. No:41/6 Nilüfer / BURSA"
  const parts = text.split(/\s*[,،]\s*|\s+\/\s+(?=[^/]*$)/u).filter(Boolean);
  const [city = "", ...before] = parts.toReversed();
  const isAddress = before.length > 1 || NUMBERED.test(before[0] ?? "");
  if (!isAddress || /\d/.test(city) || !cities().has(fold(city)) || NOT_CITIES.has(fold(city))) return undefined;
  if (!/\d/.test(before.join(" ")) || /\b\d{4,}\b/.test(before.join(" "))) return undefined;
  return { address: before.toReversed().join(", "), city, countryCode: countryOfCity(city) };
}

/** "No:41/6", "No. 12" */
const NUMBERED = /(?<!\p{L})n(?:o|r|º|°|um)?\s?[:.]\s?\d/iu;

/** "г. Казань, ул. Баумана, д. 20": in Russia and Ukraine the city may stand first, with the letter for it. */
function cityBefore(text: string): Place | undefined {
  const [, city, address] = CITY_FIRST.exec(text) ?? [];
  return city && address && /\d/.test(address) ? { city, address } : undefined;
}
const CITY_FIRST = /^(?:\d{5,6},?\s+)?(?:г|гор|город|м|місто)\.?\s?(\p{Lu}[\p{L}\p{M} -]{2,30}),\s*(.+)$/u;

/** "Austin, TX", "Toronto, ON" */
function withState(text: string): Place | undefined {
  const match = /^(.*\p{L}.*?)(?:,?\s+|\s*[-–/]\s*)([A-Z]{2,3})\.?$/u.exec(text);
  if (!match) return undefined;
  const before = cityAfterDash(match[1] ?? "") ?? lastIsCity((match[1] ?? "").replace(/,$/, ""));
  const state = stateAfter(before.city ?? "", match[2] ?? "");
  if (!state || (!before.address && !text.includes(",") && !cities().has(fold(match[1] ?? "")))) return undefined;

  return { ...before, region: state.region, countryCode: state.country };
}

/** "Rua das Acácias, 210 – Jardim Aurora – Campinas": after a street with its number, a dash divides as a comma does. */
function cityAfterDash(text: string): Place | undefined {
  const [, address, city] = /^(.*\d.*?)\s+[–—-]\s+(\p{Lu}[\p{L}\p{M} .'’]*)$/u.exec(text) ?? [];
  return address && city ? { address, city } : undefined;
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
