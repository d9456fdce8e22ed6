import { DATE_STYLES, FAMILIES, SECTIONS } from "../../../contract/brand-values.ts";
import { parseBlind } from "../../options/blind-profile.ts";
import { fail, fields, object } from "../../options/json-fields.ts";
import type { OutputType } from "../../options/output-type.ts";
import { isPng, pictureSize } from "../../read/images/picture.ts";
import type { CustomType } from "../custom/tags/dialect.ts";
import { isLabel, LABEL_LANGUAGES } from "../labels/lexicon.ts";
import {
  allSections,
  type Colors,
  type Design,
  type Fonts,
  LAYOUTS,
  type Layout,
  type Logo,
  type Page,
  type SectionRule,
  type Template,
  type Wording,
} from "./template.ts";

const DEFAULTS = {
  kind: "document",
  labelLanguage: "cv",
  pageNumbers: "page_of_pages",
  dates: "short",
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

/**
 * Checks `template.json` and reads its assets. `readFile` gives a file of the template's folder by its name. Throws `invalid` with a message that
 * names the wrong field.
 */
export async function parseTemplate(json: unknown, readFile: (name: string) => Promise<Uint8Array>): Promise<Template> {
  const from = fields(object(json, "template.json"), "template.json");
  from.refuseUnknown(KNOWN_FIELDS);
  const custom = await customFile(from.optionalText("file"), readFile);
  const kind = custom
    ? custom.type === "pptx"
      ? "presentation"
      : "document"
    : from.oneOf("kind", ["document", "presentation"] as const, DEFAULTS.kind);

  return {
    key: key(from.text("key")),
    name: from.text("name"),
    kind,
    outputs: from.listOf(
      "outputs",
      custom ? CUSTOM_OUTPUTS[custom.type] : ALL_OUTPUTS,
      custom ? CUSTOM_OUTPUTS[custom.type] : kind === "presentation" ? ["pptx", "pdf", "docx"] : ["docx", "pdf"],
    ),
    custom,
    sections: sections(from.value("sections")),
    labelLanguage: labelLanguage(from.text("labelLanguage", DEFAULTS.labelLanguage)),
    labels: labels(from.value("labels")),
    colors: colors(from.value("colors")),
    fonts: fonts(from.value("fonts")),
    logo: await logo(from.value("logo"), readFile),
    header: runningHeader(from.value("header")),
    footer: runningFooter(from.value("footer")),
    pageNumbers: from.oneOf("pageNumbers", ["none", "page", "page_of_pages"] as const, DEFAULTS.pageNumbers),
    confidentiality: wording(from.value("confidentiality"), "confidentiality"),
    dates: from.oneOf("dates", DATE_STYLES, DEFAULTS.dates),
    fileName: from.optionalText("fileName"),
    photo: from.flag("photo", true),
    blind: parseBlind(from.value("blind")),
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
  "file",
  "blind",
  "page",
  "design",
];

const ALL_OUTPUTS: OutputType[] = ["docx", "pdf", "pptx"];
const CUSTOM_OUTPUTS: Record<CustomType, OutputType[]> = { docx: ["docx", "pdf"], pptx: ["pptx"] };

/** `"file"` names the agency's Word or PowerPoint file with tags. */
async function customFile(name: string | undefined, readFile: (name: string) => Promise<Uint8Array>): Promise<Template["custom"]> {
  if (!name) return undefined;
  const bytes = await asset(name, "file", readFile);
  const { openPackage } = await import("../custom/package/package.ts");
  return { type: openPackage(bytes).type, base64: Buffer.from(bytes).toString("base64") };
}

function key(value: string): string {
  if (!/^[a-z0-9][a-z0-9_-]{0,63}$/.test(value)) fail("key", "takes small letters, digits, - and _ only");
  return value;
}

function sections(value: unknown): SectionRule[] {
  if (value === undefined) return allSections();
  if (!Array.isArray(value) || value.length === 0) return fail("sections", "must be a list of at least one section");

  const rules = value.map((entry, index): SectionRule => {
    const place = `sections[${index}]`;
    const from = fields(typeof entry === "string" ? { key: entry } : object(entry, place), place);
    from.refuseUnknown(["key", "layout", "label"]);
    const section = from.oneOf("key", SECTIONS);
    const layouts: readonly Layout[] = LAYOUTS[section];
    return { key: section, layout: from.oneOf("layout", layouts, layouts[0]), label: wording(from.value("label"), `${place}.label`) };
  });
  const twice = rules.find(({ key }, index) => rules.findIndex((rule) => rule.key === key) < index);
  return twice ? fail("sections", `names ${twice.key} twice`) : rules;
}

function labelLanguage(value: string): string {
  if (value === "cv" || LABEL_LANGUAGES.includes(value)) return value;
  return fail("labelLanguage", `must be cv or one of ${LABEL_LANGUAGES.join(", ")}`);
}

function labels(value: unknown): Template["labels"] {
  if (value === undefined) return {};
  const byLanguage = Object.entries(object(value, "labels"));
  return Object.fromEntries(
    byLanguage.map(([language, words]) => {
      const from = fields(object(words, `labels.${language}`), `labels.${language}`);
      const unknown = from.names.find((name) => !isLabel(name));
      if (unknown) fail(`labels.${language}.${unknown}`, "is no label of a document");
      return [language, Object.fromEntries(from.names.map((name) => [name, from.text(name)]))];
    }),
  );
}

function colors(value: unknown): Colors {
  const from = fields(object(value ?? {}, "colors"), "colors");
  from.refuseUnknown([...Object.keys(DEFAULTS.colors), "accentText"]);
  const color = (name: keyof Colors, otherwise: string | undefined = { ...DEFAULTS.colors, accentText: undefined }[name]) => {
    const given = from.text(name, otherwise);
    return /^#[0-9a-f]{6}$/i.test(given) ? given.toLowerCase() : fail(`colors.${name}`, "must be a colour such as #1f3a4d");
  };
  return {
    primary: color("primary"),
    accent: color("accent"),
    accentText: color("accentText", color("accent")),
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
    size: from.number("size", { min: 7, max: 14, otherwise: 10 }),
    office: { heading: office.optionalText("heading"), body: office.optionalText("body") },
  };
}

async function logo(value: unknown, readFile: (name: string) => Promise<Uint8Array>): Promise<Logo | undefined> {
  if (value === undefined || value === null) return undefined;
  const from = fields(object(value, "logo"), "logo");
  from.refuseUnknown(["png", "svg", "alt", "height"]);
  const png = await asset(from.text("png"), "logo.png", readFile);
  const svgName = from.optionalText("svg");
  const size = isPng(png) ? pictureSize(png) : undefined;
  if (!size) return fail("logo.png", "must be a PNG picture");
  const height = from.number("height", { min: 3, max: 60, otherwise: 10 });

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
  from.refuseUnknown(["size", "margins", "limit"]);
  const margins = fields(object(from.value("margins") ?? {}, "page.margins"), "page.margins");
  const side = (name: keyof Page["margins"]) => margins.number(name, { min: 8, max: 60, otherwise: DEFAULTS.page.margins[name] });
  return {
    size: from.oneOf("size", ["a4", "letter"] as const, DEFAULTS.page.size),
    limit: from.value("limit") === undefined ? undefined : from.number("limit", { min: 1, max: 10, otherwise: 1 }),
    margins: { top: side("top"), right: side("right"), bottom: side("bottom"), left: side("left") },
  };
}

function design(value: unknown): Design {
  const from = fields(object(value ?? {}, "design"), "design");
  from.refuseUnknown([...Object.keys(DEFAULTS.design), "sidebar"]);
  return {
    header: from.oneOf("header", ["plain", "centered", "band"] as const, DEFAULTS.design.header),
    headings: from.oneOf("headings", ["rule", "bar", "caps", "centered"] as const, DEFAULTS.design.headings),
    dates: from.oneOf("dates", ["right", "left"] as const, DEFAULTS.design.dates),
    tables: from.oneOf("tables", ["lines", "zebra"] as const, DEFAULTS.design.tables),
    air: from.number("air", { min: 0.5, max: 2, otherwise: DEFAULTS.design.air }),
    ...(from.value("sidebar") !== undefined && { sidebar: from.listOf("sidebar", SECTIONS, []) }),
  };
}

function wording(value: unknown, field: string): Wording | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "string") return value;
  if (typeof value !== "object" || Array.isArray(value)) return fail(field, "must be a text, or one text per language");
  const from = fields(object(value, field), field);
  return Object.fromEntries(from.names.map((language) => [language, from.text(language)]));
}
