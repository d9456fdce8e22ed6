import { inflateRawSync } from "node:zlib";
import { refusal } from "../../../errors.ts";

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
const LONGEST_COMMENT = 0xffff;

/**
 * Opens a ZIP file by its central directory (PKWARE APPNOTE 4.3). Sizes written there are only believed when they refuse a file;
 * what counts is what comes out. Names are keyed in lower case, as OPC compares them; repeated, absolute and climbing names are ignored.
 */
export function openZip(bytes: Uint8Array): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view, bytes);
  let spentBytes = 0;

  const unpack: Zip["unpack"] = (entry, maxBytes) => {
    if (entry.encrypted) throw refusal("encrypted");
    if (entry.declaredBytes > maxBytes) throw refusal("too_large");
    const packed = packedSlice(view, bytes, entry);
    const most = Math.min(maxBytes, UNPACK_LIMITS.totalBytes - spentBytes, mostBytesOf(packed.length));
    const content = inflate(entry, packed, most);
    spentBytes += content.length;
    return content;
  };

  return { entries, unpack };
}

function readDirectory(view: DataView, bytes: Uint8Array): Map<string, ZipEntry> {
  const end = findEndOfDirectory(view);
  if (end < 0) throw refusal("corrupt");
  const count = view.getUint16(end + 10, true);
  if (count > UNPACK_LIMITS.entries) throw refusal("too_large");

  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let read = 0; at + 46 <= view.byteLength && view.getUint32(at, true) === DIRECTORY_ENTRY; read++) {
    if (read >= UNPACK_LIMITS.entries) throw refusal("too_large");
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
  const lowest = Math.max(0, view.byteLength - 22 - LONGEST_COMMENT);
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
const mostBytesOf = (packedBytes: number) => Math.max(UNPACK_LIMITS.ratioFromBytes, packedBytes * UNPACK_LIMITS.ratio);

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
function inflate(entry: ZipEntry, packed: Uint8Array, most: number): Uint8Array {
  if (entry.method !== 0 && entry.method !== 8) throw refusal("corrupt");
  if (most <= 0 || (entry.method === 0 && packed.length > most)) throw refusal("too_large");
  if (entry.method === 0) return packed.slice();
  const small = inflateSmall(packed);
  if (small && small.length > most) throw refusal("too_large");
  if (small) return small;
  try {
    const { buffer, byteOffset, byteLength } = inflateRawSync(packed, { maxOutputLength: most });
    return new Uint8Array(buffer, byteOffset, byteLength);
  } catch (error) {
    throw refusal((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? "too_large" : "corrupt");
  }
}

/** One byte of Deflate (RFC 1951) holds 1,032 at most. */
const SMALL_BYTES = 64 * 1024;
/** Deflate without a header. */
const RAW = -15;

/** What is small even unpacked, in half the time that a bounded stream takes. Undefined for what is larger or damaged. */
function inflateSmall(packed: Uint8Array): Uint8Array | undefined {
  if (packed.length > SMALL_BYTES) return undefined;
  try {
    return Bun.inflateSync(packed as Uint8Array<ArrayBuffer>, { windowBits: RAW });
  } catch {
    return undefined;
  }
}
