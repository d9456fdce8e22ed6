import { LABELS } from "../../render/labels/lexicon.ts";
import type { Template } from "../../render/template.ts";
import { officePieces } from "./find-leaks.ts";

/** Every text inside a value, whatever its shape. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (ArrayBuffer.isView(value) || typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** What documents in this style say whoever the candidate is. */
export function houseText(template: Template, language: string): string {
  const { name, header, footer, confidentiality, labels, sections, logo, fonts } = template;
  const own = { name, header, footer, confidentiality, labels, sections, alt: logo?.alt, fonts };
  return [...textsOf(own), ...ownFileTexts(template), ...textsOf(LABELS[language]), ...textsOf(LABELS.en)].join("\n");
}

/** Everything that an own Word or PowerPoint file says, its tags aside. */
function ownFileTexts({ own }: Template): string[] {
  return own ? officePieces(Buffer.from(own.base64, "base64")).map(({ text }) => text) : [];
}
