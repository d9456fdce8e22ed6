export type PictureSize = { width: number; height: number };

/** Pixels of a PNG or JPEG, from its header. Undefined for anything else and for what is cut short. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = isPng(bytes) ? pngSize(view) : isJpeg(bytes) ? jpegSize(view) : undefined;
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

export const isPng = (bytes: Uint8Array) => bytes.length > 24 && [0x89, 0x50, 0x4e, 0x47].every((byte, index) => bytes[index] === byte);
const isJpeg = (bytes: Uint8Array) => bytes.length > 4 && bytes[0] === 0xff && bytes[1] === 0xd8;

/** Width and height stand in the IHDR chunk, which comes first (PNG specification, 11.2.2). */
const pngSize = (view: DataView): PictureSize => ({ width: view.getUint32(16), height: view.getUint32(20) });

function jpegSize(view: DataView): PictureSize | undefined {
  const frame = jpegFrame(view);
  return frame && { width: frame.width, height: frame.height };
}

/** What stands in the frame header, SOF0 to SOF15, after segments of stated length (ITU T.81, B.2.2). */
export function jpegFrame(view: DataView): (PictureSize & { components: number }) | undefined {
  let offset = 2;
  while (offset + 9 < view.byteLength && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7), components: view.getUint8(offset + 9) };
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return undefined;
}

/** The largest size of this shape within a box, in the box's unit. */
export function fitInto({ width, height }: PictureSize, box: PictureSize): PictureSize {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
}
