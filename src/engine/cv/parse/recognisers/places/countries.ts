import { fold } from "../../../text/fold.ts";
import { tableOf } from "../../../text/table-text.ts";
import { countryTable } from "../../lexicon/places/country-names.ts" with { type: "macro" };

const COUNTRIES = countryTable();

/** ISO 3166-1 alpha-2 of a country's name in any of the languages known. */
export function countryCodeOf(text: string): string | undefined {
  return countryOfFolded(fold(text));
}

export const countryOfFolded = (folded: string) => countries().get(folded);

let table: Map<string, string> | undefined;

function countries(): Map<string, string> {
  table ??= tableOf(COUNTRIES);
  return table;
}

const regionName = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** ISO 3166-1 alpha-2: "DE". "Anna Berger, CV" does not live in Cape Verde. */
export const isCountryCode = (code: string) => code !== "CV" && regionName.of(code) !== undefined;
