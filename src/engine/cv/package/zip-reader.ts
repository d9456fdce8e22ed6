import { inflateRawSync } from "node:zlib";
import { refusal } from "../../errors.ts";

/** What unpacking may cost. A Word file that needs more is refused as `too_large`; real CVs stay far below. */
export const UNPACK_LIMITS = {
  entries: 1_000,
  totalBytes: 60 * 1024 * 1024,
  xmlPartBytes: 12 * 1024 * 1024,
  pictureBytes: 12 * 1024 * 1024,
  /** Checked above `ratioFromBytes` only: small parts of repeated markup pack very well. */
  ratio: 250,
  ratioFromBytes: 2 * 1024 * 1024,
};

/**
 * What this program has just written itself is no bomb: a CV of 50,000 equal lines may pack better than `UNPACK_LIMITS` allows. A byte of Deflate
 * (RFC 1951) holds 1,032 bytes at most.
 */
const OWN_LIMITS = { ...UNPACK_LIMITS, entries: 0xffff, totalBytes: 2 ** 30, ratio: 1_032 };

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

/** All parts of an Office file that this program has written, by their names. */
export function unpackOwn(bytes: Uint8Array, isWanted = (_name: string) => true): [name: string, content: Uint8Array][] {
  const zip = openZip(bytes, OWN_LIMITS);
  const parts = [...zip.entries.values()].filter(({ name }) => !name.endsWith("/") && isWanted(name));
  return parts.map((entry) => [entry.name, zip.unpack(entry, OWN_LIMITS.totalBytes)]);
}

/**
 * Opens a ZIP file in memory by its central directory (PKWARE APPNOTE 4.3). Sizes written there are only believed when they refuse a file;
 * what counts is what comes out. Names are keyed in lower case, as OPC compares them; repeated, absolute and climbing names are ignored.
 *
 * Our own, and not a library: `fflate` makes room for the size that an entry declares and drops silently what is longer, `yauzl` (which the terminal and
 * backups use for files on disk) only reads in turns of the event loop, where a document is opened at once.
 */
export function openZip(bytes: Uint8Array, limits = UNPACK_LIMITS): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view, bytes, limits.entries);
  let spentBytes = 0;

  const unpack: Zip["unpack"] = (entry, maxBytes) => {
    if (entry.encrypted) throw refusal("encrypted");
    if (entry.declaredBytes > maxBytes) throw refusal("too_large");
    const packed = packedSlice(view, bytes, entry);
    const maxBytesByRatio = Math.max(limits.ratioFromBytes, packed.length * limits.ratio);
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
  for (let read = 0; at + 46 <= view.byteLength && view.getUint32(at, true) === DIRECTORY_ENTRY; read++) {
    if (read >= maxEntries) throw refusal("too_large");
    const nameLength = view.getUint16(at + 28, true);
    const entry = directoryEntry(view, at, decodeName(bytes.subarray(at + 46, at + 46 + nameLength)));
    const key = entry.name.toLowerCase();
    if (isSafeName(entry.name) && !entries.has(key)) entries.set(key, entry);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }

  if (entries.size === 0) throw refusal("corrupt");
  return entries;
}

function findEndOfDirectory(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - MAX_COMMENT_BYTES);
  for (let at = view.byteLength - 22; at >= lowest; at--) if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  return -1;
}

function directoryEntry(view: DataView, at: number, name: string): ZipEntry {
  return {
    name,
    method: view.getUint16(at + 10, true),
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    packedBytes: view.getUint32(at + 20, true),
    declaredBytes: view.getUint32(at + 24, true) === 0xffffffff ? 0 : view.getUint32(at + 24, true),
    headerOffset: view.getUint32(at + 42, true),
  };
}

const decodeName = (bytes: Uint8Array) => new TextDecoder().decode(bytes).replaceAll("\\", "/");
const isSafeName = (name: string) => name !== "" && !name.startsWith("/") && !name.includes(":") && !name.split("/").includes("..");

function packedSlice(view: DataView, bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const at = entry.headerOffset;
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== LOCAL_HEADER) throw refusal("corrupt");
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  // ZIP64 writers put 0xffffffff here; the stream then ends by itself.
  const end = entry.packedBytes === 0xffffffff ? bytes.length : start + entry.packedBytes;
  if (start > bytes.length || end > bytes.length) throw refusal("corrupt");
  return bytes.subarray(start, end);
}

/** What an entry holds. A stream that is longer than it may be is given up as soon as it is. */
function inflate(entry: ZipEntry, packed: Uint8Array, maxBytes: number): Uint8Array {
  if (entry.method !== 0 && entry.method !== 8) throw refusal("corrupt");
  if (maxBytes <= 0 || (entry.method === 0 && packed.length > maxBytes)) throw refusal("too_large");
  if (entry.method === 0) return packed.slice();
  try {
    const { buffer, byteOffset, byteLength } = inflateRawSync(packed, { maxOutputLength: maxBytes });
    return new Uint8Array(buffer, byteOffset, byteLength);
  } catch (error) {
    throw refusal((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? "too_large" : "corrupt");
  }
}
