import type { Brand, BrandFile, BrandText } from "../../contract/api.ts";
import { DATE_STYLES, FAMILIES, SECTIONS } from "../../contract/brand-values.ts";
import { contrast, isReadable, MIN_TEXT_CONTRAST, readable } from "../../contract/contrast.ts";
import { AppError } from "../../contract/errors.ts";
import { LABEL_LANGUAGES, LOGO_HEIGHT_MM, MAX_BRAND_NAME_CHARS, MAX_BRAND_TEXT_CHARS } from "../../contract/limits.ts";

/**
 * The brand of a JSON value, empty fields left out. `files` are those that the account or the house has uploaded. Throws AppError `invalid` with a
 * sentence that names the wrong field, which its details have as `field` ("colors.primary"); for a colour that cannot be read they have a `suggestion`.
 */
export function checkBrand(value: unknown, files: BrandFile[]): Brand {
  const from = objectOf(value, "A brand");
  refuseUnknown(from, FIELDS, "A brand");
  return withoutEmpty({
    name: inField("name", () => oneLine(from.name, "The agency's name", MAX_BRAND_NAME_CHARS)),
    logo: inField("logo", () => (isMissing(from.logo) ? undefined : logo(from.logo, files))),
    colors: inField("colors", () => (isMissing(from.colors) ? undefined : colors(from.colors))),
    fonts: inField("fonts", () => (isMissing(from.fonts) ? undefined : fonts(from.fonts, files))),
    header: inField("header", () => brandText(from.header, "The header")),
    footer: inField("footer", () => brandText(from.footer, "The footer")),
    confidentiality: inField("confidentiality", () => brandText(from.confidentiality, "The line on confidentiality")),
    page: inField("page", () => oneOf(from.page, ["a4", "letter"] as const, "The page")),
    dates: inField("dates", () => oneOf(from.dates, DATE_STYLES, "The style of dates")),
    sections: inField("sections", () => sections(from.sections)),
  });
}

const FIELDS = ["name", "logo", "colors", "fonts", "header", "footer", "confidentiality", "page", "dates", "sections"];

function logo(value: unknown, files: BrandFile[]): Brand["logo"] {
  const from = objectOf(value, "The logo");
  refuseUnknown(from, ["file", "dark", "height", "side"], "The logo");
  const { min, max } = LOGO_HEIGHT_MM;
  const { height } = from;
  if (!isMissing(height) && !(typeof height === "number" && height >= min && height <= max))
    throw wrong(`The logo's height must be a number from ${min} to ${max} millimetres.`, { field: "logo.height" });
  return withoutEmpty({
    file: picture(from.file, files),
    dark: from.dark ? picture(from.dark, files) : undefined,
    height: (height as number | null) ?? undefined,
    side: oneOf(from.side, ["left", "right"] as const, "The logo's side"),
  });
}

function picture(id: unknown, files: BrandFile[]): string {
  const file = files.find((one) => one.id === id && one.kind === "logo");
  if (!file) throw wrong("The logo is not there any longer. Please upload it again.");
  return file.id;
}

function colors(value: unknown): Brand["colors"] {
  const from = objectOf(value, "The colours");
  refuseUnknown(from, ["primary", "accent", "text"], "The colours");
  const primary = inField("colors.primary", () => readableColor(from.primary, "main colour"));
  if (!primary) throw wrong("The colours need a main colour, “primary”.", { field: "colors.primary" });
  return withoutEmpty({
    primary,
    accent: inField("colors.accent", () => color(from.accent, "The second colour")),
    text: inField("colors.text", () => readableColor(from.text, "colour of text")),
  });
}

function readableColor(value: unknown, what: string): string | undefined {
  const given = color(value, `The ${what}`);
  if (given) refuseUnreadable(given, what);
  return given;
}

function color(value: unknown, what: string): string | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value !== "string" || !/^#[0-9a-f]{6}$/i.test(value)) throw wrong(`${what} must be written as #rrggbb, such as #1f3a4d.`);
  return value.toLowerCase();
}

function refuseUnreadable(given: string, what: string): void {
  if (isReadable(given)) return;
  const suggestion = readable(given);
  const ratio = contrast(given, "#ffffff").toFixed(1);
  throw wrong(
    `The ${what} ${given} is too light to be read on white paper: its contrast is ${ratio}, and text needs ${MIN_TEXT_CONTRAST}. ${suggestion} is the nearest that can be read.`,
    { suggestion },
  );
}

function fonts(value: unknown, files: BrandFile[]): Brand["fonts"] {
  const from = objectOf(value, "The fonts");
  refuseUnknown(from, ["heading", "body", "files"], "The fonts");
  const ids = from.files === undefined || from.files === null ? [] : from.files;
  if (!Array.isArray(ids)) throw wrong("The files of the fonts must be a list.");
  const uploaded = ids.map((id) => {
    const file = files.find((one) => one.id === id);
    if (file?.kind !== "font") throw wrong("A font is not there any longer. Please upload it again.");
    return file;
  });
  const known = [...new Set([...FAMILIES, ...uploaded.map(({ family }) => family)])];
  const family = (name: unknown, what: string) => {
    if (name === undefined || name === null || name === "") return undefined;
    if (typeof name !== "string" || !known.includes(name)) throw wrong(`The font of ${what} must be one of ${known.join(", ")}.`);
    return name;
  };
  return withoutEmpty({
    heading: inField("fonts.heading", () => family(from.heading, "headings")),
    body: inField("fonts.body", () => family(from.body, "text")),
    files: uploaded.length > 0 ? [...new Set(uploaded.map(({ id }) => id))] : undefined,
  });
}

function brandText(value: unknown, what: string): BrandText | undefined {
  if (value === undefined || value === null || typeof value === "string") return oneLine(value, what, MAX_BRAND_TEXT_CHARS);
  const from = objectOf(value, what);
  const languages = Object.entries(from).flatMap(([language, text]) => {
    if (language !== "*" && !LABEL_LANGUAGES.includes(language))
      throw wrong(`${what} has a text for “${language.slice(0, 20)}”; languages are * for all, and ${LABEL_LANGUAGES.join(", ")}.`);
    const line = oneLine(text, what, MAX_BRAND_TEXT_CHARS);
    return line === undefined ? [] : [[language, line] as const];
  });
  return languages.length > 0 ? Object.fromEntries(languages) : undefined;
}

function sections(value: unknown): string[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value) || value.length === 0) throw wrong("The sections must be a list of at least one.");
  const unknown = value.find((key) => !(SECTIONS as readonly unknown[]).includes(key));
  if (unknown !== undefined) throw wrong(`There is no section “${String(unknown).slice(0, 40)}”; sections are ${SECTIONS.join(", ")}.`);
  return [...new Set(value as string[])];
}

function oneLine(value: unknown, what: string, max: number): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "string") throw wrong(`${what} must be a text.`);
  const text = value.trim();
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) throw wrong(`${what} has more than one line.`);
  if (text.length > max) throw wrong(`${what} has more than ${max} characters.`);
  return text === "" ? undefined : text;
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[], what: string): T | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (!allowed.includes(value as T)) throw wrong(`${what} must be one of ${allowed.join(", ")}.`);
  return value as T;
}

function objectOf(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong(`${what} must be an object in braces.`);
  return value as Record<string, unknown>;
}

function refuseUnknown(from: Record<string, unknown>, known: string[], what: string): void {
  const unknown = Object.keys(from).find((name) => !known.includes(name));
  if (unknown !== undefined) throw wrong(`${what} has no “${unknown.slice(0, 40)}”; known are ${known.join(", ")}.`);
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;

/** Names the field that an error is about, where what is inside it has not: a form shows the sentence there. */
function inField<T>(field: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError) throw new AppError(error.code, error.message, { field, ...error.details });
    throw error;
  }
}

const wrong = (message: string, details: Record<string, unknown> = {}) => new AppError("invalid", message, details);

/** Fields that say nothing are not kept: what is missing is as the style says. */
const withoutEmpty = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as T;
