import { AppError } from "../../../contract/errors.ts";
import type { OutputType } from "../../options/output-type.ts";
import { decodeEntities } from "../../package/xml.ts";
import { unpackTrusted } from "../../package/zip-reader.ts";
import { foldedText } from "../../text/fold.ts";
import { identifyingNames } from "../redact.ts";
import { EVERYDAY_WORD_KINDS, type Redacted, type RedactedKind } from "../terms/redacted.ts";
import { findHits, type SearchTerm, searchTermsOf } from "../terms/search-terms.ts";
import { MAX_NAMED_LEAKS, MIN_SAMPLE_BYTES } from "../thresholds.ts";

/**
 * A text of a document and its place: a part of the package, a page, a property. In an `address` names are searched for inside words too
 * ("jane-doe-cv.docx"), in other text as whole words.
 */
export type DocumentText = { place: string; text: string; address?: boolean };
export type Leak = { what: RedactedKind; path: string; place: string };

/** What is searched: a document, or the data of a CV as JSON or XML. */
export type Searched = OutputType | "data";

export type LeakTools = {
  /** Every text of a PDF: pages, properties, links, bookmarks, alternative texts. */
  readPdfTexts?: (bytes: Uint8Array) => Promise<DocumentText[]>;
  /** Of the names and dates in the CV. */
  language?: string;
  /** The text of the blind CV: everyday words that it has ("French" as a language) are no leak. */
  known?: string;
  /** The words of the template: a part of a name that they have too ("Page", or the agency's name) is no leak. */
  template?: string;
  fileName?: string;
};

/**
 * Searches the whole document for every redacted value, whole and in parts, without regard to case and accents: text (also when it is split into
 * runs), properties, comments, alternative text, targets of relationships, names of parts, and the bytes of the photo.
 */
export async function findLeaks(type: Searched, bytes: Uint8Array, redacted: Redacted[], tools: LeakTools = {}): Promise<Leak[]> {
  const { language = "en", known = "", template = "", fileName } = tools;
  const texts = [
    ...(type === "pdf" ? await pdfTexts(bytes, tools) : type === "data" ? dataTexts(bytes) : officeTexts(bytes)),
    ...(fileName ? [{ place: "file name", text: fileName, address: true }] : []),
  ];
  const terms = searchTermsOf(redacted, language);
  const allowed = new Set([
    ...hitTerms(known, terms).filter(({ of }) => EVERYDAY_WORD_KINDS.has(of.what)),
    ...hitTerms(template, terms).filter(({ part, of }) => part || EVERYDAY_WORD_KINDS.has(of.what)),
  ]);
  const searched = terms.filter((term) => !allowed.has(term));
  const templateWords = foldedText(template).text;
  const names = identifyingNames(terms).filter((part) => !templateWords.includes(part));
  const name = redacted.find(({ what }) => what === "name");

  const found = texts.flatMap(({ place, text, address }): Leak[] => {
    const hits = findHits(text, searched).map(({ term }) => ({ what: term.of.what, path: term.of.path, place }));
    const hidden = address && name && names.some((part) => foldedText(text).text.includes(part));
    return hidden ? [...hits, { what: "name", path: name.path, place }] : hits;
  });
  return distinct([...found, ...photoLeaks(type, bytes, redacted)]);
}

/** The terms that a text has, also beside a number or in lower case. */
function hitTerms(text: string, terms: SearchTerm[]): SearchTerm[] {
  const folded = foldedText(text).text;
  return terms.filter(({ pattern }) => folded.search(pattern) >= 0);
}

/** Throws `unavailable` when a blind document still shows a redacted value. The message says where, never the values. */
export async function refuseLeaks(type: Searched, bytes: Uint8Array, redacted: Redacted[], tools: LeakTools): Promise<void> {
  const leaks = await findLeaks(type, bytes, redacted, tools);
  if (leaks.length === 0) return;
  const said = leaks.slice(0, MAX_NAMED_LEAKS).map(({ what, place }) => `${what} in ${place}`);
  const more = leaks.length > MAX_NAMED_LEAKS ? ` and ${leaks.length - MAX_NAMED_LEAKS} more` : "";
  throw new AppError(
    "unavailable",
    `The blind ${type === "data" ? "data" : type.toUpperCase()} was not written, because it would still show: ${said.join(", ")}${more}.`,
    { leaks },
  );
}

// ---- Office packages ---------------------------------------------------------------------------------------------------------

export function officeTexts(bytes: Uint8Array): DocumentText[] {
  return unpackTrusted(bytes).flatMap(([place, part]): DocumentText[] => {
    if (STYLE_PARTS.test(place)) return [];
    if (!/\.(xml|rels|vml|txt|html?)$/i.test(place)) return [{ place: "names of parts", text: place, address: true }];
    const xml = new TextDecoder().decode(part).replace(PROGRAM, "");
    return [
      { place, text: xmlTexts(xml) },
      { place, text: attributeTexts(xml), address: true },
      { place: "names of parts", text: place, address: true },
    ];
  });
}

/** Parts that have names of styles and fonts only, which are the template's: "Microsoft YaHei" is a font, "Contact" a style. */
const STYLE_PARTS = /(?:^|\/)(?:styles|fontTable|theme\d*|tableStyles)\.xml$/;

/** The program that wrote the file, in its properties: every file of it says "Microsoft Office PowerPoint", whoever the employers were. */
const PROGRAM = /<Application>[^<]*<\/Application>/;

/** The text of a part. Runs of Word and DrawingML may split a word, so they are joined; any other element is a line of its own. */
function xmlTexts(xml: string): string {
  return decodeEntities(
    xml
      .replace(/<(?:w:tab|w:br|w:cr|a:br)\b[^>]*>/g, " ")
      .replace(/<\/?(?:w|a):(?:p|tc|tr|tbl|txbxContent|pPr|rPr)(?:\s[^>]*)?\/?>/g, (tag) => (/:(pPr|rPr)/.test(tag) ? "" : "\n"))
      .replace(/<\/?(?:w|a):[^>]*>/g, "")
      .replace(/<[^>]+>/g, "\n"),
  );
}

/** How Word draws lines, in words that are everyday words too: `<w:u w:val="single"/>` is no marital status. */
const LINE_STYLES = /<w:(?:u|bdr|top|left|start|bottom|right|end|between|bar|insideH|insideV|tl2br|tr2bl)\s[^>]*>/g;

/** Attribute values that can hold text, not ids, sizes, fonts and namespaces; also with percent-encoding decoded. */
function attributeTexts(xml: string): string {
  const values = [
    ...xml.replace(LINE_STYLES, "").matchAll(/\s(?!xmlns|typeface=|w:(?:ascii|hAnsi|cs|eastAsia)=|panose=)[\w:]+="([^"]*\p{L}[^"]*)"/gu),
  ].map(([, value]) => decodeEntities(value as string));
  return [...new Set(values)]
    .filter((value) => !/^https?:\/\/(schemas\.|www\.w3\.org|purl\.)/.test(value))
    .map(decoded)
    .join("\n");
}

function decoded(text: string): string {
  try {
    return text.includes("%") ? `${text}\n${decodeURIComponent(text)}` : text;
  } catch {
    return text;
  }
}

// ---- data --------------------------------------------------------------------------------------------------------------------

/** The values of JSON, or the text of XML, whose rich text is XML once more. */
function dataTexts(bytes: Uint8Array): DocumentText[] {
  const text = new TextDecoder().decode(bytes);
  if (text.startsWith("{")) return [{ place: "data", text: textsIn(JSON.parse(text)).join("\n") }];
  const withoutTags = (xml: string) => decodeEntities(xml.replace(/<[^<>]*>/g, "\n"));
  return [{ place: "data", text: withoutTags(withoutTags(text)) }];
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];

// ---- PDF and pictures --------------------------------------------------------------------------------------------------------

async function pdfTexts(bytes: Uint8Array, { readPdfTexts }: LeakTools): Promise<DocumentText[]> {
  if (!readPdfTexts) throw new Error("searching a PDF needs readPdfTexts");
  return await readPdfTexts(bytes);
}

/** Bytes from the middle of a photo stand in no other file; its beginning is the same in many. */
const SAMPLE_BYTES = 64;

function photoLeaks(type: Searched, bytes: Uint8Array, redacted: Redacted[]): Leak[] {
  return redacted.flatMap(({ what, path, value }) => {
    const base64 = what === "photo" ? /^data:[^,]*;base64,(.+)$/s.exec(value)?.[1] : undefined;
    if (!base64) return [];
    // In data a picture stands as it does in the Resume.
    if (type === "data") return new TextDecoder().decode(bytes).includes(base64) ? [{ what, path, place: "pictures" }] : [];
    const photo = Buffer.from(base64, "base64");
    const parts = type === "pdf" ? [bytes] : unpackTrusted(bytes).map(([, part]) => part);
    const middle = photo.subarray(photo.length >> 1, (photo.length >> 1) + SAMPLE_BYTES);
    return middle.length >= MIN_SAMPLE_BYTES && parts.some((part) => Buffer.from(part).includes(middle))
      ? [{ what, path, place: "pictures" }]
      : [];
  });
}

function distinct(leaks: Leak[]): Leak[] {
  return [...new Map(leaks.map((leak) => [JSON.stringify(leak), leak])).values()];
}
