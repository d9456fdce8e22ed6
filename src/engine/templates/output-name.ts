import { blindFileName } from "../cv/blind/reference.ts";
import type { Template } from "../cv/render/template.ts";
import type { Resume } from "../cv/resume.ts";

/** File systems take 255 bytes; endings and a counter need room too. */
const MAX_NAME_BYTES = 180;
/** Names that Windows keeps for devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * The name of a written document without its ending, from the template's pattern (`{name}`, `{label}`, `{template}`, `{original}`).
 * The original name of a blind CV often has the candidate's in it: its reference stands for it. Letters of every script stay; what a file system refuses goes. Never empty, never a path.
 */
export function outputName(template: Template, resume: Resume, original: string): string {
  const values: Record<string, string | undefined> = {
    name: resume.basics.name,
    label: resume.basics.label,
    template: template.name,
    original: resume.meta?.vitae?.blind
      ? blindFileName(resume.meta.vitae.blind)
      : original.replace(/^.*[/\\]/, "").replace(/\.[a-z0-9]{1,5}$/i, ""),
  };
  const filled = template.fileName.replace(/\{(name|label|template|original)\}/g, (_, key: string) => values[key] ?? "");

  return safeName(filled) || safeName(values.original ?? "") || "cv";
}

function safeName(text: string): string {
  const clean = text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.·_–-]+|[\s.·_–-]+$/g, "");
  const short = shorten(clean).trim();
  return RESERVED.test(short) ? `${short}_` : short;
}

/** Cuts between characters, as a person counts them. */
function shorten(text: string): string {
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (Buffer.byteLength(kept + segment) > MAX_NAME_BYTES) break;
    kept += segment;
  }
  return kept;
}
