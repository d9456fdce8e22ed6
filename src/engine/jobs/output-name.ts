import { extname } from "node:path";
import type { Template } from "../cv/render/template.ts";
import type { Resume } from "../cv/resume.ts";

/** The name of a written document, without its ending, by the template's pattern of `{name}`, `{label}`, `{template}` and `{original}`. */
export function outputName(template: Template, resume: Resume, originalName: string): string {
  const original = originalName.slice(0, originalName.length - extname(originalName).length);
  const words: Record<string, string | undefined> = {
    name: resume.basics?.name,
    label: resume.basics?.label,
    template: template.name,
    original,
  };
  const name = template.fileName.replace(/\{(\w+)\}/g, (_, word: string) => words[word]?.trim() ?? "");
  // An empty field takes its separator with it.
  return name.replace(/\s+/g, " ").replace(/^[\s\-_,.]+|[\s\-_,.]+$/g, "") || original || "cv";
}
