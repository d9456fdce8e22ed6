import { AppError } from "../../errors.ts";
import type { OutputType } from "../convert.ts";

/**
 * A house style: data, never code. Lies in `templates/<key>/template.json` with its assets beside it; as a value it is
 * self-contained (the logo travels inside as base64), so it can cross to the converter child as JSON.
 */
export type Template = {
  key: string;
  name: string;
  /** A presentation template offers PPTX as its first output. */
  kind: "document" | "presentation";
  outputs: OutputType[];
  /** Sections in their order on paper. What is not listed is left out, and the report says so. */
  sections: SectionRule[];
  /** Labels and month names follow the CV's language, or one fixed ISO 639-1 language. */
  labelLanguage: "cv" | (string & {});
  /** The house's own words over the built-in labels: by language, `*` for all. */
  labels: Record<string, Partial<Record<string, string>>>;
  colors: Colors;
  fonts: Fonts;
  logo?: Logo;
  /** Running header of the pages. `{name}` and `{label}` stand for the candidate's. */
  header: { logo: "left" | "right" | "none"; text?: Wording };
  footer: { text?: Wording };
  pageNumbers: "none" | "page" | "page_of_pages";
  /** A line for every page's foot, such as "Confidential". */
  confidentiality?: Wording;
  dates: DateStyle;
  /** Name of the written file without its ending: `{name}`, `{label}`, `{template}`, `{original}`. */
  fileName: string;
  photo: boolean;
  page: Page;
  design: Design;
};

export const SECTIONS = [
  "profile",
  "facts",
  "skills",
  "work",
  "projects",
  "education",
  "certificates",
  "languages",
  "awards",
  "publications",
  "volunteer",
  "interests",
  "references",
  "additional",
] as const;
export type SectionKey = (typeof SECTIONS)[number];

/** How a section may be set, per section; the first is the default. */
export const LAYOUTS = {
  profile: ["text", "band"],
  facts: ["list", "table"],
  skills: ["groups", "table", "inline"],
  work: ["entries", "missions"],
  projects: ["entries", "missions"],
  education: ["entries", "table"],
  certificates: ["entries", "table"],
  languages: ["inline", "table"],
  awards: ["entries"],
  publications: ["entries"],
  volunteer: ["entries"],
  interests: ["inline"],
  references: ["entries"],
  additional: ["list"],
} as const satisfies Record<SectionKey, readonly string[]>;
export type Layout = (typeof LAYOUTS)[SectionKey][number];

export type SectionRule = { key: SectionKey; layout: Layout; label?: Wording };
/** One text, or one per language (`*` for the others). */
export type Wording = string | Record<string, string>;
export type DateStyle = "short" | "long" | "numeric" | "year";

/** `#rrggbb` each. `primary` carries names and headings, `accent` marks and rules, `band` fills, `onPrimary` is text on primary. */
export type Colors = { primary: string; accent: string; text: string; muted: string; line: string; band: string; onPrimary: string };
export const FAMILIES = ["Source Sans 3", "Inter", "Source Serif 4", "EB Garamond"] as const;
export type Family = (typeof FAMILIES)[number];
/** `size` in points is the body size, all others follow. `office` names the fonts in Word and PowerPoint files when others are wanted. */
export type Fonts = { heading: Family; body: Family; size: number; office?: { heading?: string; body?: string } };
/** `height` in millimetres on the page; `width` and `pixels` follow from the picture. */
export type Logo = { png: string; svg?: string; alt: string; height: number; width: number };
/** Margins in millimetres. */
export type Page = { size: "a4" | "letter"; margins: { top: number; right: number; bottom: number; left: number } };

export type Design = {
  /** The block with name, title and contact data. */
  header: "plain" | "centered" | "band";
  headings: "rule" | "bar" | "caps" | "centered";
  /** Where the dates of an entry stand. */
  dates: "right" | "left";
  tables: "lines" | "zebra";
  /** Space between things: 0.7 is tight, 1 normal, 1.3 generous. */
  air: number;
};

const DEFAULTS = {
  kind: "document",
  labelLanguage: "cv",
  pageNumbers: "page_of_pages",
  dates: "short",
  fileName: "{original}",
  page: { size: "a4", margins: { top: 20, right: 20, bottom: 20, left: 20 } },
  colors: {
    primary: "#1f3a4d",
    accent: "#2f7f86",
    text: "#22282d",
    muted: "#66727b",
    line: "#cfd8dc",
    band: "#eef3f4",
    onPrimary: "#ffffff",
  },
  design: { header: "plain", headings: "rule", dates: "right", tables: "lines", air: 1 },
} as const;

type Json = Record<string, unknown>;

/**
 * Checks `template.json` and takes its assets in. `readFile` gives a file of the template's folder by its name.
 * Throws `invalid` with a sentence that names the field.
 */
export async function parseTemplate(json: unknown, readFile: (name: string) => Promise<Uint8Array>): Promise<Template> {
  const from = fields(object(json, "template.json"), "template.json");
  from.refuseUnknown(KNOWN_FIELDS);
  const kind = from.oneOf("kind", ["document", "presentation"] as const, DEFAULTS.kind);

  return {
    key: key(from.text("key")),
    name: from.text("name"),
    kind,
    outputs: from.listOf("outputs", ["docx", "pdf", "pptx"] as const, kind === "presentation" ? ["pptx", "pdf", "docx"] : ["docx", "pdf"]),
    sections: sections(from.value("sections")),
    labelLanguage: from.text("labelLanguage", DEFAULTS.labelLanguage),
    labels: labels(from.value("labels")),
    colors: colors(from.value("colors")),
    fonts: fonts(from.value("fonts")),
    logo: await logo(from.value("logo"), readFile),
    header: runningHeader(from.value("header")),
    footer: runningFooter(from.value("footer")),
    pageNumbers: from.oneOf("pageNumbers", ["none", "page", "page_of_pages"] as const, DEFAULTS.pageNumbers),
    confidentiality: wording(from.value("confidentiality"), "confidentiality"),
    dates: from.oneOf("dates", ["short", "long", "numeric", "year"] as const, DEFAULTS.dates),
    fileName: from.text("fileName", DEFAULTS.fileName),
    photo: from.flag("photo", true),
    page: page(from.value("page")),
    design: design(from.value("design")),
  };
}

const KNOWN_FIELDS = [
  "$schema",
  "key",
  "name",
  "kind",
  "outputs",
  "sections",
  "labelLanguage",
  "labels",
  "colors",
  "fonts",
  "logo",
  "header",
  "footer",
  "pageNumbers",
  "confidentiality",
  "dates",
  "fileName",
  "photo",
  "page",
  "design",
];

function key(value: string): string {
  if (!/^[a-z0-9][a-z0-9_-]{0,63}$/.test(value)) fail("key", "takes small letters, digits, - and _ only");
  return value;
}

function sections(value: unknown): SectionRule[] {
  if (value === undefined) return allSections();
  if (!Array.isArray(value)) return fail("sections", "must be a list");

  return value.map((entry, index) => {
    const place = `sections[${index}]`;
    const from = fields(typeof entry === "string" ? { key: entry } : object(entry, place), place);
    from.refuseUnknown(["key", "layout", "label"]);
    const section = from.oneOf("key", SECTIONS);
    const layouts: readonly Layout[] = LAYOUTS[section];
    return { key: section, layout: from.oneOf("layout", layouts, layouts[0]), label: wording(from.value("label"), `${place}.label`) };
  });
}

/** Everything that a CV can have, in the usual order. */
export const allSections = (): SectionRule[] => SECTIONS.map((section) => ({ key: section, layout: LAYOUTS[section][0] }));

function labels(value: unknown): Template["labels"] {
  if (value === undefined) return {};
  const byLanguage = Object.entries(object(value, "labels"));
  return Object.fromEntries(
    byLanguage.map(([language, words]) => {
      const from = fields(object(words, `labels.${language}`), `labels.${language}`);
      return [language, Object.fromEntries(from.names.map((name) => [name, from.text(name)]))];
    }),
  );
}

function colors(value: unknown): Colors {
  const from = fields(object(value ?? {}, "colors"), "colors");
  from.refuseUnknown(Object.keys(DEFAULTS.colors));
  const color = (name: keyof Colors) => {
    const given = from.text(name, DEFAULTS.colors[name]);
    return /^#[0-9a-f]{6}$/i.test(given) ? given.toLowerCase() : fail(`colors.${name}`, "must be a colour such as #1f3a4d");
  };
  return {
    primary: color("primary"),
    accent: color("accent"),
    text: color("text"),
    muted: color("muted"),
    line: color("line"),
    band: color("band"),
    onPrimary: color("onPrimary"),
  };
}

function fonts(value: unknown): Fonts {
  const from = fields(object(value ?? {}, "fonts"), "fonts");
  from.refuseUnknown(["heading", "body", "size", "office"]);
  const office = fields(object(from.value("office") ?? {}, "fonts.office"), "fonts.office");
  office.refuseUnknown(["heading", "body"]);
  const body = from.oneOf("body", FAMILIES, "Source Sans 3");
  return {
    heading: from.oneOf("heading", FAMILIES, body),
    body,
    size: from.number("size", { least: 7, most: 14, otherwise: 10 }),
    office: { heading: office.optionalText("heading"), body: office.optionalText("body") },
  };
}

async function logo(value: unknown, readFile: (name: string) => Promise<Uint8Array>): Promise<Logo | undefined> {
  if (value === undefined || value === null) return undefined;
  const from = fields(object(value, "logo"), "logo");
  from.refuseUnknown(["png", "svg", "alt", "height"]);
  const png = await asset(from.text("png"), "logo.png", readFile);
  const svgName = from.optionalText("svg");
  const size = pngSize(png);
  if (!size) return fail("logo.png", "must be a PNG picture");
  const height = from.number("height", { least: 3, most: 60, otherwise: 10 });

  return {
    png: Buffer.from(png).toString("base64"),
    svg: svgName ? new TextDecoder().decode(await asset(svgName, "logo.svg", readFile)) : undefined,
    alt: from.text("alt", "Logo"),
    height,
    width: Math.round(((height * size.width) / size.height) * 100) / 100,
  };
}

async function asset(name: string, field: string, readFile: (name: string) => Promise<Uint8Array>): Promise<Uint8Array> {
  if (/^[/\\]|\.\.|:/.test(name)) return fail(field, "must be a file of the template's own folder");
  return await readFile(name).catch(() => fail(field, `names the file ${name}, which is not in the template's folder`));
}

/** Width and height stand in the IHDR chunk, which comes first (PNG specification, 11.2.2). */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  if (bytes.length < 24 || bytes[0] !== 0x89 || bytes[1] !== 0x50 || bytes[2] !== 0x4e || bytes[3] !== 0x47) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

function runningHeader(value: unknown): Template["header"] {
  const from = fields(object(value ?? {}, "header"), "header");
  from.refuseUnknown(["logo", "text"]);
  return { logo: from.oneOf("logo", ["left", "right", "none"] as const, "right"), text: wording(from.value("text"), "header.text") };
}

function runningFooter(value: unknown): Template["footer"] {
  const from = fields(object(value ?? {}, "footer"), "footer");
  from.refuseUnknown(["text"]);
  return { text: wording(from.value("text"), "footer.text") };
}

function page(value: unknown): Page {
  const from = fields(object(value ?? {}, "page"), "page");
  from.refuseUnknown(["size", "margins"]);
  const margins = fields(object(from.value("margins") ?? {}, "page.margins"), "page.margins");
  const side = (name: keyof Page["margins"]) => margins.number(name, { least: 8, most: 60, otherwise: DEFAULTS.page.margins[name] });
  return {
    size: from.oneOf("size", ["a4", "letter"] as const, DEFAULTS.page.size),
    margins: { top: side("top"), right: side("right"), bottom: side("bottom"), left: side("left") },
  };
}

function design(value: unknown): Design {
  const from = fields(object(value ?? {}, "design"), "design");
  from.refuseUnknown(Object.keys(DEFAULTS.design));
  return {
    header: from.oneOf("header", ["plain", "centered", "band"] as const, DEFAULTS.design.header),
    headings: from.oneOf("headings", ["rule", "bar", "caps", "centered"] as const, DEFAULTS.design.headings),
    dates: from.oneOf("dates", ["right", "left"] as const, DEFAULTS.design.dates),
    tables: from.oneOf("tables", ["lines", "zebra"] as const, DEFAULTS.design.tables),
    air: from.number("air", { least: 0.5, most: 2, otherwise: DEFAULTS.design.air }),
  };
}

function wording(value: unknown, field: string): Wording | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "string") return value;
  const from = fields(object(value, field), field);
  return Object.fromEntries(from.names.map((language) => [language, from.text(language)]));
}

/** The text for a language: its own, else that for all, else English, else none. */
export function worded(text: Wording | undefined, language: string): string | undefined {
  if (text === undefined || typeof text === "string") return text;
  return text[language] ?? text["*"] ?? text.en;
}

/** Reads the fields of one JSON object, each with a sentence that names it when it is wrong. */
function fields(from: Json, place: string) {
  const path = (name: string) => (place === "template.json" ? name : `${place}.${name}`);
  const optionalText = (name: string): string | undefined => {
    const value = from[name];
    if (value === undefined || value === null) return undefined;
    return typeof value === "string" && value.trim() ? value : fail(path(name), "must be a text");
  };

  return {
    names: Object.keys(from),
    value: (name: string) => from[name],
    optionalText,
    text: (name: string, otherwise?: string): string => optionalText(name) ?? otherwise ?? fail(path(name), "is missing"),
    flag: (name: string, otherwise: boolean): boolean => {
      const value = from[name] ?? otherwise;
      return typeof value === "boolean" ? value : fail(path(name), "must be true or false");
    },
    number: (name: string, { least, most, otherwise }: { least: number; most: number; otherwise: number }): number => {
      const value = from[name] ?? otherwise;
      return typeof value === "number" && value >= least && value <= most
        ? value
        : fail(path(name), `must be a number from ${least} to ${most}`);
    },
    oneOf: <T extends string>(name: string, allowed: readonly T[], otherwise?: T): T => {
      const value = from[name] ?? otherwise;
      if (value === undefined) return fail(path(name), `is missing; it is one of ${allowed.join(", ")}`);
      return allowed.includes(value as T) ? (value as T) : fail(path(name), `must be one of ${allowed.join(", ")}`);
    },
    listOf: <T extends string>(name: string, allowed: readonly T[], otherwise: T[]): T[] => {
      const value = from[name] ?? otherwise;
      const good = Array.isArray(value) && value.length > 0 && value.every((entry) => allowed.includes(entry));
      return good ? (value as T[]) : fail(path(name), `must be a list of ${allowed.join(", ")}`);
    },
    refuseUnknown: (known: readonly string[]) => {
      const stranger = Object.keys(from).find((name) => !known.includes(name));
      if (stranger) fail(path(stranger), `is not known here; known are ${known.join(", ")}`);
    },
  };
}

function object(value: unknown, field: string): Json {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return fail(field, "must be an object in braces");
  return value as Json;
}

function fail(field: string, problem: string): never {
  throw new AppError("invalid", field === "template.json" ? `template.json ${problem}.` : `template.json: "${field}" ${problem}.`);
}
