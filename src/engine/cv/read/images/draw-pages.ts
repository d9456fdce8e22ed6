import type { PDFiumDocument } from "@hyzyla/pdfium";
import type { ReviewPage } from "../../../contract/api.ts";
import type { ReadTools } from "../../reading.ts";
import { compiledWasm } from "../ocr/compiled-wasm.ts";
import { rgbPng } from "./png.ts";
import { SCREEN_DPI } from "./thresholds.ts";

const POINTS_PER_INCH = 72;

type Assets = { readAsset: ReadTools["readAsset"] };

/** The first `maxPages` pages of a PDF as PNG pictures. Throws what PDFium says of a file that it cannot open. */
export async function drawPages(
  pdf: Uint8Array,
  { maxPages, dpi = SCREEN_DPI, readAsset }: Assets & { maxPages: number; dpi?: number },
): Promise<Uint8Array[]> {
  return await withDocument(pdf, readAsset, async (document) => {
    const pictures: Uint8Array[] = [];
    for (let page = 0; page < Math.min(document.getPageCount(), maxPages); page++)
      pictures.push(await drawAt(document, page, { scale: dpi / POINTS_PER_INCH }));
    return pictures;
  });
}

/**
 * The sizes of all pages of a PDF in points as they are shown, after their rotation, and page `number` (from 1) as a PNG picture `width` pixels wide.
 * No picture where there is no such page. Throws what PDFium says of a file that it cannot open.
 */
export async function drawPage(
  pdf: Uint8Array,
  { number, width, readAsset }: Assets & { number?: number; width: number },
): Promise<{ pages: ReviewPage[]; picture?: Uint8Array }> {
  return await withDocument(pdf, readAsset, async (document) => {
    const pages = Array.from({ length: document.getPageCount() }, (_, index) => sizeOf(document, index));
    const page = pages.find((one) => one.number === number);
    if (!page) return { pages };
    const size = { width, height: Math.round((width * page.height) / page.width) };
    return { pages, picture: await drawAt(document, page.number - 1, size) };
  });
}

function sizeOf(document: PDFiumDocument, index: number): ReviewPage {
  const { originalWidth, originalHeight } = document.getPage(index).getOriginalSize();
  return { number: index + 1, width: originalWidth, height: originalHeight };
}

type Size = { scale: number } | { width: number; height: number };

async function drawAt(document: PDFiumDocument, index: number, size: Size): Promise<Uint8Array> {
  const { data, width, height } = await document.getPage(index).render({ ...size, render: async ({ data }) => data });
  return rgbPng(data, width, height, 4);
}

async function withDocument<T>(
  pdf: Uint8Array,
  readAsset: Assets["readAsset"],
  work: (document: PDFiumDocument) => Promise<T>,
): Promise<T> {
  const { PDFiumLibrary } = await import("@hyzyla/pdfium");
  const library = await PDFiumLibrary.init({ instantiateWasm: await compiledWasm("wasm/pdfium.wasm", readAsset) });
  try {
    const document = await library.loadDocument(pdf.slice());
    const done = await work(document);
    document.destroy();
    return done;
  } finally {
    library.destroy();
  }
}
