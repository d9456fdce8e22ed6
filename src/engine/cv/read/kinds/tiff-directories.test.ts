import { expect, test } from "bun:test";
import { hasSoundDirectories } from "./tiff-directories.ts";

/** A little-endian TIFF of directories with one entry each: tag, type, count, value; and where the next directory stands. */
function tiff(...directories: { entry?: [tag: number, type: number, count: number, value: number]; next?: number }[]): Uint8Array {
  const file = Buffer.alloc(8 + directories.length * 18);
  file.write("II*\0", "latin1");
  file.writeUInt32LE(8, 4);
  for (const [index, { entry = [256, 3, 1, 8], next = 0 }] of directories.entries()) {
    const at = 8 + index * 18;
    const [tag, type, count, value] = entry as [number, number, number, number];
    file.writeUInt16LE(1, at);
    file.writeUInt16LE(tag, at + 2);
    file.writeUInt16LE(type, at + 4);
    file.writeUInt32LE(count, at + 6);
    file.writeUInt32LE(value, at + 10);
    file.writeUInt32LE(next, at + 14);
  }
  return new Uint8Array(file);
}

test("directories that end are sound", () => {
  expect(hasSoundDirectories(tiff({}), 10)).toBe(true);
  expect(hasSoundDirectories(tiff({ next: 26 }, {}), 10)).toBe(true);
});

test.each([
  ["lead back to themselves", tiff({ next: 8 })],
  ["lead out of the file", tiff({ next: 4000 })],
  ["are more than a document has pages", tiff({ next: 26 }, { next: 44 }, {})],
  ["have values outside of the file", tiff({ entry: [273, 4, 2, 30] })],
  ["have more values than a file has bytes", tiff({ entry: [273, 4, 0xffffffff, 8] })],
  ["have a type that does not exist", tiff({ entry: [256, 99, 1, 8] })],
])("directories that %s are not", (_, bytes) => {
  expect(hasSoundDirectories(bytes, 2)).toBe(false);
});
