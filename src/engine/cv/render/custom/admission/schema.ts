import { SECTIONS } from "../../../../contract/brand-values.ts";
import { AGENCY_FIELDS } from "../../../../contract/resume.ts";
import { COVER_FIELDS } from "../../../../contract/resume-fields.ts";
import { LABEL_KEYS } from "../../labels/lexicon.ts";

/**
 * The kinds of values that tags may name: a text, a picture, a yes or no, a list, or an object with fields. One that `mayLack` is then not there as
 * a condition; others are objects with empty fields.
 */
export type Shape = "text" | "picture" | "flag" | { list: Shape } | { fields: Record<string, Shape>; mayLack?: true };

const texts = (names: string): Record<string, Shape> => Object.fromEntries(names.split(" ").map((name) => [name, "text"]));
const list = (fields: Record<string, Shape>): Shape => ({ list: { fields } });
const TEXTS: Shape = { list: "text" };

const ENTRY: Record<string, Shape> = {
  ...texts("title subtitle place date address environment"),
  paragraphs: TEXTS,
  highlights: TEXTS,
  details: list(texts("label value")),
};

/** All tags that exist. Fields are those of JSON Resume; `period`, `date`, `address`, `country` and `text` are formatted. */
export const SCHEMA: { fields: Record<string, Shape> } = {
  fields: {
    basics: {
      fields: {
        ...texts("name label email phone url summary address"),
        paragraphs: TEXTS,
        location: { fields: texts("address postalCode city region countryCode country") },
        profiles: list(texts("network username url")),
        contacts: TEXTS,
      },
    },
    photo: "picture",
    logo: "picture",
    work: list({
      ...texts("position name client location description summary startDate endDate period url environment"),
      highlights: TEXTS,
      keywords: TEXTS,
      paragraphs: TEXTS,
    }),
    projects: list({
      ...texts("name description entity type role startDate endDate period url environment"),
      highlights: TEXTS,
      keywords: TEXTS,
      roles: TEXTS,
      paragraphs: TEXTS,
    }),
    education: list({
      ...texts("studyType area institution location summary score startDate endDate period url degree"),
      courses: TEXTS,
      highlights: TEXTS,
      paragraphs: TEXTS,
    }),
    certificates: list(texts("name issuer date url summary")),
    skills: list({ ...texts("name level text"), keywords: TEXTS }),
    relevant: TEXTS,
    languages: list(texts("language fluency text")),
    awards: list(texts("title awarder date summary")),
    publications: list(texts("name publisher releaseDate url summary")),
    volunteer: list({ ...texts("position organization startDate endDate period url summary"), highlights: TEXTS }),
    interests: list({ ...texts("name text"), keywords: TEXTS }),
    references: list(texts("name reference")),
    additional: list({ ...texts("title"), items: TEXTS }),
    facts: list(texts("label value")),
    x: { fields: texts(AGENCY_FIELDS.join(" ")) },
    cover: { fields: texts(COVER_FIELDS.map(({ key }) => key).join(" ")), mayLack: true },
    sections: list({
      ...texts("key title"),
      paragraphs: TEXTS,
      entries: list(ENTRY),
      items: TEXTS,
      groups: list(texts("name level text")),
      rows: list(texts("first second third")),
    }),
    has: { fields: Object.fromEntries(SECTIONS.map((key) => [key, "flag"])) },
    labels: { fields: texts(LABEL_KEYS.join(" ")) },
    notice: "text",
    language: "text",
    template: { fields: texts("name") },
  },
};

/** The value in exactly this shape. Missing fields become empty, so that a tag in a loop never shows an outer value of the same name. */
export function fit(shape: Shape, value: unknown): unknown {
  if (shape === "text") return typeof value === "string" ? value : "";
  if (shape === "flag") return Boolean(value);
  if (shape === "picture") return value;
  if ("list" in shape) return Array.isArray(value) ? value.map((one) => fit(shape.list, one)) : [];
  if (shape.mayLack && value === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(shape.fields).map(([name, inner]) => [name, fit(inner, (value as Record<string, unknown>)?.[name])]),
  );
}

/** The shape that a path names, looked up from the innermost scope; undefined for a path that does not exist. */
export function shapeAt(path: string, scopes: Shape[]): Shape | undefined {
  if (path === ".") return scopes.at(-1);
  const [first = "", ...rest] = path.split(".");
  const scope = scopes.findLast((one) => fieldIn(one, first));
  return [first, ...rest].reduce<Shape | undefined>(fieldIn, scope);
}

function fieldIn(shape: Shape | undefined, name: string): Shape | undefined {
  const fields = fieldsOf(shape);
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

export const fieldsOf = (shape: Shape | undefined): Record<string, Shape> | undefined =>
  typeof shape === "object" && "fields" in shape ? shape.fields : undefined;

/** All paths that a tag may name within some scopes: `basics.name`, `work`, and inside `{{#work}}` also `position`. */
export function pathsIn(scopes: Shape[]): string[] {
  const below = (shape: Shape, prefix: string): string[] =>
    Object.entries(fieldsOf(shape) ?? {}).flatMap(([name, inner]) =>
      fieldsOf(inner) ? below(inner, `${prefix}${name}.`) : [`${prefix}${name}`],
    );
  return [...new Set(scopes.toReversed().flatMap((scope) => below(scope, "")))];
}
