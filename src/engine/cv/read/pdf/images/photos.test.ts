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

const FACE = { key: "face", order: 0, pixels: { width: 300, height: 400 }, box: { page: 1, x: 50, y: 50, width: 75, height: 100 } };
/** What is taken of a picture, whose pixels and file are given. */
async function taken(face: Partial<ImagePlacement>, pixels: object, jpeg?: Uint8Array, has = true) {
  const image = { plainJpeg: async () => jpeg, decode: async () => pixels };
  const store = { has: () => has, get: () => image };
  const other = { has: () => false };
  const isShared = (face.key ?? FACE.key)?.startsWith("g_");
  const page = (isShared ? { objs: other, commonObjs: store } : { objs: store, commonObjs: other }) as unknown as PDFPageProxy;
  const [picture] = await readPictures({ page: 1, height: 800, images: [{ ...FACE, ...face }] } as unknown as PageDrawing, page);
  return picture;
}
const colourful = (width: number, height: number, channels = 3) =>
  Uint8ClampedArray.from({ length: width * height * channels }, (_, at) => (at * 7) % 256);

test("pixels are those of RGB or RGBA; a picture of one bit a pixel, without pixels or with too many is no photo", async () => {
  expect((await taken({}, { width: 300, height: 400, kind: 2, data: colourful(300, 400) }))?.type).toBe("png");
  expect((await taken({}, { width: 300, height: 400, kind: 3, data: colourful(300, 400, 4) }))?.type).toBe("png");
  expect((await taken({}, { width: 300, height: 400, kind: 1, data: colourful(300, 400) }))?.looksLikePhoto).toBe(false);
  expect((await taken({}, { width: 300, height: 400, kind: 2 }))?.looksLikePhoto).toBe(false);
  expect((await taken({}, { width: 3000, height: 4000, kind: 2, data: colourful(30, 40) }))?.looksLikePhoto).toBe(false);
});

test("a picture may be shared by the pages of a document; one that the document does not have is none", async () => {
  const pixels = { width: 300, height: 400, kind: 2, data: colourful(300, 400) };
  expect((await taken({ key: "g_face" }, pixels))?.looksLikePhoto).toBe(true);
  expect((await taken({}, pixels, undefined, false))?.looksLikePhoto).toBe(false);
  expect((await taken({ key: undefined }, pixels))?.looksLikePhoto).toBe(false);
});

test("the file of a JPEG is kept where the picture is shown whole and it has the size that the page states", async () => {
  const pixels = { width: 300, height: 400, kind: 2, data: colourful(300, 400) };
  const file = (width: number, height: number) =>
    new Bun.Image(rgbPng(new Uint8Array(width * height * 3), width, height, 3)).jpeg().bytes();
  expect((await taken({}, pixels, await file(300, 400)))?.type).toBe("jpeg");
  expect((await taken({}, pixels, await file(300, 200)))?.type).toBe("png");
  expect((await taken({}, pixels, await file(150, 400)))?.type).toBe("png");
  const view = { rotation: 90, mirrored: false, crop: { left: 0, top: 0, right: 0, bottom: 0 } } as const;
  expect((await taken({ view }, pixels, await file(300, 400)))?.type).toBe("png");
});

test.each<[string, Partial<ImagePlacement>, number]>([
  ["as narrow as an icon", { box: { ...FACE.box, width: 20, height: 25 } }, 1],
  ["as wide as a banner", { box: { ...FACE.box, width: 300, height: 300 } }, 1],
  ["much wider than high", { box: { ...FACE.box, width: 150, height: 60 } }, 1],
  ["much higher than wide", { box: { ...FACE.box, width: 50, height: 150 } }, 1],
  ["of few pixels across", { pixels: { width: 40, height: 400 } }, 1],
  ["of few pixels down", { pixels: { width: 300, height: 40 } }, 1],
  ["as small as a dot", { box: { ...FACE.box, width: 5, height: 40 } }, 0],
  ["as low as a line", { box: { ...FACE.box, width: 40, height: 5 } }, 0],
])("a picture %s is no photo", async (_, face, pictures) => {
  const picture = await taken(face, { width: 300, height: 400, kind: 2, data: colourful(300, 400) });
  expect(picture ? [picture.looksLikePhoto, picture.box] : undefined).toEqual(pictures ? [false, face.box ?? FACE.box] : undefined);
});
