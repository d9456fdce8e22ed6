/** Brands of files of still pictures and sequences of them (ISO/IEC 23008-12, annexes B to D; ISO/IEC 23000-22; AV1 Image File Format, 4). */
const BRANDS = new Set("mif1 mif2 msf1 miaf heic heix heim heis hevc hevx hevm hevs avif avis".split(" "));
/** More brands are none that a program writes. */
const MAX_BRANDS = 64;

/** Whether a file is a HEIC or AVIF picture: its first box lists what it is to be read as (ISO/IEC 14496-12, 4.3). */
export function isHeif(bytes: Uint8Array): boolean {
  const [type] = boxesIn(bytes.subarray(0, 8 + 4 * MAX_BRANDS), 1);
  if (type?.name !== "ftyp") return false;
  // The major brand, a version, and the others.
  const brands = [0, ...Array.from({ length: MAX_BRANDS }, (_, index) => 8 + index * 4)].map((at) => latin1(type.content, at));
  return brands.some((brand) => BRANDS.has(brand));
}

/** Gives the pictures of a HEIC or AVIF file as JPEG files, upright and in their order. Throws AppError "corrupt". */
export type HeifDecoder = (heif: Uint8Array) => Promise<Uint8Array[]>;

export type PictureSize = { width: number; height: number };

/**
 * The sizes that a file says its pictures have, tiles and previews among them (`ispe`; ISO/IEC 23008-12, 6.5.3). A size that two pictures share may stand there once.
 * None where the file is damaged.
 */
export function sizesInHeif(bytes: Uint8Array): PictureSize[] {
  // `meta` begins with a version and flags.
  const meta = boxNamed(boxesIn(bytes), "meta")?.subarray(4);
  const properties = meta && boxNamed(boxesIn(meta), "iprp");
  const values = properties && boxNamed(boxesIn(properties), "ipco");
  if (!values) return [];
  return boxesIn(values)
    .filter(({ name, content }) => name === "ispe" && content.length >= 12)
    .map(({ content }) => ({ width: viewOf(content).getUint32(4), height: viewOf(content).getUint32(8) }));
}

type Box = { name: string; content: Uint8Array };

/** More boxes beside each other are none that a program writes: a picture of 100 million pixels has some 400 tiles, which share their properties. */
const MAX_BOXES = 10_000;
const HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;

/** Boxes beside each other: size, name, content (ISO/IEC 14496-12, 4.2). Ends where a size cannot be; the last one may be cut off. */
function boxesIn(bytes: Uint8Array, max = MAX_BOXES): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let at = 0; at + HEADER_BYTES <= bytes.length && boxes.length < max; ) {
    const stated = view.getUint32(at);
    const header = stated === 1 ? LONG_HEADER_BYTES : HEADER_BYTES;
    if (at + header > bytes.length) break;
    // 1: the size follows in 64 bits; 0: to the end of the file.
    const size = stated === 1 ? Number(view.getBigUint64(at + HEADER_BYTES)) : stated || bytes.length - at;
    if (size < header) break;
    boxes.push({ name: latin1(bytes, at + 4), content: bytes.subarray(at + header, at + size) });
    at += size;
  }
  return boxes;
}

const boxNamed = (boxes: Box[], name: string): Uint8Array | undefined => boxes.find((box) => box.name === name)?.content;
const latin1 = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
