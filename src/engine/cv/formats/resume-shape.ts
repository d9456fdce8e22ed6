import { refusal } from "../../contract/errors.ts";
import type { Resume } from "../../contract/resume.ts";
import {
  ADDITIONAL_FIELDS,
  BASICS_FIELDS,
  LOCATION_FIELDS,
  PROFILE_FIELDS,
  RESUME_LISTS,
  type ResumeField,
} from "../../contract/resume-fields.ts";

/**
 * The JSON of a Resume as it may be used: people and programs write such files too, so a value of another kind is refused with its place, as
 * `"work[0].startDate" must be a text`. What is null is not there, and fields that nobody knows are left alone. The language becomes a tag. Throws
 * AppError `corrupt`.
 */
export function inResumeShape(value: object): Partial<Resume> {
  const resume = withoutNulls(value) as Record<string, unknown>;
  checkBasics(resume.basics);
  for (const { key, fields } of RESUME_LISTS) checkEntries(resume[key], key, fields);
  checkEntries(resume.additional, "additional", ADDITIONAL_FIELDS);
  checkTexts(resume.relevant, "relevant");
  if (resume.x !== undefined) object(resume.x, "x");
  checkMeta(resume.meta);
  return withLanguageTag(resume as Partial<Resume>);
}

/** Some programs write "pt_BR" for "pt-BR". What is no tag is as good as none, and then the words are English: a document would fail over it. */
function withLanguageTag(resume: Partial<Resume>): Partial<Resume> {
  const vitae = resume.meta?.vitae;
  return vitae?.language === undefined
    ? resume
    : { ...resume, meta: { ...resume.meta, vitae: { ...vitae, language: tagOf(vitae.language) } } };
}

function tagOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll("_", "-"))[0] ?? "en";
  } catch {
    return "en";
  }
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, item]) => (item === null ? [] : [[key, withoutNulls(item)]])));
}

function checkBasics(value: unknown): void {
  const { location, profiles, image, ...basics } = object(value, "basics");
  checkFields(basics, "basics", BASICS_FIELDS);
  if (image !== undefined) checkText(image, "basics.image");
  if (location !== undefined) checkFields(object(location, "basics.location"), "basics.location", LOCATION_FIELDS);
  checkEntries(profiles, "basics.profiles", PROFILE_FIELDS);
}

function checkEntries(value: unknown, place: string, fields: readonly ResumeField[]): void {
  if (value === undefined) return;
  if (!Array.isArray(value)) throw wrong(place, "a list");
  value.forEach((entry, index) => {
    checkFields(object(entry, `${place}[${index}]`), `${place}[${index}]`, fields);
  });
}

function checkFields(entry: Record<string, unknown>, place: string, fields: readonly ResumeField[]): void {
  for (const { key, kind } of fields) {
    const value = entry[key];
    if (kind === "texts" || kind === "longs") checkTexts(value, `${place}.${key}`);
    else if (value !== undefined) checkText(value, `${place}.${key}`);
  }
}

/** What `vitae parse` says about its own reading. */
function checkMeta(value: unknown): void {
  if (value === undefined) return;
  const { vitae } = object(value, "meta");
  if (vitae === undefined) return;
  const { language, warnings, sources, confidence } = object(vitae, "meta.vitae");
  if (language !== undefined) checkText(language, "meta.vitae.language");
  checkTexts(warnings, "meta.vitae.warnings");
  if (sources !== undefined) object(sources, "meta.vitae.sources");
  if (confidence !== undefined) object(confidence, "meta.vitae.confidence");
}

function checkTexts(value: unknown, place: string): void {
  if (value === undefined) return;
  if (!Array.isArray(value)) throw wrong(place, "a list");
  value.forEach((item, index) => {
    checkText(item, `${place}[${index}]`);
  });
}

function checkText(value: unknown, place: string): void {
  if (typeof value !== "string") throw wrong(place, "a text");
}

function object(value: unknown, place: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong(place, "an object");
  return value as Record<string, unknown>;
}

const wrong = (place: string, kind: string) => refusal("corrupt", `This resume cannot be used: "${place}" must be ${kind}.`);
