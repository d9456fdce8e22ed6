import { strFromU8, unzipSync } from "fflate";
import type { OutputType } from "../convert.ts";
import type { Resume } from "../resume.ts";
import { formatDate, formatRange } from "./dates.ts";
import { chooseWords, type Words } from "./labels/labels.ts";
import { LABEL_KEYS } from "./labels/lexicon.ts";
import type { SectionKey, Template, Wording } from "./template.ts";
import { cleanTexts } from "./view/clean.ts";
import { countryName } from "./view/contacts.ts";

/** Text of a PDF in reading order; where it comes from is the caller's choice. */
export type VerifyTools = { readPdfText?: (bytes: Uint8Array) => Promise<string> };
export type Verified = {
  /** Values of the CV that are not on paper, by their path, with the words that were looked for in vain. */
  missing: { path: string; words: string[] }[];
  /** Words on paper that neither CV nor template has. */
  foreign: string[];
};

/**
 * Reads a written document back and compares it with the Resume, apart from the view it was made of: every value is there or belongs to
 * a section that the template leaves out, and no word is there that neither CV nor template has.
 */
export async function verifyDocument(
  resume: Resume,
  template: Template,
  type: OutputType,
  bytes: Uint8Array,
  tools: VerifyTools = {},
): Promise<Verified> {
  const clean = cleanTexts(resume);
  const words = chooseWords(template, clean.meta.vitae.language || "en");
  const text = await readBack(type, bytes, tools);
  const values = expectedValues(clean, template, words);

  return { missing: findMissing(values, text), foreign: findForeign(clean, template, words, text) };
}

// ---- the document ------------------------------------------------------------------------------------------------------------

async function readBack(type: OutputType, bytes: Uint8Array, { readPdfText }: VerifyTools): Promise<string> {
  if (type !== "pdf") return officeText(bytes, type);
  if (!readPdfText) throw new Error("verifying a PDF needs readPdfText");
  return await readPdfText(bytes);
}

const PARTS = { docx: /^word\/(document|header\d*|footer\d*|footnotes)\.xml$/, pptx: /^ppt\/slides\/slide\d+\.xml$/ };

function officeText(bytes: Uint8Array, type: "docx" | "pptx"): string {
  const parts = unzipSync(bytes, { filter: ({ name }) => PARTS[type].test(name) });
  return Object.values(parts)
    .map((part) => xmlText(strFromU8(part)))
    .join("\n");
}

/** Text of `w:t` and `a:t`; paragraphs, tabs and breaks part words. */
function xmlText(xml: string): string {
  const pieces = xml.matchAll(/<(?:w|a):t(?:\s[^>]*)?>([^<]*)<\/(?:w|a):t>|<\/(?:w|a):p>|<(?:w:tab|w:br|a:br)\b/g);
  return [...pieces].map(([, text]) => (text === undefined ? "\n" : unescapeXml(text))).join("");
}

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal, hexadecimal, name) => {
    if (decimal || hexadecimal) return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16));
    return ENTITIES[name] ?? all;
  });
}

// ---- what must be there ------------------------------------------------------------------------------------------------------

type Value = { path: string; text: string };

function expectedValues(resume: Resume, template: Template, words: Words): Value[] {
  const shown = new Set(template.sections.map(({ key }) => key));
  return leaves(resume)
    .filter(({ path }) => !path.startsWith("meta.") && path !== "basics.image")
    .filter(({ path }) => shown.has(sectionOf(path) ?? "profile") || sectionOf(path) === undefined)
    .map(({ path, text }) => ({ path, text: printedForm(path, text, template, words) }));
}

function sectionOf(path: string): SectionKey | undefined {
  if (path === "basics.summary") return "profile";
  if (path.startsWith("basics.")) return undefined;
  return path.startsWith("x.") ? "facts" : (path.split(/[.[]/)[0] as SectionKey);
}

function leaves(value: unknown, path = ""): Value[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path ? `${path}.${key}` : key));
}

/** How a value looks on paper: dates in the template's style, addresses without protocol, countries by name. */
function printedForm(path: string, text: string, template: Template, words: Words): string {
  if (/(startDate|endDate)$/.test(path)) return formatRange({ startDate: text, endDate: text }, template.dates, words) ?? "";
  if (/(^|\.)(date|releaseDate)$/.test(path)) return formatDate(text, template.dates, words) ?? "";
  if (path === "basics.location.countryCode") return countryName(text, words.language) ?? "";
  return /(^|\.)url$/.test(path) ? text.replace(/^[a-z]+:\/\/(www\.)?|^mailto:/i, "") : text;
}

function findMissing(values: Value[], text: string): Verified["missing"] {
  const there = new Set(wordsOf(text));
  const run = wordsOf(text).join("");
  return values.flatMap(({ path, text: value }) => {
    // A word that is longer than the line is broken on paper: then its letters follow each other without a gap.
    const words = wordsOf(value).filter((word) => !there.has(word) && !run.includes(word));
    return words.length > 0 ? [{ path, words }] : [];
  });
}

// ---- what may be there -------------------------------------------------------------------------------------------------------

function findForeign(resume: Resume, template: Template, words: Words, text: string): string[] {
  const allowed = new Set([...resumeWords(resume, template, words), ...templateWords(template, words)]);
  const run = [...allowed].join(" ");
  const unknown = [...new Set(wordsOf(text))].filter((word) => !allowed.has(word) && !isPageNumber(word));
  return unknown.filter((word) => !run.includes(word) && !madeOf(word, allowed));
}

function resumeWords(resume: Resume, template: Template, words: Words): string[] {
  const { meta: _, ...content } = resume;
  const texts = leaves(content).filter(({ path }) => path !== "basics.image");
  const keys = Object.keys(resume.x ?? {}).map((key) => key.replace(/([a-z])([A-Z])/g, "$1 $2"));
  return [...texts.flatMap(({ path, text }) => [text, printedForm(path, text, template, words)]), ...keys].flatMap(wordsOf);
}

function templateWords(template: Template, words: Words): string[] {
  const wordings: (Wording | undefined)[] = [
    template.header.text,
    template.footer.text,
    template.confidentiality,
    ...template.sections.map(({ label }) => label),
    ...Object.values(template.labels).map((own) => own as Record<string, string>),
  ];
  const texts = wordings.flatMap((wording) => (typeof wording === "string" ? wording : Object.values(wording ?? {})));
  return [...LABEL_KEYS.map(words.word), ...texts].flatMap(wordsOf);
}

const isPageNumber = (word: string) => /^\p{Nd}{1,3}$/u.test(word);

/** PDF extraction sometimes joins two words that stand close, such as a date and its title. */
function madeOf(word: string, allowed: Set<string>): boolean {
  for (let cut = 1; cut < word.length; cut++) if (allowed.has(word.slice(0, cut)) && allowed.has(word.slice(cut))) return true;
  return false;
}

/** Letters of the right-to-left scripts and all others make words of their own (`Goو` is two). */
const WORD = /[\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+|(?:(?![\p{Script=Arabic}\p{Script=Hebrew}])[\p{L}\p{M}\p{N}])+/gu;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const wordsOf = (text: string): string[] =>
  (text.normalize("NFKC").replace(INVISIBLE, "").toLowerCase().match(WORD) ?? []).map(readingOrder);

/** Readers of PDF turn the letters of Arabic ligatures around and move vowel marks: such words are compared by their letters. */
function readingOrder(word: string): string {
  if (!/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word)) return word;
  return [...word.replace(/\p{M}/gu, "")].sort().join("");
}
