import { expect, test } from "bun:test";
import type { ImagePlacement, PageDrawing } from "./page-content.ts";
import type { PDFPageProxy } from "./pdfjs.ts";
import { readPictures } from "./photos.ts";

test("only what may be a photo is decoded, and once however often it is drawn", async () => {
  const decoded: string[] = [];
  const pictureOf = (key: string) => ({ decode: async () => void decoded.push(key) });
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
