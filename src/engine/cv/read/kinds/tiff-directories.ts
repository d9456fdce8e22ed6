/** Bytes of a value by its type (TIFF 6.0, section 2; 13 and 16 to 18 are of later notes). */
const TYPE_BYTES: Record<number, number> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
  16: 8,
  17: 8,
  18: 8,
};
const ENTRY_BYTES = 12;

/**
 * Whether the directories of a TIFF end, and have no entry whose values lie outside of the file. A decoder believes both, and reads without end or into all memory
 * where a damaged file lies. `maxPages`: more are not looked at.
 */
export function hasSoundDirectories(bytes: Uint8Array, maxPages: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = bytes[0] === 0x49;
  const seen = new Set<number>();
  try {
    for (let at = view.getUint32(4, little); at !== 0; ) {
      if (seen.has(at) || seen.size >= maxPages) return false;
      seen.add(at);
      const count = view.getUint16(at, little);
      for (let entry = at + 2; entry < at + 2 + count * ENTRY_BYTES; entry += ENTRY_BYTES) if (!isSound(view, entry, little)) return false;
      at = view.getUint32(at + 2 + count * ENTRY_BYTES, little);
    }
    return seen.size > 0;
  } catch {
    // An offset that leads out of the file.
    return false;
  }
}

function isSound(view: DataView, entry: number, little: boolean): boolean {
  const size = TYPE_BYTES[view.getUint16(entry + 2, little)];
  const count = view.getUint32(entry + 4, little);
  if (size === undefined) return false;
  return size * count <= 4 || view.getUint32(entry + 8, little) + size * count <= view.byteLength;
}
