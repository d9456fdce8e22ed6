import { expect, test } from "bun:test";
import { withoutJpegMetadata } from "./picture-metadata.ts";

const segment = (marker: number, text: string) => [0xff, marker, 0, text.length + 2, ...Buffer.from(text)];
const PICTURE = [...segment(0xdb, "table"), 0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9];

test("a JPEG loses EXIF, XMP, IPTC and comments, and nothing that shows it", () => {
  const jfif = segment(0xe0, "JFIF");
  const told = [...segment(0xe1, "Exif Jane Doe"), ...segment(0xed, "Photoshop Leeds"), ...segment(0xfe, "by Ann")];
  expect([...withoutJpegMetadata(Uint8Array.from([0xff, 0xd8, ...jfif, ...told, ...PICTURE]))]).toEqual([0xff, 0xd8, ...jfif, ...PICTURE]);
});

test("what is no JPEG stays as it is", () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);
  expect(withoutJpegMetadata(png)).toBe(png);
});
