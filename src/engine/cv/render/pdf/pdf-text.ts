type PdfText = { items: ({ str: string; hasEOL: boolean } | object)[] };
type PdfPage = { getTextContent: () => Promise<PdfText>; getAnnotations: () => Promise<{ url?: string }[]> };

/** The text of a PDF that this program wrote, page after page: what `verifyDocument` reads back. For the PDFs of others see `cv/read`. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const pages = await eachPage(bytes, async (page) => (await page.getTextContent()).items);
  return pages.map((items) => items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("")).join("\n");
}

/** Where the links of such a PDF lead, in order. */
export async function readPdfLinks(bytes: Uint8Array): Promise<string[]> {
  const pages = await eachPage(bytes, (page) => page.getAnnotations());
  return pages.flat().flatMap(({ url }) => url ?? []);
}

async function eachPage<T>(bytes: Uint8Array, read: (page: PdfPage) => Promise<T>): Promise<T[]> {
  // In this order: without a worker of its own, pdf.js looks for this global.
  Object.assign(globalThis, { pdfjsWorker: await import("pdfjs-dist/legacy/build/pdf.worker.mjs" as string) });
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const document = await getDocument({ data: bytes.slice(), verbosity: 0, disableFontFace: true }).promise;
  const found: T[] = [];
  for (let number = 1; number <= document.numPages; number++)
    found.push(await read((await document.getPage(number)) as unknown as PdfPage));
  await document.loadingTask.destroy();
  return found;
}
