import { beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { PDFDocument } from "@cantoo/pdf-lib";
import { makeReadable } from "../../cv/read/kinds/make-readable.ts";
import { heifOf, sampleScans, turnedHeif } from "../../testing/heif-samples.ts";
import { openHeifToJpegs } from "./decode-heif.ts";

// Samples are encoded, and each file is decoded by a program of its own.
setDefaultTimeout(60_000);

let scans: Uint8Array[];
let heic: Uint8Array;
beforeAll(async () => {
  scans = await sampleScans(40);
  heic = await heifOf(scans.slice(0, 1));
});

const read = async (bytes: Uint8Array) => (await makeReadable(bytes, { heifToJpegs: openHeifToJpegs() })).bytes;
const pagesOf = async (bytes: Uint8Array) =>
  (await PDFDocument.load(await read(bytes))).getPages().map((page) => [page.getWidth(), Math.round(page.getHeight())]);
const CANNOT = {
  code: "corrupt",
  message:
    "This picture cannot be opened: it is damaged, or of a kind that is not read here. Please save it as JPG, PNG or PDF and try again.",
};

test("a HEIC picture is a page, turned as it was taken", async () => {
  expect(await pagesOf(heic)).toEqual([[595, 842]]);
  expect(await pagesOf(turnedHeif(heic))).toEqual([[595, expect.closeTo(421, -1)]]);
});

test("an AVIF picture is one too", async () => {
  expect(await pagesOf(await heifOf(scans.slice(0, 1), "avif"))).toEqual([[595, 842]]);
});

test("each picture of a file is a page, in their order also beyond nine", async () => {
  const sizes = Array.from({ length: 11 }, (_, index) => 64 + index * 16);
  const { encode } = await import("fast-png");
  const pngs = sizes.map((height) => encode({ width: 64, height, channels: 3, depth: 8, data: new Uint8Array(64 * height * 3).fill(200) }));
  const heights = (await pagesOf(await heifOf(pngs))).map(([, height]) => height);
  expect(heights).toEqual(sizes.map((height) => Math.round((595 * height) / 64)));
});

test("a picture that is cut off, of junk, or of which a part is missing is refused", async () => {
  await expect(read(heic.slice(0, heic.length / 2))).rejects.toMatchObject(CANNOT);
  const junk = heic.slice();
  junk.fill(0x5a, junk.indexOf(0x6d, 800) + 64);
  await expect(read(junk)).rejects.toMatchObject({ code: "corrupt" });
  const two = await heifOf(scans);
  await expect(read(two.slice(0, two.length - 2_000))).rejects.toMatchObject(CANNOT);
});

test("a picture that says that it would fill the memory is refused before anything decodes it", async () => {
  const huge = Buffer.from(heic);
  const size = huge.lastIndexOf("ispe", huge.indexOf("mdat"), "latin1") + 8;
  huge.writeUInt32BE(30_000, size);
  huge.writeUInt32BE(30_000, size + 4);
  const asked: Uint8Array[] = [];
  const heifToJpegs = async (bytes: Uint8Array) => {
    asked.push(bytes);
    return [];
  };
  await expect(makeReadable(new Uint8Array(huge), { heifToJpegs })).rejects.toMatchObject({ code: "too_large" });
  expect(asked).toEqual([]);
});
