import { expect, test } from "bun:test";
import { rgbPng } from "../../images/png.ts";
import type { ImagePlacement, PageDrawing } from "../content-stream/interpreter.ts";
import type { PDFPageProxy } from "../open/pdfjs.ts";
import { readPictures } from "./photos.ts";

test("only what may be a photo is decoded, and once however often it is drawn", async () => {
  const decoded: string[] = [];
  const pictureOf = (key: string) => ({ plainJpeg: async () => {}, decode: async () => void decoded.push(key) });
  const page = { objs: { has: () => true, get: pictureOf } } as unknown as PDFPageProxy;
  const image = (key: string, width: number, pixels: number): ImagePlacement => ({
    key,
    order: 0,
    pixels: { width: pixels, height: pixels },
    box: { page: 1, x: 50, y: 50, width, height: 100 },
  });
  const images = [image("banner", 500, 300), image("icon", 100, 16), image("poster", 100, 5000), image("face", 100, 300)];
  const pictures = await readPictures({ page: 1, height: 800, images: [...images, ...images] } as PageDrawing, page);
  expect(decoded).toEqual(["face"]);
  expect(pictures.filter(({ looksLikePhoto }) => looksLikePhoto)).toEqual([]);
});

test("a JPEG of many colours is kept as the file that it is, one of few colours is a logo", async () => {
  const [width, height] = [300, 400];
  const bytes = await new Bun.Image(rgbPng(new Uint8Array(width * height * 3), width, height, 3)).jpeg().bytes();
  const face = { key: "face", order: 0, pixels: { width, height }, box: { page: 1, x: 50, y: 50, width: 75, height: 100 } };
  const read = async (shade: (at: number) => number) => {
    const data = Uint8ClampedArray.from({ length: width * height * 3 }, (_, at) => shade(at));
    const image = { plainJpeg: async () => bytes, decode: async () => ({ width, height, kind: 2, data }) };
    const page = { objs: { has: () => true, get: () => image } } as unknown as PDFPageProxy;
    return readPictures({ page: 1, height: 800, images: [face] } as unknown as PageDrawing, page);
  };

  expect(await read((at) => (at * 7) % 256)).toMatchObject([{ looksLikePhoto: true, type: "jpeg" }]);
  expect(await read(() => 200)).toMatchObject([{ looksLikePhoto: false }]);
  // A grid of one colour lies over it, as over a picture from a photo booth.
  const isOnGrid = (at: number) => Math.floor(at / 3) % 50 === 0;
  expect(await read((at) => (isOnGrid(at) ? 200 : (at * 7) % 256))).toMatchObject([{ looksLikePhoto: true }]);
});

test("a photo stands in the upper half of one of the first two pages, at the edge of the paper too", async () => {
  const looksLikePhoto = async (number: number, y: number) => {
    const decoded: string[] = [];
    const store = { has: () => true, get: (key: string) => ({ plainJpeg: async () => {}, decode: async () => void decoded.push(key) }) };
    const face = { key: "face", order: 0, pixels: { width: 300, height: 400 }, box: { page: number, x: 50, y, width: 75, height: 100 } };
    const drawing = { page: number, height: 800, images: [face] } as unknown as PageDrawing;
    await readPictures(drawing, { objs: store } as unknown as PDFPageProxy);
    return decoded.length > 0;
  };

  expect(await Promise.all([1, 2, 3].map((number) => looksLikePhoto(number, 50)))).toEqual([true, true, false]);
  expect(await Promise.all([-8, -4, 390, 410].map((y) => looksLikePhoto(1, y)))).toEqual([false, true, true, false]);
});
