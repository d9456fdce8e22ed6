const [SOI, SOS, EOI] = [0xd8, 0xda, 0xd9];
const [APP1, APP13, COMMENT] = [0xe1, 0xed, 0xfe];

/**
 * A JPEG without EXIF, XMP, IPTC and comments, which may name the photographer, the place or the person (ISO/IEC 10918-1, B.1.1). What shows the picture is
 * byte for byte as it was; so is a file that is no JPEG.
 */
export function withoutJpegMetadata(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return bytes;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (bytes[at] === 0xff && at + 4 <= bytes.length) {
    const marker = bytes[at + 1] as number;
    if (marker === SOS || marker === EOI) break;
    const end = at + 2 + (((bytes[at + 2] as number) << 8) | (bytes[at + 3] as number));
    if (marker !== APP1 && marker !== APP13 && marker !== COMMENT) kept.push(bytes.subarray(at, end));
    at = end;
  }
  kept.push(bytes.subarray(at));
  return Buffer.concat(kept);
}
