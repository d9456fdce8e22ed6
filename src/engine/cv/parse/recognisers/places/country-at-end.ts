import { fold } from "../../../text/fold.ts";
import { cities, NOT_CITIES, stateCode } from "./cities.ts";
import { countryCodeOf, isCountryCode } from "./countries.ts";
import { MAX_COUNTRY_WORDS } from "./thresholds.ts";

/** Two letters are read by `codeAfterCity`, which asks for more: they may be those of a state. */
const ISO_CODE_CHARACTERS = 2;

/** The country at the end: after a comma, a dash, in brackets, or after the city. */
export function withoutCountry(text: string): { body: string; countryCode?: string; tail?: string } {
  const isDivided = /[,،–—(/]|\s-\s/.test(text);
  const match = isDivided ? /^(.*?)[\s]*(?:[,،–—(/]|\s-\s)\s*([\p{L}][\p{L}\p{M}.' -]*?)[\s).]*$/u.exec(text) : null;
  const code = match?.[2] ? countryCodeOf(match[2]) : undefined;
  if (match && code && (match[2] ?? "").length > 1 && !stateCode(match[2] ?? ""))
    return { body: match[1] ?? "", countryCode: code, tail: match[2] };
  // "Lyon 69003 FR", but not the letters of a Dutch postcode: "2333 CC".
  const coded = /^(.*\p{L}.*\d)[\s,]+\(?([A-Z]{2})\)?$/u.exec(text);
  if (coded && !/(?:^|\s)\d{4}$/.test(coded[1] ?? "") && isCountryCode(coded[2] ?? ""))
    return { body: coded[1] ?? "", countryCode: coded[2], tail: coded[2] };
  const afterCity = codeAfterCity(text);
  if (afterCity) return afterCity;
  const whole = text.length > ISO_CODE_CHARACTERS ? countryCodeOf(text) : undefined;
  if (whole) return { body: "", countryCode: whole, tail: text };
  const words = text.split(" ");
  for (let length = Math.min(MAX_COUNTRY_WORDS, words.length - 1); length >= 1; length--) {
    const last = words.slice(-length).join(" ");
    const named = last.length > ISO_CODE_CHARACTERS ? countryCodeOf(last) : undefined;
    if (named && (cities().has(fold(words.slice(0, -length).join(" "))) || /\d/.test(text)))
      return { body: words.slice(0, -length).join(" "), countryCode: named, tail: last };
  }

  return { body: text };
}

/** "Ferrara IT", "Lindenstr. 8, 54290 Trier, DE", "London UK", "54290 DE": the code of a country after a known city or a postal code. */
function codeAfterCity(text: string): { body: string; countryCode: string; tail: string } | undefined {
  const [, body = "", tail = ""] = /^(.+?)[\s,]+\(?([A-Z]{2})\)?$/u.exec(text) ?? [];
  const countryCode = tail === "UK" ? "GB" : tail;
  if (tail === "" || !isCountryCode(countryCode)) return undefined;
  if (/^\d{5}$/.test(body)) return { body, countryCode, tail };
  const words = (body.split(",").at(-1) ?? "").trim().split(" ");
  const city = [3, 2, 1].map((count) => fold(words.slice(-count).join(" "))).find((name) => cities().has(name));
  if (city === undefined || (NOT_CITIES.has(city) && !body.includes(","))) return undefined;
  return isCountryOf(cities().get(city) ?? [], countryCode) ? { body, countryCode, tail } : undefined;
}

/**
 * Cities of different countries share their names, so any country code is accepted; but one that is also the code of a state or province (MA, TO) only for a
 * city known in that country, and so behind a city of a country that writes the code of its provinces there ("Wil SG").
 */
const isCountryOf = (known: readonly string[], code: string) =>
  known.includes(code) || !(stateCode(code) || ["IT", "BR", "CH"].some((country) => known.includes(country)));
