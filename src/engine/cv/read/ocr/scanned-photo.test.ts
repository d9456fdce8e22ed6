import { expect, test } from "bun:test";
import { inflateSync } from "node:zlib";
import { readAsset } from "../../../setup/assets.ts";
import type { OcrPage, ReadTools } from "../../reading.ts";
import { tinyPdf } from "../pdf/tiny-pdf.testing.ts";
import { scannedPhotos } from "./scanned-photo.ts";

const tools = { readAsset } as unknown as ReadTools;
const BOX = { page: 1, x: 100, y: 100, width: 300, height: 400 };
/** A page with a picture of four coloured quarters at `BOX`. */
const quarters = tinyPdf([
  {
    content: "q 300 0 0 400 100 300 cm /Im Do Q",
    picture: { width: 20, height: 20, shade: (x, y) => [x < 10 ? 250 : 10, y < 10 ? 200 : 30, 60] },
  },
]);
/** The rows of a PNG of 8-bit RGB without filters: a byte for the filter before each. */
function pixelsOf(png: Uint8Array) {
  const file = Buffer.from(png);
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const at = file.indexOf("IDAT");
  const rows = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)));
  const color = (x: number, y: number) => [...rows.subarray(y * (3 * width + 1) + 1 + 3 * x, y * (3 * width + 1) + 4 + 3 * x)];
  return { width, height, color };
}

const page = (photo?: OcrPage["photo"]): OcrPage => ({ page: 1, rotation: 0, confidence: 90, words: [], ...(photo && { photo }) });

test("the photo of a scanned page is cut out in its colours, without its edge", async () => {
  const [photo, ...others] = await scannedPhotos(quarters, [page({ box: BOX, skew: 0 })], 72, tools);
  expect(others).toEqual([]);
  expect(photo).toMatchObject({ box: BOX, looksLikePhoto: true, type: "png" });
  const { width, height, color } = pixelsOf(photo?.bytes as Uint8Array);
  expect([width, height]).toEqual([296, 396]);
  expect([color(5, 5), color(290, 5), color(5, 390), color(290, 390)]).toEqual([
    [250, 200, 60],
    [10, 200, 60],
    [250, 30, 60],
    [10, 30, 60],
  ]);
});

test("a page without a photo, and one that cannot be drawn again, give none", async () => {
  expect(await scannedPhotos(quarters, [page()], 72, tools)).toEqual([]);
  expect(await scannedPhotos(new Uint8Array([1, 2, 3]), [page({ box: BOX, skew: 0 })], 72, tools)).toEqual([]);
});
