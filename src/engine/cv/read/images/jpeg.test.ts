import { expect, test } from "bun:test";
import { withoutJpegMetadata } from "./jpeg.ts";

const segment = (marker: number, text: string) => [0xff, marker, 0, text.length + 2, ...Buffer.from(text, "latin1")];
const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const JFIF = segment(0xe0, "JFIF\0\x01\x01\x01\0\x48\0\x48\0\0");
const FRAME = segment(0xc0, "\x08\0\x08\0\x08\x01\x01\x11\0");
/** Entropy-coded bytes with a stuffed 0xff and a restart. */
const SCAN = [...segment(0xda, "\x01\x01\0\0\x3f\0"), 1, 0xff, 0, 2, 0xff, 0xd0, 3];
const strip = (...parts: number[][]) => withoutJpegMetadata(Uint8Array.from(parts.flat()));
const jpeg = (...parts: number[][]) => Uint8Array.from(parts.flat());

test("what a JPEG tells beside its picture is left out", () => {
  const told = [segment(0xe1, "Exif\0\0where it was taken"), segment(0xed, "Photoshop 3.0\0"), segment(0xfe, "a comment")];
  expect(strip(START, JFIF, ...told, FRAME, SCAN, segment(0xfe, "late"), SCAN, END)).toEqual(jpeg(START, JFIF, FRAME, SCAN, SCAN, END));
});

test("colours and units stay, thumbnails and further pictures go", () => {
  const needed = [JFIF, segment(0xe2, "ICC_PROFILE\0\x01\x01"), segment(0xee, "Adobe\0d\0\0\0\0\x01")];
  const further = [segment(0xe0, "JFXX\0\x13"), segment(0xe0, "JFIF\0\x01\x01\x01\0\x48\0\x48\x01\x01RGB"), segment(0xe2, "MPF\0")];
  expect(strip(START, ...needed, ...further, FRAME, SCAN, END, START, FRAME)).toEqual(jpeg(START, ...needed, FRAME, SCAN, END));
});

test("in a scan stuffed bytes and restarts are passed over, and whatever else follows 0xff begins the next marker", () => {
  const scanOf = (next: number) => [...segment(0xda, "\x01\x01\0\0\x3f\0"), 1, 0xff, next, 2, 3];
  for (const restart of [0x00, 0xd0, 0xd7])
    expect(strip(START, FRAME, scanOf(restart), END)).toEqual(jpeg(START, FRAME, scanOf(restart), END));
  for (const marker of [0xcf, 0xbf, 0x01]) expect(strip(START, FRAME, scanOf(marker), END)).toBeUndefined();
});

test("bytes that fill up before a marker are passed over", () => {
  expect(strip(START, [0xff], FRAME, SCAN, [0xff], END)).toEqual(jpeg(START, FRAME, SCAN, END));
});

test("a file whose segments cannot be followed to the end is no such JPEG", () => {
  expect(strip([1, 2, 3])).toBeUndefined();
  expect(strip(START)).toBeUndefined();
  expect(strip([0xff, 0xe0], FRAME, SCAN, END)).toBeUndefined();
  expect(strip(START, FRAME, SCAN)).toBeUndefined();
  expect(strip(START, [0xff, 0xe1, 0, 1])).toBeUndefined();
  expect(strip(START, [0xff, 0xe1, 0xff, 0xff, 1], END)).toBeUndefined();
  expect(strip(START, [0xff, 0x01], FRAME, SCAN, END)).toBeUndefined();
  expect(strip(START, [7], FRAME, SCAN, END)).toBeUndefined();
});
