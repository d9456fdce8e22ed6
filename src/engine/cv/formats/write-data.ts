import type { AgencyFields, Resume } from "../../contract/resume.ts";
import { escoByPath } from "./esco-meta.ts";
import { writeEuropass } from "./europass/write-europass.ts";
import { writeHrOpen } from "./hr-open/write-hr-open.ts";
import { type DataRequest, NO_CODES, type WrittenData } from "./written-data.ts";

/** A Resume in one of the trade's formats. The same Resume gives the same text. What a format cannot say in any way is named in `leftOut`. */
export function writeData(given: Resume, request: DataRequest): WrittenData {
  if (request.format === "json") return { text: asJson(withEsco(given, request)), leftOut: [] };
  const resume = withTexts(given);
  if (request.format === "europass") {
    const { xml, placed } = writeEuropass(resume, request);
    return { text: xml, leftOut: missing(given, xml, placed) };
  }
  const { candidate, placed } = writeHrOpen(resume, request);
  return { text: asJson(candidate), leftOut: missing(given, textsIn(candidate).join("\n"), placed) };
}

const asJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

function withEsco(resume: Resume, { codes = NO_CODES }: DataRequest): Resume {
  const esco = escoByPath(resume, codes);
  return Object.keys(esco).length > 0 ? { ...resume, meta: { ...resume.meta, vitae: { ...resume.meta.vitae, esco } } } : resume;
}

/** Who writes a Resume by hand may have numbers among the agency fields; the formats have texts. */
function withTexts(resume: Resume): Resume {
  if (!resume.x) return resume;
  const fields = Object.entries(resume.x as Record<string, unknown>).flatMap(([key, value]) =>
    ["string", "number", "boolean"].includes(typeof value) ? [[key, String(value)]] : [],
  );
  return { ...resume, x: Object.fromEntries(fields) as AgencyFields };
}

/** Paths of values whose words are not all in what was written: fields that nobody knows, a photo of an unknown kind. */
function missing({ meta: _, ...content }: Resume, written: string, placed: ReadonlySet<string>): string[] {
  const there = new Set(wordsOf(written));
  const paths: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (placed.has(path) || path === "cover") return;
    if (Array.isArray(value)) for (const [index, item] of value.entries()) look(item, `${path}[${index}]`);
    else if (typeof value === "object" && value !== null)
      for (const [key, item] of Object.entries(value)) look(item, path ? `${path}.${key}` : key);
    // A photo has no words to look for.
    else if (path === "basics.image") paths.push(path);
    else if (typeof value !== "object" && wordsOf(String(value)).some((word) => !there.has(word))) paths.push(path);
  };
  look(content, "");
  return paths;
}

const textsIn = (value: unknown): string[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

/** Words without regard to case: a text is there when its words are. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
