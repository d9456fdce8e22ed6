import { expect, test } from "bun:test";
import { countryTable as builtCountries } from "../places/country-names.ts" with { type: "macro" };
import { countryTable } from "../places/country-names.ts";
import { headingTable as builtHeadings } from "./heading-table.ts" with { type: "macro" };
import { headingTable } from "./heading-table.ts";
import { languageTable as builtLanguages } from "./language-names.ts" with { type: "macro" };
import { languageTable } from "./language-names.ts";
import { monthTable as builtMonths } from "./month-names.ts" with { type: "macro" };
import { monthTable } from "./month-names.ts";
import { tableOf } from "./table-text.ts";

test("the tables of words that are built into the program say what they say when they are made now", () => {
  const built = [builtCountries(), builtHeadings(), builtLanguages(), builtMonths()];
  expect(built).toEqual([countryTable(), headingTable(), languageTable(), monthTable()]);
  expect(built.map((text) => tableOf(text).size > 500)).toEqual([true, true, true, true]);
});
