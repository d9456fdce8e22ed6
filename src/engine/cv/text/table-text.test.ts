import { expect, test } from "bun:test";
import { monthTable as builtMonths } from "../parse/lexicon/dates/month-names.ts" with { type: "macro" };
import { monthTable } from "../parse/lexicon/dates/month-names.ts";
import { headingTable as builtHeadings } from "../parse/lexicon/headings/heading-table.ts" with { type: "macro" };
import { headingTable } from "../parse/lexicon/headings/heading-table.ts";
import { languageTable as builtLanguages } from "../parse/lexicon/languages/language-names.ts" with { type: "macro" };
import { languageTable } from "../parse/lexicon/languages/language-names.ts";
import { countryTable as builtCountries } from "../parse/lexicon/places/country-names.ts" with { type: "macro" };
import { countryTable } from "../parse/lexicon/places/country-names.ts";
import { tableOf } from "./table-text.ts";

test("the tables of words that are built into the program say what they say when they are made now", () => {
  const built = [builtCountries(), builtHeadings(), builtLanguages(), builtMonths()];
  expect(built).toEqual([countryTable(), headingTable(), languageTable(), monthTable()]);
  expect(built.map((text) => tableOf(text).size > 500)).toEqual([true, true, true, true]);
});
