import { fold } from "../../../text/fold.ts";
import { CITY_MARK, HOUSE_NUMBER, POSTCODES, REGION_MARK } from "../../lexicon/places/places-data.ts";
import { cities, countryOfCity, isNameLike, isStateOfBrazil, NOT_CITIES, regions, stateCode } from "./cities.ts";
import { countryCodeOf, isCountryCode } from "./countries.ts";
import type { Place, PlaceOptions } from "./place.ts";
import { namesStreet } from "./streets.ts";
import { MAX_STREET_CHARACTERS, MAX_STREET_WORDS } from "./thresholds.ts";

/**
 * An address by its parts, in whatever order its country writes them: each part says what it is (country, region, postal code, street), what is left
 * beside them is the city. Undefined where a part says nothing and stands where no city does.
 */
export function addressByParts(text: string, { language }: PlaceOptions): Place | undefined {
  const parts = partsOf(text);
  return cityFirst(text, parts) ?? cityLast(text, parts, language);
}

type Part = { text: string; from: number };

/** Commas, dashes with spaces, a slash before a name, a full stop before a country, the word for a street, and a code before its city divide an address. */
const DIVIDER =
  /\s+(?=\d{5}\s\p{Lu}\p{Ll})|\s*[,،，;]\s*|\s+[-–—]\s+|(?<=\p{L}{2})\s*\/\s*(?=\p{Lu})|(?<=\p{L}{3})\.\s+(?=(\p{L}[\p{L} ]*)\.?$)|\s+(?=(?:вул|ул|просп|пров|пер|бул|пл)\.)/gu;

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const divider of text.matchAll(DIVIDER)) {
    if (divider[1] !== undefined && !countryOf(divider[1])) continue;
    parts.push({ text: text.slice(from, divider.index), from });
    from = divider.index + divider[0].length;
  }
  parts.push({ text: text.slice(from).replace(/[\s,.]+$/u, ""), from });
  return parts.filter((part) => part.text !== "");
}

/** "Street 5, Town, Region, Country", with the postal code before or behind a name. */
function cityLast(text: string, parts: readonly Part[], language: string | undefined): Place | undefined {
  const place: Place = {};
  const inBrazil = language === "pt" || /^(?:rua|avenida|travessa|alameda|rodovia)\s/iu.test(text);
  let left = [...parts];
  let isCountryFound = false;
  for (let last = left.at(-1); last && !place.city; last = left.at(-1)) {
    left = left.slice(0, -1);
    const { code, country: countryOfCode, name } = withoutCode(last.text);
    if (code && (place.postalCode || (isYear(code) && !left.some(isNumberedStreet)))) return undefined;
    if (code) Object.assign(place, { postalCode: code, countryCode: place.countryCode ?? countryOfCode });
    if (name === "") continue;
    const before = left.at(-1)?.text;
    const country: string | undefined =
      isCountryFound || place.region || before === undefined ? undefined : countryOf(name, knownCity(before), inBrazil);
    const region =
      place.region || country || before === undefined ? undefined : regionOf(name, before, { inBrazil, street: left.at(-2)?.text ?? "" });
    if (country) place.countryCode = country;
    else if (region) Object.assign(place, { region: name, countryCode: place.countryCode ?? region.country });
    else Object.assign(place, withRegionBehind(name, place));
    isCountryFound ||= country !== undefined;
  }
  const city = cityOf(place.city ?? "");
  if (!city) return undefined;
  const street = left.map((part) => part.text);
  const isSure = city.isSure || place.postalCode !== undefined || place.region !== undefined || place.countryCode !== undefined;
  const known = { ...place, city: city.name, countryCode: place.countryCode ?? countryOfCity(city.name) };
  if (city.street) return street.length === 0 ? { ...known, address: city.street } : undefined;
  if (street.length === 0) return isSure && (parts.length > 1 || place.region || city.isMarked) ? known : undefined;
  if (!isAddress(text, street))
    return city.isMarked ? { ...known, countryCode: countryOf(street.at(-1) as string) ?? known.countryCode } : undefined;
  return isSure ? { ...known, address: text.slice(0, endOf(left)) } : undefined;
}

/** "1117 Budapest, Fehérvári út 12", "119019, Россия, г. Москва, ул. Новый Арбат, д. 8": the city before the street. */
function cityFirst(text: string, parts: readonly Part[]): Place | undefined {
  const place: Place = {};
  let left = [...parts];
  let isMarked = false;
  for (let first = left[0]; first && !place.city; first = left[0]) {
    left = left.slice(1);
    const { code, name } = withoutCode(first.text);
    if (code) place.postalCode = code;
    const city = cityOf(name);
    if (name === "") continue;
    else if (countryOf(name)) place.countryCode = countryOf(name);
    else if (isRegion(name)) place.region = name;
    else if (city && !city.street && city.isSure) {
      place.city = city.name;
      isMarked = city.isMarked === true;
    } else return undefined;
  }
  const [district, ...others] = left;
  const isDistrict = place.city !== undefined && !place.region && district !== undefined && isRegion(district.text);
  if (isDistrict) {
    place.region = district.text;
    left = others;
  }
  const [street] = left;
  // "الرياض، حي النسيم", "м. Київ, вул. Вербицького": the quarter behind its city has no number, and neither has a street that says so behind a city that does.
  const isStreet = street && namesStreet(street.text) && (isMarked || /\d|^\p{Script=Arabic}/u.test(text.slice(street.from)));
  const isBeforeCity = left.some((part) => cities().has(fold(part.text)) || withoutCode(part.text).code);
  if (!isStreet || isBeforeCity) return undefined;
  const last = left.at(-1) as Part;
  return { ...place, address: text.slice(street.from, last.from + last.text.length) };
}

const endOf = (parts: readonly Part[]) => {
  const last = parts.at(-1) as Part;
  return last.from + last.text.length;
};

/** "Spain", "Mx.", and "DE" behind a city of Germany: elsewhere it is Delaware. In Brazil two letters are a state. */
function countryOf(text: string, city?: string, inBrazil = false): string | undefined {
  const known = city === undefined ? undefined : cities().get(fold(city));
  const region = regions().get(fold(text));
  // "Atlanta, Georgia"
  if (region && known?.includes(region.country)) return undefined;
  const letters = text.replace(/\.$/, "");
  if (!/^[a-z]{1,2}$/i.test(letters)) return countryCodeOf(text);
  const code = letters === "UK" ? "GB" : letters.toUpperCase();
  if (!/^[A-Z][A-Za-z]$/.test(letters) || !isCountryCode(code) || (inBrazil && isStateOfBrazil(code))) return undefined;
  if (city && isStateOfBrazil(code) && known?.[0] === "BR") return undefined;
  return !stateCode(code) || known?.includes(code) ? code : undefined;
}

/** "Fremantle WA", "Wil SG" behind a Swiss code, "Trier DE", "Ηράκλειο Κρήτης": a state, a canton, a country or a region of the list right behind the city. */
function withRegionBehind(name: string, { postalCode, region, countryCode }: Place): Place {
  // "46900 Ternil (Valencia)", "Dist. Ternil (Raj.) 303303"
  const [, before, inBrackets] = (postalCode && !region && /^(\p{L}[^()]*?)\s*\((\p{L}[\p{L}. ]{1,20})\)$/u.exec(name)) || [];
  if (before) return { city: before, region: inBrackets };
  const words = name.split(" ");
  const at = words.findIndex(
    (_, index) => isSureCity(words.slice(0, index).join(" ")) && regions().has(fold(words.slice(index).join(" "))),
  );
  if (at > 0 && !region && !cities().has(fold(name))) return { city: words.slice(0, at).join(" "), region: words.slice(at).join(" ") };
  const [, city = "", letters = ""] = /^(\p{Lu}.*\p{L}) ([A-Z]{2,3})$/u.exec(name) ?? [];
  if (letters === "") return { city: name };
  if (isRegionOf(letters, countryCode, postalCode)) return { city, region: letters };
  if (!postalCode) return { city: name };
  if (/^\d{4}$/.test(postalCode) && CANTON.test(letters)) return { city, region: letters, countryCode: "CH" };
  const country = countryOf(letters, city);
  if (country && country === (countryCode ?? country)) return { city, countryCode: country };
  const state = region ? undefined : stateCode(letters);
  return state ? { city, region: letters, countryCode: countryCode ?? state.country } : { city: name };
}

/** "Milan MI, Italy", "Ternil SA 5082, Australia": letters that mean a region where the country is known, or the code has the length of its codes. */
const isRegionOf = (letters: string, country: string | undefined, code = "") =>
  (country === "IT" && /^[A-Z]{2}$/.test(letters)) ||
  (AUSTRALIAN.test(letters) && (country ?? "AU") === "AU" && (country !== undefined || /^\d{4}$/.test(code)));
const AUSTRALIAN = /^(?:SA|WA|NT|NSW|VIC|QLD|TAS|ACT)$/;

const CANTON = /^(?:A[GIR]|B[ELS]|FR|G[ELR]|JU|LU|N[EW]|OW|S[GHOZ]|T[GI]|UR|V[DS]|Z[GH])$/;

/** What stands behind a city: a region of the list, one that says so, the letters of a state; and what stands behind a city that the list has: "Getafe, Madrid", "14 Mill Lane, Leeds, West". */
function regionOf(
  name: string,
  before: string,
  { inBrazil, street }: { inBrazil: boolean; street: string },
): { country?: string } | undefined {
  if (inBrazil && isStateOfBrazil(name)) return { country: "BR" };
  // "34710 Kadıköy/İstanbul": the code stands beside the city.
  if (/^\d/.test(before) && withoutCode(before).code && isNameLike(name)) return { country: countryOfCity(name) };
  const known = regions().get(fold(name));
  const city = knownCity(before);
  if (known && !(cities().has(fold(name)) && city === undefined)) return known;
  if (REGION_MARK.test(name)) return {};
  if (isStateOfBrazil(name) && city && countryOfCity(city) === "BR") return { country: "BR" };
  const state = stateCode(name);
  if (state) return { country: state.country };
  const isBehindCity = city !== undefined && (cities().has(fold(name)) || (/\d/.test(street) && isNameLike(name)));
  return isBehindCity ? { country: countryOfCity(name) ?? countryOfCity(city) } : undefined;
}

const isRegion = (name: string) => (regions().has(fold(name)) && !cities().has(fold(name))) || REGION_MARK.test(name);

const knownCity = (part: string) => {
  const city = cityOf(withoutCode(part).name);
  return city?.isSure ? city.name : undefined;
};

/** A name of a city: marked as one, of the list (behind a street too), or like one. */
function cityOf(text: string): { name: string; isSure: boolean; isMarked?: boolean; street?: string } | undefined {
  const marked = CITY_MARK.exec(text)?.[1];
  if (marked) return { name: marked, isSure: true, isMarked: true };
  if (VIETNAMESE_CITY.test(text)) return { name: text, isSure: true, isMarked: true };
  const [, numbered] = /^(\p{L}[^\d]*) \d{1,2}$/u.exec(text) ?? [];
  if (isSureCity(numbered ?? text)) return { name: text, isSure: true };
  const words = text.split(" ");
  const at = words.findIndex(
    (word, index) => /\d/.test(words[index - 1] ?? "") && !/\d/.test(word) && isSureCity(words.slice(index).join(" ")),
  );
  if (at > 1 && !/\d{4}$|\d{3} \d\d$|\d-\d{3}$/.test(words.slice(0, at).join(" ")))
    return { name: words.slice(at).join(" "), isSure: true, street: words.slice(0, at).join(" ") };
  return isNameLike(text) && !namesStreet(text) && !NOT_A_CITY.test(text) ? { name: text, isSure: false } : undefined;
}

/** "TP. Đà Nẵng": the word for a city is a part of the name. */
const VIETNAMESE_CITY = /^(?:TP\.?|Tp\.?|[Tt]hành phố) ?\p{Lu}\p{L}/u;

const isSureCity = (text: string) => cities().has(fold(text)) && !NOT_CITIES.has(fold(text));

/** Parts of a building or of a city. */
const NOT_A_CITY =
  /^(?:apto?|ap|edif|edificio|depto|piso|bloco|block|blk|lot|bairro|barrio|col|colonia|centro|sector|cep|tel|fone|phone|brgy|barangay|vill|village|at|post|tal|taluka?|teh|tehsil|quận|phường|huyện)(?:[.\s:]|$)/iu;

/** Streets with a number, or a street that says so before a city. */
function isAddress(text: string, street: readonly string[]): boolean {
  const [first = ""] = street;
  const whole = street.join(", ");
  return (
    (namesStreet(whole) ||
      LOCALITY.test(first) ||
      /[\p{Script=Han}\p{Script=Hangul}].*\d/u.test(first) ||
      (HOUSE_NUMBER.test(first) && /\p{L}{3}/u.test(first))) &&
    whole.length <= MAX_STREET_CHARACTERS &&
    fold(whole).split(" ").length <= MAX_STREET_WORDS &&
    !/[!?@]|:(?!\s?\d)|\d{7}/.test(text)
  );
}

/** "Quartier Morne Vert, 97230 Kernwick": a part of a town or a place outside of it, where streets have no names. */
const LOCALITY =
  /^(?:quartier|lieu[- ]?dit|hameau|cité|località|loc\.|frazione|fraz\.|c\.da|barriada|caserío|vereda|bairro|lugar|ortsteil|wieś|osada|vill(?:age|\.)|brgy\.|barangay|purok)\s?\S/iu;

const isNumberedStreet = ({ text }: Part) => HOUSE_NUMBER.test(text) && /\p{L}{3}/u.test(text);

const isYear = (code: string) => /^(?:19[3-9]\d|20[0-4]\d)$/.test(code);

/** "7000 Tandil", "Předboj 250 72", "28899": a part with the postal code before or behind its name, or alone. */
function withoutCode(part: string): { code?: string; country?: string; name: string } {
  for (const { country, pattern, loose } of POSTCODES) {
    const match = pattern.exec(part);
    if (!match) continue;
    const [before, after] = [part.slice(0, match.index).trim(), part.slice(match.index + match[0].length).trim()];
    const name = before || after;
    if ((before && after) || /\d/.test(name.replace(/ \d{1,2}$/, "")) || (name && namesStreet(name))) continue;
    return { code: match[0].replace("〒", "").trim(), country: loose ? undefined : country || undefined, name };
  }
  return { name: part };
}
