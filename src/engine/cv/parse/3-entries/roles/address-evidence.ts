import { memoize } from "../../../text/memoize.ts";
import { CITY_MARK, PROVINCES_OF_ITALY } from "../../lexicon/places/places-data.ts";
import { looksLikeCompany } from "../../recognisers/degrees.ts";
import { isNameLike } from "../../recognisers/places/cities.ts";
import { eastAsianAddress } from "../../recognisers/places/east-asian-addresses.ts";
import { parsePlace } from "../../recognisers/places/places.ts";
import { namesStreet } from "../../recognisers/places/streets.ts";

/**
 * Whether a text has the form of an address, so that it is where an employer is, though no list knows the city: "Mill Street 12, Kernwick", "Hlavní 15/6 Brno", "Kernwick (CN)",
 * "м. Кернівка", "서울 구로구", "calle Mayor", "regio Kernwijk-Oost".
 */
export const isAddress = memoize((text: string): boolean => {
  if (/\s[–—-]\s|\//u.test(text) && !TWO_NUMBERS.test(text)) return false;
  if (CITY_MARK.test(text) || REGION_MARK.test(text) || STREET_IN_SMALL_LETTERS.test(text) || eastAsianAddress(text) !== undefined)
    return true;
  const [, city = "", province = ""] = CITY_AND_PROVINCE.exec(text) ?? [];
  if (province && ITALIAN.has(province) && isNameLike(city) && looksLikeCompany(city) === 0) return true;
  const place = /\d/u.test(text) && !/@|:/u.test(text) ? parsePlace(text) : undefined;
  if (!place?.address || place.rest || !/\d/u.test(place.address) || !/\p{L}/u.test(place.address)) return false;
  const street = text.split(/\s*,\s*/u, 1)[0] as string;
  return (
    (namesStreet(street) && (NUMBER_LAST.test(street) || (NUMBER_FIRST.test(street) && STREET_LAST.test(street)))) ||
    (place.city !== undefined && TWO_NUMBERS.test(place.address))
  );
});

/** "viale Marconi", "calle Mayor", "ul. Długa": names of employers begin with a capital. */
const STREET_IN_SMALL_LETTERS =
  /^(?:viale|v\.le|vicolo|piazza|corso|c\.so|calle|avenida|avda\.?|plaza|rue|avenue|boulevard|rua|ul\.|al\.|вул\.|ул\.|просп?\.|str\.)\s(?:\p{Ll}{2,5}\s)?\p{Lu}/u;
const REGION_MARK = /^(?:regio|region|région|regione|zona|Raum|Großraum)\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?$/u;
/** "Villanova Teme (CN)". */
const CITY_AND_PROVINCE = /^(\p{Lu}[\p{L}\p{M}’' -]{2,30}?)\s?\(([A-Z]{2})\)$/u;
const ITALIAN: ReadonlySet<string> = new Set(PROVINCES_OF_ITALY.split(" "));
/** "Mill Street 12" and "12 Mill Street", but not "Route 66 Diner" or "12 Building Services". */
const NUMBER_LAST = /\p{L}\.?\s\d{1,5}\s?\p{L}?(?:[/–-]\d{1,4}\s?\p{L}?)?$/u;
const NUMBER_FIRST = /^\d{1,5}\p{L}?\s\p{L}/u;
const STREET_LAST =
  /\s(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|square|terrace|close|crescent|grove|hill|way|boulevard|blvd|highway|parkway)\.?$/iu;
/** "Hlavní 151/6": a number of the house and one of the street. */
const TWO_NUMBERS = /\p{L}\s\d{1,4}\/\d{1,3}\p{Ll}?(?=$|,|\s\p{Lu})/u;
