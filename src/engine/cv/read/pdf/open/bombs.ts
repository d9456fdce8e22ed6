import { inflateSync } from "node:zlib";
import { HARMLESS_BYTES, MAX_PICTURE_BYTES, MAX_UNPACKED_BYTES } from "./thresholds.ts";

const PICTURE = /\/Subtype\s*\/Image\b/;
/** A stream dictionary is shorter. */
const MAX_DICTIONARY_BYTES = 1024;
const PACKED_TWICE =
  /\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b[^/\]>]*\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/;

/**
 * Whether a stream of the file unpacks to more than any CV holds: a few kilobytes packed twice become gigabytes in memory. Looks at
 * streams as they lie in the file, without reading its structure.
 */
export function isBomb(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
    if (file.toString("latin1", at - 3, at) === "end") continue;
    const dictionary = dictionaryBefore(file, at);
    if (PACKED_TWICE.test(dictionary)) return true;
    if (!/\/(?:FlateDecode|Fl)\b/.test(dictionary)) continue;
    const start = at + 6 + (file[at + 6] === 13 ? 2 : 1);
    const end = file.indexOf("endstream", start);
    if (end - start < HARMLESS_BYTES) continue;
    if (unpacksBeyond(PICTURE.test(dictionary) ? MAX_PICTURE_BYTES : MAX_UNPACKED_BYTES, file.subarray(start, end))) return true;
    at = end + 3;
  }
  return false;
}

/** The dictionary of a stream: what stands before it, from its " obj". */
function dictionaryBefore(file: Buffer, at: number): string {
  const before = file.subarray(Math.max(0, at - MAX_DICTIONARY_BYTES), at);
  return before.toString("latin1", before.lastIndexOf(" obj") + 1);
}

/** A damaged stream unpacks to little. */
function unpacksBeyond(maxOutputLength: number, packed: Uint8Array): boolean {
  try {
    inflateSync(packed, { maxOutputLength });
    return false;
  } catch (error) {
    return (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE";
  }
}
