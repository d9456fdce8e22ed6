import { expect, test } from "bun:test";
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { readAsset } from "../../../setup/assets.ts";
import { show, tinyPdf } from "../../read/pdf/tiny-pdf.testing.ts";
import { insertPicturePage } from "./picture-page.ts";

/** The picture of a page with a box of text covered, as levels of grey or colour. */
async function pictureOf(
  content: string,
  boxes: { x: number; y: number; width: number; height: number }[],
  scan?: { rotation: number; skew: number },
) {
  const document = await PDFDocument.create({ updateMetadata: false });
  const bytes = tinyPdf([{ content }]);
  const page = await insertPicturePage(
    document,
    {
      bytes,
      number: 1,
      width: 600,
      height: 800,
      boxes: boxes.map((box) => ({ page: 1, ...box })),
      ...(scan && { scan: { ...scan, words: [] } }),
    },
    { readAsset },
  );
  const image = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && object.dict.get(PDFName.of("Subtype")) === PDFName.of("Image") ? [object] : [],
    )[0];
  if (!image) throw new Error("no picture");
  const pixels = decodePDFRawStream(image).decode();
  const width = Number(image.dict.get(PDFName.of("Width")));
  const space = String(image.dict.get(PDFName.of("ColorSpace")));
  const channels = space === "/DeviceGray" ? 1 : 3;
  const darkest = (x: number, y: number, across: number, down: number) => {
    const scale = width / page.getWidth();
    let value = 255;
    for (let row = Math.round(y * scale); row < (y + down) * scale; row++)
      for (let at = Math.round(x * scale); at < (x + across) * scale; at++)
        value = Math.min(value, pixels[(row * width + at) * channels] ?? 255);
    return value;
  };
  return { page, space, darkest };
}

test("nothing of what stood in a box is in the picture, and its ground is that around it", async () => {
  const { darkest, space } = await pictureOf(`${show(40, 700, "Jane Doe")}\n${show(40, 600, "Engineer")}`, [
    { x: 38, y: 88, width: 80, height: 16 },
  ]);
  expect(space).toBe("/DeviceGray");
  expect(darkest(30, 80, 100, 30)).toBeGreaterThan(250);
  expect(darkest(30, 185, 100, 30)).toBeLessThan(80);
  const onGround = await pictureOf(`0.5 g 0 650 600 100 re f 0 g\n${show(40, 700, "Jane Doe")}`, [{ x: 38, y: 88, width: 80, height: 16 }]);
  expect(onGround.darkest(42, 92, 60, 6)).toBeGreaterThan(100);
});

test("a page in colour stays so, and a scan is put in as it was turned upright", async () => {
  // A tint that no eye sees is grey, as scanners write it.
  expect((await pictureOf("0.5 0.52 0.5 rg 0 650 600 100 re f", [])).space).toBe("/DeviceGray");
  expect((await pictureOf("0.5 0.54 0.5 rg 0 650 600 100 re f", [])).space).toBe("/DeviceRGB");
  expect((await pictureOf("1 0 0 rg 0 650 600 100 re f", [])).space).toBe("/DeviceRGB");
  const { page } = await pictureOf(show(40, 700, "Engineer"), [], { rotation: 90, skew: 0 });
  expect([page.getWidth(), page.getHeight()].map(Math.round)).toEqual([800, 600]);
});
