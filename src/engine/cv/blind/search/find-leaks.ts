import { AppError } from "../../../errors.ts";
import type { OutputType } from "../../output-type.ts";
import { decodeEntities } from "../../package/xml.ts";
import { unpackOwn } from "../../package/zip-reader.ts";
import { foldedText } from "../../text/fold.ts";
import { tellingNames } from "../redact.ts";
import { findHits, type SearchTerm, searchTermsOf } from "../terms/search-terms.ts";
import { COMMON, type What, type Withheld } from "../terms/withheld.ts";

/** One text of a document and where in it: a part of the package, a page, a property. Addresses are read to pieces, prose by words. */
export type Piece = { place: string; text: string; address?: boolean };
export type Leak = { what: What; path: string; place: string };

export type LeakTools = {
  /** Every text of a PDF: pages, properties, links, bookmarks, alternative texts. */
  readPdfPieces?: (bytes: Uint8Array) => Promise<Piece[]>;
  /** Of the names and dates in the CV. */
  language?: string;
  /** The text of the blind CV: everyday words in it ("French" as a language) are no leak. */
  known?: string;
  /** The words of the template: a part of a name that the house itself has ("Page", or the agency's own name) is no leak. */
  house?: string;
  fileName?: string;
};

/**
 * Searches the whole document for every withheld value, whole and in parts, case and accents aside: texts (also those that stand in
 * several runs), properties, comments, alternative texts, targets of relationships, names of parts, and the bytes of the photo.
 */
export async function findLeaks(type: OutputType, bytes: Uint8Array, withheld: Withheld[], tools: LeakTools = {}): Promise<Leak[]> {
  const { language = "en", known = "", house = "", fileName } = tools;
  const pieces = [
    ...(type === "pdf" ? await pdfPieces(bytes, tools) : officePieces(bytes)),
    ...(fileName ? [{ place: "file name", text: fileName, address: true }] : []),
  ];
  const terms = searchTermsOf(withheld, language);
  const allowed = new Set([
    ...hitTerms(known, terms).filter(({ of }) => COMMON.has(of.what)),
    ...hitTerms(house, terms).filter(({ part, of }) => part || COMMON.has(of.what)),
  ]);
  const searched = terms.filter((term) => !allowed.has(term));
  const houseWords = foldedText(house).text;
  const names = tellingNames(terms).filter((part) => !houseWords.includes(part));
  const name = withheld.find(({ what }) => what === "name");

  const found = pieces.flatMap(({ place, text, address }): Leak[] => {
    const hits = findHits(text, searched).map(({ term }) => ({ what: term.of.what, path: term.of.path, place }));
    const hidden = address && name && names.some((part) => foldedText(text).text.includes(part));
    return hidden ? [...hits, { what: "name", path: name.path, place }] : hits;
  });
  return distinct([...found, ...photoLeaks(type, bytes, withheld)]);
}

/** Wherever they stand: beside a number or without a capital, too. */
function hitTerms(text: string, terms: SearchTerm[]): SearchTerm[] {
  const folded = foldedText(text).text;
  return terms.filter(({ pattern }) => folded.search(pattern) >= 0);
}

/** Throws `unavailable` with a report when a blind document still says what it must not. The values themselves are not repeated. */
export async function refuseLeaks(type: OutputType, bytes: Uint8Array, withheld: Withheld[], tools: LeakTools): Promise<void> {
  const leaks = await findLeaks(type, bytes, withheld, tools);
  if (leaks.length === 0) return;
  const said = leaks.slice(0, 5).map(({ what, place }) => `${what} in ${place}`);
  const more = leaks.length > 5 ? ` and ${leaks.length - 5} more` : "";
  throw new AppError(
    "unavailable",
    `The blind ${type.toUpperCase()} was not written, because it would still show: ${said.join(", ")}${more}.`,
    { leaks },
  );
}

// ---- Office packages ---------------------------------------------------------------------------------------------------------

export function officePieces(bytes: Uint8Array): Piece[] {
  return unpackOwn(bytes).flatMap(([place, part]): Piece[] => {
    if (STYLE_PARTS.test(place)) return [];
    if (!/\.(xml|rels|vml|txt|html?)$/i.test(place)) return [{ place: "names of parts", text: place, address: true }];
    const xml = new TextDecoder().decode(part);
    return [
      { place, text: xmlTexts(xml) },
      { place, text: attributeTexts(xml), address: true },
      { place: "names of parts", text: place, address: true },
    ];
  });
}

/** Only names of styles and fonts, which are the house's: "Microsoft YaHei" is a font, "Contact" a style. */
const STYLE_PARTS = /(?:^|\/)(?:styles|fontTable|theme\d*|tableStyles)\.xml$/;

/** Words and drawings set text in runs that do not part words; everything else is a line of its own. */
function xmlTexts(xml: string): string {
  return decodeEntities(
    xml
      .replace(/<(?:w:tab|w:br|w:cr|a:br)\b[^>]*>/g, " ")
      .replace(/<\/?(?:w|a):(?:p|tc|tr|tbl|txbxContent|pPr|rPr)(?:\s[^>]*)?\/?>/g, (tag) => (/:(pPr|rPr)/.test(tag) ? "" : "\n"))
      .replace(/<\/?(?:w|a):[^>]*>/g, "")
      .replace(/<[^>]+>/g, "\n"),
  );
}

/** Values that can carry text: not ids, sizes, fonts and namespaces. Percent signs of addresses are undone. */
function attributeTexts(xml: string): string {
  const values = [...xml.matchAll(/\s(?!xmlns|typeface=|w:(?:ascii|hAnsi|cs|eastAsia)=|panose=)[\w:]+="([^"]*\p{L}[^"]*)"/gu)].map(
    ([, value]) => decodeEntities(value as string),
  );
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

// ---- PDF and pictures --------------------------------------------------------------------------------------------------------

async function pdfPieces(bytes: Uint8Array, { readPdfPieces }: LeakTools): Promise<Piece[]> {
  if (!readPdfPieces) throw new Error("searching a PDF needs readPdfPieces");
  return await readPdfPieces(bytes);
}

function photoLeaks(type: OutputType, bytes: Uint8Array, withheld: Withheld[]): Leak[] {
  return withheld.flatMap(({ what, path, value }) => {
    const base64 = what === "photo" ? /^data:[^,]*;base64,(.+)$/s.exec(value)?.[1] : undefined;
    if (!base64) return [];
    const photo = Buffer.from(base64, "base64");
    const parts = type === "pdf" ? [bytes] : unpackOwn(bytes).map(([, part]) => part);
    const middle = photo.subarray(photo.length >> 1, (photo.length >> 1) + 64);
    return middle.length > 16 && parts.some((part) => Buffer.from(part).includes(middle)) ? [{ what, path, place: "pictures" }] : [];
  });
}

function distinct(leaks: Leak[]): Leak[] {
  return [...new Map(leaks.map((leak) => [JSON.stringify(leak), leak])).values()];
}
