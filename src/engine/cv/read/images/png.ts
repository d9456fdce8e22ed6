import { crc32, deflateSync } from "node:zlib";

/** An 8-bit PNG of RGB (3 channels) or RGBA (4) pixels, row by row. https://www.w3.org/TR/png-3/ */
export function rgbPng(pixels: Uint8Array | Uint8ClampedArray, width: number, height: number, channels: 3 | 4): Uint8Array {
  const row = width * channels;
  const raw = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y++) raw.set(pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, channels === 3 ? 2 : 6], 8);
  const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
  return Uint8Array.from(
    Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(raw)), chunk("IEND", new Uint8Array(0))]),
  );
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** Chunks with the colours and the shape of pixels. All other optional chunks are metadata: author, time, place, software (PNG specification, 11.3). */
const NEEDED = new Set(["tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "pHYs"]);

/** The same picture without its metadata. Undefined where its chunks cannot be followed to the end. */
export function withoutPngMetadata(png: Uint8Array): Uint8Array | undefined {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const kept = [png.subarray(0, 8)];
  for (let at = 8; at + 12 <= png.length; ) {
    const end = at + 12 + view.getUint32(at);
    const name = Buffer.from(png.subarray(at + 4, at + 8)).toString("latin1");
    // The names of what every decoder must know begin with a capital.
    if (/^[A-Z]/.test(name) || NEEDED.has(name)) kept.push(png.subarray(at, end));
    if (name === "IEND") return new Uint8Array(Buffer.concat(kept));
    at = end;
  }
  return undefined;
}
