import { PDFDocument } from "@cantoo/pdf-lib";

/** Puts the pages of another PDF before those of a document. */
export async function prependPages(document: PDFDocument, bytes: Uint8Array): Promise<void> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = await document.copyPages(source, source.getPageIndices());
  for (const [index, page] of pages.entries()) document.insertPage(index, page);
}
