import { fold } from "../../../text/fold.ts";
import { languageTagOf } from "../../lexicon/languages/language-tags.ts";
import { CODE_BY_LANGUAGE, CODE_PREFIX, HOUSE_NUMBER, POSTCODES } from "../../lexicon/places/places-data.ts";
import { byCity, cities, countryOfCity, isNameLike, regions, stateCode } from "./cities.ts";
import { countryCodeOf } from "./countries.ts";
import type { Place, PlaceOptions } from "./place.ts";
import { namesStreet } from "./streets.ts";
import { MAX_CITY_WORDS } from "./thresholds.ts";

/** Codes that stand after the city; all others stand before it. */
const CODE_LAST = new Set(["GB", "IE", "CA", "US", "AU", "NZ", "IN", "SG", "ZA"]);

export function withCode(text: string, countryCode: string | undefined, options: PlaceOptions): Place | undefined {
  if (!/\d/.test(text)) return undefined;
  const state = /^(.*?),?\s+([A-Z]{2,3}),?\s+(\d{5}(?:-\d{4})?|\d{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u.exec(text);
  const known = state ? stateCode(state[2] ?? "") : undefined;
  if (state && known) return { ...lastIsCity(state[1] ?? ""), region: state[2], postalCode: state[3], countryCode: known.country };
  for (const { country, pattern, loose } of POSTCODES) {
    const match = pattern.exec(text);
    if (
      !match ||
      (country === "GR" && countryCode !== "GR" && !/\p{Script=Greek}/u.test(text)) ||
      (country === "CZ" && countryCode === "SE")
    )
      continue;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    if (loose && !plausibleCode(match[0], before, after, countryCode)) continue;
    const prefix = /^([A-Z]{1,3})-/.exec(match[0])?.[1] ?? /(?:^|[\s,])([A-Z]{1,3})[- ]$/.exec(before)?.[1];
    const fromPrefix = prefix ? CODE_PREFIX[prefix] : undefined;
    const place = split(before.replace(/(?:^|[\s,])[A-Z]{1,3}-$/, ""), after, country);
    const digits = match[0].replace(/\D/g, "").length;
    const own = countryCode ?? fromPrefix ?? (loose && country !== "SE" && country !== "GR" ? byCity(place.city, country) : country);
    const suggested = options.language ? CODE_BY_LANGUAGE[languageTagOf(options.language)]?.[digits] : undefined;

    return { ...place, postalCode: match[0].replace(/^(?:〒\s?)/, "").trim(), countryCode: own || suggested };
  }

  return undefined;
}

/** Countries with codes of four digits, where a year may look like one. */
const SHORT_CODES = new Set("AR AT CH LI BE LU DK NO HU NL BG SI CY AU NZ ZA PH GE AM MD LV".split(" "));

/** False for four digits in a country whose codes are longer: "1234" in the United States is the number of a house. */
export const mayBeCodeIn = (code: string, country: string | undefined): boolean =>
  !/^\d{4}$/.test(code) || country === undefined || SHORT_CODES.has(country);

/** "1427 W Fillmore St": the number of a house, not a code. */
const ENGLISH_STREET =
  /\s(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Ct|Court|Pl|Place|Way|Pkwy|Parkway|Hwy|Highway|Terrace|Cir|Circle|Sq|Square)\.?$/;

/** A bare number is a code when a capitalised name follows it or a city stands before it, and it is no year, price or house number. */
function plausibleCode(code: string, before: string, after: string, countryCode: string | undefined): boolean {
  const city = /^[\s,–-]*([\p{Lu}\p{Lo}'’][\p{L}\p{M}.'’-]*(?:[ -][\p{L}\p{M}.'’()/-]+){0,5})/u.exec(after)?.[1];
  if (
    (/(?:[\d€$£%+]|\d\))\s?$/.test(before) && !isBehindHouseNumber(code, before, city)) ||
    /^\s*[\d€$£%.]/.test(after.replace(/^,/, "")) ||
    /^-?\d/.test(after)
  )
    return false;
  if (before.trim() === "" && city && ENGLISH_STREET.test(city)) return false;
  const isYear = /^(?:19[3-9]\d|20[0-4]\d)$/.test(code);
  const street = namesStreet(before) || /\d/.test(before);
  if (city) {
    const sure = countryCode !== undefined || cities().has(fold(city.split(/[,(]/)[0] ?? "")) || street || /[A-Z]-\d/.test(code);
    if (isYear) return SHORT_CODES.has(countryCode ?? countryOfCity(city.split(",")[0]) ?? "") || (street && sure);

    return sure || (before.trim() === "" && isNameLike(city) && city.split(" ").length <= MAX_CITY_WORDS);
  }
  const parts = before.replace(/[\s,–—-]+$/u, "").split(",");
  const previous = (parts.at(-1) ?? "").trim();
  const isKnown = () =>
    cities().has(fold(previous)) || isState(previous, code) || countryCode !== undefined || isBehindCity(previous, parts.at(-2) ?? "");

  return !isYear && after.trim().replace(/[,.]/g, "") === "" && previous !== "" && isKnown();
}

/** "120 Mill Road Minneapolis, Minnesota 55455": a region that is written out, behind a city that the list has. */
function isBehindCity(region: string, before: string): boolean {
  const words = before.trim().split(" ");
  return regions().has(fold(region)) && [1, 2, 3].some((count) => cities().has(fold(words.slice(-count).join(" "))));
}

/** "Kerala – 695001": six digits behind the name of a state are its PIN code. */
const isState = (name: string, code: string) => /^\d{3}\s?\d{3}$/.test(code) && regions().get(fold(name))?.country === "IN";

/** "Am Kirchberg 4 73033 Göppingen": a code of five digits between the number of a house and a city that the list has. */
const isBehindHouseNumber = (code: string, before: string, city: string | undefined) =>
  /^\d{5}$/.test(code) &&
  /\p{L}\.?\s\d{1,3}\s?[a-z]?\s$/u.test(before) &&
  city !== undefined &&
  cities().has(fold(city.split(/[,(]/)[0] ?? ""));

function split(before: string, after: string, country: string): Place {
  const next = after.replace(/^[\s,–-]+/, "").trim();
  if (!/\p{L}/u.test(next) || CODE_LAST.has(country)) {
    const place = lastIsCity(before);
    // "BS1 5TY Bristol"
    if (!/\p{L}/u.test(next)) return place;
    if (!place.city && next) return { ...place, city: next.split(",")[0] };

    return next && !countryCodeOf(next) ? { ...place, region: place.region ?? next } : place;
  }
  const region = /\(([^)]+)\)\s*$/.exec(next);
  const [city = "", ...more] = (region ? next.slice(0, region.index) : next).split(/\s*,\s*|\s+[-–]\s+/);
  const address = before.trim();
  // "80999 Lindenstr. 11" over "Munich": a street with its number is no city.
  if (!address && more.length === 0 && namesStreet(city) && HOUSE_NUMBER.test(city)) return { address: city.trim() };

  return {
    ...(address ? { address } : {}),
    city: city.trim(),
    ...(region?.[1] || more.length > 0 ? { region: region?.[1] ?? more.join(", ") } : {}),
  };
}

/** "14 Harbour Terrace, Bristol" → address and city; "Bristol" → city. */
export function lastIsCity(text: string): Place {
  const parts = text
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const region =
    parts.length > 1 && regions().has(fold(parts.at(-1) ?? "")) && !cities().has(fold(parts.at(-1) ?? "")) ? parts.pop() : undefined;
  // "Tenali, Guntur (Dt), Andhra Pradesh": the district of the city.
  const district = parts.length > 1 && DISTRICT.test(parts.at(-1) ?? "") ? parts.pop() : undefined;
  if (district) return { ...lastIsCity(parts.join(", ")), region: [district, region].filter(Boolean).join(", ") };
  const last = parts.at(-1) ?? "";
  // "Rua das Araucárias 310, ap. 52": a flat or a floor is no city.
  if (parts.length > 1 && /\d/.test(last)) return { address: parts.join(", "), ...(region ? { region } : {}) };
  if (parts.length > 1) return { address: parts.slice(0, -1).join(", "), city: last, ...(region ? { region } : {}) };
  const words = last.split(" ");
  for (let length = Math.min(MAX_CITY_WORDS, words.length - 1); length >= 1; length--) {
    const city = words.slice(-length).join(" ");
    if (/\d/.test(last) && cities().has(fold(city)))
      return { address: words.slice(0, -length).join(" "), city, ...(region ? { region } : {}) };
  }
  if (namesStreet(last) && HOUSE_NUMBER.test(last)) return { address: last };

  return { ...(last ? { city: last } : {}), ...(region ? { region } : {}) };
}

const DISTRICT = /\((?:dt|dist(?:t|rict)?)\.?\)$|(?:^|\s)dist(?:t|rict)?\.?$|^dist(?:t|rict)?[.:]?\s/iu;
