import { CITIES } from "./lexicon/cities.ts";
import { fold, foldEntry } from "./lexicon/fold.ts";
import {
  AU_STATES,
  CA_PROVINCES,
  CODE_BY_LANGUAGE,
  CODE_PREFIX,
  HOUSE_NUMBER,
  POSTCODES,
  REGIONS,
  REMOTE,
  STREET_WORD,
  US_STATES,
} from "./lexicon/places-data.ts";
import { remembered } from "./lexicon/remembered.ts";
import { TONGUES, tongueOf } from "./lexicon/tongues.ts";

export type Place = {
  address?: string;
  postalCode?: string;
  city?: string;
  region?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
  /** What the line says beside the place. */
  rest?: string;
};
export type PlaceOptions = { language?: string };

/**
 * The place that a line of the contact block prints: street, code and city, a city with its country, a city alone if it is a known one.
 * Parts between bars, dots or tabs are read one by one; what is no place comes back in `rest`. Undefined when there is no place in it.
 */
export function parsePlace(text: string, options: PlaceOptions = {}): Place | undefined {
  const pieces = text.split(/\s*[|•·\t;✦◆▪]\s*/u).filter((piece) => piece.trim() !== "");
  const places = pieces.map((piece) => (/@|https?:|www\./.test(piece) ? undefined : pieceAsPlace(piece.trim(), options)));
  const found = places.filter((place) => place !== undefined);
  if (found.length === 0) return undefined;
  const rest = pieces.filter((_, index) => !places[index]).join(" | ");

  return { ...Object.assign({}, ...found.reverse()), ...(rest ? { rest } : {}) };
}

/** 0..1: how likely a short text is a city, a region, a country or a combination of them, or "Remote". */
export const looksLikePlace = remembered((text: string): number => {
  const trimmed = text
    .trim()
    .replace(/^[([]|[)\].,;]+$/g, "")
    .trim();
  if (trimmed === "" || trimmed.length > 70 || /[@!?;]|\d{6}|https?:/.test(trimmed)) return 0;
  const known = knownPlace(trimmed);
  if (known > 0) return known;
  const parts = trimmed.split(/\s*[,،/|·•()（），、]\s*|\s+[-–—&]\s+|\s+(?:and|und|et|y|e|en|i|и|та|και)\s+/u).filter(Boolean);
  const last = parts.at(-1) ?? "";
  const scores = parts.map((part) => Math.max(knownPlace(part), stateCode(part) ? 0.8 : 0));
  if (parts.length > 1 && parts.length <= 5) {
    if (scores.every((score) => score > 0)) return Math.min(0.95, ...scores) + 0;
    if ((scores.at(-1) ?? 0) >= 0.8 && parts.slice(0, -1).every(isNameLike))
      return countryCodeOf(last) || stateCode(last) || regions().has(fold(last)) ? 0.75 : 0.35;
    if ((scores[0] ?? 0) >= 0.9 && parts.slice(1).every(isNameLike)) return 0.6;
  }
  const place = /\d/.test(trimmed) ? pieceAsPlace(trimmed, {}) : undefined;
  if (place?.postalCode) return 0.9;
  if (
    /^greater \p{L}+|\b(?:area|region|metropolitan area|et périphérie|e dintorni|und umgebung|umland|großraum \p{L}+)$/iu.test(trimmed) &&
    parts.length === 1
  )
    return /^(?:großraum|raum|greater)/i.test(trimmed) ? 0.8 : 0.5;

  return /^\p{Lu}[\p{Ll}\p{M}'’-]+(?: (?:\p{Lu}[\p{Ll}'’-]+|am|an|der|de|la|del|upon|sur|di|do|da|en|i|a\.))*$/u.test(trimmed) &&
    trimmed.split(" ").length <= 3
    ? 0.2
    : 0;
});

/** ISO 3166-1 alpha-2 of a country's name in any of the languages known. */
export function countryCodeOf(text: string): string | undefined {
  return countries().get(fold(text));
}

const COUNTRY_VARIANTS: Record<string, string> = {
  GB: "uk, u k, united kingdom, great britain, england, scotland, wales, northern ireland, großbritannien, royaume uni, angleterre, reino unido, inghilterra, regno unito, gran bretagna, inglaterra, verenigd koninkrijk, wielka brytania, anglia, великобританія, великобритания, англия, αγγλία, ηνωμένο βασίλειο, engleska, storbritannien, 英国, イギリス, 영국",
  US: "usa, u s a, us, u s, united states, united states of america, america, vereinigte staaten, états unis, etats unis, estados unidos, ee uu, eeuu, stati uniti, eua, verenigde staten, stany zjednoczone, ηπα, сша, 美国, アメリカ, 미국",
  DE: "germany, deutschland, brd, bundesrepublik deutschland, allemagne, alemania, germania, alemanha, duitsland, niemcy",
  NL: "netherlands, the netherlands, holland, nederland, niederlande, pays bas",
  CZ: "czech republic, czechia, česká republika, tschechien, tschechische republik, république tchèque, čr",
  AE: "uae, u a e, united arab emirates, emirates, vae, الإمارات",
  CH: "switzerland, schweiz, suisse, svizzera, suiza, suíça",
  AT: "austria, österreich, autriche",
  KR: "south korea, korea, republic of korea, 한국, 대한민국, 韩国, 韓国",
  CN: "china, pr china, prc, people s republic of china, 中国",
  TW: "taiwan, 台湾, 臺灣",
  HK: "hong kong",
  RU: "russia, russian federation, russland, россия, рф",
  MK: "macedonia, north macedonia, mazedonien",
  TR: "turkey, türkiye, turkiye, türkei",
  CI: "ivory coast, côte d'ivoire",
  SA: "ksa, saudi arabia, السعودية",
  OM: "oman, سلطنة عمان",
  IE: "ireland, republic of ireland, irland, irlande, irlanda, éire",
  SK: "slovakia, slovak republic, slovensko",
  BA: "bosnia, bosnien, bih, bosnia and herzegovina",
  VN: "vietnam",
  PS: "palestine",
  CV: "cape verde",
  BY: "belarus, weißrussland",
  MD: "moldova, moldawien",
};
/** Names that are rather something else on a CV: months, first names, US states, languages, Amman without its vowel signs. */
const NOT_COUNTRIES = new Set([
  fold("عمان"),
  "georgia",
  "jordan",
  "chad",
  "mali",
  "togo",
  "niger",
  "world",
  "me",
  "no",
  "it",
  "in",
  "may",
  "is",
  "man",
  "guam",
  "svet",
  "dominica",
]);

let countryTable: Map<string, string> | undefined;
function countries(): Map<string, string> {
  if (countryTable) return countryTable;
  countryTable = new Map();
  for (const [code, list] of Object.entries(COUNTRY_VARIANTS)) for (const name of list.split(",")) countryTable.set(fold(name), code);
  const codes = regionCodes();
  for (const tag of TONGUES) {
    const display = new Intl.DisplayNames(tag, { type: "region", fallback: "none" });
    for (const code of codes) {
      const name = foldEntry(display.of(code) ?? "");
      if (name.length > 1 && !countryTable.has(name) && !NOT_COUNTRIES.has(name)) countryTable.set(name, code);
    }
  }
  for (const [name, code] of [
    ["georgia", "GE"],
    ["jordan", "JO"],
    ["mali", "ML"],
    ["togo", "TG"],
    ["niger", "NE"],
    ["chad", "TD"],
  ] as const)
    countryTable.set(name, code);

  return countryTable;
}

function regionCodes(): string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const english = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const old = new Set([
    "EU",
    "EZ",
    "UN",
    "QO",
    "XA",
    "XB",
    "ZZ",
    "SU",
    "DD",
    "YU",
    "CS",
    "FX",
    "TP",
    "AN",
    "BU",
    "NT",
    "ZR",
    "UK",
    "CP",
    "AC",
    "DG",
    "EA",
    "IC",
    "TA",
  ]);

  return letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => !old.has(code) && english.of(code));
}

let cityTable: Map<string, string[]> | undefined;
function cities(): Map<string, string[]> {
  if (cityTable) return cityTable;
  cityTable = new Map();
  for (const [code, list] of Object.entries(CITIES)) {
    for (const name of list.split(",")) {
      const folded = fold(name);
      if (folded) cityTable.set(folded, [...(cityTable.get(folded) ?? []), code]);
    }
  }

  return cityTable;
}

/** Words that are a city somewhere and a word of CVs everywhere. */
const NOT_CITIES = new Set([
  "reading",
  "most",
  "mobile",
  "essen",
  "bath",
  "lens",
  "nice",
  "hof",
  "van",
  "salem",
  "martin",
  "split",
  "bury",
  "rugby",
  "wil",
  "bar",
  "como",
  "enna",
  "trani",
  "rho",
  "mesa",
  "vic",
  "marl",
  "hamm",
  "sion",
  "gap",
  "aurora",
  "arad",
  "rom",
  "lund",
  "moss",
  "ede",
  "oss",
  "goa",
  "salta",
  "deva",
]);

let regionTable: Map<string, { country: string }> | undefined;
function regions(): Map<string, { country: string }> {
  if (regionTable) return regionTable;
  regionTable = new Map();
  for (const [country, list] of Object.entries(REGIONS)) for (const name of list.split(",")) regionTable.set(fold(name), { country });
  for (const name of Object.values(US_STATES)) regionTable.set(fold(name), { country: "US" });
  for (const name of Object.values(CA_PROVINCES)) regionTable.set(fold(name), { country: "CA" });
  for (const name of Object.values(AU_STATES)) regionTable.set(fold(name), { country: "AU" });

  return regionTable;
}

let remoteTable: Set<string> | undefined;
function isRemote(folded: string): boolean {
  remoteTable ??= new Set(REMOTE.split(",").map(fold));

  return remoteTable.has(folded);
}

function knownPlace(text: string): number {
  const folded = fold(text);
  if (folded === "") return 0;
  if (isRemote(folded)) return 0.9;
  if (countryCodeOf(text) && (folded.length > 2 || /^U\.?[KS]\.?$/.test(text))) return 0.95;
  if (cities().has(folded)) return NOT_CITIES.has(folded) ? 0.5 : 0.95;
  if (regions().has(folded)) return 0.9;
  if (/^\p{Script=Han}{2,4}(?:市|县|区|省|都|府|県|區|縣)$/u.test(text)) return 0.9;
  const plain = folded
    .replace(
      /^(?:greater|city of|metropolitan|grosse?raum|raum|region|area|zona|provincia de|provincia di|m|g|r|r-n|с|м|г|гр|місто|город|град|bei|near)\s+/,
      "",
    )
    .replace(
      /\s+(?:area|city|metropolitan area|region|county|metro area|et environs|area metropolitana|oblast|область|cedex|\d{1,2}(?:e|er|eme)?)$/,
      "",
    );
  if (plain !== folded && (cities().has(plain) || regions().has(plain))) return 0.85;

  return 0;
}

const stateCode = (text: string): { region: string; country: string } | undefined => {
  const code = text.trim();
  if (US_STATES[code]) return { region: code, country: "US" };
  if (CA_PROVINCES[code]) return { region: code, country: "CA" };

  return AU_STATES[code] ? { region: code, country: "AU" } : undefined;
};

/** Particles, then a capital letter and whatever follows. In scripts without capitals every letter is one: the word is tried once. */
const NAME_WORD = /^(?:d[eiao]|del|la|le|am|an|der|im|upon|sur|of)*(?:[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*)?$/u;
const isNameLike = (text: string) => text !== "" && text.split(" ").length <= 4 && text.split(/\s+/).every((word) => NAME_WORD.test(word));

/** "Lindenanger 6, Ingolstadt, 85049": the postal code behind the city, as form fields in a row print it. */
const CODE_BEHIND = /^([^,]*\d[^,]*|[^,]+),\s*(\p{L}[^,\d]{1,40}),\s*(\d{4,6}(?:-\d{3,4})?)\s*,?$/u;

function pieceAsPlace(text: string, options: PlaceOptions): Place | undefined {
  if (text.length > 140) return undefined;
  if (isRemote(fold(text))) return { city: text };
  const behind = CODE_BEHIND.exec(text);
  if (behind) return pieceAsPlace(`${behind[1]}, ${behind[3]} ${behind[2]}`, options);
  const { body, countryCode, tail } = withoutCountry(text);
  const place = chinese(body) ?? withCode(body, countryCode, options) ?? withState(body) ?? withStreet(body) ?? named(body, countryCode);
  if (!place && countryCode && tail !== undefined && fold(body) === "") return { countryCode };
  if (!place) return undefined;
  // Amman and Oman are written alike: behind a street, and where no other city is told, it is the city.
  const city = place.city ?? (place.address && tail && cities().has(fold(tail)) ? tail : undefined);
  const code = city === tail ? countryOfCity(city) : (countryCode ?? place.countryCode ?? countryOfCity(city));

  return clean({ ...place, city, countryCode: code });
}

function clean(place: Place): Place {
  const entries = Object.entries(place)
    .map(([key, value]) => [key, value?.replace(/^[\s,;–—-]+|[\s,;–—-]+$/g, "")] as const)
    .filter(([, value]) => value);

  return Object.fromEntries(entries) as Place;
}

const countryOfCity = (city?: string) => (city ? cities().get(fold(city))?.[0] : undefined);

const regionName = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The country at the end: behind a comma, a dash, in brackets, or after the city. */
function withoutCountry(text: string): { body: string; countryCode?: string; tail?: string } {
  const match = /^(.*?)[\s]*(?:[,،–—(/]|\s-\s)\s*([\p{L}][\p{L}\p{M}.' -]*?)[\s).]*$/u.exec(text);
  const code = match?.[2] ? countryCodeOf(match[2]) : undefined;
  if (match && code && (match[2] ?? "").length > 1 && !stateCode(match[2] ?? ""))
    return { body: match[1] ?? "", countryCode: code, tail: match[2] };
  // "Lyon 69003 FR", but not the letters of a Dutch postcode: "2333 CC".
  const coded = /^(.*\p{L}.*\d)[\s,]+\(?([A-Z]{2})\)?$/u.exec(text);
  if (coded && !/(?:^|\s)\d{4}$/.test(coded[1] ?? "") && regionName.of(coded[2] ?? ""))
    return { body: coded[1] ?? "", countryCode: coded[2], tail: coded[2] };
  const whole = text.length > 2 ? countryCodeOf(text) : undefined;
  if (whole) return { body: "", countryCode: whole, tail: text };
  const words = text.split(" ");
  for (let length = Math.min(3, words.length - 1); length >= 1; length--) {
    const last = words.slice(-length).join(" ");
    const named = last.length > 3 ? countryCodeOf(last) : undefined;
    if (named && (cities().has(fold(words.slice(0, -length).join(" "))) || /\d/.test(text)))
      return { body: words.slice(0, -length).join(" "), countryCode: named, tail: last };
  }

  return { body: text };
}

/** Codes that stand behind the city; all others stand before it. */
const CODE_LAST = new Set(["GB", "IE", "CA", "US", "AU", "NZ", "IN", "SG", "ZA"]);

function withCode(text: string, countryCode: string | undefined, options: PlaceOptions): Place | undefined {
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
    const suggested = options.language ? CODE_BY_LANGUAGE[tongueOf(options.language)]?.[digits] : undefined;

    return { ...place, postalCode: match[0].replace(/^(?:〒\s?)/, "").trim(), countryCode: own || suggested };
  }

  return undefined;
}

const byCity = (city: string | undefined, country: string) => countryOfCity(city) ?? country;

/** Countries with codes of four figures, where a year can be one. */
const SHORT_CODES = new Set("AT CH LI BE LU DK NO HU NL BG SI CY AU NZ ZA PH GE AM MD LV".split(" "));

/** "1427 W Fillmore St": the number of a house, not a code. */
const ENGLISH_STREET =
  /\s(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Ct|Court|Pl|Place|Way|Pkwy|Parkway|Hwy|Highway|Terrace|Cir|Circle|Sq|Square)\.?$/;

/** A bare number is a code when a capitalised name follows it or a city stands before it, and it is no year, price or house number. */
function plausibleCode(code: string, before: string, after: string, countryCode: string | undefined): boolean {
  const city = /^[\s,–-]*([\p{Lu}\p{Lo}'’][\p{L}\p{M}.'’-]*(?:[ -][\p{L}\p{M}.'’()/-]+){0,5})/u.exec(after)?.[1];
  if (/[\d€$£%+]\s?$/.test(before) || /^\s*[\d€$£%.]/.test(after.replace(/^,/, "")) || /^-?\d/.test(after)) return false;
  if (before.trim() === "" && city && ENGLISH_STREET.test(city)) return false;
  const isYear = /^(?:19[3-9]\d|20[0-4]\d)$/.test(code);
  const street = STREET_WORD.test(before) || /\d/.test(before);
  if (city) {
    const sure = countryCode !== undefined || cities().has(fold(city.split(/[,(]/)[0] ?? "")) || street || /[A-Z]-\d/.test(code);
    if (isYear) return SHORT_CODES.has(countryCode ?? countryOfCity(city.split(",")[0]) ?? "") || (street && sure);

    return sure || (before.trim() === "" && isNameLike(city) && city.split(" ").length <= 4);
  }
  const previous = before.split(",").at(-1)?.trim() ?? "";

  return (
    !isYear && after.trim().replace(/[,.]/g, "") === "" && previous !== "" && (cities().has(fold(previous)) || countryCode !== undefined)
  );
}

function split(before: string, after: string, country: string): Place {
  const next = after.replace(/^[\s,–-]+/, "").trim();
  if (next === "" || CODE_LAST.has(country)) {
    const place = lastIsCity(before);
    // "BS1 5TY Bristol"
    if (!place.city && next) return { ...place, city: next.split(",")[0] };

    return next && !countryCodeOf(next) ? { ...place, region: place.region ?? next } : place;
  }
  const region = /\(([^)]+)\)\s*$/.exec(next);
  const [city = "", ...more] = (region ? next.slice(0, region.index) : next).split(/\s*,\s*|\s+[-–]\s+/);
  const address = before.trim();

  return {
    ...(address ? { address } : {}),
    city: city.trim(),
    ...(region?.[1] || more.length > 0 ? { region: region?.[1] ?? more.join(", ") } : {}),
  };
}

/** "14 Harbour Terrace, Bristol" → address and city; "Bristol" → city. */
function lastIsCity(text: string): Place {
  const parts = text
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const region =
    parts.length > 1 && regions().has(fold(parts.at(-1) ?? "")) && !cities().has(fold(parts.at(-1) ?? "")) ? parts.pop() : undefined;
  const last = parts.at(-1) ?? "";
  // "Rua das Araucárias 310, ap. 52": a flat or a floor is no city.
  if (parts.length > 1 && /\d/.test(last)) return { address: parts.join(", "), ...(region ? { region } : {}) };
  if (parts.length > 1) return { address: parts.slice(0, -1).join(", "), city: last, ...(region ? { region } : {}) };
  const words = last.split(" ");
  for (let length = Math.min(4, words.length - 1); length >= 1; length--) {
    const city = words.slice(-length).join(" ");
    if (/\d/.test(last) && cities().has(fold(city)))
      return { address: words.slice(0, -length).join(" "), city, ...(region ? { region } : {}) };
  }
  if (STREET_WORD.test(last) && HOUSE_NUMBER.test(last)) return { address: last };

  return { ...(last ? { city: last } : {}), ...(region ? { region } : {}) };
}

/** "杭州市西湖区文三路18号", "浙江省杭州市…": province and city lead, the street follows. */
function chinese(text: string): Place | undefined {
  const match =
    /^(\p{Script=Han}{2,8}(?:省|自治区))?(\p{Script=Han}{2,6}?市)(\p{Script=Han}.*\d+.*|\p{Script=Han}+[区县镇路街号].*)$/u.exec(text);
  if (!match) return undefined;
  const [, region, city, address] = match;
  return { address, city, ...(region ? { region } : {}) };
}

/** "Austin, TX", "Toronto, ON" */
function withState(text: string): Place | undefined {
  const match = /^(.*\p{L}.*?),?\s+([A-Z]{2,3})\.?$/u.exec(text);
  const state = match ? stateCode(match[2] ?? "") : undefined;
  if (!match || !state || (!text.includes(",") && !cities().has(fold(match[1] ?? "")))) return undefined;

  return { ...lastIsCity((match[1] ?? "").replace(/,$/, "")), region: state.region, countryCode: state.country };
}

/** "8 rue des Glycines, Lyon", "Lindwurmstraße 12" */
function withStreet(text: string): Place | undefined {
  if (text.length > 90 || !HOUSE_NUMBER.test(text) || !STREET_WORD.test(text) || /[!?;:@]/.test(text) || fold(text).split(" ").length > 12)
    return undefined;
  const parts = text
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1) ?? "";
  const hasCity = parts.length > 1 && !/\d/.test(last) && isNameLike(last);

  return hasCity ? { address: parts.slice(0, -1).join(", "), city: last } : { address: text };
}

/** "Lisbon, Portugal", "Leeds, West Yorkshire", "Zürich" */
function named(text: string, countryCode: string | undefined): Place | undefined {
  const inner = /^([^()]+?)\s*\(([A-Z]{2}|[\p{L} -]+)\)$/u.exec(text);
  const parts = (inner ? `${inner[1]},${inner[2]}` : text).split(/\s*[,،]\s*/).filter(Boolean);
  const [city = "", ...more] = parts;
  if (city === "" || parts.length > 4 || !parts.every((part) => isNameLike(part) || knownPlace(part) > 0)) return undefined;
  const sure = knownPlace(city) >= 0.5 || countryCode !== undefined;
  const region = more.join(", ");
  const regionCountry = more.map((part) => regions().get(fold(part))?.country).find(Boolean);
  if (!sure && !regionCountry) return undefined;
  if (more.length > 0 && !countryCode && !regionCountry && !more.every((part) => knownPlace(part) > 0 || /^[A-Z]{2}$/.test(part)))
    return undefined;
  if (more.length === 0 && regions().has(fold(city)) && !cities().has(fold(city)))
    return { region: city, countryCode: regions().get(fold(city))?.country };

  return { city, ...(region ? { region } : {}), countryCode: countryCode ?? regionCountry };
}
