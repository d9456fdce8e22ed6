import { type AppError, refusal } from "../../contract/errors.ts";
import { openZip } from "../package/zip-reader.ts";
import { isHeif } from "./kinds/heif.ts";

/** What a file is by its content. `zip` is a ZIP file of no known kind, `ole` an old Office container of no known kind. */
export type DocumentKind =
  | "pdf"
  | "docx"
  | "empty"
  | "encrypted"
  | "doc"
  | "ole"
  | "rtf"
  | "odt"
  | "xlsx"
  | "pptx"
  | "pages"
  | "epub"
  | "zip"
  | "image"
  | "html"
  | "json"
  | "xml"
  | "text"
  | "unknown";

/** Tells what a file is from its bytes alone; names and extensions lie. Never throws. */
export function sniffDocument(bytes: Uint8Array): DocumentKind {
  if (bytes.length === 0) return "empty";
  if (startsWith(bytes, ZIP)) return kindOfZip(bytes);
  if (startsWith(bytes, OLE)) return kindOfOle(bytes);

  if (isHeif(bytes)) return "image";

  const head = latin1(bytes.subarray(0, HEAD_BYTES));
  if (head.includes("%PDF-")) return "pdf";
  const signature = SIGNATURES.find(({ pattern }) => pattern.test(head));
  return signature?.kind ?? kindOfText(bytes);
}

/** The refusal for a file that is neither PDF nor Word, with what to do about it. */
export function refuseDocument(kind: DocumentKind): AppError {
  if (kind === "empty" || kind === "encrypted") return refusal(kind);
  return refusal("unsupported_format", ADVICE[kind]);
}

const ADVICE: Partial<Record<DocumentKind, string>> = {
  doc: "This is an old Word file (.doc). Please save it as DOCX or PDF and try again.",
  ole: "This is an old Office file. Please save it as DOCX or PDF and try again.",
  rtf: "This is an RTF file. Please save it as DOCX or PDF and try again.",
  odt: "This is an OpenDocument file (.odt). Please save it as DOCX or PDF and try again.",
  xlsx: "This is a spreadsheet. Please save it as PDF and try again.",
  pptx: "This is a presentation. Please save it as PDF and try again.",
  pages: "This is a Pages or Numbers file. Please save it as DOCX or PDF and try again.",
  epub: "This is an e-book. Please save it as PDF and try again.",
  zip: "This is a ZIP archive. Please unpack it and add the documents in it.",
  image: "This is a picture. Please save it as PDF and try again.",
  html: "This is a web page. Please save it as DOCX or PDF and try again.",
  xml: "This is an XML file. Please save it as DOCX or PDF and try again.",
  text: "This is a plain text file. Please save it as DOCX or PDF and try again.",
};

/** A PDF may carry up to this much before its header (ISO 32000-1, implementation note 13). */
const HEAD_BYTES = 1024;
const ZIP = [0x50, 0x4b];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const SIGNATURES: { pattern: RegExp; kind: DocumentKind }[] = [
  { pattern: /^(?:\xef\xbb\xbf)?\s*\{\\rt/, kind: "rtf" },
  { pattern: /^\x89PNG|^\xff\xd8\xff|^GIF8|^BM.{4}\0{4}|^II\*\0|^MM\0\*|^RIFF.{4}WEBP/s, kind: "image" },
  { pattern: /^(?:\xef\xbb\xbf)?\s*(?:<!--[\s\S]*?-->\s*)?(?:<!doctype html|<html|<head|<body)/i, kind: "html" },
  { pattern: /^(?:\xef\xbb\xbf)?\s*<\?xml[\s\S]*<html/i, kind: "html" },
  { pattern: /^MIME-Version:|^From: .*\r?\nSubject:/i, kind: "html" },
  { pattern: /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|svg|w:)/i, kind: "xml" },
];

/** Entries that tell the kind of a ZIP file, best first. */
const ZIP_MARKS: { mark: RegExp; kind: DocumentKind }[] = [
  { mark: /^word\/document\d*\.xml$|^word\/_rels\//i, kind: "docx" },
  { mark: /^xl\//i, kind: "xlsx" },
  { mark: /^ppt\//i, kind: "pptx" },
  { mark: /^index\/document\.iwa$|^index\.apxl$|^index\.zip$/i, kind: "pages" },
  { mark: /^meta-inf\/container\.xml$/i, kind: "epub" },
  { mark: /^content\.xml$/i, kind: "odt" },
  { mark: /^\[content_types\]\.xml$/i, kind: "docx" },
];

function kindOfZip(bytes: Uint8Array): DocumentKind {
  const names = zipNames(bytes);
  const found = ZIP_MARKS.find(({ mark }) => names.some((name) => mark.test(name)));
  return found?.kind ?? (names.length > 0 ? "zip" : "docx");
}

/** Names from the directory, or where that is missing from the local headers: a Word file that was cut off is still a Word file. */
function zipNames(bytes: Uint8Array): string[] {
  try {
    return [...openZip(bytes).entries.values()].map((entry) => entry.name);
  } catch {
    return localNames(bytes);
  }
}

function localNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  const text = latin1(bytes.subarray(0, 4 * 1024 * 1024));
  for (let at = text.indexOf("PK\x03\x04"); at >= 0; at = text.indexOf("PK\x03\x04", at + 4)) {
    const length = text.charCodeAt(at + 26) + text.charCodeAt(at + 27) * 256;
    const name = text.slice(at + 30, at + 30 + length);
    if (/^[\x20-\x7e]+$/.test(name)) names.push(name);
  }
  return names;
}

/** Streams of an OLE container are named in UTF-16 in its directory, which can stand anywhere in the file (MS-CFB 2.6). */
const OLE_MARKS: { name: string; kind: DocumentKind }[] = [
  { name: "EncryptedPackage", kind: "encrypted" },
  { name: "EncryptionInfo", kind: "encrypted" },
  { name: "WordDocument", kind: "doc" },
  { name: "Workbook", kind: "xlsx" },
  { name: "PowerPoint Document", kind: "pptx" },
];

function kindOfOle(bytes: Uint8Array): DocumentKind {
  const text = latin1(bytes);
  return OLE_MARKS.find(({ name }) => text.includes([...name].join("\0")))?.kind ?? "ole";
}

function kindOfText(bytes: Uint8Array): DocumentKind {
  const sample = bytes.subarray(0, 4096);
  const isUtf16 = startsWith(sample, [0xff, 0xfe]) || startsWith(sample, [0xfe, 0xff]);
  if (isUtf16) return "text";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells a binary file
  if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(latin1(sample))) return "unknown";
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(sample, { stream: true });
    if (/^\s*[[{]/.test(text)) return "json";
    return /[\p{L}\p{M}]{2}/u.test(text) ? "text" : "unknown";
  } catch {
    return "unknown";
  }
}

const startsWith = (bytes: Uint8Array, mark: number[]) => mark.every((byte, at) => bytes[at] === byte);
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
