import type { Resume } from "../../src/engine/contract/resume.ts";
import { matchHeading } from "../../src/engine/cv/parse/lexicon/headings/headings.ts";

export type Invented = { path: string; value: string; missing: string[] };

/**
 * Share of the words of a document's text that its Resume keeps, each occurrence counted, and the words that are gone. A word counts
 * as kept in any value, or in the printed form that the Resume quotes as a value's source (a month name behind `2019-04`). Lines that are
 * nothing but a usual section title are left out of the count: they are kept as the structure of the Resume.
 */
export function keptText(resume: Resume, text: string): { share: number; lost: string[] } {
  const kept = new Set([...leaves(resume).map(({ value }) => value), ...quotes(resume)].flatMap(words));
  const content = text.split("\n").filter((line) => matchHeading(line)?.confidence !== 1);
  const printed = content.flatMap(words);
  const lost = printed.filter((word) => !kept.has(word));
  return { share: printed.length === 0 ? 1 : 1 - lost.length / printed.length, lost };
}

/** Values of the Resume with words that the text has nowhere. Dates and country codes are rewritten on purpose and left out. */
export function inventedValues(resume: Resume, text: string): Invented[] {
  const printed = new Set(words(text));
  const allLetters = words(text).join("");

  return leaves(resume)
    .filter(({ path }) => !REWRITTEN.test(path))
    .map(({ path, value }) => ({ path, value, missing: words(value).filter((word) => !printed.has(word)) }))
    .filter(({ value, missing }) => missing.length > 0 && !allLetters.includes(words(stripScheme(value)).join("")));
}

const REWRITTEN = /(?:startDate|endDate|releaseDate|date|dateOfBirth|countryCode|network)$/;
const stripScheme = (value: string) => value.replace(/^(?:https?:\/\/|mailto:|tel:)(?:www\.)?/i, "");

type Leaf = { path: string; value: string };

function leaves(value: unknown, path = ""): Leaf[] {
  if (typeof value === "string") return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, `${path}[${index}]`));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value)
    .filter(([key]) => key !== "meta" && key !== "image")
    .flatMap(([key, item]) => leaves(item, path ? `${path}.${key}` : key));
}

const quotes = (resume: Resume) => Object.values(resume.meta.vitae.sources ?? {}).map(({ quote }) => quote);

// Letters and digits without case and accents; a script without spaces counts character by character.
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\p{N}+/gu;

function words(text: string): string[] {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return folded.match(WORD) ?? [];
}
