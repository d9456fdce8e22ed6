import { expect, test } from "bun:test";
import { isHeif, sizesInHeif } from "./heif.ts";

const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const ascii = (text: string) => [...Buffer.from(text, "latin1")];
const box = (name: string, content: number[] = [], size = 8 + content.length) => [...u32(size), ...ascii(name), ...content];
const ftyp = (...brands: string[]) => box("ftyp", [...ascii(brands[0] as string), ...u32(0), ...brands.slice(1).flatMap(ascii)]);
const ispe = (width: number, height: number) => box("ispe", [...u32(0), ...u32(width), ...u32(height)]);
const meta = (...properties: number[][]) => box("meta", [...u32(0), ...box("hdlr"), ...box("iprp", box("ipco", properties.flat()))]);
const bytes = (...boxes: number[][]) => new Uint8Array(boxes.flat());

test.each(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif"])(
  "a file of the brand %s is a picture of its kind",
  (brand) => {
    expect(isHeif(bytes(ftyp(brand)))).toBe(true);
  },
);

test("one of its other brands is enough, and the version between them is none", () => {
  expect(isHeif(bytes(ftyp("1pic", "mif1", "heic")))).toBe(true);
  expect(isHeif(bytes(box("ftyp", [...ascii("isom"), ...ascii("heic"), ...ascii("mp42")])))).toBe(false);
});

test("films, files that only begin like one, and what stands behind the list are no pictures", () => {
  expect(isHeif(bytes(ftyp("isom", "mp42")))).toBe(false);
  expect(isHeif(bytes(ftyp("isom"), ascii("heicheic")))).toBe(false);
  expect(isHeif(bytes(box("free", ascii("heic"))))).toBe(false);
  expect(isHeif(bytes(box("ftyp", ascii("heic"), 4)))).toBe(false);
  expect(isHeif(bytes(ascii("ftyp")))).toBe(false);
  expect(isHeif(new Uint8Array())).toBe(false);
});

test("sizes are found where the file says them", () => {
  expect(sizesInHeif(bytes(ftyp("heic"), meta(ispe(512, 512), box("pixi"), ispe(4032, 3024)), box("mdat")))).toEqual([
    { width: 512, height: 512 },
    { width: 4032, height: 3024 },
  ]);
});

test.each([
  ["ends in a box", bytes(ftyp("heic"), meta(ispe(8, 8)).slice(0, 30))],
  ["ends in a size of 64 bits", bytes(ftyp("heic"), [...u32(1), ...ascii("mdat"), 0, 0])],
  ["has boxes without a size", bytes(ftyp("heic"), box("meta", [...u32(0), ...box("iprp", [], 3)]))],
  [
    "has a box larger than any file",
    bytes(ftyp("heic"), [...u32(1), ...ascii("mdat"), ...u32(0xffffffff), ...u32(0xffffffff)], meta(ispe(8, 8))),
  ],
  ["has a size that is cut off", bytes(ftyp("heic"), meta(box("ispe", u32(0))))],
  ["is nothing else", bytes(ftyp("heic"))],
])("none where the file %s", (_, file) => {
  expect(sizesInHeif(file)).toEqual([]);
});

test("a box whose size is told in 64 bits is stepped over, and one without a size reaches to the end", () => {
  const long = [...u32(1), ...ascii("free"), ...u32(0), ...u32(20), 1, 2, 3, 4];
  const last = meta(ispe(8, 9));
  expect(sizesInHeif(bytes(ftyp("heic"), long, [...u32(0), ...last.slice(4)]))).toEqual([{ width: 8, height: 9 }]);
});
