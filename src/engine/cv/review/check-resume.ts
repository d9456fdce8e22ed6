import { AppError } from "../../contract/errors.ts";
import type { Resume } from "../../contract/resume.ts";
import {
  ADDITIONAL_FIELDS,
  AGENCY_FORM_FIELDS,
  BASICS_FIELDS,
  type FieldKind,
  LOCATION_FIELDS,
  MAX_FIELD_CHARS,
  MAX_LIST_ENTRIES,
  PROFILE_FIELDS,
  RESUME_LISTS,
  type ResumeField,
} from "../../contract/resume-fields.ts";
import { PRESENT } from "../parse/lexicon/dates/date-words.ts";
import { parseDate } from "../parse/recognisers/dates/dates.ts";

import { countryCodeOf } from "../parse/recognisers/places/countries.ts";
import { fold } from "../text/fold.ts";

type Fields = ReadonlyMap<string, ResumeField>;
const fieldsOf = (fields: readonly ResumeField[]): Fields => new Map(fields.map((field) => [field.key, field]));

const BASICS = fieldsOf(BASICS_FIELDS);
const LOCATION = fieldsOf(LOCATION_FIELDS);
const PROFILE = fieldsOf(PROFILE_FIELDS);
const AGENCY = fieldsOf(AGENCY_FORM_FIELDS);
const ADDITIONAL = fieldsOf(ADDITIONAL_FIELDS);
const LISTS = new Map<string, Fields>(RESUME_LISTS.map(({ key, fields }) => [key, fieldsOf(fields)]));

/**
 * A corrected Resume as it may be kept: only fields that exist, each of its kind, texts of at most `MAX_FIELD_CHARS` characters. Dates may be written
 * as people write them ("March 2019"), and become ISO 8601; an end date such as "today" is left out, as an ongoing job has none; empty texts are left
 * out. `meta` and the photo are those of `parsed`: nobody edits them, but the photo may be removed. Throws AppError "not_allowed" that names the place.
 */
export function checkResume(value: unknown, parsed: Resume): Resume {
  const { basics, x, relevant, additional, meta: _, ...lists } = record(value, "the Resume");
  const { language } = parsed.meta.vitae;
  const checked: Record<string, unknown> = { basics: checkBasics(basics, parsed, language) };
  for (const [key, list] of Object.entries(lists)) {
    const fields = LISTS.get(key);
    if (!fields) throw unknown(key);
    checked[key] = entries(list, key).map((entry, index) => checkFields(entry, `${key}[${index}]`, fields, language));
  }
  if (x !== undefined) checked.x = checkFields(x, "x", AGENCY, language);
  if (relevant !== undefined) checked.relevant = texts(relevant, "relevant", "text");
  if (additional !== undefined)
    checked.additional = entries(additional, "additional")
      .map((group, index) => checkFields(group, `additional[${index}]`, ADDITIONAL, language))
      .filter(({ items }) => Array.isArray(items) && items.length > 0);
  return { ...withoutEmptyLists(checked), meta: parsed.meta } as Resume;
}

const withoutEmptyLists = (resume: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(resume).filter(([, part]) => !(Array.isArray(part) && part.length === 0)));

function checkBasics(value: unknown, parsed: Resume, language: string) {
  const { location, profiles, image, ...texts } = record(value ?? {}, "basics");
  const isPhoto = image === undefined || image === parsed.basics.image;
  if (!isPhoto) throw notAllowed("basics.image", "the photo can only be removed or put back");
  return {
    ...checkFields(texts, "basics", BASICS, language),
    ...(image !== undefined && { image }),
    ...(location !== undefined && { location: checkFields(location, "basics.location", LOCATION, language) }),
    ...(profiles !== undefined && {
      profiles: entries(profiles, "basics.profiles").map((one, index) => checkFields(one, `basics.profiles[${index}]`, PROFILE, language)),
    }),
  };
}

function checkFields(value: unknown, path: string, fields: Fields, language: string): Record<string, unknown> {
  const checked: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(record(value, path))) {
    const field = fields.get(key);
    const at = `${path}.${key}`;
    if (!field) throw unknown(at);
    const kept = checkField(part, at, field.kind, language);
    if (kept !== undefined) checked[key] = kept;
  }
  return checked;
}

/** Undefined for a field that says nothing. */
function checkField(value: unknown, path: string, kind: FieldKind, language: string): string | string[] | undefined {
  if (kind === "texts" || kind === "longs") return nonEmpty(texts(value, path, kind === "texts" ? "text" : "long"));
  const text = oneText(value, path, kind === "long" ? "long" : "text");
  if (text === "") return undefined;
  if (kind === "date") return checkDate(text, path, language);
  return kind === "country" ? checkCountry(text, path) : text;
}

/** Two letters, or the name of the country in any language: "Portugal" is PT. */
function checkCountry(text: string, path: string): string {
  const code = /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : text.length <= MAX_COUNTRY_CHARS ? countryCodeOf(text) : undefined;
  if (!code) throw notAllowed(path, "this is no country; write its name, or two letters such as PT");
  return code;
}

/** The longest name of a country. Unit: characters. Test: src/engine/cv/review/patch-resume.test.ts. */
const MAX_COUNTRY_CHARS = 60;

const nonEmpty = (list: string[]) => (list.length > 0 ? list : undefined);

/** The longest way to write a date. Unit: characters. Test: src/engine/cv/review/patch-resume.test.ts. */
const MAX_DATE_CHARS = 40;
const ISO_DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

function checkDate(text: string, path: string, language: string): string | undefined {
  if (ISO_DATE.test(text)) return text;
  if (path.endsWith(".endDate") && PRESENT.has(fold(text))) return undefined;
  const date = text.length <= MAX_DATE_CHARS ? (parseDate(text, { language }) ?? parseDate(text)) : undefined;
  if (!date) throw notAllowed(path, `“${text.slice(0, MAX_DATE_CHARS)}” is not a date; write 2019, 03/2019 or March 2019`);
  return date.date;
}

function texts(value: unknown, path: string, kind: "text" | "long"): string[] {
  return entries(value, path)
    .map((item, index) => oneText(item, `${path}[${index}]`, kind))
    .filter((text) => text !== "");
}

/** Line breaks stay in paragraphs only; what no document can show goes. */
function oneText(value: unknown, path: string, kind: "text" | "long"): string {
  if (typeof value !== "string") throw notAllowed(path, "it must be a text");
  if (value.length > MAX_FIELD_CHARS) throw notAllowed(path, `it has more than ${MAX_FIELD_CHARS.toLocaleString("en")} characters`);
  const clean = value.toWellFormed().replace(CONTROLS, "").replace(/\r\n?/g, "\n");
  return kind === "text" ? oneLine(clean) : clean.trim();
}

/** Without a pattern: one that takes the spaces around a line break would take time in the square of the spaces. */
const oneLine = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

function entries(value: unknown, path: string): unknown[] {
  if (!Array.isArray(value)) throw notAllowed(path, "it must be a list");
  if (value.length > MAX_LIST_ENTRIES) throw notAllowed(path, `it has more than ${MAX_LIST_ENTRIES.toLocaleString("en")} entries`);
  return value;
}

function record(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw notAllowed(path, "it must be an object");
  return value as Record<string, unknown>;
}

export const notAllowed = (path: string, why: string) => new AppError("not_allowed", `${path}: ${why}.`, { path });
const unknown = (path: string) => notAllowed(path, "a Resume has no such field");
