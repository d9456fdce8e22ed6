import { LABELS } from "../render/labels/lexicon.ts";
import type { Template } from "../render/template.ts";

/** Every text inside a value, whatever its shape. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (ArrayBuffer.isView(value) || typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** What documents in this style say whoever the candidate is. */
export function houseText({ name, header, footer, confidentiality, labels, sections, logo, fonts }: Template, language: string): string {
  const own = { name, header, footer, confidentiality, labels, sections, alt: logo?.alt, fonts };
  return [...textsOf(own), ...textsOf(LABELS[language]), ...textsOf(LABELS.en)].join("\n");
}
