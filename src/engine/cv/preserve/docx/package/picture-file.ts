import { withoutJpegMetadata } from "../../../read/images/jpeg.ts";
import { rgbPng, withoutPngMetadata } from "../../../read/images/png.ts";

export type PictureFile = { extension: string; bytes: Uint8Array };

/** A transparent pixel: stands where a picture was, in its size, so that the text around it keeps its place. */
export const blankPicture = (): PictureFile => ({ extension: "png", bytes: rgbPng(new Uint8Array(4), 1, 1, 4) });

/** True also for one that an earlier redaction has left. */
export const isBlank = ({ bytes }: PictureFile): boolean => Buffer.compare(bytes, blankPicture().bytes) === 0;

/**
 * A picture that a document may keep. Told by its first bytes. PNG and JPEG are without what cameras and programs write into them (place, author,
 * comments, thumbnails), EMF without its description; GIF, BMP, TIFF and WMF stay as they are. Undefined for what is no picture of a kind that Word
 * shows by itself (an SVG, which has a PNG beside it) and for a PNG or JPEG that cannot be followed to its end.
 */
export function keptPicture(bytes: Uint8Array): PictureFile | undefined {
  const extension = SIGNATURES.find(({ at = 0, bytes: first }) => first.every((byte, index) => bytes[at + index] === byte))?.extension;
  if (extension === undefined) return undefined;
  const clean = CLEANERS[extension] ?? ((whole: Uint8Array) => whole);
  const kept = clean(bytes);
  return kept && { extension, bytes: kept };
}

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const SIGNATURES: { extension: string; at?: number; bytes: number[] }[] = [
  { extension: "png", bytes: [0x89, 0x50, 0x4e, 0x47] },
  { extension: "jpeg", bytes: [0xff, 0xd8, 0xff] },
  { extension: "gif", bytes: letters("GIF8") },
  { extension: "bmp", bytes: letters("BM") },
  { extension: "tiff", bytes: [0x49, 0x49, 0x2a, 0] },
  { extension: "tiff", bytes: [0x4d, 0x4d, 0, 0x2a] },
  { extension: "emf", at: 40, bytes: letters(" EMF") },
  { extension: "wmf", bytes: [0xd7, 0xcd, 0xc6, 0x9a] },
  { extension: "wmf", bytes: [1, 0, 9, 0] },
];

const END_OF_IMAGE = Uint8Array.of(0xff, 0xd9);

const CLEANERS: Record<string, (bytes: Uint8Array) => Uint8Array | undefined> = {
  png: withoutPngMetadata,
  // Some cameras and programs leave the end marker out; Word shows such a picture.
  jpeg: (bytes) => withoutJpegMetadata(bytes) ?? withoutJpegMetadata(Buffer.concat([bytes, END_OF_IMAGE])),
  emf: withoutDescription,
};

/** The description of a metafile names its program and, after it, the file or its title ([MS-EMF] 2.2.9, `nDescription` and `offDescription`). */
function withoutDescription(emf: Uint8Array): Uint8Array {
  const view = new DataView(emf.buffer, emf.byteOffset, emf.byteLength);
  if (emf.length < DESCRIPTION_OFFSET + 4) return emf;
  const from = view.getUint32(DESCRIPTION_OFFSET, true);
  const to = from + 2 * view.getUint32(DESCRIPTION_LENGTH, true);
  if (from < EMF_HEADER_BYTES || to > view.getUint32(4, true) || to > emf.length) return emf;
  const copy = emf.slice();
  copy.fill(0, from, to);
  return copy;
}

const DESCRIPTION_LENGTH = 60;
const DESCRIPTION_OFFSET = 64;
const EMF_HEADER_BYTES = 88;
