import { openPdf, type PDFPageProxy } from "../../read/pdf/open/pdfjs.ts";
import type { WriteTools } from "../written.ts";

type ReadAsset = WriteTools["readAsset"];

/** The text of a PDF that this program wrote, page after page: what `verifyDocument` reads back. For the PDFs of others see `cv/read`. */
export async function readPdfText(bytes: Uint8Array, readAsset: ReadAsset): Promise<string> {
  const pages = await eachPage(bytes, readAsset, async (page) => (await page.getTextContent()).items);
  return pages.map((items) => items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("")).join("\n");
}

/** Where the links of such a PDF lead, in order. */
export async function readPdfLinks(bytes: Uint8Array, readAsset: ReadAsset): Promise<string[]> {
  const pages = await eachPage(bytes, readAsset, (page) => page.getAnnotations() as Promise<{ url?: string }[]>);
  return pages.flat().flatMap(({ url }) => url ?? []);
}

async function eachPage<T>(bytes: Uint8Array, readAsset: ReadAsset, read: (page: PDFPageProxy) => Promise<T>): Promise<T[]> {
  const document = await openPdf(bytes, readAsset);
  try {
    const found: T[] = [];
    for (let number = 1; number <= document.numPages; number++) found.push(await read(await document.getPage(number)));
    return found;
  } finally {
    await document.loadingTask.destroy();
  }
}
