import { DATE_STYLES, SECTIONS } from "../../../contract/brand-values.ts";
import type { OutputType } from "../../options/output-type.ts";
import { decodeEntities } from "../../package/xml.ts";
import { unpackTrusted } from "../../package/zip-reader.ts";
import { CLUSTERS } from "../../read/pdf/content-stream/text/actual-text.ts";
import { readPdf } from "../../read/pdf/read-pdf.ts";
import { DIALECTS } from "../custom/tags/dialect.ts";
import { noticeOf } from "../labels/blind-notice.ts";
import { chooseWords, hasRightToLeft, type Words } from "../labels/labels.ts";
import { LABEL_KEYS } from "../labels/lexicon.ts";
import { readPdfText } from "../pdf/pdf-text.ts";
import { leavesOut, type SectionKey, sectionsOnPaper, type Template, type Wording } from "../template/template.ts";
import { cleanTexts } from "../view/clean.ts";
import { countryName } from "../view/contacts.ts";
import { formatDate, formatRange } from "../view/dates.ts";
import type { Content } from "../view/shapes.ts";
import type { WriteTools } from "../written.ts";

export type Verified = {
  /** Values of the CV that the document lacks, by their path, with the missing words. */
  missing: { path: string; words: string[] }[];
  /** Words of the document that neither CV nor template has. */
  foreign: string[];
};
/** How many different words the CV has and the template has not, and how many of those the document shows. */
export type CandidateWords = { all: number; shown: number };

/**
 * Reads a written document back and compares it with the Resume, not with the view that it was made of. Each value must be there, unless the
 * template leaves its section out, and each word must be one of the CV or the template.
 */
export async function verifyDocument(...document: Parameters<typeof compareDocument>): Promise<Verified> {
  const { missing, foreign } = await compareDocument(...document);
  return { missing, foreign };
}

/** The same as `verifyDocument`, and how many of the CV's words the document shows. */
export async function compareDocument(
  resume: Content,
  template: Template,
  type: OutputType,
  bytes: Uint8Array,
  tools: Pick<WriteTools, "readAsset">,
): Promise<Verified & { candidateWords: CandidateWords }> {
  const clean = cleanTexts(resume);
  const words = chooseWords(template, clean.meta.vitae.language || "en");
  const text = type === "pdf" ? await pdfText(bytes, CLUSTERS.test(JSON.stringify(clean)), tools) : officeText(bytes, type);
  const values = expectedValues(clean, template, words);

  return {
    missing: findMissing(values, text),
    foreign: findForeign(clean, template, words, text),
    candidateWords: countCandidateWords(clean, template, words, text),
  };
}

/** The section of a document that shows a value of the Resume; undefined for values in the head of the document. */
export function sectionOf(path: string): SectionKey | undefined {
  if (path === "basics.summary") return "profile";
  if (path.startsWith("basics.")) return undefined;
  return path.startsWith("x.") ? "facts" : (path.split(/[.[]/)[0] as SectionKey);
}

/** The sections that a template shows when a CV has them; of a custom template those that its tags name. */
export function shownSections(template: Template): Set<SectionKey> {
  const { custom } = template;
  const listed = new Set(sectionsOnPaper(template).map(({ key }) => key));
  if (!custom) return listed;
  const tags = [...customFileText(custom).matchAll(TAG)].map(([tag]) => tag).filter((tag) => !ABOUT_SECTIONS.test(tag));
  const asked = new Set(tags.flatMap((tag) => tag.match(/[\p{L}_]+/gu) ?? []));
  // The loop over all sections leaves the agency's own words out.
  if (asked.has("sections")) return new Set([...listed].filter((key) => key !== "cover" || asked.has(key)));
  return new Set(SECTIONS.filter((key) => (ASKED_BY[key] ?? [key]).some((word) => asked.has(word))));
}

/** True for a custom template with a tag for the line that a blind CV ends with. */
export const showsNotice = ({ custom }: Template): boolean =>
  custom !== undefined && [...customFileText(custom).matchAll(TAG)].some(([tag]) => /\bnotice\b/.test(tag));

/** Tags that name a section without showing it: its heading, and the condition that there is one. */
const ABOUT_SECTIONS = /^\{\{\s*(?:[#^/]|slide\s)?\s*(?:labels|has)\./;
const ASKED_BY: Partial<Record<SectionKey, string[]>> = { profile: ["summary", "paragraphs"], facts: ["facts", "x"] };

// ---- the document ------------------------------------------------------------------------------------------------------------

/**
 * The text of a PDF. pdf.js joins Arabic and Hebrew words across lines and reads the glyphs of Indian and Thai fonts as other letters; for these
 * scripts the reader of CVs is used, which is right there and takes longer.
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
const customFileText = ({ type, base64 }: NonNullable<Template["custom"]>) => officeText(Buffer.from(base64, "base64"), type);

/** The text of `w:t` and `a:t` elements; paragraphs, tabs and breaks separate words. */
function xmlText(xml: string): string {
  const pieces = xml.matchAll(/<(?:w|a):t(?:\s[^>]*)?>([^<]*)<\/(?:w|a):t>|<\/(?:w|a):p>|<(?:w:tab|w:br|a:br)\b/g);
  return [...pieces].map(([, text]) => (text === undefined ? "\n" : decodeEntities(text))).join("");
}

// ---- what must be there ------------------------------------------------------------------------------------------------------

/** A value that the document must show, in one of these forms. */
type Value = { path: string; forms: string[] };

function expectedValues(resume: Content, template: Template, words: Words): Value[] {
  const shown = shownSections(template);
  return leaves(resume)
    .filter(({ path }) => !path.startsWith("meta.") && path !== "basics.image" && (template.custom || !leavesOut(template, path)))
    .filter(({ path }) => shown.has(sectionOf(path) ?? "profile") || sectionOf(path) === undefined)
    .map(({ path, text }) => ({ path, forms: shownForms(path, text, template, words) }));
}

/** All strings of a value with their paths. */
export function leaves(value: unknown, path = ""): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path ? `${path}.${key}` : key));
}

/** The forms of a value in a document: dates in the template's style, addresses without protocol, countries by name. */
function shownForms(path: string, text: string, template: Template, words: Words): string[] {
  if (/(^|\.)(startDate|endDate|date|releaseDate)$/.test(path)) return shownDates(path, text, template, words);
  const shown = path === "basics.location.countryCode" ? (countryName(text, words.language) ?? "") : withoutProtocol(path, text);
  // Headings may be set in capitals, which lose accents in Greek and double the German ß.
  const capitals = shown.toLocaleUpperCase(words.language);
  return template.custom ? [shown, text, capitals, shown.toLocaleLowerCase(words.language)] : [shown, capitals];
}

const withoutProtocol = (path: string, text: string) =>
  /(^|\.)url$/.test(path) ? text.replace(/^[a-z]+:\/\/(www\.)?|^mailto:/i, "") : text;

/** The forms of a date. Tags of a custom template may write it in any style, never more precisely than the CV. */
function shownDates(path: string, date: string, { custom, dates }: Template, words: Words): string[] {
  const range = /(startDate|endDate)$/.test(path);
  const styles = custom ? DATE_STYLES : [dates];
  const forms = styles.map((style) =>
    range ? formatRange({ startDate: date, endDate: date }, style, words) : formatDate(date, style, words),
  );
  return custom ? [...forms.map((form) => form ?? ""), date] : forms.map((form) => form ?? "");
}

function findMissing(values: Value[], text: string): Verified["missing"] {
  const isThere = searchIn(text);
  const notThere = (form: string) => wordsOf(form).filter((word) => !isThere(word));
  return values.flatMap(({ path, forms }) => {
    const lacking = forms.map(notThere);
    return lacking.every((words) => words.length > 0) ? [{ path, words: lacking[0] as string[] }] : [];
  });
}

/** True for words of the text, also for those that are split over lines because they are longer than a line. */
function searchIn(text: string): (word: string) => boolean {
  const there = new Set(wordsOf(text));
  const run = wordsOf(text).join("");
  return (word) => there.has(word) || run.includes(word);
}

/** Counts words with letters: a number may be in the document for another reason, such as a page number. The agency's own words show no candidate. */
function countCandidateWords(resume: Content, template: Template, words: Words, text: string): CandidateWords {
  const { meta: _, cover: __, ...content } = resume;
  const said = new Set(templateWords(template, words));
  const texts = leaves(content).filter(({ path }) => path !== "basics.image");
  const candidateOnly = [...new Set(texts.flatMap((one) => wordsOf(one.text)))].filter((word) => /\p{L}{2}/u.test(word) && !said.has(word));
  const there = new Set(wordsOf(text));
  return { all: candidateOnly.length, shown: candidateOnly.filter((word) => there.has(word)).length };
}

// ---- what may be there -------------------------------------------------------------------------------------------------------

function findForeign(resume: Content, template: Template, words: Words, text: string): string[] {
  const allowed = new Set([...resumeWords(resume, template, words), ...templateWords(template, words)]);
  const run = [...allowed].join(" ");
  const unknown = [...new Set(wordsOf(text))].filter((word) => !allowed.has(word) && !isPageNumber(word));
  return unknown.filter((word) => !run.includes(word) && !isJoined(word, allowed));
}

function resumeWords(resume: Content, template: Template, words: Words): string[] {
  const { meta: _, ...content } = resume;
  const texts = leaves(content).filter(({ path }) => path !== "basics.image");
  const keys = Object.keys(resume.x ?? {}).map((key) => key.replace(/([a-z])([A-Z])/g, "$1 $2"));
  const shown = texts.flatMap(({ path, text }) => [text, ...shownForms(path, text, template, words)]);
  const notice = noticeOf(resume, words.language) ?? "";
  return [...shown, ...keys, notice].flatMap(wordsOf).flatMap((word) => [word, ...shortYearOf(word, template)]);
}

function templateWords(template: Template, words: Words): string[] {
  const wordings: (Wording | undefined)[] = [
    template.header.text,
    template.footer.text,
    template.confidentiality,
    ...template.sections.map(({ label }) => label),
    ...Object.values(template.labels).map((labels) => labels as Record<string, string>),
  ];
  const texts = wordings.flatMap((wording) => (typeof wording === "string" ? wording : Object.values(wording ?? {})));
  const said = [...LABEL_KEYS.map(words.word), ...texts, ...fixedTexts(template)];
  return said.flatMap((text) => [text, text.toLocaleUpperCase(words.language)]).flatMap(wordsOf);
}

/** The text of a custom file that is the same for all candidates, with what its tags quote (`default:"on request"`). */
function fixedTexts({ custom }: Template): string[] {
  return custom ? [customFileText(custom).replace(TAG, (tag) => ` ${(tag.match(/["“”„«»][^"“”„«»]*["“”„«»]/g) ?? []).join(" ")} `)] : [];
}

/** The two digits that a custom date pattern with `yy` shows of a year. */
const shortYearOf = (word: string, { custom }: Template) => (custom && /^(19|20)\d\d$/.test(word) ? [word.slice(2)] : []);

const isPageNumber = (word: string) => /^\p{Nd}{1,3}$/u.test(word);

/** True for two allowed words that PDF extraction joined because they stand close, such as a date and its title. */
function isJoined(word: string, allowed: Set<string>): boolean {
  for (let cut = 1; cut < word.length; cut++) if (allowed.has(word.slice(0, cut)) && allowed.has(word.slice(cut))) return true;
  return false;
}

/** Letters of right-to-left scripts and of all others form separate words (`Goو` is two). */
const WORD = /[\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+|(?:(?![\p{Script=Arabic}\p{Script=Hebrew}])[\p{L}\p{M}\p{N}])+/gu;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const wordsOf = (text: string): string[] =>
  (text.normalize("NFKC").replace(INVISIBLE, "").toLowerCase().match(WORD) ?? []).map(comparableForm);

/** PDF readers reorder and double the letters of Arabic ligatures and move vowel marks, so words of these scripts are compared by their sorted letters. */
function comparableForm(word: string): string {
  if (!hasRightToLeft(word)) return word;
  return [...new Set(word.replace(/\p{M}/gu, ""))].sort().join("");
}
