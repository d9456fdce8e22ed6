import { zlibSync } from "fflate";

/** A grey frame with the outline of a head and shoulders, as a PNG (PNG specification, 11.2): stands where the photo comes. */
export function placeholderPng(width: number, height: number): Uint8Array {
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_, x) => pixel(x / width, y / height)).flat(),
  ]);
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, 2);
  return Buffer.concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", new Uint8Array(header.buffer)),
    chunk("IDAT", zlibSync(Uint8Array.from(rows.flat()))),
    chunk("IEND", new Uint8Array()),
  ]);
}

function pixel(x: number, y: number): number[] {
  const head = ((x - 0.5) / 0.2) ** 2 + ((y - 0.38) / 0.19) ** 2 < 1;
  const shoulders = ((x - 0.5) / 0.38) ** 2 + ((y - 1.02) / 0.36) ** 2 < 1;
  return head || shoulders ? [190, 197, 202] : [226, 230, 233];
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(Bun.hash.crc32(body), body.length + 4);
  return framed;
}
