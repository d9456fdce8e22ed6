import { fold } from "../../../text/fold.ts";
import { CITIES } from "../../lexicon/places/cities.ts";
import { AU_STATES, CA_PROVINCES, REGIONS, US_STATES } from "../../lexicon/places/places-data.ts";
import { MAX_CITY_WORDS } from "./thresholds.ts";

let cityTable: Map<string, string[]> | undefined;

export function cities(): Map<string, string[]> {
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

/** Names of cities that are also usual words in CVs. */
export const NOT_CITIES = new Set([
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

export function regions(): Map<string, { country: string }> {
  if (regionTable) return regionTable;
  regionTable = new Map();
  for (const [country, list] of Object.entries(REGIONS)) for (const name of list.split(",")) regionTable.set(fold(name), { country });
  for (const name of Object.values(US_STATES)) regionTable.set(fold(name), { country: "US" });
  for (const name of Object.values(CA_PROVINCES)) regionTable.set(fold(name), { country: "CA" });
  for (const name of Object.values(AU_STATES)) regionTable.set(fold(name), { country: "AU" });

  return regionTable;
}

export const stateCode = (text: string): { region: string; country: string } | undefined => {
  const code = text.trim();
  if (code.length < 2 || code.length > 3) return undefined;
  if (US_STATES[code]) return { region: code, country: "US" };
  if (CA_PROVINCES[code]) return { region: code, country: "CA" };

  return AU_STATES[code] ? { region: code, country: "AU" } : undefined;
};

const BR_STATES = new Set("AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO".split(" "));

export const isStateOfBrazil = (code: string) => BR_STATES.has(code);

/** A state after a city of its country: SC is Santa Catarina after Florianópolis and South Carolina elsewhere. */
export function stateAfter(city: string, text: string): { region: string; country: string } | undefined {
  const code = text.trim();
  return isStateOfBrazil(code) && countryOfCity(city) === "BR" ? { region: code, country: "BR" } : stateCode(code);
}

/** Particles, then a capital letter and whatever follows. In scripts without capitals every letter is one: the word is tried once. */
const NAME_WORD = /^(?:d[eiao]|del|la|le|am|an|der|im|upon|sur|of)*(?:[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*)?$/u;

export const isNameLike = (text: string) =>
  text !== "" && text.split(" ").length <= MAX_CITY_WORDS && text.split(/\s+/).every((word) => NAME_WORD.test(word));

export const countryOfCity = (city?: string) => (city ? cities().get(fold(city))?.[0] : undefined);

export const byCity = (city: string | undefined, country: string) => countryOfCity(city) ?? country;
