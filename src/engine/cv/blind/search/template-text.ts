import { blindNotice, WITHHELD_GROUPS } from "../../render/labels/blind-notice.ts";
import { LABELS } from "../../render/labels/lexicon.ts";
import type { Template } from "../../render/template/template.ts";
import { officeTexts } from "./leaks.ts";

/** All strings inside a value. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (ArrayBuffer.isView(value) || typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** The text that all documents of a template have, whoever the candidate is. */
export function templateText(template: Template, language: string): string {
  const { name, agency, header, footer, confidentiality, labels, sections, logo, fonts } = template;
  const { heading, body, office, files = [] } = fonts ?? {};
  const families = { heading, body, office, own: files.map(({ family }) => family) };
  const styleTexts = { name, agency, header, footer, confidentiality, labels, sections, alt: logo?.alt, families };
  return [...textsOf(styleTexts), ...customFileTexts(template), labelTexts(language), blindNotice(WITHHELD_GROUPS, language)].join("\n");
}

/** The words that every CV in a language has as labels. */
export const labelTexts = (language: string): string => [...textsOf(LABELS[language]), ...textsOf(LABELS.en)].join("\n");

/** The texts of a custom Word or PowerPoint file, its tags included. */
function customFileTexts({ custom }: Template): string[] {
  return custom ? officeTexts(Buffer.from(custom.base64, "base64")).map(({ text }) => text) : [];
}
