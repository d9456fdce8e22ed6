import type { TemplateReport } from "../../contract/api.ts";
import { descendants, textOf } from "../../cv/package/xml.ts";
import { openPackage, readPart } from "../../cv/render/custom/package/package.ts";
import { DIALECTS } from "../../cv/render/custom/tags/dialect.ts";
import type { Template } from "../../cv/render/template/template.ts";
import { checkOwnFile } from "./check-template.ts";
import { tryOutputs } from "./try-outputs.ts";

export type Report = Pick<TemplateReport, "problems" | "warnings" | "tags">;
/** Throws `invalid` for a file that is no template at all. */
export type ReportOnTemplate = (template: Template) => Promise<Report>;

/** The problems of a custom Word or PowerPoint file, and the tags that it uses. A template without such a file has neither; it is tried instead. */
export async function reportOn(template: Template): Promise<Report> {
  if (!template.custom) {
    await tryOutputs(template);
    return { problems: [], warnings: [], tags: [] };
  }
  const bytes = new Uint8Array(Buffer.from(template.custom.base64, "base64"));
  return { ...checkOwnFile(template), tags: usedTags(bytes) };
}

/** Each once, in their order, sound or not. */
function usedTags(bytes: Uint8Array): string[] {
  const { type, parts } = openPackage(bytes);
  const { parts: isContent, paragraph } = DIALECTS[type];
  const roots = [...parts.keys()].filter((name) => isContent.test(name)).flatMap((name) => readPart(parts, name) ?? []);
  const texts = roots.flatMap((root) => descendants(root, paragraph)).map(textOf);
  return [...new Set(texts.flatMap((text) => text.match(/\{\{[^{}]*\}\}/g) ?? []))];
}
