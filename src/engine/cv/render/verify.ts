import type { OutputType } from "../output-type.ts";
import { decodeEntities } from "../package/xml.ts";
import { unpackTrusted } from "../package/zip-reader.ts";
import { CLUSTERS } from "../read/pdf/content-stream/actual-text.ts";
import { readPdf } from "../read/pdf/read-pdf.ts";
import type { Resume } from "../resume.ts";
import { DIALECTS } from "./custom/tags/dialect.ts";
import { formatDate, formatRange } from "./dates.ts";
import { chooseWords, hasRightToLeft, type Words } from "./labels/labels.ts";
import { LABEL_KEYS } from "./labels/lexicon.ts";
import { readPdfText } from "./pdf/pdf-text.ts";
import { DATE_STYLES, SECTIONS, type SectionKey, sectionsOnPaper, type Template, type Wording } from "./template.ts";
import { cleanTexts } from "./view/clean.ts";
import { countryName } from "./view/contacts.ts";
import type { WriteTools } from "./written.ts";

export type Verified = {
  /** Values of the CV that are not on paper, by their path, with the words that were looked for in vain. */
  missing: { path: string; words: string[] }[];
  /** Words on paper that neither CV nor template has. */
  foreign: string[];
};
/** Different words that the CV has and the template has not, and how many of them are on paper. */
export type OwnWords = { all: number; shown: number };

/**
 * Reads a written document back and compares it with the Resume, apart from the view it was made of: every value is there or belongs to
 * a section that the template leaves out, and no word is there that neither CV nor template has.
 */
export async function verifyDocument(...document: Parameters<typeof compareDocument>): Promise<Verified> {
  const { missing, foreign } = await compareDocument(...document);
  return { missing, foreign };
}

/** The same, and how much of the CV is on paper at all. */
export async function compareDocument(
  resume: Resume,
  template: Template,
  type: OutputType,
  bytes: Uint8Array,
  tools: Pick<WriteTools, "readAsset">,
): Promise<Verified & { ownWords: OwnWords }> {
  const clean = cleanTexts(resume);
  const words = chooseWords(template, clean.meta.vitae.language || "en");
  const text = type === "pdf" ? await pdfText(bytes, CLUSTERS.test(JSON.stringify(clean)), tools) : officeText(bytes, type);
  const values = expectedValues(clean, template, words);

  return {
    missing: findMissing(values, text),
    foreign: findForeign(clean, template, words, text),
    ownWords: countOwnWords(clean, template, words, text),
  };
}

/** The section that a value of the Resume stands in on paper; none for what stands in the head of the document. */
export function sectionOf(path: string): SectionKey | undefined {
  if (path === "basics.summary") return "profile";
  if (path.startsWith("basics.")) return undefined;
  return path.startsWith("x.") ? "facts" : (path.split(/[.[]/)[0] as SectionKey);
}

/** The sections that a template shows when a CV has them: those it puts on paper, or those that the tags of an own file ask for. */
export function shownSections(template: Template): Set<SectionKey> {
  const { own } = template;
  const listed = new Set(sectionsOnPaper(template).map(({ key }) => key));
  if (!own) return listed;
  const tags = [...ownText(own).matchAll(TAG)].map(([tag]) => tag).filter((tag) => !ABOUT_SECTIONS.test(tag));
  const asked = new Set(tags.flatMap((tag) => tag.match(/[\p{L}_]+/gu) ?? []));
  if (asked.has("sections")) return listed;
  return new Set(SECTIONS.filter((key) => (ASKED_BY[key] ?? [key]).some((word) => asked.has(word))));
}

/** Tags that speak of a section and do not show it: its heading, and whether there is one. */
const ABOUT_SECTIONS = /^\{\{\s*(?:[#^/]|slide\s)?\s*(?:labels|has)\./;
const ASKED_BY: Partial<Record<SectionKey, string[]>> = { profile: ["summary", "paragraphs"], facts: ["facts", "x"] };

// ---- the document ------------------------------------------------------------------------------------------------------------

/**
 * pdf.js alone joins Arabic and Hebrew words across lines, and takes the signs of Indian and Thai fonts for letters; the reader of CVs knows where
 * lines end and what signs say, but takes longer.
 */
async function pdfText(bytes: Uint8Array, inClusters: boolean, { readAsset }: Pick<WriteTools, "readAsset">): Promise<string> {
  if (!inClusters) return await readPdfText(bytes, readAsset);
  const { lines, setAside } = await readPdf(bytes, { readAsset, ocr: "never", maxPages: Number.POSITIVE_INFINITY });
  return [...lines, ...setAside].map(({ text }) => text).join("\n");
}

function officeText(bytes: Uint8Array, type: "docx" | "pptx"): string {
  return unpackTrusted(bytes, (name) => DIALECTS[type].parts.test(name))
    .map(([, part]) => xmlText(new TextDecoder().decode(part)))
    .join("\n");
}

const TAG = /\{\{[^{}]*\}\}/g;
const ownText = ({ type, base64 }: NonNullable<Template["own"]>) => officeText(Buffer.from(base64, "base64"), type);

/** Text of `w:t` and `a:t`; paragraphs, tabs and breaks part words. */
function xmlText(xml: string): string {
  const pieces = xml.matchAll(/<(?:w|a):t(?:\s[^>]*)?>([^<]*)<\/(?:w|a):t>|<\/(?:w|a):p>|<(?:w:tab|w:br|a:br)\b/g);
  return [...pieces].map(([, text]) => (text === undefined ? "\n" : decodeEntities(text))).join("");
}

// ---- what must be there ------------------------------------------------------------------------------------------------------

/** `forms` are the ways in which the value may stand on paper. */
type Value = { path: string; forms: string[] };

function expectedValues(resume: Resume, template: Template, words: Words): Value[] {
  const shown = shownSections(template);
  return leaves(resume)
    .filter(({ path }) => !path.startsWith("meta.") && path !== "basics.image")
    .filter(({ path }) => shown.has(sectionOf(path) ?? "profile") || sectionOf(path) === undefined)
    .map(({ path, text }) => ({ path, forms: printedForms(path, text, template, words) }));
}

/** Every text of a value with its path. */
export function leaves(value: unknown, path = ""): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path ? `${path}.${key}` : key));
}

/** How a value looks on paper: dates in the template's style, addresses without protocol, countries by name. */
function printedForms(path: string, text: string, template: Template, words: Words): string[] {
  if (/(^|\.)(startDate|endDate|date|releaseDate)$/.test(path)) return printedDates(path, text, template, words);
  const printed = path === "basics.location.countryCode" ? (countryName(text, words.language) ?? "") : withoutProtocol(path, text);
  // Headings may be set in capitals, which lose accents in Greek and double the German ß.
  const capitals = printed.toLocaleUpperCase(words.language);
  return template.own ? [printed, text, capitals, printed.toLocaleLowerCase(words.language)] : [printed, capitals];
}

const withoutProtocol = (path: string, text: string) =>
  /(^|\.)url$/.test(path) ? text.replace(/^[a-z]+:\/\/(www\.)?|^mailto:/i, "") : text;

/** The tags of an own template write dates as they please, never more precisely than the CV. */
function printedDates(path: string, date: string, { own, dates }: Template, words: Words): string[] {
  const range = /(startDate|endDate)$/.test(path);
  const styles = own ? DATE_STYLES : [dates];
  const forms = styles.map((style) =>
    range ? formatRange({ startDate: date, endDate: date }, style, words) : formatDate(date, style, words),
  );
  return own ? [...forms.map((form) => form ?? ""), date] : forms.map((form) => form ?? "");
}

function findMissing(values: Value[], text: string): Verified["missing"] {
  const isThere = searchIn(text);
  const notThere = (form: string) => wordsOf(form).filter((word) => !isThere(word));
  return values.flatMap(({ path, forms }) => {
    const lacking = forms.map(notThere);
    return lacking.every((words) => words.length > 0) ? [{ path, words: lacking[0] as string[] }] : [];
  });
}

/** A word that is longer than the line is broken on paper: then its letters follow each other without a gap. */
function searchIn(text: string): (word: string) => boolean {
  const there = new Set(wordsOf(text));
  const run = wordsOf(text).join("");
  return (word) => there.has(word) || run.includes(word);
}

/** Words with letters; a number may stand on paper for another reason, such as that of a page. */
function countOwnWords(resume: Resume, template: Template, words: Words, text: string): OwnWords {
  const { meta: _, ...content } = resume;
  const said = new Set(templateWords(template, words));
  const texts = leaves(content).filter(({ path }) => path !== "basics.image");
  const own = [...new Set(texts.flatMap((one) => wordsOf(one.text)))].filter((word) => /\p{L}{2}/u.test(word) && !said.has(word));
  const there = new Set(wordsOf(text));
  return { all: own.length, shown: own.filter((word) => there.has(word)).length };
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
  const printed = texts.flatMap(({ path, text }) => [text, ...printedForms(path, text, template, words)]);
  return [...printed, ...keys].flatMap(wordsOf).flatMap((word) => [word, ...piecesOf(word, template)]);
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
  const said = [...LABEL_KEYS.map(words.word), ...texts, ...fixedTexts(template)];
  return said.flatMap((text) => [text, text.toLocaleUpperCase(words.language)]).flatMap(wordsOf);
}

/** What an own file says whoever the candidate is: its text, and what its tags quote (`default:"on request"`). */
function fixedTexts({ own }: Template): string[] {
  return own ? [ownText(own).replace(TAG, (tag) => ` ${(tag.match(/["“”„«»][^"“”„«»]*["“”„«»]/g) ?? []).join(" ")} `)] : [];
}

/** `yy` of a date pattern. */
const piecesOf = (word: string, { own }: Template) => (own && /^(19|20)\d\d$/.test(word) ? [word.slice(2)] : []);

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

/** Readers of PDF turn the letters of Arabic ligatures around, double them and move vowel marks: such words are compared by their letters. */
function readingOrder(word: string): string {
  if (!hasRightToLeft(word)) return word;
  return [...new Set(word.replace(/\p{M}/gu, ""))].sort().join("");
}
