/** Codes of markers (ITU-T T.81, table B.1). */
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
/** Application segments that decoders need, by marker, with the name that they begin with: units, colour profile, colour transform. */
const NEEDED: Record<number, string> = { 224: "JFIF\0", 226: "ICC_PROFILE\0", 238: "Adobe" };
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;
/** A JFIF segment without a thumbnail. */
const BARE_JFIF_BYTES = 18;

/**
 * The same picture without its metadata: place and camera, thumbnails, comments, and what follows its end. Undefined where its
 * segments cannot be followed to its end.
 */
export function withoutJpegMetadata(jpeg: Uint8Array): Uint8Array | undefined {
  if (jpeg[0] !== 0xff || jpeg[1] !== START_OF_IMAGE) return undefined;
  const kept = [jpeg.subarray(0, 2)];
  for (let at = 2; jpeg[at] === 0xff; ) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) return new Uint8Array(Buffer.concat([...kept, jpeg.subarray(at, at + 2)]));
    const end = marker === 0xff ? at + 1 : endOfSegment(jpeg, at, marker);
    if (end === undefined) return undefined;
    const segment = jpeg.subarray(at, end);
    if (isNeeded(segment, marker)) kept.push(segment);
    at = end;
  }
  return undefined;
}

/** Where the next marker stands. Markers without a length stand between a scan's own bytes only (B.1.1.3). */
function endOfSegment(jpeg: Uint8Array, at: number, marker: number): number | undefined {
  if (marker < 0xc0 || (marker >= 0xd0 && marker <= START_OF_IMAGE)) return undefined;
  const length = ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0);
  if (length < 2) return undefined;
  return marker === START_OF_SCAN ? endOfScan(jpeg, at + 2 + length) : at + 2 + length;
}

/** In a scan, 0xff is followed by 0, by the number of a restart, or begins the next marker (B.1.1.5, B.2.1). */
function endOfScan(jpeg: Uint8Array, start: number): number | undefined {
  for (let at = jpeg.indexOf(0xff, start); at >= 0; at = jpeg.indexOf(0xff, at + 2)) {
    const next = jpeg[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return undefined;
}

function isNeeded(segment: Uint8Array, marker: number): boolean {
  if (!isApplication(marker)) return marker !== COMMENT && marker !== 0xff;
  const name = NEEDED[marker];
  const isNamed = name !== undefined && Buffer.from(segment.subarray(4, 4 + name.length)).toString("latin1") === name;
  return isNamed && (marker !== 0xe0 || segment.length === BARE_JFIF_BYTES);
}
