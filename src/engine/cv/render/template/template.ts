import { type DATE_STYLES, type FAMILIES, SECTIONS } from "../../../contract/brand-values.ts";
import type { BlindProfile } from "../../options/blind-profile.ts";
import type { OutputType } from "../../options/output-type.ts";
import { PAGE_SIZES } from "../typography/measure.ts";

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
  /** The agency's words in the place of built-in labels: by language, `*` for all. */
  labels: Record<string, Partial<Record<string, string>>>;
  colors: Colors;
  fonts: Fonts;
  /** The agency's name, where its brand has one. */
  agency?: string;
  logo?: Logo;
  /** Running header of the pages. `{name}` and `{label}` stand for the candidate's. */
  header: { logo: "left" | "right" | "none"; text?: Wording };
  footer: { text?: Wording };
  pageNumbers: "none" | "page" | "page_of_pages";
  /** A line for every page's foot, such as "Confidential". */
  confidentiality?: Wording;
  dates: DateStyle;
  /** Pattern for the names of this template's documents (`templates/output-name.ts`); without one `VITAE_OUTPUT_NAME` is used. */
  fileName?: string;
  photo: boolean;
  /** Every document in this style is blind. */
  blind?: BlindProfile;
  page: Page;
  design: Design;
  /** A custom template: the agency's own Word or PowerPoint file with tags. It says how documents look, and `design` is not used. */
  custom?: { type: "docx" | "pptx"; base64: string };
};

export type SectionKey = (typeof SECTIONS)[number];

/** The layouts of each section; the first is the default. */
export const LAYOUTS = {
  cover: ["frame"],
  profile: ["text", "band"],
  facts: ["list", "table"],
  relevant: ["inline"],
  skills: ["groups", "table", "inline", "matrix"],
  work: ["entries", "missions", "table"],
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
export type DateStyle = (typeof DATE_STYLES)[number];

/**
 * `#rrggbb` each. `primary` carries names and headings, `accent` marks and rules, `accentText` what is set in the accent (the same colour unless that
 * is too light to be read), `band` fills, `onPrimary` is text on primary.
 */
export type Colors = Record<"primary" | "accent" | "accentText" | "text" | "muted" | "line" | "band" | "onPrimary", string>;
export type Family = (typeof FAMILIES)[number];
/**
 * `size` in points is the body size, all others follow. `office` names the fonts in Word and PowerPoint files when others are wanted. Families beside
 * the shipped ones have their `files`.
 */
export type Fonts = {
  heading: Family | (string & {});
  body: Family | (string & {});
  size: number;
  office?: { heading?: string; body?: string };
  files?: FontFile[];
};
/** One cut of a family of the agency's own. `editable`: its licence flags let it travel in a file that is edited, such as Word's. */
export type FontFile = { family: string; weight: number; italic: boolean; editable: boolean; base64: string };
/** A picture as base64 PNG, and as SVG where it is one. */
export type LogoPicture = { png: string; svg?: string };
/** `height` and `width` in millimetres on the page. `onDark` is the picture for coloured ground, `ratio` its width by its height. */
export type Logo = LogoPicture & { alt: string; height: number; width: number; onDark?: LogoPicture & { ratio: number } };
/** Margins in millimetres. With a `limit` a CV is set smaller until it has no more pages than that. */
export type Page = { size: "a4" | "letter"; limit?: number; margins: { top: number; right: number; bottom: number; left: number } };

export type Design = {
  /** The block with name, title and contact data. */
  header: "plain" | "centered" | "band";
  headings: "rule" | "bar" | "caps" | "centered";
  /** Where the dates of an entry stand. */
  dates: "right" | "left";
  tables: "lines" | "zebra";
  /** Space between things: 0.7 is tight, 1 normal, 1.3 generous. */
  air: number;
  /** Sections in a tinted column beside the others, below the head. Slides have them in their usual place. */
  sidebar?: SectionKey[];
};

/** The size of the candidate's name by the header that it stands in. Unit: factor on the size of the text. */
export const NAME_SCALES = { plain: 2.5, centered: 2.6, band: 2.3 } as const satisfies Record<Template["design"]["header"], number>;

/** The tinted column: its width, the space between its edge and its text, and from there to the other column, in millimetres. */
export const SIDEBAR_MM = { width: 58, inset: 5, gap: 7 } as const;

/** The width that text of the sections has, in millimetres. */
export function columnWidths({ page, design }: Template): { main: number; sidebar: number } {
  const whole = PAGE_SIZES[page.size].width - page.margins.left - page.margins.right;
  const { width, inset, gap } = SIDEBAR_MM;
  return design.sidebar ? { main: whole - width - gap, sidebar: width - 2 * inset } : { main: whole, sidebar: whole };
}

/**
 * The sections that a template shows, in order. The section `relevant` of an enhanced run comes behind the agency's own words, profile and key
 * facts, unless the template lists it elsewhere.
 */
export function sectionsOnPaper({ sections }: Pick<Template, "sections">): SectionRule[] {
  if (sections.some(({ key }) => key === "relevant")) return sections;
  const after = sections.findIndex(({ key }) => !BEFORE_RELEVANT.has(key));
  return sections.toSpliced(after === -1 ? sections.length : after, 0, { key: "relevant", layout: LAYOUTS.relevant[0] });
}

/** Fields of entries that a layout has no place for, by their paths. */
const FIELDS_LEFT_OUT: { [key: string]: RegExp | undefined } = {
  "work table": /^work\[\d+\]\.(?:description|summary|highlights|keywords|url)\b/,
};

/** The sections whose layout leaves a field of the Resume out, though the section is shown: a table of jobs has no place for what was done there. */
export const leavesOut = (template: Pick<Template, "sections">, path: string): boolean =>
  template.sections.some(({ key, layout }) => FIELDS_LEFT_OUT[`${key} ${layout}`]?.test(path));

const BEFORE_RELEVANT = new Set<SectionKey>(["cover", "profile", "facts"]);

/** Everything that a document can have, in the usual order. */
export const allSections = (): SectionRule[] => SECTIONS.map((section) => ({ key: section, layout: LAYOUTS[section][0] }));

/** The text for a language; else the one for all languages, else the English one, else undefined. */
export function worded(text: Wording | undefined, language: string): string | undefined {
  if (text === undefined || typeof text === "string") return text;
  return text[language] ?? text["*"] ?? text.en;
}
