import { LEGAL_FORMS } from "../../parse/lexicon/entries/degree-words.ts";
import { parseDate } from "../../parse/recognisers/dates/dates.ts";
import { namesStreet } from "../../parse/recognisers/places/streets.ts";
import { type Folded, foldedText, foldLetters } from "../../text/fold.ts";
import {
  MIN_ADDRESS_LINE_LETTERS,
  MIN_ANY_CASE_LETTERS,
  MIN_DATE_LETTERS,
  MIN_EXACT_LETTERS,
  MIN_LOCAL_PART_CHARACTERS,
  MIN_MARITAL_STATUS_CHARACTERS,
  MIN_NAMED_STREET_LETTERS,
  MIN_PHONE_DIGITS,
  MIN_POSTAL_CODE_CHARACTERS,
  MIN_STREET_LETTERS,
  MIN_USER_NAME_LETTERS,
  MIN_WEB_ADDRESS_CHARACTERS,
  OWN_PHONE_DIGITS,
} from "../thresholds.ts";
import { escaped } from "./escaped.ts";
import { nameShapes } from "./names.ts";
import { isOrdinary } from "./ordinary.ts";
import { ANY_DASH, bounded, type Shape, spelledSource, UNSPACED, wholeSource } from "./patterns.ts";
import type { Redacted } from "./redacted.ts";
import { spellings } from "./spellings.ts";

/** One form of a redacted value. `pattern` is for folded text; with `capital` the text must have a capital letter there, with `small` none. */
export type SearchTerm = { of: Redacted; pattern: RegExp; capital: boolean; small?: boolean; part: boolean };
export type Hit = { term: SearchTerm; from: number; to: number };

/** All forms of the redacted values: whole, in parts, with the family name first, joined, without accents, spelled out, in other date formats. */
export function searchTermsOf(redacted: Redacted[], language: string): SearchTerm[] {
  const made = redacted.flatMap((one) =>
    (SHAPES[one.what]?.(one, language) ?? []).map((shape) => ({ capital: false, part: false, ...shape, of: one })),
  );
  const seen = new Set<string>();
  return made.flatMap(({ source, ...term }) => {
    if (seen.has(source)) return [];
    seen.add(source);
    return [{ ...term, pattern: new RegExp(source, "gu") }];
  });
}

/** Where a text has the terms; of overlapping hits the first and longest. */
export function findHits(text: string, terms: SearchTerm[], folded: Folded = foldedText(text)): Hit[] {
  const hits: Hit[] = [];
  for (const term of terms) {
    for (const match of folded.text.matchAll(term.pattern)) {
      if (match[0] === "") continue;
      const from = folded.at[match.index] as number;
      const to = folded.at[match.index + match[0].length] as number;
      if (term.small && /\p{Lu}/u.test(text.slice(from, to))) continue;
      if (!term.capital || isName(text, from, to)) hits.push({ term, from, to });
    }
  }
  return firstAndLongest(hits);
}

export function firstAndLongest<T extends { from: number; to: number }>(spans: T[]): T[] {
  const kept: T[] = [];
  for (const span of spans.sort((a, b) => a.from - b.from || b.to - a.to)) if (span.from >= (kept.at(-1)?.to ?? 0)) kept.push(span);
  return kept;
}

/**
 * True for a hit with a capital, "via Roma" too, and no number beside it: "May 2019" is the month, "Page 1" a page. Scripts without capitals have no such words, and
 * dates stand beside their names: "2019-2023 青山大学". Nor do the letters of a firm: "2008-2016 BDQ, auditor".
 */
function isName(text: string, from: number, to: number): boolean {
  const hit = text.slice(from, to);
  if (UNSPACED.test(hit)) return true;
  if (LETTERS.test(hit) && !isOrdinary(hit.toLowerCase())) return true;
  const capital = /(?<!\p{L})[\p{Lu}\p{Lt}\p{Lo}]/u.test(hit);
  return capital && !/^[^\S\n]*\d/.test(text.slice(to)) && !/\d\.?[^\S\n]*$/.test(text.slice(0, from));
}

const LETTERS = /^\p{Lu}{2,}$/u;

type Shaper = (redacted: Redacted, language: string) => Shape[];

const SHAPES: Partial<Record<Redacted["what"], Shaper>> = {
  name: ({ value }, language) => nameShapes(value, language),
  "e-mail address": (redacted) => [...exact(redacted.value), ...localPart(redacted)],
  "telephone number": ({ value }) => phoneShapes(value),
  // The name of a network tells nobody apart: "LinkedIn Ads" stays. Nor do the words of a link behind a label: "LinkedIn: click here".
  "web address": ({ path, value }) =>
    path.endsWith(".network") || (!WEB_FIELD.test(path) && !/[.@/\d_]/.test(value)) ? [] : webShapes(value),
  address: ({ value }) => addressShapes(value),
  "postal code": ({ value }) => (value.replace(/\W/g, "").length >= MIN_POSTAL_CODE_CHARACTERS || /[a-z]/i.test(value) ? exact(value) : []),
  "date of birth": ({ value }, language) => dateShapes(value, language),
  "place of birth": ({ value }) => word(value, { capital: true }),
  nationality: ({ value }) => word(value, { capital: true }),
  "marital status": ({ value }) =>
    isOrdinary(spellings(value)[0] ?? "") || value.length < MIN_MARITAL_STATUS_CHARACTERS ? [] : word(value),
  employer: ({ value }) => organisationShapes(value),
  client: ({ value }) => organisationShapes(value),
  organisation: ({ value }) => organisationShapes(value),
  institution: ({ value }) => organisationShapes(value),
};

// ---- contact data ------------------------------------------------------------------------------------------------------------

/** Fields that hold a web address or the user name of a profile. */
const WEB_FIELD = /^basics\.|\.url$/;

const exact = (value: string): Shape[] =>
  letters(value).length >= MIN_EXACT_LETTERS ? [{ source: bounded(spelledSource(value.trim())) }] : [];

/** Of other addresses than the candidate's a word before the "@" is a department or a given name: "accounts@example.com", "jeanette@example.com". */
function localPart({ path, value }: Redacted): Shape[] {
  const local = value.split("@")[0] ?? "";
  if (!path.startsWith("basics.") && /^\p{L}+$/u.test(local)) return [];
  if (local.length < MIN_LOCAL_PART_CHARACTERS || isOrdinary(local.toLowerCase())) return [];
  return [{ source: bounded(spelledSource(local)), part: true }, ...(path.startsWith("basics.") ? userNames(local) : [])];
}

/** User names with the same letters: "janedoe", "jane-doe" and "@jane_doe1" for "jane.doe96@example.com". A name is none of them, also one that has lost its space: "JaneDoe". */
function userNames(local: string): Shape[] {
  const plain = letters(foldLetters(local.toLowerCase())).replace(/\p{N}+$/u, "");
  return plain.length < MIN_USER_NAME_LETTERS || isOrdinary(plain)
    ? []
    : [{ source: bounded(`@?${[...plain].map(escaped).join("[._‐‑-]?")}\\d{0,4}`), small: true, part: true }];
}

/** A pattern for the last eight digits, which say whose number it is, with anything before and between them. */
function phoneShapes(value: string): Shape[] {
  const digits = value.replace(/\(0\)/, "").replace(/\D/g, "");
  if (digits.length < MIN_PHONE_DIGITS) return [];
  return [
    { source: `(?:\\+|\\(|\\b)?(?:\\d[\\s().·/–-]{0,3}){0,7}${[...digits.slice(-OWN_PHONE_DIGITS)].join("[\\s().·/–-]{0,3}")}(?!\\d)` },
  ];
}

function webShapes(value: string): Shape[] {
  const bare = value
    .replace(/^[a-z]+:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/[/?#]+$/, "");
  return bare.length < MIN_WEB_ADDRESS_CHARACTERS || isOrdinary(bare.toLowerCase())
    ? []
    : [{ source: `(?:https?://)?(?:www\\.)?${bounded(withDashes(spelledSource(bare)))}/?` }];
}

/** A web address keeps its dashes: "jane-doe" is a user name, "Jane Doe" a name. Where it is broken into two lines a dash ends the first. */
const withDashes = (source: string) => source.replaceAll(ANY_DASH, "[‐‑–-]\\s?");

/** The lines of an address with a number, and the names of its streets without: "Filderstraße 12" also as "Filderstraße". */
function addressShapes(value: string): Shape[] {
  const lines = [value, ...value.split(/\n|,\s/)]
    .map((line) => line.trim())
    .filter((line) => letters(line).length >= MIN_ADDRESS_LINE_LETTERS);
  const streets = new Set(lines.map(withoutNumber));
  return [...lines.filter((line) => /\d/.test(line)).flatMap(exact), ...[...streets].flatMap(streetShapes)];
}

function withoutNumber(line: string): string {
  // "1450 Bryant Street" has a house number, "8400 Winterthur" a postal code.
  const before = namesStreet(line) ? /^\d{1,5}\s?\p{L}?\s*,?\s+/u : /^\d[\p{L}\d]?\s*,?\s+/u;
  return line.replace(/[\s,]*\d[\p{L}\d]?[\d/\s.-]*[\p{L}]?\.?º?$/u, "").replace(before, "");
}

function streetShapes(street: string): Shape[] {
  const isNamed = namesStreet(street) && /\S\s+\S/.test(street);
  if (letters(street).length < (isNamed ? MIN_NAMED_STREET_LETTERS : MIN_STREET_LETTERS)) return [];
  return isOrdinary(street.toLowerCase()) ? [] : word(street, { capital: true, part: true });
}

// ---- dates -------------------------------------------------------------------------------------------------------------------

function dateShapes(value: string, language: string): Shape[] {
  const date = parseDate(value, { language });
  const whole = /\d{4}/.test(value) && letters(value).length >= MIN_DATE_LETTERS ? exact(value) : [];
  const [year, month, day] = date?.precision === "day" ? date.date.split("-").map(Number) : [];
  if (!year || !month || !day) return whole;
  const months = [language, "en"]
    .flatMap((language) => monthNames(language, month))
    .map(spelledSource)
    .join("|");
  const gap = "[\\s./,-]{1,3}(?:de\\s)?";
  const numbers = [
    `0?${day}${gap}0?${month}${gap}(?:${year}|${String(year).slice(2)})`,
    `0?${month}${gap}0?${day}${gap}${year}`,
    `${year}${gap}0?${month}${gap}0?${day}`,
  ];
  const words = [
    `0?${day}(?:st|nd|rd|th|er)?${gap}(?:${months})\\.?${gap}${year}`,
    `(?:${months})\\.?\\s0?${day}(?:st|nd|rd|th)?${gap}${year}`,
  ];
  return [...whole, ...[...numbers, ...words].map((source) => ({ source: `(?<!\\d)(?:${source})(?!\\d)` }))];
}

function monthNames(language: string, month: number): string[] {
  const date = new Date(Date.UTC(2000, month - 1, 15));
  return (["long", "short"] as const).flatMap((style) => {
    const alone = new Intl.DateTimeFormat(language, { month: style, timeZone: "UTC" }).format(date);
    const parts = new Intl.DateTimeFormat(language, { day: "numeric", month: style, timeZone: "UTC" }).formatToParts(date);
    return [alone, parts.find(({ type }) => type === "month")?.value ?? alone].map((name) => name.replace(/\.$/, ""));
  });
}

// ---- organisations -----------------------------------------------------------------------------------------------------------

/** Forms of an organisation's name: "Tidewater Payments" for "Tidewater Payments Ltd", "CoBa" for "Commerzbank (CoBa)". */
function organisationShapes(value: string): Shape[] {
  const outside = value.replace(/\([^)]*\)/g, " ").trim();
  const inside = [...value.matchAll(/\(([^)]+)\)/g)]
    .map(([, text]) => text as string)
    .filter((text) => /^\p{Lu}[\p{L}\p{N}&.-]+$/u.test(text));
  const form = LEGAL_FORMS.exec(outside)?.index || outside.length;
  const bare = outside.slice(0, form).replace(/[\s,.&]+$/, "");
  const names = [value, outside, bare, ...inside].filter((name) => letters(name).length > 1);
  return names.flatMap((name) =>
    word(name, { capital: isOrdinary(spellings(name)[0] ?? "") || letters(name).length < MIN_ANY_CASE_LETTERS }),
  );
}

// ---- parts of patterns -------------------------------------------------------------------------------------------------------

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
const word = (value: string, shape: Omit<Shape, "source"> = {}): Shape[] =>
  letters(value).length > 1 ? [{ ...shape, source: wholeSource(spelledSource(value.trim()), value) }] : [];
