type PdfText = { items: ({ str: string; hasEOL: boolean } | object)[] };

/** The text of a PDF that this program wrote, page after page: what `verifyDocument` reads back. For the PDFs of others see `cv/read`. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  // In this order: without a worker of its own, pdf.js looks for this global.
  const worker = await import("pdfjs-dist/legacy/build/pdf.worker.mjs" as string);
  Object.assign(globalThis, { pdfjsWorker: worker });
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const document = await getDocument({ data: bytes.slice(), verbosity: 0, disableFontFace: true }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = (await (await document.getPage(number)).getTextContent()) as PdfText;
    pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
  }
  await document.loadingTask.destroy();
  return pages.join("\n");
}
