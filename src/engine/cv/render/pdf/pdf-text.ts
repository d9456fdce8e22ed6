import { openPdf, type PDFPageProxy } from "../../read/pdf/open/pdfjs.ts";
import type { WriteTools } from "../written.ts";

/** The text of a PDF that this program wrote, page after page: what `verifyDocument` reads back. For the PDFs of others see `cv/read`. */
export async function readPdfText(bytes: Uint8Array, readAsset: WriteTools["readAsset"]): Promise<string> {
  const document = await openPdf(bytes, readAsset);
  try {
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number++) pages.push(await textOfPage(await document.getPage(number)));
    return pages.join("\n");
  } finally {
    await document.loadingTask.destroy();
  }
}

async function textOfPage(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
}
