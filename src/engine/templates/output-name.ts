import { lookUp } from "../contract/look-up.ts";
import type { Resume } from "../contract/resume.ts";
import { blindFileName } from "../cv/blind/reference.ts";
import type { Template } from "../cv/render/template/template.ts";

/** The default pattern of output names, for a house and a template that set none. */
export const DEFAULT_OUTPUT_NAME = "{name} - {label} - {agency}";
/** `original`: the uploaded file's name without its ending. `date`: the day on which the document was written, such as 2026-11-23. */
export const OUTPUT_NAME_FIELDS = ["name", "label", "agency", "original", "template", "date"] as const;
type Field = (typeof OUTPUT_NAME_FIELDS)[number];

/** How a house names its documents. The agency of the template's brand comes before `agency`. */
export type HouseNaming = { pattern: string; agency?: string | null; date?: Date };

/** File systems take 255 bytes; endings and a counter need room too. */
const MAX_NAME_BYTES = 180;
/** Names that Windows keeps for devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * The name of a written document without its ending, from the template's own pattern or else the house's. A field without a value drops out
 * with the separator before it. A name that would say nothing of the candidate is the original file's. The original name of a blind CV often
 * has the candidate's in it: the reference stands for both. Letters of every script stay; what a file system refuses goes. Never empty, never a path.
 */
export function outputName(
  template: Template,
  resume: Resume,
  original: string,
  { pattern, agency, date = new Date() }: HouseNaming = { pattern: DEFAULT_OUTPUT_NAME },
): string {
  const { basics, meta } = resume;
  const reference = meta?.vitae?.blind ? blindFileName(meta.vitae.blind) : undefined;
  const values: Record<Field, string | undefined> = {
    name: reference ?? basics.name,
    label: basics.label,
    agency: template.agency ?? agency ?? undefined,
    original: reference ?? original.replace(/^.*[/\\]/, "").replace(/\.[a-z0-9]{1,5}$/i, ""),
    template: template.name,
    date: date.toISOString().slice(0, 10),
  };
  const wanted = template.fileName ?? pattern;
  const saysWho = OF_THE_CANDIDATE.some((field) => values[field]?.trim() && wanted.includes(`{${field}}`));

  return (saysWho && safeName(fill(wanted, values))) || safeName(values.original ?? "") || "cv";
}

const OF_THE_CANDIDATE = ["name", "label", "original"] as const;

/** A field with the separators before it and the brackets around it, which stay only when the field has a value. */
const FIELD = /[\s·|,_–-]*[([]?\{(\w+)\}[)\]]?/g;

const fill = (pattern: string, values: Record<string, string | undefined>) =>
  pattern.replace(FIELD, (part, field: string) => {
    const value = lookUp(values, field)?.trim();
    return value ? part.replace(`{${field}}`, () => value) : "";
  });

/** More characters than a name of `MAX_NAME_BYTES` needs. The name in a CV may be a text of any length. */
const MAX_TRIED_CHARS = 1_000;

function safeName(text: string): string {
  const clean = text
    .slice(0, MAX_TRIED_CHARS)
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
