import { inflateRawSync } from "node:zlib";
import { refusal } from "../../contract/errors.ts";
import { MAX_DEFLATE_RATIO, MAX_UNPACKED_BYTES, MAX_ZIP_ENTRIES, MIN_RATIO_BYTES } from "./thresholds.ts";

type UnpackLimits = { entries: number; totalBytes: number; ratio: number };

/** For files from outside. */
const UNTRUSTED: UnpackLimits = { entries: MAX_ZIP_ENTRIES, totalBytes: MAX_UNPACKED_BYTES, ratio: MAX_DEFLATE_RATIO };

/** For files that this program has just written: 50,000 equal lines compress beyond the limit for untrusted files. The highest ratio of Deflate (RFC 1951) is 1,032. */
const TRUSTED: UnpackLimits = { entries: 0xffff, totalBytes: 2 ** 30, ratio: 1_032 };

export type ZipEntry = {
  name: string;
  method: number;
  encrypted: boolean;
  packedBytes: number;
  declaredBytes: number;
  headerOffset: number;
};

export type Zip = {
  entries: Map<string, ZipEntry>;
  /** Unpacks one entry. Throws refusals: `too_large` past `maxBytes` or the budget of the whole file, `corrupt`, `encrypted`. */
  unpack: (entry: ZipEntry, maxBytes: number) => Uint8Array;
};

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const MAX_COMMENT_BYTES = 0xffff;
/** Sizes of the records without their variable fields (APPNOTE 4.3.7, 4.3.12, 4.3.16). */
const LOCAL_HEADER_BYTES = 30;
const DIRECTORY_ENTRY_BYTES = 46;
const END_OF_DIRECTORY_BYTES = 22;
/** Stands where the real size is in a ZIP64 field. */
const SIZE_IN_ZIP64 = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;

/** All parts of an Office file that this program has written, by their names. Throws `corrupt` where it is no ZIP. */
export function unpackTrusted(bytes: Uint8Array, isWanted = (_name: string) => true): [name: string, content: Uint8Array][] {
  const zip = openZip(bytes, TRUSTED);
  const parts = [...zip.entries.values()].filter(({ name }) => !name.endsWith("/") && isWanted(name));
  return parts.map((entry) => [entry.name, zip.unpack(entry, TRUSTED.totalBytes)]);
}

/**
 * Opens a ZIP file in memory by its central directory (PKWARE APPNOTE 4.3). Sizes written there are only believed when they refuse a file;
 * what counts is what comes out. Names are keyed in lower case, as OPC compares them; repeated, absolute and climbing names are ignored.
 *
 * No library: `fflate` allocates the size that an entry declares and drops silently what is longer; `yauzl` (which the terminal and backups use for
 * files on disk) reads asynchronously only, and a document is opened at once.
 */
export function openZip(bytes: Uint8Array, limits = UNTRUSTED): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view, bytes, limits.entries);
  let spentBytes = 0;

  const unpack: Zip["unpack"] = (entry, maxBytes) => {
    if (entry.encrypted) throw refusal("encrypted");
    if (entry.declaredBytes > maxBytes) throw refusal("too_large");
    const packed = packedSlice(view, bytes, entry);
    const maxBytesByRatio = Math.max(MIN_RATIO_BYTES, packed.length * limits.ratio);
    const content = inflate(entry, packed, Math.min(maxBytes, limits.totalBytes - spentBytes, maxBytesByRatio));
    spentBytes += content.length;
    return content;
  };

  return { entries, unpack };
}

function readDirectory(view: DataView, bytes: Uint8Array, maxEntries: number): Map<string, ZipEntry> {
  const end = findEndOfDirectory(view);
  if (end < 0) throw refusal("corrupt");
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw refusal("too_large");

  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let read = 0; at + DIRECTORY_ENTRY_BYTES <= view.byteLength && view.getUint32(at, true) === DIRECTORY_ENTRY; read++) {
    if (read >= maxEntries) throw refusal("too_large");
    const nameLength = view.getUint16(at + 28, true);
    const entry = directoryEntry(view, at, decodeName(bytes.subarray(at + DIRECTORY_ENTRY_BYTES, at + DIRECTORY_ENTRY_BYTES + nameLength)));
    const key = entry.name.toLowerCase();
    if (isSafeName(entry.name) && !entries.has(key)) entries.set(key, entry);
    at += DIRECTORY_ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }

  if (entries.size === 0) throw refusal("corrupt");
  return entries;
}

function findEndOfDirectory(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_OF_DIRECTORY_BYTES - MAX_COMMENT_BYTES);
  for (let at = view.byteLength - END_OF_DIRECTORY_BYTES; at >= lowest; at--) if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  return -1;
}

function directoryEntry(view: DataView, at: number, name: string): ZipEntry {
  return {
    name,
    method: view.getUint16(at + 10, true),
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    packedBytes: view.getUint32(at + 20, true),
    declaredBytes: view.getUint32(at + 24, true) === SIZE_IN_ZIP64 ? 0 : view.getUint32(at + 24, true),
    headerOffset: view.getUint32(at + 42, true),
  };
}

const decodeName = (bytes: Uint8Array) => new TextDecoder().decode(bytes).replaceAll("\\", "/");
const isSafeName = (name: string) => name !== "" && !name.startsWith("/") && !name.includes(":") && !name.split("/").includes("..");

function packedSlice(view: DataView, bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const at = entry.headerOffset;
  if (at + LOCAL_HEADER_BYTES > view.byteLength || view.getUint32(at, true) !== LOCAL_HEADER) throw refusal("corrupt");
  const start = at + LOCAL_HEADER_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  // The stream ends by itself.
  const end = entry.packedBytes === SIZE_IN_ZIP64 ? bytes.length : start + entry.packedBytes;
  if (start > bytes.length || end > bytes.length) throw refusal("corrupt");
  return bytes.subarray(start, end);
}

/** What an entry holds. A stream that is longer than it may be is given up as soon as it is. */
function inflate(entry: ZipEntry, packed: Uint8Array, maxBytes: number): Uint8Array {
  if (entry.method !== STORED && entry.method !== DEFLATED) throw refusal("corrupt");
  if (maxBytes <= 0 || (entry.method === STORED && packed.length > maxBytes)) throw refusal("too_large");
  if (entry.method === STORED) return packed.slice();
  try {
    const { buffer, byteOffset, byteLength } = inflateRawSync(packed, { maxOutputLength: maxBytes });
    return new Uint8Array(buffer, byteOffset, byteLength);
  } catch (error) {
    throw refusal((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? "too_large" : "corrupt");
  }
}
