import { describe, expect, test } from "bun:test";
import { deflateSync, inflateSync } from "node:zlib";
import { readAsset } from "../../../../setup/assets.ts";
import { drawPages } from "../../images/draw-pages.ts";
import { pdfOfPictures } from "./picture-pages.ts";

type Png = { colorType: number; depth?: number; palette?: number[]; interlaced?: number };

/** A PNG of 40 by 40 pixels whose left half has one value and whose right half another one, of a byte for each channel. */
function png(left: number[], right: number[], { colorType, depth = 8, palette, interlaced = 0 }: Png): Uint8Array {
  const chunk = (name: string, data: Uint8Array) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  const header = Buffer.from([0, 0, 0, 40, 0, 0, 0, 40, depth, colorType, 0, 0, interlaced]);
  const row = [0, ...Array.from({ length: 40 }, (_, x) => (x < 20 ? left : right)).flat()];
  const rows = deflateSync(Buffer.from(Array(40).fill(row).flat()));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const colours = palette ? [chunk("PLTE", Buffer.from(palette))] : [];
  return new Uint8Array(Buffer.concat([signature, chunk("IHDR", header), ...colours, chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]));
}

/** The colours of the left and the right half of the page on which the picture stands. */
async function halvesOf(bytes: Uint8Array): Promise<number[][]> {
  const pdf = pdfOfPictures([{ type: "png", bytes, width: 40, height: 40 }]) as Uint8Array;
  const [page] = await drawPages(pdf, { maxPages: 1, dpi: 72, readAsset });
  const drawn = Buffer.from(page as Uint8Array);
  const [width, height] = [drawn.readUInt32BE(16), drawn.readUInt32BE(20)];
  const rows = inflateSync(drawn.subarray(drawn.indexOf("IDAT") + 4));
  const channels = (rows.length / height - 1) / width;
  return [0.25, 0.75].map((x) => {
    const at = Math.floor(height / 2) * (width * channels + 1) + 1 + channels * Math.floor(x * width);
    return [...rows.subarray(at, at + 3)];
  });
}

describe("a page of a picture is seen in its colours", () => {
  test.each<[string, Uint8Array, number[][]]>([
    [
      "grey",
      png([0], [200], { colorType: 0 }),
      [
        [0, 0, 0],
        [200, 200, 200],
      ],
    ],
    [
      "red, green and blue",
      png([255, 0, 0], [0, 0, 255], { colorType: 2 }),
      [
        [255, 0, 0],
        [0, 0, 255],
      ],
    ],
    [
      "a palette",
      png([1], [0], { colorType: 3, palette: [0, 255, 0, 255, 0, 0] }),
      [
        [255, 0, 0],
        [0, 255, 0],
      ],
    ],
    [
      "grey with opacity, on white",
      png([0, 255], [0, 0], { colorType: 4 }),
      [
        [0, 0, 0],
        [255, 255, 255],
      ],
    ],
    [
      "colours with opacity, on white",
      png([255, 0, 0, 255], [255, 0, 0, 0], { colorType: 6 }),
      [
        [255, 0, 0],
        [255, 255, 255],
      ],
    ],
  ])("%s", async (_, bytes, expected) => {
    expect(await halvesOf(bytes)).toEqual(expected);
  });
});

/** A JPEG that is nothing but its frame header, of so many components. */
const jpeg = (components: number) =>
  Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 8 + 3 * components, 8, 0, 40, 0, 40, components, ...Array(3 * components).fill(1), 0xff, 0xd9);

test("what a PDF cannot show is left out: interlaced pictures, other kinds of colours, files without a header; without any other there is no PDF", () => {
  const grey = png([0], [200], { colorType: 0 });
  const left = (type: "png" | "jpeg", bytes: Uint8Array) => pdfOfPictures([{ type, bytes, width: 40, height: 40 }]);
  expect(left("png", png([0], [200], { colorType: 0, interlaced: 1 }))).toBeUndefined();
  expect(left("png", png([0], [200], { colorType: 1 }))).toBeUndefined();
  expect(left("png", grey.slice(0, 20))).toBeUndefined();
  expect([1, 2, 3, 4].map((components) => left("jpeg", jpeg(components)) !== undefined)).toEqual([true, false, true, true]);
  expect(left("jpeg", Uint8Array.of(0xff, 0xd8, 0xff))).toBeUndefined();
  const both = pdfOfPictures([
    { type: "png", bytes: grey.slice(0, 20), width: 40, height: 40 },
    { type: "png", bytes: grey, width: 40, height: 40 },
  ]);
  expect(Buffer.from(both as Uint8Array).toString("latin1")).toContain("/Count 1");
});
