import { isCaps } from "../../1-document/line-style.ts";
import { SURE_CITY } from "../../1-document/thresholds.ts";
import { UK_POSTCODE_AREAS } from "../../lexicon/places/places-data.ts";
import { guessAgencyField } from "../../recognisers/agency-fields.ts";
import { looksLikePosition } from "../../recognisers/degrees.ts";
import { kindsOf } from "../../recognisers/name-kinds/kinds-of.ts";
import { countryOfCity, isNameLike, stateCode } from "../../recognisers/places/cities.ts";
import type { Place } from "../../recognisers/places/place.ts";
import { looksLikePlace, parsePlace } from "../../recognisers/places/places.ts";
import { MAX_LABELLED_CHARACTERS, MIN_PART_OF_CITY, MIN_POSITION_CONFIDENCE } from "../thresholds.ts";

/**
 * The place in words that stand beside contact data, where forms mean one that elsewhere mean other things: a city with letters or with the first half of
 * its code, a part of a city before it, a position before it.
 */
export const placeBesideContacts = (text: string): Place | undefined => (text.length > MAX_LABELLED_CHARACTERS ? undefined : placeIn(text));

const placeIn = (text: string) =>
  cityAndState(text) ??
  cityAndProvince(text) ??
  cityAndOutwardCode(text) ??
  behindStreet(text) ??
  withWordsBefore(text) ??
  inSmallLetters(text);

/** "Ternil GA * 770-555-0115": beside contact data two letters behind a name are those of its state. */
function cityAndState(text: string): Place | undefined {
  const [, city = "", letters = ""] = /^(.+) ([A-Z]{2})$/u.exec(text) ?? [];
  const state = isPlainName(city) ? stateCode(letters) : undefined;
  return state && { city, region: state.region, countryCode: state.country };
}

/** "Ternil (CN)": letters in brackets are those of the province. */
function cityAndProvince(text: string): Place | undefined {
  const [, city = "", region] = /^([^()]+?) ?\(([A-Z]{2})\)$/u.exec(text) ?? [];
  return region && isPlainName(city) ? { city, region } : undefined;
}

/** "Bristol BS6", "Leith, Edinburgh EH6": the first half of a British postcode. Behind a name that is no city of Britain, "English B2", it is something else. */
function cityAndOutwardCode(text: string): Place | undefined {
  const [, before = "", postalCode = "", area = ""] = OUTWARD_CODE.exec(text) ?? [];
  const parts = before.split(/\s*,\s*/u);
  const city = parts.at(-1) ?? "";
  if (!UK_POSTCODE_AREAS.has(area) || !parts.every(isPlainName)) return undefined;
  if (countryOfCity(city) !== "GB" && (area.length < 2 || countryOfCity(city) !== undefined)) return undefined;
  const address = parts.slice(0, -1).join(", ");
  return { ...(address && { address }), city, postalCode };
}
const OUTWARD_CODE = /^(\p{Lu}[^\d]{2,60}?),? (([A-Z]{1,2})\d{1,2}[A-Z]?)$/u;

/** "12 montée de la Tour – 69300 Ternil": a street that no list knows, with its number, before a code and its city. */
function behindStreet(text: string): Place | undefined {
  const [, address = "", city = ""] = STREET_AND_CITY.exec(text) ?? [];
  const place = city === "" ? undefined : parsePlace(city);
  return place?.postalCode && place.city && !place.address ? { address, ...place } : undefined;
}
const STREET_AND_CITY = /^(\d{1,4}[^\d,–—][^,–—]{3,50}|\p{L}[^,–—\d]{3,50}\d{1,4}\s?\p{Ll}?)(?:\s[–—-]\s|,\s)(\d{4,5}\s\p{Lu}.{2,40})$/u;

/** "Kreuzberg, Berlin", "Hải Châu, Đà Nẵng": a part of a city before one that the list has. "Boatbuilder, Berlin" says what somebody is. */
function withWordsBefore(text: string): Place | undefined {
  const [before = "", city = "", ...more] = text.split(/\s*[,，]\s*/u);
  if (city === "" || more.length > 0 || looksLikePlace(city) < SURE_CITY || countryOfCity(city) === undefined) return undefined;
  if (looksLikePosition(before) >= MIN_POSITION_CONFIDENCE) return { city };
  if (!isPlainName(before) || looksLikePlace(before) >= SURE_CITY) return undefined;
  return kindsOf(before).place >= MIN_PART_OF_CITY ? { address: before, city } : { city };
}

const isPlainName = (text: string) => isNameLike(text) && !isCaps(text) && looksLikePosition(text) === 0 && !guessAgencyField(text);

/** "mill lane 73", "4057 basel" in a CV that is set without any capital. */
function inSmallLetters(text: string): Place | undefined {
  if (!/\p{Ll}/u.test(text) || /\p{Lu}/u.test(text)) return undefined;
  const place = parsePlace(text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()));
  const isSure = place?.postalCode !== undefined || looksLikePlace(place?.city ?? "") >= SURE_CITY;
  return place && isSure
    ? Object.fromEntries(Object.entries(place).map(([key, value]) => [key, key === "countryCode" ? value : value?.toLowerCase()]))
    : undefined;
}
