/** One compressed picture of a film. */
export type EncodedFrame = { bytes: Uint8Array; atMs: number; isKey: boolean };
type Film = { frames: EncodedFrame[]; durationMs: number; width: number; height: number; codec: "V_VP8" | "V_VP9" };

/** Writes a silent WebM with a cue for every key frame (Matroska, RFC 9559). A cluster starts at each key frame, so that players can seek. */
export function writeWebm({ frames, durationMs, width, height, codec }: Film): Uint8Array {
  const header = element(0x1a45dfa3, [
    uint(0x4286, 1),
    uint(0x42f7, 1),
    uint(0x42f2, 4),
    uint(0x42f3, 8),
    text(0x4282, "webm"),
    uint(0x4287, 4),
    uint(0x4285, 2),
  ]);
  const info = element(0x1549a966, [uint(0x2ad7b1, 1_000_000), float(0x4489, durationMs), text(0x4d80, "Vitae"), text(0x5741, "Vitae")]);
  const video = element(0xe0, [uint(0xb0, width), uint(0xba, height)]);
  const tracks = element(0x1654ae6b, [element(0xae, [uint(0xd7, 1), uint(0x73c5, 1), uint(0x83, 1), text(0x86, codec), video])]);
  const clusters = groupByKeyFrame(frames).map((group) => ({ atMs: group[0]?.atMs ?? 0, bytes: cluster(group) }));

  const cuesSize = cues(clusters.map(({ atMs }) => ({ atMs, offset: 0 }))).length;
  let offset = info.length + tracks.length + cuesSize;
  const places = clusters.map(({ atMs, bytes }) => {
    const place = { atMs, offset };
    offset += bytes.length;
    return place;
  });
  return concat([header, element(0x18538067, [info, tracks, cues(places), ...clusters.map(({ bytes }) => bytes)])]);
}

function groupByKeyFrame(frames: EncodedFrame[]): EncodedFrame[][] {
  const groups: EncodedFrame[][] = [];
  for (const frame of frames) {
    if (frame.isKey || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(frame);
  }
  return groups;
}

function cluster(frames: EncodedFrame[]): Uint8Array {
  const startMs = frames[0]?.atMs ?? 0;
  const blocks = frames.map(({ bytes, atMs, isKey }) => {
    const since = atMs - startMs;
    return element(0xa3, [new Uint8Array([0x81, since >> 8, since & 0xff, isKey ? 0x80 : 0]), bytes]);
  });
  return element(0x1f43b675, [uint(0xe7, startMs), ...blocks]);
}

/** Offsets take eight bytes each, so that the size is known before they are. */
function cues(places: { atMs: number; offset: number }[]): Uint8Array {
  const points = places.map(({ atMs, offset }) => element(0xbb, [uint(0xb3, atMs), element(0xb7, [uint(0xf7, 1), uint(0xf1, offset)])]));
  return element(0x1c53bb6b, points);
}

function element(id: number, parts: Uint8Array[]): Uint8Array {
  const body = concat(parts);
  return concat([idBytes(id), sizeBytes(body.length), body]);
}

const idBytes = (id: number) => Uint8Array.from(id.toString(16).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

function sizeBytes(size: number): Uint8Array {
  const bytes = bigEndian(size);
  bytes[0] = 0x01;
  return bytes;
}

const uint = (id: number, value: number) => element(id, [bigEndian(value)]);
const text = (id: number, value: string) => element(id, [new TextEncoder().encode(value)]);

function float(id: number, value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return element(id, [bytes]);
}

function bigEndian(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(Math.round(value)));
  return bytes;
}

function concat(parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
