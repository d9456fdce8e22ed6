import type { ReadTools } from "../../reading.ts";
import { compiledWasm } from "../ocr/compiled-wasm.ts";
import { rgbPng } from "./png.ts";
import { SCREEN_DPI } from "./thresholds.ts";

const POINTS_PER_INCH = 72;

/** The first `maxPages` pages of a PDF as PNG pictures. Throws what PDFium says of a file that it cannot open. */
export async function drawPages(
  pdf: Uint8Array,
  { maxPages, dpi = SCREEN_DPI, readAsset }: { maxPages: number; dpi?: number; readAsset: ReadTools["readAsset"] },
): Promise<Uint8Array[]> {
  const { PDFiumLibrary } = await import("@hyzyla/pdfium");
  const library = await PDFiumLibrary.init({ instantiateWasm: await compiledWasm("wasm/pdfium.wasm", readAsset) });
  try {
    const document = await library.loadDocument(pdf.slice());
    const pictures: Uint8Array[] = [];
    for (let page = 0; page < Math.min(document.getPageCount(), maxPages); page++) {
      const { data, width, height } = await document
        .getPage(page)
        .render({ scale: dpi / POINTS_PER_INCH, render: async ({ data }) => data });
      pictures.push(rgbPng(data, width, height, 4));
    }
    document.destroy();
    return pictures;
  } finally {
    library.destroy();
  }
}
