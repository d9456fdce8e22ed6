import { rgbPng } from "../cv/read/pdf/png.ts";

const DPI = 80;

/** The first `most` pages of a PDF as PNG pictures. Throws what PDFium says of a file that it cannot open. */
export async function drawPages(pdf: Uint8Array, most: number, readAsset: (name: string) => Promise<Uint8Array>): Promise<Uint8Array[]> {
  const { PDFiumLibrary } = await import("@hyzyla/pdfium");
  const wasm = await readAsset("wasm/pdfium.wasm");
  const library = await PDFiumLibrary.init({ wasmBinary: wasm.slice().buffer });
  try {
    const document = await library.loadDocument(pdf.slice());
    const pictures: Uint8Array[] = [];
    for (let page = 0; page < Math.min(document.getPageCount(), most); page++) {
      const { data, width, height } = await document.getPage(page).render({ scale: DPI / 72, render: async ({ data }) => data });
      pictures.push(rgbPng(data, width, height, 4));
    }
    document.destroy();
    return pictures;
  } finally {
    library.destroy();
  }
}
