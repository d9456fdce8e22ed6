/**
 * The language between the program and its converter child, the same in both directions. A frame is
 * `VTAE`, the length of a JSON header, the header, then the byte arrays that the header mentions, one after the other (numbers are
 * 32-bit big endian). Documents travel as bytes; the header holds `{[BYTES]: [offset, length]}` in the place of each.
 */
const MAGIC = 0x56544145;
const BYTES = "\u0000bytes";
const PREFIX = 12;

export class ProtocolError extends Error {
  override name = "ProtocolError";
}

export function encodeFrame(value: unknown): Uint8Array {
  const payloads: Uint8Array[] = [];
  let payloadLength = 0;
  const header = Buffer.from(
    JSON.stringify(value, function (this: Record<string, unknown>, key, plain) {
      // Buffer has a toJSON of its own, so look at the value before it ran.
      const raw = this[key];
      if (!(raw instanceof Uint8Array)) return plain;
      payloads.push(raw);
      payloadLength += raw.length;
      return { [BYTES]: [payloadLength - raw.length, raw.length] };
    }),
  );

  const prefix = Buffer.alloc(PREFIX);
  prefix.writeUInt32BE(MAGIC, 0);
  prefix.writeUInt32BE(header.length, 4);
  prefix.writeUInt32BE(payloadLength, 8);
  return new Uint8Array(Buffer.concat([prefix, header, ...payloads]));
}

/** Puts frames together again out of a stream of chunks. Throws a ProtocolError for what is not a frame, or one above `maxBytes`. */
export class FrameReader {
  private chunks: Uint8Array[] = [];
  private length = 0;

  constructor(private readonly maxBytes: number) {}

  /** The frames that this chunk completes. */
  push(chunk: Uint8Array): unknown[] {
    this.chunks.push(chunk);
    this.length += chunk.length;

    const frames: unknown[] = [];
    for (let size = this.nextSize(); size !== undefined && this.length >= size; size = this.nextSize())
      frames.push(decodeFrame(this.take(size)));
    return frames;
  }

  private nextSize(): number | undefined {
    if (this.length === 0) return undefined;
    const prefix = this.peek(Math.min(PREFIX, this.length));
    if (prefix.length >= 4 && prefix.readUInt32BE(0) !== MAGIC) throw new ProtocolError("output that is not a frame");
    if (prefix.length < PREFIX) return undefined;

    const size = PREFIX + prefix.readUInt32BE(4) + prefix.readUInt32BE(8);
    if (size > this.maxBytes) throw new ProtocolError(`a frame of ${size} bytes`);
    return size;
  }

  private peek(size: number): Buffer {
    if ((this.chunks[0]?.length ?? 0) < size) this.chunks = [Buffer.concat(this.chunks)];
    return Buffer.from((this.chunks[0] as Uint8Array).subarray(0, size));
  }

  private take(size: number): Buffer {
    const all = Buffer.concat(this.chunks);
    this.chunks = size < all.length ? [all.subarray(size)] : [];
    this.length = all.length - size;
    return all.subarray(0, size);
  }
}

function decodeFrame(frame: Buffer): unknown {
  const headerEnd = PREFIX + frame.readUInt32BE(4);
  const payload = new Uint8Array(frame.subarray(headerEnd));
  try {
    return JSON.parse(frame.toString("utf8", PREFIX, headerEnd), (_key, value) => {
      const span = value?.[BYTES];
      return Array.isArray(span) ? payload.slice(Number(span[0]), Number(span[0]) + Number(span[1])) : value;
    });
  } catch {
    throw new ProtocolError("a frame whose header is not JSON");
  }
}
